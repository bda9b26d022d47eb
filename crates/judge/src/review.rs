//! Boards and steps as text that can be reviewed, and the recorded boards that show
//! each technique.

use std::fs;

use clew_core::model::{Puzzle as _, Technique as _};
use clew_core::playback::TracePlayer;
use clew_core::scene::Draw;
use clew_core::solve::{Method, Solver};
use clew_core::trace::{Event, Explain, Step};
use clew_say::Speaker;

use super::kind::{Clued, Judged};

/// A kind whose boards and facts can be written as text.
pub trait Reviewable: Judged {
    /// The file with a board for each technique.
    const FILE: &'static str;

    /// The method in which to look for a technique.
    fn method_of(technique: Self::Technique) -> Method;

    /// A puzzle on one line.
    fn line(clues: &Self::Clues) -> String;

    /// Drawing of the facts that a board knows.
    fn drawing(clues: &Self::Clues, board: &Self::Board) -> String;

    /// Short form of a fact.
    fn short(fact: Self::Fact) -> String;
}

/// The steps of a method on a puzzle, in the order of grades.
pub fn steps<C: Clued>(clues: &C, method: Method) -> Vec<Step<C::Kind>> {
    let events = Solver::<C::Kind>::in_order_of_grades(clues.clone(), method);
    let reasoning = events.take_while(|event| !matches!(event, Event::Enumerate { .. }));
    let step = |event| match event {
        Event::Step(step) => Some(step),
        _ => None,
    };
    reasoning.filter_map(step).collect()
}

/// The steps within the trials of others.
pub fn within_trials<P: Judged>(steps: &[Step<P>]) -> impl Iterator<Item = &Step<P>> {
    let trials = steps.iter().flat_map(|step| &step.trials);
    trials.flat_map(|trial| &trial.steps)
}

/// The first step of a technique in the solution of a puzzle, otherwise the first
/// within a trial: a drawing of the board before it, and what it finds. `None` if the
/// technique does not come up.
pub fn first_step<P: Reviewable>(
    clues: &P::Clues,
    technique: P::Technique,
    source: Option<&str>,
) -> Option<String> {
    let [mut alone, mut within] = [None, None];
    let mut board = P::board(clues);
    let block = |board: &P::Board, step: &Step<P>, at: &str| {
        let found: Vec<String> = step.found.iter().map(|&fact| P::short(fact)).collect();
        format!(
            "technique: {}\n{}puzzle: {}\nstep: {at}\n{}\nfound: {}\n",
            technique.name(),
            source.map_or(String::new(), |source| format!("source: {source}\n")),
            P::line(clues),
            P::drawing(clues, board),
            found.join(", ")
        )
    };
    for (step, number) in steps(clues, P::method_of(technique)).iter().zip(1..) {
        if step.technique == technique {
            alone = alone.or_else(|| Some(block(&board, step, &number.to_string())));
        }
        for trial in &step.trials {
            let mut board = board.clone();
            learn::<P>(&mut board, &[trial.assumed]);
            for inner in &trial.steps {
                if inner.technique == technique {
                    let at = format!("{number}, supposing {}", P::short(trial.assumed));
                    within = within.or_else(|| Some(block(&board, inner, &at)));
                }
                learn::<P>(&mut board, &inner.found);
            }
        }
        learn::<P>(&mut board, &step.found);
    }
    alone.or(within)
}

/// Learns facts. A fact may clash: at the end of a trial, or before a contradiction that reports it.
pub(super) fn learn<P: Judged>(board: &mut P::Board, facts: &[P::Fact]) {
    for &fact in facts {
        let _ = P::learn(board, fact);
    }
}

/// A recorded board and the text of its step.
pub struct Block<P: Reviewable> {
    /// The technique it shows.
    pub technique: P::Technique,
    /// Origin of the board, if the file gives it.
    pub source: Option<String>,
    /// The puzzle.
    pub clues: P::Clues,
    /// The number of the step, from 1.
    pub step: usize,
    /// The whole block, as [`first_step`] writes it.
    pub text: String,
}

/// The recorded boards.
pub fn blocks<P: Reviewable>() -> Vec<Block<P>> {
    let path = super::records::root().join(P::FILE);
    let text = fs::read_to_string(path).expect("a readable file");
    // The text before the first block explains how to read them.
    let blocks = text.split("\ntechnique: ").skip(1);
    blocks
        .map(|rest| block(&format!("technique: {rest}")))
        .collect()
}

fn block<P: Reviewable>(text: &str) -> Block<P> {
    let find = |key: &str| text.lines().find_map(|line| line.strip_prefix(key));
    let line = |key: &str| find(key).expect("every block has a line of each key");
    let name = line("technique: ");
    let mut techniques = P::Technique::all().into_iter();
    let technique = techniques.find(|technique| technique.name() == name);
    let number = line("step: ").split(',').next().unwrap_or_default();
    Block {
        technique: technique.unwrap_or_else(|| panic!("there is no technique {name}")),
        source: find("source: ").map(str::to_owned),
        clues: crate::kind::clues(line("puzzle: ")),
        step: number.parse().expect("a number"),
        text: format!("{}\n", text.trim()),
    }
}

/// Every sentence of a method on a puzzle, including those within trials.
pub fn sentences<C: Clued>(clues: &C, method: Method) -> Vec<String>
where
    C::Kind: Draw + Explain,
{
    let mut player = TracePlayer::<C::Kind>::new(clues.clone());
    for step in steps(clues, method) {
        player.push(Event::Step(step));
    }
    let (speaker, shape) = (Speaker::new("en"), C::Kind::shape(clues));
    let say = |(position, substep)| speaker.say(&player.explanation(position, substep), shape);
    let positions = 1..=player.len();
    let all =
        positions.flat_map(|position| (0..player.substeps(position)).map(move |i| (position, i)));
    all.map(say).collect()
}

/// Checks that sentences have no gaps where a place or a number is missing, and are
/// short: half of them are at most `median` characters long, and at most `percent` per
/// cent are longer than 120.
pub fn assert_readable(mut sentences: Vec<String>, median: usize, percent: usize) {
    let gaps = ["  ", " ,", " .", " :", "{", "$", "()"];
    let gap = sentences
        .iter()
        .find(|said| gaps.iter().any(|gap| said.contains(gap)));
    assert_eq!(gap, None);
    sentences.sort_by_key(|said| said.chars().count());
    let long = sentences
        .iter()
        .filter(|said| said.chars().count() > 120)
        .count();
    let middle = sentences[sentences.len() / 2].chars().count();
    let (last, all) = (sentences.last(), sentences.len());
    let is_short = middle <= median && long * 100 <= percent * all;
    assert!(
        is_short,
        "median {middle}, {long} of {all} longer than 120, such as {last:?}"
    );
}
