//! Division of a draft into chapters: each argument is looked at by itself, together with
//! what follows from it, wave by wave.

use std::collections::{BTreeMap, BTreeSet};

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

/// A row that was gone through: neighbours in it that fail for the same reason are one argument.
pub(super) fn sweep<P: Tell>(draft: &Draft, steps: &Steps<P>, old: usize) -> Chapter {
    let is_alike = |one: &usize, other: &usize| {
        let ideas = [one, other].map(|&step| steps.at(step).idea.as_ref());
        matches!(ideas, [Some(one), Some(other)] if P::same_argument(one, other))
    };
    let beats = draft.steps.chunk_by(is_alike);
    Chapter {
        kind: draft.kind,
        beats: beats.map(<[usize]>::to_vec).collect(),
        waves: Vec::new(),
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
    let beats = one_by_one(keys);
    let chapter = |beats| Chapter {
        kind: draft.kind,
        beats,
        waves: Vec::new(),
        old,
    };
    let mut chapters: Vec<Chapter> = match draft.kind {
        ChapterKind::Idea => beats.into_iter().map(|beat| chapter(vec![beat])).collect(),
        _ => vec![chapter(beats)],
    };
    if let Some(last) = chapters.last_mut() {
        last.waves = one_by_one(run);
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
        waves: one_by_one(&run),
        old,
    }
}

/// Each step by itself.
fn one_by_one(steps: &[usize]) -> Vec<Vec<usize>> {
    steps.iter().map(|&step| vec![step]).collect()
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
                waves: Vec::new(),
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
        chapters[home].waves.push(vec![step]);
    }
    chapters
}

/// A chapter in which the steps that follow are gathered in waves: all that the first rule gives on the board as it is, then all that
/// the next one gives, and so on. A step that shares no sentence is a wave of its own.
pub(super) fn in_waves<P: Tell>(chapter: &Chapter, steps: &Steps<P>) -> Chapter {
    let run: Vec<usize> = chapter.waves.iter().flatten().copied().collect();
    let places: BTreeMap<usize, usize> = run.iter().copied().zip(0..).collect();
    // Places in the run of the steps that wait for each, and the number of those for which each waits.
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); run.len()];
    let mut missing = vec![0; run.len()];
    for (at, &step) in run.iter().enumerate() {
        let needed = steps
            .at(step)
            .after
            .iter()
            .filter_map(|step| places.get(step));
        let mut after: BTreeSet<usize> = needed.copied().collect();
        if let Some(line) = steps.at(step).line {
            // The sentence of a count names every open cell of its line, so steps that fill some of them come before it.
            let earlier = places.range(..step);
            let in_line = earlier.filter(|(other, _)| steps.is_in(**other, line));
            after.extend(in_line.map(|(_, at)| at));
        }
        for earlier in after {
            before[earlier].push(at);
            missing[at] += 1;
        }
    }
    let mut ready: BTreeSet<usize> = (0..run.len()).filter(|&at| missing[at] == 0).collect();
    let mut waves = Vec::new();
    while let Some(&first) = ready.first() {
        let rule = steps.at(run[first]).together;
        let is_alike = |at: &usize| rule.is_some() && steps.at(run[*at]).together == rule;
        let wave: Vec<usize> = match rule {
            None => vec![first],
            Some(_) => ready.iter().copied().filter(is_alike).collect(),
        };
        for &at in &wave {
            ready.remove(&at);
            for &next in &before[at] {
                missing[next] -= 1;
                if missing[next] == 0 {
                    ready.insert(next);
                }
            }
        }
        waves.push(wave.into_iter().map(|at| run[at]).collect());
    }
    Chapter {
        waves,
        ..chapter.clone()
    }
}
