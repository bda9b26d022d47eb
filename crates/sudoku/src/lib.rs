//! Sudoku: fill the board so that every house holds every digit once. Houses are rows,
//! columns, boxes and whatever else the board says.
//!
//! ```
//! use clew_core::format::Read as _;
//! use clew_core::solve::{Method, Solver};
//! use clew_core::trace::Event;
//! use clew_sudoku::Sudoku;
//!
//! let clues = Sudoku::parse("1.3434.22.43432.")?.remove(0).clues;
//! let mut events = Solver::<Sudoku>::new(clues, Method::Human);
//! assert!(matches!(events.next(), Some(Event::Step(_))));
//! # Ok::<(), clew_core::model::ParseError>(())
//! ```
//!
//! The board knows placed digits and the candidates of every other cell: the
//! digits not yet ruled out.

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
mod restriction;
mod rules;
mod technique;
mod tell;
mod written;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr};

use clew_core::format::{Document, ParseOutcome, Read, Unpacked, Vocabulary};
use clew_core::grid::{Cell, Shape, Site, Table};
use clew_core::model::{
    self, Clash, Confidence, Contradiction, Learned, ParseError, Parsed, Puzzle,
};
use clew_core::trace::Verdict;

pub use board::{Board, Digit, Digits, Division, House, Houses, Name, Sort};
pub use kind::{JOB, KIND, PLAYER, REPORT, WORKSHOP};
pub use play::{Mark, Slot};
pub use reason::{Escape, Petal, Reason, Set};
pub use technique::Technique;

/// The kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sudoku;

/// The largest board accepted, in cells each way.
pub const MAX_SIDE: u8 = 25;

/// A printed puzzle: the houses of its board, the digits given and, in a Sukaku, the
/// candidates listed for other cells.
#[derive(Clone, Debug, PartialEq)]
pub struct Clues {
    houses: Arc<Houses>,
    givens: Table<Cell, Option<Digit>>,
    /// The digits that each cell can be, given or not; `None` if none are listed.
    restrictions: Option<Arc<Table<Cell, Digits>>>,
}

/// A fact that can be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Fact {
    /// A cell is a digit.
    Is(Cell, Digit),
    /// A cell is not a digit.
    Not(Cell, Digit),
}

/// The rules, as ways to break them.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumIter, IntoStaticStr,
)]
pub enum Rule {
    /// A digit is twice in a house.
    #[strum(serialize = "sudoku-rule-twice")]
    Twice(Digit),
    /// A cell has no candidate left.
    #[strum(serialize = "sudoku-rule-no-candidate")]
    NoCandidate,
    /// A digit has no place left in a house.
    #[strum(serialize = "sudoku-rule-no-place")]
    NoPlace(Digit),
    /// A cell would have to be a digit and not to be it.
    #[strum(serialize = "sudoku-rule-otherwise")]
    Otherwise,
}

impl Clues {
    /// A board with these houses and nothing printed.
    pub fn blank(houses: impl Into<Arc<Houses>>) -> Self {
        let houses = houses.into();
        let givens = Table::filled(houses.shape(), None);
        Self {
            houses,
            givens,
            restrictions: None,
        }
    }

    /// Prints a digit in a cell in place of the clue that it had, or removes its clue.
    ///
    /// # Panics
    /// The digit is larger than the side of the board.
    pub fn print(&mut self, cell: Cell, digit: Option<Digit>) {
        assert!(digit.is_none_or(|digit| digit.value() <= self.houses.side()));
        self.givens[cell] = digit;
        self.lift(cell);
    }

    /// The same board with nothing printed.
    fn wiped(&self) -> Self {
        Self {
            houses: Arc::clone(&self.houses),
            givens: Table::filled(self.houses.shape(), None),
            restrictions: None,
        }
    }

    /// The houses of the board.
    pub fn houses(&self) -> &Houses {
        &self.houses
    }

    fn shared_houses(&self) -> &Arc<Houses> {
        &self.houses
    }

    /// The digit printed in a cell.
    pub fn given(&self, cell: Cell) -> Option<Digit> {
        self.givens[cell]
    }

    /// All printed digits, row by row.
    pub fn givens(&self) -> impl Iterator<Item = (Cell, Digit)> {
        let shape = self.houses.shape();
        shape
            .cells()
            .filter_map(|cell| Some((cell, self.givens[cell]?)))
    }
}

impl Fact {
    /// The cell it is about.
    pub fn cell(self) -> Cell {
        match self {
            Fact::Is(cell, _) | Fact::Not(cell, _) => cell,
        }
    }

    /// The digit it is about.
    pub fn digit(self) -> Digit {
        match self {
            Fact::Is(_, digit) | Fact::Not(_, digit) => digit,
        }
    }
}

impl model::Fact for Fact {
    fn site(self) -> Site {
        self.cell().site()
    }

    fn negated(self) -> Self {
        match self {
            Fact::Is(cell, digit) => Fact::Not(cell, digit),
            Fact::Not(cell, digit) => Fact::Is(cell, digit),
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

impl Read for Sudoku {
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

    fn with_variant(clues: &Clues, variant: &str) -> Result<Option<Clues>, &'static str> {
        parse::with_variant(clues, variant)
    }
}

impl Puzzle for Sudoku {
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
        clues.houses.shape()
    }

    fn board(clues: &Clues) -> Board {
        Board::new(clues)
    }

    fn learn(board: &mut Board, fact: Fact) -> Result<Learned, Contradiction<Self>> {
        board.learn(fact)
    }

    fn knows(board: &Board, fact: Fact) -> Option<bool> {
        board.knows(fact)
    }

    fn is_complete(board: &Board) -> bool {
        board.is_complete()
    }

    fn clashes(clues: &Clues, board: &Board) -> Vec<Clash<Self>> {
        rules::clashes(clues, board)
    }
}

/// The likeliest reading of a test's own text.
#[cfg(test)]
fn clues_of(text: &str) -> Clues {
    let mut readings = Sudoku::parse(text).expect("the test's own text");
    readings.remove(0).clues
}
