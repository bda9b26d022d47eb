//! The engine without a browser: puzzles in, one JSON object a line out.
//!
//! ```text
//! cargo run --release --example solve -- [options] [puzzle] < puzzles
//!   --method human|human-unique|article|silent   how to solve; human unless told
//!   --explain   the trace as text before each object
//!   --check     every step checked by the independent judge of the tests
//! ```
//!
//! Without a puzzle each line of the input is one, taken as it is: spaces at
//! its ends count.

#[path = "../tests/judge/mod.rs"]
mod judge;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::Instant;

use clew::job::Run;
use clew::kind::{self, Code, Events, Kind};
use clew::model::{Stage, Technique as _};
use clew::puzzle::aquarium::{self, Aquarium};
use clew::puzzle::slitherlink::{Board, Side, Slitherlink};
use clew::puzzle::sudoku::{self, Sudoku};
use clew::say::Speaker;
use clew::solve::{Fuel, Method, Solve};
use clew::trace::{Event, Verdict};
use serde::Serialize;

const USAGE: &str =
    "usage: solve [--method human|human-unique|article|silent] [--explain] [--check] [puzzle]";

/// What the command line asks for.
#[derive(Default)]
struct Options {
    method: Method,
    explain: bool,
    check: bool,
    puzzle: Option<String>,
}

/// What is printed of a puzzle; `cases` is how many the enumeration tried.
#[derive(Default, Serialize)]
struct Answer {
    kind: Option<&'static str>,
    rows: Option<u8>,
    cols: Option<u8>,
    verdict: &'static str,
    solution: Option<String>,
    steps: usize,
    stages: Stages,
    undecided: u32,
    cases: u64,
    level: u8,
    /// The level in tenths, as a number with one decimal.
    rating: f64,
    micros: u128,
    #[serde(skip_serializing_if = "Option::is_none")]
    checked: Option<bool>,
    error: Option<String>,
}

/// Steps of each stage; their sum is `steps`.
#[derive(Default, Serialize)]
struct Stages {
    patterns: usize,
    breakout: usize,
    enumeration: usize,
}

/// What a kind adds to be solved here.
trait Answering: Solve {
    /// A finished board, row by row, as the kind's collections write it.
    fn written(board: &Self::Board) -> String;
    /// Whether the judge accepts every event and the verdict.
    fn check(clues: &Self::Clues, events: &[Event<Self>], verdict: Verdict) -> Result<(), String>;
}

impl Answering for Slitherlink {
    fn written(board: &Board) -> String {
        let shape = board.shape();
        let symbol = |cell| {
            if board.side(cell) == Some(Side::Inside) {
                '1'
            } else {
                '0'
            }
        };
        let cells: Vec<char> = shape.cells().map(symbol).collect();
        let rows = cells.chunks(usize::from(shape.cols));
        rows.map(String::from_iter).collect::<Vec<_>>().join(",")
    }

    fn check(clues: &Self::Clues, events: &[Event<Self>], verdict: Verdict) -> Result<(), String> {
        judge::check_trace(clues, events, verdict).map(|_| ())
    }
}

impl Answering for Sudoku {
    fn written(board: &sudoku::Board) -> String {
        let cells = board.houses().shape().cells();
        let digit = |cell| board.digit(cell).map_or('.', sudoku::Digit::symbol);
        cells.map(digit).collect()
    }

    fn check(clues: &Self::Clues, events: &[Event<Self>], verdict: Verdict) -> Result<(), String> {
        judge::check_trace(clues, events, verdict).map(|_| ())
    }
}

impl Answering for Aquarium {
    fn written(board: &aquarium::Board) -> String {
        let shape = board.shape();
        let symbol = |cell| if board.is_water(cell) { '1' } else { '0' };
        let cells: Vec<char> = shape.cells().map(symbol).collect();
        let rows = cells.chunks(usize::from(shape.cols));
        rows.map(String::from_iter).collect::<Vec<_>>().join(",")
    }

    fn check(clues: &Self::Clues, events: &[Event<Self>], verdict: Verdict) -> Result<(), String> {
        judge::check_trace(clues, events, verdict).map(|_| ())
    }
}

fn main() -> ExitCode {
    let options = match options(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(fault) => {
            eprintln!("{fault}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    // Whoever reads the output may stop reading: not a fault of ours.
    match answer_all(&options, &mut io::stdin().lock(), &mut io::stdout().lock()) {
        Err(fault) if fault.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

fn options(mut args: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options::default();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--explain" => options.explain = true,
            "--check" => options.check = true,
            "--method" => {
                let name = args.next().unwrap_or_default();
                let method = name.parse();
                options.method = method.map_err(|_| format!("there is no method {name:?}"))?;
            }
            unknown if unknown.starts_with("--") => {
                return Err(format!("unknown option {unknown}"));
            }
            _ => options.puzzle = Some(arg),
        }
    }
    Ok(options)
}

fn answer_all(
    options: &Options,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<()> {
    let speaker = Speaker::new("en");
    if let Some(text) = &options.puzzle {
        return answer(options, &speaker, text.as_bytes(), output);
    }
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let text = line.strip_suffix(b"\n").unwrap_or(&line);
        let text = text.strip_suffix(b"\r").unwrap_or(text);
        answer(options, &speaker, text, output)?;
        line.clear();
    }
    Ok(())
}

fn answer(
    options: &Options,
    speaker: &Speaker,
    text: &[u8],
    output: &mut impl Write,
) -> io::Result<()> {
    let read = match str::from_utf8(text) {
        Ok(text) => kind::read(text).map_err(|error| speaker.words(&error.explanation)),
        Err(error) => Err(error.to_string()),
    };
    let likeliest = read.map(|readings| readings.into_iter().next());
    let answer = match likeliest {
        Ok(Some(reading)) => match reading.code.kind {
            Kind::Slitherlink => solve::<Slitherlink>(options, speaker, &reading.code, output)?,
            Kind::Sudoku => solve::<Sudoku>(options, speaker, &reading.code, output)?,
            Kind::Aquarium => solve::<Aquarium>(options, speaker, &reading.code, output)?,
        },
        Ok(None) => malformed("no reading fits".into()),
        Err(fault) => malformed(fault),
    };
    serde_json::to_writer(&mut *output, &answer)?;
    writeln!(output)
}

fn malformed(fault: String) -> Answer {
    Answer {
        verdict: "malformed",
        error: Some(fault),
        ..Answer::default()
    }
}

fn solve<P: Answering>(
    options: &Options,
    speaker: &Speaker,
    code: &Code,
    output: &mut impl Write,
) -> io::Result<Answer>
where
    Events: From<Vec<Event<P>>>,
{
    let clues = match P::parse(&code.text) {
        Ok(mut readings) => readings.swap_remove(0).clues,
        Err(error) => return Ok(malformed(speaker.words(&error.explanation))),
    };
    let shape = P::shape(&clues);
    let start = Instant::now();
    let (events, verdict) =
        Run::<P>::new(clues.clone(), options.method).slice(&mut Fuel::unlimited());
    let micros = start.elapsed().as_micros();
    let verdict = verdict.unwrap_or(Verdict::Open);
    let mut answer = Answer {
        kind: Some(code.kind.into()),
        rows: Some(shape.rows),
        cols: Some(shape.cols),
        verdict: match verdict {
            Verdict::Unique => "unique",
            Verdict::Several => "several",
            Verdict::Impossible => "none",
            Verdict::Open => "open",
        },
        micros,
        ..Answer::default()
    };
    let board = tally::<P>(&mut answer, P::board(&clues), &events);
    answer.solution = (verdict == Verdict::Unique).then(|| P::written(&board));
    if options.check {
        let fault = P::check(&clues, &events, verdict).err();
        answer.checked = Some(fault.is_none());
        answer.error = fault;
    }
    if options.explain {
        tell(speaker, code, events.into(), output)?;
    }
    Ok(answer)
}

/// Counts what happened and answers the board in the end, with the first
/// solution on it if there was one.
fn tally<P: Answering>(answer: &mut Answer, mut board: P::Board, events: &[Event<P>]) -> P::Board {
    let mut solved = false;
    for event in events {
        let facts = match event {
            Event::Step(step) => {
                answer.steps += 1;
                answer.level = answer.level.max(step.level());
                let rating = f64::from(step.tenths()) / 10.0;
                answer.rating = answer.rating.max(rating);
                *match step.technique.stage() {
                    Stage::Patterns => &mut answer.stages.patterns,
                    Stage::Breakout => &mut answer.stages.breakout,
                    Stage::Enumeration => &mut answer.stages.enumeration,
                } += 1;
                &step.found
            }
            Event::Solution { facts, case } => {
                answer.cases = *case;
                if std::mem::replace(&mut solved, true) {
                    continue;
                }
                facts
            }
            Event::Enumerate { undecided, .. } => {
                answer.undecided = *undecided;
                continue;
            }
            Event::Exhausted { cases } => {
                answer.cases = *cases;
                continue;
            }
            _ => continue,
        };
        for &fact in facts {
            // A fact that contradicts the others is for the judge to find.
            let _ = P::learn(&mut board, fact);
        }
    }
    board
}

/// Prints the trace as sentences, a trial's beats indented below its step.
fn tell(speaker: &Speaker, code: &Code, events: Events, output: &mut impl Write) -> io::Result<()> {
    let Ok(mut player) = kind::player(code) else {
        return Ok(());
    };
    player.push(events);
    for position in 1..=player.len() {
        for beat in 0..player.beats(position) {
            let sentence = speaker.say(&player.explanation(position, beat), player.shape());
            match beat {
                0 => writeln!(output, "{position:>5}. {sentence}")?,
                _ => writeln!(output, "       {sentence}")?,
            }
        }
    }
    Ok(())
}
