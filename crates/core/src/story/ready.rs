//! Steps that wait to be presented, and those that are ready: everything they depend on
//! is presented, and presenting them does not make any waiting step stale.

use std::collections::BTreeSet;

use crate::grid::{Line, Site};
use crate::model::{Fact as _, Puzzle};
use crate::trace::Step;

use super::{Scan, Share, Tell};

/// Hardest level of ideas that may share a chapter.
const EASY: u8 = 4;
/// Number of places of a step to look at.
const PLACES: usize = 12;

/// Properties of a step that the arrangement uses.
pub(super) struct Waiting<P: Puzzle> {
    pub(super) technique: P::Technique,
    pub(super) tenths: u8,
    pub(super) share: Share,
    /// Whether it has suppositions: these are followed one at a time.
    pub(super) is_trial: bool,
    /// Place at which it happens for the reader.
    pub(super) place: Site,
    /// Places of what it finds; only the first ones if there are many.
    places: Vec<Site>,
    /// Corners of the rectangle around these places.
    extent: (Site, Site),
    pub(super) scans: Vec<Scan>,
    /// The step itself, if it is an idea that may share a chapter.
    pub(super) idea: Option<Step<P>>,
    /// Sort of a step that is presented together with others of its sort in the opening.
    pub(super) together: Option<&'static str>,
    /// Row in which it was found by going through the board row by row.
    pub(super) sweep: Option<u8>,
    /// Whether it relies only on clues.
    pub(super) is_by_clues_alone: bool,
    /// Row or column that it counts.
    pub(super) line: Option<Line>,
    found: Vec<P::Fact>,
    /// Steps that it depends on.
    pub(super) after: Vec<usize>,
    /// Number of those steps that are still waiting.
    missing: usize,
    /// Steps that wait for this one.
    before: Vec<usize>,
    is_told: bool,
    /// Number of steps presented when it became ready.
    since: usize,
}

/// All steps of a trace so far, presented or waiting.
pub(super) struct Steps<P: Puzzle> {
    all: Vec<Waiting<P>>,
    /// Board after the presented steps.
    board: P::Board,
    /// Board after the chapters that are sealed.
    sealed: P::Board,
    /// Steps that can be presented now.
    ready: BTreeSet<usize>,
    /// Waiting steps with facts that a board may read off by itself.
    can_be_stale: BTreeSet<usize>,
    untold: usize,
    /// Number of the first waiting step.
    first: usize,
}

impl<P: Tell> Steps<P> {
    pub(super) fn new(clues: &P::Clues) -> Self {
        Self {
            all: Vec::new(),
            board: P::board(clues),
            sealed: P::board(clues),
            ready: BTreeSet::new(),
            can_be_stale: BTreeSet::new(),
            untold: 0,
            first: 0,
        }
    }

    /// Adds the next step of the trace, which depends on the steps `after`.
    pub(super) fn push(&mut self, clues: &P::Clues, step: &Step<P>, after: &[usize]) {
        let number = self.all.len();
        if step.found.iter().any(|&fact| P::can_be_read_off(fact)) {
            self.can_be_stale.insert(number);
        }
        let places = places(step);
        self.all.push(Waiting {
            technique: step.technique,
            tenths: step.tenths(),
            share: P::share(step),
            is_trial: !step.trials.is_empty(),
            place: P::place(step),
            extent: extent(&places),
            places,
            scans: P::scans(clues, step),
            idea: may_share(step).then(|| step.clone()),
            together: P::together(step),
            sweep: P::sweep(step),
            is_by_clues_alone: step.given.is_empty(),
            line: step.clues.first().and_then(|site| site.line()),
            found: step.found.clone(),
            after: Vec::new(),
            missing: 0,
            before: Vec::new(),
            is_told: false,
            since: 0,
        });
        self.untold += 1;
        self.wait(number, after);
    }

    /// Makes a step wait for others.
    fn wait(&mut self, number: usize, others: &[usize]) {
        for &other in others {
            self.all[number].after.push(other);
            if !self.all[other].is_told {
                self.all[number].missing += 1;
                self.all[other].before.push(number);
            }
        }
        self.all[number].since = self.told();
        match self.all[number].missing {
            0 => self.ready.insert(number),
            _ => self.ready.remove(&number),
        };
    }

    /// Number of steps.
    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    pub(super) fn at(&self, number: usize) -> &Waiting<P> {
        &self.all[number]
    }

    /// Whether a step finds something in a row or column.
    pub(super) fn is_in(&self, number: usize, line: Line) -> bool {
        let cells = self.all[number]
            .places
            .iter()
            .filter_map(|place| place.cell());
        cells.into_iter().any(|cell| line.contains(cell))
    }

    /// Distance between the findings of two steps at their nearest: the path of the eye
    /// from one to the other, in half cells.
    pub(super) fn apart(&self, one: usize, other: usize) -> u32 {
        let (one, other) = (&self.all[one].places, &self.all[other].places);
        let from = one
            .iter()
            .flat_map(|a| other.iter().map(|b| distance(*a, *b)));
        from.min().unwrap_or(0)
    }

    /// Lower bound on the distance of two steps; much quicker to compute than
    /// [`Steps::apart`].
    pub(super) fn at_least_apart(&self, one: usize, other: usize) -> u32 {
        gap(self.all[one].extent, self.all[other].extent)
    }

    /// Waiting steps, in the order of the trace.
    pub(super) fn waiting(&self) -> impl Iterator<Item = usize> + '_ {
        (self.first..self.all.len()).filter(|&step| !self.all[step].is_told)
    }

    pub(super) fn is_told(&self, number: usize) -> bool {
        self.all[number].is_told
    }

    /// Number of waiting steps.
    pub(super) fn untold(&self) -> usize {
        self.untold
    }

    /// Steps that can be presented now.
    pub(super) fn ready(&self) -> impl Iterator<Item = usize> + '_ {
        self.ready.iter().copied()
    }

    /// Number of steps that can be presented now.
    pub(super) fn ready_count(&self) -> usize {
        self.ready.len()
    }

    /// Number of steps presented since a ready step became ready.
    pub(super) fn age(&self, number: usize) -> usize {
        self.told() - self.all[number].since
    }

    /// Number of presented steps.
    fn told(&self) -> usize {
        self.all.len() - self.untold
    }

    /// Presents a step that is ready; `false` if it has to wait after all, because an
    /// earlier step would find nothing new after it.
    pub(super) fn tell(&mut self, number: usize) -> bool {
        // Most steps come after all steps that could become stale; then no copy is
        // needed.
        let can_be_stale = self.can_be_stale.first();
        let is_ahead = can_be_stale.is_some_and(|&other| other < number);
        let before = is_ahead.then(|| self.board.clone());
        learn::<P>(&mut self.board, &self.all[number].found);
        if let Some(before) = before
            && let Some(stale) = self.first_stale(number)
        {
            self.board = before;
            self.wait(number, &[stale]);
            return false;
        }
        self.ready.remove(&number);
        self.can_be_stale.remove(&number);
        self.all[number].is_told = true;
        self.untold -= 1;
        while self.all.get(self.first).is_some_and(|step| step.is_told) {
            self.first += 1;
        }
        for next in std::mem::take(&mut self.all[number].before) {
            self.all[next].missing -= 1;
            if self.all[next].missing == 0 {
                self.all[next].since = self.told();
                self.ready.insert(next);
            }
        }
        true
    }

    /// First step before `number` that would find something already known if, starting
    /// from this board, all waiting steps before `number` were presented in the order
    /// of the trace.
    ///
    /// As long as there is none, the rest can be presented in that order; it is not
    /// enough to look at the board itself, because facts that a step lets the board read
    /// off may also need another step that is presented later.
    fn first_stale(&self, number: usize) -> Option<usize> {
        let last = self.can_be_stale.range(..number).next_back()?;
        let mut board = self.board.clone();
        self.waiting()
            .take_while(|step| step <= last)
            .find(|&step| !self.is_news(&mut board, step))
    }

    /// Whether everything that a step finds is new to a board, which then learns it.
    fn is_news(&self, board: &mut P::Board, step: usize) -> bool {
        let found = &self.all[step].found;
        let is_news = found.iter().all(|&fact| P::knows(board, fact).is_none());
        learn::<P>(board, found);
        is_news
    }

    /// Whether everything that these steps find is new if they are presented in this
    /// order after the sealed chapters.
    pub(super) fn are_news(&self, steps: &[usize]) -> bool {
        let mut board = self.sealed.clone();
        steps.iter().all(|&step| self.is_news(&mut board, step))
    }

    /// Seals the chapter that was presented.
    pub(super) fn seal(&mut self) {
        self.sealed.clone_from(&self.board);
    }
}

/// Whether a step can share an argument with another one: it was found by going through a row, or it is an easy idea.
fn may_share<P: Tell>(step: &Step<P>) -> bool {
    P::sweep(step).is_some() || (P::share(step) != Share::Routine && step.level() <= EASY)
}

fn learn<P: Puzzle>(board: &mut P::Board, found: &[P::Fact]) {
    for &fact in found {
        // If a fact clashes, the contradiction that follows reports it.
        let _ = P::learn(board, fact);
    }
}

/// Places of what a step finds.
fn places<P: Puzzle>(step: &Step<P>) -> Vec<Site> {
    let places = step.found.iter().map(|fact| fact.site());
    places.take(PLACES).collect()
}

/// Corners of the rectangle around some places; of the whole board if there is none.
fn extent(places: &[Site]) -> (Site, Site) {
    let of = |part: fn(&Site) -> u8| {
        let least = places.iter().map(part).min().unwrap_or(0);
        (least, places.iter().map(part).max().unwrap_or(u8::MAX))
    };
    let ((top, bottom), (left, right)) = (of(|site| site.y), of(|site| site.x));
    (
        Site { y: top, x: left },
        Site {
            y: bottom,
            x: right,
        },
    )
}

/// Distance between two rectangles, along rows and columns.
fn gap((one, one_end): (Site, Site), (other, other_end): (Site, Site)) -> u32 {
    let along = |start: u8, end: u8, other: u8, other_end: u8| {
        let (before, after) = (start.saturating_sub(other_end), other.saturating_sub(end));
        u32::from(before.max(after))
    };
    along(one.y, one_end.y, other.y, other_end.y) + along(one.x, one_end.x, other.x, other_end.x)
}

/// Distance between two places in half cells, along rows and columns.
pub(super) fn distance(a: Site, b: Site) -> u32 {
    u32::from(a.y.abs_diff(b.y)) + u32::from(a.x.abs_diff(b.x))
}
