//! Accuracy and time of the search for puzzles, over a folder of pictures with labels:
//!
//! `cargo run --release -p clew-picture --example accuracy -- FOLDER [PART_OF_A_NAME]`
//!
//! The folder has a file `labels.jsonl`, a record a line: `file`, `kind` and `puzzle`, which is a path of puzz.link or 81 characters.
//! Nothing is decided by the number of solutions here.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;
use std::time::Instant;

use clew_picture::{Found, Image, LONGEST_SIDE, Layout, Place, Reading, find};
use serde_json::Value;

/// Probability below which a reading is doubtful.
const DOUBTFUL: f32 = 0.95;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("the folder is missing")?;
    let folder = Path::new(&folder);
    let part = arguments.next().unwrap_or_default();
    let labels = std::fs::read_to_string(folder.join("labels.jsonl"))?;
    let mut tables: BTreeMap<String, Table> = BTreeMap::new();
    for line in labels.lines() {
        let label: Value = serde_json::from_str(line)?;
        let text = |name: &str| label[name].as_str().unwrap_or_default();
        let (file, kind) = (text("file"), text("kind"));
        if !file.contains(&part) {
            continue;
        }
        let wanted = Wanted::new(kind, text("puzzle"))
            .ok_or_else(|| format!("{file}: this label has no puzzle"))?;
        let image = opened(&folder.join(file))?;
        let before = Instant::now();
        let found = find(&image);
        let time = before.elapsed().as_secs_f64() * 1000.0;
        let set = if label["photo"].as_bool() == Some(true) || file.contains("photo") {
            " photographed"
        } else {
            ""
        };
        let table = tables.entry(format!("{kind}{set}")).or_default();
        table.times.push(time);
        let (outcome, reason) = match &found {
            Ok(found) => wanted.compare(found),
            Err(reason) => (Outcome::NotFound, reason.to_string()),
        };
        table.counts[outcome as usize] += 1;
        if outcome != Outcome::Right {
            println!("{file}: {kind}, {}: {reason}", outcome.name());
        }
        if let (Ok(found), Ok(_)) = (&found, std::env::var("CROSSINGS")) {
            let points = found
                .lattice
                .crossings
                .iter()
                .map(|[x, y]| format!("{x:.1},{y:.1}"));
            let points: Vec<String> = points.collect();
            println!(
                "crossings {file} {} {} {}",
                found.lattice.rows,
                found.lattice.cols,
                points.join(" ")
            );
        }
    }
    println!();
    println!(
        "| set | pictures | right | right but doubtful | silently wrong | wrong and doubtful | not found | median ms | worst ms |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for (set, table) in &mut tables {
        table.times.sort_by(f64::total_cmp);
        let count = table.times.len();
        let counts = table.counts.map(|count| count.to_string()).join(" | ");
        let (median, worst) = (table.times[count / 2], table.times[count - 1]);
        println!("| {set} | {count} | {counts} | {median:.0} | {worst:.0} |");
    }
    Ok(())
}

/// Outcomes and times of a set.
#[derive(Default)]
struct Table {
    counts: [usize; 5],
    times: Vec<f64>,
}

/// How well a picture was read.
#[derive(Clone, Copy, PartialEq)]
enum Outcome {
    Right,
    Doubtful,
    SilentlyWrong,
    Wrong,
    NotFound,
}

impl Outcome {
    fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Doubtful => "right but doubtful",
            Self::SilentlyWrong => "silently wrong",
            Self::Wrong => "wrong and doubtful",
            Self::NotFound => "not found",
        }
    }
}

/// Picture of a file, no larger than is read.
fn opened(path: &Path) -> Result<Image, Box<dyn Error>> {
    let image = image::open(path)?.to_rgba8();
    let image = match image.width().max(image.height()) > LONGEST_SIDE {
        true => image::imageops::thumbnail(&image, LONGEST_SIDE, LONGEST_SIDE),
        false => image,
    };
    Ok(Image::new(image.width(), image.height(), image.into_raw())?)
}

/// Puzzle of a label.
struct Wanted {
    layout: Layout,
    rows: usize,
    cols: usize,
    /// Numbers in the cells, then the sums above the columns and before the rows.
    numbers: Vec<Option<u8>>,
    /// Walls to the right of cells and below them.
    walls: Vec<bool>,
}

impl Wanted {
    fn new(kind: &str, puzzle: &str) -> Option<Self> {
        let plain = |layout, rows, cols, numbers| Self {
            layout,
            rows,
            cols,
            numbers,
            walls: Vec::new(),
        };
        let digit = |sign: char| sign.to_digit(36).and_then(|digit| u8::try_from(digit).ok());
        let fields: Vec<&str> = puzzle.split('/').collect();
        if fields.len() == 1 {
            let numbers = puzzle.chars().map(digit).collect();
            return Some(plain(Layout::Sudoku, 9, 9, numbers));
        }
        let size = |at: usize| fields.get(at)?.parse::<usize>().ok();
        if kind == "aquarium" {
            let (cols, rows) = (size(2)?, size(3)?);
            let bits = fields.get(4)?.chars().flat_map(|sign| {
                let bits = sign.to_digit(32).unwrap_or_default();
                (0..5).rev().map(move |bit| bits >> bit & 1 == 1)
            });
            let bits: Vec<bool> = bits.collect();
            let (right, below) = (rows * (cols - 1), (rows - 1) * cols);
            let next = right.div_ceil(5) * 5;
            let walls = [bits.get(..right)?, bits.get(next..next + below)?].concat();
            let mut sums = Vec::new();
            let mut signs = fields.get(5)?.chars();
            while let Some(sign) = signs.next() {
                sums.push(match sign {
                    '-' => u8::from_str_radix(&signs.by_ref().take(2).collect::<String>(), 16).ok(),
                    _ => sign.to_digit(16).and_then(|sum| u8::try_from(sum).ok()),
                });
            }
            let cells = vec![None; rows * cols];
            let numbers = [cells, sums].concat();
            return Some(Self {
                walls,
                ..plain(Layout::Aquarium, rows, cols, numbers)
            });
        }
        let (cols, rows) = (size(1)?, size(2)?);
        let mut numbers = Vec::new();
        let mut signs = fields.get(3)?.chars();
        let is_slitherlink = kind == "slitherlink";
        while let Some(sign) = signs.next() {
            let value = digit(sign).unwrap_or_default();
            match sign {
                'g'..='z' => numbers.extend(vec![None; usize::from(value - 15)]),
                '-' => numbers
                    .push(u8::from_str_radix(&signs.by_ref().take(2).collect::<String>(), 16).ok()),
                // A number with one or two blanks behind it.
                _ if is_slitherlink => {
                    numbers.push(Some(value % 5));
                    numbers.extend(vec![None; usize::from(value / 5)]);
                }
                _ => numbers.push(Some(value)),
            }
        }
        numbers.resize(rows * cols, None);
        let layout = if is_slitherlink {
            Layout::Slitherlink
        } else {
            Layout::Sudoku
        };
        Some(plain(layout, rows, cols, numbers))
    }

    /// Compares what is wanted with what was found.
    fn compare(&self, found: &Found) -> (Outcome, String) {
        let size = (
            usize::from(found.lattice.rows),
            usize::from(found.lattice.cols),
        );
        let guess = found.guesses.first();
        let is_sure = guess.is_some_and(|guess| guess.probability >= DOUBTFUL);
        let layout = guess.map(|guess| guess.layout);
        if size != (self.rows, self.cols) || layout != Some(self.layout) {
            let seen = format!(
                "{} rows, {} columns, {layout:?} for {} and {}",
                size.0, size.1, self.rows, self.cols
            );
            return (
                if is_sure {
                    Outcome::SilentlyWrong
                } else {
                    Outcome::Wrong
                },
                seen,
            );
        }
        let mut wrong = Vec::new();
        let mut doubtful = Vec::new();
        if !is_sure {
            doubtful.push(format!("{:?}", found.guesses));
        }
        let mut note = |place: String, wanted: String, read: String, probability: f32| {
            let is_doubtful = probability < DOUBTFUL;
            if wanted != read {
                wrong.push((
                    format!("{place} is {wanted}, read as {read} ({probability:.3})"),
                    is_doubtful,
                ));
            }
            if is_doubtful {
                doubtful.push(format!("{place} {read} ({probability:.3})"));
            }
        };
        for seen in &found.seen {
            let cells = self.rows * self.cols;
            let at = match seen.place {
                Place::Cell(row, col) => usize::from(row) * self.cols + usize::from(col),
                Place::Top(col) => cells + usize::from(col),
                Place::Left(row) => cells + self.cols + usize::from(row),
                Place::Bottom(_) | Place::Right(_) => continue,
            };
            let wanted = self.numbers.get(at).copied().flatten();
            // No label has digits of a player.
            let kept = |read: &Reading| read.value.filter(|_| !seen.is_entered);
            let read = seen.readings.first().copied().unwrap_or(Reading {
                value: None,
                probability: 0.0,
            });
            let value = kept(&read);
            note(
                format!("{:?}", seen.place),
                format!("{wanted:?}"),
                format!("{value:?}"),
                read.probability,
            );
        }
        if self.layout == Layout::Aquarium {
            let borders = found.borders.iter();
            let seen = borders.flat_map(|borders| borders.right.iter().chain(&borders.below));
            for (at, (&wall, &wanted)) in seen.zip(&self.walls).enumerate() {
                let read = wall >= 0.5;
                note(
                    format!("border {at}"),
                    wanted.to_string(),
                    read.to_string(),
                    wall.max(1.0 - wall),
                );
            }
        }
        let outcome = match (wrong.is_empty(), doubtful.is_empty()) {
            (true, true) => Outcome::Right,
            (true, false) => Outcome::Doubtful,
            (false, true) => Outcome::SilentlyWrong,
            (false, false) => Outcome::Wrong,
        };
        let wrong: Vec<String> = wrong.into_iter().map(|(text, _)| text).collect();
        let reason = if wrong.is_empty() { doubtful } else { wrong };
        (outcome, reason.join(", "))
    }
}
