//! Model of a puzzle: the traits every kind implements and the values they share.

mod catalogue;
mod edit;
mod error;
mod explanation;
mod numerals;

use std::fmt::Debug;
use std::ops::Range;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::grid::{Shape, Site};
pub use catalogue::techniques;
pub use catalogue::{CatalogueEntry, Soundness};
pub use edit::{Change, Edit, Entry, Sizes};
pub use error::{Confidence, Fault, ParseError};
pub use explanation::{Arg, Explanation};
pub use numerals::Numerals;

/// A kind of puzzle; implemented by unit structs.
pub trait Puzzle: Copy + Debug + PartialEq + 'static {
    /// Printed clues. Always valid: new ones come only from `parse` and from changes
    /// that keep them valid.
    type Clues: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// Facts known so far.
    type Board: Clone + Debug + PartialEq;
    /// Fact that can be known about a board.
    type Fact: Fact;
    /// A way of finding facts.
    type Technique: Technique;
    /// A rule that a board can break.
    type Rule: Rule;
    /// What a technique recognised or counted, with its parts, for sentence and
    /// picture; the unit type for kinds whose steps need none.
    type Reason: Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// Reads the kind's canonical form, as `print` writes it, and nothing else:
    /// everything a worker needs to serve requests.
    ///
    /// # Errors
    /// The text is not of that form.
    fn parse_canonical(text: &str) -> Result<Self::Clues, ParseError>;

    /// Writes the clues in the kind's canonical form, which `parse` reads back.
    fn print(clues: &Self::Clues) -> String;

    /// Message ids of the formats in which puzzles can be written, in the order in which the page offers them.
    const WRITTEN: &'static [&'static str];

    /// Writes the clues in one of these formats; `None` if it cannot carry them.
    fn export(clues: &Self::Clues, format: &str) -> Option<String>;

    /// Writes the clues in every format that can carry them.
    fn exports(clues: &Self::Clues) -> Vec<Export> {
        let export = |&format| {
            let text = Self::export(clues, format)?;
            Some(Export { format, text })
        };
        Self::WRITTEN.iter().filter_map(export).collect()
    }

    /// The size of the board.
    fn shape(clues: &Self::Clues) -> Shape;

    /// The board on which nothing is known yet.
    fn board(clues: &Self::Clues) -> Self::Board;

    /// Adds one fact; the only way a board changes.
    ///
    /// # Errors
    /// The fact contradicts what the board knows; the board is unchanged, and
    /// the evidence names the known facts that, with `fact`, cannot hold.
    fn learn(board: &mut Self::Board, fact: Self::Fact) -> Result<Learned, Contradiction<Self>>;

    /// Whether the board knows the fact to be true (`Some(true)`), to be
    /// false (`Some(false)`), or does not know.
    fn knows(board: &Self::Board, fact: Self::Fact) -> Option<bool>;

    /// Whether nothing is left to find.
    fn is_complete(board: &Self::Board) -> bool;

    /// Groups facts into objects that a reader sees as one thing, such as the lines of
    /// a path. An object is explained and drawn as one.
    fn objects(_clues: &Self::Clues, facts: &[Self::Fact]) -> Vec<Vec<Self::Fact>> {
        facts.iter().map(|&fact| vec![fact]).collect()
    }

    /// Rule violations of a board, judged from the rules alone.
    fn clashes(clues: &Self::Clues, board: &Self::Board) -> Vec<Clash<Self>>;
}

/// Fact that can be known about a board.
pub trait Fact: Copy + Ord + Debug + Serialize + DeserializeOwned + 'static {
    /// Place where the fact is drawn.
    fn site(self) -> Site;
    /// The fact that holds exactly when this one does not.
    fn negated(self) -> Self;
}

/// A way of finding facts, with its place in the method.
pub trait Technique: Copy + Eq + Debug + Serialize + DeserializeOwned + 'static {
    /// Techniques of the kind with their data, in the order of the catalogue.
    fn catalogue() -> &'static [CatalogueEntry<Self>];
    /// Data of this technique.
    fn entry(self) -> &'static CatalogueEntry<Self>;
    /// Kebab-case name with the kind in front; also the message id.
    fn name(self) -> &'static str {
        self.entry().name
    }
    /// Stage that it belongs to.
    fn stage(self) -> Stage {
        self.entry().stage
    }
    /// Difficulty, 1 to 10.
    fn level(self) -> u8 {
        self.tenths() / 10
    }
    /// Difficulty in tenths of a level. Techniques that one rung finds share it, and it
    /// never falls from rung to rung: so the hardest step of a puzzle is as hard as its
    /// position requires, regardless of the order in which a rung looks.
    fn tenths(self) -> u8 {
        self.entry().tenths
    }
    /// Tenths that an argument with this many links adds, for kinds that grade long
    /// arguments as harder.
    fn surcharge(self, _links: usize) -> u8 {
        0
    }
    /// Whether it assumes that the puzzle has exactly one solution.
    fn assumes_unique(self) -> bool {
        self.entry().soundness == Soundness::OneSolution
    }
    /// Technique with a name; `None` if it does not exist, or no longer exists.
    fn named(name: &str) -> Option<Self> {
        let mut entries = Self::catalogue().iter();
        let entry = entries.find(|entry| entry.name == name)?;
        Some(entry.technique)
    }
    /// Techniques of the kind, in the order of the catalogue.
    fn all() -> Vec<Self> {
        Self::catalogue()
            .iter()
            .map(|entry| entry.technique)
            .collect()
    }
}

/// A rule that a board can break.
pub trait Rule: Copy + Eq + Debug + Serialize + DeserializeOwned + 'static {
    /// Its kebab-case name, with the kind in front; also its message id.
    fn name(self) -> &'static str;
    /// Rules of the kind.
    fn all() -> Vec<Self>;
}

/// The three stages of every method.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    strum::IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Stage {
    /// Deductions from local rules.
    Patterns,
    /// Deductions that link distant places.
    Breakout,
    /// Trial of the few cases left.
    Enumeration,
}

impl Stage {
    /// The three, in order.
    pub const ALL: [Stage; 3] = [Stage::Patterns, Stage::Breakout, Stage::Enumeration];
}

/// Outcome of `learn`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learned {
    /// The fact was new.
    New,
    /// The board knew it.
    Known,
}

/// A broken rule and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Clash<P: Puzzle> {
    /// The rule that is broken.
    pub rule: P::Rule,
    /// The places that break it together.
    pub sites: Vec<Site>,
}

impl<P: Puzzle> Clash<P> {
    /// A clash of `rule` at `sites`.
    pub fn new(rule: P::Rule, sites: Vec<Site>) -> Self {
        Self { rule, sites }
    }
}

/// A contradiction with its evidence: `clues` and `given` cannot hold together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Contradiction<P: Puzzle> {
    /// The printed clues relied on.
    pub clues: Vec<Site>,
    /// The known facts relied on.
    pub given: Vec<P::Fact>,
    /// The rule that cannot be met, and where.
    pub clash: Clash<P>,
}

/// Reading of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Parsed<P: Puzzle> {
    /// Message id of the format that was recognised.
    pub format: &'static str,
    /// Printed clues.
    pub clues: P::Clues,
    /// Facts that the text marks as already found by a player.
    pub marks: Vec<P::Fact>,
    /// Warnings: things that were read but looked odd.
    pub warnings: Vec<Explanation>,
    /// Confidence of the reader that this is what the text means.
    pub confidence: Confidence,
    /// Bytes of the text that it accounts for; none if it accounts for all of it.
    pub used: Vec<Range<usize>>,
}

impl<P: Puzzle> Parsed<P> {
    /// Says which bytes of the text it accounts for.
    #[must_use]
    pub fn using(self, used: Vec<Range<usize>>) -> Self {
        Self { used, ..self }
    }

    /// Marks the text as naming its format.
    #[must_use]
    pub fn announced(self) -> Self {
        Self {
            confidence: Confidence::Announced,
            ..self
        }
    }
}

/// A puzzle written in one format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// Message id of the format.
    pub format: &'static str,
    /// The text.
    pub text: String,
}
