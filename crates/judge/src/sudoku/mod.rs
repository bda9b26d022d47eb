//! Sudoku: a variable for each cell and digit, and a finished board read off house by
//! house. Each house can be left out of a question. A step that assumes one solution
//! follows if digits could be exchanged without it.

mod exchange;
mod formula;
pub mod random;
mod records;
mod review;
mod roles;
mod rules;

use clew_core::grid::{Cell, Site};
use clew_core::model::Fact as _;
use clew_core::trace::Step;
use clew_sudoku::{Board, Clues, Digit, Fact, Sudoku};

use super::kind::questions::Evidence;
use super::kind::roles::Role;
use super::kind::{Clued, Judged};
use rules::Grid;
pub use rules::{houses, is_hidden_subset};

/// The judge of a Sudoku.
pub type Judge = crate::kind::questions::Judge<Sudoku>;

/// Number of filled boards.
pub type Count = crate::kind::questions::Count<Grid>;

impl Clued for Clues {
    type Kind = Sudoku;
}

impl Judged for Sudoku {
    const FOLDER: &'static str = "sudoku";
    // Printed digits rule out others, just as placed ones do.
    const CASES_SHOW_IN_FACTS: bool = false;
    type Filled = Grid;
    type Formula = formula::Digits;

    fn random(seed: u64) -> Clues {
        random::board(seed)
    }

    fn role(message: &str, name: &str) -> Option<Role<Self>> {
        roles::role(message, name)
    }

    fn printed(clues: &Clues) -> Vec<Site> {
        let given = clues.givens().map(|(cell, _)| cell.site());
        let listed = clues.restrictions().map(|(cell, _)| cell.site());
        given.chain(listed).collect()
    }

    fn is_lawful(clues: &Clues, grid: &Grid) -> Result<(), String> {
        rules::is_lawful(clues, grid)
    }

    fn meets(clues: &Clues, grid: &Grid, at: Site) -> Result<(), String> {
        rules::meets(clues, grid, at)
    }

    fn holds(_: &Clues, grid: &Grid, fact: Fact) -> bool {
        rules::holds(grid, fact)
    }

    fn facts(_: &Clues, grid: &Grid) -> Vec<Fact> {
        rules::digits(grid)
    }

    fn filled(clues: &Clues, facts: &[Fact]) -> Result<Grid, String> {
        rules::grid_of_facts(clues, facts)
    }

    fn filled_of_text(clues: &Clues, text: &str) -> Option<Grid> {
        records::grid_of_text(clues, text)
    }

    fn text_of(record: &serde_json::Value) -> Option<String> {
        records::text_of(record)
    }

    /// The placed digits and the removed candidates.
    fn known(board: &Board) -> Vec<Fact> {
        let shape = board.houses().shape();
        let every = || (1..=shape.rows).filter_map(Digit::new);
        let of = |cell: Cell| {
            let placed = board.digit(cell).map(|digit| Fact::Is(cell, digit));
            let gone = every().filter(move |&digit| !board.candidates(cell).has(digit));
            let gone = gone.map(move |digit| Fact::Not(cell, digit));
            placed.into_iter().chain(gone)
        };
        shape.cells().flat_map(of).collect()
    }

    fn open_cells(board: &Board) -> usize {
        let cells = board.houses().shape().cells();
        cells.filter(|&cell| board.digit(cell).is_none()).count()
    }

    /// A placed digit rules others out of its cell, and itself out of its houses.
    fn leads_to(clues: &Clues, facts: &[Fact], found: Fact) -> bool {
        rules::is_plain(clues, facts, found)
    }

    /// Every filling without the fact is one of at least two: the digits of the step's
    /// pattern, none of them printed, could be exchanged.
    fn follows_if_unique(
        judge: &mut Judge,
        evidence: &Evidence<Self>,
        step: &Step<Self>,
        found: Fact,
    ) -> Result<bool, String> {
        let pattern = step.groups.first().into_iter().flatten();
        let pattern: Option<Vec<Cell>> = pattern.map(|site| site.cell()).collect();
        let pattern = pattern.ok_or("a pattern consists of cells")?;
        let clues = judge.clues().clone();
        let is_printed =
            |cell: Cell| clues.given(cell).is_some() || clues.restriction(cell).is_some();
        if let Some(printed) = pattern.iter().find(|&&cell| is_printed(cell)) {
            return Err(format!("{printed:?} is printed"));
        }
        let houses = houses(&clues);
        let without = evidence.with(&[found.negated()]);
        judge.all_boards(
            &without,
            |grid| rules::digits_in(grid, &pattern),
            |grid| exchange::has_other(&houses, &pattern, grid),
        )
    }
}
