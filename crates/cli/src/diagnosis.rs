//! Diagnosis of puzzles that do not have exactly one solution, and needless clues of those that have.

use serde::Serialize;

use clew::kind::{Answer, Question, Task};
use clew_core::job::Suggested;
use clew_core::trace::Verdict;

use super::entry::{Entry, Voice};
use super::run::Limit;

/// Clues that are at fault, or missing.
#[derive(Serialize)]
pub(super) struct Diagnosis {
    /// Places of clues that contradict each other; each of them is needed for the contradiction.
    #[serde(skip_serializing_if = "Option::is_none")]
    conflict: Option<Vec<String>>,
    /// Those of these clues whose removal, one at a time, gives the puzzle a solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    corrections: Option<Vec<String>>,
    /// Clues that would leave one solution; each of them is needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    suggestion: Option<Vec<Clue>>,
}

/// Clue at a place.
#[derive(Serialize)]
struct Clue {
    place: String,
    clue: u8,
}

/// Diagnosis of a puzzle; `None` if there is nothing to report, or if time is over.
pub(super) fn of(
    entry: &Entry,
    verdict: Verdict,
    limit: Limit,
    voice: &Voice,
) -> Option<Diagnosis> {
    let question = match verdict {
        Verdict::Unique | Verdict::Open => return None,
        Verdict::Impossible => Question::ClueConflict,
        Verdict::Several => Question::Suggestion,
    };
    let code = entry.code().clone();
    let place = |&site: &_| voice.speaker().place(site, entry.shape());
    match super::run::ask(Task::Ask { code, question }, limit)? {
        Answer::ClueConflict(found) => Some(Diagnosis {
            conflict: Some(found.clues.iter().map(place).collect()),
            corrections: found
                .corrections
                .map(|clues| clues.iter().map(place).collect()),
            suggestion: None,
        }),
        Answer::Suggestion(Suggested::Clues(clues)) => Some(Diagnosis {
            conflict: None,
            corrections: None,
            suggestion: Some(
                clues
                    .iter()
                    .map(|(site, clue)| Clue {
                        place: place(site),
                        clue: *clue,
                    })
                    .collect(),
            ),
        }),
        _ => None,
    }
}

/// Clues that a puzzle with one solution could do without.
#[derive(Serialize)]
pub(super) struct NeedlessClues {
    /// Places of the clues that could go one at a time.
    needless: Vec<String>,
    /// Places of the clues that could go together; then every other clue is needed.
    needless_together: Vec<String>,
}

/// Needless clues of a puzzle; `None` if time is over.
pub(super) fn needless(entry: &Entry, limit: Limit, voice: &Voice) -> Option<NeedlessClues> {
    let (code, question) = (entry.code().clone(), Question::Needless);
    let Answer::Needless(found) = super::run::ask(Task::Ask { code, question }, limit)? else {
        return None;
    };
    let place = |&site: &_| voice.speaker().place(site, entry.shape());
    Some(NeedlessClues {
        needless: found.alone.iter().map(place).collect(),
        needless_together: found.together.iter().map(place).collect(),
    })
}
