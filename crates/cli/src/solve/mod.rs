//! `clew solve`: finds out how many solutions puzzles have, and how hard they are.

mod prove;
mod tally;

use std::time::{Duration, Instant};

use clap::Args;
use serde::Serialize;

use clew::kind::{Answer, Question, Task};
use clew_core::job::{Count, MOST_COUNTED};
use clew_core::model::ParseError;
use clew_core::solve::{Grade, Method};
use clew_core::trace::Verdict;

use prove::{Proved, prove};
pub use tally::{Stages, Tally, player, solutions, tally};

use super::answers::Answered;
use super::diagnosis::{self, Diagnosis, NeedlessClues};
use super::entry::{Entry, Head, Voice, json, read};
use super::input::{Puzzles, Work, WorkOutcome, methods};
use super::lines::Line;
pub use super::run::{Limit, Ran, run};

const EXAMPLES: &str = "\
Examples:
  clew solve '1..3..1..2..3..2'
  clew solve < puzzles.txt > answers.jsonl
  clew solve --grade --times < puzzles.txt
  clew solve --check-unique --strict < mine.txt || echo 'not yet'
  clew solve --method human-unique https://puzz.link/p?slither/5/5/bg616dh616dd

Answers, one JSON object per line:
  id        as in the record, if it has one
  puzzle    in Clew's own form, with kind, rows and cols
  warnings  sentences about odd parts of the text, if there are any
  verdict   unique, several, none, open (time is over), or malformed (then error and text)
  solution  if there is one: digits row by row; for a Slitherlink 1 where a cell is inside the
            loop, for an Aquarium 1 where there is water, rows between commas
  two       if there are several: two of them
With --method human, human-unique or article also steps, chapters, ideas, moves, far, stages,
undecided, cases, level, rating, hardest and expected_seconds (what a practised solver is
expected to take); with --grade level, rating, hardest, steps, cases and expected_seconds; with
--count count, and counted_all (false where there may be more); with --diagnose conflict and
corrections (clues, each of which could be dropped to fix it), or suggestion; with --needless
needless (clues, each of which could go) and needless_together; with --times micros.

Exit codes: 0 everything is answered; 1 --check-unique or --strict found a fault; 2 wrong usage;
3 the input or the output failed.";

/// Count the solutions of puzzles, up to two, and give the solution; on request also their level
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Solve {
    #[command(flatten)]
    puzzles: Puzzles,

    /// How to solve: prove counts solutions as fast as possible; the others reason as people do, with techniques
    #[arg(short, long, default_value = "prove", value_parser = methods(|_| true))]
    method: Method,

    /// Also grade each puzzle that has one solution, by the hardest technique it needs
    #[arg(short, long)]
    grade: bool,

    /// Also count the solutions of each puzzle, up to 1,000
    #[arg(short, long)]
    count: bool,

    /// Also give clues that contradict each other if there is no solution, and clues that would leave one if there are several
    #[arg(short, long)]
    diagnose: bool,

    /// Also give the clues that a puzzle with one solution could do without
    #[arg(long)]
    needless: bool,

    /// End with exit code 1 unless every line is a puzzle with exactly one solution
    #[arg(short = 'u', long)]
    pub(super) check_unique: bool,

    /// Leave a puzzle open after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Duration>,

    #[command(flatten)]
    pub(super) work: Work,
}

/// Questions about each puzzle.
#[derive(Clone)]
struct Questions {
    method: Method,
    grade: bool,
    count: bool,
    diagnose: bool,
    needless: bool,
    is_unique: bool,
    timeout: Option<Duration>,
    times: bool,
}

/// Answer to a line.
#[derive(Serialize)]
struct Solved<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    verdict: &'static str,
    solution: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    two: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    counted_all: Option<bool>,
    #[serde(flatten)]
    tally: Option<Tally>,
    #[serde(flatten)]
    grade: Option<Graded>,
    #[serde(flatten)]
    diagnosis: Option<Diagnosis>,
    #[serde(flatten)]
    needless: Option<NeedlessClues>,
    #[serde(skip_serializing_if = "Option::is_none")]
    micros: Option<u128>,
}

/// Difficulty of a puzzle.
#[derive(Serialize)]
struct Graded {
    level: u8,
    rating: f64,
    hardest: Option<String>,
    steps: u32,
    cases: u64,
    expected_seconds: u32,
}

impl From<Grade> for Graded {
    fn from(grade: Grade) -> Self {
        let hardness = grade.hardness();
        Self {
            level: hardness.level,
            rating: hardness.rating(),
            hardest: hardness.technique.map(str::to_owned),
            steps: grade.steps,
            cases: grade.cases,
            expected_seconds: grade.seconds,
        }
    }
}

impl Solve {
    /// Answers all lines.
    ///
    /// # Errors
    /// The input cannot be read, or the output cannot be written.
    pub(super) fn run(self) -> std::io::Result<WorkOutcome> {
        let asked = Questions {
            method: self.method,
            grade: self.grade && self.method == Method::Prove,
            count: self.count,
            diagnose: self.diagnose,
            needless: self.needless,
            is_unique: self.check_unique,
            timeout: self.timeout,
            times: self.work.times,
        };
        let (kind, language) = (self.puzzles.kind, self.work.language.clone());
        let source = self.puzzles.source()?;
        self.work.run(source, move || {
            let (asked, voice) = (asked.clone(), Voice::new(&language));
            move |line: &Line| {
                let mut answered = read(line, kind)
                    .and_then(|entry| Ok(asked.answered(&entry, &voice)?))
                    .unwrap_or_else(|malformed| voice.malformed(line, &malformed));
                answered.is_refused &= asked.is_unique;
                answered
            }
        })
    }
}

impl Questions {
    fn answered(&self, entry: &Entry, voice: &Voice) -> Result<Answered, ParseError> {
        let code = entry.code();
        let start = self.times.then(Instant::now);
        let limit = Limit::new(self.timeout);
        let (verdict, mut solutions, tally) = match self.method {
            Method::Prove => {
                let Proved { verdict, solutions } = prove(code, limit)?;
                (verdict, solutions, None)
            }
            method => {
                let ran = run(code, method, limit)?;
                let tally = tally(code, method, &ran, player(code, &ran)?.as_ref(), limit);
                (ran.verdict, solutions(code, &ran)?, Some(tally))
            }
        };
        let asking = |question| {
            let code = code.clone();
            super::run::ask(Task::Ask { code, question }, limit)
        };
        let grade = match self.grade && verdict == Verdict::Unique {
            true => asking(Question::Grade),
            false => None,
        };
        let count = match (self.count, verdict) {
            (false, _) | (_, Verdict::Open) => None,
            (_, Verdict::Unique) => Some((1, true)),
            (_, Verdict::Impossible) => Some((0, true)),
            // If time is over, there are at least two.
            (_, Verdict::Several) => match asking(Question::Count) {
                Some(Answer::Count(Count { found, is_all })) => Some((found, is_all)),
                _ => Some((2, false)),
            },
        };
        debug_assert!(count.is_none_or(|(found, _)| found <= MOST_COUNTED));
        let diagnosis = match self.diagnose {
            true => diagnosis::of(entry, verdict, limit, voice),
            false => None,
        };
        let needless = match (self.needless, verdict) {
            (true, Verdict::Unique) => diagnosis::needless(entry, limit, voice),
            _ => None,
        };
        let solved = Solved {
            head: entry.head(voice),
            verdict: word(verdict),
            solution: match verdict {
                Verdict::Unique => solutions.pop(),
                _ => None,
            },
            two: (verdict == Verdict::Several).then_some(solutions),
            count: count.map(|(found, _)| found),
            counted_all: count.map(|(_, is_all)| is_all),
            tally,
            grade: match grade {
                Some(Answer::Grade(grade)) => Some(grade.into()),
                _ => None,
            },
            diagnosis,
            needless,
            micros: start.map(|start| start.elapsed().as_micros()),
        };
        Ok(Answered {
            text: json(&solved),
            is_malformed: false,
            is_refused: verdict != Verdict::Unique,
        })
    }
}

/// A verdict in a word.
pub fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Unique => "unique",
        Verdict::Several => "several",
        Verdict::Impossible => "none",
        Verdict::Open => "open",
    }
}

/// Reads a number of seconds.
pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    Duration::try_from_secs_f64(seconds).map_err(|fault| fault.to_string())
}
