//! Beats of a played-back trace: the sentence, the picture and the places at each stop.

use std::ops::Range;

use crate::grid::{Line, Site, SortShort as _};
use crate::model::Arg::{Number, Said};
use crate::model::{Arg, Explanation, Technique as _};
use crate::scene::{self, Draw, Scene};
use crate::solve::Solve;
use crate::story::{ChapterKind, Tell};
use crate::trace::{Event, Step};

use super::chapters::Span;
use super::{Places, Playhead, Scope, TracePlayer};

/// Maximum number of techniques that the sentence about leftovers names.
const MOST_NAMED: usize = 3;
/// Maximum number of consequences that are named one by one.
const FEW: usize = 3;

impl<P: Solve + Draw + Tell> TracePlayer<P> {
    /// The sentence at a playhead. For the *look* of a beat it is whole: the speaker divides it.
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
                // A single conclusion stays, and nothing moves.
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
        let beat = beat.unwrap_or(position..position + 1);
        let before = self.board_at(beat.start.saturating_sub(1));
        let mut places = Places::default();
        for step in self.steps_at(beat) {
            places.add(&self.clues, &before, step);
        }
        places
    }

    /// Sentence of a beat: that of its step, or of all its steps if they are explained together.
    pub(super) fn beat_explanation(&self, beat: Range<usize>) -> Explanation {
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
        let place = |step: &&Step<P>| match step.clues[..] {
            [clue] => clue,
            _ => P::place(step),
        };
        let places = uses.iter().map(place).collect();
        Explanation::new("playback-sign")
            .with("technique", Arg::Word(name))
            .with("count", Number(uses.len() as u64))
            .with("places", Arg::Places(places))
    });
    named.collect()
}
