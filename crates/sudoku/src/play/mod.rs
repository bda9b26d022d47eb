//! Sudoku by hand: digits, corner and centre notes, digits struck out.
//!
//! Centre notes of a cell say that it is one of these digits, so every other digit is
//! ruled out. Corner notes are reminders and state nothing. An entered digit hides the
//! notes below it.

mod draw;
mod input;
mod spoken;
mod state;
mod text;

use clew_core::game::{Aids, Change, Count, Play, Position, Selection};
use clew_core::grid::{Cell, Site};
use clew_core::model::{Arg, Clash, Explanation};
use clew_core::scene::{Item, Role};
use clew_core::trace::Step;

use crate::board::{Clues, Digit, Digits, Fact, Sudoku};
use crate::draw::is_about_candidates;

/// Mark made by a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// A digit entered.
    Is(Cell, Digit),
    /// A digit struck out.
    Not(Cell, Digit),
    /// Centre notes: the cell is one of these digits (at least one).
    Centre(Cell, Digits),
    /// Corner notes, at least one.
    Corner(Cell, Digits),
}

/// Place of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Slot {
    /// The digit of a cell.
    Entry(Cell),
    /// The stroke through a digit of a cell.
    Struck(Cell, Digit),
    /// The centre notes of a cell.
    Centre(Cell),
    /// The corner notes of a cell.
    Corner(Cell),
}

/// Digit of a cell, printed or entered.
fn digit_at(clues: &Clues, position: &Position<Sudoku>, cell: Cell) -> Option<Digit> {
    clues
        .given(cell)
        .or_else(|| match position.get(Slot::Entry(cell)) {
            Some(Mark::Is(_, digit)) => Some(digit),
            _ => None,
        })
}

/// Centre notes of a cell.
fn centre(position: &Position<Sudoku>, cell: Cell) -> Digits {
    match position.get(Slot::Centre(cell)) {
        Some(Mark::Centre(_, digits)) => digits,
        _ => Digits::NONE,
    }
}

/// Corner notes of a cell.
fn corner(position: &Position<Sudoku>, cell: Cell) -> Digits {
    match position.get(Slot::Corner(cell)) {
        Some(Mark::Corner(_, digits)) => digits,
        _ => Digits::NONE,
    }
}

fn set_centre(cell: Cell, digits: Digits) -> Change<Sudoku> {
    match digits.is_empty() {
        true => Change::Clear(Slot::Centre(cell)),
        false => Change::Put(Mark::Centre(cell, digits)),
    }
}

fn set_corner(cell: Cell, digits: Digits) -> Change<Sudoku> {
    match digits.is_empty() {
        true => Change::Clear(Slot::Corner(cell)),
        false => Change::Put(Mark::Corner(cell, digits)),
    }
}

impl Play for Sudoku {
    fn site(slot: Slot) -> Site {
        match slot {
            Slot::Entry(cell) | Slot::Struck(cell, _) | Slot::Centre(cell) | Slot::Corner(cell) => {
                cell.site()
            }
        }
    }

    fn slots(clues: &Clues, place: Site) -> Vec<Slot> {
        let Some(cell) = place.cell() else {
            return Vec::new();
        };
        let digits = Digits::all(clues.houses().side()).iter();
        let struck = digits.map(|digit| Slot::Struck(cell, digit));
        let whole = [Slot::Entry(cell), Slot::Centre(cell), Slot::Corner(cell)];
        whole.into_iter().chain(struck).collect()
    }

    fn fits(clues: &Clues, mark: Mark) -> bool {
        let houses = clues.houses();
        let is_open = |cell| houses.shape().contains(cell) && clues.given(cell).is_none();
        let all = Digits::all(houses.side());
        match mark {
            Mark::Is(cell, digit) | Mark::Not(cell, digit) => is_open(cell) && all.has(digit),
            Mark::Centre(cell, digits) | Mark::Corner(cell, digits) => {
                is_open(cell) && !digits.is_empty() && digits.without(all).is_empty()
            }
        }
    }

    fn stated(clues: &Clues, position: &Position<Self>, mark: Mark) -> Vec<Fact> {
        let is_hidden = |cell| position.get(Slot::Entry(cell)).is_some();
        match mark {
            Mark::Is(cell, digit) => vec![Fact::Is(cell, digit)],
            Mark::Not(cell, digit) if !is_hidden(cell) => vec![Fact::Not(cell, digit)],
            Mark::Centre(cell, digits) if !is_hidden(cell) => {
                let lacking = Digits::all(clues.houses().side()).without(digits).iter();
                lacking.map(|digit| Fact::Not(cell, digit)).collect()
            }
            Mark::Not(..) | Mark::Centre(..) | Mark::Corner(..) => Vec::new(),
        }
    }

    fn stating(_: &Clues, position: &Position<Self>, fact: Fact) -> Vec<Change<Self>> {
        match fact {
            Fact::Is(cell, digit) => vec![Change::Put(Mark::Is(cell, digit))],
            Fact::Not(cell, digit) => {
                let left = centre(position, cell).without(Digits::only(digit));
                // Notes with no digit left would mean nothing.
                match left.is_empty() {
                    true => vec![Change::Put(Mark::Not(cell, digit))],
                    false => vec![set_centre(cell, left)],
                }
            }
        }
    }

    fn explain_mark(_: &Clues, mark: Mark) -> Explanation {
        let symbols = |digits: Digits| digits.iter().map(Digit::symbol).collect::<String>();
        let (message, cell, digits) = match mark {
            Mark::Is(cell, digit) => ("sudoku-mark-is", cell, digit.symbol().to_string()),
            Mark::Not(cell, digit) => ("sudoku-mark-not", cell, digit.symbol().to_string()),
            Mark::Centre(cell, digits) => ("sudoku-mark-centre", cell, symbols(digits)),
            Mark::Corner(cell, digits) => ("sudoku-mark-corner", cell, symbols(digits)),
        };
        Explanation::new(message)
            .with("place", Arg::Place(cell.site()))
            .with("digits", Arg::Text(digits))
    }

    fn aid(
        clues: &Clues,
        position: &Position<Self>,
        changes: &[Change<Self>],
        aids: Aids,
    ) -> Vec<Change<Self>> {
        state::aid(clues, position, changes, aids)
    }

    fn asked(
        clues: &Clues,
        position: &Position<Self>,
        place: Site,
        digit: Option<u8>,
    ) -> Option<Fact> {
        let cell = place.cell()?;
        let named = match digit {
            Some(digit) => Digit::new(digit),
            None => digit_at(clues, position, cell),
        };
        let mark = Mark::Is(cell, named?);
        Self::fits(clues, mark).then_some(Fact::Is(cell, named?))
    }

    fn is_printed(clues: &Clues, place: Site) -> bool {
        place.cell().is_some_and(|cell| clues.given(cell).is_some())
    }

    fn is_solved(clues: &Clues, facts: &[Fact]) -> bool {
        state::is_solved(clues, facts)
    }

    /// A digit and notes hide the listed candidates of a cell.
    fn covers(position: &Position<Self>, item: &Item) -> bool {
        draw::covers(position, item)
    }

    fn broken(clues: &Clues, position: &Position<Self>) -> Vec<Clash<Self>> {
        state::broken(clues, |cell| digit_at(clues, position, cell))
    }

    fn counts(clues: &Clues, position: &Position<Self>) -> Vec<Count> {
        state::counts(clues, position)
    }

    fn alike(clues: &Clues, position: &Position<Self>, selection: &Selection) -> Vec<Item> {
        draw::alike(clues, position, selection)
    }

    fn clashing(clues: &Clues, position: &Position<Self>, selection: &Selection) -> Vec<u8> {
        state::clashing(clues, position, selection)
    }

    fn drawn(
        clues: &Clues,
        _: &Self::Board,
        position: &Position<Self>,
        mark: Mark,
        role: Role,
    ) -> Vec<Item> {
        draw::drawn(clues, position, mark, role)
    }

    fn candidates(clues: &Clues, position: &Position<Self>) -> Vec<Change<Self>> {
        state::filled_or_cleared(clues, position)
    }

    fn is_about_candidates(step: &Step<Self>) -> bool {
        is_about_candidates(step)
    }

    /// No single is plain: each is found by looking again.
    fn is_plain(_: &Step<Self>) -> bool {
        false
    }
}
