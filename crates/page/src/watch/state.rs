//! State of solving step by step: the solver's work, the playback of its steps,
//! and the playhead.

use clew::kind::JobId;
use clew_core::grid::Site;
use clew_core::job::Progress;
use clew_core::playback::{Card, Cards, Course, Detail, Playhead, Scope};
use clew_core::solve::Method;
use clew_core::story::AskedPlace;

use super::{Quiz, Sight, Speed};
use crate::address::Bookmark;
use crate::playback::SharedPlayback;
use crate::status::Status;

/// Engine time after which the reader is shown the solver's progress, in
/// microseconds.
const LONG: u64 = 200_000;

/// Fastest speed at which stages are announced.
const FASTEST_WITH_CARDS: f64 = 4.0;

/// State of solving step by step.
#[derive(Clone, PartialEq)]
pub struct WatchState {
    /// Method of solving.
    pub method: Method,
    /// Whether the steps come in the order of grades, because a link of an earlier version led here.
    pub is_in_order_of_grades: bool,
    /// The solver's job.
    pub work: Work,
    /// Playback on the board, with the steps known so far.
    pub playback: SharedPlayback,
    /// Playback of the solver's job, while the steps to a contradiction or to a single
    /// fact are shown instead.
    pub set_aside: Option<SharedPlayback>,
    /// Point that playback has reached.
    pub playhead: Playhead,
    /// Transition to the present picture.
    pub transition: Transition,
    /// Requested point that playback has not reached yet.
    pub wanted: Option<Bookmark>,
    /// Place that the reader clicked, whose step is shown.
    pub asked: Option<Site>,
    /// Place about which the reader asked why, while only the steps it depends on are
    /// shown.
    pub why: Option<Reasons>,
    /// Whether it is playing.
    pub is_playing: bool,
    /// Whether the playhead has not moved since the puzzle was opened.
    pub is_fresh: bool,
    /// Speed of playback.
    pub speed: Speed,
    /// Whether the film waits before each conclusion.
    pub waits: bool,
    /// Detail in which the film is told.
    pub detail: Detail,
    /// Whether it is waiting now.
    pub has_waited: bool,
    /// The question for which it waits.
    pub quiz: Quiz,
    /// Film that plays by itself instead of this one.
    pub sight: Option<Sight>,
    /// Cards of the stages that the playhead has just entered.
    pub cards: Vec<Card>,
    /// Number of these that are over.
    pub cards_over: usize,
    /// Cards shown so far.
    pub(super) entered: Cards,
}

/// Answer to "why?" that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reasons {
    /// Place asked about.
    pub place: Site,
    /// The same for the address; `None` if no place identifies the fact.
    pub asked_place: Option<AskedPlace>,
}

/// Job of the solver.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Work {
    /// Its number.
    pub job: JobId,
    /// Whether it is still running.
    pub status: Status,
    /// Progress of the job.
    pub progress: Progress,
    /// Engine time so far, in microseconds.
    pub micros: u64,
}

/// Transition from one picture of the board to the next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Transition {
    /// A step forward: what it finds is animated.
    Step,
    /// A jump: the picture appears at once.
    Jump,
}

impl WatchState {
    /// State for an unsolved puzzle, paused, that will go to a point.
    pub fn new(playback: SharedPlayback, method: Method, bookmark: Bookmark) -> Self {
        Self {
            method,
            is_in_order_of_grades: bookmark.is_in_order_of_grades(),
            work: Work::new(JobId(1)),
            playback,
            set_aside: None,
            playhead: Playhead::default(),
            transition: Transition::Jump,
            wanted: (bookmark != Bookmark::Start).then_some(bookmark),
            asked: None,
            why: None,
            is_playing: false,
            is_fresh: true,
            speed: Speed::default(),
            waits: false,
            detail: Detail::default(),
            has_waited: false,
            quiz: Quiz::default(),
            sight: None,
            cards: Vec::new(),
            cards_over: 0,
            entered: Cards::default(),
        }
    }

    /// Opens another puzzle, to go to a point.
    pub fn open(&mut self, playback: SharedPlayback, method: Method, bookmark: Bookmark) {
        *self = Self {
            work: Work::new(JobId(self.work.job.0 + 1)),
            speed: self.speed,
            waits: self.waits,
            detail: self.detail,
            ..Self::new(playback.told_in(self.detail), method, bookmark)
        };
    }

    /// Point to name in the address, in the playback of the solver's job.
    pub fn bookmark(&self) -> Bookmark {
        let Playhead {
            position, scope, ..
        } = self.playhead;
        let asked_place = self.why.and_then(|why| why.asked_place);
        match (self.set_aside.is_some(), scope) {
            (true, _) => asked_place.map_or(Bookmark::Start, Bookmark::Why),
            (false, _) if self.wanted.is_some() => self.wanted.unwrap_or_default(),
            (false, _) if position == 0 => Bookmark::Start,
            (false, scope) => {
                let number = self.playback.number(position).unwrap_or(position);
                match (scope, self.is_in_order_of_grades) {
                    (Scope::Step, true) => Bookmark::Step(number),
                    (_, true) => Bookmark::Beat(number),
                    (Scope::Step, false) => Bookmark::Single(number),
                    (_, false) => Bookmark::Stop(number),
                }
            }
        }
    }

    /// Whether the puzzle is untouched: nothing was played, moved or asked.
    pub fn is_waiting(&self) -> bool {
        let is_at_start = self.playhead.position == 0 && self.wanted.is_none();
        self.is_fresh && is_at_start && !self.is_playing && self.set_aside.is_none()
    }

    /// Shows the cards of the stages that the playhead has entered.
    pub(super) fn enter(&mut self) {
        self.leave_cards();
        // At this speed, nobody could read them.
        if self
            .speed
            .factor()
            .is_none_or(|factor| factor > FASTEST_WITH_CARDS)
        {
            return;
        }
        let playback = self.playback.get();
        let number = playback.chapter_of(self.playhead.position);
        let is_step = self.playhead.scope == Scope::Step;
        let first = playback.chapter(number).map(|chapter| chapter.first);
        let is_entered = match is_step {
            true => first == Some(self.playhead.position) && self.playhead.substep == 0,
            false => playback.beginning(number) == self.playhead,
        };
        if is_entered {
            self.cards = self
                .entered
                .entering(&playback, number, course(self.method));
        }
    }

    /// Removes the cards.
    pub(super) fn leave_cards(&mut self) {
        self.cards.clear();
        self.cards_over = 0;
    }

    /// Card being shown.
    pub fn card(&self) -> Option<Card> {
        self.cards.get(self.cards_over).copied()
    }

    /// Tells the film in another detail, from the stop of the same step.
    pub fn tell_in(&mut self, detail: Detail) {
        if detail == self.detail {
            return;
        }
        self.detail = detail;
        self.playback = self.playback.told_in(detail);
        self.set_aside = self.set_aside.take().map(|run| run.told_in(detail));
        self.is_playing = false;
        if !matches!(self.playhead.scope, Scope::Step | Scope::Event) {
            let stop = self.playback.get().stop_of(self.playhead.position);
            self.playhead = stop;
            self.transition = Transition::Jump;
        }
    }

    /// Whether the solver is running.
    pub fn is_running(&self) -> bool {
        self.work.status == Status::Running
    }

    /// Whether more steps of the playback on the board may still come.
    pub fn is_growing(&self) -> bool {
        self.is_running() && self.set_aside.is_none()
    }

    /// Playback of the solver's job.
    pub fn run(&self) -> &SharedPlayback {
        self.set_aside.as_ref().unwrap_or(&self.playback)
    }

    /// Replaces the solver's playback with one that has more steps.
    pub fn grow(&mut self, playback: SharedPlayback) {
        match &mut self.set_aside {
            Some(run) => *run = playback,
            None => self.playback = playback,
        }
    }

    /// Includes the steps whose chapters are not settled: no more steps will come.
    pub fn finish(&mut self) {
        let finished = self.run().finished();
        self.grow(finished);
    }

    /// Moves the playhead to a point, at once.
    pub fn go(&mut self, playhead: Playhead) {
        self.playhead = playhead;
        self.transition = Transition::Jump;
        self.wanted = None;
    }

    /// Moves the playhead to the end, at once.
    pub fn go_to_end(&mut self) {
        let end = self.playback.get().end();
        self.go(end);
    }

    /// Moves the playhead to a bookmark. Returns whether playback has such a point.
    pub fn visit(&mut self, bookmark: Bookmark) -> bool {
        let playhead = {
            let playback = self.playback.get();
            match bookmark {
                Bookmark::Why(asked_place) => {
                    drop(playback);
                    return self.visit_reasons(asked_place);
                }
                Bookmark::Start => Some(Playhead::default()),
                Bookmark::Chapter(number) => playback.opened_by_old(number),
                Bookmark::Beat(number) | Bookmark::Stop(number) => {
                    let position = self.playback.position(number);
                    position.map(|position| playback.stop_of(position))
                }
                Bookmark::Step(number) | Bookmark::Single(number) => {
                    let position = self.playback.position(number);
                    position.map(|position| playback.step(position))
                }
            }
        };
        if let Some(playhead) = playhead {
            self.go(playhead);
        }
        playhead.is_some()
    }

    /// Shows the steps that an answer depends on, once they are known. Returns whether they are.
    fn visit_reasons(&mut self, asked_place: AskedPlace) -> bool {
        let Some(why) = self.run().why(asked_place) else {
            return false;
        };
        let reasons = Reasons {
            place: asked_place.place,
            asked_place: Some(asked_place),
        };
        self.show_reasons(why, reasons);
        true
    }

    /// Replaces all steps with those that an answer depends on, from their start.
    pub fn show_reasons(&mut self, why: SharedPlayback, reasons: Reasons) {
        let run = std::mem::replace(&mut self.playback, why);
        self.set_aside.get_or_insert(run);
        self.rewind();
        self.why = Some(reasons);
        self.is_fresh = false;
    }

    /// Moves the playhead to the start, paused.
    pub fn rewind(&mut self) {
        self.playhead = Playhead::default();
        self.wanted = None;
        self.is_playing = false;
    }

    /// Goes to the wanted point if it is available, or to the end once it is clear that it
    /// never will be. Returns whether it went.
    pub fn reach_wanted(&mut self) -> bool {
        let Some(wanted) = self.wanted else {
            return false;
        };
        if self.visit(wanted) {
            return true;
        }
        if self.is_growing() {
            return false;
        }
        self.go_to_end();
        true
    }
}

impl Work {
    /// A job that has just started.
    fn new(job: JobId) -> Self {
        Self {
            job,
            status: Status::Running,
            progress: Progress::default(),
            micros: 0,
        }
    }

    /// Whether it has taken long enough to show its progress.
    pub fn is_long(&self) -> bool {
        self.micros > LONG
    }
}

/// Order in which a method goes through its stages.
pub fn course(method: Method) -> Course {
    match method {
        Method::Article => Course::Rounds,
        _ => Course::Free,
    }
}
