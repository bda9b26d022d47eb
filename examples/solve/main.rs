//! The engine without a browser: puzzles in, one JSON object a line out.
//!
//! ```text
//! cargo run --release --example solve -- [options] [puzzle] < puzzles
//!   --method human|human-unique|article|silent   how to solve; default: human
//!   --explain   the chapters as text before each object, their steps indented
//!   --language TAG   language of these sentences, such as zh-CN; default: en
//!   --why PLACE   the steps that what is known of a place depends on, as text before
//!                 each object: R3C4, "R3C4 top", R3C4=5
//!   --check     every step checked by the independent judge of the tests
//! ```
//!
//! Without a puzzle each line of the input is one, taken as it is: spaces at
//! its ends count.

mod answer;
#[path = "../../tests/judge/mod.rs"]
mod judge;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use clew::cli::solve::{Limit, Ran};
use clew::cli::{self, told};
use clew::kind::{self, Code, Events, Kind};
use clew::puzzle::aquarium::Aquarium;
use clew::puzzle::slitherlink::Slitherlink;
use clew::puzzle::sudoku::Sudoku;
use clew::say::{Speaker, languages};
use clew::solve::Method;
use clew::story::Spot;
use clew::trace::{Event, Verdict};

use answer::Answer;
use judge::Judged;

const USAGE: &str = "usage: solve [--method human|human-unique|article|silent] [--explain] [--language TAG] \
     [--why PLACE] [--check] [puzzle]";

/// Options of the command line.
#[derive(Default)]
struct Options {
    method: Method,
    explain: bool,
    language: Option<&'static str>,
    why: Option<Spot>,
    check: bool,
    puzzle: Option<String>,
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
            "--why" => {
                let place = args.next().unwrap_or_default();
                let asked = place.parse();
                options.why = Some(asked.map_err(|_| format!("there is no place {place:?}"))?);
            }
            "--language" => {
                let tag = args.next().unwrap_or_default();
                let known = languages().find(|known| *known == tag);
                let unknown = || {
                    let all: Vec<&str> = languages().collect();
                    format!("there is no language {tag:?}, only {}", all.join(", "))
                };
                options.language = Some(known.ok_or_else(unknown)?);
            }
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
    let speaker = Speaker::new(options.language.unwrap_or("en"));
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
        Ok(Some(reading)) => solve(options, speaker, &reading.code, output)?,
        Ok(None) => Answer::malformed("no reading fits".into()),
        Err(fault) => Answer::malformed(fault),
    };
    serde_json::to_writer(&mut *output, &answer)?;
    writeln!(output)
}

fn solve(
    options: &Options,
    speaker: &Speaker,
    code: &Code,
    output: &mut impl Write,
) -> io::Result<Answer> {
    let ran = match cli::solve::run(code, options.method, Limit::default()) {
        Ok(ran) => ran,
        Err(error) => return Ok(Answer::malformed(speaker.words(&error.explanation))),
    };
    let Ok(player) = cli::solve::player(code, &ran) else {
        return Ok(Answer::malformed("no reading fits".into()));
    };
    let shape = player.shape();
    let solutions = cli::solve::solutions(code, &ran).unwrap_or_default();
    let mut answer = Answer {
        kind: Some(code.kind.into()),
        rows: Some(shape.rows),
        cols: Some(shape.cols),
        verdict: cli::solve::word(ran.verdict),
        solution: match ran.verdict {
            Verdict::Unique => solutions.into_iter().next(),
            _ => None,
        },
        tally: cli::solve::tally(&ran, player.as_ref()),
        micros: ran.micros,
        ..Answer::default()
    };
    if options.check {
        let fault = check(code, ran).err();
        answer.checked = Some(fault.is_none());
        answer.error = fault;
    }
    if options.explain {
        told::tell(speaker, player.as_ref(), output)?;
    }
    if let Some(asked) = options.why {
        told::tell_why(speaker, player.as_ref(), asked, output)?;
    }
    Ok(answer)
}

/// Has the judge look at a run.
fn check(code: &Code, ran: Ran) -> Result<(), String> {
    match code.kind {
        Kind::Slitherlink => check_of::<Slitherlink>(code, ran),
        Kind::Sudoku => check_of::<Sudoku>(code, ran),
        Kind::Aquarium => check_of::<Aquarium>(code, ran),
    }
}

fn check_of<P: Judged>(code: &Code, ran: Ran) -> Result<(), String>
where
    Vec<Event<P>>: TryFrom<Events>,
{
    let clues = P::parse_canonical(&code.text).map_err(|error| error.to_string())?;
    let events = ran.events.map(Vec::<Event<P>>::try_from);
    let Some(Ok(events)) = events else {
        return Err("the run has no events".to_owned());
    };
    judge::check_trace(&clues, &events, ran.verdict).map(drop)
}
