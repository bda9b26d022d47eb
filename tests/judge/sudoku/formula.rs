//! The rules as clauses, and questions to them. A variable for every cell and
//! digit; printed digits are assumed by the questions that name them.

use varisat::{ExtendFormula, Lit, Solver};

use clew::grid::{Cell, Place as _, Shape};
use clew::puzzle::sudoku::{Clues, Digit, Division, Fact};

/// A finished board: values from 1, row by row.
pub(crate) type Grid = Vec<u8>;

/// Answers questions about one puzzle.
pub(crate) struct Judge {
    clues: Clues,
    solver: Solver<'static>,
    lits: Vec<Vec<Lit>>,
}

/// How many solutions there are.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Count {
    /// None.
    Zero,
    /// Exactly this one.
    One(Grid),
    /// At least two.
    Several,
}

/// The houses, from the description of the board alone.
fn houses(clues: &Clues) -> Vec<Vec<usize>> {
    let board = clues.houses();
    let n = usize::from(board.side());
    let region = |cell: usize| match board.division() {
        Division::Boxes { width, height } => {
            let (width, height) = (usize::from(*width), usize::from(*height));
            (cell / n / height) * (n / width) + cell % n / width
        }
        Division::Regions(regions) => usize::from(regions[cell]),
    };
    let of = |name: &dyn Fn(usize) -> usize| -> Vec<Vec<usize>> {
        let all = |i| (0..n * n).filter(|&cell| name(cell) == i).collect();
        (0..n).map(all).collect()
    };
    let mut houses = [of(&|cell| cell / n), of(&|cell| cell % n), of(&region)].concat();
    if board.diagonals() {
        houses.push((0..n).map(|i| i * n + i).collect());
        houses.push((0..n).map(|i| i * n + n - 1 - i).collect());
    }
    houses
}

/// Whether a finished board has the printed digits, and every digit once in
/// every house.
pub(crate) fn is_solution(clues: &Clues, grid: &Grid) -> Result<(), String> {
    let n = usize::from(clues.houses().side());
    let shape = Shape::new(clues.houses().side(), clues.houses().side());
    if grid.len() != n * n {
        return Err("the board is not filled".into());
    }
    for (cell, digit) in clues.givens() {
        if grid[cell.index(shape)] != digit.value() {
            return Err(format!("{cell:?} is printed as {}", digit.value()));
        }
    }
    for house in houses(clues) {
        let mut seen = vec![false; n];
        for &cell in &house {
            seen[usize::from(grid[cell]) - 1] = true;
        }
        if seen.contains(&false) {
            return Err(format!("a digit is missing in {house:?}"));
        }
    }
    Ok(())
}

impl Judge {
    /// A judge for a puzzle.
    pub(crate) fn new(clues: &Clues) -> Self {
        let n = usize::from(clues.houses().side());
        let mut solver = Solver::new();
        let lits: Vec<Vec<Lit>> = (0..n * n)
            .map(|_| (0..n).map(|_| solver.new_lit()).collect())
            .collect();
        let mut exactly_one = |lits: Vec<Lit>| {
            solver.add_clause(&lits);
            for (i, &a) in lits.iter().enumerate() {
                for &b in &lits[..i] {
                    solver.add_clause(&[!a, !b]);
                }
            }
        };
        for cell in &lits {
            exactly_one(cell.clone());
        }
        for house in houses(clues) {
            let digit = |digit: usize| house.iter().map(move |&cell| (cell, digit));
            for places in (0..n).map(digit) {
                exactly_one(places.map(|(cell, digit)| lits[cell][digit]).collect());
            }
        }
        Self {
            clues: clues.clone(),
            solver,
            lits,
        }
    }

    /// The puzzle.
    pub(crate) fn clues(&self) -> &Clues {
        &self.clues
    }

    fn literal(&self, fact: Fact) -> Lit {
        let side = self.clues.houses().side();
        let at = fact.cell().index(Shape::new(side, side));
        let lit = self.lits[at][usize::from(fact.digit().value()) - 1];
        match fact {
            Fact::Is(..) => lit,
            Fact::Not(..) => !lit,
        }
    }

    /// A filled board with the digits printed in `cells` and all `facts`.
    pub(crate) fn any_grid(&mut self, cells: &[Cell], facts: &[Fact]) -> Option<Grid> {
        let printed = cells.iter().filter_map(|&cell| {
            let digit = self.clues.given(cell)?;
            Some(Fact::Is(cell, digit))
        });
        let facts = printed.chain(facts.iter().copied());
        let assumed: Vec<Lit> = facts.map(|fact| self.literal(fact)).collect();
        self.solver.assume(&assumed);
        if !self.solver.solve().expect("nothing interrupts the solver") {
            return None;
        }
        let model = self.solver.model().expect("the solver found one");
        let mut value = vec![false; model.iter().map(|lit| lit.index() + 1).max().unwrap_or(0)];
        for lit in model {
            value[lit.index()] = lit.is_positive();
        }
        let digit = |cell: &Vec<Lit>| {
            let at = cell.iter().position(|lit| value[lit.index()]);
            u8::try_from(at.expect("every cell has a digit") + 1).expect("at most 25")
        };
        Some(self.lits.iter().map(digit).collect())
    }

    /// Whether rules, the digits printed in `cells` and `given` leave no board
    /// without `found`.
    pub(crate) fn entails(&mut self, cells: &[Cell], given: &[Fact], found: Fact) -> bool {
        use clew::model::Fact as _;
        let facts: Vec<Fact> = given.iter().copied().chain([found.negated()]).collect();
        self.any_grid(cells, &facts).is_none()
    }

    /// Whether a fact is among others, or says that a cell is not a digit
    /// where one of them puts another there or the digit into a house with it.
    pub(crate) fn is_plain(&self, among: &[Fact], fact: Fact) -> bool {
        let side = self.clues.houses().side();
        let index = |fact: Fact| fact.cell().index(Shape::new(side, side));
        let share = |a: usize, b: usize| {
            let houses = houses(&self.clues);
            a != b && houses.iter().any(|h| h.contains(&a) && h.contains(&b))
        };
        let excludes = |&placed: &Fact| match (placed, fact) {
            (Fact::Is(_, digit), Fact::Not(_, other)) if digit == other => {
                share(index(placed), index(fact))
            }
            (Fact::Is(..), Fact::Not(..)) => index(placed) == index(fact),
            _ => false,
        };
        among.contains(&fact) || among.iter().any(excludes)
    }

    /// Counts the solutions of the puzzle as far as two.
    pub(crate) fn count_up_to_two(&mut self) -> Count {
        let cells: Vec<Cell> = self.clues.givens().map(|(cell, _)| cell).collect();
        let Some(first) = self.any_grid(&cells, &[]) else {
            return Count::Zero;
        };
        let switch = self.solver.new_lit();
        let differs = first.iter().zip(&self.lits);
        let differs = differs.map(|(&digit, lits)| !lits[usize::from(digit) - 1]);
        let clause: Vec<Lit> = differs.chain([!switch]).collect();
        self.solver.add_clause(&clause);
        let given = self
            .clues
            .givens()
            .map(|(cell, digit)| Fact::Is(cell, digit));
        let given = given.map(|fact| self.literal(fact));
        let assumed: Vec<Lit> = given.chain([switch]).collect();
        self.solver.assume(&assumed);
        match self.solver.solve().expect("nothing interrupts the solver") {
            true => Count::Several,
            false => Count::One(first),
        }
    }
}

/// Whether a fact is so on a finished board.
pub(crate) fn holds(side: u8, grid: &Grid, fact: Fact) -> bool {
    let digit = Digit::new(grid[fact.cell().index(Shape::new(side, side))]);
    match fact {
        Fact::Is(_, other) => digit == Some(other),
        Fact::Not(_, other) => digit != Some(other),
    }
}
