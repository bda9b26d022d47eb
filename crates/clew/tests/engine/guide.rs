//! Laws of the guide to techniques: its sentences, its example boards and its
//! shares cover exactly the techniques of the catalogue.

use std::collections::BTreeSet;
use std::fs;

use clew::guide::{Example, Shares, source_id};
use clew::kind::{self, Events, Kind, Task, TechniqueEntry};
use clew_aquarium::Aquarium;
use clew_core::model::{Puzzle, Technique as _};
use clew_core::solve::Fuel;
use clew_core::trace::Event;
use clew_say::{Speaker, languages, locale};
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;

/// Techniques without an example: on every board searched, an earlier technique
/// finds the same facts.
const BARE: [&str; 4] = [
    "slitherlink-pair-parity",
    "slitherlink-no-checkerboard",
    "slitherlink-checkerboard-by-relation",
    "slitherlink-no-short-loop",
];

/// Fuel after which a run is checked: the rest of it is not needed.
const SLICE: u32 = 1_000;

fn text(path: &str) -> String {
    let path = clew_judge::records::root().join(path);
    fs::read_to_string(path).expect("a readable file")
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|line| !line.is_empty());
    lines.filter(|line| !line.starts_with('#'))
}

#[test]
fn every_technique_has_a_reason_and_every_sentence_a_technique() {
    for language in languages() {
        let words = locale(language).1.guide;
        let speaker = Speaker::of(language, words);
        let is_ended = |text: &str| text.ends_with(['.', '。']);
        let mut ids = BTreeSet::new();
        for entry in kind::techniques() {
            let why = format!("{}-why", entry.name);
            assert!(is_ended(&speaker.word(&why)), "{why}");
            let rule = format!("{}-rule", entry.name);
            // The English rule is in the catalogue.
            assert_eq!(speaker.knows(&rule), language != "en", "{rule}");
            let also = format!("{}-also", entry.name);
            if speaker.knows(&also) {
                // The page adds the end of the sentence.
                assert!(!is_ended(&speaker.word(&also)), "{also}");
            }
            ids.extend([rule, why, also, source_id(entry.source)]);
        }
        for line in lines(words) {
            let id = line.split(" = ").next().unwrap_or_default();
            // The page about the expected time also belongs to the guide.
            let is_known = ids.contains(id) || id.starts_with("learn-time-");
            assert!(is_known, "{id} is of no technique");
        }
    }
}

#[test]
fn all_techniques_but_a_few_have_an_example_or_a_drawing() {
    let examples = text("www/techniques/examples.txt");
    for line in lines(&examples) {
        let example: Example = line.parse().expect("an example");
        assert!(kind::technique(&example.technique).is_some(), "{line}");
    }
    let is_bare = |entry: &TechniqueEntry| {
        Example::find(&examples, entry.name).is_none() && kind::pattern_pictures(entry).is_empty()
    };
    let bare = kind::techniques().filter(is_bare);
    assert_eq!(bare.map(|entry| entry.name).collect::<Vec<_>>(), BARE);
}

#[test]
fn the_step_of_an_example_is_of_its_technique() {
    for line in lines(&text("www/techniques/examples.txt")) {
        let example: Example = line.parse().expect("an example");
        let code = kind::read(&example.puzzle)
            .expect("a puzzle")
            .remove(0)
            .code;
        assert_eq!(code.text, example.puzzle, "not in canonical form");
        let method = example.method;
        let mut job = kind::job(Task::Retrace { code, method }).expect("a puzzle");
        let slice = job.run(&mut Fuel::new(SLICE));
        let mut events = slice.events.expect("a run has events");
        let mut is_done = slice.end.is_some();
        while shown(&events, &example).is_none() && !is_done {
            let slice = job.run(&mut Fuel::new(SLICE));
            events.append(slice.events.expect("a run has events"));
            is_done = slice.end.is_some();
        }
        let shown = shown(&events, &example);
        assert_eq!(shown, Some(example.technique.as_str()), "{line}");
    }
}

fn shown(events: &Events, example: &Example) -> Option<&'static str> {
    match events.kind().name() {
        "slitherlink" => technique::<Slitherlink>(&events.events(), example),
        "sudoku" => technique::<Sudoku>(&events.events(), example),
        "aquarium" => technique::<Aquarium>(&events.events(), example),
        other => unreachable!("there is no kind {other}"),
    }
}

/// Name of the technique at the step, or at the sub-step within its trials.
fn technique<P: Puzzle>(events: &[Event<P>], example: &Example) -> Option<&'static str> {
    let Event::Step(step) = events.get(example.step.checked_sub(1)?)? else {
        return None;
    };
    let Some(mut substep) = example.substep else {
        return Some(step.technique.name());
    };
    for trial in &step.trials {
        // The supposition comes first, and the end of the trial last.
        if let Some(inner) = substep.checked_sub(1).and_then(|at| trial.steps.get(at)) {
            return Some(inner.technique.name());
        }
        substep = substep.checked_sub(trial.steps.len() + 2)?;
    }
    None
}

#[test]
fn shares_are_of_exactly_the_techniques_of_the_catalogue() {
    let shares = Shares::read(&text("www/techniques/shares.txt"));
    let kinds: Vec<Kind> = shares.iter().map(|shares| shares.kind).collect();
    assert_eq!(kinds, kind::all().collect::<Vec<_>>());
    let names = shares.iter().flat_map(|shares| &shares.uses);
    let names: Vec<&str> = names.map(|(name, _)| name.as_str()).collect();
    let catalogue: Vec<&str> = kind::techniques().map(|entry| entry.name).collect();
    assert_eq!(names, catalogue);
    for shares in &shares {
        for (name, uses) in &shares.uses {
            for (used, puzzles) in uses.iter().zip(shares.puzzles) {
                assert!(*used <= puzzles, "{name}");
            }
        }
    }
}

#[test]
fn a_technique_is_not_used_in_puzzles_easier_than_itself() {
    for shares in Shares::read(&text("www/techniques/shares.txt")) {
        for (name, uses) in &shares.uses {
            let entry = kind::technique(name).expect("a technique");
            // Methods not used for grading have additional techniques.
            let is_graded =
                !name.starts_with("slitherlink-article") && name != "slitherlink-forced-cell";
            if is_graded && entry.soundness == clew_core::model::Soundness::Always {
                let easier = &uses[..usize::from(entry.level()) - 1];
                assert!(easier.iter().all(|&used| used == 0), "{name}: {uses:?}");
            }
        }
    }
}
