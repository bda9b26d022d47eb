//! The waist: the one place that lists the kinds.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr};

use crate::grid::{IntoSet as _, Shape};
use crate::model::{Explanation, ParseError, Puzzle};
use crate::puzzle::aquarium::Aquarium;
use crate::puzzle::slitherlink::Slitherlink;
use crate::puzzle::sudoku::Sudoku;
use crate::solve::{Method, Solve};
use crate::trace::{Proof, Verdict};

/// Evaluates an expression with a type name bound to the kind that a `Kind` names.
macro_rules! with_kind {
    ($kind:expr, $P:ident => $body:expr) => {
        match $kind {
            Kind::Slitherlink => {
                type $P = Slitherlink;
                $body
            }
            Kind::Sudoku => {
                type $P = Sudoku;
                $body
            }
            Kind::Aquarium => {
                type $P = Aquarium;
                $body
            }
        }
    };
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use with_kind;

mod catalogue;
mod change;
mod coach;
mod code;
mod counsel;
mod facade;
mod game;
mod message;
mod opening;
mod payload;
mod played;
mod player;
mod read;
mod recipe;
mod recovery;
mod samples;
mod server;
mod spoken;
mod word;
mod work;

pub use catalogue::{TechniqueEntry, pattern_pictures, technique, techniques};
pub use change::{
    Contents, Regions, blank, contents, edited, entries, export, exports, layouts, poured, refusal,
    sizes,
};
pub use coach::{Counsel, Judged};
pub use code::Code;
pub use counsel::{Basis, Counselled, Turn};
pub use facade::{Job, Slice};
pub use game::{game, stored_game};
pub use message::{
    Answer, ClueConflict, CoachQuestion, End, Exercise, Generated, JobId, Preview, Question, Reply,
    Request, Task,
};
pub use opening::recorded;
pub use payload::{Advice, Events, Marks, OfKind, Proofs};
pub use played::{Clashing, Played};
pub use player::Player;
pub use read::{formats, read, read_as, read_named};
pub use recipe::Recipe;
pub use recovery::Recovery;
pub use samples::{SAMPLES, Sample};
pub use server::Server;
pub use spoken::Told;
pub(crate) use word::has_word;
pub use work::{
    Begin, JobError, aquarium_job, default_spec, invalid_recipe, invalid_spec, job,
    slitherlink_job, sudoku_job, variants,
};

use player::player_of;

/// The kinds of puzzle.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumIter,
    EnumString,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// One closed loop, clues count lines.
    Slitherlink,
    /// Every digit once in every house.
    Sudoku,
    /// Tanks of water, sums count cells.
    Aquarium,
}

impl Kind {
    /// Methods that make a difference for the kind, the default first.
    pub fn methods(self) -> &'static [Method] {
        with_kind!(self, P => P::METHODS)
    }

    /// The method, if it makes a difference for the kind, or else the default.
    pub fn method(self, wished: Method) -> Method {
        let offered = self.methods().iter().copied();
        // Not offered, but to be had for every kind.
        let mut offered = offered.chain([Method::Silent]);
        offered.find(|&method| method == wished).unwrap_or_default()
    }
}

/// One reading of a pasted text.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The puzzle.
    pub code: Code,
    /// Message id of the format recognised.
    pub format: &'static str,
    /// Rows and columns, in cells.
    pub shape: Shape,
    /// Warnings about parts that were read but looked odd.
    pub warnings: Vec<Explanation>,
    /// Facts that the text marks as found by a player; `None` if it marks none.
    pub marks: Option<Marks>,
}

/// Maker of players of one kind.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub type MakePlayer = fn(&Code) -> Result<Box<dyn Player>, ParseError>;

/// Playback of a puzzle, to be fed with events.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub fn player(code: &Code) -> Result<Box<dyn Player>, ParseError> {
    make_player(code.kind)(code)
}

/// Maker of players of a kind. It reaches what tells and draws each of them: a program that loads the kinds one by
/// one takes [`slitherlink_player`] and its siblings instead.
pub fn make_player(kind: Kind) -> MakePlayer {
    with_kind!(kind, P => player_of::<P>)
}

/// Playback of a Slitherlink.
///
/// # Errors
/// See [`MakePlayer`].
pub fn slitherlink_player(code: &Code) -> Result<Box<dyn Player>, ParseError> {
    player_of::<Slitherlink>(code)
}

/// Playback of a Sudoku.
///
/// # Errors
/// See [`MakePlayer`].
pub fn sudoku_player(code: &Code) -> Result<Box<dyn Player>, ParseError> {
    player_of::<Sudoku>(code)
}

/// Playback of an Aquarium.
///
/// # Errors
/// See [`MakePlayer`].
pub fn aquarium_player(code: &Code) -> Result<Box<dyn Player>, ParseError> {
    player_of::<Aquarium>(code)
}

/// A proof in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Verdict on the number of solutions, as far as it is decided.
    pub verdict: Verdict,
    /// Number of solutions known, at most two.
    pub solutions: usize,
    /// Number of facts that describe a solution; `None` while none is known.
    pub facts: Option<usize>,
    /// Number of those that all solutions share; `None` while that is not decided.
    pub backbone: Option<usize>,
}

fn counts<P: Puzzle>(proof: &Proof<P>) -> Counts {
    let first = proof.solutions.first();
    // Solutions may share that something is not so as well.
    let told = first.into_iter().flatten().into_set();
    let shared = |facts: &Vec<P::Fact>| facts.iter().filter(|fact| told.contains(fact)).count();
    Counts {
        verdict: proof.verdict,
        solutions: proof.solutions.len(),
        facts: first.map(Vec::len),
        backbone: proof.backbone.as_ref().map(shared),
    }
}
