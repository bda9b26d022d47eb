//! Boards that show each technique, drawn before the step, with the expected step.

use clew_core::model::Technique as _;
use clew_judge::review::{self, Reviewable as _};
use clew_judge::undrawn;
use clew_slitherlink::{Slitherlink, Technique};

#[test]
fn each_technique_finds_what_its_drawing_says() {
    for block in review::blocks::<Slitherlink>() {
        let step = review::first_step::<Slitherlink>(&block.clues, block.technique, None);
        assert_eq!(step, Some(block.text), "{:?}", block.technique);
    }
}

#[test]
fn every_step_on_those_boards_holds() {
    for block in review::blocks::<Slitherlink>() {
        let run = clew_judge::run(&block.clues, Slitherlink::method_of(block.technique));
        let checked = clew_judge::check_trace(&block.clues, &run.events, run.verdict);
        assert!(checked.is_ok(), "{:?}: {checked:?}", block.technique);
    }
}

#[test]
fn every_group_of_deductions_has_a_board() {
    use Technique::*;
    let blocks = review::blocks::<Slitherlink>();
    let shown: Vec<Technique> = blocks.iter().map(|block| block.technique).collect();
    for technique in [
        Zero,
        ClueSatisfied,
        ClueNeedsAll,
        VertexFull,
        ForcedContinuation,
        DeadEnd,
        PairTwos,
        EvenCrossing,
        NoPrematureLoop,
        ChainAsEdge,
        LoopComplete,
        InsideBreakout,
        OutsideBreakout,
        ClassBreakout,
        BlankCorner,
        Trial,
        TwoSidedTrial,
        DeepTrial,
        ForcedCell,
        ArticleBreakout,
    ] {
        assert!(shown.contains(&technique), "{technique:?} has no board");
    }
    let by_colours = [
        OneLikeNeighbours,
        ThreeLikeNeighbours,
        TwoLikeNeighbours,
        ColourCount,
    ];
    assert!(by_colours.iter().any(|technique| shown.contains(technique)));
}

/// Two techniques have no known board: cells are looked at before vertices, and they turn what is known across a
/// vertex into corner pairs, so the step counts colours.
#[test]
fn each_technique_is_drawn_or_has_a_board_above_level_6() {
    let blocks = review::blocks::<Slitherlink>();
    let has_board = |technique| blocks.iter().any(|block| block.technique == technique);
    let mut without: Vec<Technique> = undrawn("crates/slitherlink/src");
    without.retain(|&technique| technique.level() <= 6 || !has_board(technique));
    let unknown = [Technique::NoCheckerboard, Technique::CheckerboardByRelation];
    assert_eq!(without, unknown);
}
