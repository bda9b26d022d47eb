//! Aligned triplet exclusion: three cells are compared, candidate by candidate.
//!
//! Three candidates are excluded together if two of them are the same digit in cells that
//! see each other. They are also excluded if a fourth cell has no candidates other than
//! these, each in a cell that it sees. A candidate is false if all pairs of the two other
//! cells are excluded with it.

use crate::board::{Board, Cells, Clues, Digit, Digits, Fact};
use crate::catalogue::Technique;
use crate::evidence::{Finding, ruled_out, step_by};
use crate::reason::Reason;
use crate::technique::subsets::only;

/// Side of the largest boards looked at.
const LARGEST: usize = 9;

/// The first candidate that is excluded; cells in order.
pub(crate) fn aligned_triplet(_: &Clues, board: &Board) -> Finding {
    if usize::from(board.houses().side()) > LARGEST {
        return None;
    }
    let excluders = Excluders::new(board);
    let cells = &excluders.open;
    (0..cells.len()).find_map(|a| {
        board.at(cells[a]).iter().find_map(|digit| {
            let threes = excluders.threes_near((a, digit));
            let mut others = (0..cells.len()).filter(|&b| b != a);
            others.find_map(|b| {
                let mut left = excluders.later((a, digit), b, &threes);
                let later = std::iter::from_fn(|| {
                    let c = left.trailing_zeros() as usize;
                    left &= left.checked_sub(1)?;
                    Some(c)
                });
                let mut later = later.filter(|&c| excluders.rule_out((a, digit), b, c));
                later.find_map(|c| conclude(board, (cells[a], digit), cells[b], cells[c]))
            })
        })
    })
}

/// Set of open cells, by number.
type Open = u128;

/// Candidates excluded by others together.
struct Excluders<'a> {
    board: &'a Board,
    open: Vec<usize>,
    /// For each candidate of an open cell, the open cells that can be each digit with it.
    beside: Vec<[Open; LARGEST]>,
    /// Cells whose candidates are exactly the digits of each set of three.
    triples: Vec<Cells>,
    /// Cells with three candidates, and these candidates.
    threes: Vec<(usize, Digits)>,
}

impl<'a> Excluders<'a> {
    fn new(board: &'a Board) -> Self {
        let open: Vec<usize> = board.open_cells().collect();
        let count = open.len();
        let mut places = [0; LARGEST];
        for (at, &cell) in open.iter().enumerate() {
            for digit in board.at(cell).iter() {
                places[digit.index()] |= 1 << at;
            }
        }
        let mut excluders = Self {
            board,
            open,
            beside: vec![places; count * LARGEST],
            triples: vec![Cells::default(); 1 << LARGEST],
            threes: Vec::new(),
        };
        let houses = board.houses();
        for a in 0..count {
            for b in 0..count {
                if houses.peers(excluders.open[a]).has(excluders.open[b]) {
                    for digit in board.digits() {
                        excluders.exclude((a, digit), (b, digit));
                    }
                }
            }
        }
        for at in 0..count {
            let cell = excluders.open[at];
            let digits = board.at(cell);
            match digits.len() {
                2 => {
                    let near = houses.peers(cell);
                    let near = (0..count).filter(|&a| near.has(excluders.open[a]));
                    let near: Vec<usize> = near.collect();
                    for digit in digits.iter() {
                        let other = digits.without(Digits::only(digit)).first_of();
                        for &a in &near {
                            for &b in near.iter().filter(|&&b| b != a) {
                                excluders.exclude((a, digit), (b, other));
                            }
                        }
                    }
                }
                3 => {
                    excluders.triples[bits(digits)].insert(cell);
                    excluders.threes.push((cell, digits));
                }
                _ => {}
            }
        }
        excluders
    }

    /// The open cells that can be each digit together with a candidate of another.
    fn with(&self, (a, digit): (usize, Digit)) -> &[Open; LARGEST] {
        &self.beside[a * LARGEST + digit.index()]
    }

    fn exclude(&mut self, (a, digit): (usize, Digit), (b, other): (usize, Digit)) {
        self.beside[a * LARGEST + digit.index()][other.index()] &= !(1 << b);
    }

    /// Digits that an open cell can be together with a candidate of another.
    fn beside(&self, one: (usize, Digit), b: usize) -> Digits {
        let digits = self.board.at(self.open[b]).iter();
        let with = self.with(one);
        digits
            .filter(|digit| with[digit.index()] >> b & 1 == 1)
            .collect()
    }

    /// Cells of three candidates that see a cell and have a candidate of it, and their candidates.
    fn threes_near(&self, (a, digit): (usize, Digit)) -> Vec<(usize, Digits)> {
        let near = self.board.houses().peers(self.open[a]);
        let threes = self.threes.iter().copied();
        threes
            .filter(|&(cell, digits)| digits.has(digit) && near.has(cell))
            .collect()
    }

    /// The cells after a second one that no pair of candidates of both rules out at once, with a candidate of a first cell. A pair
    /// may still be excluded if the two candidates of the first cells are in some of the cells of three candidates, which see the first.
    fn later(&self, one: (usize, Digit), b: usize, threes: &[(usize, Digits)]) -> Open {
        let near = self.board.houses().peers(self.open[b]);
        let mut later = (Open::MAX << b << 1) & !(1 << one.0) & ((1 << self.open.len()) - 1);
        for second in self.beside(one, b).iter() {
            let chosen = Digits::only(one.1).or(Digits::only(second));
            let is_met = |&&(cell, digits): &&(usize, Digits)| {
                second != one.1 && digits.has(second) && near.has(cell)
            };
            let threes = threes.iter().filter(is_met);
            let thirds: Digits = threes.map(|&(_, digits)| digits).collect();
            let thirds = thirds.without(chosen);
            let (first, second) = (self.with(one), self.with((b, second)));
            for third in self.board.digits().filter(|&third| !thirds.has(third)) {
                later &= !(first[third.index()] & second[third.index()]);
            }
            // Most pairs of cells end here, after the first candidate.
            if later == 0 {
                break;
            }
        }
        later
    }

    /// Whether every pair of two other cells is excluded with a candidate.
    fn rule_out(&self, one: (usize, Digit), b: usize, c: usize) -> bool {
        let of_c = self.beside(one, c);
        self.beside(one, b).iter().all(|second| {
            let left = of_c.and(self.beside((b, second), c));
            left.iter().all(|third| {
                let digits: Digits = [one.1, second, third].into_iter().collect();
                let near = |at: usize| self.board.houses().peers(self.open[at]);
                let cells = &self.triples[bits(digits)];
                cells.and(near(one.0)).and(near(b)).meets(near(c))
            })
        })
    }
}

/// Digits as the number of a set.
fn bits(digits: Digits) -> usize {
    digits.0 as usize
}

/// The step: a cell is not a digit, since that would leave two others nothing. Their
/// cells come first, then those that exclude.
fn conclude(board: &Board, (a, digit): (usize, Digit), b: usize, c: usize) -> Finding {
    let houses = board.houses();
    let sees = |one: usize, other: usize| houses.peers(one).has(other);
    let mut used = Cells::default();
    for second in board.at(b).iter() {
        for third in board.at(c).iter() {
            let chosen = [(a, digit), (b, second), (c, third)];
            let is_twice = |i: usize, j: usize| {
                let (one, other) = (chosen[i], chosen[j]);
                one.1 == other.1 && sees(one.0, other.0)
            };
            if is_twice(0, 1) || is_twice(0, 2) || is_twice(1, 2) {
                continue;
            }
            let is_emptied = |cell: &usize| {
                let is_apart = ![a, b, c].contains(cell);
                let near = chosen.iter().filter(|&&(other, _)| sees(*cell, other));
                let taken: Digits = near.map(|&(_, digit)| digit).collect();
                is_apart && board.at(*cell).without(taken).is_empty()
            };
            if !used.iter().any(|cell| is_emptied(&cell)) {
                used.insert(board.open_cells().find(is_emptied)?);
            }
        }
    }
    let pair: Cells = [b, c].into_iter().collect();
    let named = pair.or(&used).iter();
    let given = named.flat_map(|cell| only(board, &Cells::only(cell), board.at(cell)));
    let given: Vec<Fact> = given.collect();
    let found = ruled_out(board, [a], digit);
    let technique = Technique::AlignedTriplet;
    step_by(board, technique, given, found, |houses| {
        Reason::AlignedTriplet {
            pair: houses.places(&pair),
            excluders: houses.places(&used),
        }
    })
}
