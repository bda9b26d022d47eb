//! Laws of the prover of Slitherlink: the judge confirms everything it proves.

use clew_core::grid::{Cell, Shape};
use clew_core::model::{Fact as _, Puzzle};
use clew_core::trace::Verdict;
use clew_judge::laws::{self, Proved};
use clew_judge::length::config;
use clew_judge::slitherlink::{Interior, random};
use clew_judge::{Judged as _, records};
use clew_slitherlink::{Clues, Fact, Mark, Side, Slitherlink};
use proptest::prelude::*;

/// Random boards, some with one or two clues removed, so that many have several
/// solutions.
fn boards(small: u8, large: u8) -> impl Strategy<Value = Clues> {
    let side = small..=large;
    let fewer = 0_usize..4;
    (side.clone(), side, any::<u64>(), fewer).prop_map(|(rows, cols, seed, fewer)| {
        let mut clues = random::board(Shape::new(rows, cols), seed);
        let printed: Vec<Cell> = clues.counts().map(|(cell, _)| cell).collect();
        for &cell in printed.iter().take(fewer) {
            clues.0[cell] = Default::default();
        }
        clues
    })
}

/// Answers of a prover with all the fuel at once.
fn prove(clues: &Clues, near: Option<&[Fact]>, most: usize) -> Proved<Fact> {
    Proved::of::<Slitherlink>(clues, near, most, &[u32::MAX])
}

/// Every possible fact about a board.
fn all_facts(shape: Shape) -> Vec<Fact> {
    let edges = shape.edges().flat_map(|edge| {
        let mark = |mark| Fact::Edge(edge, mark);
        [mark(Mark::Line), mark(Mark::Cross)]
    });
    let cells = shape.cells().flat_map(|cell| {
        let side = |side| Fact::Cell(cell, side);
        [side(Side::Inside), side(Side::Outside)]
    });
    edges.chain(cells).collect()
}

proptest! {
    #![proptest_config(config(150))]

    /// All solutions are found, each once.
    #[test]
    fn every_solution_is_found(clues in boards(2, 5)) {
        let proved = prove(&clues, None, 500);
        prop_assume!(proved.solutions.len() < 500);
        // An additional solution found by the judge would differ from all of them.
        let text = Slitherlink::print(&clues);
        let expected = match proved.solutions.len() {
            0 => Verdict::Impossible,
            1 => Verdict::Unique,
            _ => Verdict::Several,
        };
        prop_assert_eq!(proved.verdict, expected, "{}", text);
        let area = clues.shape().area();
        if area <= 16 {
            let cells: Vec<Cell> = clues.shape().cells().collect();
            let fits = (0_u32..1 << area).filter(|bits| {
                let mut interior = Interior::filled(clues.shape(), false);
                for (i, &cell) in cells.iter().enumerate() {
                    interior[cell] = bits >> i & 1 == 1;
                }
                Slitherlink::is_solution(&clues, &interior).is_ok()
            });
            prop_assert_eq!(fits.count(), proved.solutions.len(), "{}", text);
        }
    }

    /// A solution of the puzzle before a clue changed does not affect the
    /// verdict or the facts of the backbone.
    #[test]
    fn an_earlier_solution_changes_no_answer(
        clues in boards(2, 7),
        pick in any::<prop::sample::Index>(),
    ) {
        let text = Slitherlink::print(&clues);
        let earlier = prove(&clues, None, 1).solutions;
        let mut changed = clues.clone();
        let printed: Vec<Cell> = clues.counts().map(|(cell, _)| cell).collect();
        if !printed.is_empty() {
            changed.0[printed[pick.index(printed.len())]] = Default::default();
        }
        for clues in [&clues, &changed] {
            let afresh = prove(clues, None, 2);
            for near in &earlier {
                let again = prove(clues, Some(near), 2);
                prop_assert_eq!(again.verdict, afresh.verdict, "{}", text);
                prop_assert_eq!(&again.backbone, &afresh.backbone, "{}", text);
                prop_assert_eq!(&again.solutions[0], near, "{}", text);
            }
        }
    }

}

#[test]
fn a_solution_of_another_board_is_not_a_hint() {
    let large = random::board(Shape::new(6, 6), 1);
    let hint: Vec<Fact> = all_facts(large.shape());
    let small = clew_judge::clues("2.,.3");
    let afresh = prove(&small, None, 2);
    assert_eq!(prove(&small, Some(&hint), 2), afresh);
    assert!(hint.iter().any(|fact| fact.site().y > 4));
}

#[test]
fn a_four_is_the_whole_loop() {
    let proved = prove(&clew_judge::clues("...,.4.,..."), None, 2);
    assert_eq!(
        (proved.verdict, proved.solutions.len()),
        (Verdict::Unique, 1)
    );
    assert_eq!(
        laws::contradiction::<Slitherlink>(&clew_judge::clues("4..,...,..1"), &[1])
            .map(|sites| sites.len()),
        Some(2)
    );
}

#[test]
fn a_board_without_a_line_has_no_solution() {
    let zeros = clew_judge::clues("00,00");
    assert_eq!(prove(&zeros, None, 2).verdict, Verdict::Impossible);
    // Two zeros that touch at a corner leave the vertex fewer than two edges.
    let needed = laws::contradiction::<Slitherlink>(&zeros, &[1]).expect("a contradiction");
    assert_eq!(needed.len(), 2);
}

#[test]
fn our_own_boards_are_proved() {
    laws::records_are_proved::<Slitherlink>(records::own());
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn external_boards_are_proved() {
    laws::records_are_proved::<Slitherlink>(records::external());
}
