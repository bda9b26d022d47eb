//! Chapters, lines of the list, the timeline and the times, for rows that no solver has
//! made.

use crate::model::Stage;
use crate::playback::{
    ChapterRow, ListLine, Playback, Playhead, Row, RowKind, Scope, Times, Words,
};

pub(super) fn row(kind: RowKind, stage: Stage, name: &'static str) -> Row {
    Row {
        number: 0,
        kind,
        name,
        stage,
        level: 0,
        tenths: 0,
        sites: Vec::new(),
        result: None,
        tried: 0,
        is_search: false,
        assumes_unique: false,
    }
}

pub(super) fn step(stage: Stage, name: &'static str, level: u8) -> Row {
    Row {
        level,
        tenths: 10 * level,
        ..row(RowKind::Step, stage, name)
    }
}

pub(super) fn case(tried: u64) -> Row {
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

/// Playback of chapters, each given by its rows: a step, what follows from it, and the end.
pub(super) fn told(chapters: impl IntoIterator<Item = Vec<Row>>) -> Playback {
    let mut playback = Playback::default();
    for (rows, number) in chapters.into_iter().zip(1..) {
        let first = playback.len() + 1;
        let head = rows[0].clone();
        let steps = rows.iter().filter(|row| row.level > 0).count();
        let key = if steps > 0 { vec![first] } else { Vec::new() };
        for row in rows {
            let number = playback.len() + 1;
            playback.push(Row { number, ..row }, 1);
        }
        let chapter = ChapterRow {
            name: head.name,
            scan: None,
            ideas: usize::from(head.level > 1),
            waves: (first + key.len()..first + steps).collect(),
            run: first + key.len()..first + steps,
            beats: key,
            old: if steps > 0 { number } else { 0 },
            stage: head.stage,
            level: head.level,
            first,
            last: playback.len(),
            sites: Vec::new(),
            assumes_unique: false,
        };
        playback.set_chapter(number, chapter);
    }
    playback
}

/// Playback of rows, each a chapter.
fn played(rows: impl IntoIterator<Item = Row>) -> Playback {
    told(rows.into_iter().map(|row| vec![row]))
}

/// Three patterns in two chapters, a breakout, an enumeration in which the case before
/// a solution is one of those without a row.
pub(super) fn enumerated() -> Playback {
    told([
        vec![
            step(Stage::Patterns, "corner", 1),
            step(Stage::Patterns, "pair", 2),
        ],
        vec![step(Stage::Patterns, "corner", 1)],
        vec![step(Stage::Breakout, "trial", 6)],
        vec![row(RowKind::Enumeration, Stage::Enumeration, "enumerate")],
        vec![case(1), case(2)],
        vec![solution(4)],
        vec![case(5)],
        vec![Row {
            tried: 8,
            ..row(RowKind::Exhausted, Stage::Enumeration, "exhausted")
        }],
    ])
}

#[test]
fn chapters_of_one_stage_are_a_section() {
    let playback = enumerated();
    let sections: Vec<_> = playback
        .sections()
        .iter()
        .map(|section| (section.stage, section.first, section.count))
        .collect();
    let expected = [
        (Stage::Patterns, 1, 2),
        (Stage::Breakout, 3, 1),
        (Stage::Enumeration, 4, 8),
    ];
    assert_eq!(sections, expected);
    assert_eq!(playback.section_after(0), Some(1));
    assert_eq!(playback.section_after(2), Some(3));
    assert_eq!(playback.section_after(4), None);
    assert_eq!(playback.section_before(4), Some(3));
    assert_eq!(playback.section_before(6), Some(4));
    assert_eq!(playback.section_before(1), None);
}

#[test]
fn the_open_chapter_shows_its_steps() {
    let playback = enumerated();
    let lines = |open| -> Vec<ListLine> {
        let lines = 0..playback.line_count(open);
        lines.map(|line| playback.line(open, line)).collect()
    };
    let chapters = |numbers: std::ops::RangeInclusive<usize>| numbers.map(ListLine::Chapter);
    assert!(lines(0).into_iter().eq(chapters(1..=8)));
    // A single step says the same as its chapter, and cases look alike.
    assert!(lines(3).into_iter().eq(chapters(1..=8)));
    assert!(lines(5).into_iter().eq(chapters(1..=8)));
    let steps = [ListLine::Step(1), ListLine::Step(2)];
    let opened = chapters(1..=1).chain(steps).chain(chapters(2..=8));
    assert!(lines(1).into_iter().eq(opened));
    assert_eq!(playback.line_of(Playhead::default()), None);
    assert_eq!(playback.line_of(playback.opened(1)), Some(0));
    assert_eq!(playback.line_of(playback.step(2)), Some(2));
    assert_eq!(playback.line_of(playback.opened(8)), Some(7));
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

/// Times of a film whose stops all have these words.
fn timed(playback: &Playback, most: usize) -> (Times, bool) {
    let words =
        |_: Playhead| -> Words { ["five words to be read".into(), ", so three words".into()] };
    let mut times = Times::default();
    let is_complete = times.measure(playback, most, &words);
    (times, is_complete)
}

#[test]
fn every_chapter_is_found_again_at_its_time() {
    let steps = |count| (0..count).map(|_| step(Stage::Patterns, "corner", 1));
    let cases = |count| (1..=count).map(case);
    for playback in [
        Playback::default(),
        enumerated(),
        played(steps(500)),
        played(steps(60).chain(cases(500)).chain([solution(501)])),
    ] {
        let (times, _) = timed(&playback, usize::MAX);
        let mut last = 0.0;
        for number in 0..=playback.chapters().len() {
            let end = times.end_of(number);
            assert!(end > last && end <= 1.0, "{end} after {last}");
            assert_eq!(times.chapter_at(last + (end - last) / 2.0), number);
            for stop in playback.stops(number) {
                let part = times.part(&playback, stop);
                assert!((last..end).contains(&part), "{part} in {last}..{end}");
            }
            last = end;
        }
    }
}

/// Two thousand cases fly by in 8 seconds, besides the three that are watched.
#[test]
fn cases_that_fly_by_hardly_lengthen_a_film() {
    let film = |cases| timed(&played((1..=cases).map(case)), usize::MAX).0.whole();
    let difference = film(2_000) - film(3);
    assert!((7_000.0..9_000.0).contains(&difference), "{difference}");
}

#[test]
fn a_film_is_measured_a_part_at_a_time_and_again_where_it_grows() {
    let mut playback = played((0..300).map(|_| step(Stage::Patterns, "corner", 1)));
    let whole = timed(&playback, usize::MAX).0.whole();
    let (mut times, is_complete) = timed(&playback, 100);
    assert!(!is_complete);
    let words =
        |_: Playhead| -> Words { ["five words to be read".into(), ", so three words".into()] };
    let mut turns = 1;
    while !times.measure(&playback, 100, &words) {
        turns += 1;
    }
    assert!((2..=8).contains(&turns), "{turns}");
    assert!((times.whole() - whole).abs() < 1.0);
    // A chapter in which no rest follows, and one more.
    let head = step(Stage::Patterns, "corner", 1);
    playback.push(head, 1);
    let mut row = playback.chapters()[299].clone();
    (row.first, row.last, row.beats) = (301, 301, vec![301]);
    (row.run, row.waves) = (302..302, Vec::new());
    playback.set_chapter(301, row);
    assert!(times.measure(&playback, 100, &words));
    assert!(times.whole() > whole);
}

#[test]
fn steps_are_gone_through_with_their_substeps() {
    let mut playback = enumerated();
    playback.push(step(Stage::Breakout, "trial", 6), 3);
    let from = playback.step(10);
    let mut seen = vec![(from.position, from.substep)];
    let mut playhead = from;
    while let Some(next) = playback.next_step(playhead) {
        seen.push((next.position, next.substep));
        playhead = next;
    }
    assert_eq!(seen, [(10, 0), (11, 0), (11, 1), (11, 2)]);
    assert_eq!(playback.step(11).scope, Scope::Step);
}
