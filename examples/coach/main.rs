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

#[path = "../../tests/judge/mod.rs"]
mod judge;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use clew::cli::coach::{self, Asked, Speakers};
use clew::coach::{Answer, Coached};
use clew::kind::{Advice, CoachQuestion, Kind, Marks};
use clew::puzzle::aquarium::Aquarium;
use clew::puzzle::slitherlink::Slitherlink;
use clew::puzzle::sudoku::Sudoku;

use judge::{Ask, Judge, Judged};

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
    let mut speakers = Speakers::new("en");
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let (mut answered, asked) = coach::answered(&line, &mut speakers);
        // A question is answered, and not named.
        answered.id = None;
        if let Some(asked) = asked.filter(|_| check) {
            let fault = judged(&asked).err();
            answered.checked = Some(fault.is_none());
            if let Some(fault) = fault {
                eprintln!("{}: {fault}", asked.code.text);
            }
        }
        serde_json::to_writer(&mut *output, &answered)?;
        writeln!(output)?;
        output.flush()?;
        line.clear();
    }
    Ok(())
}

/// Has the judge look at an answer.
fn judged(asked: &Asked) -> Result<(), String> {
    match asked.code.kind {
        Kind::Slitherlink => judged_of::<Slitherlink>(asked),
        Kind::Sudoku => judged_of::<Sudoku>(asked),
        Kind::Aquarium => judged_of::<Aquarium>(asked),
    }
}

fn judged_of<P: Coached + Judged>(asked: &Asked) -> Result<(), String>
where
    Vec<P::Fact>: TryFrom<Marks>,
    Answer<P>: TryFrom<Advice>,
{
    let clues = P::parse_canonical(&asked.code.text).map_err(|error| error.to_string())?;
    let other = || "the answer is about another kind".to_owned();
    let facts = |marks: &Marks| Vec::<P::Fact>::try_from(marks.clone()).map_err(|_| other());
    let ask = match &asked.ask {
        CoachQuestion::Hint(request) => Ask::Hint {
            ceiling: request.ceiling,
        },
        CoachQuestion::Check { .. } => Ask::Check,
        CoachQuestion::Why(fact) => Ask::Why(*facts(fact)?.first().ok_or_else(other)?),
        CoachQuestion::Review { .. } => Ask::Review,
    };
    let answer = Answer::<P>::try_from(asked.advice.clone()).map_err(|_| other())?;
    let mut judge = Judge::<P>::new(&clues);
    judge::check_answer(&mut judge, &facts(&asked.marks)?, ask, &answer)
}
