//! A board as exactly-one constraints.
//!
//! One literal says that a cell has a digit, another that a digit is in a part. A part
//! is the crossing of a row or a column with a region. A line and a region have a digit
//! in exactly one of their parts. So a digit confined to a part leaves the rest of both
//! houses at once, and learnt clauses can mention parts. This takes half the conflicts
//! that cells alone do.

use clew_core::sat::cdcl::{ExactlyOne, Lit, number};

use crate::board::{Board, Cells, Digit, House, Sort};

/// Constraints of a board, and the literals of its candidates.
pub(super) struct Encoding {
    /// Candidates of each cell and their literals.
    pub(super) cells: Vec<Vec<(Digit, Lit)>>,
    pub(super) constraints: Vec<ExactlyOne>,
    /// Number of variables.
    pub(super) vars: usize,
}

impl Encoding {
    pub(super) fn of(board: &Board) -> Self {
        let mut all = Self {
            cells: Vec::new(),
            constraints: Vec::new(),
            vars: 0,
        };
        let houses = board.houses();
        for cell in houses.everywhere().iter() {
            let digits = board.at(cell).iter();
            let candidates: Vec<(Digit, Lit)> =
                digits.map(|digit| (digit, all.new_literal())).collect();
            let lits = candidates.iter().map(|&(_, lit)| lit);
            all.constraints.push(lits.collect());
            all.cells.push(candidates);
        }
        let regions: Vec<&House> = houses.of_sort(Sort::Region).collect();
        for digit in board.digits() {
            for sort in [Sort::Row, Sort::Column] {
                let lines: Vec<&House> = houses.of_sort(sort).collect();
                all.cross(&lines, &regions, digit);
            }
            for diagonal in houses.of_sort(Sort::Diagonal) {
                let places = all.places(&diagonal.cells, digit);
                all.constraints.push(places);
            }
        }
        all
    }

    fn new_literal(&mut self) -> Lit {
        self.vars += 1;
        Lit::positive(number(self.vars - 1))
    }

    /// The literals of the cells that a digit can be in.
    fn places(&self, cells: &Cells, digit: Digit) -> Vec<Lit> {
        let literal = |cell: usize| {
            let mut candidates = self.cells[cell].iter();
            let found = candidates.find(|(other, _)| *other == digit);
            found.map(|&(_, lit)| lit)
        };
        cells.iter().filter_map(literal).collect()
    }

    /// A digit is in one part of each line and of each region.
    fn cross(&mut self, lines: &[&House], regions: &[&House], digit: Digit) {
        let mut of_regions = vec![Vec::new(); regions.len()];
        for line in lines {
            let mut of_line = Vec::new();
            for (region, of_region) in regions.iter().zip(&mut of_regions) {
                let places = self.places(&line.cells.and(&region.cells), digit);
                if let Some(part) = self.part(places) {
                    of_line.push(part);
                    of_region.push(part);
                }
            }
            self.constraints.push(of_line);
        }
        self.constraints.extend(of_regions);
    }

    /// A literal that says that one of these holds; no two of them can.
    fn part(&mut self, mut places: Vec<Lit>) -> Option<Lit> {
        if places.len() < 2 {
            return places.pop();
        }
        let part = self.new_literal();
        places.push(!part);
        self.constraints.push(places);
        Some(part)
    }
}
