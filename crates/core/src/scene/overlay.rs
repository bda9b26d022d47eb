//! Steps, trials and cases as marks over a board, in the same way for every kind: clues
//! relied on get a ring, given facts a halo, and found facts are drawn in.

use crate::grid::{IntoSet as _, Site};
use crate::model::Fact as _;
use crate::model::{Clash, Puzzle};
use crate::trace::{Case, Step, Trial};

use super::{Draw, Figure, Item, Point, Role, Scene};

/// Number of substeps of a step: one, or for a chain each link and the conclusion,
/// or for a trial the supposition, each consequence, the clash and the conclusion.
pub fn substeps<P: Puzzle>(step: &Step<P>) -> usize {
    let shown: usize = step.trials.iter().map(|trial| trial.steps.len() + 2).sum();
    let links = if step.trials.is_empty() {
        step.chain.len()
    } else {
        0
    };
    shown + links + 1
}

/// Scene of the board before a step, with the part of the step's evidence that is shown
/// at `substep`, and its findings at the last substep.
pub fn step_scene<P: Draw>(
    clues: &P::Clues,
    before: &P::Board,
    step: &Step<P>,
    substep: usize,
) -> Scene {
    let mut scene = P::draw(clues, before);
    uncover(&mut scene.items, step, substep);
    scene.add(step_items(clues, before, step, substep));
    scene
}

/// Trial of a step that is shown at a substep, and how far.
fn shown_trial<P: Puzzle>(step: &Step<P>, substep: usize) -> Option<(&Trial<P>, usize)> {
    let mut shown = substep;
    for trial in &step.trials {
        let length = trial.steps.len() + 2;
        if shown < length {
            return Some((trial, shown));
        }
        shown -= length;
    }
    // The end of the step shows its last trial as a whole.
    let last = step.trials.last()?;
    Some((last, last.steps.len() + 1))
}

/// Leaves out candidates written where a trial of a step puts a digit, up to a substep.
pub(crate) fn uncover<P: Draw>(items: &mut Vec<Item>, step: &Step<P>, substep: usize) {
    let Some((trial, shown)) = shown_trial(step, substep) else {
        return;
    };
    let steps = trial.steps.iter().take(shown);
    let facts = steps.flat_map(|step| &step.found).chain([&trial.assumed]);
    uncover_facts::<P>(items, facts.copied());
}

/// Leaves out candidates written where facts put a digit.
pub(crate) fn uncover_facts<P: Draw>(
    items: &mut Vec<Item>,
    facts: impl IntoIterator<Item = P::Fact>,
) {
    let facts = facts.into_iter();
    let covered = facts.filter(|&fact| P::covers_candidates(fact));
    let covered = covered.map(|fact| fact.site()).into_set();
    items.retain(|item| {
        let is_candidate = matches!(
            item.role,
            Role::Pencil | Role::Tentative | Role::Spoken | Role::Struck
        );
        !is_candidate || item.site.is_none_or(|site| !covered.contains(&site))
    });
}

/// Marks of a step over the board before it, as [`step_scene`] shows them.
pub(crate) fn step_items<P: Draw>(
    clues: &P::Clues,
    before: &P::Board,
    step: &Step<P>,
    substep: usize,
) -> Vec<Item> {
    let mut items = Vec::new();
    let last = substep + 1 >= substeps(step);
    if last || !step.trials.is_empty() {
        items.extend(P::aids(clues, before, step));
    } else {
        let walked = Step {
            chain: step.chain[..=substep].to_vec(),
            ..step.clone()
        };
        let mut aids = P::aids(clues, before, &walked);
        // The current link grows.
        let mut links = aids.iter_mut().rev();
        if let Some(link) = links.find(|item| matches!(item.figure, Figure::Arrow { .. })) {
            link.appears = Some((0.0, 1.0));
        }
        items.extend(aids);
    }
    if last {
        items.extend(groups::<P>(step));
        items.extend(rings(&step.clues));
        items.extend(
            step.given
                .iter()
                .flat_map(|&fact| P::mark(before, fact, Role::Premise)),
        );
    }
    if let Some((trial, shown)) = shown_trial(step, substep) {
        uncover(&mut items, step, substep);
        items.extend(trial_items(before, trial, shown, last));
    }
    if last {
        let news = step
            .found
            .iter()
            .flat_map(|&fact| P::mark(before, fact, Role::News));
        items.extend(news.map(|item| item.appearing(0.0, 1.0)));
    }
    items
}

/// Marks of a trial. Sub-step 0 shows the supposition, the next ones show a consequence
/// each, and the last one shows the clash.
fn trial_items<P: Draw>(
    board: &P::Board,
    trial: &Trial<P>,
    substep: usize,
    all: bool,
) -> Vec<Item> {
    let news = |items: Vec<Item>, now: bool| -> Vec<Item> {
        if now && !all {
            items
                .into_iter()
                .map(|item| item.appearing(0.0, 1.0))
                .collect()
        } else {
            items
        }
    };
    let mut items = news(P::mark(board, trial.assumed, Role::Trial), substep == 0);
    items.push(order::<P>(board, trial.assumed, 0));
    for (i, step) in trial.steps.iter().take(substep).enumerate() {
        for &fact in &step.found {
            items.extend(news(P::mark(board, fact, Role::Trial), i + 1 == substep));
        }
        if let Some(&fact) = step.found.first() {
            items.push(order::<P>(board, fact, i + 1));
        }
        if i + 1 == substep && !all {
            items.extend(
                step.clues
                    .iter()
                    .map(|&site| ring(site, Role::Evidence, 0.4)),
            );
        }
    }
    if let Some(broken) = trial.end.as_ref().filter(|_| substep > trial.steps.len()) {
        items.extend(clash_items(&broken.clash));
        items.extend(
            broken
                .clues
                .iter()
                .map(|&site| ring(site, Role::Evidence, 0.4)),
        );
    }
    items
}

/// A board with a candidate of the enumeration and the reason it fails.
pub fn case_scene<P: Draw>(clues: &P::Clues, board: &P::Board, case: &Case<P>) -> Scene {
    let mut scene = P::draw(clues, board);
    scene.add(
        case.facts
            .iter()
            .flat_map(|&fact| P::mark(board, fact, Role::Candidate)),
    );
    scene.add(clash_items(&case.clash));
    scene
}

/// A solved board on which the facts found are traced once from end to end.
pub fn solution_scene<P: Draw>(clues: &P::Clues, solved: &P::Board) -> Scene {
    let mut scene = P::draw(clues, solved);
    let facts = P::traced(clues, solved);
    let share = 1.0 / facts.len().max(1) as f64;
    let is_traced = |item: &Item| matches!(item.role, Role::Line | Role::Digit | Role::Water);
    scene.items.retain(|item| !is_traced(item));
    scene.add(facts.iter().enumerate().flat_map(|(i, &fact)| {
        let start = i as f64 * share;
        let marks = P::mark(solved, fact, Role::Line).into_iter();
        marks.map(move |item| item.appearing(start, start + share))
    }));
    thread(&mut scene);
    scene
}

/// A solved board.
pub fn solved_scene<P: Draw>(clues: &P::Clues, solved: &P::Board) -> Scene {
    let mut scene = P::draw(clues, solved);
    thread(&mut scene);
    scene
}

/// Gives the finished loop its colour. Around it, nothing is undecided that the outside would have to be told from.
pub fn thread(scene: &mut Scene) {
    scene.items.retain(|item| item.role != Role::Outside);
    for item in &mut scene.items {
        if item.role == Role::Line {
            item.role = Role::Thread;
        }
    }
}

/// A second solution laid over the first: facts that both share are drawn as known;
/// facts that only the first or only the second has are drawn in their own roles.
pub fn difference_scene<P: Draw>(
    clues: &P::Clues,
    second: &P::Board,
    differing: &[P::Fact],
) -> Scene {
    let mut scene = P::draw(clues, second);
    for &fact in differing {
        let first_only = P::mark(second, fact, Role::Differs);
        if first_only.is_empty() {
            scene.add(P::mark(second, fact.negated(), Role::DiffersSecond));
        } else {
            // The second solution's "not here", or its digit, would lie under the mark of the first.
            let is_under = |item: &Item| {
                matches!(item.role, Role::Crossed | Role::Digit) && item.site == Some(fact.site())
            };
            scene.items.retain(|item| !is_under(item));
            scene.add(first_only);
        }
    }
    scene
}

/// The places of a clash.
pub(crate) fn clash_items<P: Puzzle>(clash: &Clash<P>) -> Vec<Item> {
    clash
        .sites
        .iter()
        .map(|&site| match (site.cell(), site.edge()) {
            (_, Some(edge)) => {
                let [from, to] = edge.ends().map(|end| Point::from(end.site()));
                Item::new(site, Role::Clash, Figure::Segment { from, to })
            }
            (Some(_), _) => ring(site, Role::Clash, 0.44),
            _ if site.line().is_some() => ring(site, Role::Clash, 0.44),
            _ => ring(site, Role::Clash, 0.2),
        })
        .collect()
}

/// A ring around a place where something is wrong.
pub(crate) fn ringed(site: Site) -> [Item; 1] {
    [ring(site, Role::Clash, 0.44)]
}

/// A ring around an undecided cell, on which it depends how areas join.
pub(crate) fn gap(site: Site) -> Item {
    ring(site, Role::Bridge, 0.44)
}

/// Rings around the clues relied on.
pub(crate) fn rings(sites: &[Site]) -> Vec<Item> {
    sites
        .iter()
        .map(|&site| ring(site, Role::Evidence, 0.4))
        .collect()
}

fn ring(site: Site, role: Role, radius: f64) -> Item {
    Item::new(
        site,
        role,
        Figure::Ring {
            at: site.into(),
            radius,
        },
    )
}

fn order<P: Draw>(board: &P::Board, fact: P::Fact, number: usize) -> Item {
    let text = if number == 0 {
        "?".to_owned()
    } else {
        number.to_string()
    };
    let (at, size) = P::order_at(board, fact);
    Item::new(fact.site(), Role::Order, Figure::Text { at, size, text })
}

fn groups<P: Draw>(step: &Step<P>) -> Vec<Item> {
    let tint = |site: Site, role: Role| {
        let middle = Point::from(site);
        let at = Point::new(middle.x - 0.5, middle.y - 0.5);
        Item::new(
            site,
            role,
            Figure::Rect {
                at,
                width: 1.0,
                height: 1.0,
            },
        )
    };
    let mut items = Vec::new();
    let mut tinted: Vec<Site> = Vec::new();
    for (group, role) in step.groups.iter().zip([Role::GroupOne, Role::GroupTwo]) {
        // One hatching per cell: two that cross would hide the contents of the cell.
        let fresh = group.iter().filter(|site| !tinted.contains(site));
        let fresh: Vec<Site> = fresh.copied().collect();
        items.extend(fresh.iter().map(|&site| tint(site, role)));
        tinted.extend(fresh);
    }
    let bridges = P::bridges(step).into_iter();
    items.extend(bridges.map(gap));
    items
}
