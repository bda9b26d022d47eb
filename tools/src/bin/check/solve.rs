//! Solves puzzles; the judge checks every step.

use clew::kind::{self, Code, Kind, OfKind};
use clew_aquarium::Aquarium;
use clew_cli::solve::{self, Limit, Ran, Tally};
use clew_core::solve::Method;
use clew_core::trace::Verdict;
use clew_say::Speaker;
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;
use serde::Serialize;

use crate::Looked;
use clew_judge::Judged;

/// Answer to a puzzle.
#[derive(Default, Serialize)]
struct Answer {
    kind: Option<Kind>,
    rows: Option<u8>,
    cols: Option<u8>,
    verdict: &'static str,
    solution: Option<String>,
    #[serde(flatten)]
    tally: Tally,
    micros: u128,
    #[serde(skip_serializing_if = "Option::is_none")]
    checked: Option<bool>,
    error: Option<String>,
}

impl Answer {
    /// Answer to a text that is not a puzzle.
    fn malformed(fault: String) -> Self {
        Self {
            verdict: "malformed",
            error: Some(fault),
            ..Self::default()
        }
    }
}

/// Solves the puzzle of a line with a method, and lets the judge check the run.
pub(crate) fn looked(line: &[u8], method: Method, speaker: &Speaker) -> Looked {
    let answer = answer(line, method, speaker).unwrap_or_else(Answer::malformed);
    Looked {
        json: serde_json::to_string(&answer),
        is_refused: answer.checked == Some(false),
    }
}

fn answer(line: &[u8], method: Method, speaker: &Speaker) -> Result<Answer, String> {
    let text = str::from_utf8(line).map_err(|error| error.to_string())?;
    let fault = |error: clew_core::model::ParseError| speaker.words(&error.explanation);
    let readings = kind::read(text).map_err(fault)?;
    let code = &readings.first().ok_or("no reading fits")?.code;
    let ran = solve::run(code, method, Limit::default()).map_err(fault)?;
    let player = solve::player(code, &ran).map_err(fault)?;
    let shape = player.shape();
    let solutions = solve::solutions(code, &ran).unwrap_or_default();
    let answer = Answer {
        kind: Some(code.kind),
        rows: Some(shape.rows),
        cols: Some(shape.cols),
        verdict: solve::word(ran.verdict),
        solution: match ran.verdict {
            Verdict::Unique => solutions.into_iter().next(),
            _ => None,
        },
        tally: solve::tally(code, method, &ran, player.as_ref(), Limit::default()),
        micros: ran.micros,
        ..Answer::default()
    };
    let error = check(code, ran).err();
    Ok(Answer {
        checked: Some(error.is_none()),
        error,
        ..answer
    })
}

/// Lets the judge check a run.
fn check(code: &Code, ran: Ran) -> Result<(), String> {
    match code.kind.name() {
        "slitherlink" => check_of::<Slitherlink>(code, ran),
        "sudoku" => check_of::<Sudoku>(code, ran),
        "aquarium" => check_of::<Aquarium>(code, ran),
        other => unreachable!("there is no kind {other}"),
    }
}

fn check_of<P: Judged + OfKind>(code: &Code, ran: Ran) -> Result<(), String> {
    let clues = P::parse_canonical(&code.text).map_err(|error| error.to_string())?;
    let Some(events) = ran.events else {
        return Err("the run has no events".to_owned());
    };
    clew_judge::check_trace(&clues, &events.events::<P>(), ran.verdict).map(drop)
}
