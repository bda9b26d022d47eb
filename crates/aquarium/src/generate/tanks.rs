//! Random tanks with random water.
//!
//! Tanks grow from random cells: again and again, a random free cell beside some tanks
//! joins one of them.

use clew_core::generate::{Desk, Full};
use clew_core::grid::{Cell, Shape, Table};
use clew_core::solve::Fuel;
use rand::RngExt as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use super::repair::Water;
use crate::board::Aquarium;
use crate::board::clues::{Clues, Levels};

/// Tanks growing.
pub(super) struct Tanks {
    tanks: Table<Cell, Option<u16>>,
    /// Free cells beside a tank; some have been taken since.
    rim: Vec<Cell>,
}

impl Tanks {
    pub(super) fn new(shape: Shape, (least, most): (u8, u8), rng: &mut ChaCha8Rng) -> Self {
        let mean = u16::from(rng.random_range(least..=most));
        let area = u16::from(shape.rows) * u16::from(shape.cols);
        let mut cells: Vec<Cell> = shape.cells().collect();
        cells.shuffle(rng);
        let mut tanks = Self {
            tanks: Table::filled(shape, None),
            rim: Vec::new(),
        };
        for (tank, &cell) in (0..(area / mean).max(1)).zip(&cells) {
            tanks.put(cell, tank);
        }
        tanks
    }

    fn put(&mut self, cell: Cell, tank: u16) {
        self.tanks[cell] = Some(tank);
        let around = cell.neighbours(self.tanks.shape()).into_iter().flatten();
        let free = around.filter(|&next| self.tanks[next].is_none());
        self.rim.extend(free);
    }

    /// Gives a random free cell to a tank beside it.
    fn grow(&mut self, rng: &mut ChaCha8Rng) {
        let most = u32::try_from(self.rim.len()).expect("at most four for each cell");
        let at = rng.random_range(0..most);
        let cell = self.rim.swap_remove(at as usize);
        if self.tanks[cell].is_some() {
            return;
        }
        let around = cell.neighbours(self.tanks.shape()).into_iter().flatten();
        let mut beside: Vec<u16> = around.filter_map(|next| self.tanks[next]).collect();
        beside.shuffle(rng);
        if let Some(tank) = beside.pop() {
            self.put(cell, tank);
        }
    }

    /// The tanks in their current state; the free cells together are one more tank.
    fn numbered(&self) -> Table<Cell, u16> {
        let tank = |cell| self.tanks[cell].unwrap_or(u16::MAX);
        Table::of(self.tanks.shape(), tank)
    }

    /// Grows the tanks until no cell is free, and gives each a random level of water.
    pub(super) async fn grow_all(
        mut self,
        rng: &mut ChaCha8Rng,
        desk: &Desk<Aquarium>,
    ) -> Full<Aquarium> {
        while !self.rim.is_empty() {
            let spend = |_: &mut &Self, fuel: &mut Fuel| fuel.spend().then_some(());
            desk.drive(&self, spend, |tanks| (tanks.clues(), Vec::new()))
                .await;
            self.grow(rng);
        }
        let mut water = Water::new(self.numbered());
        for tank in water.tanks() {
            water.level(tank, rng);
        }
        water.full()
    }

    /// The tanks in their current state, without sums.
    fn clues(&self) -> Clues {
        let shape = self.tanks.shape();
        let none = |count: u8| vec![None; usize::from(count)];
        let (rows, cols) = (none(shape.rows), none(shape.cols));
        Clues::new(&self.numbered(), &[], Levels::Tank, rows, cols)
    }
}
