//! Accuracy and time of the reading of pictures, over folders of pictures with labels:
//!
//! `cargo run --release -p clew --example accuracy -- FOLDER [PART_OF_A_NAME]`
//!
//! The folder has a file `labels.jsonl`, a record a line: `file`, `kind`, and the puzzle as text, which is `givens` if a player's digits stand
//! in the picture as well (then `written` has both) and `puzzle` if not. Pictures whose name has `photo` in it, or whose record says so, have a
//! table row of their own. A line is printed for each picture that is not right and sure.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;
use std::time::Instant;

use clew::kind::{self, Code, Job as _};
use clew::picture::{Image, LONGEST_SIDE, Transcribing, Transcript, What};
use clew_core::solve::Fuel;
use serde_json::Value;

/// Outcomes of reading a picture, by number.
const OUTCOMES: [&str; 5] = [
    "right and sure",
    "right but doubtful",
    "sure but wrong",
    "wrong and doubtful",
    "not found",
];

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
        let file = text("file");
        if !file.contains(&part) {
            continue;
        }
        let puzzle = label["givens"].as_str().unwrap_or(text("puzzle"));
        let wanted = kind::read(puzzle).map_err(|fault| format!("{file}: {fault:?}"))?;
        let wanted = &wanted.first().ok_or("no puzzle")?.code;
        let image = opened(&folder.join(file))?;
        let before = Instant::now();
        let mut job = Transcribing::new(image);
        while job.run(&mut Fuel::unlimited()).end.is_none() {
            job.lend(kind::job);
        }
        let time = before.elapsed().as_secs_f64() * 1000.0;
        let is_photo = label["photo"].as_bool() == Some(true) || file.contains("photo");
        let photo = if is_photo { " photographed" } else { "" };
        let set = format!("{}{photo}", text("kind"));
        let table = tables.entry(set).or_default();
        table.times.push(time);
        let (outcome, reason) = match job.outcome().ok_or("it is not done")? {
            Ok(transcript) => {
                table.marks(transcript, text("written"));
                let is_right = is_read(transcript, wanted);
                let outcome = usize::from(!transcript.is_sure) + if is_right { 0 } else { 2 };
                (outcome, reason(transcript))
            }
            Err(reason) => (4, reason.to_string()),
        };
        table.counts[outcome] += 1;
        if outcome != 0 {
            println!("{file}: {}: {reason}", OUTCOMES[outcome]);
        }
    }
    println!(
        "\n| set | pictures | {} | marks | misread | median ms | worst ms |",
        OUTCOMES.join(" | ")
    );
    println!("| --- |{}", " --- |".repeat(OUTCOMES.len() + 5));
    for (set, table) in &mut tables {
        table.times.sort_by(f64::total_cmp);
        let count = table.times.len();
        let counts = table.counts.map(|count| count.to_string()).join(" | ");
        let [marks, misread] = table.marks;
        let (median, worst) = (table.times[count / 2], table.times[count - 1]);
        println!("| {set} | {count} | {counts} | {marks} | {misread} | {median:.0} | {worst:.0} |");
    }
    Ok(())
}

/// Outcomes and times of a set, and how many marks were read, and misread.
#[derive(Default)]
struct Table {
    counts: [usize; OUTCOMES.len()],
    marks: [usize; 2],
    times: Vec<f64>,
}

impl Table {
    fn marks(&mut self, transcript: &Transcript, written: &str) {
        let digits = transcript.whats.iter().zip(written.chars());
        let marks = digits.filter_map(|(what, wanted)| match what {
            What::Mark(mark) => Some(wanted.to_digit(10) != Some(u32::from(*mark))),
            _ => None,
        });
        for is_misread in marks {
            self.marks[0] += 1;
            self.marks[1] += usize::from(is_misread);
        }
    }
}

/// Whether a transcript has the givens and walls that are wanted; formats differ in what else they say.
fn is_read(transcript: &Transcript, wanted: &Code) -> bool {
    let contents = |code: &Code| {
        let contents = kind::contents(code)?;
        let walls = contents.regions.map(|regions| regions.walls);
        Some((contents.shape, contents.written, walls))
    };
    let text = transcript.puzzle.as_deref();
    let readings = text.and_then(|text| kind::read(text).ok());
    let read = readings.and_then(|readings| readings.into_iter().next());
    read.is_some_and(|read| {
        read.code.kind == wanted.kind && contents(&read.code) == contents(wanted)
    })
}

/// Describes what makes a transcript doubtful.
fn reason(transcript: &Transcript) -> String {
    let doubts = transcript.doubts.iter().map(|doubt| {
        let best = doubt.ways.first().map_or(0.0, |way| way.probability);
        format!(", {} {:?} ({best:.3})", doubt.spot, doubt.what)
    });
    let other = |is: bool, word: &'static str| if is { word } else { "" };
    format!(
        "{:?}, {:?}{}{}{}",
        transcript.layout,
        transcript.verdict,
        other(transcript.is_layout_doubtful, ", another layout"),
        other(transcript.is_hand_doubtful, ", another hand"),
        doubts.collect::<String>(),
    )
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
