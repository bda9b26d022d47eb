//! `clew read`: reads puzzles from pictures.

use std::fs::File;
use std::io::{self, BufWriter, Cursor, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use image::imageops::FilterType;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder as _, ImageError, ImageReader, Limits};
use serde::Serialize;

use clew::kind::{self, Kind, Pixels, Task};
use clew::picture::{self, Doubt, LONGEST_SIDE, Layout, Transcribing, Transcript, What};
use clew_core::model::{Arg, Explanation};
use clew_core::solve::Fuel;
use clew_core::trace::Verdict;
use clew_say::Speaker;

use super::entry::json;
use super::input::{self, WorkOutcome};

/// Maximum number of bytes of memory for decoding.
const MEMORY: u64 = 512 << 20;

/// Maximum number of bytes of a file.
const MOST_BYTES: u64 = 256 << 20;

/// Message id of the fault of a file or a picture that is too large.
const TOO_LARGE: &str = "picture-too-large";

const EXAMPLES: &str = "\
Examples:
  clew read screenshot.png
  clew read photos/*.jpg | jq -r 'select(.sure) | .puzzle' | clew solve

Answers, one JSON object for each file:
  file       the file
  kind, rows, cols, puzzle   as in clew solve
  sure       whether the reading is free of doubt
  verdict    unique, several or none; open if that is unknown
  doubtful   places that could be read in several ways: place, read (what it is read as) and
             alternatives, each with value and probability. A value is a number, null for a
             blank, or true or false for a wall between two cells; written is the probability
             that a player wrote a number
  decided_by_uniqueness      doubtful places that the number of solutions decided
  kinds      the possible kinds, with their probabilities, if there are several
  hand_doubtful   true if some numbers may be handwritten and it is not certain which
  other      another puzzle in the picture that was not read: left, top, right and bottom, as
             parts of the width and the height
  error      the reason why there is no puzzle, instead of all this; other is told with it

PNG, JPEG, GIF, WebP and BMP of up to 256 MiB can be read. Only the first frame of a moving picture is read.

Exit codes: 0 every file is answered; 1 one has no puzzle, or a doubtful one (--strict); 2 wrong
usage; 3 a file cannot be opened, or the output failed.";

/// Read puzzles from screenshots and photographs
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Read {
    /// Picture files
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Language of error messages
    #[arg(short, long, value_name = "TAG", default_value = "en", value_parser = input::language())]
    language: String,

    /// End with exit code 1 if a file does not contain a puzzle, or if the puzzle is doubtful
    #[arg(long)]
    pub(super) strict: bool,

    /// Read a puzzle that seems to be of another kind, such as a Killer Sudoku, as the kind that it resembles most
    #[arg(long)]
    anyway: bool,
}

/// Answer about a picture that contains a puzzle.
#[derive(Serialize)]
struct ReadPicture {
    file: String,
    kind: Kind,
    rows: u8,
    cols: u8,
    puzzle: Option<String>,
    sure: bool,
    verdict: &'static str,
    doubtful: Vec<Place>,
    decided_by_uniqueness: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    kinds: Vec<Guess>,
    #[serde(skip_serializing_if = "is_false")]
    hand_doubtful: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    other: Option<[f32; 4]>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "called by serde")]
fn is_false(is: &bool) -> bool {
    !is
}

/// Place that can be read in several ways.
#[derive(Serialize)]
struct Place {
    place: String,
    read: serde_json::Value,
    alternatives: Vec<Alternative>,
    #[serde(skip_serializing_if = "Option::is_none")]
    written: Option<f32>,
}

/// One way to read it.
#[derive(Serialize)]
struct Alternative {
    value: serde_json::Value,
    probability: f32,
}

/// Kind that a picture may show.
#[derive(Serialize)]
struct Guess {
    layout: String,
    probability: f32,
}

/// Answer about any other file.
#[derive(Serialize)]
struct Fault {
    file: String,
    error: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    other: Option<[f32; 4]>,
}

impl Read {
    /// Answers all files.
    ///
    /// # Errors
    /// A file cannot be opened, or the answers cannot be written.
    pub(super) fn run(self) -> io::Result<WorkOutcome> {
        let speaker = Speaker::new(&self.language);
        let mut output = BufWriter::new(io::stdout().lock());
        let mut outcome = WorkOutcome::Fine;
        for path in &self.files {
            let named = |fault| io::Error::other(format!("{}: {fault}", path.display()));
            let bytes = bytes(path).map_err(named)?;
            let file = path.display().to_string();
            let read = bytes.ok_or(TOO_LARGE);
            let read = read.and_then(|bytes| transcript(&bytes, self.anyway));
            let answer = match read {
                Ok(transcript) if let Some(kind) = transcript.found.foreign => {
                    if self.strict {
                        outcome = WorkOutcome::Refused;
                    }
                    let reason = Arg::Said(vec![Explanation::new(picture::refusal(kind))]);
                    let error = Explanation::new("picture-refused")
                        .with("reason", reason)
                        .with("option", Arg::Text("--anyway".to_owned()));
                    json(&Fault {
                        file,
                        error: speaker.words(&error),
                        other: transcript.found.other,
                    })
                }
                Ok(transcript) => {
                    if self.strict && !transcript.is_sure {
                        outcome = WorkOutcome::Refused;
                    }
                    json(&found(file, &transcript))
                }
                Err(message) => {
                    if self.strict {
                        outcome = WorkOutcome::Refused;
                    }
                    let error = speaker.words(&Explanation::new(message));
                    json(&Fault {
                        file,
                        error,
                        other: None,
                    })
                }
            };
            output.write_all(answer.as_bytes())?;
            // A picture takes a while, so its answer does not wait for the others.
            output.flush()?;
        }
        Ok(outcome)
    }
}

/// The bytes of a file; `None` if there are too many. A file that never ends is not read any further.
///
/// # Errors
/// The file cannot be read.
fn bytes(path: &Path) -> io::Result<Option<Vec<u8>>> {
    let file = File::open(path)?;
    if file.metadata()?.len() > MOST_BYTES {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    file.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(Some(bytes).filter(|bytes| bytes.len() as u64 <= MOST_BYTES))
}

/// Reads the bytes of a file; a puzzle of a foreign kind only if it is to be read anyway.
///
/// # Errors
/// Message id of the reason why there is no puzzle.
fn transcript(bytes: &[u8], anyway: bool) -> Result<Transcript, &'static str> {
    let pixels = pixels(bytes)?;
    let read = transcribed(pixels.clone(), Vec::new())?;
    if read.found.foreign.is_none() || !anyway {
        return Ok(read);
    }
    let mut read = transcribed(pixels, Transcribing::wanting(read.wanted()))?;
    // What a person insists on is not what the picture shows.
    read.is_sure = false;
    Ok(read)
}

/// Reads a picture, by a layout and size if they are given.
///
/// # Errors
/// Message id of the reason why there is no puzzle.
fn transcribed(pixels: Pixels, wanted: Vec<u8>) -> Result<Transcript, &'static str> {
    let task = Task::Picture { pixels, wanted };
    let mut job = picture::transcribe(task).map_err(|_| "picture-failed")?;
    loop {
        let slice = job.run(&mut Fuel::unlimited());
        if let Some(kind::Answer::Picture(bytes)) = slice.answer {
            let outcome = Transcribing::read(&bytes).ok_or("picture-failed")?;
            return outcome.map_err(picture::message);
        }
        if job.needs().is_none() {
            return Err("picture-failed");
        }
        job.lend(kind::job);
    }
}

/// Decodes a picture, rotated upright and scaled down to the maximum size for reading.
///
/// # Errors
/// Message id of the reason why it cannot be decoded.
fn pixels(bytes: &[u8]) -> Result<Pixels, &'static str> {
    let fault = |error: ImageError| match error {
        ImageError::Limits(_) => TOO_LARGE,
        _ => "picture-undecodable",
    };
    let mut reader = ImageReader::new(Cursor::new(bytes))
        .with_guessed_format()
        .map_err(|error| fault(error.into()))?;
    let mut limits = Limits::default();
    limits.max_alloc = Some(MEMORY);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(fault)?;
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    // The reader checks its limits only when it decodes by itself.
    if decoder.total_bytes() > MEMORY {
        return Err(TOO_LARGE);
    }
    let mut image = DynamicImage::from_decoder(decoder).map_err(fault)?;
    image.apply_orientation(orientation);
    if image.width().max(image.height()) > LONGEST_SIDE {
        image = image.resize(LONGEST_SIDE, LONGEST_SIDE, FilterType::Triangle);
    }
    let image = image.into_rgba8();
    Ok(Pixels {
        width: image.width(),
        height: image.height(),
        bytes: Arc::new(image.into_raw()),
    })
}

fn found(file: String, transcript: &Transcript) -> ReadPicture {
    let text = transcript.puzzle.as_deref();
    let reading = text.and_then(|text| Some(kind::read(text).ok()?.swap_remove(0)));
    let lattice = &transcript.found.lattice;
    let guesses = transcript.found.guesses.iter();
    let is_doubtful = transcript.is_layout_doubtful;
    let decided = transcript.doubts.iter().filter(|doubt| doubt.is_decided);
    ReadPicture {
        file,
        kind: transcript.plan().kind(),
        rows: lattice.rows,
        cols: lattice.cols,
        puzzle: reading.map(|reading| reading.code.text),
        sure: transcript.is_sure,
        verdict: match transcript.verdict {
            Some(Verdict::Unique) => "unique",
            Some(Verdict::Several) => "several",
            Some(Verdict::Impossible) => "none",
            Some(Verdict::Open) | None => "open",
        },
        doubtful: transcript.doubts.iter().map(place).collect(),
        decided_by_uniqueness: decided.map(|doubt| doubt.spot.to_string()).collect(),
        kinds: guesses
            .filter(|_| is_doubtful)
            .map(|guess| Guess {
                layout: word(guess.layout).to_owned(),
                probability: guess.probability,
            })
            .collect(),
        hand_doubtful: transcript.is_hand_doubtful,
        other: transcript.found.other,
    }
}

/// Word for a layout: the last one of its message id.
fn word(layout: Layout) -> &'static str {
    let name = picture::layout_name(layout);
    name.rsplit('-').next().unwrap_or(name)
}

fn place(doubt: &Doubt) -> Place {
    // A number that may be printed or a player's is one alternative.
    let mut alternatives: Vec<Alternative> = Vec::new();
    for way in &doubt.ways {
        let value = value(way.what);
        match alternatives.iter_mut().find(|other| other.value == value) {
            Some(same) => same.probability += way.probability,
            None => alternatives.push(Alternative {
                value,
                probability: way.probability,
            }),
        }
    }
    let marks = doubt.ways.iter().filter_map(|way| match way.what {
        What::Mark(_) => Some(way.probability),
        What::Number(_) | What::Wall(_) => None,
    });
    Place {
        place: doubt.spot.to_string(),
        read: value(doubt.what),
        alternatives,
        written: marks.reduce(|sum, more| sum + more),
    }
}

/// The value read for a place, in JSON.
fn value(what: What) -> serde_json::Value {
    match what {
        What::Number(number) => number.into(),
        What::Mark(number) => number.into(),
        What::Wall(is_wall) => is_wall.into(),
    }
}
