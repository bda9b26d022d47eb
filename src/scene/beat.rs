//! Beats of a chapter as marks over a board: the evidence of an argument, the same with what it finds, and what
//! follows, one step after another.

use crate::model::Fact as _;
use crate::trace::Step;

use super::overlay::{rings, step_items, substeps, uncover};
use super::{Draw, Item, Role, Scene};

/// Number of groups of steps, drawn one after another, that a run has at most.
const MOST_GROUPS: usize = 44;
/// Share of its time for which the evidence of a consequence stays after it is drawn, at least.
const AFTERGLOW: f64 = 0.03;

/// Scene of steps with the same reason: the board before them, their evidence and what they find.
pub fn conclude_scene<P: Draw>(clues: &P::Clues, before: &P::Board, steps: &[&Step<P>]) -> Scene {
    shown(clues, before, steps, |items| items)
}

/// The same scene before anything is concluded: what will be found is not drawn, candidates that will be ruled
/// out stand as they are. Links of a chain and the steps of a trial appear one after another.
pub fn look_scene<P: Draw>(clues: &P::Clues, before: &P::Board, steps: &[&Step<P>]) -> Scene {
    let mut scene = shown(clues, before, steps, |mut items| {
        items.retain(|item| !matches!(item.role, Role::News | Role::Struck));
        walked(items)
    });
    let found = steps.iter().flat_map(|step| &step.found);
    scene.add(found.flat_map(|&fact| P::sought(before, fact)));
    scene
}

fn shown<P: Draw>(
    clues: &P::Clues,
    before: &P::Board,
    steps: &[&Step<P>],
    arranged: impl Fn(Vec<Item>) -> Vec<Item>,
) -> Scene {
    let mut scene = P::draw(clues, before);
    for step in steps {
        let last = substeps(step) - 1;
        uncover(&mut scene.items, step, last);
        scene.add(arranged(step_items(clues, before, step, last)));
    }
    scene
}

/// Lets the links of a chain, or the steps of a trial, appear in their order; each has its number behind it.
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

/// Scene of a run: the board before it, and what each of its steps finds in a paler tone, one after another, its
/// evidence lit while it is drawn.
pub fn run_scene<P: Draw>(clues: &P::Clues, before: &P::Board, steps: &[&Step<P>]) -> Scene {
    let mut scene = P::draw(clues, before);
    let found = || steps.iter().flat_map(|step| &step.found);
    // What is found takes the place of the candidates written there.
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
            // A fact that clashes is reported by the contradiction that follows.
            let _ = P::learn(&mut board, fact);
        }
    }
    scene.add(items);
    scene
}
