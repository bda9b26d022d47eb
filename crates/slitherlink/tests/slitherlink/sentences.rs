//! Sentences and pictures of Slitherlink steps.

use clew_core::grid::{Shape, Site};
use clew_core::model::{Arg, Explanation, Fact as _, Puzzle as _};
use clew_core::scene::Draw as _;
use clew_core::solve::Method;
use clew_core::trace::{Event, Explain as _, Step};
use clew_say::{Run, Speaker, languages};
use clew_slitherlink::{Clues, Fact, Slitherlink};

use clew_judge::slitherlink::random;
use clew_judge::{records, run};

/// Boards of the corpus, and random ones.
fn boards() -> Vec<Clues> {
    let filed = records::own::<Slitherlink>().into_iter();
    let random = (0..24).map(|seed| random::board(Shape::new(4 + seed % 4, 5), u64::from(seed)));
    filed.map(|record| record.clues()).chain(random).collect()
}

/// Calls `look` with every step of the boards, including those of trials.
fn for_every_step(mut look: impl FnMut(&Clues, &Step<Slitherlink>)) {
    for clues in boards() {
        for method in [Method::Human, Method::Article] {
            for event in run(&clues, method).events {
                if let Event::Step(step) = event {
                    look(&clues, &step);
                    let followed = step.trials.iter().flat_map(|trial| &trial.steps);
                    followed.for_each(|step| look(&clues, step));
                }
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
    explanation.args.iter().flat_map(of).collect()
}

/// The places of a step that its picture marks, including those of its suppositions.
fn marked_places(clues: &Clues, step: &Step<Slitherlink>) -> Vec<Site> {
    let sites = |facts: &[Fact]| -> Vec<Site> { facts.iter().map(|fact| fact.site()).collect() };
    let mut marked = [sites(&step.given), sites(&step.found)].concat();
    marked.extend(&step.clues);
    marked.extend(step.groups.iter().chain(&step.areas).flatten());
    let aids = Slitherlink::aids(clues, &Slitherlink::board(clues), step);
    marked.extend(aids.iter().filter_map(|item| item.site));
    for trial in &step.trials {
        marked.push(trial.assumed.site());
        marked.extend(trial.steps.iter().flat_map(|step| sites(&step.found)));
        marked.extend(trial.end.iter().flat_map(|end| end.clash.sites.clone()));
    }
    marked
}

/// A sentence names only what its picture shows.
#[test]
fn every_place_that_a_sentence_names_is_marked() {
    for_every_step(|clues, step| {
        let marked = marked_places(clues, step);
        let mut named = named_places(&Slitherlink::explain(clues, step));
        named.retain(|at| !marked.contains(at));
        assert!(named.is_empty(), "{named:?} in {step:?}");
    });
}

/// A sentence whose reason is unknown has a gap.
#[test]
fn every_sentence_says_what_to_notice_and_then_what_follows() {
    let speakers: Vec<Speaker> = languages().map(Speaker::new).collect();
    for_every_step(|clues, step| {
        for speaker in &speakers {
            let explanation = Slitherlink::explain(clues, step);
            let beats = speaker.beats(&explanation, Slitherlink::shape(clues));
            let has_text = |runs: &[Run]| {
                let mut texts = runs.iter();
                texts.any(|run| matches!(run, Run::Text(text) if text.len() > 1))
            };
            let said = speaker.say(&explanation, Slitherlink::shape(clues));
            assert!(beats.iter().all(|beat| has_text(beat)), "{said}");
            let gaps = ["  ", " ,", " .", " :", "..", "{", "$", "()", "‖"];
            assert!(!gaps.iter().any(|gap| said.contains(gap)), "{said}");
        }
    });
}
