//! State of solving step by step: the solver's work, the playback of its steps,
//! and the playhead.

use crate::job::Progress;
use crate::kind::JobId;
use crate::playback::Playhead;
use crate::solve::Method;
use crate::web::playback::SharedPlayback;
use crate::web::state::Status;

use super::Speed;

/// Engine time after which the reader wants to know where the solver is, in
/// microseconds.
const LONG: u64 = 200_000;

/// State of solving step by step.
#[derive(Clone, PartialEq)]
pub(crate) struct State {
    /// Method of solving.
    pub(crate) method: Method,
    /// Work of the solver.
    pub(crate) work: Work,
    /// Playback on the board, as far as its steps are known.
    pub(crate) playback: SharedPlayback,
    /// Playback of the solver's work, while the way to a contradiction is shown
    /// in its place.
    pub(crate) set_aside: Option<SharedPlayback>,
    /// Point that playback has reached.
    pub(crate) playhead: Playhead,
    /// Transition to the present picture.
    pub(crate) transition: Transition,
    /// Position asked for that playback does not have yet.
    pub(crate) wanted: Option<usize>,
    /// Whether it plays.
    pub(crate) is_playing: bool,
    /// Whether it has not been moved since the puzzle was opened.
    pub(crate) is_fresh: bool,
    /// Speed of playback.
    pub(crate) speed: Speed,
}

/// Work of the solver.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Work {
    /// Its number.
    pub(crate) job: JobId,
    /// Whether it goes on.
    pub(crate) status: Status,
    /// Progress within it.
    pub(crate) progress: Progress,
    /// Engine time so far, in microseconds.
    pub(crate) micros: u64,
}

/// Transition from one picture of the board to the next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Transition {
    /// A step forward: what it finds is animated.
    Step,
    /// A jump: the picture is there at once.
    Jump,
}

impl State {
    /// A puzzle of which nothing is solved yet, paused, to go to a step.
    pub(crate) fn new(playback: SharedPlayback, method: Method, step: usize) -> Self {
        Self {
            method,
            work: Work::new(JobId(1)),
            playback,
            set_aside: None,
            playhead: Playhead::default(),
            transition: Transition::Jump,
            wanted: (step > 0).then_some(step),
            is_playing: false,
            is_fresh: true,
            speed: Speed::default(),
        }
    }

    /// Another puzzle, to go to a step.
    pub(crate) fn open(&mut self, playback: SharedPlayback, method: Method, step: usize) {
        *self = Self {
            work: Work::new(JobId(self.work.job.0 + 1)),
            speed: self.speed,
            ..Self::new(playback, method, step)
        };
    }

    /// Step to be named in the address. Steps are counted in the playback of the
    /// solver's work.
    pub(crate) fn step(&self) -> usize {
        match self.set_aside {
            Some(_) => 0,
            None => self.wanted.unwrap_or(self.playhead.position),
        }
    }

    /// Whether the solver goes on.
    pub(crate) fn is_running(&self) -> bool {
        self.work.status == Status::Running
    }

    /// Whether more steps of the playback on the board may still come.
    pub(crate) fn is_growing(&self) -> bool {
        self.is_running() && self.set_aside.is_none()
    }

    /// Playback of the solver's work.
    pub(crate) fn run(&self) -> &SharedPlayback {
        self.set_aside.as_ref().unwrap_or(&self.playback)
    }

    /// Takes the solver's playback with more steps.
    pub(crate) fn grow(&mut self, playback: SharedPlayback) {
        match &mut self.set_aside {
            Some(run) => *run = playback,
            None => self.playback = playback,
        }
    }

    /// Moves the playhead to a position, where its whole step is shown.
    pub(crate) fn go(&mut self, position: usize) {
        self.playhead = self.playback.get().whole(position);
        self.transition = Transition::Jump;
        self.wanted = None;
    }

    /// Moves the playhead to the start, paused.
    pub(crate) fn rewind(&mut self) {
        self.playhead = Playhead::default();
        self.wanted = None;
        self.is_playing = false;
    }

    /// Goes to the wanted position once there is such a step; whether it did.
    pub(crate) fn reach_wanted(&mut self) -> bool {
        let is_there = |wanted: &usize| *wanted <= self.playback.get().len() || !self.is_growing();
        let wanted = self.wanted.filter(is_there);
        if let Some(wanted) = wanted {
            self.go(wanted);
        }
        wanted.is_some()
    }
}

impl Work {
    /// Work that has just begun.
    fn new(job: JobId) -> Self {
        Self {
            job,
            status: Status::Running,
            progress: Progress::default(),
            micros: 0,
        }
    }

    /// Whether it has taken so long that the reader wants to know where it is.
    pub(crate) fn is_long(&self) -> bool {
        self.micros > LONG
    }
}
