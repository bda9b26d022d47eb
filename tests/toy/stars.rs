//! The puzzle: each row of a 4×4 board holds exactly one star. Its board, its rules, and its text.

use serde::{Deserialize, Serialize};

use clew_core::format::{ParseOutcome, Piece, Read, Unpacked, fault, unknown};
use clew_core::grid::{Cell, Line, Shape, Site, Table};
use clew_core::model::{
    self, Clash, Confidence, Contradiction, Fact as _, Learned, ParseError, Parsed, Puzzle,
};

use super::solve::Technique;

/// Stars as a kind of puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stars;

/// Whether each cell has a star, if printed or known.
pub(crate) type Board = Table<Cell, Option<bool>>;

/// Whether a cell has a star.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Fact(pub(crate) Cell, pub(crate) bool);

/// Way to break the rules: two stars in a row, no place for a star, a cell that contradicts its printed or known state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Rule {
    TwoStars,
    NoPlace,
    Contradicted,
}

/// The size of all boards.
pub(crate) const SHAPE: Shape = Shape { rows: 4, cols: 4 };

/// The cell at a place, if there is one.
pub(crate) fn cell_at(place: Site) -> Option<Cell> {
    place.cell().filter(|&cell| SHAPE.contains(cell))
}

/// Facts that a board knows.
pub(crate) fn facts(board: &Board) -> Vec<Fact> {
    let fact = |cell| Some(Fact(cell, board[cell]?));
    SHAPE.cells().filter_map(fact).collect()
}

/// A board that knows additional facts, where they are possible.
pub(crate) fn with(board: &Board, facts: &[Fact]) -> Board {
    let mut board = board.clone();
    for &fact in facts {
        let _ = Stars::learn(&mut board, fact);
    }
    board
}

/// The cells of a row in a given state, as facts that they do or do not have a star.
pub(crate) fn row(board: &Board, row: u8, state: Option<bool>, is_star: bool) -> Vec<Fact> {
    let cells = Line::Row(row).cells(SHAPE);
    let cells = cells.filter(|&cell| board[cell] == state);
    cells.map(|cell| Fact(cell, is_star)).collect()
}

/// How a row breaks the rules, with the facts that show it.
pub(crate) fn broken(board: &Board, number: u8) -> Option<Contradiction<Stars>> {
    let [stars, empty] = [true, false].map(|is| row(board, number, Some(is), is));
    match (stars.len(), empty.len()) {
        (2.., _) => Some(contradiction(Rule::TwoStars, stars[..2].to_vec())),
        (_, 4) => Some(contradiction(Rule::NoPlace, empty)),
        _ => None,
    }
}

fn contradiction(rule: Rule, given: Vec<Fact>) -> Contradiction<Stars> {
    let sites = given.iter().map(|fact| fact.site()).collect();
    Contradiction {
        clues: Vec::new(),
        given,
        clash: Clash::new(rule, sites),
    }
}

impl model::Fact for Fact {
    fn site(self) -> Site {
        self.0.site()
    }
    fn negated(self) -> Self {
        Fact(self.0, !self.1)
    }
}

impl model::Rule for Rule {
    fn name(self) -> &'static str {
        match self {
            Rule::TwoStars => "stars-rule-two-stars",
            Rule::NoPlace => "stars-rule-no-place",
            Rule::Contradicted => "stars-rule-contradicted",
        }
    }
    fn all() -> Vec<Self> {
        vec![Rule::TwoStars, Rule::NoPlace, Rule::Contradicted]
    }
}

impl Puzzle for Stars {
    type Clues = Board;
    type Board = Board;
    type Fact = Fact;
    type Technique = Technique;
    type Rule = Rule;
    type Reason = ();

    fn parse_canonical(text: &str) -> Result<Board, ParseError> {
        read(Piece::new(text, 0))
    }
    fn print(clues: &Board) -> String {
        let sign = |cell| clues[cell].map_or('.', |is_star| if is_star { '*' } else { 'x' });
        let row = |row| Line::Row(row).cells(SHAPE).map(sign).collect::<String>();
        format!("stars/{}", [0, 1, 2, 3].map(row).join(","))
    }
    const WRITTEN: &'static [&'static str] = Self::FORMATS;

    fn export(clues: &Board, _: &str) -> Option<String> {
        Some(Self::print(clues))
    }
    fn shape(_: &Board) -> Shape {
        SHAPE
    }
    /// Printed cells are known from the start.
    fn board(clues: &Board) -> Board {
        clues.clone()
    }
    fn learn(board: &mut Board, fact: Fact) -> Result<Learned, Contradiction<Self>> {
        match Self::knows(board, fact) {
            Some(true) => return Ok(Learned::Known),
            Some(false) => return Err(contradiction(Rule::Contradicted, vec![fact.negated()])),
            None => board[fact.0] = Some(fact.1),
        }
        Ok(Learned::New)
    }
    fn knows(board: &Board, Fact(cell, is_star): Fact) -> Option<bool> {
        board[cell].map(|known| known == is_star)
    }
    fn is_complete(board: &Board) -> bool {
        facts(board).len() == SHAPE.area()
    }
    fn clashes(clues: &Board, board: &Board) -> Vec<Clash<Self>> {
        let rows = (0..4).filter_map(|row| Some(broken(board, row)?.clash));
        let printed = facts(clues).into_iter();
        let not_so = printed.filter(|&fact| Self::knows(board, fact) == Some(false));
        let not_so = not_so.map(|fact| Clash::new(Rule::Contradicted, vec![fact.site()]));
        rows.chain(not_so).collect()
    }
}

impl Read for Stars {
    const FORMATS: &'static [&'static str] = &["stars-format"];

    fn read_unpacked(unpacked: &Unpacked<'_>) -> Option<ParseOutcome<Self>> {
        let Unpacked::Text(text) = unpacked else {
            return None;
        };
        let text = text.trim();
        let parsed = |clues| Parsed {
            format: Self::FORMATS[0],
            clues,
            marks: Vec::new(),
            warnings: Vec::new(),
            used: Vec::new(),
            confidence: Confidence::Announced,
        };
        let read = |text| Ok(vec![parsed(read(text).map_err(ParseError::announced)?)]);
        text.text.starts_with("stars/").then(|| read(text))
    }
}

/// Reads a text: four rows of four characters, separated by commas.
fn read(text: Piece<'_>) -> Result<Board, ParseError> {
    let signs = text.strip("stars/").ok_or_else(|| unknown(text))?;
    if signs.length() != 19 {
        return Err(signs.fault("stars-error-length"));
    }
    let mut board = Table::filled(SHAPE, None);
    let mut cells = SHAPE.cells();
    for (sign, place) in signs.letters().zip(1..) {
        let state = match (sign.text, place % 5) {
            (",", 0) => continue,
            ("*", 1..) => Some(true),
            ("x", 1..) => Some(false),
            (".", 1..) => None,
            _ => return Err(fault::character("stars-error-character", sign, place)),
        };
        board[cells.next().expect("19 signs are 16 cells")] = state;
    }
    Ok(board)
}
