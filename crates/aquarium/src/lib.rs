//! Aquarium: fill tanks with water; the sums beside the board count the water
//! of each row and column.
//!
//! ```
//! use clew_core::format::Read as _;
//! use clew_core::solve::{Method, Solver};
//! use clew_core::trace::Event;
//! use clew_aquarium::Aquarium;
//!
//! let clues = Aquarium::parse("aquarium/r/3/2/co/11213")?.remove(0).clues;
//! let mut events = Solver::<Aquarium>::new(clues, Method::Human);
//! assert!(matches!(events.next(), Some(Event::Step(_))));
//! # Ok::<(), clew_core::model::ParseError>(())
//! ```
//!
//! Water lies at the bottom of a tank. How high it stands is a field of the puzzle,
//! because two rules are in use: one level for the whole tank, or one level for water
//! that is connected within the tank. Either way, cells are decided together in
//! [`Segment`]s, and all reasoning is about these.

mod board;
mod draw;
mod edit;
mod enumerate;
mod evidence;
mod explain;
mod generate;
mod human;
mod kind;
mod openings;
mod parse;
mod play;
mod prove;
mod rules;
mod technique;
mod tell;
mod written;

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr};

use clew_core::format::{Document, ParseOutcome, Read, Unpacked, Vocabulary};
use clew_core::grid::{Cell, Edge, Shape, Site};
use clew_core::model::{
    self, Clash, Confidence, Contradiction, Learned, ParseError, Parsed, Puzzle,
};
use clew_core::trace::Verdict;

pub use board::Board;
pub use board::clues::{Clues, Levels};
pub use board::segments::{Segment, SegmentId, Segments, Stack};
pub use kind::{JOB, KIND, PLAYER, REPORT, WORKSHOP};
pub use play::Mark;
pub use technique::Technique;
pub use technique::reason::Reason;

/// Aquarium as a kind of puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aquarium;

/// The largest board accepted, in cells each way.
pub const MAX_SIDE: u8 = 40;

/// State of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CellState {
    /// Water.
    Water,
    /// Air.
    Air,
}

/// Fact of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Fact {
    /// A cell is water or air.
    Cell(Cell, CellState),
    /// Whether the surface of the water is just above the segment that begins with the cell:
    /// the segment is water and the one above it is air. If it is not, the two are alike.
    Surface(Cell, bool),
}

/// Rule, named after the way a board breaks it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumIter, IntoStaticStr,
)]
pub enum Rule {
    /// A line has more water than its sum.
    #[strum(serialize = "aquarium-rule-sum-exceeded")]
    SumExceeded,
    /// A line has too few cells left for its sum.
    #[strum(serialize = "aquarium-rule-sum-short")]
    SumShort,
    /// No way to fill the remaining cells gives the sum of a line.
    #[strum(serialize = "aquarium-rule-sum-missed")]
    SumMissed,
    /// The sums of the rows and those of the columns differ in total.
    #[strum(serialize = "aquarium-rule-totals-differ")]
    TotalsDiffer,
    /// Water and air are at one height in a tank with one level.
    #[strum(serialize = "aquarium-rule-uneven")]
    Uneven,
    /// Water above air.
    #[strum(serialize = "aquarium-rule-floating")]
    Floating,
    /// A cell would have to be both water and air.
    #[strum(serialize = "aquarium-rule-both")]
    Both,
    /// The surface would have to be where it cannot be.
    #[strum(serialize = "aquarium-rule-no-level")]
    NoLevel,
}

impl CellState {
    /// Returns the other state.
    pub fn opposite(self) -> Self {
        match self {
            CellState::Water => CellState::Air,
            CellState::Air => CellState::Water,
        }
    }
}

impl Fact {
    /// The fact that a cell is water.
    pub fn water(cell: Cell) -> Self {
        Fact::Cell(cell, CellState::Water)
    }

    /// The fact that a cell is air.
    pub fn air(cell: Cell) -> Self {
        Fact::Cell(cell, CellState::Air)
    }
}

impl model::Fact for Fact {
    fn site(self) -> Site {
        match self {
            Fact::Cell(cell, _) => cell.site(),
            Fact::Surface(cell, _) => Edge::Above(cell).site(),
        }
    }

    fn negated(self) -> Self {
        match self {
            Fact::Cell(cell, state) => Fact::Cell(cell, state.opposite()),
            Fact::Surface(cell, here) => Fact::Surface(cell, !here),
        }
    }
}

impl model::Rule for Rule {
    fn name(self) -> &'static str {
        self.into()
    }
    fn all() -> Vec<Self> {
        Rule::iter().collect()
    }
}

impl Read for Aquarium {
    const FORMATS: &'static [&'static str] = parse::FORMATS;

    fn read_document(document: &Document<'_>) -> Option<ParseOutcome<Self>> {
        parse::read(document)
    }

    fn read_unpacked(unpacked: &Unpacked<'_>) -> Option<ParseOutcome<Self>> {
        parse::read_unpacked(unpacked)
    }

    const WORDS: &'static Vocabulary = &parse::WORDS;

    fn confidence(clues: &Clues) -> Confidence {
        parse::confidence(clues)
    }

    fn settle(
        readings: Vec<Parsed<Self>>,
        verdict: &mut dyn FnMut(&Clues) -> Option<Verdict>,
    ) -> Vec<Parsed<Self>> {
        parse::settle(readings, verdict)
    }

    fn verdict(clues: &Clues) -> Option<Verdict> {
        parse::verdict(clues)
    }
}

impl Puzzle for Aquarium {
    type Clues = Clues;
    type Board = Board;
    type Fact = Fact;
    type Technique = Technique;
    type Rule = Rule;
    type Reason = Reason;

    fn parse_canonical(text: &str) -> Result<Clues, ParseError> {
        parse::parse_canonical(text)
    }

    fn print(clues: &Clues) -> String {
        parse::print(clues)
    }

    const WRITTEN: &'static [&'static str] = parse::WRITTEN;

    fn export(clues: &Clues, format: &str) -> Option<String> {
        parse::export(clues, format)
    }

    fn shape(clues: &Clues) -> Shape {
        clues.shape()
    }

    fn board(clues: &Clues) -> Board {
        Board::new(clues.shape())
    }

    fn learn(board: &mut Board, fact: Fact) -> Result<Learned, Contradiction<Self>> {
        board.learn(fact)
    }

    fn knows(board: &Board, fact: Fact) -> Option<bool> {
        match fact {
            Fact::Cell(cell, state) => board.cell(cell).map(|known| known == state),
            Fact::Surface(cell, here) => board.surface(cell).map(|known| known == here),
        }
    }

    fn is_complete(board: &Board) -> bool {
        board.unknown() == 0
    }

    fn objects(clues: &Clues, facts: &[Fact]) -> Vec<Vec<Fact>> {
        evidence::objects(clues, facts)
    }

    fn clashes(clues: &Clues, board: &Board) -> Vec<Clash<Self>> {
        rules::clashes(clues, board)
    }
}

/// The likeliest reading of a test's own text.
#[cfg(test)]
fn clues_of(text: &str) -> Clues {
    let mut readings = Aquarium::parse(text).expect("the test's own text");
    readings.remove(0).clues
}
