//! The rules as clauses, and questions to them: a variable per cell (water),
//! and for each line a count of its first cells. Each sum has a switch, so
//! that a question can name the sums it relies on.

use std::collections::HashSet;

use varisat::{ExtendFormula, Lit, Solver};

use clew::grid::{Cell, Line, Table};
use clew::model::Fact as _;
use clew::puzzle::aquarium::{Clues, Fact, Levels, State};

use super::rules::{Water, is_solution, open};

/// Answers questions about one puzzle.
pub(crate) struct Judge {
    clues: Clues,
    solver: Solver<'static>,
    cell: Table<Cell, Lit>,
    switches: Vec<(Line, Lit)>,
}

/// How many solutions there are.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Count {
    /// None.
    Zero,
    /// Exactly this one.
    One(Water),
    /// At least these two.
    Several(Water, Water),
}

impl Judge {
    /// A judge for a puzzle.
    pub(crate) fn new(clues: &Clues) -> Self {
        let mut solver = Solver::new();
        let nothing = solver.new_lit();
        let mut judge = Self {
            cell: Table::filled(clues.shape(), nothing),
            clues: clues.clone(),
            solver,
            switches: Vec::new(),
        };
        for cell in clues.shape().cells() {
            judge.cell[cell] = judge.solver.new_lit();
        }
        match clues.levels() {
            Levels::Tank => judge.add_tanks(),
            Levels::Water => judge.add_gravity(),
        }
        for (line, sum) in clues.sums() {
            judge.add_sum(line, usize::from(sum));
        }
        judge
    }

    /// The puzzle.
    pub(crate) fn clues(&self) -> &Clues {
        &self.clues
    }

    /// All lines with a sum.
    pub(crate) fn lines(&self) -> Vec<Line> {
        self.switches.iter().map(|(line, _)| *line).collect()
    }

    /// In a tank each cell implies the next one in reading order, and the
    /// cells of a row each other.
    fn add_tanks(&mut self) {
        let cells: Vec<Cell> = self.clues.shape().cells().collect();
        let mut last: Vec<Option<Cell>> = vec![None; cells.len()];
        for cell in cells {
            let before = last[usize::from(self.clues.tank(cell))].replace(cell);
            if let Some(before) = before {
                let (a, b) = (self.cell[before], self.cell[cell]);
                self.solver.add_clause(&[!a, b]);
                if before.row == cell.row {
                    self.solver.add_clause(&[a, !b]);
                }
            }
        }
    }

    /// A cell implies all that can be reached from it without going higher.
    fn add_gravity(&mut self) {
        for cell in self.clues.shape().cells() {
            for other in self.below(cell) {
                self.solver
                    .add_clause(&[!self.cell[cell], self.cell[other]]);
            }
        }
    }

    /// The cells that can be reached from one without going higher.
    fn below(&self, cell: Cell) -> Vec<Cell> {
        let mut seen = vec![cell];
        let mut at = 0;
        while let Some(&here) = seen.get(at) {
            at += 1;
            for next in (0..4).filter_map(|side| open(&self.clues, here, side)) {
                if next.row >= cell.row && !seen.contains(&next) {
                    seen.push(next);
                }
            }
        }
        seen
    }

    /// `count[j]`: at least `j + 1` of the cells so far.
    fn add_sum(&mut self, line: Line, sum: usize) {
        let switch = self.solver.new_lit();
        self.switches.push((line, switch));
        let cells: Vec<Lit> = line
            .cells(self.clues.shape())
            .map(|cell| self.cell[cell])
            .collect();
        let mut count: Vec<Lit> = Vec::new();
        for &cell in &cells {
            let next: Vec<Lit> = (0..=count.len()).map(|_| self.solver.new_lit()).collect();
            for (j, &more) in next.iter().enumerate() {
                // It is so with the cell and one less before, or without it.
                let with = [Some(cell), j.checked_sub(1).map(|j| count[j])];
                let all: Vec<Lit> = with.into_iter().flatten().map(|lit| !lit).collect();
                self.solver.add_clause(&[all, vec![more]].concat());
                let before = count.get(j).copied();
                if let Some(before) = before {
                    self.solver.add_clause(&[!before, more]);
                }
                let fewer = j.checked_sub(1).map(|j| count[j]);
                for need in [Some(cell), fewer].into_iter().flatten() {
                    let clause: Vec<Lit> = [!more, need].into_iter().chain(before).collect();
                    self.solver.add_clause(&clause);
                }
            }
            count = next;
        }
        if sum > 0 {
            self.solver.add_clause(&[!switch, count[sum - 1]]);
        }
        if let Some(&more) = count.get(sum) {
            self.solver.add_clause(&[!switch, !more]);
        }
    }

    /// The cell that stands on the height of a cell in its tank: the surface
    /// is just above `cell` if `cell` is water and this one is air.
    fn next_above(&self, cell: Cell) -> Option<Cell> {
        match self.clues.levels() {
            Levels::Tank => {
                let above = self.clues.shape().cells().filter(|other| {
                    other.row < cell.row && self.clues.tank(*other) == self.clues.tank(cell)
                });
                above.last()
            }
            Levels::Water => {
                let level = self.below(cell).into_iter().filter(|at| at.row == cell.row);
                level.into_iter().find_map(|at| open(&self.clues, at, 0))
            }
        }
    }

    /// A literal that implies a fact.
    fn implying(&mut self, fact: Fact) -> Lit {
        let when = self.solver.new_lit();
        match fact {
            Fact::Surface(cell, here) => {
                let below = self.cell[cell];
                let above = self.next_above(cell).map(|above| self.cell[above]);
                if here {
                    self.solver.add_clause(&[!when, below]);
                    if let Some(above) = above {
                        self.solver.add_clause(&[!when, !above]);
                    }
                } else {
                    let clause: Vec<Lit> = [!when, !below].into_iter().chain(above).collect();
                    self.solver.add_clause(&clause);
                }
            }
            Fact::Cell(cell, State::Water) => self.solver.add_clause(&[!when, self.cell[cell]]),
            Fact::Cell(cell, State::Air) => self.solver.add_clause(&[!when, !self.cell[cell]]),
        }
        when
    }

    /// A board on which these facts hold and these sums are met.
    pub(crate) fn any_board(&mut self, lines: &[Line], facts: &[Fact]) -> Option<Water> {
        self.any_with(lines, facts, None)
    }

    fn any_with(&mut self, lines: &[Line], facts: &[Fact], clause: Option<Lit>) -> Option<Water> {
        let switches = self
            .switches
            .iter()
            .filter(|(line, _)| lines.contains(line));
        let mut assumed: Vec<Lit> = switches.map(|(_, switch)| *switch).collect();
        assumed.extend(clause);
        for &fact in facts {
            let lit = self.implying(fact);
            assumed.push(lit);
        }
        self.solver.assume(&assumed);
        if !self.solver.solve().expect("the solver does not fail") {
            return None;
        }
        let model = self.solver.model()?;
        let holds: HashSet<Lit> = model.into_iter().collect();
        Some(
            self.cell
                .values()
                .iter()
                .map(|lit| holds.contains(lit))
                .collect(),
        )
    }

    /// Whether the sums of these lines and these facts entail all of `found`.
    pub(crate) fn entails(&mut self, lines: &[Line], given: &[Fact], found: &[Fact]) -> bool {
        let opposite: Vec<Lit> = found
            .iter()
            .map(|fact| self.implying(fact.negated()))
            .collect();
        let some = self.solver.new_lit();
        self.solver.add_clause(&[vec![!some], opposite].concat());
        self.any_with(lines, given, Some(some)).is_none()
    }

    /// Whether one of these facts must hold.
    pub(crate) fn covers(&mut self, lines: &[Line], given: &[Fact], cases: &[Fact]) -> bool {
        let none: Vec<Fact> = cases.iter().map(|fact| fact.negated()).collect();
        self.any_board(lines, &[given, &none].concat()).is_none()
    }

    /// Counts solutions up to two.
    pub(crate) fn count_up_to_two(&mut self) -> Count {
        let lines = self.lines();
        let Some(first) = self.any_board(&lines, &[]) else {
            return Count::Zero;
        };
        assert_eq!(is_solution(&self.clues, &first), Ok(()));
        let other = self.solver.new_lit();
        let cells = self.cell.values().iter().zip(&first);
        let differs: Vec<Lit> = cells
            .map(|(&lit, &wet)| if wet { !lit } else { lit })
            .collect();
        self.solver.add_clause(&[vec![!other], differs].concat());
        match self.any_with(&lines, &[], Some(other)) {
            None => Count::One(first),
            Some(second) => {
                assert_eq!(is_solution(&self.clues, &second), Ok(()));
                Count::Several(first, second)
            }
        }
    }
}
