//! Chapters of a played-back trace: rows, sentences and pictures.

use crate::grid::{Site, SortShort as _};
use crate::model::Arg::{Number, Said};
use crate::model::{Arg, Explanation, Fact as _, Stage, Technique as _};
use crate::scene::{self, Draw, Scene};
use crate::solve::Solve;
use crate::story::{ChapterKind, Scan, Tell};
use crate::trace::{Event, Step};

use super::TracePlayer;

/// Most techniques that the sentence of an opening names.
const MOST_NAMED: usize = 3;
/// Most facts that the sentence of a scan lists one by one.
const MOST_LISTED: usize = 6;
/// Most consequences that are said one by one.
const FEW: usize = 3;

/// Positions of a chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    /// Thought that holds its steps together; `None` for what follows the steps: the
    /// cases, the end.
    pub(super) kind: Option<ChapterKind>,
    /// First position.
    pub(super) first: usize,
    /// Last position.
    pub(super) last: usize,
}

/// Line of the list for one chapter.
#[derive(Clone, Debug, PartialEq)]
pub struct ChapterRow {
    /// Message id of its technique, or of its sort where it has no idea.
    pub name: &'static str,
    /// Part of the board that it goes through, if that is its thought.
    pub scan: Option<Explanation>,
    /// Number of its ideas.
    pub ideas: usize,
    /// Stage of its hardest step.
    pub stage: Stage,
    /// Level of its hardest step, 1 to 10; 0 where it has no steps.
    pub level: u8,
    /// First position.
    pub first: usize,
    /// Last position.
    pub last: usize,
    /// Places of its ideas.
    pub sites: Vec<Site>,
    /// Whether one of its techniques assumes that there is exactly one solution.
    pub assumes_unique: bool,
}

impl<P: Solve + Draw + Tell> TracePlayer<P> {
    /// Number of chapters told so far.
    pub fn chapter_count(&self) -> usize {
        self.chapters.len()
    }

    /// Row of a chapter, by number from 0.
    pub fn chapter(&self, number: usize) -> Option<ChapterRow> {
        let span = *self.chapters.get(number)?;
        let steps = self.steps_of(span);
        let first = self.row(span.first)?;
        let hardest = steps.iter().max_by_key(|step| step.level());
        let ideas = ideas(span);
        let scan = match span.kind {
            Some(ChapterKind::Scan(scan)) => P::explain_scan(&self.clues, scan),
            _ => None,
        };
        Some(ChapterRow {
            name: match span.kind {
                None | Some(ChapterKind::Idea(_)) => first.name,
                Some(ChapterKind::Opening) => "playback-row-opening",
                Some(ChapterKind::Scan(_)) => "playback-row-scan",
                Some(ChapterKind::Continuation) => "playback-row-continuation",
                Some(ChapterKind::Finish) => "playback-row-finish",
            },
            scan,
            ideas,
            stage: hardest.map_or(first.stage, |step| step.technique.stage()),
            level: hardest.map_or(0, |step| step.level()),
            first: span.first,
            last: span.last,
            sites: match ideas {
                0 => Vec::new(),
                _ => steps
                    .iter()
                    .take(ideas)
                    .map(|step| P::place(step))
                    .collect(),
            },
            assumes_unique: steps.iter().any(|step| step.technique.assumes_unique()),
        })
    }

    /// The sentence about a chapter as a whole.
    pub fn chapter_explanation(&self, number: usize) -> Explanation {
        let Some(&span) = self.chapters.get(number) else {
            return self.explanation(0, 0);
        };
        let steps = self.steps_of(span);
        let ending = match self.event(span.last) {
            Some(Event::Step(_)) => None,
            _ => Some(self.explanation(span.last, 0)),
        };
        let told = match span.kind {
            None => return self.explanation(span.last, 0),
            Some(ChapterKind::Idea(count)) => self.idea(span, &steps, count),
            Some(kind) => self.routine(kind, span, &steps),
        };
        match ending {
            Some(ending) => told.ending_with(ending),
            None => told,
        }
    }

    /// The sentence of the first idea, where else it holds, and how much follows.
    fn idea(&self, span: Span, steps: &[&Step<P>], count: usize) -> Explanation {
        let substeps = self.substeps(span.first);
        let mut told = self.explanation(span.first, substeps - 1);
        if count > 1 {
            told = told.ending_with(likewise(&steps[1..count]));
        }
        let found = found(&steps[count..]);
        if found.is_empty() {
            return told;
        }
        let message = match found.len() <= FEW {
            true => "playback-then",
            false => "playback-follows",
        };
        told.ending_with(Explanation::new(message).with("found", Said(listed::<P>(&found, FEW))))
    }

    fn routine(&self, kind: ChapterKind, span: Span, steps: &[&Step<P>]) -> Explanation {
        let found = found(steps);
        match kind {
            // One step alone is told with its reason.
            _ if steps.len() == 1 => self.explanation(span.first, self.substeps(span.first) - 1),
            ChapterKind::Scan(scan) => {
                let message = match scan {
                    Scan::Digit(_) => "playback-scan-digit",
                    Scan::House(_) => "playback-scan-house",
                };
                let what = P::explain_scan(&self.clues, scan).into_iter().collect();
                let sites = found.iter().map(|fact| fact.site()).collect();
                Explanation::new(message)
                    .with("what", Said(what))
                    .with("places", Arg::Places(sites))
                    .with("found", Said(listed::<P>(&found, MOST_LISTED)))
            }
            ChapterKind::Opening => {
                let signs = signs(steps);
                Explanation::new("playback-opening")
                    .with("sign-count", Number(signs.len() as u64))
                    .with("signs", Said(signs))
                    .with("found", Said(P::count(&found)))
            }
            ChapterKind::Continuation => Explanation::new("playback-continuation")
                .with("found", Said(listed::<P>(&found, FEW))),
            ChapterKind::Finish | ChapterKind::Idea(_) => Explanation::new("playback-finish")
                .with("count", Number(found.len() as u64))
                .with("found", Said(listed::<P>(&found, FEW))),
        }
    }

    /// The picture of a chapter as a whole: its ideas with their evidence, then its
    /// consequences, drawn in one flow in their order.
    pub fn chapter_scene(&self, number: usize) -> Scene {
        let Some(&span) = self.chapters.get(number) else {
            return self.scene(0, 0);
        };
        let steps = self.steps_of(span);
        let ends = !matches!(self.event(span.last), Some(Event::Step(_)));
        if steps.len() < 2 || ends {
            return self.scene(span.last, self.substeps(span.last) - 1);
        }
        let before = self.board_at(span.first - 1);
        scene::chapter_scene(&self.clues, &before, &steps, ideas(span))
    }

    /// Steps of a chapter, in their order.
    fn steps_of(&self, span: Span) -> Vec<&Step<P>> {
        let events = self.events[span.first - 1..span.last].iter();
        let steps = events.filter_map(|event| match event {
            Event::Step(step) => Some(step),
            _ => None,
        });
        steps.collect()
    }
}

fn ideas(span: Span) -> usize {
    match span.kind {
        Some(ChapterKind::Idea(count)) => count,
        _ => 0,
    }
}

fn found<P: Tell>(steps: &[&Step<P>]) -> Vec<P::Fact> {
    steps
        .iter()
        .flat_map(|step| step.found.iter().copied())
        .collect()
}

/// Facts as necessities where they are few, else counted.
fn listed<P: Tell>(facts: &[P::Fact], few: usize) -> Vec<Explanation> {
    match facts.len() <= few {
        true => P::necessary(facts),
        false => P::count(facts),
    }
}

/// Further places of an idea: what follows there, or where much follows the clues
/// from which it does.
fn likewise<P: Tell>(others: &[&Step<P>]) -> Explanation {
    let found = found(others);
    let mut clues: Vec<Site> = others.iter().flat_map(|step| step.clues.clone()).collect();
    clues.sort_short();
    clues.dedup();
    match found.len() > MOST_LISTED && !clues.is_empty() {
        true => Explanation::new("playback-likewise-by")
            .with("count", Number(clues.len() as u64))
            .with("places", Arg::Places(clues))
            .with("found", Said(P::count(&found))),
        false => Explanation::new("playback-likewise").with("found", Said(P::necessary(&found))),
    }
}

/// Signs that an opening begins with: the techniques that need nothing but clues,
/// those used most first, with the clues or how often.
fn signs<P: Tell>(steps: &[&Step<P>]) -> Vec<Explanation> {
    let mut signs: Vec<(&'static str, Vec<&Step<P>>)> = Vec::new();
    for step in steps.iter().filter(|step| step.given.is_empty()) {
        let name = step.technique.name();
        match signs.iter_mut().find(|(other, _)| *other == name) {
            Some((_, uses)) => uses.push(step),
            None => signs.push((name, vec![step])),
        }
    }
    signs.sort_short_by_key(|(_, uses)| std::cmp::Reverse(uses.len()));
    let named = signs.into_iter().take(MOST_NAMED).map(|(name, uses)| {
        let places = places(&uses);
        Explanation::new("playback-sign")
            .with("technique", Arg::Word(name))
            .with("count", Number(uses.len() as u64))
            .with("place-count", Number(places.len() as u64))
            .with("places", Arg::Places(places))
    });
    named.collect()
}

/// Clues at which a technique is used, where they can be told in a few words: those of
/// a single use, or one of each of a few.
fn places<P: Tell>(uses: &[&Step<P>]) -> Vec<Site> {
    let is_few = uses.len() <= FEW && uses.iter().all(|step| step.clues.len() == 1);
    match uses {
        [only] => only.clues.clone(),
        _ if is_few => uses.iter().flat_map(|step| step.clues.clone()).collect(),
        _ => Vec::new(),
    }
}
