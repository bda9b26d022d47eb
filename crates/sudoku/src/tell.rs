//! Presents the steps of Sudokus. Singles are routine: a scan of a digit or a house finds them.

use clew_core::grid::{Cell, Site};
use clew_core::model::{Explanation, Fact as _};
use clew_core::story::{Scan, Share, Tell, counted};
use clew_core::trace::Step;

use crate::board::{Board, Clues, Digit, Fact, Sudoku};
use crate::catalogue::Technique;
use crate::explain;
use crate::reason::Reason;

impl Tell for Sudoku {
    const HAS_SCANS: bool = true;

    /// A digit in a cell rules out the others there, and itself in all cells that
    /// see it. A candidate that was never listed needs no fact.
    fn sources(clues: &Clues, board: &Board, fact: Fact) -> Vec<Vec<Fact>> {
        let Fact::Not(cell, digit) = fact else {
            return Vec::new();
        };
        if is_unlisted(clues, cell, digit) {
            return vec![Vec::new()];
        }
        let houses = clues.houses();
        let placed = |cell: Cell| Some(Fact::Is(cell, board.digit(cell)?));
        let here = placed(cell).filter(|other| other.digit() != digit);
        let peers = houses.peers(houses.index(cell)).iter();
        let peers = peers.filter_map(|peer| placed(houses.cell(peer)));
        let seen = peers.filter(|other| other.digit() == digit);
        here.into_iter()
            .chain(seen)
            .map(|fact| vec![fact])
            .collect()
    }

    fn speaks_of(step: &Step<Sudoku>) -> Vec<Fact> {
        let pattern = step.reason.iter().flat_map(Reason::candidates);
        pattern
            .chain(step.chain.iter().flatten().copied())
            .collect()
    }

    fn clue_of(clues: &Clues, fact: Fact) -> Option<Site> {
        let is_given = |cell, digit| clues.given(cell) == Some(digit);
        match fact {
            Fact::Is(cell, digit) if is_given(cell, digit) => Some(cell.site()),
            Fact::Not(cell, digit) if is_unlisted(clues, cell, digit) => Some(cell.site()),
            _ => None,
        }
    }

    fn can_be_read_off(fact: Fact) -> bool {
        matches!(fact, Fact::Not(..))
    }

    /// Each subset, fish or chain is told by itself.
    fn same_argument(one: &Step<Sudoku>, other: &Step<Sudoku>) -> bool {
        let is_locked = matches!(one.technique, Technique::Pointing | Technique::Claiming);
        is_locked && one.technique == other.technique
    }

    fn share(step: &Step<Sudoku>) -> Share {
        use Technique::{FullHouse, HiddenSingleBox, HiddenSingleLine, NakedSingle};
        match step.technique {
            FullHouse | HiddenSingleBox | HiddenSingleLine | NakedSingle => Share::Routine,
            _ => Share::Idea,
        }
    }

    fn scans(clues: &Clues, step: &Step<Sudoku>) -> Vec<Scan> {
        let houses = clues.houses();
        let cell = houses.index(step.found[0].cell());
        let digit = step.found[0].digit();
        let around = houses.positions(cell).iter();
        let around = around.map(|position| Scan::House(position.house));
        let scans = std::iter::once(Scan::Digit(digit.value())).chain(around);
        scans.collect()
    }

    /// The cell that is filled: one given can only be a part of the reason.
    fn sign(step: &Step<Sudoku>) -> Site {
        Self::place(step)
    }

    fn marked_at(board: &Board, place: Site, digit: Option<u8>) -> Option<Fact> {
        let shape = board.houses().shape();
        let cell = place.cell().filter(|&cell| shape.contains(cell))?;
        Some(Fact::Is(cell, Digit::within(shape.rows, digit?)?))
    }

    /// Without a digit, the digit of the cell.
    fn known_at(board: &Board, place: Site, digit: Option<u8>) -> Option<Fact> {
        let cell = place.cell()?;
        let is_here = board.houses().shape().contains(cell);
        let here = || is_here.then(|| board.digit(cell))?;
        let is = match digit {
            None => Fact::Is(cell, here()?),
            Some(_) => Self::marked_at(board, place, digit)?,
        };
        let holds = board.knows(is)?;
        Some(if holds { is } else { is.negated() })
    }

    /// For a digit in a cell, the question is about the cell; for a candidate, it is
    /// about the candidate.
    fn digit_asked(fact: Fact) -> Option<u8> {
        match fact {
            Fact::Is(..) => None,
            Fact::Not(_, digit) => Some(digit.value()),
        }
    }

    fn count(facts: &[Fact]) -> Vec<Explanation> {
        let placed = |fact: &Fact| matches!(fact, Fact::Is(..));
        counted(facts, placed, "sudoku-count-digits")
            .chain(counted(
                facts,
                |fact| !placed(fact),
                "sudoku-count-candidates",
            ))
            .collect()
    }

    fn necessary(facts: &[Fact]) -> Vec<Explanation> {
        explain::necessary(facts)
    }

    fn explain_scan(clues: &Clues, scan: Scan) -> Option<Explanation> {
        match scan {
            Scan::Digit(value) => Some(explain::said_digit(Digit::new(value)?)),
            Scan::House(number) => {
                let house = clues.houses().all().get(number)?;
                Some(explain::named(clues, house.name))
            }
        }
    }
}

/// Whether candidates are listed for a cell, and a digit is not among them.
fn is_unlisted(clues: &Clues, cell: Cell, digit: Digit) -> bool {
    let listed = clues.restriction(cell);
    listed.is_some_and(|listed| !listed.has(digit))
}
