//! Cards of stages.

use crate::model::Stage;
use crate::playback::{Card, Cards, Course, Playback, RowKind};

use super::timeline::{case, row, step, told};

use Stage::{Breakout, Enumeration, Patterns};

fn film(stages: &[Stage]) -> Playback {
    let chapters = stages.iter().map(|&stage| match stage {
        Enumeration => vec![row(RowKind::Enumeration, stage, "cases"), case(1)],
        _ => vec![step(stage, "idea", 3)],
    });
    let end = vec![row(RowKind::Solution, Enumeration, "solution")];
    told(chapters.chain([end]))
}

/// Cards of each chapter of a film: stage, round, and whether the stage is empty.
fn shown(stages: &[Stage], course: Course) -> Vec<Vec<(Stage, usize, bool)>> {
    let playback = film(stages);
    let mut cards = Cards::default();
    let mut entering = |number| cards.entering(&playback, number, course);
    let short = |card: Card| (card.stage, card.round, card.is_empty);
    (1..=playback.chapters().len())
        .map(|number| entering(number).into_iter().map(short).collect())
        .collect()
}

#[test]
fn a_stage_has_a_card_where_it_comes_up_first() {
    assert_eq!(
        shown(&[Patterns, Breakout, Patterns, Breakout], Course::Free),
        [
            vec![(Patterns, 1, false)],
            vec![(Breakout, 1, false)],
            vec![],
            vec![],
            vec![],
        ]
    );
}

#[test]
fn a_card_is_shown_once_however_often_its_chapter_is_entered() {
    let playback = film(&[Patterns, Breakout]);
    let mut cards = Cards::default();
    let mut count = |number| cards.entering(&playback, number, Course::Free).len();
    assert_eq!([1, 1, 2, 1, 2].map(&mut count), [1, 0, 1, 0, 0]);
}

#[test]
fn every_stage_of_every_round_has_a_card_also_one_that_finds_nothing() {
    assert_eq!(
        shown(
            &[
                Patterns,
                Patterns,
                Breakout,
                Breakout,
                Patterns,
                Enumeration
            ],
            Course::Rounds
        ),
        [
            vec![(Patterns, 1, false)],
            vec![],
            vec![(Breakout, 1, false)],
            vec![(Patterns, 2, true), (Breakout, 2, false)],
            vec![(Patterns, 3, false)],
            vec![(Breakout, 3, true), (Enumeration, 3, false)],
            vec![],
        ]
    );
    assert_eq!(
        shown(&[Enumeration], Course::Rounds)[0],
        [
            (Patterns, 1, true),
            (Breakout, 1, true),
            (Enumeration, 1, false)
        ]
    );
}
