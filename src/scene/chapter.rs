//! Chapters as marks over a board: the evidence of the ideas, and everything that is
//! found, drawn in one flow.

use crate::grid::IntoSet as _;
use crate::model::Fact as _;
use crate::trace::Step;

use super::overlay::{groups, rings, step_scene, substeps};
use super::{Draw, Item, Role, Scene};

/// Scene of a chapter: the board before it, the evidence of its first `ideas` steps,
/// and everything that its steps find, drawn in one flow in their order.
pub fn chapter_scene<P: Draw>(
    clues: &P::Clues,
    before: &P::Board,
    steps: &[&Step<P>],
    ideas: usize,
) -> Scene {
    let (ideas, rest) = steps.split_at(ideas);
    let mut scene = match ideas.first() {
        Some(first) => step_scene(clues, before, first, substeps(first) - 1),
        None => P::draw(clues, before),
    };
    for idea in ideas.iter().skip(1) {
        scene.add(P::aids(clues, before, idea));
        scene.add(groups::<P>(idea));
        scene.add(rings(&idea.clues));
        let given = idea.given.iter();
        scene.add(given.flat_map(|&fact| P::mark(before, fact, Role::Premise)));
    }
    // A consequence takes the place of the candidates written where it is found, and
    // of what an idea ruled out there.
    let consequences = rest.iter().flat_map(|step| &step.found);
    let filled = consequences.map(|fact| fact.site()).into_set();
    scene.items.retain(|item| match item.role {
        Role::News | Role::Struck => false,
        Role::Pencil | Role::Spoken => item.site.is_none_or(|site| !filled.contains(&site)),
        _ => true,
    });
    let found = || steps.iter().flat_map(|step| &step.found);
    let count = found().count().max(1) as f64;
    let first_of_rest = ideas.iter().map(|idea| idea.found.len()).sum();
    let mut board = before.clone();
    let mut news: Vec<Item> = Vec::new();
    for (i, &fact) in found().enumerate() {
        let (start, end) = (i as f64 / count, (i + 1) as f64 / count);
        if i >= first_of_rest || !filled.contains(&fact.site()) {
            let marks = P::mark(&board, fact, Role::News).into_iter();
            news.extend(marks.map(|item| item.appearing(start, end)));
        }
        // A fact that clashes is reported by the contradiction that follows.
        let _ = P::learn(&mut board, fact);
    }
    scene.add(news);
    scene
}
