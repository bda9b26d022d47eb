//! Sentences and pictures of steps, on the boards for each technique.

use clew_core::grid::Site;
use clew_core::model::{Arg, Explanation, Fact as _, Puzzle as _, Technique as _};
use clew_core::playback::TracePlayer;
use clew_core::scene::{Item, Palette, Role, Theme, svg};
use clew_core::solve::Method;
use clew_core::trace::{Explain as _, Step};
use clew_say::{Run, Speaker};
use clew_sudoku::{Clues, Fact, Sudoku, Technique};

use clew_judge::length::either;
use clew_judge::review::{self, Reviewable as _};
use clew_judge::sudoku::{is_hidden_subset, random};
use clew_judge::{check_trace, run, run_in_order_of_grades};

type Block = review::Block<Sudoku>;

fn player_of(block: &Block) -> TracePlayer<Sudoku> {
    let mut player = TracePlayer::new(block.clues.clone());
    for event in run_in_order_of_grades(&block.clues, Sudoku::method_of(block.technique)).events {
        player.push(event);
    }
    player.finish();
    player
}

/// Puzzles on file for each technique, and random ones, each with the method that solves it.
fn filed_and_random() -> impl Iterator<Item = (Clues, Method)> {
    let filed = review::blocks::<Sudoku>().into_iter();
    let filed = filed.map(|block| (block.clues, Sudoku::method_of(block.technique)));
    filed.chain((0..either(12, 400)).map(|seed| (random::board(seed), Method::Human)))
}

/// Position at which a player shows the step of a block.
fn position_of(player: &TracePlayer<Sudoku>, block: &Block) -> usize {
    player.position(block.step).expect("the step is shown")
}

#[test]
fn each_technique_has_a_sentence() {
    let speaker = Speaker::new("en");
    let sentence = |block: &Block| {
        let player = player_of(block);
        let at = position_of(&player, block);
        let explanation = player.explanation(at, player.substeps(at) - 1);
        let said = speaker.say(&explanation, player.clues().houses().shape());
        format!("{}: {said}\n", block.technique.name())
    };
    let blocks = review::blocks::<Sudoku>();
    insta::assert_snapshot!(blocks.iter().map(sentence).collect::<String>());
}

/// A sentence with unknown houses or digits has a gap.
#[test]
fn no_sentence_of_a_step_has_a_gap() {
    let speaker = Speaker::new("en");
    for block in review::blocks::<Sudoku>() {
        let player = player_of(&block);
        let shape = player.clues().houses().shape();
        for step in 1..player.len() {
            for substep in 0..player.substeps(step) {
                let said = speaker.say(&player.explanation(step, substep), shape);
                let has_gap = ["  ", " ,", " .", " :", "..", "{", "$", "()"]
                    .iter()
                    .any(|gap| said.contains(gap));
                assert!(!has_gap, "{:?}, step {step}: {said}", block.technique);
            }
        }
    }
}

/// The places that an explanation names, including those of its parts.
fn named_places(explanation: &Explanation) -> Vec<Site> {
    let of = |(_, arg): &(&str, Arg)| match arg {
        Arg::Place(site) => vec![*site],
        Arg::Places(sites) => sites.clone(),
        Arg::Said(parts) => parts.iter().flat_map(named_places).collect(),
        _ => Vec::new(),
    };
    let then = explanation.then.iter().flat_map(|then| named_places(then));
    explanation.args.iter().flat_map(of).chain(then).collect()
}

/// The places of a step that its picture marks, including those of its suppositions.
fn marked_places(step: &Step<Sudoku>) -> Vec<Site> {
    let sites = |facts: &[Fact]| -> Vec<Site> { facts.iter().map(|fact| fact.site()).collect() };
    let mut marked = [sites(&step.given), sites(&step.found)].concat();
    marked.extend(&step.clues);
    marked.extend(step.groups.iter().chain(&step.areas).flatten());
    marked.extend(step.chain.iter().flat_map(|node| sites(node)));
    for trial in &step.trials {
        marked.push(trial.assumed.site());
        marked.extend(trial.steps.iter().flat_map(marked_places));
        marked.extend(trial.end.iter().flat_map(|end| end.clash.sites.clone()));
    }
    marked
}

/// A sentence names only what its picture shows.
#[test]
fn every_place_that_a_sentence_names_is_marked() {
    fn assert_marked(clues: &Clues, step: &Step<Sudoku>) {
        let marked = marked_places(step);
        let named = named_places(&Sudoku::explain(clues, step));
        let lacking: Vec<Site> = named
            .into_iter()
            .filter(|at| !marked.contains(at))
            .collect();
        assert!(lacking.is_empty(), "{lacking:?} in {step:?}");
        let inner = step.trials.iter().flat_map(|trial| &trial.steps);
        inner.for_each(|step| assert_marked(clues, step));
    }
    let bugs = BUGS.map(|seed| (random::puzzle(seed), Method::HumanUnique));
    for (clues, method) in filed_and_random().chain(bugs) {
        for step in review::steps(&clues, method) {
            assert_marked(&clues, &step);
        }
    }
}

/// A sentence is shown in two beats: what to notice, then what follows.
#[test]
fn every_sentence_of_a_step_says_where_its_conclusion_begins() {
    let text = |runs: &[Run]| -> String {
        let text = runs.iter().map(|run| match run {
            Run::Text(text) => text.as_str(),
            Run::Place { name, .. } => name.as_str(),
        });
        text.collect()
    };
    for language in ["en", "zh-CN"] {
        let speaker = Speaker::new(language);
        for block in review::blocks::<Sudoku>() {
            let shape = block.clues.houses().shape();
            for step in review::steps(&block.clues, Sudoku::method_of(block.technique)) {
                let beats = speaker.beats(&Sudoku::explain(&block.clues, &step), shape);
                let [look, conclusion] = beats.map(|runs| text(&runs));
                assert!(!conclusion.is_empty(), "{language}: {look}");
                assert!(
                    look.ends_with(|c: char| c.is_alphanumeric() || ")）".contains(c)),
                    "{look}"
                );
            }
        }
    }
}

/// Usual maximum of characters in a sentence.
const USUAL: usize = 120;
/// Characters of the longest sentence of a chain or a supposition, which gives its path.
const LONGEST: usize = 340;

/// Half of all sentences are much shorter, and of those about one pattern nine in ten are no longer.
#[test]
fn sentences_are_short() {
    let speaker = Speaker::new("en");
    let mut lengths: Vec<usize> = Vec::new();
    let mut long: Vec<String> = Vec::new();
    for (clues, method) in filed_and_random() {
        let shape = clues.houses().shape();
        for step in review::steps(&clues, method) {
            let said = speaker.say(&Sudoku::explain(&clues, &step), shape);
            lengths.push(said.chars().count());
            let is_walked = !step.chain.is_empty() || !step.trials.is_empty();
            if is_walked {
                assert!(said.chars().count() <= LONGEST, "{said}");
            } else if said.chars().count() > USUAL {
                long.push(format!("{}: {said}", step.technique.name()));
            }
        }
    }
    lengths.sort_unstable();
    let median = lengths[lengths.len() / 2];
    assert!(median <= 80, "half of {} have {median}", lengths.len());
    let share = long.len() * 100 / lengths.len();
    assert!(share <= 10, "{share} % of {}: {long:#?}", lengths.len());
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

/// The hidden digits are only in the cells named, and cells with a naked subset hold nothing else.
#[test]
fn the_digits_of_a_subset_are_named_rightly() {
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
    let random = (0..either(30, 400)).map(random::board);
    let filed = review::blocks::<Sudoku>().into_iter();
    let filed = filed.map(|block| block.clues);
    let filed = filed.step_by(either(3, 1));
    for clues in random.chain(filed) {
        let mut board = Sudoku::board(&clues);
        for step in review::steps(&clues, Method::Human) {
            if is_hidden(step.technique) {
                seen += 1;
                let cells = &step.groups[0];
                let digits = named_digits(&Sudoku::explain(&clues, &step), "subset");
                assert_eq!(digits.len(), cells.len(), "{step:?}");
                let is_so = is_hidden_subset(&clues, &board, cells, &digits);
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
    assert!(seen > 30, "{seen}");
}

/// Boards generated for this test, by seed, that reach a bivalue universal grave,
/// prevented by one cell, one digit, a subset, and a digit that must be there.
const BUGS: [u64; 4] = [49, 5140, 3082, 10590];

#[test]
fn a_bug_is_explained_by_the_candidates_that_prevent_it() {
    let speaker = Speaker::new("en");
    let mut text = String::new();
    for seed in BUGS {
        let clues = random::puzzle(seed);
        let run = run(&clues, Method::HumanUnique);
        let checked = check_trace(&clues, &run.events, run.verdict);
        assert!(checked.is_ok(), "{seed}: {checked:?}");
        let steps = review::steps(&clues, Method::HumanUnique);
        let mut steps = steps.iter();
        let step = steps.find(|step| step.technique == Technique::Bug);
        let explanation = Sudoku::explain(&clues, step.expect("it reaches a BUG"));
        text += &format!("{}\n", speaker.say(&explanation, clues.houses().shape()));
    }
    insta::assert_snapshot!(text);
}

#[test]
fn a_chain_is_drawn_with_links_of_two_sorts() {
    let is_chain = |block: &Block| block.technique == Technique::AlternatingChain;
    let mut blocks = review::blocks::<Sudoku>().into_iter();
    let block = blocks.find(is_chain).expect("it is on file");
    let player = player_of(&block);
    let at = position_of(&player, &block);
    let scene = player.scene(at, player.substeps(at) - 1);
    insta::assert_snapshot!(svg::write(&scene, Theme::from(Palette::Light)));
}

#[test]
fn a_chain_is_walked_link_by_link() {
    let speaker = Speaker::new("en");
    let mut text = String::new();
    for technique in [Technique::GroupedChain, Technique::XyWing] {
        let mut blocks = review::blocks::<Sudoku>().into_iter();
        let block = blocks.find(|block| block.technique == technique);
        let block = block.expect("it is on file");
        let player = player_of(&block);
        let shape = player.clues().houses().shape();
        let at = position_of(&player, &block);
        let substeps = player.substeps(at);
        for substep in 0..substeps {
            let said = speaker.say(&player.explanation(at, substep), shape);
            text += &format!("{said}\n");
            let scene = player.scene(at, substep);
            let is_link = |item: &&Item| matches!(item.role, Role::Strong | Role::Weak);
            let links = scene.items.iter().filter(is_link).count();
            assert_eq!(links, substep.min(substeps - 2), "{said}");
        }
    }
    insta::assert_snapshot!(text);
}
