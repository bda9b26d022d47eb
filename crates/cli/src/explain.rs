//! `clew explain`: solves puzzles by reasoning, and explains each step in a sentence.

use std::io;
use std::time::Instant;

use clap::{Args, ValueEnum};
use serde::Serialize;

use clew::handout::Walkthrough;
use clew::kind::Player;
use clew_core::grid::Site;
use clew_core::model::ParseError;
use clew_core::playback::{ChapterRow, Detail};
use clew_core::solve::Method;
use clew_core::story::{AskedPlace, NoPlace};
use clew_core::trace::Verdict;

use super::answers::Answered;
use super::chapters;
use super::entry::{Entry, Head, Malformed, Voice, json, read};
use super::input::{Puzzles, Work, WorkOutcome, methods};
use super::lines::Line;
use super::moving;
use super::solve::{Limit, player, run, seconds, solutions, tally, word};

const EXAMPLES: &str = "\
Examples:
  clew explain --as text 'slither/7/7/gb62c783b7dgb62ag50bha65'
  clew explain --as markdown --language zh-CN < puzzle.txt > puzzle.md
  clew explain --as text --why 'R3C4 top' 'slither/7/7/gb62c783b7dgb62ag50bha65'
  clew explain --as gif --sentences 'slither/7/7/gb62c783b7dgb62ag50bha65' > solving.gif
  clew explain < puzzles.txt | jq -r '.chapters[].sentence'

Answers, one JSON object per line:
  id, puzzle, kind, rows, cols, warnings, verdict, solution   as in clew solve
  level, rating   of the hardest step; 10 if cases had to be tried
  hardest         technique of the hardest step; among equals the first
  chapters        each with first (the number of its first step), level, sentence, beats, run,
                  say_run, waves and steps
                  a beat has key (the number of its key step), evidence and found (places) and
                  say, with look (the evidence) and conclude (what follows from it)
                  run has the numbers of the steps that follow, say_run how much they find
                  waves, not with --detail ideas, has the same steps by rule: each with rule (the
                  technique), steps (their numbers), evidence, found and say like a beat
                  a step has number, technique, level, sentence, places (of its findings) and,
                  if it supposes something, substeps, one sentence each
  why             with --why: the same for the steps that the known fact about the place depends
                  on; null if no step found a fact there
In text and Markdown, warnings come first, one per line. A GIF shows one puzzle: for each argument
first the evidence, then the conclusion; with --why, only the steps that the place depends on. With
--sentences, its words are below the board.

Exit codes: 0 everything is answered; 1 --strict found a fault; 2 wrong usage; 3 the input or the
output failed.";

/// Solve puzzles by reasoning and explain every step: its technique, its level, and why it follows
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Explain {
    #[command(flatten)]
    puzzles: Puzzles,

    /// How to reason: human uses techniques for people, human-unique also those that assume one solution
    #[arg(short, long, default_value = "human", value_parser = methods(|&method| method != Method::Prove))]
    method: Method,

    /// Form of the answers; text and Markdown have an empty line after each
    #[arg(long = "as", value_name = "FORM", value_enum, default_value_t = Form::Json)]
    form: Form,

    /// Detail of what follows from each argument: rule by rule, or only how much
    #[arg(long, value_name = "DETAIL", value_parser = ["steps", "ideas"], default_value = "steps")]
    detail: String,

    /// Also give the steps that the known fact about a place depends on: R3C4, "R3C4 top" or R3C4=5
    #[arg(short, long, value_name = "PLACE", value_parser = place)]
    why: Option<AskedPlace>,

    /// With --as gif: each sentence below its picture, in a font of this machine
    #[arg(long)]
    sentences: bool,

    /// Leave a puzzle open after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<std::time::Duration>,

    #[command(flatten)]
    pub(super) work: Work,
}

/// Form of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// One JSON object per line
    Json,
    /// Chapters, each followed by its steps
    Text,
    /// Chapters as a numbered list, below the puzzle
    Markdown,
    /// Animated picture of one puzzle
    Gif,
}

/// Questions about each puzzle.
#[derive(Clone, Copy)]
struct Questions {
    method: Method,
    form: Form,
    detail: Detail,
    why: Option<AskedPlace>,
    timeout: Option<std::time::Duration>,
    times: bool,
}

/// Answer to a line.
#[derive(Serialize)]
struct Explained<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    verdict: &'static str,
    solution: Option<String>,
    level: u8,
    rating: f64,
    hardest: Option<String>,
    chapters: Vec<Chapter>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Option<Vec<Chapter>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    micros: Option<u128>,
}

/// Chapter of an explanation.
#[derive(Serialize)]
struct Chapter {
    first: usize,
    level: u8,
    sentence: String,
    beats: Vec<Beat>,
    run: Vec<usize>,
    say_run: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    waves: Option<Vec<Wave>>,
    steps: Vec<Step>,
}

/// Argument of a chapter.
#[derive(Serialize)]
struct Beat {
    key: usize,
    evidence: Vec<String>,
    found: Vec<String>,
    say: Say,
}

/// Steps of a run by one rule.
#[derive(Serialize)]
struct Wave {
    rule: &'static str,
    steps: Vec<usize>,
    evidence: Vec<String>,
    found: Vec<String>,
    say: Say,
}

/// Sentence of a beat.
#[derive(Serialize)]
struct Say {
    look: String,
    conclude: String,
}

/// Step of a chapter.
#[derive(Serialize)]
struct Step {
    number: usize,
    technique: &'static str,
    level: u8,
    sentence: String,
    places: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    substeps: Vec<String>,
}

fn place(text: &str) -> Result<AskedPlace, String> {
    text.parse()
        .map_err(|NoPlace| "a place is written R3C4, \"R3C4 top\" or R3C4=5".to_owned())
}

impl Explain {
    /// Answers all lines.
    ///
    /// # Errors
    /// The input cannot be read, the output cannot be written, or `--sentences` is given for another form than a GIF.
    pub(super) fn run(self) -> io::Result<WorkOutcome> {
        if self.sentences && self.form != Form::Gif {
            let message = "--sentences needs --as gif: the other forms have the sentences anyway";
            return Err(io::Error::new(io::ErrorKind::InvalidInput, message));
        }
        let asked = Questions {
            method: self.method,
            form: self.form,
            detail: self.detail.parse().unwrap_or_default(),
            why: self.why,
            timeout: self.timeout,
            times: self.work.times,
        };
        let (kind, language) = (self.puzzles.kind, self.work.language.clone());
        let source = self.puzzles.source()?;
        if self.form == Form::Gif {
            let voice = Voice::new(&language);
            return moving::write(source, &voice, asked.detail, self.sentences, |line| {
                asked.player(&read(line, kind)?)
            });
        }
        self.work.run(source, move || {
            let voice = Voice::new(&language);
            move |line: &Line| {
                let answered = read(line, kind)
                    .and_then(|entry| Ok(asked.answered(&entry, &voice)?))
                    .unwrap_or_else(|malformed| asked.malformed(line, &malformed, &voice));
                Answered {
                    is_refused: false,
                    ..answered
                }
            }
        })
    }
}

impl Questions {
    /// Player of a whole explanation or, if a place is asked about, of the steps that the known fact about it depends on.
    fn player(&self, entry: &Entry) -> Result<Option<Box<dyn Player>>, Malformed> {
        let ran = run(entry.code(), self.method, Limit::new(self.timeout))?;
        let player = player(entry.code(), &ran)?;
        Ok(match self.why {
            Some(asked) => player.why(asked.place, asked.digit),
            None => Some(player),
        })
    }

    fn answered(&self, entry: &Entry, voice: &Voice) -> Result<Answered, ParseError> {
        let code = entry.code();
        let start = Instant::now();
        let ran = run(code, self.method, Limit::new(self.timeout))?;
        let player = player(code, &ran)?;
        let player = player.as_ref();
        let text = match self.form {
            Form::Json => {
                let tally = tally(code, self.method, &ran, player, Limit::new(self.timeout));
                let mut explained = Explained {
                    head: entry.head(voice),
                    verdict: word(ran.verdict),
                    solution: match ran.verdict {
                        Verdict::Unique => solutions(code, &ran)?.pop(),
                        _ => None,
                    },
                    level: tally.level,
                    rating: tally.rating,
                    hardest: tally.hardest,
                    chapters: chapters(player, voice, self.detail),
                    why: self.why.map(|asked| {
                        let why = player.why(asked.place, asked.digit)?;
                        Some(chapters(why.as_ref(), voice, self.detail))
                    }),
                    micros: None,
                };
                explained.micros = self.times.then(|| start.elapsed().as_micros());
                json(&explained)
            }
            Form::Text => warned(entry, voice, "\n") + &self.text(player, voice),
            Form::Markdown => {
                // In Markdown, a single line would be joined to the next.
                let warned = warned(entry, voice, "\n\n");
                warned + &Walkthrough::of(player, voice.speaker(), self.detail).markdown() + "\n"
            }
            Form::Gif => unreachable!("a GIF is written as a whole"),
        };
        Ok(Answered {
            text,
            ..Answered::default()
        })
    }

    /// Chapters as text, with an empty line after them.
    fn text(&self, player: &dyn Player, voice: &Voice) -> String {
        let speaker = voice.speaker();
        let mut text = Vec::new();
        let written =
            chapters::tell(speaker, player, self.detail, &mut text).and_then(|()| match self.why {
                Some(asked) => chapters::tell_why(speaker, player, asked, self.detail, &mut text),
                None => Ok(()),
            });
        written.expect("memory can be written to");
        text.push(b'\n');
        String::from_utf8(text).expect("sentences are text")
    }

    fn malformed(&self, line: &Line, malformed: &Malformed, voice: &Voice) -> Answered {
        let mut answered = voice.malformed(line, malformed);
        if self.form != Form::Json {
            answered.text = format!("{}\n\n", voice.speaker().words(&malformed.fault));
        }
        answered
    }
}

/// The warnings about a puzzle, each followed by `end`.
fn warned(entry: &Entry, voice: &Voice, end: &str) -> String {
    let warnings = entry.warnings(voice).into_iter();
    warnings.map(|warning| warning + end).collect()
}

/// The chapters of an explanation.
fn chapters(player: &dyn Player, voice: &Voice, detail: Detail) -> Vec<Chapter> {
    let say = |explanation| voice.speaker().say(&explanation, player.shape());
    let rows = (0..player.chapter_count()).filter_map(|number| {
        let row = player.chapter(number)?;
        let steps = (row.first..=row.last).filter_map(|position| step(player, position, voice));
        Some(Chapter {
            first: player.number(row.first).unwrap_or(row.first),
            level: row.level,
            sentence: say(player.chapter_explanation(number)),
            beats: row
                .beats
                .iter()
                .map(|&key| beat(player, key, voice))
                .collect(),
            run: row
                .run
                .clone()
                .filter_map(|position| player.number(position))
                .collect(),
            say_run: chapters::run(&row).map(|run| say(player.following(run))),
            waves: (detail == Detail::Steps).then(|| waves(player, &row, voice)),
            steps: steps.collect(),
        })
    });
    rows.collect()
}

/// The waves of a chapter's run.
fn waves(player: &dyn Player, row: &ChapterRow, voice: &Voice) -> Vec<Wave> {
    let ends = row.waves.iter().skip(1).copied().chain([row.run.end]);
    let waves = row.waves.iter().zip(ends).filter_map(|(&first, end)| {
        let Beat {
            evidence,
            found,
            say,
            ..
        } = beat(player, first, voice);
        Some(Wave {
            rule: player.row(first)?.name,
            steps: (first..end)
                .filter_map(|step| player.number(step))
                .collect(),
            evidence,
            found,
            say,
        })
    });
    waves.collect()
}

/// The beat whose key step is at a position.
fn beat(player: &dyn Player, key: usize, voice: &Voice) -> Beat {
    let places = player.places(key);
    let named = |sites: &[Site]| {
        let names = sites
            .iter()
            .map(|&site| voice.speaker().place(site, player.shape()));
        names.collect()
    };
    let [look, conclude] = chapters::beat(voice.speaker(), player, key);
    Beat {
        key: player.number(key).unwrap_or(key),
        evidence: named(&[places.evidence, places.supposed].concat()),
        found: named(&places.found),
        say: Say { look, conclude },
    }
}

/// The step or other event at a position of an explanation.
fn step(player: &dyn Player, position: usize, voice: &Voice) -> Option<Step> {
    let row = player.row(position)?;
    let shape = player.shape();
    let say = |substep| {
        let explanation = player.explanation(position, substep);
        voice.speaker().say(&explanation, shape)
    };
    let place = |&site: &_| voice.speaker().place(site, shape);
    Some(Step {
        number: player.number(position).unwrap_or(position),
        technique: row.name,
        level: row.level,
        sentence: say(0),
        places: row.sites.iter().map(place).collect(),
        substeps: (1..player.substeps(position)).map(say).collect(),
    })
}
