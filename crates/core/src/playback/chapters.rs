//! Chapters of a played-back trace: their positions, rows and sentences.

use std::ops::Range;

use crate::grid::Site;
use crate::model::Arg::Number;
use crate::model::{Explanation, Stage, Technique as _};
use crate::scene::Draw;
use crate::solve::Solve;
use crate::story::{ChapterKind, Tell};
use crate::trace::Event;

use super::TracePlayer;

/// Positions of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Span {
    /// Thought that holds its steps together; `None` for the part after the steps: the
    /// cases, the end.
    pub(super) kind: Option<ChapterKind>,
    /// First position.
    pub(super) first: usize,
    /// Last position.
    pub(super) last: usize,
    /// Number of steps of each of its beats, which come first.
    pub(super) beats: Vec<usize>,
    /// Number of steps of each wave of its run, which comes after the beats.
    pub(super) waves: Vec<usize>,
    /// For each beat and each wave, how often its technique has been used by then in other beats and waves.
    pub(super) earlier: Vec<usize>,
    /// Number of its chapter in old links.
    pub(super) old: usize,
}

impl Span {
    /// Positions of the steps of each beat, then of each wave.
    pub(super) fn parts(&self) -> impl Iterator<Item = Range<usize>> + '_ {
        let counts = self.beats.iter().chain(&self.waves);
        counts.scan(self.first, |from, count| {
            let part = *from..*from + count;
            *from = part.end;
            Some(part)
        })
    }

    /// Positions of the steps of each beat.
    pub(super) fn beats(&self) -> impl Iterator<Item = Range<usize>> + '_ {
        self.parts().take(self.beats.len())
    }

    /// Positions of the steps of each wave.
    pub(super) fn waves(&self) -> impl Iterator<Item = Range<usize>> + '_ {
        self.parts().skip(self.beats.len())
    }

    /// Positions of the steps of the run, which are those of all waves.
    pub(super) fn run(&self) -> Range<usize> {
        let from = self.first + self.beats.iter().sum::<usize>();
        from..from + self.waves.iter().sum::<usize>()
    }

    /// The beat or wave with a step at a position: its number, and the positions of its steps.
    pub(super) fn part_at(&self, position: usize) -> Option<(usize, Range<usize>)> {
        let mut parts = self.parts().enumerate();
        parts.find(|(_, part)| part.contains(&position))
    }
}

/// Line of the list for one chapter.
#[derive(Clone, Debug, PartialEq)]
pub struct ChapterRow {
    /// Message id of its technique, or of its sort if it has no idea.
    pub name: &'static str,
    /// Part of the board that it goes through, if that is its thought.
    pub scan: Option<Explanation>,
    /// Number of its ideas.
    pub ideas: usize,
    /// Position of the key step of each of its beats.
    pub beats: Vec<usize>,
    /// Position of the first step of each wave of its run.
    pub waves: Vec<usize>,
    /// Positions of its run; empty if nothing follows.
    pub run: Range<usize>,
    /// Number of its chapter in links of versions that put several arguments in one; 0 if it
    /// has no steps.
    pub old: usize,
    /// Stage of its hardest step.
    pub stage: Stage,
    /// Level of its hardest step, 1 to 10; 0 if it has no steps.
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
    /// Number of chapters so far.
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
            Some(ChapterKind::Sweep(row)) => {
                let row = Number(u64::from(row) + 1);
                Some(Explanation::new("place-row").with("row", row))
            }
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
            waves: span.waves().map(|wave| wave.start).collect(),
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

    /// The sentence about a chapter as a whole: those of its beats, how much follows, and its end.
    pub fn chapter_explanation(&self, number: usize) -> Explanation {
        let Some(span) = self.chapters.get(number) else {
            return self.explanation(0, 0);
        };
        let beats = span.beats().enumerate();
        let beats = beats.map(|(at, beat)| self.part_explanation(span, at, beat));
        let run = self.run_explanation(span);
        let ending = match self.event(span.last) {
            Some(Event::Step(_)) => None,
            _ => Some(self.explanation(span.last, 0)),
        };
        let all = beats.chain(run).chain(ending);
        let told = all.reduce(Explanation::ending_with);
        told.unwrap_or_else(|| self.explanation(span.last, 0))
    }
}
