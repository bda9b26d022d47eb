//! The commands, and how the program ends.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use super::coach::Coach;
use super::convert::Convert;
use super::explain::Explain;
use super::input::Outcome;
use super::make::Make;
use super::solve::Solve;

/// Exit code: what was demanded of the puzzles is not so.
const REFUSED: u8 = 1;

/// Exit code: wrong usage, as the parser of options has it.
const USAGE: u8 = 2;

/// Exit code: the input or the output failed.
const FAILED: u8 = 3;

const EXAMPLES: &str = "\
Each command is a filter: a puzzle a line in, in any format that Clew reads or as a record in JSON
with the puzzle in a field \"puzzle\"; answers out, one JSON object a line, in the same order, worked
on by all cores. What is no puzzle is answered in its place; empty lines and those that begin with
# or // are passed over. The puzzle can also be given as an argument.

  clew solve '1..3..1..2..3..2'
  clew explain --as text 'slither/7/7/gb62c783b7dgb62ag50bha65'
  clew make --kind sudoku --level 4-6 --count 100 | clew solve --check-unique > /dev/null
  clew convert --to pzpr-link --plain < puzzles.txt

Exit codes: 0 all is answered, and as was demanded; 1 not as was demanded (--strict,
--check-unique, puzzles that could not be made); 2 wrong usage; 3 the input or the output failed.
Output that nobody reads any more ends the program quietly, with 0.";

/// Logic puzzles on the command line: Slitherlink, Sudoku and Aquarium solved, explained, made, coached and converted
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
}

/// The program: reads its arguments, does what they ask, and says how it ended.
pub fn main() -> ExitCode {
    let clew = match Clew::try_parse() {
        Ok(clew) => clew,
        Err(message) => return print(&message),
    };
    let outcome = match clew.command {
        Command::Solve(solve) => solve.run(),
        Command::Explain(explain) => explain.run(),
        Command::Coach(coach) => coach.run(),
        Command::Convert(convert) => convert.run(),
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
        Ok(Outcome::Fine) => ExitCode::SUCCESS,
        Ok(Outcome::Refused) => ExitCode::from(REFUSED),
        Err(fault) => failed(&fault),
    }
}

/// Prints what the parser answers in place of a command: the help, the version, or an error about the arguments.
fn print(message: &clap::Error) -> ExitCode {
    // The parser's own `exit` ignores errors of the output, so help written to a full disk would pass for success.
    let printed = message.print().and_then(|()| io::stdout().flush());
    match printed {
        _ if message.use_stderr() => ExitCode::from(USAGE),
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => failed(&fault),
    }
}

/// Reports an error of the input or the output.
fn failed(fault: &io::Error) -> ExitCode {
    // A reader of the output may stop early, as `head` does. This is not an error.
    if fault.kind() == io::ErrorKind::BrokenPipe {
        return ExitCode::SUCCESS;
    }
    eprintln!("error: {fault}");
    ExitCode::from(FAILED)
}
