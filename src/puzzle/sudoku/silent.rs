//! Search without a word: the solver that suits the board, behind one face.

use crate::solve::{Advance, Fuel, Search};
use crate::trace::{Event, Verdict};

use super::bands::Bands;
use super::cover::{Cover, Outcome};
use super::houses::Division;
use super::learner::Learner;
use super::{Board, Clues, Sudoku};

/// Branches that fail before learning takes over.
const PATIENCE: u32 = 300;

/// The solver at work.
enum Engine {
    Bands(Bands),
    Cover(Box<Cover>, u32),
    Learner(Box<Learner>),
}

/// What came of a slice of work.
pub(super) enum Next {
    /// A solution, different from all before: digits row by row.
    Solution(Vec<u8>),
    /// The fuel ran out.
    OutOfFuel,
    /// There are no more.
    Done,
}

/// The solutions of a board, one after another.
pub(super) struct Solutions {
    board: Board,
    engine: Engine,
    found: Vec<Vec<u8>>,
}

impl Solutions {
    pub(super) fn new(board: &Board) -> Self {
        let engine = match digits_of_nine(board) {
            Some(digits) => Engine::Bands(Bands::new(&digits)),
            None => Engine::Cover(Box::new(Cover::new(board)), PATIENCE),
        };
        Self {
            board: board.clone(),
            engine,
            found: Vec::new(),
        }
    }

    pub(super) fn next(&mut self, fuel: &mut Fuel) -> Next {
        loop {
            let (solution, done) = match &mut self.engine {
                Engine::Bands(bands) => (bands.next(fuel), bands.is_done()),
                Engine::Learner(learner) => (learner.next(fuel), learner.is_done()),
                Engine::Cover(cover, patience) => match cover.advance(fuel) {
                    Outcome::Solution => (Some(values(cover)), false),
                    Outcome::Done => (None, true),
                    Outcome::OutOfFuel => (None, false),
                    Outcome::Failed(_) if *patience > 0 => {
                        *patience -= 1;
                        continue;
                    }
                    Outcome::Failed(_) => {
                        let learner = Learner::new(&self.board, &self.found);
                        self.engine = Engine::Learner(Box::new(learner));
                        continue;
                    }
                },
            };
            return match solution {
                Some(solution) => {
                    self.found.push(solution.clone());
                    Next::Solution(solution)
                }
                None if done => Next::Done,
                None => Next::OutOfFuel,
            };
        }
    }
}

fn values(cover: &Cover) -> Vec<u8> {
    let digits = cover.digits().into_iter();
    digits
        .map(|digit| digit.map_or(0, |digit| digit.value()))
        .collect()
}

/// The digits of a board with the usual houses of 9×9, 0 for an open cell.
fn digits_of_nine(board: &Board) -> Option<[u8; 81]> {
    let houses = board.houses();
    let boxes = Division::Boxes {
        width: 3,
        height: 3,
    };
    (*houses.division() == boxes && !houses.diagonals())
        .then(|| std::array::from_fn(|cell| board.placed(cell).map_or(0, |digit| digit.value())))
}

/// The search of the silent method: solutions, and that there are no more.
pub(super) struct Silence {
    board: Board,
    solutions: Solutions,
    found: u64,
    exhausted: bool,
}

impl Silence {
    pub(super) fn new(board: &Board) -> Self {
        Self {
            solutions: Solutions::new(board),
            board: board.clone(),
            found: 0,
            exhausted: false,
        }
    }
}

impl Search<Sudoku> for Silence {
    fn advance(&mut self, _: &Clues, fuel: &mut Fuel) -> Advance<Event<Sudoku>> {
        match self.found {
            0 if self.exhausted => return Advance::Finished(Verdict::Impossible),
            1 if self.exhausted => return Advance::Finished(Verdict::Unique),
            2.. => return Advance::Finished(Verdict::Several),
            _ => {}
        }
        match self.solutions.next(fuel) {
            Next::OutOfFuel => Advance::OutOfFuel,
            Next::Done => {
                self.exhausted = true;
                Advance::Event(Event::Exhausted { cases: self.found })
            }
            Next::Solution(values) => {
                self.found += 1;
                Advance::Event(Event::Solution {
                    facts: self.board.completed(&values),
                    case: self.found,
                })
            }
        }
    }

    fn tried(&self) -> (u64, Option<u64>) {
        (self.found, None)
    }
}
