//! Random winding loops by simulated annealing at a fixed temperature.
//!
//! The inside grows from one cell. Again and again a random cell changes side
//! if inside and outside each stay connected: around it, the eight neighbours
//! change colour exactly twice.
//!
//! ```text
//! # # .        # . #
//! # x .  yes   # x #  no: x joins or separates the cells above and below
//! # . .        # . #
//! ```
//!
//! A change that lowers the cost is accepted; one that raises it is accepted with
//! a probability that falls with the difference (Metropolis criterion).
//! The cost is a sum over cells, by the number that each cell's clue would be. A 0
//! lies inside a blob, and rows of straight 2s are corridors. 3s should occur, but
//! not everywhere. Blocks of two by two cells of one colour count as blobs too.

use clew_core::generate::{Desk, Full};
use clew_core::grid::{Cell, Shape, Table};
use clew_core::solve::Fuel;
use rand::RngExt as _;
use rand::rngs::ChaCha8Rng;

use crate::board::padded_grid::PaddedGrid;
use crate::board::{Clue, Clues, Fact, Slitherlink};

/// Number of changes tried for each cell of the board.
const CHANGES_PER_CELL: u32 = 60;
/// Number of changes tried for one unit of fuel.
const CHANGES_PER_UNIT: u32 = 100;

/// Cost of a cell by the number its clue would be, from 0 to 4.
const COST: [i32; 5] = [4, 2, 2, 1, 99];
/// Additional cost of a cell whose two lines are opposite.
const STRAIGHT: i32 = 1;
/// Cost of a cell by its lines: bits in the order top, right, bottom, left.
const COST_OF_LINES: [i32; 16] = {
    let mut costs = [0; 16];
    let mut lines = 0_usize;
    while lines < 16 {
        let is_straight = lines == 0b0101 || lines == 0b1010;
        costs[lines] = COST[lines.count_ones() as usize] + if is_straight { STRAIGHT } else { 0 };
        lines += 1;
    }
    costs
};
/// Cost of a block of two by two cells of one colour.
const BLOCK: i32 = 1;
/// Acceptance thresholds, out of 2³², of changes that raise the cost by 0, 1, 2, …
const ACCEPTANCE: [u32; 12] = [
    4_294_967_295,
    2_605_029_000,
    1_580_030_000,
    958_338_000,
    581_261_000,
    352_553_000,
    213_834_000,
    129_697_000,
    78_665_000,
    47_713_000,
    28_939_000,
    17_553_000,
];

/// Region that changes cell by cell.
pub(super) struct Winding {
    grid: PaddedGrid,
    /// Whether each cell of the padded grid is inside.
    inside: Vec<bool>,
    /// Whether a cell of the padded grid lies on the board.
    on_board: Vec<bool>,
}

impl Winding {
    pub(super) fn new(shape: Shape, rng: &mut ChaCha8Rng) -> Self {
        let grid = PaddedGrid::new(shape);
        let mut inside = vec![false; grid.size()];
        let start = Cell::new(
            rng.random_range(0..shape.rows),
            rng.random_range(0..shape.cols),
        );
        inside[grid.at(start)] = true;
        let mut on_board = vec![false; grid.size()];
        for cell in grid.cells() {
            on_board[cell] = true;
        }
        Self {
            grid,
            inside,
            on_board,
        }
    }

    /// Tries to change a random cell.
    fn change(&mut self, rng: &mut ChaCha8Rng) {
        let shape = self.grid.shape;
        let cell = self.grid.at(Cell::new(
            rng.random_range(0..shape.rows),
            rng.random_range(0..shape.cols),
        ));
        let draw: u32 = rng.random();
        if !self.grid.is_simple(&self.inside, cell) {
            return;
        }
        let before = self.cost(cell);
        self.inside[cell] = !self.inside[cell];
        let worse = self.cost(cell) - before;
        let acceptance = usize::try_from(worse).map_or(u32::MAX, |worse| {
            ACCEPTANCE.get(worse).copied().unwrap_or_default()
        });
        if draw > acceptance {
            self.inside[cell] = !self.inside[cell];
        }
    }

    /// Cost of the neighbourhood of a cell: everything that changes with it.
    fn cost(&self, cell: usize) -> i32 {
        let w = self.grid.width;
        let clues = [cell, cell - w, cell + 1, cell + w, cell - 1];
        let clues = clues.map(|at| {
            if self.on_board[at] {
                self.cost_of_clue(at)
            } else {
                0
            }
        });
        let blocks = [cell - w - 1, cell - w, cell - 1, cell];
        let blocks = blocks.map(|at| if self.is_block(at) { BLOCK } else { 0 });
        clues.into_iter().chain(blocks).sum()
    }

    fn cost_of_clue(&self, cell: usize) -> i32 {
        let own = self.inside[cell];
        let around = self.grid.around(cell);
        let lines = around.map(|next| usize::from(self.inside[next] != own));
        COST_OF_LINES[lines[0] | lines[1] << 1 | lines[2] << 2 | lines[3] << 3]
    }

    /// Whether the block of two by two cells that begins here lies on the board
    /// and has one colour.
    fn is_block(&self, cell: usize) -> bool {
        let w = self.grid.width;
        let own = self.inside[cell];
        let block = [cell, cell + 1, cell + w, cell + w + 1];
        let mut cells = block.into_iter();
        cells.all(|at| self.inside[at] == own && self.on_board[at])
    }

    fn without_clues(&self) -> (Clues, Vec<Fact>) {
        let blank = Table::filled(self.grid.shape, Clue::Blank);
        (Clues(blank), self.grid.facts(&self.inside))
    }

    fn clues(&self) -> Clues {
        let lines = |cell| self.grid.lines(&self.inside, self.grid.at(cell));
        Clues(Table::of(self.grid.shape, |cell| Clue::Count(lines(cell))))
    }

    /// Changes cells until the region winds; the loop is shown meanwhile.
    pub(super) async fn wind(
        mut self,
        rng: &mut ChaCha8Rng,
        desk: &Desk<Slitherlink>,
    ) -> Full<Slitherlink> {
        let cells = u32::from(self.grid.shape.rows) * u32::from(self.grid.shape.cols);
        let mut changes = cells * CHANGES_PER_CELL;
        while changes > 0 {
            let spend = |_: &mut &Self, fuel: &mut Fuel| fuel.spend().then_some(());
            desk.drive(&self, spend, |winding| winding.without_clues())
                .await;
            let now = changes.min(CHANGES_PER_UNIT);
            for _ in 0..now {
                self.change(rng);
            }
            changes -= now;
        }
        Full {
            clues: self.clues(),
            solution: self.grid.facts(&self.inside),
        }
    }
}
