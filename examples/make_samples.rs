//! Makes the page's boards of Sudoku and Aquarium: random solutions, their
//! clues thinned out while one solution is left.
//!
//! ```text
//! cargo run --release --example make_samples -- sudoku|jigsaw|aquarium rows cols first-seed how-many [keep]
//!   keep    Sudoku: how many digits in a hundred are left in any case; none unless told
//! ```
//!
//! One board a line: its seed, its level, its hardest technique, its text. The
//! same seed makes the same board.

use std::process::ExitCode;

use clew::grid::{Cell, Line, Shape, Table};
use clew::model::{Puzzle, Technique as _};
use clew::puzzle::aquarium::{self, Aquarium};
use clew::puzzle::sudoku::{self, Digit, Division, Fact, Houses, Sudoku};
use clew::solve::{Advance, Fuel, Method, Prove, Solve, Solver};
use clew::trace::{Event, Verdict};
use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use rand::{RngExt as _, SeedableRng as _};

const USAGE: &str =
    "usage: make_samples sudoku|jigsaw|aquarium rows cols first-seed how-many [keep]";
/// A board whose number of solutions is not known by then is not thinned further.
const PATIENCE: u32 = 2_000_000;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| args.get(at).and_then(|text| text.parse::<u64>().ok());
    let side = |at| number(at).and_then(|n| u8::try_from(n).ok());
    let asked = (args.first(), side(1), side(2), number(3), number(4));
    let (Some(kind), Some(rows), Some(cols), Some(first), Some(many)) = asked else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let keep = number(5).unwrap_or(0);
    for seed in first..first + many {
        let rng = &mut ChaCha8Rng::seed_from_u64(seed);
        let told = match kind.as_str() {
            "sudoku" => usual(rows, cols).map(|houses| told::<Sudoku>(&digits(houses, keep, rng))),
            "jigsaw" => Some(told::<Sudoku>(&digits(jigsaw(rows, rng), keep, rng))),
            "aquarium" => Some(told::<Aquarium>(&tanks(Shape::new(rows, cols), rng))),
            _ => None,
        };
        match told {
            Some(told) => println!("{seed} {told}"),
            None => {
                eprintln!("{USAGE}");
                return ExitCode::from(2);
            }
        }
    }
    ExitCode::SUCCESS
}

/// What is printed of a board.
fn told<P: Solve>(clues: &P::Clues) -> String {
    let mut hardest: Option<P::Technique> = None;
    for event in Solver::<P>::new(clues.clone(), Method::Human) {
        if let Event::Step(step) = event {
            let harder = |known: &P::Technique| step.technique.tenths() > known.tenths();
            if hardest.as_ref().is_none_or(harder) {
                hardest = Some(step.technique);
            }
        }
    }
    let (tenths, name) = hardest.map_or((0, "none"), |known| (known.tenths(), known.name()));
    let text = P::print(clues);
    format!("{}.{} {name} {text}", tenths / 10, tenths % 10)
}

/// Whether a puzzle is known to have exactly one solution.
fn is_unique<P: Prove>(clues: &P::Clues) -> bool {
    let mut prover = P::prover(clues, None);
    let fuel = &mut Fuel::new(PATIENCE);
    let mut first = true;
    loop {
        match prover.solution(fuel) {
            Advance::Event(_) if first => first = false,
            Advance::Finished(verdict) => return verdict == Verdict::Unique,
            _ => return false,
        }
    }
}

/// The board with boxes of so many rows and columns.
fn usual(rows: u8, cols: u8) -> Option<Houses> {
    let side = rows.checked_mul(cols)?;
    (2..=sudoku::MAX_SIDE)
        .contains(&side)
        .then(|| Houses::boxes(cols, rows))
}

/// A filled board, thinned out.
fn digits(houses: Houses, keep: u64, rng: &mut ChaCha8Rng) -> sudoku::Clues {
    let mut clues = sudoku::Clues::blank(houses);
    let mut cells: Vec<Cell> = clues.houses().shape().cells().collect();
    // A row in random order leaves room for a whole board.
    let mut values: Vec<u8> = (1..=clues.houses().side()).collect();
    values.shuffle(rng);
    for (&cell, &value) in cells.iter().zip(&values) {
        clues.print(cell, Digit::new(value));
    }
    let mut prover = Sudoku::prover(&clues, None);
    let Advance::Event(facts) = prover.solution(&mut Fuel::new(u32::MAX)) else {
        return clues;
    };
    for fact in facts {
        if let Fact::Is(cell, digit) = fact {
            clues.print(cell, Some(digit));
        }
    }
    cells.shuffle(rng);
    let kept = cells.len() * usize::try_from(keep).unwrap_or(100) / 100;
    for &cell in cells.iter().skip(kept) {
        let digit = clues.given(cell);
        clues.print(cell, None);
        if !is_unique::<Sudoku>(&clues) {
            clues.print(cell, digit);
        }
    }
    clues
}

/// A board of regions: rows whose cells were swapped across the borders, each
/// region staying in one piece, until hardly a row is left.
fn jigsaw(side: u8, rng: &mut ChaCha8Rng) -> Houses {
    let shape = Shape::new(side, side);
    let cells: Vec<Cell> = shape.cells().collect();
    loop {
        let mut regions = Table::filled(shape, 0u8);
        for &cell in &cells {
            regions[cell] = cell.row;
        }
        for _ in 0..60 * cells.len() {
            let (Some(&one), Some(&other)) = (cells.choose(rng), cells.choose(rng)) else {
                continue;
            };
            let (a, b) = (regions[one], regions[other]);
            let touches =
                |cell: Cell, region| neighbours(shape, cell).any(|near| regions[near] == region);
            if a == b || !touches(one, b) || !touches(other, a) {
                continue;
            }
            (regions[one], regions[other]) = (b, a);
            if !is_one_piece(&regions, a) || !is_one_piece(&regions, b) {
                (regions[one], regions[other]) = (a, b);
            }
        }
        let division = Division::Regions(regions.values().to_vec());
        let houses = Houses::new(side, division, false);
        let blank = sudoku::Clues::blank(houses.clone());
        let fillable = Sudoku::prover(&blank, None).solution(&mut Fuel::new(PATIENCE));
        if matches!(fillable, Advance::Event(_)) {
            return houses;
        }
    }
}

fn neighbours(shape: Shape, cell: Cell) -> impl Iterator<Item = Cell> {
    cell.neighbours(shape).into_iter().flatten()
}

fn is_one_piece(regions: &Table<Cell, u8>, region: u8) -> bool {
    let shape = regions.shape();
    let all: Vec<Cell> = shape
        .cells()
        .filter(|&cell| regions[cell] == region)
        .collect();
    let mut reached: Vec<Cell> = all.iter().take(1).copied().collect();
    let mut next = 0;
    while let Some(&cell) = reached.get(next) {
        next += 1;
        let near = neighbours(shape, cell).filter(|&near| regions[near] == region);
        for near in near {
            if !reached.contains(&near) {
                reached.push(near);
            }
        }
    }
    reached.len() == all.len()
}

/// Random tanks with random levels, drawn again until their sums allow no other.
fn tanks(shape: Shape, rng: &mut ChaCha8Rng) -> aquarium::Clues {
    loop {
        let tanks = grown(shape, rng);
        let mut levels: Vec<u8> = Vec::new();
        for cell in shape.cells() {
            let tank = usize::from(tanks[cell]);
            if levels.len() <= tank {
                levels.resize(tank + 1, 0);
            }
        }
        for (tank, level) in levels.iter_mut().enumerate() {
            let rows: Vec<u8> = shape
                .cells()
                .filter(|&cell| usize::from(tanks[cell]) == tank)
                .map(|cell| cell.row)
                .collect();
            let (top, bottom) = (rows.iter().min().copied(), rows.iter().max().copied());
            *level = rng.random_range(top.unwrap_or(0)..=bottom.unwrap_or(0) + 1);
        }
        let is_water = |cell: Cell| cell.row >= levels[usize::from(tanks[cell])];
        let mut text = String::new();
        for row in 0..shape.rows {
            let row = (0..shape.cols).map(|col| tanks[Cell::new(row, col)]);
            text += &(spaced(row) + "\n");
        }
        let sum = |line: Line| line.cells(shape).filter(|&cell| is_water(cell)).count();
        text += &(spaced((0..shape.rows).map(|row| sum(Line::Row(row)))) + "\n");
        text += &spaced((0..shape.cols).map(|col| sum(Line::Col(col))));
        let mut readings = Aquarium::parse(&text).expect("the file form of a puzzle");
        let clues = readings.swap_remove(0).clues;
        if is_unique::<Aquarium>(&clues) {
            return clues;
        }
    }
}

fn spaced(numbers: impl Iterator<Item = impl ToString>) -> String {
    let words: Vec<String> = numbers.map(|number| number.to_string()).collect();
    words.join(" ")
}

/// Tanks grown from random cells, a cell at a time.
fn grown(shape: Shape, rng: &mut ChaCha8Rng) -> Table<Cell, u16> {
    let mut tanks: Table<Cell, Option<u16>> = Table::filled(shape, None);
    let mut cells: Vec<Cell> = shape.cells().collect();
    cells.shuffle(rng);
    let many = shape.area() / 6 + 1;
    for (tank, &cell) in (0..).zip(cells.iter().take(many)) {
        tanks[cell] = Some(tank);
    }
    while let Some(&cell) = cells
        .iter()
        .filter(|&&cell| tanks[cell].is_none())
        .collect::<Vec<_>>()
        .choose(rng)
    {
        let near: Vec<u16> = neighbours(shape, *cell)
            .filter_map(|near| tanks[near])
            .collect();
        tanks[*cell] = near.choose(rng).copied();
    }
    let mut whole = Table::filled(shape, 0);
    for cell in shape.cells() {
        whole[cell] = tanks[cell].unwrap_or(0);
    }
    whole
}
