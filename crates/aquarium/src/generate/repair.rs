//! Tanks with water in them, and repairs if the sums leave a second solution. A tank in
//! which the two solutions differ is merged with a neighbour, or split, or filled to
//! another level, and the sums are counted again. The same changes, anywhere, make a
//! board near another one.

use std::collections::BTreeSet;

use clew_core::generate::Full;
use clew_core::grid::{Cell, IntoSet as _, Line, Table};
use rand::RngExt as _;
use rand::rngs::ChaCha8Rng;

use crate::board::clues::{Clues, Levels};
use crate::board::{Aquarium, Fact};

/// Maximum number of changes that make a board near another one.
const MOST_VARIED: u8 = 3;

/// Tanks and the cells with water.
pub(super) struct Water {
    tanks: Table<Cell, u16>,
    water: Table<Cell, bool>,
}

/// The same board with one changed tank in which the second solution differs.
pub(super) fn repaired(
    full: &Full<Aquarium>,
    second: &[Fact],
    rng: &mut ChaCha8Rng,
) -> Full<Aquarium> {
    let mut water = Water::of(full);
    let meant = full.solution.iter().copied().into_set();
    let differ = second.iter().filter(|fact| !meant.contains(fact));
    let tanks = differ.map(|fact| water.tanks[fact.cell()]).into_set();
    if let Some(tank) = pick(tanks, rng) {
        water.change(tank, rng);
    }
    water.full()
}

/// The same board with a few tanks changed, wherever they are, and with at most `most` tanks.
pub(super) fn varied(full: &Full<Aquarium>, most: usize, rng: &mut ChaCha8Rng) -> Full<Aquarium> {
    let mut water = Water::of(full);
    for _ in 0..rng.random_range(1..=MOST_VARIED) {
        if let Some(tank) = pick(water.tanks(), rng) {
            water.change(tank, rng);
        }
    }
    loop {
        let tanks = water.tanks();
        if tanks.len() <= most {
            return water.full();
        }
        if let Some(tank) = pick(tanks, rng) {
            water.merge(tank, rng);
        }
    }
}

fn pick<T>(from: impl IntoIterator<Item = T>, rng: &mut ChaCha8Rng) -> Option<T> {
    let mut from: Vec<T> = from.into_iter().collect();
    let count = u32::try_from(from.len()).expect("at most 1,600 of anything");
    (count > 0).then(|| from.swap_remove(rng.random_range(0..count) as usize))
}

impl Water {
    /// Dry tanks; cells with the same number are a tank.
    pub(super) fn new(tanks: Table<Cell, u16>) -> Self {
        Self {
            water: Table::filled(tanks.shape(), false),
            tanks,
        }
    }

    /// The tanks of a board with the intended water.
    fn of(full: &Full<Aquarium>) -> Self {
        let mut water = Self::new(full.clues.tanks().clone());
        for &fact in &full.solution {
            water.put(fact);
        }
        water
    }

    fn put(&mut self, fact: Fact) {
        self.water[fact.cell()] = fact == Fact::water(fact.cell());
    }

    /// The numbers of the tanks, in order.
    pub(super) fn tanks(&self) -> BTreeSet<u16> {
        self.tanks.values().iter().copied().into_set()
    }

    fn cells(&self, tank: u16) -> Vec<Cell> {
        let cells = self.tanks.shape().cells();
        cells.filter(|&cell| self.tanks[cell] == tank).collect()
    }

    /// Fills a tank to a random level.
    pub(super) fn level(&mut self, tank: u16, rng: &mut ChaCha8Rng) {
        let cells = self.cells(tank);
        let rows = cells.iter().map(|cell| cell.row).into_set();
        let rows: Vec<u8> = rows.into_iter().collect();
        let height = u8::try_from(rows.len()).expect("at most 40 rows");
        let dry = usize::from(rng.random_range(0..=height));
        for cell in cells {
            self.water[cell] = rows[dry..].contains(&cell.row);
        }
    }

    /// Merges a tank with a neighbour, or splits it, or fills it again.
    fn change(&mut self, tank: u16, rng: &mut ChaCha8Rng) {
        match rng.random_range(0..3_u8) {
            0 => self.merge(tank, rng),
            1 => self.split(tank, rng),
            _ => self.level(tank, rng),
        }
    }

    /// Merges a tank with a random neighbour.
    fn merge(&mut self, tank: u16, rng: &mut ChaCha8Rng) {
        let shape = self.tanks.shape();
        let cells = self.cells(tank);
        let around = cells.iter().flat_map(|cell| cell.neighbours(shape));
        let beside = around.flatten().map(|cell| self.tanks[cell]).into_set();
        let others = beside.into_iter().filter(|&other| other != tank);
        if let Some(other) = pick(others, rng) {
            for cell in self.cells(other) {
                self.tanks[cell] = tank;
            }
            self.level(tank, rng);
        }
    }

    /// Splits a tank in two: both parts grow from a random cell.
    fn split(&mut self, tank: u16, rng: &mut ChaCha8Rng) {
        let shape = self.tanks.shape();
        let cells = self.cells(tank);
        let new = self.tanks().last().map_or(0, |last| last + 1);
        let mut pick_cell = || pick(cells.iter().copied(), rng);
        let [Some(one), Some(other)] = [pick_cell(), pick_cell()] else {
            return;
        };
        if one == other {
            return;
        }
        let mut free = cells.into_iter().into_set();
        let mut rim = vec![(one, tank), (other, new)];
        while let Some((cell, to)) = pick(rim.iter().copied(), rng) {
            rim.retain(|&at| at != (cell, to));
            if free.remove(&cell) {
                self.tanks[cell] = to;
                let around = cell.neighbours(shape).into_iter().flatten();
                let around = around.filter(|next| free.contains(next));
                rim.extend(around.map(|next| (next, to)));
            }
        }
        self.level(tank, rng);
        self.level(new, rng);
    }

    /// The puzzle with all sums.
    pub(super) fn full(&self) -> Full<Aquarium> {
        let shape = self.tanks.shape();
        let sum = |line: Line| {
            let count = line.cells(shape).filter(|&cell| self.water[cell]).count();
            Some(u8::try_from(count).expect("at most 40 cells"))
        };
        let rows = (0..shape.rows).map(Line::Row).map(sum).collect();
        let cols = (0..shape.cols).map(Line::Col).map(sum).collect();
        let fact = |cell| match self.water[cell] {
            true => Fact::water(cell),
            false => Fact::air(cell),
        };
        Full {
            clues: Clues::new(&self.tanks, &[], Levels::Tank, rows, cols),
            solution: shape.cells().map(fact).collect(),
        }
    }
}
