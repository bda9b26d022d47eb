//! Beats of a played-back trace: the sentence, the picture and the places at each stop.

use std::ops::Range;

use crate::grid::{Site, SortDedup as _, SortShort as _};
use crate::model::Arg::{Number, Said};
use crate::model::{Arg, Explanation, Technique as _};
use crate::scene::{self, Draw, Scene};
use crate::solve::Solve;
use crate::story::{ChapterKind, Share, Tell};
use crate::trace::{Event, Step};

use super::chapters::Span;
use super::{Places, Playhead, Scope, TracePlayer};

/// Maximum number of techniques that the sentence about leftovers names.
const MOST_NAMED: usize = 3;
/// Maximum number of consequences that are named one by one.
const FEW: usize = 3;

impl<P: Solve + Draw + Tell> TracePlayer<P> {
    /// The sentence at a playhead. For the *look* of a beat or a wave it is whole: the speaker divides it.
    pub fn sentence(&self, playhead: Playhead) -> Explanation {
        let Playhead {
            position,
            substep,
            scope,
        } = playhead;
        let span = self.span_at(position);
        match (scope, span) {
            (Scope::Look | Scope::Conclude, Some(span)) => span
                .part_at(position)
                .map(|(at, part)| self.part_explanation(span, at, part)),
            (Scope::Run | Scope::Rest, Some(span)) => {
                let run = self.run_explanation(span);
                // A single conclusion stays, and nothing moves.
                let beat = match span.beats.len() {
                    1 => span.beats().next(),
                    _ => None,
                };
                let beat = beat.map(|beat| self.part_explanation(span, 0, beat));
                beat.into_iter().chain(run).reduce(Explanation::ending_with)
            }
            _ => None,
        }
        .unwrap_or_else(|| self.explanation(position, substep))
    }

    /// The sentence at a playhead as the film shows it, where the places are in sight: for the first wave by a rule the rule, then the
    /// short form, if there is one.
    pub fn caption(&self, playhead: Playhead) -> Explanation {
        let sentence = self.sentence(playhead);
        let is_part = matches!(playhead.scope, Scope::Look | Scope::Conclude);
        let span = self.span_at(playhead.position).filter(|_| is_part);
        let part = span.and_then(|span| Some((span, span.part_at(playhead.position)?)));
        let Some((span, (number, part))) = part else {
            return sentence;
        };
        let steps = self.steps_at(part);
        let is_wave = number >= span.beats.len();
        let earlier = span.earlier.get(number).copied().unwrap_or(0);
        let told = steps
            .first()
            .filter(|step| is_wave && P::together(step).is_some());
        match (earlier, told) {
            (0, Some(step)) => Explanation::new("playback-here")
                .with("rule", Arg::Rule(step.technique.name()))
                .with("found", Said(P::count(&found(&steps))))
                .in_brief(),
            (0, None) => sentence,
            _ => sentence.in_brief(),
        }
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
        let part = span.part_at(position).map(|(_, part)| part);
        match (scope, part) {
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

    /// Places of the evidence of the beat or wave at a position, and of what it finds.
    pub fn places(&self, position: usize) -> Places {
        let beat = self.part(position);
        let before = self.board_at(beat.start.saturating_sub(1));
        let mut places = Places::default();
        for step in self.steps_at(beat) {
            places.add(&self.clues, &before, step);
        }
        places
    }

    /// Positions of the beat or wave that a position belongs to; the position itself if it belongs to none.
    pub(super) fn part(&self, position: usize) -> Range<usize> {
        let part = self
            .span_at(position)
            .and_then(|span| span.part_at(position));
        part.map_or(position..position + 1, |(_, part)| part)
    }

    /// Sentence of the beat or wave with a number in its chapter, and with steps at some positions: that of its step, or of all its steps
    /// if they are explained together. At the first use of a technique its rule comes first.
    pub(super) fn part_explanation(
        &self,
        span: &Span,
        number: usize,
        part: Range<usize>,
    ) -> Explanation {
        let steps = self.steps_at(part.clone());
        let is_wave = number >= span.beats.len();
        let told = self.told_together(&steps, is_wave);
        let told = told.unwrap_or_else(|| {
            let first = self.explanation(part.start, self.substeps(part.start) - 1);
            let others: Vec<Site> = steps.iter().skip(1).map(|step| P::place(step)).collect();
            match others.is_empty() {
                true => first,
                false => first.ending_with(
                    Explanation::new("playback-likewise")
                        .with("count", Number(others.len() as u64))
                        .with("places", Arg::Places(others)),
                ),
            }
        });
        match (steps.first(), span.earlier.get(number)) {
            (Some(step), Some(0)) if P::share(step) == Share::Routine => {
                Explanation::new("playback-first")
                    .with("rule", Arg::Rule(step.technique.name()))
                    .with("told", Said(vec![told]))
            }
            _ => told,
        }
    }

    /// Sentence of several steps that are explained together; a wave may also have only one.
    fn told_together(&self, steps: &[&Step<P>], is_wave: bool) -> Option<Explanation> {
        let message = steps.first().and_then(|step| P::together(step));
        match (message, steps) {
            (Some(message), [_, others @ ..]) if is_wave || !others.is_empty() => {
                let mut clues: Vec<Site> =
                    steps.iter().flat_map(|step| step.clues.clone()).collect();
                clues.sort_short();
                let mut signs: Vec<Site> = steps.iter().map(|step| P::sign(step)).collect();
                signs.sort_dedup();
                let cells = steps.iter().map(|step| P::place(step)).collect();
                let told = Explanation::new(message)
                    .with("count", Number(steps.len() as u64))
                    .with("many", Said(vec![many(steps.len())]))
                    .with("example", Arg::Place(signs[0]))
                    .with("others", Number(signs.len() as u64 - 1))
                    .with("signs", Arg::Places(signs))
                    .with("clues", Arg::Places(clues))
                    .with("cells", Arg::Places(cells))
                    .with("found", Said(P::count(&found(steps))));
                Some(told)
            }
            _ => None,
        }
    }

    /// How much follows from the beats of a chapter; `None` if nothing does.
    pub(super) fn run_explanation(&self, span: &Span) -> Option<Explanation> {
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
    pub(super) fn steps_at(&self, positions: Range<usize>) -> Vec<&Step<P>> {
        let events = positions.filter_map(|position| self.event(position));
        let steps = events.filter_map(|event| match event {
            Event::Step(step) => Some(step),
            _ => None,
        });
        steps.collect()
    }
}

/// A number that begins a sentence.
fn many(count: usize) -> Explanation {
    Explanation::new("playback-many").with("count", Number(count as u64))
}

fn found<P: Tell>(steps: &[&Step<P>]) -> Vec<P::Fact> {
    steps
        .iter()
        .flat_map(|step| step.found.iter().copied())
        .collect()
}

/// Facts as necessities if they are few, otherwise their number.
fn listed<P: Tell>(facts: &[P::Fact], few: usize) -> Vec<Explanation> {
    match facts.len() <= few {
        true => P::necessary(facts),
        false => P::count(facts),
    }
}

/// Rules that leftovers follow, the most used first, each with its places or the number of times
/// it is used.
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
        let places = uses.iter().map(|step| P::sign(step)).collect();
        Explanation::new("playback-sign")
            .with("technique", Arg::Word(name))
            .with("count", Number(uses.len() as u64))
            .with("places", Arg::Places(places))
    });
    named.collect()
}
