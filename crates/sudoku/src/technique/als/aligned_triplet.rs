//! Aligned triplet exclusion: three cells are compared, candidate by candidate.
//!
//! Three candidates are excluded together if two of them are the same digit in cells that
//! see each other. They are also excluded if a fourth cell has no candidates other than
//! these, each in a cell that it sees. A candidate is false if all pairs of the two other
//! cells are excluded with it.

use crate::board::{Board, Cells, Clues, Digit, Digits};
use crate::catalogue::Technique;
use crate::evidence::{Evidence, Finding, ruled_out, step_by};
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
            let mut others = (0..cells.len()).filter(|&b| b != a);
            others.find_map(|b| {
                let later = (b + 1..cells.len()).filter(|&c| c != a);
                let thirds = excluders.thirds((a, digit), b);
                let mut later = later.filter(|&c| excluders.rule_out((a, digit), b, c, &thirds));
                later.find_map(|c| conclude(board, (cells[a], digit), cells[b], cells[c]))
            })
        })
    })
}

/// Candidates excluded by others together.
struct Excluders<'a> {
    board: &'a Board,
    open: Vec<usize>,
    /// Digits that every open cell is not, once an open cell is a certain digit.
    pairs: Vec<Digits>,
    /// Cells whose candidates are exactly the digits of each set of three.
    triples: Vec<Cells>,
    /// Cells with three candidates, and these candidates.
    threes: Vec<(usize, Digits)>,
}

impl<'a> Excluders<'a> {
    fn new(board: &'a Board) -> Self {
        let open: Vec<usize> = board.open_cells().collect();
        let count = open.len();
        let mut excluders = Self {
            board,
            open,
            pairs: vec![Digits::NONE; count * LARGEST * count],
            triples: vec![Cells::default(); 1 << LARGEST],
            threes: Vec::new(),
        };
        let houses = board.houses();
        for a in 0..count {
            for digit in board.digits() {
                for b in 0..count {
                    let sees = houses.peers(excluders.open[a]).has(excluders.open[b]);
                    if sees {
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

    fn index(&self, (a, digit): (usize, Digit), b: usize) -> usize {
        (a * LARGEST + digit.index()) * self.open.len() + b
    }

    fn exclude(&mut self, one: (usize, Digit), (b, digit): (usize, Digit)) {
        let at = self.index(one, b);
        self.pairs[at].insert(digit);
    }

    /// Digits that an open cell can be together with a candidate of another.
    fn beside(&self, one: (usize, Digit), b: usize) -> Digits {
        let all = self.board.at(self.open[b]);
        all.without(self.pairs[self.index(one, b)])
    }

    /// Digits that a second cell can be together with a candidate, each with the digits
    /// that are excluded in a third cell seen by a suitable cell of three candidates.
    fn thirds(&self, (a, digit): (usize, Digit), b: usize) -> Vec<(Digit, Digits)> {
        let near = |at: usize| self.board.houses().peers(self.open[at]);
        let (near_a, near_b) = (near(a), near(b));
        let threes = self.threes.iter();
        let threes = threes.filter(|(_, digits)| digits.has(digit));
        let threes = threes.filter(|&&(cell, _)| near_a.has(cell) && near_b.has(cell));
        let threes: Vec<Digits> = threes.map(|&(_, digits)| digits).collect();
        let thirds = |second: Digit| {
            let with = threes.iter().filter(|digits| digits.has(second));
            let chosen = Digits::only(digit).or(Digits::only(second));
            match second == digit {
                true => Digits::NONE,
                false => with.fold(Digits::NONE, |all, digits| all.or(digits.without(chosen))),
            }
        };
        let seconds = self.beside((a, digit), b);
        seconds
            .iter()
            .map(|second| (second, thirds(second)))
            .collect()
    }

    /// Whether every pair of two other cells is excluded with a candidate.
    fn rule_out(
        &self,
        one: (usize, Digit),
        b: usize,
        c: usize,
        thirds: &[(Digit, Digits)],
    ) -> bool {
        let of_c = self.beside(one, c);
        thirds.iter().all(|&(second, thirds)| {
            let left = of_c.and(self.beside((b, second), c));
            // Most triplets end here, before sets of cells are looked at.
            let can_be_out = left.without(thirds).is_empty();
            can_be_out
                && left.iter().all(|third| {
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
    let given = named.flat_map(|cell| only(board, &[cell].into_iter().collect(), board.at(cell)));
    let evidence = Evidence {
        clues: Vec::new(),
        given: given.collect(),
    };
    let found = ruled_out(board, [a], digit);
    let technique = Technique::AlignedTriplet;
    step_by(board, technique, evidence, found, |houses| {
        Reason::AlignedTriplet {
            pair: houses.places(&pair),
            excluders: houses.places(&used),
        }
    })
}
