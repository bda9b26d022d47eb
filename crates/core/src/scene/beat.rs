//! Beats of a chapter as marks over a board: the evidence of an argument, the same with what it finds, and what
//! follows, one step after another.

use crate::model::Fact as _;
use crate::trace::Step;

use super::overlay::{clash_items, rings, step_items, substeps, uncover};
use super::{Draw, Item, Role, Scene};

/// Maximum number of groups of steps in a run, which are drawn one after another.
const MOST_GROUPS: usize = 44;
/// Minimum share of its time for which the evidence of a consequence stays after it is drawn.
const AFTERGLOW: f64 = 0.03;

/// Whether steps are suppositions that were tried one after another and failed.
fn is_sweep<P: Draw>(steps: &[&Step<P>]) -> bool {
    steps.len() > 1 && steps.iter().all(|step| !step.trials.is_empty())
}

/// Marks of suppositions tried one after another: each appears with what follows from it, step by step, and with the clash that it ends
/// in; then it is gone, and what it has shown settles.
fn probes<P: Draw>(before: &P::Board, steps: &[&Step<P>]) -> Vec<Item> {
    let count = steps.len() as f64;
    let trials = steps.iter().zip(0u32..).filter_map(|(step, at)| {
        let trial = step.trials.first()?;
        let end = f64::from(at + 1) / count;
        // The supposition, its consequences and the clash share the time; the clash has twice as much.
        let turns = trial.steps.len() as f64 + 3.0;
        let starts = |turn: usize| (f64::from(at) + turn as f64 / turns) / count;
        let lit = |items: Vec<Item>, turn: usize| {
            let lit = move |item: Item| item.lit(starts(turn), end);
            items.into_iter().map(lit).collect::<Vec<_>>()
        };
        let mut items = lit(P::mark(before, trial.assumed, Role::Trial), 0);
        for (turn, followed) in (1..).zip(&trial.steps) {
            let found = followed.found.iter();
            let marks = found.flat_map(|&fact| P::mark(before, fact, Role::Trial));
            items.extend(lit(marks.collect(), turn));
        }
        if let Some(broken) = &trial.end {
            let mut clash = clash_items(&broken.clash);
            clash.extend(rings(&broken.clues));
            items.extend(lit(clash, trial.steps.len() + 1));
        }
        let settled = step.found.iter();
        let settled = settled.flat_map(|&fact| P::mark(before, fact, Role::Line));
        items.extend(settled.map(|item| item.appearing(end, end)));
        Some(items)
    });
    trials.flatten().collect()
}

/// Scene of steps with the same reason: the board before them, their evidence and what they find.
pub fn conclude_scene<P: Draw>(clues: &P::Clues, before: &P::Board, steps: &[&Step<P>]) -> Scene {
    if is_sweep(steps) {
        let mut scene = P::draw(clues, before);
        let found = steps.iter().flat_map(|step| &step.found);
        let news = found.flat_map(|&fact| P::mark(before, fact, Role::News));
        scene.add(news.map(|item| item.appearing(0.0, 1.0)));
        return scene;
    }
    let mut scene = P::draw(clues, before);
    for step in steps {
        let last = substeps(step) - 1;
        uncover(&mut scene.items, step, last);
        scene.add(step_items(clues, before, step, last));
    }
    scene
}

/// The same scene before anything is concluded: new facts are not drawn, and candidates that will be ruled out
/// are still as they were. Links of a chain and the steps of a trial appear one after another.
pub fn look_scene<P: Draw>(clues: &P::Clues, before: &P::Board, steps: &[&Step<P>]) -> Scene {
    if is_sweep(steps) {
        let mut scene = P::draw(clues, before);
        scene.add(probes(before, steps));
        return scene;
    }
    let mut scene = P::draw(clues, before);
    for step in steps {
        uncover(&mut scene.items, step, substeps(step) - 1);
        scene.add(look_items(clues, before, step));
    }
    scene
}

/// Marks of a step over the board before it, as [`look_scene`] shows them.
pub(crate) fn look_items<P: Draw>(
    clues: &P::Clues,
    before: &P::Board,
    step: &Step<P>,
) -> Vec<Item> {
    let mut items = step_items(clues, before, step, substeps(step) - 1);
    items.retain(|item| !matches!(item.role, Role::News | Role::Struck));
    let mut items = walked(items);
    items.extend(step.found.iter().flat_map(|&fact| P::sought(before, fact)));
    items
}

/// Gives the marks of a step over a player's board the candidates of the cells that it names, instead of all
/// candidates that the board has: players without notes should see the candidates that the step is about, and no more.
pub(crate) fn tentative_items<P: Draw>(
    clues: &P::Clues,
    before: &P::Board,
    step: &Step<P>,
    mut items: Vec<Item>,
) -> Vec<Item> {
    items.retain(|item| item.role != Role::Pencil);
    let mut named = P::tentative(clues, before, step);
    uncover(&mut named, step, substeps(step) - 1);
    named.retain(|item| !items.iter().any(|other| other.figure == item.figure));
    items.extend(named);
    items
}

/// Lets the links of a chain, or the steps of a trial, appear in their order; each comes with its number.
fn walked(mut items: Vec<Item>) -> Vec<Item> {
    let is_walked = |item: &Item| {
        let is_link = matches!(item.role, Role::Weak | Role::Strong);
        is_link || matches!(item.role, Role::Trial | Role::Order | Role::Clash)
    };
    let turns = 1 + items.iter().filter(|item| item.role == Role::Order).count();
    let mut turn = 0;
    for item in items.iter_mut().filter(|item| is_walked(item)) {
        let [start, end] = [turn, turn + 1].map(|turn| f64::from(turn) / turns as f64);
        item.appears = Some((start, end));
        turn += i32::from(item.role == Role::Order);
    }
    items
}

/// Scene of a run: the board before it, and what each of its steps finds, in a paler tone, one after another.
/// The evidence of a step is lit while the step is drawn.
pub fn run_scene<P: Draw>(clues: &P::Clues, before: &P::Board, steps: &[&Step<P>]) -> Scene {
    let mut scene = P::draw(clues, before);
    let found = || steps.iter().flat_map(|step| &step.found);
    // New facts replace the candidates written there.
    let filled: Vec<_> = found()
        .filter(|fact| P::covers_candidates(**fact))
        .map(|fact| fact.site())
        .collect();
    scene.items.retain(|item| {
        let is_candidate = matches!(item.role, Role::Pencil | Role::Spoken);
        !is_candidate || item.site.is_none_or(|site| !filled.contains(&site))
    });
    let at_once = steps.len().div_ceil(MOST_GROUPS).max(1);
    let count = steps.len().div_ceil(at_once).max(1) as f64;
    let mut board = before.clone();
    let mut items: Vec<Item> = Vec::new();
    for (i, step) in steps.iter().enumerate() {
        let start = (i / at_once) as f64 / count;
        let end = start + 1.0 / count;
        let premises = step.given.iter();
        let lit = premises
            .flat_map(|&fact| P::mark(&board, fact, Role::Premise))
            .chain(rings(&step.clues));
        items.extend(lit.map(|item| item.lit(start, (end + AFTERGLOW).min(1.0))));
        for &fact in &step.found {
            let marks = P::mark(&board, fact, Role::News).into_iter();
            items.extend(marks.map(|mut item| {
                if item.role == Role::News {
                    item.role = Role::Follows;
                }
                item.appearing(start, end)
            }));
            // If a fact clashes, the contradiction that follows reports it.
            let _ = P::learn(&mut board, fact);
        }
    }
    scene.add(items);
    scene
}
