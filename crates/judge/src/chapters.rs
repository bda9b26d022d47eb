//! Checks that the presentation of a trace holds: chapters do not depend on anything
//! later, and chains of reasons have everything that they need and nothing else.

use clew_core::model::Puzzle;
use clew_core::story::{Arranger, ChapterKind};
use clew_core::trace::{Event, Step};

use super::kind::{Clued, Judged};
use super::review::learn;

/// Maximum number of steps of a chapter that is neither the first nor the last.
const LONGEST: usize = 60;

/// Checks the chapters of a run: each step of the trace is presented once; it relies on
/// what earlier chapters and its own found, and what it finds is new.
///
/// # Errors
/// Names the chapter that does not hold, and why.
pub(super) fn check_chapters<P: Judged>(
    clues: &P::Clues,
    events: &[Event<P>],
) -> Result<(), String> {
    let steps = steps_of(events);
    let mut arranger = Arranger::<P>::new(clues.clone());
    steps.iter().for_each(|step| arranger.push(step));
    arranger.finish();
    let chapters = arranger.chapters();
    let mut told: Vec<usize> = chapters
        .iter()
        .flat_map(|chapter| chapter.steps())
        .collect();
    let order: Vec<&Step<P>> = told.iter().map(|&number| steps[number]).collect();
    check_order(clues, &order)?;
    told.sort_unstable();
    if told.iter().copied().ne(0..steps.len()) {
        return Err("not every step is told exactly once".into());
    }
    for (chapter, number) in chapters.iter().zip(1..) {
        let is_between = number > 1 && number < chapters.len();
        let count = chapter.steps().count();
        if count == 0 || (is_between && count > LONGEST) {
            return Err(format!("chapter {number} has {count} steps"));
        }
        // Two arguments share a chapter only if they have the same words, and two cells of a swept row a beat.
        let is_alike = |one: &usize, other: &usize| P::same_argument(steps[*one], steps[*other]);
        let is_one_argument = match chapter.kind {
            ChapterKind::Sweep(_) => chapter.beats.iter().all(|beat| beat.is_sorted_by(is_alike)),
            ChapterKind::Idea => {
                let mut ideas = chapter.beats.iter().map(|beat| beat[0]);
                let first = ideas.next();
                ideas.all(|idea| first.is_some_and(|first| is_alike(&first, &idea)))
            }
            _ => true,
        };
        if !is_one_argument {
            return Err(format!("chapter {number} has two arguments"));
        }
    }
    Ok(())
}

/// Checks that each step relies on known facts and finds unknown ones, in this order.
fn check_order<P: Judged>(clues: &P::Clues, steps: &[&Step<P>]) -> Result<(), String> {
    let mut board = P::board(clues);
    for (step, number) in steps.iter().zip(1..) {
        if let Some(unknown) = unknown::<P>(&board, &step.given) {
            return Err(format!(
                "told {number}th, a step relies on {unknown:?} before it is known"
            ));
        }
        let mut found = step.found.iter();
        if let Some(stale) = found.find(|&&fact| P::knows(&board, fact).is_some()) {
            return Err(format!(
                "told {number}th, a step finds {stale:?}, which is known"
            ));
        }
        learn::<P>(&mut board, &step.found);
    }
    Ok(())
}

/// Checks a chain of reasons: its steps alone lead to `fact`, and without any one of
/// them something in it is missing.
///
/// # Errors
/// Names a step that lacks something or is not needed.
pub fn check_chain<C: Clued>(
    clues: &C,
    events: &[Event<C::Kind>],
    fact: <C::Kind as Puzzle>::Fact,
) -> Result<(), String> {
    let steps = steps_of(events);
    check_order::<C::Kind>(clues, &steps)?;
    let leads = |left_out: Option<usize>| {
        let mut board = C::Kind::board(clues);
        for (number, step) in steps.iter().enumerate() {
            if Some(number) == left_out {
                continue;
            }
            if unknown::<C::Kind>(&board, &step.given).is_some() {
                return false;
            }
            learn::<C::Kind>(&mut board, &step.found);
        }
        C::Kind::knows(&board, fact) == Some(true)
    };
    if !leads(None) {
        return Err(format!("the chain does not lead to {fact:?}"));
    }
    match (0..steps.len()).find(|&number| leads(Some(number))) {
        Some(spare) => Err(format!("{fact:?} does not need {:?}", steps[spare].found)),
        None => Ok(()),
    }
}

/// The first fact that a board does not know.
fn unknown<P: Judged>(board: &P::Board, facts: &[P::Fact]) -> Option<P::Fact> {
    let mut facts = facts.iter().copied();
    facts.find(|&fact| P::knows(board, fact) != Some(true))
}

fn steps_of<P: Judged>(events: &[Event<P>]) -> Vec<&Step<P>> {
    let steps = events.iter().filter_map(|event| match event {
        Event::Step(step) => Some(step),
        _ => None,
    });
    steps.collect()
}
