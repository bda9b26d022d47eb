//! Search for solutions without explanation: band words for the usual board,
//! exact cover for others, and clause learning if branching takes too long.

pub(crate) mod bands;
pub(crate) mod cover;
mod encoding;
pub(crate) mod learning;

use bands::Bands;
use clew_core::solve::{Advance, Fuel};
use cover::{Cover, CoverOutcome};
use learning::LearningSearch;

use crate::board::{Board, Clues, Digit, Division, Houses};

/// Failed branches after which clause learning takes over.
const FAILURES_BEFORE_LEARNING: u32 = 300;

/// The solver at work.
#[expect(
    clippy::large_enum_variant,
    reason = "the search that is most in a hurry needs no memory of its own"
)]
enum Engine {
    Bands(Bands),
    Cover(Box<Branching>),
    Learning(Box<LearningSearch>),
}

/// Branching, until too many branches have failed.
struct Branching {
    board: Board,
    cover: Cover,
    failures_left: u32,
    found: Vec<Vec<u8>>,
}

/// Outcome of a slice of work.
pub(crate) enum Next {
    /// A solution, different from all earlier ones: digits row by row.
    Solution(Vec<u8>),
    /// The fuel ran out.
    OutOfFuel,
    /// There are no more.
    Done,
}

/// The solutions of a board, one after another.
pub(crate) struct Solutions {
    engine: Engine,
    /// The latest solution, unless the bands have it.
    latest: Vec<u8>,
}

impl Solutions {
    /// The solutions of a puzzle.
    pub(crate) fn of(clues: &Clues) -> Self {
        if !is_usual(clues.houses()) || clues.is_restricted() {
            return Self::new(&Board::new(clues));
        }
        Self::by(Engine::Bands(Bands::new(&printed(clues))))
    }

    /// The solutions of a puzzle on the usual board, given by its printed digits, other
    /// than one that is known. Each differs from it in at least one of these open
    /// cells, if any are named.
    pub(crate) fn besides(printed: &[u8; 81], known: [u8; 81], differ: &[usize]) -> Self {
        Self::by(Engine::Bands(Bands::besides(printed, known, differ)))
    }

    /// The completions of a board. Only its digits matter, since what else it rules out
    /// follows from them. If the clues list candidates, those of the board matter too.
    pub(crate) fn new(board: &Board) -> Self {
        let engine = if is_usual(board.houses()) {
            let value = |cell| board.placed(cell).map_or(0, |digit| digit.value());
            let digits = std::array::from_fn(value);
            Engine::Bands(match board.is_restricted() {
                true => Bands::within(&digits, |cell| board.at(cell)),
                false => Bands::new(&digits),
            })
        } else {
            Engine::Cover(Box::new(Branching {
                board: board.clone(),
                cover: Cover::new(board),
                failures_left: FAILURES_BEFORE_LEARNING,
                found: Vec::new(),
            }))
        };
        Self::by(engine)
    }

    fn by(engine: Engine) -> Self {
        Self {
            engine,
            latest: Vec::new(),
        }
    }

    /// Lets the solutions come in another order, and sooner, for those who only count them.
    pub(crate) fn hurry(&mut self) {
        if let Engine::Bands(bands) = &mut self.engine {
            bands.hurry();
        }
    }

    pub(crate) fn next(&mut self, fuel: &mut Fuel) -> Next {
        match self.advance(fuel) {
            Advance::Event(()) => Next::Solution(self.values()),
            Advance::OutOfFuel => Next::OutOfFuel,
            Advance::Finished(()) => Next::Done,
        }
    }

    /// Goes on to the next solution, without writing it down.
    pub(crate) fn advance(&mut self, fuel: &mut Fuel) -> Advance<(), ()> {
        loop {
            let (found, done) = match &mut self.engine {
                Engine::Bands(bands) => (bands.advance(fuel), bands.is_done()),
                Engine::Learning(search) => {
                    let found = search.next(fuel).map(|values| self.latest = values);
                    (found.is_some(), search.is_done())
                }
                Engine::Cover(branching) => match branching.cover.advance(fuel) {
                    CoverOutcome::Solution => {
                        self.latest = values(&branching.cover);
                        branching.found.push(self.latest.clone());
                        (true, false)
                    }
                    CoverOutcome::Done => (false, true),
                    CoverOutcome::OutOfFuel => (false, false),
                    CoverOutcome::Failed(_) if branching.failures_left > 0 => {
                        branching.failures_left -= 1;
                        continue;
                    }
                    CoverOutcome::Failed(_) => {
                        let search = LearningSearch::new(&branching.board, &branching.found);
                        self.engine = Engine::Learning(Box::new(search));
                        continue;
                    }
                },
            };
            return match (found, done) {
                (true, _) => Advance::Event(()),
                (false, true) => Advance::Finished(()),
                (false, false) => Advance::OutOfFuel,
            };
        }
    }

    /// The solution reached.
    pub(crate) fn values(&self) -> Vec<u8> {
        match &self.engine {
            Engine::Bands(bands) => bands.digits().to_vec(),
            _ => self.latest.clone(),
        }
    }
}

/// The digits printed on the usual board, row by row; 0 for an open cell.
pub(crate) fn printed(clues: &Clues) -> [u8; 81] {
    let givens: &[Option<Digit>; 81] = clues.givens.values().try_into().expect("the usual board");
    givens.map(|given| given.map_or(0, Digit::value))
}

/// Whether a board has the usual houses of 9×9.
pub(crate) fn is_usual(houses: &Houses) -> bool {
    let boxes = Division::Boxes {
        width: 3,
        height: 3,
    };
    *houses.division() == boxes && !houses.diagonals()
}

/// The digits of the board that is reached, row by row; 0 for an open cell.
pub(crate) fn values(cover: &Cover) -> Vec<u8> {
    let digits = cover.digits().into_iter();
    digits
        .map(|digit| digit.map_or(0, |digit| digit.value()))
        .collect()
}
