//! Order in which steps are presented on small boards.

use clew_core::format::Read;
use clew_core::model::Puzzle;
use clew_core::solve::{Method, Solve, Solver};
use clew_core::trace::{Event, Step};
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;

use clew_core::story::{Arranger, Chapter, ChapterKind, Tell};

fn chapters<P: Tell + Solve + Read>(text: &str) -> (Vec<Chapter>, Vec<Step<P>>) {
    let clues = P::parse(text).expect("a puzzle").swap_remove(0).clues;
    let mut arranger = Arranger::<P>::new(clues.clone());
    let mut steps = Vec::new();
    for event in Solver::<P>::new(clues, Method::Human) {
        if let Event::Step(step) = event {
            arranger.push(&step);
            steps.push(step);
        }
    }
    arranger.finish();
    (arranger.chapters().to_vec(), steps)
}

#[test]
fn the_opening_needs_no_idea_and_each_idea_brings_its_consequences() {
    let (chapters, steps) = chapters::<Slitherlink>(
        "....02....,230....223,...3..3...,3...22...1,.2.2..0.2.,\
         .2.3..3.3.,3...10...2,...2..3...,303....331,....02....",
    );
    assert_eq!(chapters[0].kind, ChapterKind::Opening);
    assert!(chapters[0].steps().all(|step| steps[step].level() == 1));
    // All 0s are one argument.
    let beats = &chapters[0].beats;
    assert!(beats[0].len() > 1, "{beats:?}");
    assert!(
        beats
            .iter()
            .flatten()
            .all(|&step| steps[step].given.is_empty())
    );
    for chapter in &chapters[1..] {
        let ideas = chapter.ideas();
        assert!(
            ideas > 0 || chapter.kind == ChapterKind::Continuation,
            "{chapter:?}"
        );
        let keys = chapter.beats.iter().map(|beat| &steps[beat[0]]);
        let techniques: Vec<_> = keys.map(|step| step.technique).collect();
        assert!(ideas == 0 || techniques.windows(2).all(|pair| pair[0] == pair[1]));
        let is_idea = |&step: &usize| steps[step].level() > 2;
        assert!(!chapter.waves.iter().flatten().any(is_idea), "{chapter:?}");
    }
    assert!(4 * chapters.len() < steps.len());
}

/// Two steps far apart in the trace can together make the findings of a third, between
/// them, readable off the board. So the later one is presented after it.
#[test]
fn every_presented_step_shows_something_new() {
    let text = "slither/8/2/addg2c13";
    let (chapters, steps) = chapters::<Slitherlink>(text);
    let puzzle = Slitherlink::parse(text).expect("a puzzle").swap_remove(0);
    let mut board = Slitherlink::board(&puzzle.clues);
    for number in chapters.iter().flat_map(Chapter::steps) {
        let found = &steps[number].found;
        let known = found
            .iter()
            .find(|&&fact| Slitherlink::knows(&board, fact).is_some());
        assert_eq!(known, None, "step {number}");
        for &fact in found {
            Slitherlink::learn(&mut board, fact).expect("it holds");
        }
    }
}

#[test]
fn singles_are_presented_scan_by_scan() {
    let (chapters, steps) = chapters::<Sudoku>("1.3434.22.43432.");
    for chapter in &chapters {
        match chapter.kind {
            ChapterKind::Scan(scan) => {
                let clues = Sudoku::parse("1.3434.22.43432.")
                    .expect("a puzzle")
                    .swap_remove(0)
                    .clues;
                let by_scan = |step: usize| Sudoku::scans(&clues, &steps[step]).contains(&scan);
                assert!(chapter.steps().all(by_scan), "{chapter:?}");
                // Each single is looked at by itself.
                assert!(chapter.waves.is_empty(), "{chapter:?}");
            }
            kind => assert_eq!(kind, ChapterKind::Finish),
        }
    }
}
