//! Sections, lines of the list, the timeline and the times of rows that no
//! solver has made.

use crate::model::Stage;
use crate::playback::{ListLine, Playback, Playhead, Row, RowKind};

fn row(kind: RowKind, stage: Stage, name: &'static str) -> Row {
    Row {
        kind,
        name,
        stage,
        level: 0,
        sites: Vec::new(),
        tried: 0,
        assumes_unique: false,
    }
}

fn step(stage: Stage, name: &'static str, level: u8) -> Row {
    Row {
        level,
        ..row(RowKind::Step, stage, name)
    }
}

fn case(tried: u64) -> Row {
    Row {
        tried,
        ..row(RowKind::Case, Stage::Enumeration, "case")
    }
}

fn solution(tried: u64) -> Row {
    Row {
        tried,
        ..row(RowKind::Solution, Stage::Enumeration, "solution")
    }
}

fn played(rows: impl IntoIterator<Item = Row>) -> Playback {
    let mut playback = Playback::default();
    for row in rows {
        playback.push(row, 1);
    }
    playback
}

/// Three patterns, a breakout, an enumeration in which the case before a
/// solution is one of those without a row.
fn enumerated() -> Playback {
    played([
        step(Stage::Patterns, "corner", 1),
        step(Stage::Patterns, "pair", 2),
        step(Stage::Patterns, "corner", 1),
        step(Stage::Breakout, "trial", 6),
        row(RowKind::Enumeration, Stage::Enumeration, "enumerate"),
        case(1),
        case(2),
        solution(4),
        case(5),
        Row {
            tried: 8,
            ..row(RowKind::Exhausted, Stage::Enumeration, "exhausted")
        },
    ])
}

#[test]
fn rows_of_one_stage_are_a_section() {
    let playback = enumerated();
    let sections: Vec<_> = playback
        .sections()
        .iter()
        .map(|section| (section.stage, section.first, section.last, section.count))
        .collect();
    let expected = [
        (Stage::Patterns, 1, 3, 3),
        (Stage::Breakout, 4, 4, 1),
        (Stage::Enumeration, 5, 10, 8),
    ];
    assert_eq!(sections, expected);
    assert_eq!(playback.section_after(0), Some(1));
    assert_eq!(playback.section_after(3), Some(4));
    assert_eq!(playback.section_after(5), None);
    assert_eq!(playback.section_before(5), Some(4));
    assert_eq!(playback.section_before(7), Some(5));
    assert_eq!(playback.section_before(1), None);
}

#[test]
fn cases_one_after_another_are_a_line() {
    let playback = enumerated();
    let cases = |first, last| ListLine::Cases { first, last };
    let expected = [
        ListLine::Heading(0),
        ListLine::Step(1),
        ListLine::Step(2),
        ListLine::Step(3),
        ListLine::Heading(1),
        ListLine::Step(4),
        ListLine::Heading(2),
        ListLine::Step(5),
        cases(6, 7),
        ListLine::Step(8),
        cases(9, 9),
        ListLine::Step(10),
    ];
    assert_eq!(playback.lines(), expected);
    assert_eq!(playback.line_of(0), None);
    assert_eq!(playback.line_of(7), Some(8));
    assert_eq!(playback.line_of(10), Some(11));
}

#[test]
fn failed_cases_count_those_without_a_row_but_not_the_one_that_survives() {
    let playback = enumerated();
    assert_eq!(playback.failed_cases(6, 7), 3);
    assert_eq!(playback.failed_cases(9, 9), 4);
    let running = played([case(1), case(2), case(700)]);
    assert_eq!(running.failed_cases(1, 3), 700);
}

#[test]
fn techniques_are_tallied_the_hardest_first() {
    let tallies: Vec<_> = enumerated()
        .tallies()
        .into_iter()
        .map(|tally| (tally.name, tally.level, tally.positions))
        .collect();
    let expected = [
        ("trial", 6, vec![4]),
        ("pair", 2, vec![2]),
        ("corner", 1, vec![1, 3]),
    ];
    assert_eq!(tallies, expected);
}

#[test]
fn every_position_is_found_again_at_its_part_of_the_timeline() {
    let steps = |count| (0..count).map(|_| step(Stage::Patterns, "corner", 1));
    let cases = |count| (1..=count).map(case);
    for playback in [
        Playback::default(),
        enumerated(),
        played(steps(500)),
        played(steps(60).chain(cases(5_000)).chain([solution(5_001)])),
    ] {
        assert_eq!(playback.part(0).to_bits(), 0.0_f64.to_bits());
        for position in 0..=playback.len() {
            let part = playback.part(position);
            assert!((0.0..=1.0).contains(&part), "{part}");
            assert_eq!(playback.position_at(part), position);
        }
        assert_eq!(playback.position_at(1.0), playback.len());
    }
}

#[test]
fn cases_take_a_third_of_the_timeline_at_most() {
    let steps = (0..60).map(|_| step(Stage::Patterns, "corner", 1));
    let playback = played(steps.chain((1..=5_000).map(case)));
    let width = playback.part(playback.len()) - playback.part(60);
    assert!((width - 1.0 / 3.0).abs() < 1e-9, "{width}");
}

#[test]
fn the_playhead_goes_through_all_substeps() {
    let mut playback = Playback::default();
    playback.push(step(Stage::Patterns, "corner", 1), 1);
    playback.push(step(Stage::Breakout, "trial", 6), 3);
    let mut playheads = vec![Playhead::default()];
    while let Some(next) = playheads.last().and_then(|&last| playback.following(last)) {
        playheads.push(next);
    }
    let playheads: Vec<_> = playheads
        .iter()
        .map(|playhead| (playhead.position, playhead.substep))
        .collect();
    assert_eq!(playheads, [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)]);
    let whole = playback.whole(9);
    assert_eq!((whole.position, whole.substep), (2, 2));
    assert_eq!(playback.whole(0), Playhead::default());
}

/// Time of the whole playback without the bare puzzle, in milliseconds.
fn length(playback: &Playback) -> f64 {
    let time = |position| playback.duration(position) * playback.substeps(position) as f64;
    (1..=playback.len()).map(time).sum()
}

#[test]
fn the_whole_lasts_20_to_60_seconds_where_its_steps_allow() {
    let steps = |count| (0..count).map(|_| step(Stage::Patterns, "corner", 3));
    assert_eq!(
        played(steps(1)).duration(1).to_bits(),
        2_600.0_f64.to_bits()
    );
    for count in [20, 50, 400, 3_000] {
        let length = length(&played(steps(count)));
        assert!((19_999.0..60_001.0).contains(&length), "{count}: {length}");
    }
    let cases = played(steps(400).chain((1..=9_000).map(case)));
    let length = length(&cases);
    assert!((19_999.0..60_001.0).contains(&length), "{length}");
}

#[test]
fn hard_steps_last_longer_repeated_ones_and_cases_shorter() {
    let steps = (0..30).map(|at| step(Stage::Patterns, ["corner", "pair"][at % 2], 1));
    let hard = [
        step(Stage::Breakout, "trial", 8),
        step(Stage::Breakout, "trial", 8),
        case(1),
    ];
    let playback = played(steps.chain(hard));
    let [easy, first, again, case] = [1, 31, 32, 33].map(|at| playback.duration(at));
    assert!(case < easy && easy < first && again < first);
    assert!(case <= 160.0);
}
