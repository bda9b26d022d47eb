//! Sudoku against its judge: puzzles on file, and laws over random boards.

mod judge;

use std::fs;
use std::path::Path;

use clew::model::{Arg, Explanation, Puzzle as _, Technique as _};
use clew::play::Film;
use clew::puzzle::sudoku::{Clues, Digit, Sudoku, Technique};
use clew::say::Speaker;
use clew::scene::{Palette, Theme, svg};
use clew::solve::{Advance, Fuel, Method, Solver};
use clew::trace::{Event, Explain as _, Step, Verdict};
use judge::sudoku::records::{self, Record};
use judge::sudoku::{check_trace, needless, told};
use proptest::prelude::*;

/// The example of the article that the kind grew from.
const ARTICLE: &str =
    "281000000796104035534600000340800697810706050670000081007008020128307540003200708";
const ARTICLE_SOLVED: &str =
    "281573964796124835534689172342851697819746253675932481957418326128367549463295718";

const METHODS: [Method; 4] = [
    Method::Human,
    Method::HumanUnique,
    Method::Article,
    Method::Silent,
];

fn soak() -> bool {
    std::env::var_os("CLEW_SOAK").is_some()
}

fn run_in_slices(clues: &Clues, method: Method, fuel: u32) -> (Vec<Event<Sudoku>>, Verdict) {
    let mut solver = Solver::<Sudoku>::new(clues.clone(), method);
    let mut events = Vec::new();
    loop {
        match solver.advance(&mut Fuel::new(fuel)) {
            Advance::Event(event) => events.push(event),
            Advance::OutOfFuel => {}
            Advance::Finished(verdict) => return (events, verdict),
        }
    }
}

fn run(clues: &Clues, method: Method) -> (Vec<Event<Sudoku>>, Verdict) {
    run_in_slices(clues, method, u32::MAX)
}

/// The first solution that a run shows, as symbols row by row.
fn solution(clues: &Clues, events: &[Event<Sudoku>]) -> Option<String> {
    let mut board = Sudoku::board(clues);
    for event in events {
        let (facts, last) = match event {
            Event::Step(step) => (&step.found, false),
            Event::Solution { facts, .. } => (facts, true),
            _ => continue,
        };
        for &fact in facts {
            Sudoku::learn(&mut board, fact).expect("a sound fact");
        }
        if last {
            let cells = clues.houses().shape().cells();
            return cells
                .map(|cell| board.digit(cell).map(Digit::symbol))
                .collect();
        }
    }
    None
}

fn fault(record: &Record, method: Method, with_steps: bool) -> Option<String> {
    let (events, verdict) = run(&record.clues, method);
    let told = |fault: String| Some(format!("{} by {method:?}: {fault}", record.name));
    if verdict != record.verdict {
        return told(format!("{verdict:?}, not {:?}", record.verdict));
    }
    let shown = solution(&record.clues, &events);
    if record.solution.is_some() && shown != record.solution {
        return told(format!("{shown:?} is another solution than the known one"));
    }
    if with_steps {
        return check_trace(&record.clues, &events, verdict)
            .err()
            .and_then(told);
    }
    None
}

fn check(file: &str, every: usize, with_steps: usize, methods: &[Method]) {
    let every = if soak() { 1 } else { every };
    let records = records::shared(file).into_iter().enumerate();
    let faults: Vec<String> = records
        .filter(|(i, _)| i % every == 0)
        .flat_map(|(i, record)| {
            let fault = |&method| fault(&record, method, i % (every * with_steps) == 0);
            methods.iter().filter_map(fault).collect::<Vec<_>>()
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_article_is_solved() {
    let clues = judge::sudoku::clues(ARTICLE);
    for method in METHODS {
        let (events, verdict) = run(&clues, method);
        assert_eq!(solution(&clues, &events).as_deref(), Some(ARTICLE_SOLVED));
        check_trace(&clues, &events, verdict).unwrap_or_else(|fault| panic!("{method:?}: {fault}"));
    }
}

#[test]
fn the_shared_boards_of_nine_are_solved() {
    check("dev-9x9", 16, 4, &METHODS[..2]);
}

#[test]
fn the_shared_boards_of_nine_are_solved_by_search() {
    check("dev-9x9", 40, 10, &METHODS[2..]);
}

#[test]
fn the_shared_jigsaws_are_solved() {
    check("dev-jigsaw", 8, 2, &METHODS);
}

#[test]
fn the_shared_bad_boards_are_told() {
    check("dev-bad", 1, 1, &METHODS[..1]);
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: if soak() { 400 } else { 24 },
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_step_on_random_boards_holds(seed in any::<u64>()) {
        let clues = judge::sudoku::random::board(seed);
        for method in METHODS {
            let (events, verdict) = run(&clues, method);
            let checked = check_trace(&clues, &events, verdict);
            prop_assert!(checked.is_ok(), "{}: {method:?}: {checked:?}", Sudoku::print(&clues));
        }
    }

    #[test]
    fn any_slices_of_fuel_make_the_same_trace(seed in any::<u64>(), fuel in 1_u32..40) {
        let clues = judge::sudoku::random::board(seed);
        for method in METHODS {
            prop_assert_eq!(run(&clues, method), run_in_slices(&clues, method, fuel));
        }
    }
}

/// Boards of every sort: random ones, and made ones of larger sizes and with
/// larger irregular regions.
fn boards() -> impl Iterator<Item = Clues> {
    let random = (0..if soak() { 400 } else { 60 }).map(judge::sudoku::random::board);
    let made = include_str!("corpus/sudoku/made.txt").lines();
    let made = made.filter(|line| !line.starts_with('#'));
    random.chain(made.map(judge::sudoku::clues))
}

/// Every step holds by what it names, which the laws above check; and not
/// without any one clue, fact or house of that. Trials use all that their step
/// names.
#[test]
fn no_evidence_is_needless() {
    let (mut all, mut loose) = (0, Vec::new());
    for clues in boards() {
        let mut judge = judge::sudoku::Judge::new(&clues);
        for step in steps_of_both_methods(&clues) {
            all += 1;
            if let Some(needless) = needless(&mut judge, &step) {
                loose.push((Sudoku::print(&clues), step.technique, needless));
            }
        }
    }
    assert!(loose.is_empty(), "of {all} steps {loose:?}");
}

/// The steps of the people's techniques, and those of techniques that assume
/// one solution where these are asked for.
fn steps_of_both_methods(clues: &Clues) -> Vec<Step<Sudoku>> {
    let of = |method| {
        let steps = told::steps(clues, method).into_iter();
        steps.filter(move |step| told::method_of(step.technique) == method)
    };
    of(Method::Human).chain(of(Method::HumanUnique)).collect()
}

/// The houses that an explanation names, by number among rows, columns,
/// regions and diagonals.
fn named(explanation: &Explanation, side: usize, names: &mut Vec<usize>) {
    for (_, arg) in &explanation.args {
        let Arg::Said(parts) = arg else { continue };
        for part in parts {
            let number = part.args.iter().find_map(|(_, arg)| match arg {
                Arg::Number(number) => usize::try_from(*number).ok(),
                _ => None,
            });
            let before = match part.message {
                "sudoku-row" => Some(0),
                "sudoku-column" => Some(side),
                "sudoku-box" | "sudoku-region" => Some(2 * side),
                "sudoku-diagonal-falling" | "sudoku-diagonal-rising" => Some(3 * side),
                _ => None,
            };
            let house = before
                .zip(number)
                .map(|(before, number)| before + number - 1);
            names.extend(house);
            named(part, side, names);
        }
    }
}

/// The sentence of a step names no house but those that the step uses.
#[test]
fn a_house_that_is_named_is_used() {
    let mut all = 0;
    for clues in boards() {
        let judge = judge::sudoku::Judge::new(&clues);
        let side = usize::from(clues.houses().side());
        let steps = steps_of_both_methods(&clues);
        let followed = steps.iter().flat_map(|step| &step.trials);
        let followed = followed.flat_map(|trial| &trial.steps);
        for step in steps.iter().chain(followed) {
            let mut names = Vec::new();
            named(&Sudoku::explain(&clues, step), side, &mut names);
            all += names.len();
            let mut names = names.iter();
            let unused = names.find(|&&house| !judge.has_area(&step.areas, house));
            let board = Sudoku::print(&clues);
            assert!(unused.is_none(), "{board}: {step:?} names house {unused:?}");
        }
    }
    assert!(all > 1000, "{all} houses are named");
}

/// A board on file and the text of its step.
struct Block {
    technique: Technique,
    source: String,
    puzzle: String,
    /// The number of the step, from 1.
    step: usize,
    text: String,
}

fn block(text: &str) -> Block {
    let line = |key: &str| {
        let mut found = text.lines().filter_map(|line| line.strip_prefix(key));
        found.next().expect("every block has a line of each key")
    };
    let name = line("technique: ");
    let mut techniques = Technique::all().into_iter();
    let technique = techniques.find(|technique| technique.name() == name);
    Block {
        technique: technique.unwrap_or_else(|| panic!("there is no technique {name}")),
        source: line("source: ").to_owned(),
        puzzle: line("puzzle: ").to_owned(),
        step: line("step: ").parse().expect("a number"),
        text: format!("{}\n", text.trim()),
    }
}

fn blocks() -> Vec<Block> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/sudoku/techniques.txt");
    let text = fs::read_to_string(path).expect("a readable file");
    // What comes before the first says how to read them.
    let blocks = text.split("\ntechnique: ").skip(1);
    blocks
        .map(|rest| block(&format!("technique: {rest}")))
        .collect()
}

#[test]
fn each_technique_finds_what_its_board_says() {
    for block in blocks() {
        let clues = judge::sudoku::clues(&block.puzzle);
        let step = told::first_step(&clues, block.technique, &block.source);
        assert_eq!(step.as_deref(), Some(block.text.as_str()));
    }
}

#[test]
fn every_step_on_those_boards_holds() {
    for block in blocks() {
        let clues = judge::sudoku::clues(&block.puzzle);
        let (events, verdict) = run(&clues, told::method_of(block.technique));
        let checked = check_trace(&clues, &events, verdict);
        assert!(checked.is_ok(), "{:?}: {checked:?}", block.technique);
    }
}

#[test]
fn every_technique_has_a_board() {
    let there: Vec<Technique> = blocks().iter().map(|block| block.technique).collect();
    for technique in Technique::all() {
        assert!(there.contains(&technique), "{technique:?}");
    }
}

fn film(block: &Block) -> Film<Sudoku> {
    let clues = judge::sudoku::clues(&block.puzzle);
    let mut film = Film::new(clues.clone());
    for event in run(&clues, told::method_of(block.technique)).0 {
        film.push(event);
    }
    film
}

#[test]
fn each_technique_is_told() {
    let speaker = Speaker::new("en");
    let sentence = |block: &Block| {
        let film = film(block);
        let last = film.beats(block.step) - 1;
        let shape = film.clues().houses().shape();
        let said = speaker.say(&film.explanation(block.step, last), shape);
        format!("{}: {said}\n", block.technique.name())
    };
    insta::assert_snapshot!(blocks().iter().map(sentence).collect::<String>());
}

/// A sentence whose houses or digits are not known has a gap.
#[test]
fn no_sentence_of_a_step_has_a_gap() {
    let speaker = Speaker::new("en");
    for block in blocks() {
        let film = film(&block);
        let shape = film.clues().houses().shape();
        for step in 1..film.len() {
            for beat in 0..film.beats(step) {
                let said = speaker.say(&film.explanation(step, beat), shape);
                let has_gap = ["  ", " ,", " .", " :"]
                    .iter()
                    .any(|gap| said.contains(gap));
                assert!(!has_gap, "{:?}, step {step}: {said}", block.technique);
            }
        }
    }
}

/// The digits that an explanation names under a key.
fn named_digits(explanation: &Explanation, key: &str) -> Vec<u8> {
    let arg = explanation.args.iter().find(|(name, _)| *name == key);
    let Some((_, Arg::Said(parts))) = arg else {
        return Vec::new();
    };
    let args = parts.iter().flat_map(|part| &part.args);
    let digit = |(_, arg): &(_, Arg)| match arg {
        Arg::Digit(value) => Some(*value),
        _ => None,
    };
    args.filter_map(digit).collect()
}

/// Hidden digits are in the cells named alone, and in cells with a naked subset
/// is nothing else.
#[test]
fn the_digits_of_a_subset_are_told_rightly() {
    use Technique::{DirectHiddenPair, DirectHiddenTriple, HiddenPair, HiddenQuad, HiddenTriple};
    use Technique::{NakedPair, NakedQuad, NakedTriple, WWing};
    let is_naked = |technique| matches!(technique, NakedPair | NakedTriple | NakedQuad | WWing);
    let is_hidden = |technique| {
        matches!(
            technique,
            DirectHiddenPair | DirectHiddenTriple | HiddenPair | HiddenTriple | HiddenQuad
        )
    };
    let mut seen = 0;
    let random = (0..if soak() { 400 } else { 150 }).map(judge::sudoku::random::board);
    let filed = blocks();
    let filed = filed
        .iter()
        .map(|block| judge::sudoku::clues(&block.puzzle));
    for clues in random.chain(filed) {
        let mut board = Sudoku::board(&clues);
        for step in told::steps(&clues, Method::Human) {
            if is_hidden(step.technique) {
                seen += 1;
                let cells = &step.groups[0];
                let digits = named_digits(&Sudoku::explain(&clues, &step), "subset");
                assert_eq!(digits.len(), cells.len(), "{step:?}");
                let is_so = judge::sudoku::is_hidden_subset(&clues, &board, cells, &digits);
                assert!(is_so, "{step:?}: {digits:?}");
            }
            if is_naked(step.technique) {
                seen += 1;
                let digits = named_digits(&Sudoku::explain(&clues, &step), "subset");
                let mut left = step.groups[0].iter().filter_map(|site| site.cell());
                let is_so = left.all(|cell| {
                    let mut left = board.candidates(cell).iter();
                    left.all(|digit| digits.contains(&digit.value()))
                });
                assert!(
                    is_so && digits.len() == step.groups[0].len(),
                    "{step:?}: {digits:?}"
                );
            }
            for &fact in &step.found {
                Sudoku::learn(&mut board, fact).expect("a sound fact");
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

/// Boards made here, by seed, that come to a bivalue universal grave: with one
/// cell in the way, one digit, a subset, and a digit that must be there.
const GRAVES: [u64; 4] = [2180, 259, 5350, 12105];

#[test]
fn a_grave_is_told_by_what_is_in_its_way() {
    let speaker = Speaker::new("en");
    let mut text = String::new();
    for seed in GRAVES {
        let clues = judge::sudoku::random::puzzle(seed);
        let (events, verdict) = run(&clues, Method::HumanUnique);
        assert_eq!(check_trace(&clues, &events, verdict).map(|_| ()), Ok(()));
        let steps = told::steps(&clues, Method::HumanUnique);
        let mut steps = steps.iter();
        let step = steps.find(|step| step.technique == Technique::Bug);
        let explanation = Sudoku::explain(&clues, step.expect("it comes to a grave"));
        text += &format!("{}\n", speaker.say(&explanation, clues.houses().shape()));
    }
    insta::assert_snapshot!(text);
}

#[test]
fn a_chain_is_drawn_with_links_of_two_sorts() {
    let is_chain = |block: &Block| block.technique == Technique::AlternatingChain;
    let block = blocks().into_iter().find(is_chain).expect("it is on file");
    let film = film(&block);
    let scene = film.scene(block.step, film.beats(block.step) - 1);
    insta::assert_snapshot!(svg::write(&scene, Theme::from(Palette::Light)));
}
