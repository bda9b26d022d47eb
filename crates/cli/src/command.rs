//! The commands, and how the program ends.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use super::closed;
use super::coach::Coach;
use super::convert::Convert;
use super::explain::Explain;
use super::input::WorkOutcome;
use super::make::Make;
use super::read::Read;
use super::solve::Solve;

/// Exit code: a puzzle violates the options.
const REFUSED: u8 = 1;

/// Exit code: wrong usage, as in the parser of options.
const USAGE: u8 = 2;

/// Exit code: the input or the output failed.
const FAILED: u8 = 3;

const EXAMPLES: &str = "\
solve, explain and convert read puzzles, one per line, in any format that Clew knows, or as JSON
objects with the puzzle in the field \"puzzle\". They write one JSON line for each, in the same
order, and use all cores. A line that is not a puzzle gets an answer with the reason. Empty lines and lines that begin
with # or // are skipped. You can also give one puzzle as an argument.

  clew solve '1..3..1..2..3..2'
  clew explain --as text 'slither/7/7/gb62c783b7dgb62ag50bha65'
  clew make --kind sudoku --level 4-6 --count 100 | clew solve --check-unique > /dev/null
  clew convert --to pzpr-link --plain < puzzles.txt
  clew read screenshot.png photo.jpg

Exit codes: 0 every line is answered and satisfies the options; 1 one does not (--strict,
--check-unique), or a puzzle could not be made; 2 wrong usage; 3 the input or the output failed.
If the reader closes the output early, clew ends with 0. A closed output, or /dev/null opened for
reading too, is 3, unless --strict or --check-unique makes the code the answer.";

/// Logic puzzles on the command line: solve, explain, make, coach, convert and read Slitherlinks, Sudokus and Aquariums
#[derive(Parser)]
#[command(name = "clew", version, after_help = EXAMPLES, disable_help_subcommand = true)]
struct Clew {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Solve(Solve),
    Explain(Explain),
    Make(Make),
    Coach(Coach),
    Convert(Convert),
    Read(Read),
}

impl Command {
    /// Whether options make the exit code an answer, which someone may want alone.
    fn has_demand(&self) -> bool {
        match self {
            Self::Solve(solve) => solve.check_unique || solve.work.strict,
            Self::Explain(explain) => explain.work.strict,
            Self::Make(make) => make.work.strict,
            Self::Coach(coach) => coach.work.strict,
            Self::Convert(convert) => convert.work.strict,
            Self::Read(read) => read.strict,
        }
    }
}

/// The program: reads its arguments, runs the command, and reports the result.
pub fn main() -> ExitCode {
    let clew = match Clew::try_parse() {
        Ok(clew) => clew,
        Err(message) => return print(&message),
    };
    if !clew.command.has_demand()
        && let Err(fault) = closed::check()
    {
        return failed(&fault);
    }
    let outcome = match clew.command {
        Command::Solve(solve) => solve.run(),
        Command::Explain(explain) => explain.run(),
        Command::Coach(coach) => coach.run(),
        Command::Convert(convert) => convert.run(),
        Command::Read(read) => read.run(),
        Command::Make(make) => match make.run() {
            Ok(Ok(outcome)) => Ok(outcome),
            Ok(Err(fault)) => {
                eprintln!("error: {fault}");
                return ExitCode::from(USAGE);
            }
            Err(fault) => Err(fault),
        },
    };
    match outcome {
        Ok(WorkOutcome::Fine) => ExitCode::SUCCESS,
        Ok(WorkOutcome::Refused) => ExitCode::from(REFUSED),
        Err(fault) => failed(&fault),
    }
}

/// Prints the parser's own answer: the help, the version, or an error about the arguments.
fn print(message: &clap::Error) -> ExitCode {
    // The parser's own `exit` ignores output errors, so help written to a full disk would pass for success.
    if message.use_stderr() {
        // Where nobody reads errors, the code is all there is.
        let _ = message.print();
        return ExitCode::from(USAGE);
    }
    let printed = closed::check().and_then(|()| message.print());
    match printed.and_then(|()| io::stdout().flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => failed(&fault),
    }
}

/// Reports an error of the input or the output.
fn failed(fault: &io::Error) -> ExitCode {
    // The reader of the output may stop early, like `head`. This is not an error.
    if fault.kind() == io::ErrorKind::BrokenPipe {
        return ExitCode::SUCCESS;
    }
    eprintln!("error: {fault}");
    ExitCode::from(FAILED)
}
