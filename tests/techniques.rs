//! A small board for each technique, drawn before the step, and the step expected.

mod judge;

use std::fs;
use std::path::Path;

use clew::model::Technique as _;
use clew::puzzle::slitherlink::Technique;
use judge::told;

/// Found on a board, in the file's own text.
struct Block {
    technique: Technique,
    puzzle: String,
    text: String,
}

fn block(text: &str) -> Block {
    let line = |key: &str| {
        let mut found = text.lines().filter_map(|line| line.strip_prefix(key));
        found.next().expect("every block has a line of each key")
    };
    let name = line("technique: ");
    let technique = Technique::all()
        .into_iter()
        .find(|technique| technique.name() == name);
    Block {
        technique: technique.unwrap_or_else(|| panic!("there is no technique {name}")),
        puzzle: line("puzzle: ").to_owned(),
        text: format!("{}\n", text.trim()),
    }
}

fn blocks() -> Vec<Block> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/techniques.txt");
    let text = fs::read_to_string(path).expect("a readable file");
    // What comes before the first says how to read them.
    let blocks = text.split("\ntechnique: ").skip(1);
    blocks
        .map(|rest| block(&format!("technique: {rest}")))
        .collect()
}

#[test]
fn each_technique_finds_what_its_drawing_says() {
    for Block {
        technique,
        puzzle,
        text,
    } in blocks()
    {
        let step = told::first_step(&judge::clues(&puzzle), technique);
        assert_eq!(step.as_deref(), Some(text.as_str()), "{technique:?}");
    }
}

#[test]
fn every_step_on_those_boards_holds() {
    for Block {
        technique, puzzle, ..
    } in blocks()
    {
        let clues = judge::clues(&puzzle);
        let run = judge::run(&clues, told::method_of(technique));
        let checked = judge::check_trace(&clues, &run.events, run.verdict);
        assert!(checked.is_ok(), "{technique:?}: {checked:?}");
    }
}

#[test]
fn the_families_of_deductions_are_all_there() {
    use Technique::*;
    let there: Vec<Technique> = blocks().iter().map(|block| block.technique).collect();
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
        assert!(there.contains(&technique), "{technique:?} has no board");
    }
    let by_colours = [
        OneLikeNeighbours,
        ThreeLikeNeighbours,
        TwoLikeNeighbours,
        ColourCount,
    ];
    assert!(by_colours.iter().any(|technique| there.contains(technique)));
}
