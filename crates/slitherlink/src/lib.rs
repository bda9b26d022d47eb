//! Slitherlink: draw one closed loop along the edges; a clue counts the lines
//! around its cell.
//!
//! ```
//! use clew_core::format::Read as _;
//! use clew_core::solve::{Method, Solver};
//! use clew_core::trace::Event;
//! use clew_slitherlink::Slitherlink;
//!
//! let clues = Slitherlink::parse("slither/3/3/i5d")?.remove(0).clues;
//! let mut events = Solver::<Slitherlink>::new(clues, Method::Human);
//! assert!(matches!(events.next(), Some(Event::Step(_))));
//! # Ok::<(), clew_core::model::ParseError>(())
//! ```
//!
//! Knowledge is kept in two forms: edges (line, cross, unknown), and colours
//! (which cells lie on the same side of the loop), because an edge is a line
//! exactly where inside meets outside.
//!
//! - `board`, `classes`: the known edges, and the colours that follow from them.
//! - `rules`: the rules as clashes of a board, independent of the solver.
//! - `technique`: the catalogue. Its techniques are found in `basic` (one clue or
//!   vertex), `patterns` (drawings), `deduce` (corner pairs and colours), `loops`,
//!   `connectivity` (breakout points, pockets, cuts), `uniqueness` and `trial`.
//! - `evidence`: the objects that a step names, as few as it needs; `reason`: what its
//!   sentence and picture say in addition.
//! - `human`: the ladder of techniques; `article`: the article's method;
//!   `enumerate`: case by case, where reasoning ends.
//! - `prove`: the prover, without explanations; `generate`: puzzles from it.
//! - `parse`, `edit`, `draw`, `explain`: text, edits, pictures and sentences.

mod article;
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
mod reason;
mod rules;
mod technique;
mod tell;
mod written;

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr};

use clew_core::format::{Document, ParseOutcome, Read, Unpacked, Vocabulary};
use clew_core::grid::{Cell, Edge, Shape, Site, Table};
use clew_core::model::{self, Clash, Confidence, Contradiction, Learned, ParseError, Puzzle};
use clew_core::trace::Verdict;

pub use board::Board;
pub use kind::{JOB, KIND, PLAYER, REPORT, WORKSHOP};
pub use reason::Reason;
pub use technique::Technique;

/// Slitherlink as a kind of puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slitherlink;

/// Largest board accepted, in cells each way.
pub const MAX_SIDE: u8 = 100;

/// Content of a cell as printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Clue {
    /// Nothing.
    #[default]
    Blank,
    /// A question mark: a clue that constrains nothing.
    Unknown,
    /// Number of lines around the cell, 0 to 4.
    Count(u8),
}

/// Printed puzzle: the clue of every cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Clues(pub Table<Cell, Clue>);

/// Mark of an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Mark {
    /// Part of the loop.
    Line,
    /// Not part of the loop.
    Cross,
}

/// Side of the loop on which a cell lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// Enclosed by the loop.
    Inside,
    /// Not enclosed; on the same side as the exterior of the board.
    Outside,
}

/// Fact about an edge or a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Fact {
    /// An edge is a line or a cross.
    Edge(Edge, Mark),
    /// A cell is inside or outside.
    Cell(Cell, Side),
}

/// Rules, as ways to break them.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumIter, IntoStaticStr,
)]
pub enum Rule {
    /// More lines around a clue than it says.
    #[strum(serialize = "slitherlink-rule-clue-exceeded")]
    ClueExceeded,
    /// Too few lines and unknown edges are left around a clue.
    #[strum(serialize = "slitherlink-rule-clue-short")]
    ClueShort,
    /// Three or four lines meet at a vertex.
    #[strum(serialize = "slitherlink-rule-branch")]
    Branch,
    /// A line ends at a vertex and cannot go on.
    #[strum(serialize = "slitherlink-rule-dead-end")]
    DeadEnd,
    /// There are two closed loops.
    #[strum(serialize = "slitherlink-rule-two-loops")]
    TwoLoops,
    /// A loop is closed while lines or unmet clues lie outside it.
    #[strum(serialize = "slitherlink-rule-premature-loop")]
    PrematureLoop,
    /// Known cells of one side are cut off from each other.
    #[strum(serialize = "slitherlink-rule-separated")]
    Separated,
    /// A cell would have to be both inside and outside.
    #[strum(serialize = "slitherlink-rule-both-sides")]
    BothSides,
    /// The clues named have no completion that meets the local rules.
    #[strum(serialize = "slitherlink-rule-no-completion")]
    NoCompletion,
    /// No assignment is left for the edges of a clue.
    #[strum(serialize = "slitherlink-rule-clue-stuck")]
    ClueStuck,
    /// No assignment is left for the edges of a vertex.
    #[strum(serialize = "slitherlink-rule-vertex-stuck")]
    VertexStuck,
    /// There is no line at all.
    #[strum(serialize = "slitherlink-rule-no-loop")]
    NoLoop,
}

impl Clues {
    /// Size of the board, in cells.
    pub fn shape(&self) -> Shape {
        self.0.shape()
    }

    /// Number printed in a cell, if there is one.
    pub fn count(&self, cell: Cell) -> Option<u8> {
        match self.0[cell] {
            Clue::Count(count) => Some(count),
            Clue::Blank | Clue::Unknown => None,
        }
    }

    /// All cells with a number, row by row.
    pub fn counts(&self) -> impl Iterator<Item = (Cell, u8)> {
        self.shape()
            .cells()
            .filter_map(|cell| Some((cell, self.count(cell)?)))
    }
}

impl Mark {
    /// Returns the other mark.
    pub fn opposite(self) -> Self {
        match self {
            Mark::Line => Mark::Cross,
            Mark::Cross => Mark::Line,
        }
    }
}

impl Side {
    /// Returns the other side.
    pub fn opposite(self) -> Self {
        match self {
            Side::Inside => Side::Outside,
            Side::Outside => Side::Inside,
        }
    }
}

impl model::Fact for Fact {
    fn site(self) -> Site {
        match self {
            Fact::Edge(edge, _) => edge.site(),
            Fact::Cell(cell, _) => cell.site(),
        }
    }

    fn negated(self) -> Self {
        match self {
            Fact::Edge(edge, mark) => Fact::Edge(edge, mark.opposite()),
            Fact::Cell(cell, side) => Fact::Cell(cell, side.opposite()),
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

impl Read for Slitherlink {
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

    fn verdict(clues: &Clues) -> Option<Verdict> {
        parse::verdict(clues)
    }
}

impl Puzzle for Slitherlink {
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
            Fact::Edge(edge, mark) => board.edge(edge).map(|known| known == mark),
            Fact::Cell(cell, side) => board.side(cell).map(|known| known == side),
        }
    }

    fn is_complete(board: &Board) -> bool {
        board.is_complete()
    }

    fn objects(clues: &Clues, facts: &[Fact]) -> Vec<Vec<Fact>> {
        evidence::objects(clues.shape(), facts)
    }

    fn clashes(clues: &Clues, board: &Board) -> Vec<Clash<Self>> {
        rules::clashes(clues, board)
    }
}
