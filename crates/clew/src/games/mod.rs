//! The player's games: summaries that do not require reading the moves, the puzzles
//! offered to play, daily puzzles, best times, settings, and an archive of everything.
//! The page decides where they are stored.
//!
//! ```
//! use clew::games::{Date, Difficulty, daily};
//! use clew_core::grid::Shape;
//! use clew::kind::Kind;
//!
//! let date: Date = "2026-11-23".parse()?;
//! let today = daily(Kind::new("sudoku"), Shape::new(9, 9), Difficulty::Gentle, date);
//! assert_eq!(today, daily(Kind::new("sudoku"), Shape::new(9, 9), Difficulty::Gentle, date));
//! # Ok::<(), clew::games::NoDate>(())
//! ```

mod archive;
mod bests;
mod daily;
mod difficulty;
mod examples;
mod history;
mod settings;
mod summary;

pub use archive::{Archive, ArchiveLines, Archived, LONGEST_LINE};
pub use bests::{Best, Comparison, Finish, best};
pub use daily::{Date, NoDate, daily, same_since};
pub use difficulty::{Difficulty, made_sizes, recipe, techniques_under};
pub use examples::{Example, examples};
pub use history::{Series, game_of_day, series};
pub use settings::{Appearance, MarkSize, Settings, Side};
pub use summary::{Origin, Summary};
