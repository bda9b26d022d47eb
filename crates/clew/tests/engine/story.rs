//! Explanations of traces: chapters, and chains of reasons.

use clew_aquarium::Levels;
use clew_core::grid::{Shape, Site};
use clew_core::model::Puzzle;
use clew_core::scene::Draw;
use clew_core::solve::Method;
use clew_core::story::{Arranger, Chapter, Tell as _};
use clew_core::trace::Event;
use clew_judge::Clued;
use clew_slitherlink::Slitherlink;

use super::film::player;

/// Every place of a board: its cells and their sides.
fn places(shape: Shape) -> impl Iterator<Item = Site> {
    let edges = shape.edges().map(|edge| edge.site());
    shape.cells().map(|cell| cell.site()).chain(edges)
}

/// Checks the chain of reasons for each place of a board, and for each of its digits if
/// it has any.
fn check_chains<C: Clued>(clues: &C, digits: &[Option<u8>]) -> usize
where
    C::Kind: Draw,
{
    let player = player::<C::Kind>(clues);
    let board = player.board_at(player.len());
    let mut chains = 0;
    for place in places(C::Kind::shape(clues)) {
        for &digit in digits {
            let Some(fact) = C::Kind::known_at(&board, place, digit) else {
                continue;
            };
            let Some(why) = player.why(place, digit) else {
                continue;
            };
            let mut steps: Vec<(usize, &Event<C::Kind>)> = why
                .events()
                .iter()
                .enumerate()
                .map(|(at, event)| (why.number(at + 1).expect("a position"), event))
                .collect();
            steps.sort_by_key(|&(number, _)| number);
            let steps: Vec<_> = steps.into_iter().map(|(_, event)| event.clone()).collect();
            if let Err(fault) = clew_judge::check_chain(clues, &steps, fact) {
                panic!("{}: {fact:?}: {fault}", C::Kind::print(clues));
            }
            chains += 1;
        }
    }
    chains
}

#[test]
fn reasons_suffice_and_are_needed_in_slitherlink() {
    let boards = (0..12).map(|seed| clew_judge::slitherlink::random::board(Shape::new(6, 6), seed));
    let chains: usize = boards.map(|clues| check_chains(&clues, &[None])).sum();
    assert!(chains > 300, "{chains}");
}

#[test]
fn reasons_suffice_and_are_needed_in_sudoku() {
    let digits: Vec<Option<u8>> = [None].into_iter().chain((1..=9).map(Some)).collect();
    let boards = (0..4).map(clew_judge::sudoku::random::puzzle);
    let chains: usize = boards.map(|clues| check_chains(&clues, &digits)).sum();
    assert!(chains > 300, "{chains}");
}

#[test]
fn reasons_suffice_and_are_needed_in_aquarium() {
    let shape = Shape::new(7, 7);
    let board = |seed| clew_judge::aquarium::random::puzzle(seed, shape, Levels::Tank, 0);
    let chains: usize = (0..8).map(|seed| check_chains(&board(seed), &[None])).sum();
    assert!(chains > 100, "{chains}");
}

/// Chapters appear while the trace grows, and do not change later.
#[test]
fn settled_chapters_stay() {
    let clues = clew_judge::slitherlink::random::board(Shape::new(14, 14), 1);
    let steps = clew_judge::review::steps(&clues, Method::Human);
    let mut arranger = Arranger::<Slitherlink>::new(clues);
    let mut before: Vec<Chapter> = Vec::new();
    let mut early = 0;
    for step in &steps {
        arranger.push(step);
        assert_eq!(arranger.chapters()[..before.len()], before);
        before = arranger.chapters().to_vec();
        early = before.len();
    }
    arranger.finish();
    assert_eq!(arranger.chapters()[..before.len()], before);
    assert!(early > 0 && early < arranger.chapters().len());
}
