//! Player of the trace of one puzzle, in the order in which it is presented: positions
//! `0..=len`, where position 0 is the bare puzzle and position `i` shows the `i`-th
//! event presented. Steps of chapters that are not settled have no position yet.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::grid::Site;
use crate::model::{Fact as _, Puzzle, Technique as _};
use crate::scene::{self, Draw};
use crate::solve::{ExpectedTime, Solve};
use crate::story::{self, Arranger, AskedPlace, Tell};
use crate::trace::{Event, Step};

use super::chapters::Span;

/// Minimum number of events between two stored boards, which make jumping quick.
const KEEP_EVERY: usize = 32;
/// Number of boards stored for a trace with one step per cell; on large boards the spacing follows from it. A copy
/// of the largest board takes far longer than a step, and the steps of a whole board may be presented at once.
const KEPT: usize = 32;

/// The trace so far, and boards along it.
pub struct TracePlayer<P: Puzzle> {
    pub(super) clues: P::Clues,
    /// Facts that a player has marked.
    pub(super) marks: Vec<P::Fact>,
    arranger: Arranger<P>,
    /// Steps of the trace until they are presented.
    waiting: Vec<Option<Step<P>>>,
    /// Number of the arranger's chapters that are presented.
    told: usize,
    /// Events in the order in which they are presented.
    pub(super) events: Vec<Event<P>>,
    /// Number of each event in the trace, from 1.
    numbers: Vec<usize>,
    pub(super) chapters: Vec<Span>,
    /// Number of beats and waves of each technique, by message id.
    uses: BTreeMap<&'static str, usize>,
    kept: Vec<P::Board>,
    /// Number of events between two stored boards.
    keep_every: usize,
    last: P::Board,
    expected: ExpectedTime<P>,
    near: RefCell<Option<(usize, P::Board)>>,
}

impl<P: Solve + Draw + Tell> TracePlayer<P> {
    /// Playback of a puzzle about which nothing is known yet.
    pub fn new(clues: P::Clues) -> Self {
        let board = P::board(&clues);
        Self {
            kept: vec![board.clone()],
            keep_every: KEEP_EVERY.max(P::shape(&clues).area() / KEPT),
            expected: ExpectedTime::new(&clues, &board),
            last: board,
            near: RefCell::new(None),
            arranger: Arranger::new(clues.clone()),
            waiting: Vec::new(),
            told: 0,
            numbers: Vec::new(),
            chapters: Vec::new(),
            uses: BTreeMap::new(),
            events: Vec::new(),
            marks: Vec::new(),
            clues,
        }
    }

    /// Shows on the bare puzzle what a player has found. Steps do not rely on these
    /// marks; they are compared with what the steps find.
    pub fn mark(&mut self, marks: Vec<P::Fact>) {
        self.marks = marks;
    }

    /// Forgets all events.
    pub fn clear(&mut self) {
        let marks = std::mem::take(&mut self.marks);
        *self = Self::new(self.clues.clone());
        self.marks = marks;
    }

    /// The board with the marks on it, and those that are wrong: they
    /// contradict the clues, other marks, or what the steps have found.
    pub(super) fn marked(&self) -> (P::Board, Vec<P::Fact>) {
        let mut board = self.kept[0].clone();
        let mut wrong = Vec::new();
        for &mark in &self.marks {
            let is_refuted = self.arranger.dependencies().knows(mark) == Some(false);
            if is_refuted || P::learn(&mut board, mark).is_err() {
                wrong.push(mark);
            }
        }
        (board, wrong)
    }

    /// The printed puzzle.
    pub fn clues(&self) -> &P::Clues {
        &self.clues
    }

    /// The events presented so far, in that order.
    pub fn events(&self) -> &[Event<P>] {
        &self.events
    }

    /// The last position.
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether only position 0 exists.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Adds the next event of the trace. A step is presented once its chapter is settled.
    pub fn push(&mut self, event: Event<P>) {
        if let Event::Step(step) = &event {
            self.arranger.push(step);
        }
        let after = self.arranger.dependencies().board();
        self.expected.count(&self.clues, &event, after);
        match event {
            Event::Step(step) => {
                self.waiting.push(Some(step));
                self.tell_settled();
            }
            ending => {
                self.finish();
                let number = self.events.len() + 1;
                self.end_with(&ending);
                self.append(ending, number);
            }
        }
    }

    /// Time that a practised solver is expected to take for the steps so far, in seconds.
    pub fn expected_seconds(&self) -> u32 {
        self.expected.seconds()
    }

    /// Presents all waiting steps, because the trace is over or was stopped.
    pub fn finish(&mut self) {
        self.arranger.finish();
        self.tell_settled();
    }

    /// Presents the chapters that have been settled since.
    fn tell_settled(&mut self) {
        while let Some(chapter) = self.arranger.chapters().get(self.told).cloned() {
            self.told += 1;
            let first = self.events.len() + 1;
            for number in chapter.steps() {
                if let Some(step) = self.waiting[number].take() {
                    let step = P::retold(&self.clues, &self.last, step);
                    self.append(Event::Step(step), number + 1);
                }
            }
            let mut span = Span {
                kind: Some(chapter.kind),
                first,
                last: self.events.len(),
                earlier: Vec::new(),
                beats: chapter.beats.iter().map(Vec::len).collect(),
                waves: chapter.waves.iter().map(Vec::len).collect(),
                old: chapter.old,
            };
            let keys = span
                .parts()
                .flat_map(|part| self.steps_at(part.start..part.start + 1));
            let names: Vec<&'static str> = keys.map(|step| step.technique.name()).collect();
            for name in names {
                let uses = self.uses.entry(name).or_default();
                span.earlier.push(*uses);
                *uses += 1;
            }
            self.chapters.push(span);
        }
    }

    /// Puts an event after all steps into a chapter.
    fn end_with(&mut self, event: &Event<P>) {
        let position = self.events.len() + 1;
        let before = self.events.last();
        match (self.chapters.last_mut(), event) {
            // The last step completes the board; it needs no chapter to say so.
            (Some(chapter), Event::Solution { case: 0, .. }) => chapter.last = position,
            (Some(chapter), Event::Case(_)) if matches!(before, Some(Event::Case(_))) => {
                chapter.last = position;
            }
            _ => self.chapters.push(Span {
                kind: None,
                first: position,
                last: position,
                beats: Vec::new(),
                waves: Vec::new(),
                earlier: Vec::new(),
                old: 0,
            }),
        }
    }

    fn append(&mut self, event: Event<P>, number: usize) {
        apply(&mut self.last, &event);
        self.events.push(event);
        self.numbers.push(number);
        if self.events.len().is_multiple_of(self.keep_every) {
            self.kept.push(self.last.clone());
        }
    }

    /// Number in the trace, from 1, of the event at a position from 1.
    pub fn number(&self, position: usize) -> Option<usize> {
        self.numbers.get(position.checked_sub(1)?).copied()
    }

    /// Position of the event with a number in the trace, once it is presented.
    pub fn position(&self, number: usize) -> Option<usize> {
        let told = self.numbers.iter().position(|&other| other == number);
        told.map(|at| at + 1)
    }

    /// Position of the step that found what is known about a place, or about a digit
    /// there if one is given. `None` if no step did.
    pub fn found_at(&self, place: Site, digit: Option<u8>) -> Option<usize> {
        self.found_fact(P::known_at(&self.last, place, digit)?)
    }

    /// Position of the step that established a fact or its opposite, and whether the fact is true; `None` if no step did.
    pub(super) fn decided(&self, fact: P::Fact) -> Option<(usize, bool)> {
        let holds = P::knows(&self.last, fact)?;
        let known = if holds { fact } else { fact.negated() };
        Some((self.found_fact(known)?, holds))
    }

    fn found_fact(&self, known: P::Fact) -> Option<usize> {
        let sources = self.arranger.dependencies().of_facts(&[known]);
        sources.last().and_then(|step| self.position(step + 1))
    }

    /// Player of only the steps that the knowledge about a place depends on; `None` if
    /// no step found anything there.
    pub fn why(&self, place: Site, digit: Option<u8>) -> Option<Self> {
        self.why_fact(P::known_at(&self.last, place, digit)?)
    }

    /// Player of only the steps that the result of the step at a position depends on,
    /// including the step itself.
    pub fn why_step(&self, position: usize) -> Option<Self> {
        match self.event(position)? {
            Event::Step(step) => self.why_fact(step.found[0]),
            _ => None,
        }
    }

    /// Place and digit that name the result of the step at a position; `None` if none
    /// do.
    pub fn asked_place_at(&self, position: usize) -> Option<AskedPlace> {
        let Event::Step(step) = self.event(position)? else {
            return None;
        };
        let fact = step.found[0];
        let (place, digit) = (fact.site(), P::digit_asked(fact));
        let is_named = P::known_at(&self.last, place, digit) == Some(fact);
        is_named.then_some(AskedPlace { place, digit })
    }

    fn why_fact(&self, fact: P::Fact) -> Option<Self> {
        let step = |number: usize| match self.event(self.position(number + 1)?) {
            Some(Event::Step(step)) => Some(step),
            _ => None,
        };
        let slice = story::slice(
            &P::board(&self.clues),
            self.arranger.dependencies(),
            step,
            &[fact],
        );
        let mut player = Self {
            arranger: Arranger::of_slice(self.clues.clone()),
            ..Self::new(self.clues.clone())
        };
        for step in slice.iter().filter_map(|&number| step(number)) {
            player.push(Event::Step(step.clone()));
        }
        player.finish();
        (!player.is_empty()).then_some(player)
    }

    /// Board known by reasoning after the first `position` events. Solutions do not
    /// count: there may be several.
    pub fn board_at(&self, position: usize) -> P::Board {
        let position = position.min(self.events.len());
        let every = self.keep_every;
        let mut near = self.near.borrow_mut();
        let (start, mut board) = match near.take() {
            Some((at, board)) if at <= position && at / every == position / every => (at, board),
            _ => (
                position / every * every,
                self.kept[position / every].clone(),
            ),
        };
        for event in &self.events[start..position] {
            apply(&mut board, event);
        }
        *near = Some((position, board.clone()));
        board
    }

    /// The event shown at a position.
    pub fn event(&self, position: usize) -> Option<&Event<P>> {
        self.events.get(position.checked_sub(1)?)
    }

    /// Number of substeps of the event at a position.
    pub fn substeps(&self, position: usize) -> usize {
        match self.event(position) {
            Some(Event::Step(step)) => scene::substeps(step),
            _ => 1,
        }
    }
}

fn apply<P: Puzzle>(board: &mut P::Board, event: &Event<P>) {
    if let Event::Step(step) = event {
        learn_all::<P>(board, &step.found);
    }
}

pub(super) fn learn_all<P: Puzzle>(board: &mut P::Board, facts: &[P::Fact]) {
    for &fact in facts {
        // If a fact clashes, the `Contradiction` event that follows reports it.
        let _ = P::learn(board, fact);
    }
}
