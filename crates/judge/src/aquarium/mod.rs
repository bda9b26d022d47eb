//! Aquarium: a variable for each cell, counters for the sums, and a check of each cell
//! of a finished board, under either rule for levels.

mod formula;
pub mod random;
mod records;
mod roles;
mod rules;

use clew_aquarium::{Aquarium, Board, CellState, Clues, Fact};
use clew_core::grid::Site;
use clew_core::trace::Step;

use super::kind::roles::Role;
use super::kind::{Clued, Judged, grouped};
use rules::Water;

/// The judge of an Aquarium.
pub type Judge = crate::kind::questions::Judge<Aquarium>;

/// Number of boards that keep its rules, up to two, with those boards.
pub type Count = crate::kind::questions::Count<Water>;

impl Clued for Clues {
    type Kind = Aquarium;
}

impl Judged for Aquarium {
    const FOLDER: &'static str = "aquarium";
    type Filled = Water;
    type Formula = formula::Cells;

    fn random(seed: u64) -> Clues {
        random::any(seed)
    }

    /// A sum relies on all that it counts.
    fn is_least(step: &Step<Self>) -> bool {
        step.reason.is_none()
    }

    fn role(message: &str, name: &str) -> Option<Role<Self>> {
        roles::role(message, name)
    }

    fn printed(clues: &Clues) -> Vec<Site> {
        clues.sums().map(|(line, _)| line.site()).collect()
    }

    fn is_lawful(clues: &Clues, water: &Water) -> Result<(), String> {
        rules::is_lawful(clues, water)
    }

    fn meets(clues: &Clues, water: &Water, at: Site) -> Result<(), String> {
        rules::meets(clues, water, at)
    }

    fn holds(clues: &Clues, water: &Water, fact: Fact) -> bool {
        rules::holds(clues, water, fact)
    }

    fn facts(_: &Clues, water: &Water) -> Vec<Fact> {
        let state = |cell| match water[cell] {
            true => Fact::Cell(cell, CellState::Water),
            false => Fact::Cell(cell, CellState::Air),
        };
        water.shape().cells().map(state).collect()
    }

    fn filled(clues: &Clues, facts: &[Fact]) -> Result<Water, String> {
        rules::water_of_facts(clues, facts)
    }

    fn filled_of_text(clues: &Clues, text: &str) -> Option<Water> {
        records::water_of_text(clues, text)
    }

    fn text_of(record: &serde_json::Value) -> Option<String> {
        records::text_of(record)
    }

    fn known(board: &Board) -> Vec<Fact> {
        let fact = |cell| Some(Fact::Cell(cell, board.cell(cell)?));
        board.shape().cells().filter_map(fact).collect()
    }

    /// Cells of one line form a piece if one implies the other.
    fn objects_of(clues: &Clues, facts: &[Fact]) -> Vec<Vec<Fact>> {
        grouped(facts, |one, other| match (one, other) {
            (Fact::Cell(one, state), Fact::Cell(other, same)) if state == same => {
                let in_line = one.row == other.row || one.col == other.col;
                in_line && (rules::implies(clues, one, other) || rules::implies(clues, other, one))
            }
            _ => false,
        })
    }

    fn open_cells(board: &Board) -> usize {
        let cells = board.shape().cells();
        cells.filter(|&cell| board.cell(cell).is_none()).count()
    }
}
