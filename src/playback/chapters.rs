//! Chapters of a played-back trace: rows, sentences and pictures.

use std::ops::Range;

use crate::grid::{Line, Site, SortShort as _};
use crate::model::Arg::{Number, Said};
use crate::model::{Arg, Explanation, Fact as _, Stage, Technique as _};
use crate::scene::{self, Draw, Scene};
use crate::solve::Solve;
use crate::story::{ChapterKind, Tell};
use crate::trace::{Event, Step};

use super::{Playhead, Scope, TracePlayer};

/// Most techniques that the sentence of leftovers names.
const MOST_NAMED: usize = 3;
/// Most consequences that are said one by one.
const FEW: usize = 3;

/// Positions of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Span {
    /// Thought that holds its steps together; `None` for what follows the steps: the
    /// cases, the end.
    pub(super) kind: Option<ChapterKind>,
    /// First position.
    pub(super) first: usize,
    /// Last position.
    pub(super) last: usize,
    /// Number of steps of each of its beats, which come first.
    pub(super) beats: Vec<usize>,
    /// Number of steps of its run, which come after these.
    pub(super) run: usize,
    /// Number of its chapter in old links.
    pub(super) old: usize,
}

impl Span {
    /// Positions of the steps of each beat.
    pub(super) fn beats(&self) -> impl Iterator<Item = Range<usize>> + '_ {
        self.beats.iter().scan(self.first, |from, count| {
            let beat = *from..*from + count;
            *from = beat.end;
            Some(beat)
        })
    }

    /// Positions of the steps of the run.
    pub(super) fn run(&self) -> Range<usize> {
        let from = self.first + self.beats.iter().sum::<usize>();
        from..from + self.run
    }
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
    /// Position of the key step of each of its beats.
    pub beats: Vec<usize>,
    /// Positions of its run; empty where nothing follows.
    pub run: Range<usize>,
    /// Number of its chapter in links of versions that put several arguments in one; 0 where
    /// it has no steps.
    pub old: usize,
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
        let span = self.chapters.get(number)?;
        let steps = self.steps_at(span.first..span.last + 1);
        let first = self.row(span.first)?;
        let hardest = steps.iter().max_by_key(|step| step.level());
        let is_idea = matches!(span.kind, Some(ChapterKind::Idea | ChapterKind::Sweep(_)));
        let beats: Vec<usize> = span.beats().map(|beat| beat.start).collect();
        let scan = match span.kind {
            Some(ChapterKind::Scan(scan)) => P::explain_scan(&self.clues, scan),
            _ => None,
        };
        Some(ChapterRow {
            name: match span.kind {
                None | Some(ChapterKind::Idea | ChapterKind::Sweep(_)) => first.name,
                Some(ChapterKind::Opening) => "playback-row-opening",
                Some(ChapterKind::Scan(_)) => "playback-row-scan",
                Some(ChapterKind::Continuation) => "playback-row-continuation",
                Some(ChapterKind::Finish) => "playback-row-finish",
            },
            scan,
            ideas: if is_idea { beats.len() } else { 0 },
            run: span.run(),
            old: span.old,
            stage: hardest.map_or(first.stage, |step| step.technique.stage()),
            level: hardest.map_or(0, |step| step.level()),
            first: span.first,
            last: span.last,
            sites: match is_idea {
                false => Vec::new(),
                true => steps
                    .iter()
                    .take(beats.len())
                    .map(|step| P::place(step))
                    .collect(),
            },
            beats,
            assumes_unique: steps.iter().any(|step| step.technique.assumes_unique()),
        })
    }

    /// The sentence about a chapter as a whole: those of its beats, what follows, and its end.
    pub fn chapter_explanation(&self, number: usize) -> Explanation {
        let Some(span) = self.chapters.get(number) else {
            return self.explanation(0, 0);
        };
        let beats = span.beats().map(|beat| self.beat_explanation(beat));
        let run = self.run_explanation(span);
        let ending = match self.event(span.last) {
            Some(Event::Step(_)) => None,
            _ => Some(self.explanation(span.last, 0)),
        };
        let all = beats.chain(run).chain(ending);
        let told = all.reduce(Explanation::ending_with);
        told.unwrap_or_else(|| self.explanation(span.last, 0))
    }

    /// The sentence at a playhead. Where a beat is looked at it is whole: the speaker divides it.
    pub fn sentence(&self, playhead: Playhead) -> Explanation {
        let Playhead {
            position,
            substep,
            scope,
        } = playhead;
        let span = self.span_at(position);
        match (scope, span) {
            (Scope::Look | Scope::Conclude, Some(span)) => {
                let beat = span.beats().find(|beat| beat.contains(&position));
                beat.map(|beat| self.beat_explanation(beat))
            }
            (Scope::Run | Scope::Rest, Some(span)) => {
                let run = self.run_explanation(span);
                // What is concluded once stays, and nothing moves.
                let beat = match span.beats.len() {
                    1 => span.beats().next().map(|beat| self.beat_explanation(beat)),
                    _ => None,
                };
                beat.into_iter().chain(run).reduce(Explanation::ending_with)
            }
            _ => None,
        }
        .unwrap_or_else(|| self.explanation(position, substep))
    }

    /// How much follows from the beats of a chapter, at a playhead of its run.
    pub fn following(&self, playhead: Playhead) -> Explanation {
        let span = self.span_at(playhead.position);
        let run = span.and_then(|span| self.run_explanation(span));
        run.unwrap_or_else(|| self.explanation(playhead.position, playhead.substep))
    }

    /// The picture at a playhead.
    pub fn picture(&self, playhead: Playhead) -> Scene {
        let Playhead {
            position,
            substep,
            scope,
        } = playhead;
        let Some(span) = self.span_at(position) else {
            return self.scene(position, substep);
        };
        let beat = || span.beats().find(|beat| beat.contains(&position));
        match (scope, beat()) {
            (Scope::Look, Some(beat)) => {
                let before = self.board_at(beat.start - 1);
                scene::look_scene(&self.clues, &before, &self.steps_at(beat))
            }
            (Scope::Conclude, Some(beat)) => {
                let before = self.board_at(beat.start - 1);
                scene::conclude_scene(&self.clues, &before, &self.steps_at(beat))
            }
            (Scope::Run, _) if !span.run().is_empty() => {
                let run = span.run();
                let before = self.board_at(run.start - 1);
                scene::run_scene(&self.clues, &before, &self.steps_at(run))
            }
            (Scope::Rest, _) => P::draw(&self.clues, &self.board_at(position)),
            _ => self.scene(position, substep),
        }
    }

    /// Places of the evidence of the beat at a position, and of what it finds.
    pub fn places(&self, position: usize) -> Places {
        let beat = self.span_at(position).and_then(|span| {
            let mut beats = span.beats();
            beats.find(|beat| beat.contains(&position))
        });
        let steps = self.steps_at(beat.unwrap_or(position..position + 1));
        let mut places = Places::default();
        for step in steps {
            places.add(step);
        }
        places
    }

    /// Sentence of a beat: that of its step, or of all of them where they are told together.
    fn beat_explanation(&self, beat: Range<usize>) -> Explanation {
        let steps = self.steps_at(beat.clone());
        let message = steps.first().and_then(|step| P::together(step));
        match (message, &steps[..]) {
            (Some(message), [_, _, ..]) => {
                let mut clues: Vec<Site> =
                    steps.iter().flat_map(|step| step.clues.clone()).collect();
                clues.sort_short();
                let cells = steps.iter().map(|step| P::place(step)).collect();
                let row = P::sweep(steps[0]).map(|row| Arg::Place(Line::Row(row).site()));
                let told = Explanation::new(message)
                    .with("count", Number(steps.len() as u64))
                    .with("clues", Arg::Places(clues))
                    .with("cells", Arg::Places(cells))
                    .with("found", Said(P::count(&found(&steps))));
                row.into_iter()
                    .fold(told, |told, row| told.with("row", row))
            }
            _ => self.explanation(beat.start, self.substeps(beat.start) - 1),
        }
    }

    /// How much follows from the beats of a chapter; `None` where nothing does.
    fn run_explanation(&self, span: &Span) -> Option<Explanation> {
        let steps = self.steps_at(span.run());
        let found = found(&steps);
        if found.is_empty() {
            return None;
        }
        let said = Said(listed::<P>(&found, FEW));
        let message = match (span.kind?, span.beats.is_empty()) {
            (ChapterKind::Finish, true) => "playback-finish",
            (_, true) => {
                return Some(
                    Explanation::new("playback-continuation")
                        .with("signs", Said(signs(&steps)))
                        .with("found", said),
                );
            }
            _ if found.len() <= FEW => "playback-then",
            _ => "playback-follows",
        };
        let count = Number(found.len() as u64);
        Some(
            Explanation::new(message)
                .with("count", count)
                .with("found", said),
        )
    }

    fn span_at(&self, position: usize) -> Option<&Span> {
        let after = self.chapters.partition_point(|span| span.first <= position);
        self.chapters.get(after.checked_sub(1)?)
    }

    /// The steps among the events at some positions, in their order.
    fn steps_at(&self, positions: Range<usize>) -> Vec<&Step<P>> {
        let events = positions.filter_map(|position| self.event(position));
        let steps = events.filter_map(|event| match event {
            Event::Step(step) => Some(step),
            _ => None,
        });
        steps.collect()
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

/// Rules that leftovers go by, those used most first, with the places or how often.
fn signs<P: Tell>(steps: &[&Step<P>]) -> Vec<Explanation> {
    let mut signs: Vec<(&'static str, Vec<&Step<P>>)> = Vec::new();
    for step in steps {
        let name = step.technique.name();
        match signs.iter_mut().find(|(other, _)| *other == name) {
            Some((_, uses)) => uses.push(step),
            None => signs.push((name, vec![step])),
        }
    }
    signs.sort_short_by_key(|(_, uses)| std::cmp::Reverse(uses.len()));
    let named = signs.into_iter().take(MOST_NAMED).map(|(name, uses)| {
        let places = uses.iter().map(|step| P::place(step)).collect();
        Explanation::new("playback-sign")
            .with("technique", Arg::Word(name))
            .with("count", Number(uses.len() as u64))
            .with("places", Arg::Places(places))
    });
    named.collect()
}

/// Places that a beat speaks of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// Those of the clues and facts that it relies on, and of the patterns that it recognises.
    pub evidence: Vec<Site>,
    /// Those of the suppositions that it follows, and of what follows from them.
    pub supposed: Vec<Site>,
    /// Those of what it finds.
    pub found: Vec<Site>,
}

impl Places {
    fn add<P: Tell>(&mut self, step: &Step<P>) {
        let sites = |facts: &[P::Fact]| facts.iter().map(|fact| fact.site()).collect::<Vec<_>>();
        let parts = step.groups.iter().chain(&step.areas).flatten();
        let chain = step.chain.iter().flatten().map(|fact| fact.site());
        let evidence = step.clues.iter().chain(parts).copied().chain(chain);
        put(&mut self.evidence, evidence.chain(sites(&step.given)));
        put(&mut self.found, sites(&step.found));
        for trial in &step.trials {
            let followed = trial.steps.iter().flat_map(|step| sites(&step.found));
            let assumed = std::iter::once(trial.assumed.site());
            put(&mut self.supposed, assumed.chain(followed));
            let end = trial.end.iter();
            put(
                &mut self.evidence,
                end.flat_map(|end| end.clash.sites.clone()),
            );
        }
    }
}

/// Puts places in a list, each once.
fn put(list: &mut Vec<Site>, places: impl IntoIterator<Item = Site>) {
    for place in places {
        if !list.contains(&place) {
            list.push(place);
        }
    }
}
