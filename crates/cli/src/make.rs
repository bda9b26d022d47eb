//! `clew make`: makes puzzles with a given kind, size, level, symmetry and number of clues.

use std::io;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use clew::kind::{self, Answer, Kind, Recipe, Task};
use clew_core::generate::{ClueCount, ClueSymmetry, InvalidSpec, Levels, Seconds, Spec};
use clew_core::grid::Shape;
use clew_core::model::{Arg, Explanation};
use clew_core::solve::{HARDEST, LONGEST};
use clew_say::Speaker;

use super::answers::Answered;
use super::entry::{Malformed, Voice, json, text};
use super::input::{Work, WorkOutcome, kinds, lines, named};
use super::lines::{Given, Line, Source};
use super::run::{Limit, ask};

const EXAMPLES: &str = "\
Examples:
  clew make --kind sudoku --level 4-6 --symmetry half-turn --count 100 > puzzles.jsonl
  clew make --kind slitherlink --rows 20 --level 7 --seed 1000
  clew make --kind sudoku --minutes 3-6
  clew make --kind sudoku --technique x-wing
  clew make --kind slitherlink --count 20 --expected
  clew make --kind aquarium --clues fewest --format aquarium-task
  clew make --recipe sudoku.9x9.1-3.none.enough.0.7.v2
  seq 1 1000 | sed 's/^/slitherlink.10x10.4-6.none.enough.0./' | clew make --recipes

The same recipe makes the same puzzle on every machine. A recipe of an earlier version of the
generator is refused if it would make a different puzzle now. Answers, one JSON object per line:
  puzzle   the puzzle; it has exactly one solution
  level    its level, 1 to 10
  expected_seconds
           the time that a practised solver is expected to take, if --expected or a range of times
           is given
  clues    the number of its clues
  seed     the seed it was made from
  met      false if no attempt met level, technique and time: then the puzzle is the nearest one
  made     its recipe: kind.size.levels.symmetry.clues.flavour.seed, then a range of expected
           seconds, such as .180-360s, a technique, such as .with-sudoku-x-wing, and .v with the
           version of the kind's generator, each if needed
If none was found, there is error instead of puzzle, level, clues and met.

Exit codes: 0 all puzzles are made; 1 some could not be made; 2 wrong usage; 3 the input or the output
failed.";

/// Make puzzles, each with exactly one solution
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Make {
    /// Kind of puzzle
    #[arg(short, long, default_value_t = kind::first(), value_parser = kinds())]
    kind: Kind,

    /// Number of rows; by default, the number of columns or the usual one for the kind
    #[arg(short, long, value_name = "N")]
    rows: Option<u8>,

    /// Number of columns; by default, the number of rows
    #[arg(short, long, value_name = "N")]
    cols: Option<u8>,

    /// Level, 1 to 10, or the lowest and the highest level allowed
    #[arg(long, value_name = "N|N-M", value_parser = levels)]
    level: Option<Levels>,

    /// Time that a practised solver is expected to take, in minutes: lowest and highest allowed
    #[arg(long, value_name = "N-M", value_parser = minutes)]
    minutes: Option<Seconds>,

    /// Technique that the solution uses, such as x-wing for a Sudoku, as in the address of its page in the guide; the level is then its own, unless one is given
    #[arg(long, value_name = "NAME")]
    technique: Option<String>,

    /// Symmetry of the places with clues
    #[arg(short = 'y', long, default_value = "none", value_parser = named::<ClueSymmetry>())]
    symmetry: ClueSymmetry,

    /// Number of clues: enough for the level, minimal (each is needed), fewest (after a longer search), or at least this percentage; by default, the usual one for the kind
    #[arg(long, value_name = "enough|minimal|fewest|PER_CENT", value_parser = ClueCount::from_str)]
    clues: Option<ClueCount>,

    /// Variant of the kind, by number from 0: irregular regions of a Sudoku, rules of an Aquarium
    #[arg(long, value_name = "N", default_value_t = 0)]
    flavour: u8,

    /// Seed of the first puzzle; each following puzzle has the next seed
    #[arg(short, long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Number of puzzles
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1)]
    count: u64,

    /// Recipe of the first puzzle, instead of all options above except --count
    #[arg(long, value_name = "RECIPE", value_parser = kind::read_recipe, conflicts_with_all = ["kind", "rows", "cols", "level", "minutes", "technique", "symmetry", "clues", "flavour", "seed"])]
    recipe: Option<Recipe>,

    /// Read recipes, one per line, instead of all options above
    #[arg(long, conflicts_with_all = ["kind", "rows", "cols", "level", "minutes", "technique", "symmetry", "clues", "flavour", "seed", "count", "recipe"])]
    recipes: bool,

    /// File to read recipes from instead of the standard input
    #[arg(short, long, value_name = "FILE", requires = "recipes")]
    input: Option<PathBuf>,

    /// Format of the puzzles, with a name from clew convert --list; by default, Clew's own
    #[arg(short, long, value_name = "FORMAT", value_parser = super::convert::format)]
    format: Option<&'static str>,

    /// Also give the time that a practised solver is expected to take; each puzzle is graded again for this
    #[arg(long)]
    expected: bool,

    #[command(flatten)]
    pub(super) work: Work,
}

/// Optional parts of an answer.
#[derive(Clone, Copy)]
struct Wanted {
    /// Format of the puzzle, instead of Clew's own.
    format: Option<&'static str>,
    /// Whether to include the time for making it.
    times: bool,
    /// Whether to include the expected time.
    expected: bool,
}

/// Answer to a recipe.
#[derive(Serialize)]
struct Output<'a> {
    puzzle: &'a str,
    level: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected_seconds: Option<u32>,
    clues: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    micros: Option<u128>,
    seed: u64,
    met: bool,
    made: &'a str,
}

/// Answer to a recipe from which no puzzle was made.
#[derive(Serialize)]
struct Failed<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    made: &'a str,
    error: String,
}

/// Puzzle that was made.
#[derive(Clone, Debug)]
pub struct Made {
    /// The puzzle, its grade, the number of its clues, and whether it meets the specification.
    pub puzzle: kind::Generated,
    /// Time for making and grading, in microseconds.
    pub micros: u128,
}

/// Reason why no puzzle was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotMade {
    /// There are no such puzzles.
    #[error(transparent)]
    Invalid(#[from] InvalidSpec),
    /// The attempts found none.
    #[error("no board with one solution was found")]
    NotFound,
}

impl NotMade {
    fn words(self, kind: Option<Kind>, speaker: &Speaker) -> String {
        match self {
            NotMade::NotFound => speaker.word("make-none"),
            NotMade::Invalid(fault) => {
                let sizes = kind.map_or_else(String::new, |kind| {
                    let kind = kind.name();
                    speaker.word(&format!("make-sizes-{kind}"))
                });
                let fault = Explanation::new(fault.message());
                speaker.words(&fault.with("sizes", Arg::Text(sizes)))
            }
        }
    }
}

/// Makes the puzzle of a recipe, with its expected time if `timed`.
///
/// # Errors
/// Such puzzles do not exist, or none was found.
pub fn made(recipe: Recipe, timed: bool) -> Result<Made, NotMade> {
    if let Some(fault) = kind::invalid_recipe(&recipe) {
        return Err(fault.into());
    }
    let start = Instant::now();
    let task = Task::Generate {
        recipe,
        count: 1,
        timed,
    };
    let answer = ask(task, Limit::default());
    let micros = start.elapsed().as_micros();
    match answer {
        Some(Answer::Generated(mut made)) if made.len() == 1 => Ok(Made {
            puzzle: made.remove(0),
            micros,
        }),
        _ => Err(NotMade::NotFound),
    }
}

/// Recipe of a puzzle of a kind. A missing side equals the other one or has its usual
/// value, as does a missing number of clues.
pub fn recipe(
    kind: Kind,
    sides: (Option<u8>, Option<u8>),
    clue_count: Option<ClueCount>,
    spec: Spec,
    seed: u64,
) -> Recipe {
    let default = kind::default_spec(kind);
    let (rows, cols) = sides;
    let rows = rows.or(cols).unwrap_or(default.shape.rows);
    let spec = Spec {
        shape: Shape::new(rows, cols.unwrap_or(rows)),
        clue_count: clue_count.unwrap_or(default.clue_count),
        ..spec
    };
    kind::recipe(kind, spec, seed)
}

/// Name of a technique with its kind in front.
fn full_name(kind: Kind, technique: &str) -> String {
    let kind = kind.name();
    match technique
        .strip_prefix(kind)
        .is_some_and(|rest| rest.starts_with('-'))
    {
        true => technique.to_owned(),
        false => format!("{kind}-{technique}"),
    }
}

/// Reads a level or a range of levels.
///
/// # Errors
/// The text is neither.
pub fn levels(text: &str) -> Result<Levels, String> {
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    let level = |text: &str| {
        let level = text.parse::<u8>();
        level.map_err(|_| format!("{text:?} is not a level"))
    };
    Ok(Levels {
        at_least: level(least)?,
        at_most: level(most)?.min(HARDEST),
    })
}

/// Reads a range of minutes, such as 3-6, or 0-2.5.
///
/// # Errors
/// The text is not a range of minutes.
pub fn minutes(text: &str) -> Result<Seconds, String> {
    let seconds = |text: &str| {
        let minutes = text.parse::<f64>().ok();
        let minutes = minutes.filter(|minutes| (0.0..=f64::from(LONGEST / 60)).contains(minutes));
        minutes.map(|minutes| (minutes * 60.0).round() as u32)
    };
    let range = text.split_once('-').and_then(|(least, most)| {
        Some(Seconds {
            at_least: seconds(least)?,
            at_most: seconds(most)?,
        })
    });
    let longest = LONGEST / 60;
    range.ok_or_else(|| {
        format!("{text:?} is not a range of minutes from 0 to {longest}, such as 3-6")
    })
}

impl Make {
    /// Makes all puzzles.
    ///
    /// # Errors
    /// The input cannot be read, or the output cannot be written; the inner error says
    /// that such puzzles do not exist.
    pub(super) fn run(self) -> io::Result<Result<WorkOutcome, String>> {
        let source: Box<dyn Source> = if self.recipes {
            lines(self.input.clone(), false)?
        } else {
            let first = self.first();
            if let Some(fault) = kind::invalid_recipe(&first) {
                let speaker = Speaker::new(&self.work.language);
                return Ok(Err(NotMade::from(fault).words(Some(first.kind), &speaker)));
            }
            let recipes = (0..self.count).map(move |number| first.later(number).to_string());
            Box::new(Given::new(recipes, self.count))
        };
        let language = self.work.language.clone();
        let wanted = Wanted {
            format: self.format,
            times: self.work.times,
            expected: self.expected,
        };
        let outcome = self.work.run(source, move || {
            let voice = Voice::new(&language);
            move |line: &Line| answered(line, wanted, &voice)
        });
        outcome.map(Ok)
    }

    /// Recipe of the first puzzle.
    fn first(&self) -> Recipe {
        if let Some(recipe) = &self.recipe {
            return recipe.clone();
        }
        let technique = self.technique.as_deref();
        let technique = technique.map(|name| full_name(self.kind, name));
        let level = technique.as_deref().and_then(kind::technique);
        let level = level.map(|technique| technique.level().clamp(1, HARDEST));
        let spec = Spec {
            levels: self
                .level
                .unwrap_or(level.map_or(Levels::ANY, |level| Levels {
                    at_least: level,
                    at_most: level,
                })),
            symmetry: self.symmetry,
            variant: self.flavour,
            seconds: self.minutes,
            technique,
            ..Spec::new(Shape::new(0, 0))
        };
        recipe(
            self.kind,
            (self.rows, self.cols),
            self.clues,
            spec,
            self.seed,
        )
    }
}

fn answered(line: &Line, wanted: Wanted, voice: &Voice) -> Answered {
    let text = match text(line) {
        Ok(text) => text.trim(),
        Err(malformed) => return voice.malformed(line, &malformed),
    };
    let Ok(recipe) = kind::read_recipe(text) else {
        let example = kind::recipe(kind::first(), kind::default_spec(kind::first()), 1).to_string();
        let fault = Explanation::new("make-no-recipe").with("example", Arg::Text(example));
        return voice.malformed(line, &Malformed { fault });
    };
    let (kind, seed) = (recipe.kind, recipe.seed);
    let timed = wanted.expected || recipe.spec.seconds.is_some();
    let failed = |error: String| Answered {
        text: json(&Failed {
            seed: Some(seed),
            made: text,
            error,
        }),
        is_malformed: false,
        is_refused: true,
    };
    let made = match made(recipe, timed) {
        Ok(made) => made,
        Err(fault) => return failed(fault.words(Some(kind), voice.speaker())),
    };
    let code = &made.puzzle.code;
    let exported = match wanted.format {
        None => None,
        Some(format) => match kind::export(code, format) {
            Some(export) => Some(export.text),
            None => return failed(super::convert::refusal(format, voice.speaker())),
        },
    };
    let line = Output {
        puzzle: exported.as_ref().unwrap_or(&code.text),
        level: made.puzzle.grade.overall(),
        expected_seconds: timed.then_some(made.puzzle.grade.seconds),
        clues: made.puzzle.clues,
        micros: wanted.times.then_some(made.micros),
        seed,
        met: made.puzzle.meets_spec,
        made: text,
    };
    Answered {
        text: json(&line),
        ..Answered::default()
    }
}
