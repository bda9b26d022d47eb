//! Random puzzles; the same seed gives the same puzzle.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};

use clew_aquarium::{Clues, Levels};
use clew_core::grid::{Cell, Edge, Line, Shape, Symmetry};

use super::Judge;

/// Random board with sides from 1 to 7, under either rule, with all sums or only some.
pub fn any(seed: u64) -> Clues {
    let [rows, cols] = [seed % 7, seed / 7 % 7].map(|side| 1 + side as u8);
    let levels = [Levels::Tank, Levels::Water][usize::from(seed % 3 == 1)];
    puzzle(seed, Shape::new(rows, cols), levels, (seed % 5) as u32)
}

/// Random walls, and the sums of a board with random water. About every `missing`-th
/// sum is left out; 0 leaves none out.
pub fn puzzle(seed: u64, shape: Shape, levels: Levels, missing: u32) -> Clues {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let walls: Vec<bool> = shape.edges().map(|_| rng.random_range(0..10) < 5).collect();
    let bare = crate::kind::clues(&link(shape, &walls, levels, &[]));
    // Air in random cells, and water wherever these allow it.
    let mut judge = Judge::new(&bare);
    let cells: Vec<Cell> = shape.cells().collect();
    let dry: Vec<Cell> = cells
        .iter()
        .copied()
        .filter(|_| rng.random_range(0..3) == 0)
        .collect();
    let facts: Vec<_> = dry
        .iter()
        .map(|&cell| clew_aquarium::Fact::air(cell))
        .collect();
    let wet: Vec<Cell> = cells
        .into_iter()
        .filter(|&cell| {
            let water = clew_aquarium::Fact::water(cell);
            judge
                .any_board(&[], &[facts.clone(), vec![water]].concat())
                .is_some()
        })
        .collect();
    let cols = (0..shape.cols).map(Line::Col);
    let lines = cols.chain((0..shape.rows).map(Line::Row));
    let sums: Vec<Option<usize>> = lines
        .map(|line| {
            let sum = line.cells(shape).filter(|cell| wet.contains(cell)).count();
            let left_out = missing > 0 && rng.random_range(0..missing) == 0;
            (!left_out).then_some(sum)
        })
        .collect();
    crate::kind::clues(&link(shape, &walls, levels, &sums))
}

/// The puzzle with left and right exchanged; water falls down, so it is not turned.
pub fn mirrored(clues: &Clues) -> Clues {
    let shape = clues.shape();
    let cols = (0..shape.cols).rev().map(Line::Col);
    let lines = cols.chain((0..shape.rows).map(Line::Row));
    let sums: Vec<Option<usize>> = lines.map(|line| clues.sum(line).map(usize::from)).collect();
    let image = |site| Symmetry::MIRRORED.site(shape, site);
    let text = match clues.levels() {
        // Only the task format can say that a tank is in several parts.
        Levels::Tank => {
            let sum = |sum: &Option<usize>| sum.map_or("-".to_owned(), |sum| sum.to_string());
            let tank = |cell: Cell| image(cell.site()).cell().map(|cell| clues.tank(cell) + 1);
            let tanks = shape.cells().filter_map(tank).map(|tank| tank.to_string());
            format!(
                "{}x{}:{};{}",
                shape.cols,
                shape.rows,
                sums.iter().map(sum).collect::<Vec<_>>().join("_"),
                tanks.collect::<Vec<_>>().join(",")
            )
        }
        Levels::Water => {
            let has = |edge| clues.walls().has(edge);
            let wall = |edge: Edge| image(edge.site()).edge().is_some_and(has);
            let walls: Vec<bool> = shape.edges().map(wall).collect();
            link(shape, &walls, Levels::Water, &sums)
        }
    };
    crate::kind::clues(&text)
}

/// The path of a link with these walls, by edge, and sums: columns, then rows.
fn link(shape: Shape, walls: &[bool], levels: Levels, sums: &[Option<usize>]) -> String {
    let mut out = String::from("aquarium/");
    if levels == Levels::Tank {
        out.push_str("r/");
    }
    out.push_str(&format!("{}/{}/", shape.cols, shape.rows));
    let inner = |edge: &Edge| matches!(edge.cells(shape), [Some(_), Some(_)]);
    let edges: Vec<(Edge, bool)> = shape.edges().zip(walls.iter().copied()).collect();
    for vertical in [true, false] {
        let is_part = |edge: &Edge| matches!(edge, Edge::LeftOf(_)) == vertical && inner(edge);
        let bits: Vec<bool> = edges
            .iter()
            .filter(|(edge, _)| is_part(edge))
            .map(|(_, wall)| *wall)
            .collect();
        for five in bits.chunks(5) {
            let bit = |(i, &wall): (usize, &bool)| u32::from(wall) << (4 - i);
            let digit = five.iter().enumerate().map(bit).sum();
            out.extend(char::from_digit(digit, 32));
        }
    }
    out.push('/');
    for sum in sums {
        match sum {
            Some(sum) => out.push_str(&format!("-{sum:02x}")),
            None => out.push('g'),
        }
    }
    out
}
