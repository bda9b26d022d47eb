//! Actions of solving step by step.

use clew::kind::End;
use clew_core::grid::Site;
use clew_core::job::Progress;
use clew_core::playback::{Detail, Playhead, Scope};
use clew_core::solve::Method;

use super::{Guess, Speed, Transition, WatchState};
use crate::playback::SharedPlayback;

/// Action of solving step by step.
#[derive(Clone)]
pub enum Action {
    /// Another method was chosen.
    Solve(Method),
    /// Stop the solver.
    Stop,
    /// Resume the solver.
    Resume,
    /// Another speed.
    Speed(Speed),
    /// Whether the film waits before each conclusion.
    WaitForMe(bool),
    /// Another detail of the film.
    Tell(Detail),
    /// The card of a stage is over.
    CardOver,
    /// Stop the film that plays by itself.
    StopSight,
    /// The games for which the film waited are known.
    ReleaseSight {
        /// Whether there is a game to continue.
        has_unfinished: bool,
    },
    /// Open the guide at the present technique.
    Explain,
    /// Show only the steps that the place asked about, or the result of the
    /// present step, depends on.
    Why,
    /// Answer the question for which the film waits.
    Guess(Guess),
    /// Move the playhead.
    Move(Move),
}

/// The solver's new findings.
pub(crate) struct Growth {
    /// Playback with its steps.
    pub(crate) playback: SharedPlayback,
    /// Its progress.
    pub(crate) progress: Progress,
    /// End of its work, if it ended.
    pub(crate) end: Option<End>,
    /// Engine time for this, in microseconds.
    pub(crate) micros: u32,
}

/// Movement of the playhead. It returns from the solutions shown by answers to the steps.
#[derive(Clone, Copy, Debug)]
pub enum Move {
    /// Go to the main argument of a chapter, by number; 0 is the start.
    Chapter(usize),
    /// Go to a step, by position.
    Step(usize),
    /// Go to the step that established the known fact about a place.
    Found(Site),
    /// Go to the point reached by the clock.
    Tick(Playhead),
    /// One stop forward: the evidence, the conclusion, the end of the consequences.
    Forward,
    /// One stop back.
    Back,
    /// One step or sub-step forward.
    StepForward,
    /// One step or sub-step back.
    StepBack,
    /// Go to the next stage.
    NextStage,
    /// Go to the start of the present stage, or of the previous one.
    PreviousStage,
    /// Go to the end.
    End,
    /// Play from the start.
    Begin,
    /// Play or pause.
    Toggle,
    /// Pause.
    Pause,
    /// Pause until the viewer has found the conclusion.
    Wait,
}

/// Whether the playhead moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moved {
    Yes,
    No,
}

impl WatchState {
    pub(crate) fn apply(&mut self, action: Move) -> Moved {
        if let Some(sight) = &mut self.sight {
            match action {
                Move::Tick(playhead) => {
                    sight.playhead = playhead;
                    return Moved::No;
                }
                Move::Toggle | Move::Pause | Move::Wait | Move::Found(_)
                    if sight.is_playing && !sight.is_held =>
                {
                    sight.is_playing = false;
                    return Moved::No;
                }
                // From now on, the reader controls the film.
                _ => self.playhead = sight.playhead,
            }
            self.sight = None;
        }
        let moved = self.moved(action);
        match action {
            Move::Tick(_) | Move::Forward | Move::StepForward | Move::Begin => self.enter(),
            Move::Toggle if moved == Moved::Yes => self.enter(),
            Move::Toggle | Move::Pause | Move::Wait => {}
            _ => self.leave_cards(),
        }
        moved
    }

    fn moved(&mut self, action: Move) -> Moved {
        self.is_fresh = false;
        self.asked = None;
        self.quiz.said = None;
        let has_waited = std::mem::take(&mut self.has_waited);
        let number = self.playback.get().chapter_of(self.playhead.position);
        match action {
            Move::Tick(playhead) => {
                self.playhead = playhead;
                self.transition = Transition::Step;
            }
            Move::Begin => {
                self.go(Playhead::default());
                self.is_playing = true;
            }
            Move::Toggle => {
                let next = self.playback.get().following(self.playhead);
                let is_at_end = next.is_none() && !self.is_growing();
                let is_restart = is_at_end && !self.is_playing;
                self.is_playing = !self.is_playing;
                if is_restart {
                    self.go(Playhead::default());
                    return Moved::Yes;
                }
                // If the film waited for its viewer, it now continues.
                match next {
                    Some(next) if self.is_playing && has_waited => {
                        self.playhead = next;
                        self.transition = Transition::Step;
                    }
                    _ => return Moved::No,
                }
            }
            Move::Pause => {
                self.is_playing = false;
                return Moved::No;
            }
            Move::Wait => {
                if self.needs_no_answer() {
                    let next = self.playback.get().following(self.playhead);
                    self.playhead = next.unwrap_or(self.playhead);
                    self.transition = Transition::Step;
                    return Moved::Yes;
                }
                self.is_playing = false;
                self.has_waited = true;
                self.quiz.cursor = None;
                return Moved::No;
            }
            Move::Forward => {
                self.is_playing = false;
                let next = self.playback.get().next_stop(self.playhead);
                let Some(next) = next else {
                    return Moved::No;
                };
                self.playhead = next;
                self.transition = Transition::Step;
            }
            Move::StepForward => {
                self.is_playing = false;
                let next = self.playback.get().next_step(self.playhead);
                let Some(next) = next else {
                    return Moved::No;
                };
                self.playhead = next;
                self.transition = Transition::Step;
            }
            Move::Back => {
                self.is_playing = false;
                let before = self.playback.get().previous_stop(self.playhead);
                self.go(before);
            }
            Move::StepBack => {
                self.is_playing = false;
                let Playhead {
                    position,
                    substep,
                    scope,
                } = self.playhead;
                if scope == Scope::Step && substep > 0 {
                    self.playhead.substep -= 1;
                    self.transition = Transition::Jump;
                    return Moved::No;
                }
                let before = match scope {
                    Scope::Look | Scope::Step => position.saturating_sub(1),
                    Scope::Conclude | Scope::Run | Scope::Rest | Scope::Event => position,
                };
                let before = self.playback.get().step(before);
                self.go(before);
            }
            Move::Chapter(number) => {
                self.is_playing = false;
                let opened = self.playback.get().opened(number);
                self.go(opened);
            }
            Move::Step(position) => {
                self.is_playing = false;
                let step = self.playback.get().step(position);
                self.go(step);
            }
            Move::Found(place) => {
                let Some(position) = self.playback.found_at(place) else {
                    return Moved::No;
                };
                self.is_playing = false;
                let step = self.playback.get().step(position);
                self.go(step);
                self.asked = Some(place);
            }
            Move::NextStage => {
                let next = self.playback.get().section_after(number);
                let next = match next {
                    Some(next) => self.playback.get().beginning(next),
                    None => self.playback.get().end(),
                };
                self.go(next);
            }
            Move::PreviousStage => {
                let earlier = self.playback.get().section_before(number);
                let earlier = self.playback.get().beginning(earlier.unwrap_or(0));
                self.go(earlier);
            }
            Move::End => {
                self.is_playing = false;
                self.go_to_end();
            }
        }
        Moved::Yes
    }
}
