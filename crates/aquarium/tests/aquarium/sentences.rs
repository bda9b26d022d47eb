//! Sentences and pictures of steps.

use std::collections::BTreeSet;

use clew_aquarium::{Aquarium, Board, Clues, Fact, Levels, Technique};
use clew_core::grid::{Line, Shape, Site};
use clew_core::model::{Arg, Explanation, Fact as _, Puzzle as _, Technique as _};
use clew_core::playback::TracePlayer;
use clew_core::scene::Draw as _;
use clew_core::solve::Method;
use clew_core::trace::{Event, Explain as _, Step};
use clew_say::Speaker;

use clew_judge::aquarium::random;
use clew_judge::{check_trace, records, review, run};

#[test]
fn sentences_have_no_gaps_and_are_short() {
    let own = records::own::<Aquarium>().into_iter();
    let own: Vec<Clues> = own.map(|record| record.clues()).collect();
    let steps = own
        .iter()
        .flat_map(|clues| review::steps(clues, Method::Human));
    let used: BTreeSet<&str> = steps.map(|step| step.technique.name()).collect();
    assert!(used.len() >= 12, "{used:?}");
    let random = (0..200).map(|seed| {
        let levels = [Levels::Tank, Levels::Water][usize::from(seed % 2 == 1)];
        random::puzzle(seed, Shape::new(5, 6), levels, 4)
    });
    let boards = own.into_iter().chain(random);
    let said = boards.flat_map(|clues| review::sentences(&clues, Method::Human));
    review::assert_readable(said.collect(), 85, 10);
}

/// Player of a puzzle solved by human techniques.
fn player(text: &str) -> TracePlayer<Aquarium> {
    let clues: Clues = clew_judge::clues(text);
    let mut player = TracePlayer::new(clues.clone());
    for event in run(&clues, Method::Human).events {
        player.push(event);
    }
    player
}

/// Three tanks under each rule, and one that needs sums of levels.
const SMALL: &str = "0 0 1\n2 1 1\n1 3\n1 1 2";
const GRAVITY: &str = "aquarium/3/3/u010/2h03g";

#[test]
fn explanations_of_small_boards_match_their_snapshots() {
    let speaker = Speaker::new("en");
    let mut told = String::new();
    for text in [SMALL, GRAVITY] {
        let player = player(text);
        for position in 0..=player.len() {
            let said = player.explanation(position, player.substeps(position) - 1);
            let said = speaker.say(&said, player.clues().shape());
            told += &format!("{position:>3}. {said}\n");
        }
    }
    insta::assert_snapshot!(told);
}

#[test]
fn the_figures_of_the_article_are_explained_with_their_numbers() {
    let row = |tanks: &str, sum: u8| {
        let blank = "- ".repeat(tanks.split(' ').count());
        format!("{tanks}\n{sum}\n{blank}")
    };
    let column = |heights: &[usize], sum: u8| {
        let tanks = (0..).zip(heights);
        let cells: Vec<String> = tanks
            .flat_map(|(tank, &height): (usize, _)| vec![tank.to_string(); height])
            .collect();
        format!("{}\n{}\n{sum}", cells.join("\n"), "- ".repeat(cells.len()))
    };
    for (text, expected) in [
        (
            row("0 0 0 0 1 1 1 2 2 3", 7),
            "Without the piece of 4, row 1 has room for at most 6, not 7, so R1C1 to R1C4 must be water.",
        ),
        (
            row("0 0 0 0 0 1 1 1 2 2 2 2 2 3 3", 2),
            "Row 1 still needs only 2, and pieces of 3 or more fill as a whole or not at all, so R1C1 to R1C13 must be \
             air.",
        ),
        (
            column(&[8, 5, 2], 9),
            "Column 1 can leave only 6 more cells empty: in the tank from R1C1 to R8C1 at most the top 6, so R7C1 and R8C1 must be water.",
        ),
        (
            column(&[5, 3, 5, 2], 2),
            "Column 1 still needs only 2: in each tank at most the lowest 2, so R1C1 to R3C1, R6C1 \
             and R9C1 to R11C1 must be air.",
        ),
    ] {
        let player = player(&text);
        let said = Speaker::new("en").say(&player.explanation(1, 0), player.clues().shape());
        assert_eq!(said, expected);
    }
}

#[test]
fn a_step_is_drawn_with_what_its_line_counts_and_a_solution_with_its_surfaces() {
    use clew_core::scene::{Palette, Theme, svg};
    let player = player(SMALL);
    let step = svg::write(&player.scene(1, 0), Theme::from(Palette::Light));
    let last = svg::write(&player.scene(player.len(), 0), Theme::from(Palette::Dark));
    insta::assert_snapshot!(format!("{step}\n\n{last}"));
}

#[test]
fn joined_arms_are_used_only_under_gravity() {
    let is_joined = |event: &Event<Aquarium>| matches!(event, Event::Step(step) if step.technique == Technique::JoinedBelow);
    let mut seen = 0;
    for seed in 0..60 {
        for levels in [Levels::Tank, Levels::Water] {
            let clues = random::puzzle(seed, Shape::new(4, 5), levels, 3);
            let run = run(&clues, Method::Human);
            let joined = run.events.iter().filter(|event| is_joined(event)).count();
            assert!(joined == 0 || levels == Levels::Water);
            seen += joined;
        }
    }
    assert!(seen > 0);
}

#[test]
fn crossing_lines_are_described_as_a_row_and_a_column() {
    let clues: Clues = clew_judge::clues(
        "aquarium/r/10/10/e9ahmsutu8p54m0o1g90svbm8vfs9mv12v00/22335720h35524g3i",
    );
    let run = run(&clues, Method::Human);
    assert!(check_trace(&clues, &run.events, run.verdict).is_ok());
    let hardest = run.events.iter().find_map(|event| match event {
        Event::Step(step) if step.technique.level() >= 5 => Some(step),
        _ => None,
    });
    let hardest = hardest.expect("a step of level 5");
    assert_eq!(hardest.technique, Technique::CrossingLines);
    let lines: Vec<Option<Line>> = hardest.clues.iter().map(|site| site.line()).collect();
    assert!(matches!(
        lines[..],
        [Some(Line::Row(_)), Some(Line::Col(_))]
    ));
    let said = Speaker::new("en").say(&Aquarium::explain(&clues, hardest), clues.shape());
    assert!(said.contains("share tanks"), "{said}");
}

#[test]
fn a_failed_level_leaves_the_other_of_two() {
    let mut seen = 0;
    for seed in 0..60 {
        let clues = random::puzzle(seed, Shape::new(7, 7), Levels::Tank, 2);
        for event in run(&clues, Method::Human).events {
            let Event::Step(step) = event else { continue };
            if step.technique == Technique::TankLevels && step.trials[0].end.is_some() {
                assert_eq!((step.trials.len(), step.found.len()), (1, 1));
                let said = Speaker::new("en").say(&Aquarium::explain(&clues, &step), clues.shape());
                assert!(said.contains("two levels left"), "{said}");
                seen += 1;
            }
        }
    }
    assert!(seen > 0);
}

/// Every place that an explanation names.
fn named(told: &Explanation, places: &mut BTreeSet<Site>) {
    for (_, arg) in &told.args {
        match arg {
            Arg::Place(site) => places.extend([*site]),
            Arg::Places(sites) => places.extend(sites),
            Arg::Said(all) => all.iter().for_each(|told| named(told, places)),
            _ => {}
        }
    }
    told.then.iter().for_each(|told| named(told, places));
}

/// The places of facts; those of a surface are its edge and the cell below, which names the tank.
fn places(facts: &[Fact]) -> impl Iterator<Item = Site> {
    facts.iter().flat_map(|&fact| match fact {
        Fact::Surface(cell, _) => vec![fact.site(), cell.site()],
        Fact::Cell(..) => vec![fact.site()],
    })
}

/// What a step shows: its evidence, what it finds, and what is drawn of its reason; for
/// a trial also what it supposes, its steps, and its clash.
fn shown(clues: &Clues, board: &Board, step: &Step<Aquarium>) -> BTreeSet<Site> {
    let mut shown: BTreeSet<Site> = step.clues.iter().copied().collect();
    shown.extend(places(&step.given).chain(places(&step.found)));
    shown.extend(step.groups.iter().chain(&step.areas).flatten());
    let drawn = Aquarium::aids(clues, board, step);
    shown.extend(drawn.iter().filter_map(|item| item.site));
    for trial in &step.trials {
        shown.extend(places(&[trial.assumed]));
        let steps = trial.steps.iter();
        shown.extend(steps.flat_map(|step| self::shown(clues, board, step)));
        let ends = trial.end.iter();
        shown.extend(ends.flat_map(|end| end.clues.iter().chain(&end.clash.sites)));
    }
    shown
}

#[test]
fn every_place_that_a_sentence_names_is_shown() {
    let random = (0..300).map(|seed| {
        let levels = [Levels::Tank, Levels::Water][usize::from(seed % 2 == 1)];
        let side = 4 + u8::try_from(seed % 5).unwrap();
        random::puzzle(
            seed,
            Shape::new(side, 6),
            levels,
            u32::try_from(seed % 3).unwrap(),
        )
    });
    let own = records::own::<Aquarium>().into_iter();
    let mut seen = BTreeSet::new();
    for clues in own.map(|record| record.clues()).chain(random) {
        let mut board = Aquarium::board(&clues);
        for step in review::steps(&clues, Method::Human) {
            let mut places = BTreeSet::new();
            named(&Aquarium::explain(&clues, &step), &mut places);
            let shown = shown(&clues, &board, &step);
            let hidden: Vec<&Site> = places.difference(&shown).collect();
            let text = Aquarium::print(&clues);
            assert!(hidden.is_empty(), "{text}: {:?} {hidden:?}", step.technique);
            seen.insert(step.technique.name());
            for &fact in &step.found {
                let _ = Aquarium::learn(&mut board, fact);
            }
        }
    }
    assert!(seen.len() >= 15, "{seen:?}");
}

#[test]
fn a_sentence_is_divided_where_its_conclusion_begins() {
    for language in clew_say::languages() {
        let speaker = Speaker::new(language);
        for record in records::own::<Aquarium>() {
            let clues = record.clues();
            for step in review::steps(&clues, Method::Human) {
                let told = Aquarium::explain(&clues, &step);
                let beats = speaker.beats(&told, clues.shape());
                assert!(beats.iter().all(|beat| !beat.is_empty()), "{told:?}");
            }
        }
    }
}
