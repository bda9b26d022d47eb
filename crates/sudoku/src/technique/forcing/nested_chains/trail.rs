//! Unit propagation that remembers reasons: the singles that follow from a
//! supposition, breadth first, and for each excluded candidate what excluded it.

use super::Candidate;
use crate::board::{Board, Digit, Digits, Houses};
use crate::prove::search::bands::Sieve;
use crate::prove::search::cover::Dead;
use crate::prove::search::is_usual;

/// Largest side of a board, in cells.
const SIDE: usize = 9;
const AREA: usize = SIDE * SIDE;
/// Rows, columns, regions and two diagonals.
const HOUSES: usize = 3 * SIDE + 2;
/// Cause of what was excluded before any supposition.
const KNOWN: u16 = u16::MAX;

/// Antecedent of an entry: what forced it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Antecedent {
    /// It is supposed.
    Supposed,
    /// The cell has no other digit left.
    Cell,
    /// The house, by number, has no other place left for the digit.
    House(usize),
    /// The candidate fails, by an inner refutation of this number.
    Refuted(usize),
}

/// A digit placed, or a candidate refuted.
#[derive(Clone, Copy, Debug)]
pub(super) struct TrailEntry {
    pub(super) candidate: Candidate,
    pub(super) reason: Antecedent,
}

impl TrailEntry {
    /// Whether the digit is placed.
    pub(super) fn is_placed(&self) -> bool {
        !matches!(self.reason, Antecedent::Refuted(_))
    }
}

/// Candidates left under some suppositions, and what excluded the others.
#[derive(Clone)]
pub(super) struct Trail {
    /// Digits left in each cell, as bits.
    cells: [u16; AREA],
    /// Positions left for each digit in each house, as bits.
    places: [u16; HOUSES * SIDE],
    /// For each cell, then digit, the entry that excluded it.
    causes: [u16; AREA * SIDE],
    is_settled: [bool; AREA],
    entries: Vec<TrailEntry>,
}

/// Digits to place, first in, first out.
type Queue = std::collections::VecDeque<(Candidate, Antecedent)>;

impl Trail {
    /// The candidates of a board up to 9×9, with nothing supposed.
    pub(super) fn new(board: &Board) -> Self {
        let mut trail = Self {
            cells: [0; AREA],
            places: [0; HOUSES * SIDE],
            causes: [KNOWN; AREA * SIDE],
            is_settled: [false; AREA],
            entries: Vec::new(),
        };
        let houses = board.houses();
        let bits = |mask: u32| u16::try_from(mask).expect("boards up to 9×9 have 9 digits");
        for cell in 0..houses.shape().area() {
            trail.cells[cell] = bits(board.at(cell).0);
            trail.is_settled[cell] = board.placed(cell).is_some();
        }
        for house in 0..houses.all().len() {
            for digit in board.digits() {
                let mask = board.position_mask(house, digit);
                trail.places[house * SIDE + digit.index()] = bits(mask);
            }
        }
        trail
    }

    /// Digits left in a cell.
    pub(super) fn left(&self, cell: usize) -> Digits {
        Digits(self.cells[cell].into())
    }

    /// Whether a digit is left in a cell that is still open.
    pub(super) fn is_open(&self, (cell, digit): Candidate) -> bool {
        !self.is_settled[cell] && self.left(cell).has(digit)
    }

    /// Whether a cell has only one other digit left, or a house around it only one
    /// other place for the digit: without it something is placed.
    pub(super) fn is_one_of_two(&self, houses: &Houses, (cell, digit): Candidate) -> bool {
        let mut around = houses.positions(cell).iter();
        let places = |house: usize| self.places[house * SIDE + digit.index()];
        self.cells[cell].count_ones() == 2
            || around.any(|position| places(position.house).count_ones() == 2)
    }

    /// A sieve for what can be supposed next, on the usual board.
    pub(super) fn sieve(&self, houses: &Houses) -> Option<Sieve> {
        let placed = |cell: usize| match self.is_settled[cell] {
            true => self.left(cell).single().map_or(0, Digit::value),
            false => 0,
        };
        is_usual(houses).then(|| {
            let digits = std::array::from_fn(placed);
            Sieve::new(&digits, |cell| self.left(cell))
        })
    }

    pub(super) fn entries(&self) -> &[TrailEntry] {
        &self.entries
    }

    /// Entry that excluded a candidate; `None` if the board did.
    pub(super) fn cause(&self, (cell, digit): Candidate) -> Option<usize> {
        let cause = self.causes[cell * SIDE + digit.index()];
        (cause != KNOWN).then_some(cause.into())
    }

    /// Supposes a candidate and follows singles.
    ///
    /// # Errors
    /// The contradiction that they lead to.
    pub(super) fn suppose(&mut self, houses: &Houses, candidate: Candidate) -> Result<(), Dead> {
        let mut queue = Queue::with_capacity(AREA);
        queue.push_back((candidate, Antecedent::Supposed));
        self.follow(houses, queue)
    }

    /// Excludes a candidate, which fails by the inner refutation of a number, and
    /// follows singles.
    ///
    /// # Errors
    /// The contradiction that they lead to.
    pub(super) fn refute(
        &mut self,
        houses: &Houses,
        candidate: Candidate,
        number: usize,
    ) -> Result<(), Dead> {
        let cause = self.enter(candidate, Antecedent::Refuted(number));
        let mut queue = Queue::new();
        self.exclude(houses, candidate, cause, &mut queue)?;
        self.follow(houses, queue)
    }

    fn enter(&mut self, candidate: Candidate, reason: Antecedent) -> u16 {
        self.entries.push(TrailEntry { candidate, reason });
        u16::try_from(self.entries.len() - 1).expect("no more entries than candidates")
    }

    fn follow(&mut self, houses: &Houses, mut queue: Queue) -> Result<(), Dead> {
        while let Some(((cell, digit), reason)) = queue.pop_front() {
            if self.is_settled[cell] {
                continue;
            }
            self.is_settled[cell] = true;
            let cause = self.enter((cell, digit), reason);
            for other in self.left(cell).iter().filter(|&other| other != digit) {
                self.exclude(houses, (cell, other), cause, &mut queue)?;
            }
            for peer in houses.peers(cell).iter() {
                self.exclude(houses, (peer, digit), cause, &mut queue)?;
            }
        }
        Ok(())
    }

    fn exclude(
        &mut self,
        houses: &Houses,
        (cell, digit): Candidate,
        cause: u16,
        queue: &mut Queue,
    ) -> Result<(), Dead> {
        let bit = 1 << digit.index();
        if self.cells[cell] & bit == 0 {
            return Ok(());
        }
        self.cells[cell] &= !bit;
        self.causes[cell * SIDE + digit.index()] = cause;
        let left = self.left(cell);
        if left.is_empty() {
            return Err(Dead::Cell(cell));
        }
        if left.is_alone() && !self.is_settled[cell] {
            queue.push_back(((cell, left.first_of()), Antecedent::Cell));
        }
        for position in houses.positions(cell) {
            let places = &mut self.places[position.house * SIDE + digit.index()];
            *places &= !u16::try_from(position.bit).expect("houses have at most 9 cells");
            if *places == 0 {
                return Err(Dead::House(position.house, digit));
            }
            if places.is_power_of_two() {
                let mut only = houses.all()[position.house].cells_at((*places).into());
                if let Some(only) = only.next().filter(|&only| !self.is_settled[only]) {
                    queue.push_back(((only, digit), Antecedent::House(position.house)));
                }
            }
        }
        Ok(())
    }
}

/// The candidates that are excluded when an entry has its reason.
pub(super) fn excluded(
    houses: &Houses,
    (cell, digit): Candidate,
    reason: Antecedent,
) -> impl Iterator<Item = Candidate> {
    let all = match reason {
        Antecedent::Supposed | Antecedent::Refuted(_) => None,
        Antecedent::Cell => Some(Dead::Cell(cell)),
        Antecedent::House(house) => Some(Dead::House(house, digit)),
    };
    let all = all.into_iter().flat_map(|all| all.missing(houses));
    all.filter(move |&candidate| candidate != (cell, digit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues_of;

    fn board(text: &str) -> Board {
        Board::new(&clues_of(text))
    }

    #[test]
    fn entries_and_exclusions_have_reasons() {
        let board = board("1...............");
        let houses = board.houses();
        let mut trail = Trail::new(&board);
        for (cell, value) in [(1, 2), (2, 3)] {
            let digit = Digit::new(value).expect("a digit");
            let supposed = trail.suppose(houses, (cell, digit));
            supposed.expect("the row can be filled");
        }
        let four = Digit::new(4).expect("a digit");
        let entry = trail.entries()[2];
        assert_eq!(
            (entry.candidate, entry.reason),
            ((3, four), Antecedent::House(0))
        );
        // Excluded by the clue, by the supposition, and by what follows.
        let one = Digit::new(1).expect("a digit");
        let causes = [(3, one), (2, four), (7, four)].map(|candidate| trail.cause(candidate));
        assert_eq!(causes, [None, Some(1), Some(2)]);
    }

    #[test]
    fn singles_do_not_refute_what_stands() {
        let board = board(
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        );
        let houses = board.houses();
        let one = Digit::new(1).expect("a digit");
        let (mut standing, mut refuted) = (0, 0);
        for first in board.open_cells().filter(|&cell| board.at(cell).has(one)) {
            let mut trail = Trail::new(&board);
            if trail.suppose(houses, (first, one)).is_err() {
                continue;
            }
            let mut sieve = trail.sieve(houses).expect("the usual board");
            let of_cell = |cell: usize| trail.left(cell).iter().map(move |digit| (cell, digit));
            let open = board.open_cells().flat_map(of_cell);
            for candidate in open.filter(|&candidate| trail.is_open(candidate)) {
                let fails = trail.clone().suppose(houses, candidate).is_err();
                let stands = sieve.stands(candidate.0, candidate.1);
                assert!(!(fails && stands), "{candidate:?}");
                standing += u32::from(stands);
                refuted += u32::from(fails);
            }
        }
        assert!(standing > 100 && refuted > 100, "{standing}, {refuted}");
    }

    #[test]
    fn a_house_without_a_place_is_a_contradiction() {
        let board = board("1.........1.....");
        let houses = board.houses();
        let mut trail = Trail::new(&board);
        let one = Digit::new(1).expect("a digit");
        // The 1 of the last row is in its second cell, and the 1 of the second row in its last cell.
        assert!(trail.left(13).has(one) && trail.left(7).has(one));
        let two = Digit::new(2).expect("a digit");
        let dead = trail.suppose(houses, (13, two));
        assert!(matches!(dead, Err(Dead::House(_, digit)) if digit == one));
    }
}
