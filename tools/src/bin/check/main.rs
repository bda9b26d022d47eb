//! Answers checked by the judge of the tests, which shares no deduction code with the engine.
//!
//! ```text
//! cargo run --release -p tools --bin check -- solve [--method human|human-unique|article|prove] < puzzles
//!     solves one puzzle per line; the judge checks every step
//! cargo run --release -p tools --bin check -- coach < questions
//!     answers one question per line, in the format of `clew coach`; the judge checks every answer
//! ```
//!
//! Each line is answered by a line of JSON. Its field `checked` says whether the judge accepts the answer; if not, `error` gives the
//! reason, and the exit code is 1.

mod coach;
mod solve;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use clew_cli::coach::Speakers;
use clew_core::solve::Method;
use clew_say::Speaker;

const USAGE: &str = "usage: check solve [--method human|human-unique|article|prove] < puzzles\n       \
     check coach < questions";

/// An answer to a line, as JSON, and whether the judge refuses it.
struct Looked {
    json: serde_json::Result<String>,
    is_refused: bool,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match arguments[..] {
        ["solve"] => solve_all(Method::default()),
        ["solve", "--method", name] => match name.parse() {
            Ok(method) => solve_all(method),
            Err(_) => return wrong(&format!("there is no method {name:?}")),
        },
        ["coach"] => {
            let mut speakers = Speakers::new("en");
            each_line(|line| coach::looked(line, &mut speakers))
        }
        _ => return wrong("what should be checked?"),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // The reader of the output may stop reading.
        Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn wrong(fault: &str) -> ExitCode {
    eprintln!("{fault}\n{USAGE}");
    ExitCode::from(2)
}

fn solve_all(method: Method) -> io::Result<bool> {
    let speaker = Speaker::new("en");
    each_line(|line| solve::looked(line, method, &speaker))
}

/// Answers each line of the input. Returns whether the judge accepts all answers. Lines are not trimmed: spaces at their ends count.
fn each_line(mut look: impl FnMut(&[u8]) -> Looked) -> io::Result<bool> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut are_accepted = true;
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let text = line.strip_suffix(b"\n").unwrap_or(&line);
        let looked = look(text.strip_suffix(b"\r").unwrap_or(text));
        are_accepted &= !looked.is_refused;
        writeln!(output, "{}", looked.json?)?;
        output.flush()?;
        line.clear();
    }
    Ok(are_accepted)
}
