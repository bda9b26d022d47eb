//! The solvers: techniques for people, all solutions, and random puzzles.

use rand::{RngExt as _, rngs::ChaCha8Rng};
use serde::{Deserialize, Serialize};

use clew_core::generate::{Desk, Full, Generate, Spec};
use clew_core::grid::Table;
use clew_core::kinded::{Written, bits};
use clew_core::model::{self, CatalogueEntry, Puzzle as _, techniques};
use clew_core::solve::{
    Advance, Find, Fuel, Ladder, Method, MusSearch, Prove, Prover, ProverMus, Rung, Solve, Strategy,
};
use clew_core::trace::{Step, Verdict};

use super::stars::{Board, Fact, SHAPE, Stars, broken, facts, row};

techniques! {
    /// A way of finding facts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Technique {
        /// A row that has its star has no other.
        Full = "stars-full", Patterns, 10, Always, "";
        /// The last open cell of a row is its star.
        Last = "stars-last", Patterns, 10, Always, "";
    }
}

impl model::Technique for Technique {
    fn catalogue() -> &'static [CatalogueEntry<Self>] {
        Self::CATALOGUE
    }
    fn entry(self) -> &'static CatalogueEntry<Self> {
        &Self::CATALOGUE[self as usize]
    }
}

/// The ladder: each rung is tried once the previous ones find nothing.
static RUNGS: [Rung<Stars>; 3] = [
    Rung::Look(|_, board| (0..4).find_map(|number| impossible(board, number))),
    Rung::Look(|_, board| (0..4).find_map(|number| full(board, number))),
    Rung::Look(|_, board| (0..4).find_map(|number| last(board, number))),
];

fn impossible(board: &Board, number: u8) -> Option<Find<Stars>> {
    broken(board, number).map(Find::Contradiction)
}

fn full(board: &Board, number: u8) -> Option<Find<Stars>> {
    let stars = row(board, number, Some(true), true);
    let others = row(board, number, None, false);
    let finds = !stars.is_empty() && !others.is_empty();
    finds.then(|| Find::Step(Step::new(Technique::Full, Vec::new(), stars, others)))
}

fn last(board: &Board, number: u8) -> Option<Find<Stars>> {
    let empty = row(board, number, Some(false), false);
    let open = row(board, number, None, true);
    let finds = (empty.len(), open.len()) == (3, 1);
    finds.then(|| Find::Step(Step::new(Technique::Last, Vec::new(), empty, open)))
}

impl Solve for Stars {
    const METHODS: &'static [Method] = &[Method::Human];

    fn strategy(_: &Board, method: Method) -> Box<dyn Strategy<Self>> {
        let is_proof = method == Method::Prove;
        Box::new(Ladder::new(RUNGS.iter().filter(move |_| !is_proof)))
    }
    fn undecided(board: &Board) -> u32 {
        (SHAPE.area() - facts(board).len()) as u32
    }
}

/// All solutions of a board, and the number of them already returned.
struct Solutions {
    all: Vec<Vec<Fact>>,
    told: usize,
}

/// A board with a star in each row, by its number: two bits give the position of a row's star.
fn filled(number: u32) -> Board {
    let mut board = Table::filled(SHAPE, Some(false));
    for cell in SHAPE.cells() {
        board[cell] = Some(number >> (2 * cell.row) & 3 == u32::from(cell.col));
    }
    board
}

impl Solutions {
    fn of(board: &Board) -> Self {
        let all = (0..256).map(filled);
        let all = all.filter(|filled| Stars::clashes(board, filled).is_empty());
        Self {
            all: all.map(|filled| facts(&filled)).collect(),
            told: 0,
        }
    }
}

impl Prover<Stars> for Solutions {
    fn solution(&mut self, _: &mut Fuel) -> Advance<Vec<Fact>> {
        self.told += 1;
        match self.all.get(self.told - 1) {
            Some(solution) => Advance::Event(solution.clone()),
            None => Advance::Finished(Verdict::of_count(self.all.len())),
        }
    }
    fn backbone(&mut self, _: &mut Fuel) -> Option<Vec<Fact>> {
        let mut shared = self.all.first()?.clone();
        shared.retain(|fact| self.all.iter().all(|solution| solution.contains(fact)));
        Some(shared)
    }
}

impl Prove for Stars {
    fn prover(clues: &Board, _: Option<&[Fact]>) -> Box<dyn Prover<Self>> {
        Box::new(Solutions::of(clues))
    }
    fn mus_search(clues: &Board) -> Box<dyn MusSearch> {
        Box::new(ProverMus::<Stars>::new(clues))
    }
}

impl Written for Stars {
    fn written(board: &Board) -> String {
        bits(SHAPE, SHAPE.cells().map(|cell| board[cell] == Some(true)))
    }
}

impl Generate for Stars {
    fn variants() -> &'static [&'static str] {
        &["stars-flavour"]
    }
    fn default_spec() -> Spec {
        Spec::new(SHAPE)
    }
    /// Prints every cell; unnecessary clues are removed afterwards.
    async fn fill(_: &Spec, rng: &mut ChaCha8Rng, _: &Desk<Self>) -> Full<Self> {
        let clues = filled(rng.random_range(0..256));
        let solution = facts(&clues);
        Full { clues, solution }
    }
}
