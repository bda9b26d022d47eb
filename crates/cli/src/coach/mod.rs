//! `clew coach`: answers questions about marks on a board.

mod answer;
mod question;

use std::io;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;

use clew::kind::{self, Advice, Answer, CoachQuestion, Code, Marks, Reading, Task};
use clew_say::{Speaker, languages};

pub use answer::Answered;
use question::{Malformed, Question};

use super::answers;
use super::entry::warnings;
use super::input::{Work, WorkOutcome, lines};
use super::lines::Line;
use super::run::{self, Limit};

const EXAMPLES: &str = "\
Examples:
  echo '{\"puzzle\": \"1..3..1..2..3..2\", \"ask\": \"hint\"}' | clew coach
  clew coach < questions.jsonl > answers.jsonl

Questions, one JSON object per line:
  puzzle    in any format that Clew reads
  marks     the player's marks, in the order in which they were made, after those that the puzzle's
            text holds: R3C4 top line, R3C4 left cross,
            R3C4 inside, R3C4 outside, R3C4=5, R3C4!=5, R3C4 water, R3C4 air
  ask       hint, check (which marks are wrong), why (a mark follows) or review (of each move)
  mark      the mark, for why
  ceiling   the highest level of a hint, 1 to 10
  language  of the sentences; by default the one given by --language
  id        any value, returned with the answer

Answers, one JSON object per line:
  id, kind
  warnings     sentences about odd parts of the puzzle's text, if there are any
  answer       step (a hint), mistake (it would rely on wrong marks), solved, stuck (nothing under
               the ceiling), right or wrong (check), follows or unsettled (why), reviewed, malformed
  technique, level, sentence
  evidence     marks that it relies on; clues, the places of clues; found, marks that follow
  wrong        marks that are wrong, first_wrong and refutation, sentences why
  chain        sentences of the steps, or of each move

Exit codes: 0 everything is answered; 1 --strict found a fault; 2 wrong usage; 3 the input or the
output failed.";

/// Answer questions about a player's marks: hints, checks, reasons and reviews
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Coach {
    /// File to read instead of the standard input
    #[arg(short, long, value_name = "FILE")]
    input: Option<PathBuf>,

    #[command(flatten)]
    pub(super) work: Work,
}

/// Answered question, with its answer.
#[derive(Clone, Debug)]
pub struct Exchange {
    /// The puzzle.
    pub code: Code,
    /// Marks, in order.
    pub marks: Marks,
    /// The question.
    pub ask: CoachQuestion,
    /// The answer.
    pub advice: Advice,
}

/// Speakers of the requested languages.
pub struct Speakers {
    usual: String,
    all: Vec<(&'static str, Speaker)>,
}

impl Speakers {
    /// Speakers, with a language that is used if none is requested.
    pub fn new(usual: &str) -> Self {
        Self {
            usual: usual.to_owned(),
            all: Vec::new(),
        }
    }

    /// Speaker of a language, or of English if that is not available.
    fn speaker(&mut self, wished: Option<&str>) -> &Speaker {
        let wished = wished.unwrap_or(&self.usual);
        let tag = languages().find(|tag| *tag == wished).unwrap_or("en");
        let at = match self.all.iter().position(|(known, _)| *known == tag) {
            Some(at) => at,
            None => {
                self.all.push((tag, Speaker::new(tag)));
                self.all.len() - 1
            }
        };
        &self.all[at].1
    }
}

/// Answers a question, given as a line; the second value is `None` if the question is malformed.
pub fn answered(line: &[u8], speakers: &mut Speakers) -> (Answered, Option<Exchange>) {
    let question = match Question::read(line) {
        Ok(question) => question,
        Err(malformed) => {
            return (
                Answered::malformed(speakers.speaker(None), &malformed),
                None,
            );
        }
    };
    let speaker = speakers.speaker(question.language.as_deref());
    let answered = kind::read(&question.puzzle)
        .map_err(|fault| Malformed::new("puzzle", fault.explanation))
        .and_then(|readings| of_readings(&question, speaker, &readings));
    let (mut answered, asked) = match answered {
        Ok((answered, asked)) => (answered, Some(asked)),
        Err(malformed) => (Answered::malformed(speaker, &malformed), None),
    };
    answered.id = question.id;
    (answered, asked)
}

/// Answer about the first reading that the marks fit; otherwise the fault in the likeliest one.
fn of_readings(
    question: &Question,
    speaker: &Speaker,
    readings: &[Reading],
) -> Result<(Answered, Exchange), Malformed> {
    let mut first = None;
    for reading in readings {
        match about(question, speaker, reading) {
            Ok(answered) => return Ok(answered),
            Err(malformed) => drop(first.get_or_insert(malformed)),
        }
    }
    Err(first.unwrap_or_else(Malformed::no_reading))
}

/// Answer about one reading.
fn about(
    question: &Question,
    speaker: &Speaker,
    reading: &Reading,
) -> Result<(Answered, Exchange), Malformed> {
    let code = &reading.code;
    let stated = question.stated(code)?;
    // Digits and notes that the text itself holds are the player's too.
    let stated = match &reading.marks {
        Some(held) => kind::stated_after(held, stated),
        None => stated,
    };
    let ask = question.ask(code, &stated)?;
    let task = Task::Coach {
        code: code.clone(),
        marks: stated.marks.clone(),
        ask: ask.clone(),
    };
    let start = Instant::now();
    let answer = run::ask(task, Limit::default());
    let micros = start.elapsed().as_micros();
    let Some(Answer::Coach(advice)) = answer else {
        return Err(Malformed::no_reading());
    };
    let record = kind::record(code, &ask, &advice).ok_or_else(Malformed::no_reading)?;
    let mut answered = Answered::of(code.kind, reading.shape, record, speaker);
    answered.micros = Some(micros);
    answered.warnings = warnings(reading, speaker);
    let asked = Exchange {
        code: code.clone(),
        marks: stated.marks,
        ask,
        advice,
    };
    Ok((answered, asked))
}

impl Coach {
    /// Answers all lines.
    ///
    /// # Errors
    /// The input cannot be read, or the output cannot be written.
    pub(super) fn run(self) -> io::Result<WorkOutcome> {
        let source = lines(self.input.clone(), false)?;
        let (language, times) = (self.work.language.clone(), self.work.times);
        self.work.run(source, move || {
            let mut speakers = Speakers::new(&language);
            move |line: &Line| {
                let (mut answered, _) = answered(&line.bytes, &mut speakers);
                answered.micros = answered.micros.filter(|_| times);
                answers::Answered {
                    text: super::entry::json(&answered),
                    is_malformed: answered.is_malformed(),
                    is_refused: false,
                }
            }
        })
    }
}
