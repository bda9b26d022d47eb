//! Answers questions about a player's marks; the judge checks every answer.

use clew::kind::{CoachQuestion, OfKind};
use clew_aquarium::Aquarium;
use clew_cli::coach::{self, Answered, Exchange, Speakers};
use clew_core::coach::Coached;
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;
use serde::Serialize;

use crate::Looked;
use clew_judge::{Ask, Judge, Judged};

/// Answer with the judge's result.
#[derive(Serialize)]
struct Checked {
    #[serde(flatten)]
    answered: Answered,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// Answers the question of a line, and lets the judge check the answer.
pub(crate) fn looked(line: &[u8], speakers: &mut Speakers) -> Looked {
    let (mut answered, asked) = coach::answered(line, speakers);
    let error = asked.as_ref().and_then(|asked| judged(asked).err());
    answered.checked = asked.map(|_| error.is_none());
    let is_refused = error.is_some();
    Looked {
        json: serde_json::to_string(&Checked { answered, error }),
        is_refused,
    }
}

/// Lets the judge check an answer.
fn judged(asked: &Exchange) -> Result<(), String> {
    match asked.code.kind.name() {
        "slitherlink" => judged_of::<Slitherlink>(asked),
        "sudoku" => judged_of::<Sudoku>(asked),
        "aquarium" => judged_of::<Aquarium>(asked),
        other => unreachable!("there is no kind {other}"),
    }
}

fn judged_of<P: Coached + Judged + OfKind>(asked: &Exchange) -> Result<(), String> {
    let clues = P::parse_canonical(&asked.code.text).map_err(|error| error.to_string())?;
    let other = || "the answer is about another kind".to_owned();
    let ask = match &asked.ask {
        CoachQuestion::Hint(request) => Ask::Hint {
            ceiling: request.ceiling,
        },
        CoachQuestion::Check { .. } => Ask::Check,
        CoachQuestion::Why(fact) => Ask::Why(*fact.facts::<P>().first().ok_or_else(other)?),
        CoachQuestion::Review { .. } => Ask::Review,
    };
    let answer = asked.advice.answer::<P>().ok_or_else(other)?;
    let mut judge = Judge::<P>::new(&clues);
    clew_judge::check_answer(&mut judge, &asked.marks.facts::<P>(), ask, &answer)
}
