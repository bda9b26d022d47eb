//! Writes `www/techniques/examples.txt`: for each technique a board made by the
//! generator, and the step to show. It searches many boards for the one whose step is
//! easiest to read: a small board, with little evidence, and an early step.

use std::collections::BTreeMap;
use std::fs;

use clew::guide::Example;
use clew::kind::{self, Answer, Code, Kind, Recipe, Task};
use clew_aquarium::Aquarium;
use clew_core::generate::{ClueCount, Levels, Spec};
use clew_core::grid::Shape;
use clew_core::model::{Puzzle, Technique as _};
use clew_core::solve::{Fuel, Method};
use clew_core::trace::{Event, Step};
use clew_judge::aquarium::random;
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;
use tools::root;

/// Kind, side, variant, clues, lowest and highest level, and number of boards.
type Boards = (Kind, u8, u8, ClueCount, (u8, u8), u64);

/// Boards searched.
const BOARDS: [Boards; 14] = [
    (
        Kind::new("slitherlink"),
        5,
        0,
        ClueCount::Enough,
        (1, 10),
        150,
    ),
    (
        Kind::new("slitherlink"),
        5,
        0,
        ClueCount::Minimal,
        (1, 10),
        150,
    ),
    (
        Kind::new("slitherlink"),
        7,
        0,
        ClueCount::Enough,
        (1, 10),
        200,
    ),
    (
        Kind::new("slitherlink"),
        7,
        0,
        ClueCount::Minimal,
        (1, 10),
        150,
    ),
    (
        Kind::new("slitherlink"),
        10,
        0,
        ClueCount::Enough,
        (1, 10),
        300,
    ),
    (
        Kind::new("slitherlink"),
        10,
        0,
        ClueCount::Enough,
        (7, 10),
        100,
    ),
    (
        Kind::new("slitherlink"),
        10,
        0,
        ClueCount::Enough,
        (9, 9),
        50,
    ),
    (Kind::new("sudoku"), 9, 0, ClueCount::Enough, (1, 10), 200),
    (Kind::new("sudoku"), 9, 0, ClueCount::Minimal, (1, 10), 400),
    (
        Kind::new("aquarium"),
        6,
        0,
        ClueCount::Density(100),
        (1, 10),
        150,
    ),
    (Kind::new("aquarium"), 6, 1, ClueCount::Enough, (1, 10), 150),
    (Kind::new("aquarium"), 6, 1, ClueCount::Enough, (4, 10), 150),
    (Kind::new("aquarium"), 8, 1, ClueCount::Enough, (5, 10), 150),
    (Kind::new("aquarium"), 8, 1, ClueCount::Enough, (8, 10), 30),
];

/// Files with boards made here for techniques that generated puzzles rarely need.
const RARE: [&str; 2] = [
    "tests/corpus/techniques.txt",
    "tests/corpus/sudoku/techniques.txt",
];

/// Number of random boards of Aquarium of each size and rule.
const RANDOM: u64 = 500;

const METHODS: [Method; 3] = [Method::Human, Method::HumanUnique, Method::Article];

const HEAD: &str = "\
# A board made here for each technique: method, step, or step and sub-step within a trial, and puzzle.
# Written by tools/src/bin/make_examples.rs.
";

/// The best example of each technique so far, with its reading effort.
type Best = BTreeMap<&'static str, (usize, Example)>;

fn main() {
    let mut best = METHODS.map(|_| Best::new());
    for (kind, side, variant, clue_count, (at_least, at_most), seeds) in BOARDS {
        let spec = Spec {
            levels: Levels { at_least, at_most },
            clue_count,
            variant,
            ..Spec::new(Shape::new(side, side))
        };
        for seed in 1..=seeds {
            let spec = spec.clone();
            let recipe = kind::recipe(kind, spec, seed);
            if let Some(code) = made(recipe) {
                look(&code, &mut best);
            }
        }
    }
    let folder = root();
    let files = RARE.map(|file| fs::read_to_string(folder.join(file)).expect("a readable file"));
    let puzzles = files.iter().flat_map(|text| text.lines());
    let puzzles = puzzles.filter_map(|line| line.strip_prefix("puzzle: "));
    for puzzle in puzzles.map(str::to_owned).chain(rare_aquariums()) {
        let code = kind::read(&puzzle).expect("a puzzle").remove(0).code;
        let mut rare = METHODS.map(|_| Best::new());
        look(&code, &mut rare);
        for (best, rare) in best.iter_mut().zip(rare) {
            for (name, example) in rare {
                best.entry(name).or_insert(example);
            }
        }
    }
    let mut lines = String::new();
    for entry in kind::techniques() {
        match best.iter().find_map(|best| best.get(entry.name)) {
            Some((_, example)) => lines += &format!("{example}\n"),
            None => println!("not found: {}", entry.name),
        }
    }
    let path = folder.join("www/techniques/examples.txt");
    fs::write(path, format!("{HEAD}\n{lines}")).expect("a writable folder");
}

/// Random boards, smallest first: of both rules with sums left out, and with
/// only the sums of rows.
fn rare_aquariums() -> impl Iterator<Item = String> {
    let shapes = [(3, 5), (4, 4), (5, 5), (6, 6)];
    let shapes = shapes.map(|(rows, cols)| Shape::new(rows, cols));
    shapes.into_iter().flat_map(|shape| {
        (1..=RANDOM).flat_map(move |seed| {
            let print = |levels, missing| {
                let clues = random::puzzle(seed, shape, levels, missing);
                Aquarium::print(&clues)
            };
            let whole = print(clew_aquarium::Levels::Tank, 0);
            // On such boards the sums come last, those of columns first, one character each.
            let (board, sums) = whole.rsplit_once('/').expect("a link has parts");
            let cols = usize::from(shape.cols);
            let of_rows = format!("{board}/{}{}", "g".repeat(cols), &sums[cols..]);
            let missing = 1 + seed as u32 % 5;
            let rules = [clew_aquarium::Levels::Tank, clew_aquarium::Levels::Water];
            let [tank, water] = rules.map(|levels| print(levels, missing));
            [tank, water, of_rows]
        })
    })
}

fn made(recipe: Recipe) -> Option<Code> {
    let mut job = kind::job(Task::Generate {
        recipe,
        count: 1,
        timed: true,
    })
    .ok()?;
    match job.run(&mut Fuel::unlimited()).answer {
        Some(Answer::Generated(made)) => made.into_iter().next().map(|made| made.code),
        _ => None,
    }
}

/// Searches a puzzle for better examples, with each method.
fn look(code: &Code, best: &mut [Best; 3]) {
    for (method, best) in METHODS.into_iter().zip(best) {
        let code = code.clone();
        let job = kind::job(Task::Retrace {
            code: code.clone(),
            method,
        });
        let mut job = job.expect("a generated puzzle can be read");
        let slice = job.run(&mut Fuel::unlimited());
        let events = slice.events.expect("a run has events");
        match events.kind().name() {
            "slitherlink" => steps::<Slitherlink>(&events.events(), &code, method, best),
            "sudoku" => steps::<Sudoku>(&events.events(), &code, method, best),
            "aquarium" => steps::<Aquarium>(&events.events(), &code, method, best),
            other => unreachable!("there is no kind {other}"),
        }
    }
}

fn steps<P: Puzzle>(events: &[Event<P>], code: &Code, method: Method, best: &mut Best) {
    for (event, position) in events.iter().zip(1..) {
        let Event::Step(step) = event else { continue };
        let mut offer = |found: &Step<P>, substep: Option<usize>| {
            let name = found.technique.name();
            let cost = cost(step, position, substep, code);
            if best.get(name).is_some_and(|(least, _)| *least <= cost) {
                return;
            }
            let example = Example {
                technique: name.to_owned(),
                method,
                step: position,
                substep,
                puzzle: code.text.clone(),
            };
            best.insert(name, (cost, example));
        };
        offer(step, None);
        let mut substep = 0;
        for trial in &step.trials {
            for (inner, at) in trial.steps.iter().zip(1..) {
                offer(inner, Some(substep + at));
            }
            substep += trial.steps.len() + 2;
        }
    }
}

/// Effort for reading a step: evidence and suppositions, the size of the board, and
/// the amount already known. Within a trial, a technique is not visible by itself.
fn cost<P: Puzzle>(step: &Step<P>, position: usize, substep: Option<usize>, code: &Code) -> usize {
    let evidence = step.clues.len() + step.given.len() + step.chain.len();
    let areas: usize = step.areas.len() + step.groups.iter().map(Vec::len).sum::<usize>();
    let trials: usize = step.trials.iter().map(|trial| 3 + trial.steps.len()).sum();
    let within = if substep.is_some() { 1000 } else { 0 };
    within + 4 * (evidence + areas + trials) + position / 4 + code.text.len() / 3
}
