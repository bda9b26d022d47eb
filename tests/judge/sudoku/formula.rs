//! The rules as clauses, and questions to them. A variable for every cell and
//! digit; printed digits are assumed by the questions that name them.

use varisat::{ExtendFormula, Lit, Solver};

use clew::grid::{Cell, Place as _, Shape, Site};
use clew::puzzle::sudoku::{Clues, Digit, Division, Fact};

/// A finished board: values from 1, row by row.
pub(crate) type Grid = Vec<u8>;

/// Answers questions about one puzzle.
pub(crate) struct Judge {
    clues: Clues,
    solver: Solver<'static>,
    lits: Vec<Vec<Lit>>,
    /// The cells of each house, and whether its rule counts.
    houses: Vec<(Vec<usize>, Lit)>,
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
pub(super) fn houses(clues: &Clues) -> Vec<Vec<usize>> {
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
        let all = houses(clues);
        let houses: Vec<_> = all
            .into_iter()
            .map(|house| (house, solver.new_lit()))
            .collect();
        let mut exactly_one = |lits: Vec<Lit>, unless: &[Lit]| {
            solver.add_clause(&[&lits, unless].concat());
            for (i, &a) in lits.iter().enumerate() {
                for &b in &lits[..i] {
                    solver.add_clause(&[&[!a, !b], unless].concat());
                }
            }
        };
        for cell in &lits {
            exactly_one(cell.clone(), &[]);
        }
        for (house, counts) in &houses {
            let digit = |digit: usize| house.iter().map(move |&cell| (cell, digit));
            for places in (0..n).map(digit) {
                let places = places.map(|(cell, digit)| lits[cell][digit]);
                exactly_one(places.collect(), &[!*counts]);
            }
        }
        Self {
            clues: clues.clone(),
            solver,
            lits,
            houses,
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
        let all = self.all().collect();
        self.any_filling(cells, facts, all)
    }

    /// That all houses count.
    fn all(&self) -> impl Iterator<Item = Lit> {
        self.houses.iter().map(|&(_, counts)| counts)
    }

    /// The same where only some houses count.
    fn any_filling(
        &mut self,
        cells: &[Cell],
        facts: &[Fact],
        mut assumed: Vec<Lit>,
    ) -> Option<Grid> {
        let printed = cells.iter().filter_map(|&cell| {
            let digit = self.clues.given(cell)?;
            Some(Fact::Is(cell, digit))
        });
        let facts = printed.chain(facts.iter().copied());
        assumed.extend(facts.map(|fact| self.literal(fact)));
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

    /// Whether every filling with the digits printed in `cells` and `given` but
    /// without `found`, by the rules of some houses, gives a pattern digits
    /// that `accepts` takes: values, cell by cell.
    ///
    /// # Errors
    /// Some cells are not those of a house.
    pub(crate) fn leaves_only(
        &mut self,
        areas: &[Vec<Site>],
        (cells, given): (&[Cell], &[Fact]),
        found: Fact,
        pattern: &[usize],
        accepts: impl Fn(&[u8]) -> bool,
    ) -> Result<bool, String> {
        use clew::model::Fact as _;
        let facts: Vec<Fact> = given.iter().copied().chain([found.negated()]).collect();
        let switch = self.solver.new_lit();
        let mut assumed = self.counting(areas)?;
        assumed.push(switch);
        // Each filling of the pattern is seen once.
        while let Some(grid) = self.any_filling(cells, &facts, assumed.clone()) {
            let values: Vec<u8> = pattern.iter().map(|&cell| grid[cell]).collect();
            if !accepts(&values) {
                return Ok(false);
            }
            let seen = pattern.iter().zip(&values);
            let differs = seen.map(|(&cell, &value)| !self.lits[cell][usize::from(value) - 1]);
            let clause: Vec<Lit> = differs.chain([!switch]).collect();
            self.solver.add_clause(&clause);
        }
        Ok(true)
    }

    /// That some houses count, each given by its cells.
    fn counting(&self, areas: &[Vec<Site>]) -> Result<Vec<Lit>, String> {
        let counts = |area: &Vec<Site>| {
            let cells = self.cells_of(area);
            let mut houses = self.houses.iter();
            let house = houses.find(|(house, _)| *house == cells);
            let counts = house.map(|&(_, counts)| counts);
            counts.ok_or_else(|| format!("{area:?} is no house"))
        };
        areas.iter().map(counts).collect()
    }

    /// Whether a house, by its number among rows, columns, regions and
    /// diagonals, is among some areas.
    pub(crate) fn has_area(&self, areas: &[Vec<Site>], house: usize) -> bool {
        areas
            .iter()
            .any(|area| self.cells_of(area) == self.houses[house].0)
    }

    /// The numbers of some cells, row by row from 0.
    pub(super) fn cells_of(&self, area: &[Site]) -> Vec<usize> {
        let side = self.clues.houses().side();
        let cells = area.iter().filter_map(|site| site.cell());
        cells
            .map(|cell| cell.index(Shape::new(side, side)))
            .collect()
    }

    /// The same by the rules of some houses only, each given by its cells.
    ///
    /// # Errors
    /// Some cells are not those of a house.
    pub(crate) fn entails_within(
        &mut self,
        areas: &[Vec<Site>],
        (cells, given): (&[Cell], &[Fact]),
        found: Fact,
    ) -> Result<bool, String> {
        use clew::model::Fact as _;
        let assumed = self.counting(areas)?;
        let facts: Vec<Fact> = given.iter().copied().chain([found.negated()]).collect();
        Ok(self.any_filling(cells, &facts, assumed).is_none())
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
        let assumed = self.all().chain([switch]).collect();
        match self.any_filling(&cells, &[], assumed).is_some() {
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
