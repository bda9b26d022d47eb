//! Division of a draft into chapters: each argument is looked at by itself, together with
//! what follows from it.

use super::ready::Steps;
use super::{Chapter, ChapterKind, Tell};

/// Maximum number of leftovers that are presented one by one.
const FEW_LEFT: usize = 3;

/// Steps that were found near each other, before they are divided by their arguments.
pub(super) struct Draft {
    pub(super) kind: ChapterKind,
    /// Numbers of its steps in the trace, from 0; the ideas come first.
    pub(super) steps: Vec<usize>,
    /// Number of its ideas.
    pub(super) ideas: usize,
}

/// Whether a step can be presented without any other step before it.
fn relies_on_clues_alone<P: Tell>(step: usize, steps: &Steps<P>) -> bool {
    let step = steps.at(step);
    step.is_by_clues_alone && step.after.is_empty()
}

/// A row that was gone through, as one argument.
pub(super) fn sweep(draft: &Draft, old: usize) -> Chapter {
    Chapter {
        kind: draft.kind,
        beats: vec![draft.steps.clone()],
        run: Vec::new(),
        old,
    }
}

/// The draft in its own order, for when dividing it by its arguments would make a step stale:
/// each idea is a chapter of its own, and what follows belongs to the last one.
pub(super) fn in_order<P: Tell>(draft: &Draft, steps: &Steps<P>, old: usize) -> Vec<Chapter> {
    let by_clues = || {
        draft
            .steps
            .iter()
            .take_while(|&&step| relies_on_clues_alone(step, steps))
    };
    let keys = match draft.kind {
        ChapterKind::Idea => draft.ideas,
        ChapterKind::Scan(_) | ChapterKind::Sweep(_) => draft.steps.len(),
        ChapterKind::Opening => by_clues().count(),
        // A few steps are presented one by one, each with its reason.
        ChapterKind::Continuation if draft.steps.len() <= FEW_LEFT => draft.steps.len(),
        ChapterKind::Continuation | ChapterKind::Finish => usize::from(draft.steps.len() == 1),
    };
    let (keys, run) = draft.steps.split_at(keys);
    let beats: Vec<Vec<usize>> = keys.iter().map(|&key| vec![key]).collect();
    let chapter = |beats| Chapter {
        kind: draft.kind,
        beats,
        run: Vec::new(),
        old,
    };
    let mut chapters: Vec<Chapter> = match draft.kind {
        ChapterKind::Idea => beats.into_iter().map(|beat| chapter(vec![beat])).collect(),
        _ => vec![chapter(beats)],
    };
    if let Some(last) = chapters.last_mut() {
        last.run = run.to_vec();
    }
    chapters
}

/// The opening: what follows from the clues alone, argument by argument, then further
/// consequences.
pub(super) fn opening<P: Tell>(draft: &Draft, steps: &Steps<P>, old: usize) -> Chapter {
    let (keys, run): (Vec<usize>, Vec<usize>) = draft
        .steps
        .iter()
        .partition(|&&step| relies_on_clues_alone(step, steps));
    let mut beats: Vec<Vec<usize>> = Vec::new();
    for key in keys {
        let sort = steps.at(key).together;
        let alike = beats
            .iter_mut()
            .find(|beat| sort.is_some() && steps.at(beat[0]).together == sort);
        match alike {
            Some(beat) => beat.push(key),
            None => beats.push(vec![key]),
        }
    }
    Chapter {
        kind: draft.kind,
        beats,
        run,
        old,
    }
}

/// A chapter for each argument of a draft, with the consequences that it suffices for.
pub(super) fn ideas<P: Tell>(draft: &Draft, steps: &Steps<P>, old: usize) -> Vec<Chapter> {
    let (ideas, rest) = draft.steps.split_at(draft.ideas);
    let mut chapters: Vec<Chapter> = Vec::new();
    for &idea in ideas {
        let is_alike = |chapter: &&mut Chapter| {
            let key = steps.at(chapter.beats[0][0]);
            match (&key.idea, &steps.at(idea).idea) {
                (Some(one), Some(other)) => P::same_argument(one, other),
                _ => false,
            }
        };
        // Not an earlier chapter: an idea may rely on the one before it.
        match chapters.last_mut().filter(is_alike) {
            Some(chapter) => chapter.beats.push(vec![idea]),
            None => chapters.push(Chapter {
                kind: draft.kind,
                beats: vec![vec![idea]],
                run: Vec::new(),
                old,
            }),
        }
    }
    for &step in rest {
        let needed = |chapter: &Chapter| {
            let mut after = steps.at(step).after.iter();
            after.any(|&earlier| chapter.steps().any(|told| told == earlier))
        };
        let home = chapters.iter().rposition(needed).unwrap_or(0);
        chapters[home].run.push(step);
    }
    chapters
}
