//! Aquarium: its corpus and the laws over random boards, under both rules for
//! levels.

mod judge;

use std::collections::BTreeSet;

use clew::grid::{Line, Shape, Site, Symmetry};
use clew::model::{Change, Edit, Fact as _, Puzzle, Technique as _};
use clew::puzzle::aquarium::{Aquarium, Clues, Fact, Levels, Technique};
use clew::say::Speaker;
use clew::solve::{Advance, Fuel, Method, Prove, Solver};
use clew::trace::{Event, Explain as _, Verdict};
use judge::aquarium::{Count, Judge, Record, check_trace, is_solution, water_of_facts};
use proptest::prelude::*;

const METHODS: [Method; 3] = [Method::Human, Method::Article, Method::Silent];

fn soaking() -> bool {
    std::env::var_os("CLEW_SOAK").is_some()
}

/// More cases when `CLEW_SOAK` is set.
fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases: if soaking() { cases * 20 } else { cases },
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Random boards under either rule, with all sums or without some.
fn boards(small: u8, large: u8) -> impl Strategy<Value = Clues> {
    let side = small..=large;
    let levels = prop_oneof![Just(Levels::Tank), Just(Levels::Water)];
    (side.clone(), side, levels, 0_u32..5, any::<u64>()).prop_map(
        |(rows, cols, levels, missing, seed)| {
            judge::aquarium::puzzle(seed, Shape::new(rows, cols), levels, missing)
        },
    )
}

/// Tanks of cells here and there, and any sums.
fn scattered() -> impl Strategy<Value = Clues> {
    let sides = (1_u8..6, 1_u8..6);
    sides.prop_flat_map(|(rows, cols)| {
        let sum = |most: u8| prop::option::weighted(0.8, 0..=most);
        let sums = |lines: u8, most: u8| prop::collection::vec(sum(most), usize::from(lines));
        let tanks = prop::collection::vec(1_u8..4, usize::from(rows * cols));
        (sums(cols, rows), sums(rows, cols), tanks).prop_map(move |(above, beside, tanks)| {
            let sum = |sum: Option<u8>| sum.map_or("-".to_owned(), |sum| sum.to_string());
            let sums: Vec<String> = above.into_iter().chain(beside).map(sum).collect();
            let tanks: Vec<String> = tanks.iter().map(u8::to_string).collect();
            let text = format!("{cols}x{rows}:{};{}", sums.join("_"), tanks.join(","));
            judge::aquarium::clues(&text)
        })
    })
}

/// Everything that happens in slices of so much fuel, and the verdict.
fn run(clues: &Clues, method: Method, slice: u32) -> (Vec<Event<Aquarium>>, Verdict) {
    let mut solver = Solver::<Aquarium>::new(clues.clone(), method);
    let mut events = Vec::new();
    loop {
        let mut fuel = Fuel::new(slice);
        loop {
            match solver.advance(&mut fuel) {
                Advance::Event(event) => events.push(event),
                Advance::OutOfFuel => break,
                Advance::Finished(verdict) => return (events, verdict),
            }
        }
    }
}

/// What a prover says when asked for at most two solutions and what all share.
#[derive(Debug, PartialEq)]
struct Proved {
    verdict: Verdict,
    solutions: Vec<Vec<Fact>>,
    common: Option<Vec<Fact>>,
}

fn prove(clues: &Clues, slice: u32) -> Proved {
    let mut prover = Aquarium::prover(clues, None);
    let mut solutions = Vec::new();
    let verdict = loop {
        match prover.solution(&mut Fuel::new(slice)) {
            Advance::Event(facts) => solutions.push(facts),
            Advance::OutOfFuel => continue,
            Advance::Finished(verdict) => break verdict,
        }
        if solutions.len() == 2 {
            break Verdict::Several;
        }
    };
    let common = (!solutions.is_empty()).then(|| {
        loop {
            if let Some(common) = prover.common(&mut Fuel::new(slice)) {
                break common;
            }
        }
    });
    Proved {
        verdict,
        solutions,
        common,
    }
}

/// What contradicts itself in a puzzle without solutions.
fn contradiction(clues: &Clues) -> Option<Vec<Site>> {
    match Aquarium::refuter(clues).contradiction(&mut Fuel::unlimited()) {
        Advance::Event(sites) => Some(sites),
        _ => None,
    }
}

fn verdict_of(count: &Count) -> Verdict {
    match count {
        Count::Zero => Verdict::Impossible,
        Count::One(_) => Verdict::Unique,
        Count::Several(..) => Verdict::Several,
    }
}

fn check_record(record: &Record, methods: &[Method]) {
    let clues = record.clues();
    for &method in methods {
        let (events, verdict) = run(&clues, method, u32::MAX);
        assert_eq!(verdict, record.verdict, "{}: {method:?}", record.name);
        let report = check_trace(&clues, &events, verdict);
        let report = report.unwrap_or_else(|fault| panic!("{}: {fault}", record.name));
        if let Some(water) = &record.water {
            assert_eq!(
                &report.solutions,
                std::slice::from_ref(water),
                "{}",
                record.name
            );
        }
    }
}

#[test]
fn our_own_corpus_is_solved_step_by_step_as_it_says() {
    let records = judge::aquarium::own();
    assert!(records.len() >= 6);
    for record in records {
        check_record(&record, &METHODS);
    }
}

#[test]
fn the_shared_corpus_is_proved_as_it_says_and_small_boards_step_by_step() {
    for record in judge::aquarium::shared() {
        let clues = record.clues();
        let area = clues.shape().area();
        if area <= 100 || soaking() {
            check_record(&record, &[Method::Human]);
        }
        if area <= 400 || soaking() {
            let proved = prove(&clues, u32::MAX);
            assert_eq!(proved.verdict, record.verdict, "{}", record.name);
            for facts in &proved.solutions {
                let water = water_of_facts(clues.shape(), facts).expect("a complete board");
                assert_eq!(is_solution(&clues, &water), Ok(()), "{}", record.name);
                assert!(record.water.is_none() || record.water == Some(water));
            }
        }
    }
}

#[test]
fn each_technique_that_own_boards_use_is_told_in_a_sentence_without_gaps() {
    let speaker = Speaker::new("en");
    let mut used = BTreeSet::new();
    for record in judge::aquarium::own() {
        let clues = record.clues();
        let mut film = clew::play::Film::<Aquarium>::new(clues.clone());
        for event in run(&clues, Method::Human, u32::MAX).0 {
            if let Event::Step(step) = &event {
                used.insert(step.technique.name());
            }
            film.push(event);
        }
        for position in 0..=film.len() {
            for beat in 0..film.beats(position) {
                let said = speaker.say(&film.explanation(position, beat), clues.shape());
                assert!(!said.contains(['{', '$']), "{}: {said}", record.name);
            }
        }
    }
    assert!(used.len() >= 12, "{used:?}");
}

/// A film of a puzzle solved by people's techniques.
fn film(text: &str) -> clew::play::Film<Aquarium> {
    let clues = judge::aquarium::clues(text);
    let mut film = clew::play::Film::new(clues.clone());
    for event in run(&clues, Method::Human, u32::MAX).0 {
        film.push(event);
    }
    film
}

/// Three tanks under each rule, and one that needs sums of levels.
const SMALL: &str = "0 0 1\n2 1 1\n1 3\n1 1 2";
const GRAVITY: &str = "aquarium/3/3/u010/2h03g";

#[test]
fn small_boards_are_told() {
    let speaker = Speaker::new("en");
    let mut told = String::new();
    for text in [SMALL, GRAVITY] {
        let film = film(text);
        for position in 0..=film.len() {
            let said = film.explanation(position, film.beats(position) - 1);
            let said = speaker.say(&said, film.clues().shape());
            told += &format!("{position:>3}. {said}\n");
        }
    }
    insta::assert_snapshot!(told);
}

#[test]
fn the_figures_of_the_article_are_told_with_their_numbers() {
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
            "Row 1 needs 7 of 10. Without the piece of 4 only 6 are left, so it must be filled: \
             R1C1, R1C2, R1C3 and R1C4 are water.",
        ),
        (
            row("0 0 0 0 0 1 1 1 2 2 2 2 2 3 3", 2),
            "Row 1 still needs 2 of its 2. Pieces of 3 and more are filled as a whole, and that is \
             too much. So R1C1, R1C2, R1C3, R1C4 and 9 more are air.",
        ),
        (
            column(&[8, 5, 2], 9),
            "Column 1 needs 9 of 15, so it can spare 6. What a tank has there fills from the \
             bottom, so all but the top 6 of it is water: R7C1 and R8C1 are water.",
        ),
        (
            column(&[5, 3, 5, 2], 2),
            "Column 1 still needs 2 of its 2. What a tank has there fills from the bottom, so all \
             above the lowest 2 of it is air: R1C1, R2C1, R3C1, R6C1 and 3 more are air.",
        ),
    ] {
        let film = film(&text);
        let said = Speaker::new("en").say(&film.explanation(1, 0), film.clues().shape());
        assert_eq!(said, expected);
    }
}

#[test]
fn a_step_is_drawn_with_what_its_line_counts_and_a_solution_with_its_surfaces() {
    use clew::scene::{Palette, Theme, svg};
    let film = film(SMALL);
    let step = svg::write(&film.scene(1, 0), Theme::from(Palette::Light));
    let last = svg::write(&film.scene(film.len(), 0), Theme::from(Palette::Dark));
    insta::assert_snapshot!(format!("{step}\n\n{last}"));
}

#[test]
fn joined_arms_are_told_with_gravity_only() {
    let is_joined = |event: &Event<Aquarium>| matches!(event, Event::Step(step) if step.technique == Technique::JoinedBelow);
    let mut seen = 0;
    for seed in 0..60 {
        for levels in [Levels::Tank, Levels::Water] {
            let clues = judge::aquarium::puzzle(seed, Shape::new(4, 5), levels, 3);
            let (events, _) = run(&clues, Method::Human, u32::MAX);
            let joined = events.iter().filter(|event| is_joined(event)).count();
            assert!(joined == 0 || levels == Levels::Water);
            seen += joined;
        }
    }
    assert!(seen > 0);
}

#[test]
fn crossing_lines_are_told_as_a_row_and_a_column() {
    let clues = judge::aquarium::clues(
        "aquarium/r/10/10/e9ahmsutu8p54m0o1g90svbm8vfs9mv12v00/22335720h35524g3i",
    );
    let (events, verdict) = run(&clues, Method::Human, u32::MAX);
    assert!(check_trace(&clues, &events, verdict).is_ok());
    let hardest = events.iter().find_map(|event| match event {
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
fn of_two_levels_of_a_tank_one_that_fails_leaves_the_other() {
    let mut seen = 0;
    for seed in 0..60 {
        let clues = judge::aquarium::puzzle(seed, Shape::new(7, 7), Levels::Tank, 2);
        for event in run(&clues, Method::Human, u32::MAX).0 {
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

#[test]
fn without_one_sum_it_is_what_the_others_leave() {
    let clues = judge::aquarium::clues("0 0 1\n2 1 1\n1 -\n1 1 2");
    let (events, verdict) = run(&clues, Method::Human, u32::MAX);
    assert_eq!(verdict, Verdict::Unique);
    assert!(check_trace(&clues, &events, verdict).is_ok());
    let prover = prove(&clues, u32::MAX);
    assert_eq!(prover.solutions.len(), 1);
}

proptest! {
    #![proptest_config(config(60))]

    /// Soundness, progress, and verdicts that agree with counting to two.
    #[test]
    fn every_trace_holds(clues in boards(1, 7)) {
        for method in METHODS {
            let (events, verdict) = run(&clues, method, u32::MAX);
            if let Err(fault) = check_trace(&clues, &events, verdict) {
                panic!("{}: {method:?}: {fault}", Aquarium::print(&clues));
            }
        }
    }

    /// Any division of fuel yields the same trace.
    #[test]
    fn slices_change_nothing(clues in boards(2, 6), slice in 1_u32..9) {
        for method in METHODS {
            prop_assert_eq!(run(&clues, method, u32::MAX), run(&clues, method, slice));
        }
        prop_assert_eq!(prove(&clues, u32::MAX), prove(&clues, slice));
    }

    /// The mirror image has the mirrored solutions, and as many.
    #[test]
    fn the_mirror_image_has_the_same_verdict(clues in boards(1, 6)) {
        let mirrored = Aquarium::edited(&clues, &Change::Turn(Symmetry::MIRRORED));
        let mirrored = mirrored.expect("any puzzle is mirrored");
        let (one, other) = (prove(&clues, u32::MAX), prove(&mirrored, u32::MAX));
        prop_assert_eq!(one.verdict, other.verdict);
        let count = |proved: &Proved| proved.common.as_ref().map(Vec::len);
        prop_assert_eq!(count(&one), count(&other));
    }

    /// What the prover says the judge says too: solutions, and common facts.
    #[test]
    fn what_is_proved_is_so(clues in boards(1, 7)) {
        let mut judge = Judge::new(&clues);
        let proved = prove(&clues, u32::MAX);
        prop_assert_eq!(proved.verdict, verdict_of(&judge.count_up_to_two()));
        for facts in &proved.solutions {
            let water = water_of_facts(clues.shape(), facts).expect("a complete board");
            prop_assert_eq!(is_solution(&clues, &water), Ok(()));
        }
        let lines = judge.lines();
        if let Some(common) = &proved.common {
            prop_assert!(judge.entails(&lines, &[], common) || common.is_empty());
            let said: BTreeSet<Site> = common.iter().map(|fact| fact.site()).collect();
            let varies = clues.shape().cells().filter(|cell| !said.contains(&cell.site()));
            for cell in varies {
                for fact in [Fact::water(cell), Fact::air(cell)] {
                    prop_assert!(judge.any_board(&lines, &[fact]).is_some());
                }
            }
        }
    }

    /// Contradicting sums contradict each other, and need each other.
    #[test]
    fn contradicting_sums_are_as_few_as_can_be(
        clues in boards(2, 6),
        which in any::<prop::sample::Index>(),
        sum in 0_u8..7,
    ) {
        let lines: Vec<Line> = clues.shape().lines().collect();
        let at = lines[which.index(lines.len())].site();
        let change = Change::Write(at, Some(clew::model::Entry::Number(sum)));
        if let Some(clues) = Aquarium::edited(&clues, &change) {
            let mut judge = Judge::new(&clues);
            let solvable = judge.any_board(&judge.lines(), &[]).is_some();
            let found = contradiction(&clues);
            prop_assert_eq!(found.is_none(), solvable);
            let lines: Vec<Line> = found.into_iter().flatten().filter_map(Site::line).collect();
            if !solvable {
                prop_assert!(judge.any_board(&lines, &[]).is_none());
            }
            for left_out in &lines {
                let fewer: Vec<Line> = lines.iter().copied().filter(|line| line != left_out).collect();
                prop_assert!(judge.any_board(&fewer, &[]).is_some());
            }
        }
    }

    /// What is written is read back, in every form.
    #[test]
    fn what_is_written_is_read_back(clues in prop_oneof![boards(1, 9), scattered()]) {
        let printed = Aquarium::print(&clues);
        let read = Aquarium::parse(&printed).expect("what is printed is read");
        prop_assert_eq!(&read[0].clues, &clues);
        for export in Aquarium::exports(&clues) {
            let readings = Aquarium::parse(&export.text).expect("what is exported is read");
            prop_assert!(readings.iter().any(|reading| reading.clues == clues), "{}", export.text);
        }
    }

    /// No text is beyond the reader, and every fault has a place in it.
    #[test]
    fn any_text_is_read_or_refused(
        text in prop_oneof![
            ".*",
            "[0-9_;,x -]{0,40}",
            "[0-9 \n.-]{0,60}",
            "aquarium/(r/)?[0-9]{0,3}/[0-9]{0,2}/[0-9a-z]{0,12}/[0-9a-z.-]{0,12}",
            "pzprv3/aquarium/[0-9]/[0-9]/(r/)?[0-9#+. /]{0,60}",
        ],
    ) {
        match Aquarium::parse(&text) {
            Ok(readings) => prop_assert!(!readings.is_empty()),
            Err(error) => {
                prop_assert!(text.get(error.at.clone()).is_some());
                let said = Speaker::new("en").words(&error.explanation);
                // What is quoted of the text may look like a gap.
                let has_gap = said.contains("{$") && !text.contains("{$");
                prop_assert!(said.ends_with(['.', '?']) && !has_gap, "{}", said);
            }
        }
    }
}
