//! Arrangement of a growing trace in chapters.
//!
//! This is list scheduling: of the steps that are ready, the nearest to the last one
//! presented comes next. Routine steps come first, then an idea, which begins a
//! chapter. A chapter is settled once a fixed number of further ideas is known, so that
//! there is a choice, or once the trace is over. So it does not depend on how the trace
//! was cut into slices.

use std::collections::VecDeque;

use crate::grid::SortDedup as _;
use crate::model::Puzzle;
use crate::trace::Step;

use super::divide::{self, Draft};
use super::ready::{Steps, Waiting, distance};
use super::route::{self, Stops};
use super::{Chapter, ChapterKind, Dependencies, Scan, Share, Tell, scan};

/// Minimum number of waiting ideas at which chapters are settled, once some ideas are presented.
const IDEAS_AHEAD: usize = 16;
/// Minimum number of waiting steps at which chapters are settled.
const STEPS_AHEAD: usize = 150;
/// Maximum number of steps, in the order of the trace, among which to look for the
/// nearest: ten thousand zeros would take a second.
const MOST_COMPARED: usize = 250;
/// Minimum number of these steps, on a board with far more steps ready.
const LEAST_COMPARED: usize = 16;
/// Maximum product of the number of steps compared for each choice and the number of ready
/// steps: the larger the opening, the more of it is presented in the order of the trace.
const COMPARISONS: usize = 250_000;
/// Maximum number of steps of a chapter that is neither the first nor the last.
const LONGEST: usize = 30;
/// Maximum number of steps of a row that is gone through.
const LONGEST_SWEEP: usize = 60;
/// Maximum number of ideas of a chapter.
const MOST_IDEAS: usize = 3;
/// Maximum distance between ideas of one chapter, in half cells.
const NEAR: u32 = 10;
/// Maximum distance of a step that finishes what another began, in half cells.
const BESIDE: u32 = 6;

/// Arranges the steps of a trace in chapters.
pub struct Arranger<P: Puzzle> {
    /// Whether all steps of a puzzle are presented, not only those that one fact needs.
    is_whole: bool,
    clues: P::Clues,
    dependencies: Dependencies<P>,
    steps: Steps<P>,
    /// Number of waiting steps that are not routine.
    ideas: usize,
    /// Step presented last.
    last: Option<usize>,
    chapters: Vec<Chapter>,
    /// Number of drafts that became chapters.
    drafts: usize,
    /// Candidates that are open in the trace so far, each with the step whose sentence speaks of it.
    spoken_of: Vec<(usize, P::Fact)>,
    /// Scans that come next, unless a step is added.
    scans: VecDeque<Scan>,
}

impl<P: Tell> Arranger<P> {
    /// Arrangement of a trace that has no steps yet.
    pub fn new(clues: P::Clues) -> Self {
        Self {
            is_whole: true,
            dependencies: Dependencies::new(clues.clone()),
            steps: Steps::new(&clues),
            ideas: 0,
            last: None,
            chapters: Vec::new(),
            drafts: 0,
            spoken_of: Vec::new(),
            scans: VecDeque::new(),
            clues,
        }
    }

    /// Arrangement of the steps that one fact needs: each leads to the fact, so none is
    /// presented as a leftover.
    pub fn of_slice(clues: P::Clues) -> Self {
        Self {
            is_whole: false,
            ..Self::new(clues)
        }
    }

    /// Adds the next step of the trace.
    pub fn push(&mut self, step: &Step<P>) {
        let mut after = self.dependencies.push(step).to_vec();
        after.extend(self.ended_by(step));
        after.sort_dedup();
        self.steps.push(&self.clues, step, &after);
        self.scans.clear();
        if P::share(step) == Share::Routine {
            return;
        }
        self.ideas += 1;
        // The ladder finds all routine steps before the next idea, so a chapter settled
        // now does not lack any of its consequences.
        let has_choice = |arranger: &Self| {
            arranger.ideas >= arranger.ahead()
                || (arranger.ideas > 1 && arranger.steps.untold() >= STEPS_AHEAD)
        };
        while !self.is_within_row() && (self.has_routine() || has_choice(self)) {
            self.settle(false);
        }
    }

    /// The waiting steps whose sentence speaks of a candidate that a new step of the trace decides.
    fn ended_by(&mut self, step: &Step<P>) -> Vec<usize> {
        let number = self.steps.len();
        let dependencies = &self.dependencies;
        let ended = self
            .spoken_of
            .extract_if(.., |(_, fact)| dependencies.knows(*fact).is_some());
        let mut ended: Vec<usize> = ended.map(|(step, _)| step).collect();
        ended.retain(|&step| !self.steps.is_told(step));
        let open = P::speaks_of(step)
            .into_iter()
            .filter(|&fact| dependencies.knows(fact).is_none());
        self.spoken_of.extend(open.map(|fact| (number, fact)));
        ended
    }

    /// Settles what is left, at the end of the trace.
    pub fn finish(&mut self) {
        while self.steps.untold() > 0 {
            self.settle(true);
        }
    }

    /// The chapters settled so far.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// Dependencies between the steps.
    pub fn dependencies(&self) -> &Dependencies<P> {
        &self.dependencies
    }

    /// Settles the next chapter.
    fn settle(&mut self, is_over: bool) {
        let mut draft = Draft {
            kind: ChapterKind::Opening,
            steps: Vec::new(),
            ideas: 0,
        };
        if let Some(row) = self.swept_row() {
            self.sweep(&mut draft, row);
        } else if self.has_routine() {
            self.routine(&mut draft, is_over);
        } else {
            self.idea(&mut draft);
        }
        if !draft.steps.is_empty() {
            if !matches!(draft.kind, ChapterKind::Sweep(_)) {
                self.shorten(&mut draft);
            }
            self.drafts += 1;
            let chapters = self.divided(draft);
            self.last = chapters.last().and_then(|chapter| chapter.steps().last());
            self.chapters.extend(chapters);
            self.steps.seal();
        }
    }

    /// Chapters of a draft. Its order is kept if dividing it would make a step stale.
    fn divided(&self, draft: Draft) -> Vec<Chapter> {
        let old = self.drafts;
        let chapters = match draft.kind {
            ChapterKind::Sweep(_) => return vec![divide::sweep(&draft, &self.steps, old)],
            ChapterKind::Opening => vec![divide::opening(&draft, &self.steps, old)],
            ChapterKind::Idea => divide::ideas(&draft, &self.steps, old),
            _ => {
                let chapters = divide::in_order(&draft, &self.steps, old);
                return self.in_waves(chapters);
            }
        };
        match self.is_news(&chapters) {
            true => self.in_waves(chapters),
            false => self.in_waves(divide::in_order(&draft, &self.steps, old)),
        }
    }

    /// The chapters with their steps gathered in waves, unless that would make a step stale.
    fn in_waves(&self, chapters: Vec<Chapter>) -> Vec<Chapter> {
        let gathered = chapters.iter();
        let gathered = gathered.map(|chapter| divide::in_waves(chapter, &self.steps));
        let gathered: Vec<Chapter> = gathered.collect();
        match self.is_news(&gathered) {
            true => gathered,
            false => chapters,
        }
    }

    /// Whether each step of these chapters finds something new after those before it.
    fn is_news(&self, chapters: &[Chapter]) -> bool {
        let order: Vec<usize> = chapters.iter().flat_map(Chapter::steps).collect();
        self.steps.are_news(&order)
    }

    /// Minimum number of waiting ideas at which the next one is chosen: few at first,
    /// so that the first chapters do not wait for hard steps far ahead.
    fn ahead(&self) -> usize {
        let told = self.chapters.iter().filter(|chapter| chapter.ideas() > 0);
        (2 + told.count()).min(IDEAS_AHEAD)
    }

    fn has_routine(&self) -> bool {
        let mut ready = self.steps.ready();
        ready.any(|step| self.steps.at(step).share == Share::Routine)
    }

    /// Row of the next step in the order of the trace, if it was found by going through the board row by row.
    fn swept_row(&self) -> Option<u8> {
        let next = self.steps.waiting().next()?;
        self.steps.at(next).sweep
    }

    /// Whether all waiting steps are from one row, which may have more steps to come.
    fn is_within_row(&self) -> bool {
        let row = self.swept_row();
        let is_of_row = |step: usize| self.steps.at(step).sweep == row;
        row.is_some() && self.steps.waiting().all(is_of_row)
    }

    /// The steps found in a row that was gone through, in the order of the trace.
    fn sweep(&mut self, draft: &mut Draft, row: u8) {
        draft.kind = ChapterKind::Sweep(row);
        while draft.steps.len() < LONGEST_SWEEP {
            let next = self.steps.waiting().next();
            let Some(next) = next.filter(|&step| self.steps.at(step).sweep == Some(row)) else {
                break;
            };
            // The trace found them one after another, so each is ready and finds something new.
            if !self.tell(next, draft) {
                break;
            }
        }
        draft.ideas = draft.steps.len();
    }

    /// A chapter of routine steps: the opening, a scan, or what is left over.
    fn routine(&mut self, chapter: &mut Draft, is_over: bool) {
        let is_last = is_over && self.ideas == 0;
        let rest = match is_last && self.is_whole {
            true => scan::LAST_CELLS,
            false => 0,
        };
        let has_ideas = self.chapters.iter().any(|chapter| chapter.ideas() > 0);
        chapter.kind = match P::HAS_SCANS {
            _ if has_ideas => ChapterKind::Continuation,
            true if self.steps.untold() <= rest => ChapterKind::Finish,
            true => self
                .next_scan(rest)
                .map_or(ChapterKind::Continuation, ChapterKind::Scan),
            false => ChapterKind::Opening,
        };
        let most = match chapter.kind {
            ChapterKind::Continuation if !is_last => LONGEST,
            _ => usize::MAX,
        };
        while chapter.steps.len() < most {
            let Some(next) = self.nearest(&|step| {
                step.share == Share::Routine
                    && match chapter.kind {
                        ChapterKind::Scan(scan) => step.scans.contains(&scan),
                        _ => true,
                    }
            }) else {
                break;
            };
            self.tell(next, chapter);
        }
    }

    /// The scan that comes next; `rest` steps are presented without a scan at the end.
    fn next_scan(&mut self, rest: usize) -> Option<Scan> {
        if self.scans.is_empty() {
            self.scans = scan::plan(&self.steps, self.last, rest).into();
        }
        self.scans.pop_front()
    }

    /// A chapter with an idea, others of its sort near by, and their consequences.
    fn idea(&mut self, chapter: &mut Draft) {
        let easiest = self
            .steps
            .ready()
            .map(|step| self.steps.at(step).tenths)
            .min();
        while let Some(first) = self.nearest(&|step| Some(step.tenths) == easiest) {
            if self.tell(first, chapter) {
                break;
            }
        }
        let Some(&first) = chapter.steps.first() else {
            return;
        };
        let technique = self.steps.at(first).technique;
        let place = self.steps.at(first).place;
        let most = match self.steps.at(first).is_trial {
            true => 1,
            false => MOST_IDEAS,
        };
        // Routine steps that are ready come before another idea.
        while chapter.steps.len() < most && !self.has_routine() {
            let next = self.nearest(&|step| {
                step.technique == technique && distance(step.place, place) <= NEAR
            });
            let Some(next) = next else { break };
            self.tell(next, chapter);
        }
        chapter.kind = ChapterKind::Idea;
        chapter.ideas = chapter.steps.len();
        // Everything that follows from an idea belongs to it; near the end of the board
        // that may be a lot.
        while chapter.steps.len() < LONGEST {
            let told = &chapter.steps;
            let next = self.nearest(&|step| match step.share {
                Share::Routine => true,
                Share::FollowUp => step.after.iter().any(|earlier| {
                    let is_near = || distance(self.steps.at(*earlier).place, step.place) <= BESIDE;
                    told.contains(earlier) && is_near()
                }),
                Share::Idea => false,
            });
            let Some(next) = next else { break };
            self.tell(next, chapter);
        }
    }

    /// Puts the steps of a chapter in an order with a shorter path for the eye, if
    /// there is one in which each step finds something new.
    fn shorten(&self, chapter: &mut Draft) {
        let steps = &chapter.steps;
        if steps.len() > route::MOST {
            return;
        }
        let before = self.chapters.last();
        let from = before.and_then(|before| before.steps().last());
        let away = |from: usize| -> Vec<u32> {
            let apart = steps.iter().map(|&to| self.steps.apart(from, to));
            apart.collect()
        };
        let after = |&step: &usize| {
            let position = |earlier: &usize| steps.iter().position(|other| other == earlier);
            let after = self.steps.at(step).after.iter().filter_map(position);
            after.fold(0, |all, at| all | 1 << at)
        };
        let stops = Stops {
            from_start: from.map_or(vec![0; steps.len()], away),
            apart: steps.iter().copied().map(away).collect(),
            after: steps.iter().map(after).collect(),
        };
        let route = route::route(&stops, chapter.ideas);
        let route: Vec<usize> = route.into_iter().map(|at| steps[at]).collect();
        if route.len() == steps.len() && self.steps.are_news(&route) {
            chapter.steps = route;
        }
    }

    /// The step nearest to the last one presented, among those that are ready and
    /// wanted; of several, the first that the same scan finds. An idea that has waited
    /// counts as nearer.
    fn nearest(&self, wanted: &dyn Fn(&Waiting<P>) -> bool) -> Option<usize> {
        let ready = self
            .steps
            .ready()
            .filter(|&step| wanted(self.steps.at(step)));
        let rank = |step: usize| match self.last {
            Some(last) => {
                let scans = &self.steps.at(last).scans;
                let is_akin = self
                    .steps
                    .at(step)
                    .scans
                    .iter()
                    .any(|scan| scans.contains(scan));
                let apart = i64::from(self.steps.apart(last, step));
                (apart - self.waited(step), !is_akin)
            }
            None => (0, false),
        };
        let mut nearest: Option<((i64, bool), usize)> = None;
        let most = COMPARISONS / self.steps.ready_count().max(1);
        for step in ready.take(most.clamp(LEAST_COMPARED, MOST_COMPARED)) {
            let is_farther = match (nearest, self.last) {
                (Some(((apart, _), _)), Some(last)) => {
                    let at_least = i64::from(self.steps.at_least_apart(last, step));
                    at_least - self.waited(step) > apart
                }
                _ => false,
            };
            if !is_farther {
                let found = (rank(step), step);
                nearest = Some(nearest.map_or(found, |nearest| nearest.min(found)));
            }
        }
        nearest.map(|(_, step)| step)
    }

    /// Half cells by which a step counts as nearer because it has been ready for a while.
    fn waited(&self, step: usize) -> i64 {
        match self.steps.at(step).share {
            Share::Routine => 0,
            _ => {
                let doublings = (1 + self.steps.age(step)).ilog2();
                i64::from(P::PATIENCE * doublings)
            }
        }
    }

    fn tell(&mut self, step: usize, chapter: &mut Draft) -> bool {
        if !self.steps.tell(step) {
            return false;
        }
        let told = self.steps.at(step);
        self.ideas -= usize::from(told.share != Share::Routine);
        self.last = Some(step);
        chapter.steps.push(step);
        true
    }
}
