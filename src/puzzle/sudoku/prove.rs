//! Proof without explanation: how many solutions, which, what they share, and
//! which clues contradict each other.

use crate::grid::{Cell, Site};
use crate::solve::{Advance, Fuel, Prove, Prover, Refuter};
use crate::trace::Verdict;

use super::digits::{Digit, Digits};
use super::silent::{Next, Solutions, is_usual, printed};
use super::{Board, Clues, Fact, House, Sudoku};

impl Prove for Sudoku {
    fn prover(clues: &Clues, near: Option<&[Fact]>) -> Box<dyn Prover<Self>> {
        Box::new(Proving::new(clues, near))
    }

    fn refuter(clues: &Clues) -> Box<dyn Refuter> {
        Box::new(Refuting::new(clues))
    }
}

/// The solutions of one puzzle, and the digits that each cell has in some.
struct Proving {
    clues: Clues,
    solutions: Solutions,
    /// A solution known from the start, if there is one.
    known: Option<Known>,
    count: u64,
    exhausted: bool,
    /// For each cell the digits it has in a solution found.
    seen: Vec<Digits>,
    /// For each cell the digits that no solution has there.
    refuted: Vec<Digits>,
    /// The question at hand: whether some solution has the digit in the cell.
    asked: Option<(usize, Digit, Solutions)>,
}

/// A solution of a puzzle on the usual board that need not be searched for.
struct Known {
    digits: [u8; 81],
    /// The printed digits of the latest puzzle that has this solution alone.
    settled: Option<[u8; 81]>,
}

/// With more clues gone than these since the solution was the only one, the
/// search is not split into those where one of them differs.
const SPLIT: usize = 2;

impl Known {
    /// The facts as a solution of the puzzle, if they are one; `last` is one of
    /// another puzzle.
    fn of(clues: &Clues, facts: &[Fact], last: Option<&Self>) -> Option<Self> {
        let houses = clues.houses();
        // They may be of a board of another size.
        let shape = houses.shape();
        if !is_usual(houses) || !facts.iter().all(|fact| shape.contains(fact.cell())) {
            return None;
        }
        let mut digits = [0; 81];
        for fact in facts {
            if let Fact::Is(cell, digit) = fact {
                digits[houses.index(*cell)] = digit.value();
            }
        }
        let is_printed = |(cell, digit): (Cell, Digit)| digits[houses.index(cell)] == digit.value();
        let is_lawful = |house: &House| {
            let held = house
                .list
                .iter()
                .filter_map(|&cell| Digit::new(digits[cell]));
            held.collect::<Digits>() == Digits::all(9)
        };
        let last = last.filter(|last| last.digits == digits);
        let is_one = last.is_some() || houses.iter().all(is_lawful);
        (is_one && clues.givens().all(is_printed)).then_some(Self {
            digits,
            settled: last.and_then(|last| last.settled),
        })
    }

    /// The other solutions of a puzzle. Where it has few clues less than one
    /// with this solution alone, they differ in one of those that are gone.
    fn others(&self, clues: &Clues) -> Solutions {
        let printed = printed(clues);
        let mut gone = Vec::new();
        if let Some(settled) = self.settled {
            let gone_of = |cell: &usize| settled[*cell] > 0 && printed[*cell] == 0;
            gone.extend((0..81).filter(gone_of));
        }
        if gone.len() > SPLIT {
            gone.clear();
        }
        Solutions::besides(clues, self.digits, &gone)
    }
}

impl Proving {
    fn new(clues: &Clues, near: Option<&[Fact]>) -> Self {
        let area = clues.houses().shape().area();
        let known = near.and_then(|facts| Known::of(clues, facts, None));
        Self {
            solutions: match &known {
                Some(known) => known.others(clues),
                None => Solutions::of(clues),
            },
            known,
            clues: clues.clone(),
            count: 0,
            exhausted: false,
            seen: vec![Digits::NONE; area],
            refuted: vec![Digits::NONE; area],
            asked: None,
        }
    }

    /// Tells a solution.
    fn told(&mut self, values: &[u8]) -> Vec<Fact> {
        self.count += 1;
        self.see(values);
        let cells = self.clues.houses().shape().cells();
        let mut facts = Vec::with_capacity(values.len());
        facts.extend(
            cells
                .zip(values)
                .filter_map(|(cell, &value)| Some(Fact::Is(cell, Digit::new(value)?))),
        );
        facts
    }

    fn see(&mut self, values: &[u8]) {
        for (seen, &value) in self.seen.iter_mut().zip(values) {
            if let Some(digit) = Digit::new(value) {
                seen.insert(digit);
            }
        }
    }

    /// A digit of a cell of which it is not known whether a solution has it.
    fn question(&self, board: &Board) -> Option<(usize, Digit)> {
        board.open_cells().find_map(|cell| {
            let open = board.at(cell);
            let open = open.without(self.seen[cell]).without(self.refuted[cell]);
            (!open.is_empty()).then(|| (cell, open.first_of()))
        })
    }

    fn shared(&self, board: &Board) -> Vec<Fact> {
        let cells = board.houses().everywhere().iter();
        let mut facts: Vec<Fact> = cells
            .flat_map(|cell| {
                let seen = self.seen[cell];
                let is = seen.single().map(|digit| board.is(cell, digit));
                let not = board.digits().filter(move |&digit| !seen.has(digit));
                is.into_iter()
                    .chain(not.map(move |digit| board.is_not(cell, digit)))
            })
            .collect();
        facts.sort_unstable();
        facts
    }
}

impl Prover<Sudoku> for Proving {
    fn solution(&mut self, fuel: &mut Fuel) -> Advance<Vec<Fact>> {
        if self.count == 0
            && let Some(Known { digits, .. }) = self.known
        {
            return Advance::Event(self.told(&digits));
        }
        if !self.exhausted {
            match self.solutions.next(fuel) {
                Next::OutOfFuel => return Advance::OutOfFuel,
                Next::Done => self.exhausted = true,
                Next::Solution(values) => return Advance::Event(self.told(&values)),
            }
        }
        Advance::Finished(match self.count {
            0 => Verdict::Impossible,
            1 => Verdict::Unique,
            _ => Verdict::Several,
        })
    }

    fn take_up(&mut self, clues: &Clues, near: Option<&[Fact]>) -> bool {
        if let Some(known) = &mut self.known
            && self.exhausted
            && self.count == 1
        {
            known.settled = Some(printed(&self.clues));
        }
        let last = self.known.as_ref();
        let Some(known) = near.and_then(|facts| Known::of(clues, facts, last)) else {
            return false;
        };
        self.solutions = known.others(clues);
        self.known = Some(known);
        self.clues.clone_from(clues);
        self.count = 0;
        self.exhausted = false;
        self.seen.fill(Digits::NONE);
        self.refuted.fill(Digits::NONE);
        self.asked = None;
        true
    }

    fn common(&mut self, fuel: &mut Fuel) -> Option<Vec<Fact>> {
        let board = Board::new(&self.clues);
        while !self.exhausted {
            let (cell, digit, mut solutions) = match self.asked.take() {
                Some(asked) => asked,
                None => {
                    let Some((cell, digit)) = self.question(&board) else {
                        break;
                    };
                    let mut supposed = board.clone();
                    if supposed.learn(board.is(cell, digit)).is_err() {
                        self.refuted[cell].insert(digit);
                        continue;
                    }
                    (cell, digit, Solutions::new(&supposed))
                }
            };
            match solutions.next(fuel) {
                Next::OutOfFuel => {
                    self.asked = Some((cell, digit, solutions));
                    return None;
                }
                Next::Done => self.refuted[cell].insert(digit),
                Next::Solution(values) => self.see(&values),
            }
        }
        Some(self.shared(&board))
    }
}

/// Drops clue after clue, as long as the others contradict each other.
struct Refuting {
    houses: Clues,
    printed: Vec<(Cell, Digit)>,
    /// How many of `printed` are known to be needed.
    needed: usize,
    total: u64,
    /// The question at hand: whether the clues without the next have a solution.
    asked: Option<Solutions>,
    /// Whether all clues together were refuted.
    refuted: bool,
    solvable: bool,
}

impl Refuting {
    fn new(clues: &Clues) -> Self {
        let printed: Vec<(Cell, Digit)> = clues.givens().collect();
        let mut houses = clues.clone();
        for &(cell, _) in &printed {
            houses.print(cell, None);
        }
        Self {
            houses,
            total: u64::try_from(printed.len()).unwrap_or(u64::MAX),
            printed,
            needed: 0,
            asked: None,
            refuted: false,
            solvable: false,
        }
    }

    /// The board with all clues that are left but the next in question.
    fn board(&self) -> Board {
        let mut clues = self.houses.clone();
        for (i, &(cell, digit)) in self.printed.iter().enumerate() {
            if !self.refuted || i != self.needed {
                clues.print(cell, Some(digit));
            }
        }
        Board::new(&clues)
    }
}

impl Refuter for Refuting {
    fn contradiction(&mut self, fuel: &mut Fuel) -> Advance<Vec<Site>> {
        while !self.solvable && (!self.refuted || self.needed < self.printed.len()) {
            let mut solutions = match self.asked.take() {
                Some(solutions) => solutions,
                None => Solutions::new(&self.board()),
            };
            match solutions.next(fuel) {
                Next::OutOfFuel => {
                    self.asked = Some(solutions);
                    return Advance::OutOfFuel;
                }
                Next::Solution(_) if !self.refuted => self.solvable = true,
                Next::Solution(_) => self.needed += 1,
                Next::Done if !self.refuted => self.refuted = true,
                Next::Done => {
                    self.printed.remove(self.needed);
                }
            }
        }
        if self.solvable {
            return Advance::Finished(Verdict::Open);
        }
        Advance::Event(self.printed.iter().map(|(cell, _)| cell.site()).collect())
    }

    fn settled(&self) -> (u64, u64) {
        let open = self.printed.len() - self.needed;
        let open = u64::try_from(open).unwrap_or(u64::MAX);
        (self.total.saturating_sub(open), self.total)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Puzzle as _;

    fn clues(text: &str) -> Clues {
        Sudoku::parse(text)
            .expect("the test's own text")
            .remove(0)
            .clues
    }

    /// Every solution, as values row by row.
    fn solutions(text: &str) -> (Vec<Vec<u8>>, Verdict) {
        let mut prover = Sudoku::prover(&clues(text), None);
        let mut all = Vec::new();
        loop {
            match prover.solution(&mut Fuel::new(1)) {
                Advance::Event(facts) => {
                    all.push(facts.iter().map(|fact| fact.digit().value()).collect());
                }
                Advance::OutOfFuel => {}
                Advance::Finished(verdict) => return (all, verdict),
            }
        }
    }

    const LINE: &str =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    #[test]
    fn the_only_solution_is_found() {
        let (all, verdict) = solutions(LINE);
        assert_eq!(verdict, Verdict::Unique);
        assert_eq!(all[0][..9], [5, 3, 4, 6, 7, 8, 9, 1, 2]);
        assert_eq!(solutions("................").0.len(), 288);
        let twice = LINE.replacen('.', "5", 1);
        assert_eq!(solutions(&twice).1, Verdict::Impossible);
    }

    /// Every solution that a prover tells, in order of their digits.
    fn told(prover: &mut dyn Prover<Sudoku>) -> (Vec<Vec<Fact>>, Verdict) {
        let mut all = Vec::new();
        loop {
            match prover.solution(&mut Fuel::new(1)) {
                Advance::Event(facts) => all.push(facts),
                Advance::OutOfFuel => {}
                Advance::Finished(verdict) => {
                    all.sort_unstable();
                    return (all, verdict);
                }
            }
        }
    }

    #[test]
    fn a_known_solution_changes_nothing_but_the_order() {
        let full = clues(LINE);
        let meant = told(&mut *Sudoku::prover(&full, None)).0.remove(0);
        let mut prover = Sudoku::prover(&full, Some(&meant));
        assert_eq!(told(&mut *prover), (vec![meant.clone()], Verdict::Unique));
        let places: Vec<(Cell, Digit)> = full.givens().collect();
        let (mut unique, mut several) = (0, 0);
        // One, two or three clues go from a puzzle that was just proved.
        for (at, size) in (0..places.len()).zip([1, 2, 3].into_iter().cycle()) {
            assert!(prover.take_up(&full, Some(&meant)));
            assert_eq!(told(&mut *prover).1, Verdict::Unique);
            let mut fewer = full.clone();
            for &(cell, _) in places.iter().cycle().skip(at).take(size) {
                fewer.print(cell, None);
            }
            assert!(prover.take_up(&fewer, Some(&meant)));
            let told_besides = told(&mut *prover);
            assert_eq!(told_besides, told(&mut *Sudoku::prover(&fewer, None)));
            match told_besides.1 {
                Verdict::Unique => unique += 1,
                _ => several += 1,
            }
        }
        assert!(unique > 0 && several > 0);
    }

    #[test]
    fn what_is_no_solution_is_not_taken_for_one() {
        let meant = told(&mut *Sudoku::prover(&clues(LINE), None)).0.remove(0);
        let other = clues(&LINE.replacen("53..7", "54..7", 1));
        let mut prover = Sudoku::prover(&other, Some(&meant));
        let expected = told(&mut *Sudoku::prover(&other, None));
        assert_eq!(told(&mut *prover), expected);
        let mut unlawful = meant.clone();
        if let [Fact::Is(a, _), Fact::Is(b, _)] = [meant[0], meant[1]] {
            unlawful[0] = Fact::Is(a, meant[1].digit());
            unlawful[1] = Fact::Is(b, meant[0].digit());
        }
        let bare = clues(&LINE.replacen("53", "..", 1));
        let mut prover = Sudoku::prover(&bare, Some(&unlawful));
        let all = told(&mut *prover).0;
        assert!(!all.contains(&unlawful));
        assert!(all.contains(&meant));
    }

    #[test]
    fn what_all_solutions_share_is_what_none_contradicts() {
        for text in ["1...2..........3", "12..34..........", "1.....2...3....."] {
            let (all, _) = solutions(text);
            let mut prover = Sudoku::prover(&clues(text), None);
            prover.solution(&mut Fuel::unlimited());
            let common = loop {
                if let Some(common) = prover.common(&mut Fuel::new(2)) {
                    break common;
                }
            };
            let houses = clues(text);
            let at = |fact: Fact| houses.houses().index(fact.cell());
            for cell in houses.houses().shape().cells() {
                for digit in (1..=4).filter_map(Digit::new) {
                    for fact in [Fact::Is(cell, digit), Fact::Not(cell, digit)] {
                        let holds = |values: &Vec<u8>| {
                            (values[at(fact)] == digit.value()) == matches!(fact, Fact::Is(..))
                        };
                        assert_eq!(common.contains(&fact), all.iter().all(holds), "{fact:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn contradicting_clues_are_told_and_none_too_many() {
        let mut refuter = Sudoku::refuter(&clues("12..3......4...."));
        assert!(matches!(
            refuter.contradiction(&mut Fuel::unlimited()),
            Advance::Finished(_)
        ));
        let mut refuter = Sudoku::refuter(&clues("12.........3...4"));
        let Advance::Event(sites) = refuter.contradiction(&mut Fuel::unlimited()) else {
            panic!("there is no solution");
        };
        assert_eq!(sites.len(), 4);
        assert_eq!(refuter.settled().0, refuter.settled().1);
    }
}
