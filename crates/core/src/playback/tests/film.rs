//! Stops, and the film that plays them.

use crate::model::Stage;
use crate::playback::{Detail, Film, Pace, Playback, Playhead, Scope, Turn, Words};

use super::timeline::{case, enumerated, row, step, told};

const SINGLE: Pace = Pace {
    factor: Some(1.0),
    waits: false,
};

fn words(_: Playhead) -> Words {
    ["five words to be read".into(), ", so three words".into()]
}

/// Points that a film passes, in order, and the milliseconds that it stays at each, counted in frames.
fn played(playback: &Playback, pace: Pace) -> Vec<(Playhead, f64)> {
    let mut film = Film::default();
    let mut stays = vec![(Playhead::default(), 0.0)];
    for _ in 0..100_000 {
        let (at, _) = *stays.last().expect("there is one");
        match film.advance(playback, at, pace, 10.0, &words) {
            Turn::Stays => {}
            Turn::Goes(next) => stays.push((next, 0.0)),
            Turn::Waits | Turn::Ends => return stays,
        }
        if let Some((_, stay)) = stays.last_mut() {
            *stay += 10.0;
        }
    }
    panic!("the film does not end");
}

fn in_ideas(mut playback: Playback) -> Playback {
    playback.set_detail(Detail::Ideas);
    playback
}

fn chapter(level: u8, run: usize) -> Vec<crate::playback::Row> {
    let routine = std::iter::repeat_with(|| step(Stage::Patterns, "corner", 1));
    std::iter::once(step(Stage::Patterns, "idea", level))
        .chain(routine.take(run))
        .collect()
}

#[test]
fn a_chapter_is_looked_at_concluded_and_run() {
    let playback = in_ideas(told([chapter(5, 2), chapter(1, 0)]));
    let stops: Vec<_> = [1, 2].map(|number| playback.stops(number)).concat();
    let at = Playhead::new;
    let expected = [
        at(1, Scope::Look),
        at(1, Scope::Conclude),
        at(3, Scope::Run),
        at(4, Scope::Look),
        at(4, Scope::Conclude),
    ];
    assert_eq!(stops, expected);
    let forward = std::iter::successors(Some(Playhead::default()), |&at| playback.next_stop(at));
    assert_eq!(forward.skip(1).collect::<Vec<_>>(), expected);
    let mut back = playback.end();
    for stop in expected.into_iter().rev() {
        assert_eq!(back, stop);
        back = playback.previous_stop(back);
    }
    assert_eq!(back, Playhead::default());
    // While playing, the board comes to rest between two chapters.
    let played: Vec<Playhead> = played(&playback, SINGLE)
        .into_iter()
        .map(|(at, _)| at)
        .collect();
    let mut rested = expected.to_vec();
    rested.insert(3, at(3, Scope::Rest));
    assert_eq!(played[1..], rested);
}

#[test]
fn step_by_step_each_wave_is_looked_at_and_concluded() {
    let playback = told([chapter(5, 2), chapter(1, 0)]);
    let stops = [1, 2].map(|number| playback.stops(number)).concat();
    let looked_at =
        |position| [Scope::Look, Scope::Conclude].map(|scope| Playhead::new(position, scope));
    assert_eq!(stops, [1, 2, 3, 4].map(looked_at).concat());
    assert_eq!(playback.stop_of(3), Playhead::new(3, Scope::Conclude));
    // A wave is shorter than an argument, and never too short to be seen.
    let played = played(&playback, SINGLE);
    let stay = |at: usize| -> f64 {
        let of = played
            .iter()
            .filter(|(stop, _)| stop.position == at && stop.scope != Scope::Rest);
        of.map(|(_, stay)| stay).sum()
    };
    assert!((800.0..3_000.0).contains(&stay(2)), "{played:?}");
    assert!(stay(2) < stay(1), "{played:?}");
}

#[test]
fn a_link_opens_where_the_argument_is_concluded() {
    let playback = in_ideas(told([chapter(5, 2), chapter(1, 0)]));
    let concluded = Playhead::new(1, Scope::Conclude);
    assert_eq!(playback.opened(1), concluded);
    assert_eq!(playback.opened(0), Playhead::default());
    assert_eq!(playback.opened(99), Playhead::new(4, Scope::Conclude));
    assert_eq!(playback.stop_of(1), concluded);
    assert_eq!(playback.stop_of(2), Playhead::new(3, Scope::Run));
    assert_eq!(
        playback.opened_by_old(2),
        Some(Playhead::new(4, Scope::Conclude))
    );
    assert_eq!(playback.opened_by_old(3), None);
    // In old links, the chapters after the steps continue the numbering.
    let playback = in_ideas(enumerated());
    assert_eq!(
        playback.opened_by_old(4),
        Some(Playhead::new(5, Scope::Event))
    );
    // From a step shown alone, the next stop is the one after it.
    let step = playback.step(1);
    assert_eq!(playback.next_stop(step), Some(Playhead::new(2, Scope::Run)));
}

#[test]
fn cases_are_stops_one_by_one() {
    let playback = enumerated();
    let played = played(&playback, SINGLE);
    let cases: Vec<usize> = played[1..]
        .iter()
        .filter(|(at, _)| at.scope == Scope::Event)
        .map(|(at, _)| at.position)
        .collect();
    assert_eq!(cases, [5, 6, 7, 8, 9, 10]);
    let time = |playback: &Playback, position: usize| {
        playback.duration(
            Playhead::new(position, Scope::Event),
            &words(Playhead::default()),
        )
    };
    assert_eq!(time(&playback, 6), 1_500.0);
    // Of many cases, the first and two in the middle are watched.
    let many = told([(); 100].map(|()| vec![case(1)]));
    let watched = (1..=100).filter(|&position| time(&many, position) > 1_000.0);
    assert_eq!(watched.collect::<Vec<_>>(), [1, 50, 51]);
    assert_eq!(time(&many, 2), 80.0);
}

#[test]
fn hard_steps_leave_time_to_think_and_less_each_time() {
    let chapters = [8, 8, 8, 1].map(|level| chapter(level, 0));
    let stays = played(&told(chapters), SINGLE);
    let looks: Vec<f64> = stays
        .iter()
        .filter(|(at, _)| at.scope == Scope::Look)
        .map(|(_, stay)| *stay)
        .collect();
    let reading = 1_250.0;
    let expected = [12_000.0, 6_000.0, 3_000.0, 0.0].map(|thinking| thinking + reading);
    for (look, expected) in looks.iter().zip(expected) {
        assert!((look - expected).abs() <= 20.0, "{looks:?}");
    }
    let concluded = stays.iter().find(|(at, _)| at.scope == Scope::Conclude);
    assert!(concluded.is_some_and(|(_, stay)| (780.0..1_100.0).contains(stay)));
}

#[test]
fn a_run_takes_four_seconds_at_most() {
    let run = |steps| {
        let playback = in_ideas(told([chapter(5, steps)]));
        playback.drawing(
            Playhead::new(steps + 1, Scope::Run),
            &words(Playhead::default()),
        )
    };
    assert_eq!(
        [4, 16, 60].map(|steps| run(steps).round() as u32),
        [1_000, 4_000, 4_000]
    );
}

#[test]
fn a_film_that_waits_stops_before_each_idea_and_before_easy_ones_the_first_times() {
    let waiting = Pace {
        waits: true,
        ..SINGLE
    };
    let playback = told([chapter(2, 1), chapter(5, 0), chapter(5, 0)]);
    let stays = played(&playback, waiting);
    assert_eq!(
        stays.last().map(|(at, _)| *at),
        Some(Playhead::new(1, Scope::Look))
    );
    for (level, asked) in [(2, 3), (3, 5)] {
        let playback = told([(); 5].map(|()| chapter(level, 0)));
        let waits = |&position: &usize| {
            let at = Playhead::new(position, Scope::Look);
            Film::default().advance(&playback, at, waiting, 60_000.0, &words) == Turn::Waits
        };
        assert_eq!((1..=5).filter(waits).count(), asked, "level {level}");
    }
}

#[test]
fn a_stop_keeps_its_share_of_time_when_its_words_change() {
    let playback = told([chapter(1, 0)]);
    let at = Playhead::new(1, Scope::Look);
    let mut film = Film::default();
    let short = |_: Playhead| -> Words { ["word ".repeat(8), String::new()] };
    let long = |_: Playhead| -> Words { ["word ".repeat(16), String::new()] };
    assert_eq!(
        film.advance(&playback, at, SINGLE, 1_000.0, &short),
        Turn::Stays
    );
    // Half of its two seconds has passed: half of four is left.
    film.reword(&playback, at, &long);
    assert_eq!(
        film.advance(&playback, at, SINGLE, 1_990.0, &long),
        Turn::Stays
    );
    let concluded = Playhead::new(1, Scope::Conclude);
    assert_eq!(
        film.advance(&playback, at, SINGLE, 20.0, &long),
        Turn::Goes(concluded)
    );
}

#[test]
fn at_full_speed_a_long_film_takes_as_many_turns_as_a_short_one() {
    let full = Pace {
        factor: None,
        waits: false,
    };
    let playback = told((0..4_000).map(|_| vec![case(1)]).chain([vec![row(
        crate::playback::RowKind::Exhausted,
        Stage::Enumeration,
        "end",
    )]]));
    assert!(played(&playback, full).len() < 200);
}
