//! The coach without a browser: questions about marks on a board in, one JSON object a
//! line, answers out, one a line in the same order.
//!
//! ```text
//! cargo run --release --example coach -- [--check] < questions
//!   --check     the independent judge of the tests looks at every answer
//! ```
//!
//! A question: `{"puzzle": text, "marks": [mark…], "ask": "hint" | "check" | "why" |
//! "review", "mark": mark (for why), "ceiling": 1–10, "language": "en"}`, the marks in the
//! order in which they were made. What is malformed is answered in its place.

mod answer;
#[path = "../../tests/judge/mod.rs"]
mod judge;
mod question;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::time::Instant;

use clew::coach::{
    self, Answer, Checking, Coached, Coaching, Explaining, HintRequest, Hinting, Reviewing,
};
use clew::kind::{self, Kind, Reading};
use clew::puzzle::aquarium::Aquarium;
use clew::puzzle::slitherlink::Slitherlink;
use clew::puzzle::sudoku::Sudoku;
use clew::say::Speaker;
use clew::solve::{Advance, Fuel};

use answer::Answered;
use judge::{Ask, Judge, Judged};
use question::{Malformed, Question};

const USAGE: &str = "usage: coach [--check] < questions";

fn main() -> ExitCode {
    let mut check = false;
    for arg in std::env::args().skip(1) {
        match arg.as_str() {
            "--check" => check = true,
            unknown => {
                eprintln!("unknown option {unknown}\n{USAGE}");
                return ExitCode::from(2);
            }
        }
    }
    // Whoever reads the output may stop reading: not a fault of ours.
    match answer_all(check, &mut io::stdin().lock(), &mut io::stdout().lock()) {
        Err(fault) if fault.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

fn answer_all(check: bool, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let answered = answered(&line, check);
        serde_json::to_writer(&mut *output, &answered)?;
        writeln!(output)?;
        output.flush()?;
        line.clear();
    }
    Ok(())
}

fn answered(line: &[u8], check: bool) -> Answered {
    let question = match Question::read(line) {
        Ok(question) => question,
        Err(malformed) => return Answered::malformed(&Speaker::new("en"), &malformed),
    };
    let speaker = Speaker::new(&question.language);
    let answered = kind::read(&question.puzzle)
        .map_err(|fault| Malformed::new("puzzle", fault.explanation))
        .and_then(|readings| of_readings(&question, &speaker, &readings, check));
    answered.unwrap_or_else(|malformed| Answered::malformed(&speaker, &malformed))
}

/// Answer about the first reading that the marks fit; else the fault in the likeliest.
fn of_readings(
    question: &Question,
    speaker: &Speaker,
    readings: &[Reading],
    check: bool,
) -> Result<Answered, Malformed> {
    let mut first = None;
    for reading in readings {
        let answered = match reading.code.kind {
            Kind::Slitherlink => asked::<Slitherlink>(question, speaker, reading, check),
            Kind::Sudoku => asked::<Sudoku>(question, speaker, reading, check),
            Kind::Aquarium => asked::<Aquarium>(question, speaker, reading, check),
        };
        match answered {
            Ok(answered) => return Ok(answered),
            Err(malformed) => drop(first.get_or_insert(malformed)),
        }
    }
    Err(first.unwrap_or_else(Malformed::no_reading))
}

fn asked<P: Coached + Judged>(
    question: &Question,
    speaker: &Speaker,
    reading: &Reading,
    check: bool,
) -> Result<Answered, Malformed> {
    let clues = P::parse_canonical(&reading.code.text)
        .map_err(|fault| Malformed::new("puzzle", fault.explanation))?;
    let moves = question.moves::<P>(&clues)?;
    let ask = question.ask::<P>(&clues)?;
    let marks: Vec<P::Fact> = moves.iter().flatten().copied().collect();
    let start = Instant::now();
    let answer = match ask {
        Ask::Hint { ceiling } => {
            let request = HintRequest {
                ceiling,
                ..HintRequest::default()
            };
            run(Hinting::<P>::new(clues.clone(), &marks, request))
        }
        Ask::Check => run(Checking::<P>::new(clues.clone(), &marks, true)),
        Ask::Why(fact) => run(Explaining::<P>::new(clues.clone(), &marks, fact)),
        Ask::Review => run(Reviewing::<P>::new(clues.clone(), moves)),
    };
    let micros = start.elapsed().as_micros();
    let mut answered = Answered::of::<P>(reading.code.kind.into(), &clues, ask, &answer, speaker);
    answered.micros = micros;
    if check {
        let mut judge = Judge::<P>::new(&clues);
        let fault = judge::check_answer(&mut judge, &marks, ask, &answer).err();
        answered.checked = Some(fault.is_none());
        if let Some(fault) = fault {
            eprintln!("{}: {fault}", question.puzzle);
        }
    }
    Ok(answered)
}

/// The last answer of a job.
fn run<P: Coached>(mut job: impl Coaching<P>) -> Answer<P> {
    let mut last = Answer::Stuck;
    loop {
        match job.advance(&mut Fuel::unlimited()) {
            Advance::Event(answer) => last = answer,
            Advance::OutOfFuel => {}
            Advance::Finished(coach::Answered) => return last,
        }
    }
}
