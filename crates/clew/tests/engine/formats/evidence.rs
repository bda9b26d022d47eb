//! The laws of reading by evidence. Each is a function of a reader, so that it can be shown to fail for a reader with a fault.

use clew::kind::{self, Reading};
use clew_core::model::ParseError;
use clew_judge::length::either;
use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use rand::{RngExt as _, SeedableRng as _};

use super::pasted::{SLITHERLINK, SUDOKU, layouts};
use super::wrapped::wrapped;

type Outcome = Result<Vec<Reading>, ParseError>;

/// A reader of texts.
type Reader = dyn Fn(&str) -> Outcome;

/// A law: the texts that break it are errors.
type Law = fn(&Reader, &mut ChaCha8Rng) -> Result<(), String>;

const LAWS: [(&str, Law); 5] = [
    ("what is left over is told", left_over),
    ("what a text says of itself counts", said),
    ("times and ids change nothing", ids),
    ("wrappers change nothing", wrappers),
    ("a text that is read whole gets no note", silence),
];

/// A board of either kind: its rows and its code.
fn board(rng: &mut ChaCha8Rng) -> (&'static [&'static str], String) {
    let boards: [&[&str]; 2] = [&SUDOKU, &SLITHERLINK];
    let rows = *boards.choose(rng).expect("two boards");
    let code = kind::read(&rows.join("\n")).expect("a board")[0]
        .code
        .text
        .clone();
    (rows, code)
}

/// A text that holds a board and is read without a note.
fn text(rng: &mut ChaCha8Rng) -> (String, String) {
    let (rows, code) = board(rng);
    let texts = layouts(rows);
    let plain = rows.join("\n");
    let text = match rng.random_range(0..3) {
        0 => plain,
        _ => texts.choose(rng).expect("layouts").clone(),
    };
    (text, code)
}

/// Whether a reading is the board, without a note.
fn is_silent(outcome: &Outcome, code: &str) -> bool {
    let first = outcome.as_ref().ok().and_then(|all| all.first());
    first.is_some_and(|first| first.code.text == code && first.warnings.is_empty())
}

/// Two texts, in either order.
fn both(one: &str, other: &str, rng: &mut ChaCha8Rng) -> String {
    match rng.random_bool(0.5) {
        true => format!("{one}\n\n{other}\n"),
        false => format!("{other}\n\n{one}\n"),
    }
}

/// The law that a text is read as the board, without a note.
fn silent(read: &Reader, text: String, code: &str) -> Result<(), String> {
    match is_silent(&read(&text), code) {
        true => Ok(()),
        false => Err(text),
    }
}

/// The opposite law: a text is not read as the board, or with a note.
fn told(read: &Reader, text: String, code: &str) -> Result<(), String> {
    match silent(read, text.clone(), code) {
        Ok(()) => Err(text),
        Err(_) => Ok(()),
    }
}

/// Numbers in an order that does not count.
fn numbers(rng: &mut ChaCha8Rng) -> Vec<String> {
    let mut numbers: Vec<u32> = (3..rng.random_range(8..16)).collect();
    numbers.shuffle(rng);
    if numbers.is_sorted() {
        numbers.reverse();
    }
    numbers.iter().map(u32::to_string).collect()
}

fn left_over(read: &Reader, rng: &mut ChaCha8Rng) -> Result<(), String> {
    let (text, code) = text(rng);
    if !is_silent(&read(&text), &code) {
        return Ok(());
    }
    let list = numbers(rng);
    let rest = match rng.random_range(0..4) {
        0 => list.join(" "),
        1 => format!("sums = [{}]", list.join(", ")),
        2 => format!("Clues: {}", list.join(",")),
        _ => list.concat(),
    };
    told(read, both(&text, &rest, rng), &code)
}

fn said(read: &Reader, rng: &mut ChaCha8Rng) -> Result<(), String> {
    let (text, code) = text(rng);
    if !is_silent(&read(&text), &code) {
        return Ok(());
    }
    let is_sudoku = code.starts_with("sudoku");
    let other = match is_sudoku {
        true => [
            "Slitherlink",
            "Aquarium",
            "Killer Sudoku",
            "Sudoku X",
            "7x8 board",
            "数回",
            "Nurikabe",
        ],
        false => [
            "Sudoku",
            "Aquarium",
            "数独",
            "7x8 board",
            "9行9列",
            "Masyu",
            "rows = 12",
        ],
    };
    let line = other.choose(rng).expect("lines");
    told(read, both(&text, line, rng), &code)
}

fn ids(read: &Reader, rng: &mut ChaCha8Rng) -> Result<(), String> {
    let (text, code) = text(rng);
    if !is_silent(&read(&text), &code) {
        return Ok(());
    }
    let hex = |rng: &mut ChaCha8Rng, length: usize| -> String {
        let digit = |_| char::from_digit(rng.random_range(0..16), 16).expect("a digit");
        (0..length).map(digit).collect()
    };
    let id = match rng.random_range(0..4) {
        0 => format!(
            "2026-{:02}-{:02}T{:02}:40:59Z",
            rng.random_range(1..13),
            rng.random_range(1..29),
            rng.random_range(0..24)
        ),
        1 => {
            let parts = [8, 4, 4, 4, 12].map(|length| hex(rng, length));
            parts.join("-")
        }
        2 => format!("{}a{}", hex(rng, 15), hex(rng, 16)),
        _ => format!("2026-01-{:02} 12:40", rng.random_range(1..29)),
    };
    let both = match rng.random_range(0..3) {
        0 => format!("{text}\n\n{id}\n"),
        1 => format!("{id}\n\n{text}\n"),
        _ => format!("Made: {id}\n\n{text}\n"),
    };
    silent(read, both, &code)
}

fn wrappers(read: &Reader, rng: &mut ChaCha8Rng) -> Result<(), String> {
    let (rows, code) = board(rng);
    let texts = wrapped(rows);
    let (name, text) = texts.choose(rng).expect("wrappers");
    let outcome = read(text);
    let first = outcome.as_ref().ok().and_then(|all| all.first());
    match first.is_some_and(|first| first.code.text == code) {
        true => Ok(()),
        false => Err(format!("{name}: {text}")),
    }
}

fn silence(read: &Reader, rng: &mut ChaCha8Rng) -> Result<(), String> {
    let (text, code) = text(rng);
    if !is_silent(&read(&text), &code) {
        return Err(text);
    }
    let prose = [
        "I have looked along the diagonal for quite a while and found nothing.",
        "Then my sister killed an hour with it, in a cage of her own making.",
        "Look at the arrow of the clock, we said!",
        "Can you help me? I got stuck after the third step, and my tea is cold.",
    ];
    let prose = prose.choose(rng).expect("sentences");
    silent(read, both(prose, &text, rng), &code)
}

#[test]
fn reading_by_evidence_keeps_its_laws() {
    let count = either(300, 200_000);
    let mut rng = ChaCha8Rng::seed_from_u64(65);
    for (name, law) in LAWS {
        for _ in 0..count {
            law(&|text| kind::read(text), &mut rng)
                .unwrap_or_else(|text| panic!("{name}:\n{text}\n{:?}", kind::read(&text)));
        }
    }
}

#[test]
fn each_law_fails_for_a_reader_with_a_fault() {
    let silent = |text: &str| -> Outcome {
        let mut readings = kind::read(text)?;
        readings
            .iter_mut()
            .for_each(|reading| reading.warnings.clear());
        Ok(readings)
    };
    let board = |text: &str| -> Outcome {
        let lines = text
            .lines()
            .filter(|line| !line.contains(char::is_alphabetic));
        kind::read(&lines.collect::<Vec<_>>().join("\n"))
    };
    let digits = |text: &str| -> Outcome {
        kind::read(&text.replace(|c: char| c.is_alphabetic() || c == ':', ""))
    };
    let talkative = |text: &str| -> Outcome {
        let mut readings = kind::read(text)?;
        let note = clew_core::model::Explanation::new("warning-wide");
        readings
            .iter_mut()
            .for_each(|reading| reading.warnings.push(note.clone()));
        Ok(readings)
    };
    let faulty: [&Reader; 5] = [&silent, &board, &digits, &board, &talkative];
    let mut rng = ChaCha8Rng::seed_from_u64(65);
    for ((name, law), reader) in LAWS.into_iter().zip(faulty) {
        let fails = (0..2_000).any(|_| law(reader, &mut rng).is_err());
        assert!(fails, "{name}");
    }
}
