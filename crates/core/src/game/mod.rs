//! Game: a puzzle solved by hand, without a browser. Marks on a board, moves with an
//! unlimited history, trials, checkpoints, the time they took, and a stored form.
//!
//! ```
//! use clew_core::format::Read as _;
//! use clew_core::game::{Game, Selection, Press};
//! use clew_core::scene::Point;
//! use clew_slitherlink::Slitherlink;
//!
//! let clues = Slitherlink::parse("4..,...,...")?.remove(0).clues;
//! let mut game = Game::<Slitherlink>::new(clues);
//! // The middle of the top side of the first cell.
//! game.press(Press::main(Point::new(0.5, 0.0)));
//! assert_eq!(game.written(), ["R1C1 top line"]);
//! game.undo();
//! assert!(game.written().is_empty());
//! # Ok::<(), clew_core::model::ParseError>(())
//! ```

mod clock;
mod fault;
mod history;
mod input;
mod keyboard;
mod made;
mod picture;
mod play;
mod position;
mod spoken;
mod state;
mod stored;
mod text;
mod trials;

pub use clock::Clock;
pub use fault::NotStored;
pub use history::{Checkpoint, Game};
pub use input::{Aids, Button, Key, Pad, Press, Selection, Stroke};
pub use keyboard::DigitKey;
pub use made::{Made, Maker};
pub use picture::{picture, pointed};
pub use play::{Count, Gestures, Marking, Play, Tallied};
pub use position::{Change, Position};
pub use spoken::{Query, Spoken, answer, changed, named, remaining};
pub use state::{Action, GameState, Move, Trial};
pub use stored::{Stored, VERSION};
pub use text::cell_text;
pub use text::{Expected, NoMark, Text, edge_text};
