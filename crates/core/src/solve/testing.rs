//! Checks for the tests of kinds.

use crate::model::Puzzle;

use super::{Attempt, Find, Finding, Prepare, Rung, Solve};

/// Asserts that each rung has a single difficulty in tenths, for findings on boards
/// where the rungs before it find nothing, and that the difficulty never falls from rung
/// to rung. It looks at all boards on the way to the solutions of some puzzles.
///
/// # Panics
/// The tenths differ or fall, or fewer than nine rungs find something.
pub fn assert_tenths_rise<P: Solve>(
    rungs: &[&'static Rung<P>],
    puzzles: impl IntoIterator<Item = P::Clues>,
) {
    let mut tenths: Vec<Option<u8>> = vec![None; rungs.len()];
    for clues in puzzles {
        let mut board = P::board(&clues);
        let first = |board: &P::Board| {
            let mut each = rungs.iter().enumerate();
            each.find_map(|(i, rung)| Some((i, find(rung, &clues, board)?)))
        };
        while let Some((i, Find::Step(step))) = first(&board) {
            let own = *tenths[i].get_or_insert(step.tenths());
            assert_eq!(step.tenths(), own, "{:?}", step.technique);
            for fact in step.found {
                P::learn(&mut board, fact).expect("the puzzle has a solution");
            }
        }
    }
    let tenths: Vec<u8> = tenths.into_iter().flatten().collect();
    assert!(tenths.len() > 8, "{tenths:?} says little");
    assert!(tenths.is_sorted(), "{tenths:?}");
}

/// Finding of a rung on a board, from scratch; nothing if the rung keeps its candidates
/// from board to board.
fn find<P: Puzzle>(rung: &Rung<P>, clues: &P::Clues, board: &P::Board) -> Finding<P> {
    match rung {
        Rung::Look(look) => look(clues, board),
        Rung::Incremental(create) => create().look(clues, board),
        Rung::Try(prepare) => by_attempts(*prepare)(clues, board),
        Rung::IncrementalTry(_) | Rung::Level(_) => None,
    }
}

/// A look at a board by candidates: what the first attempt that finds something finds.
pub fn by_attempts<P: Puzzle>(prepare: Prepare<P>) -> impl Fn(&P::Clues, &P::Board) -> Finding<P> {
    move |clues, board| {
        let mut attempts = prepare(clues, board);
        loop {
            match attempts.attempt(clues, board) {
                Attempt::Found(find) => return Some(find),
                Attempt::Nothing(_) => {}
                Attempt::Done => return None,
            }
        }
    }
}
