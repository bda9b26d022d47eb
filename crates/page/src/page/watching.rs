//! Actions of watching that touch other parts.

use clew_core::model::{Arg, Explanation};
use clew_core::playback::{Claim, Reply};

use crate::address::Bookmark;
use crate::answers::Answers;
use crate::guide::GuidePage;
use crate::kept::{DETAIL, SPEED, WAITS};
use crate::page::Page;
use crate::page::message::Message;
use crate::status::Status;
use crate::watch::{self, Growth, Guess, Move};

impl Page {
    /// Reduces an action of solving step by step.
    pub fn watch(&mut self, action: watch::Action) {
        match action {
            watch::Action::Solve(method) => {
                let puzzle = self.frame.puzzle.clone();
                self.open(puzzle, method, Bookmark::Start);
            }
            watch::Action::Stop if self.watch.is_running() => {
                self.watch.work.status = Status::Stopped;
                self.watch.finish();
            }
            watch::Action::Why => self.ask_why(),
            watch::Action::Resume if self.watch.work.status == Status::Stopped => {
                self.watch.work.status = Status::Running;
            }
            watch::Action::Stop | watch::Action::Resume => {}
            watch::Action::Speed(speed) => {
                self.watch.speed = speed;
                self.frame.keep(SPEED, speed.name());
            }
            watch::Action::WaitForMe(waits) => {
                self.watch.waits = waits;
                self.frame.keep(WAITS, if waits { "on" } else { "off" });
            }
            watch::Action::Tell(detail) => {
                self.watch.tell_in(detail);
                self.frame.keep(DETAIL, <&str>::from(detail));
            }
            watch::Action::CardOver => self.watch.cards_over += 1,
            watch::Action::StopSight => self.watch.stop_sight(),
            watch::Action::ReleaseSight {
                has_unfinished: true,
            } => self.watch.sight = None,
            watch::Action::ReleaseSight {
                has_unfinished: false,
            } => {
                if let Some(sight) = &mut self.watch.sight {
                    sight.is_held = false;
                }
            }
            watch::Action::Explain => {
                let technique = self.watch.playback.get().technique(self.watch.playhead);
                if let Some(technique) = technique {
                    self.pass_on(Message::Guide(Some(GuidePage::Technique(technique))));
                }
            }
            watch::Action::Guess(_) => self.pass_on(Message::Watch(action)),
            watch::Action::Move(action) => {
                self.frame.answers = Answers::default();
                if self.watch.apply(action) == watch::Moved::Yes {
                    self.frame.highlighted = None;
                }
                self.follow_up();
            }
        }
    }

    /// Adds the solver's new findings.
    pub(crate) fn grow(&mut self, growth: Growth) {
        self.watch.grow(growth.playback);
        let work = &mut self.watch.work;
        work.progress = growth.progress;
        work.micros += u64::from(growth.micros);
        if let Some(end) = growth.end {
            work.status = Status::Done(end);
            self.watch.finish();
        }
        if self.watch.reach_wanted() {
            self.frame.highlighted = self.watch.why.map(|why| why.place);
        }
        self.follow_up();
        if growth.end.is_some() {
            self.settle_answer();
        }
    }

    /// Takes an answer while the film waits.
    pub(crate) fn guess(&mut self, guess: Guess) {
        if !self.watch.has_waited {
            return;
        }
        match guess {
            Guess::Walk(down, across) => {
                let cursor = self.watch.walked(down, across);
                self.watch.quiz.cursor = Some(cursor);
                self.frame.highlighted = Some(cursor);
            }
            Guess::Show => self.conclude(false),
            Guess::At(place) => {
                let Some(place) = self.watch.answerable(place) else {
                    return;
                };
                self.watch.quiz.cursor = Some(place);
                self.frame.highlighted = Some(place);
                let is_decided = self.watch.open_marks().is_empty();
                let known = || Explanation::new("quiz-known").with("place", Arg::Place(place));
                self.watch.quiz.said = is_decided.then(known);
            }
            Guess::Mark(digit, holds) => {
                let Some(place) = self.watch.quiz.cursor else {
                    return;
                };
                let claim = Claim {
                    place,
                    digit,
                    holds,
                };
                match self.watch.reply(claim) {
                    None => {}
                    Some(Reply::Right) => self.conclude(true),
                    Some(reply) => {
                        self.watch.count(false);
                        self.watch.quiz.said = self.watch.why_not(claim, reply);
                        self.frame.highlighted = Some(place);
                    }
                }
            }
        }
    }

    /// Goes on to the conclusion, after a right answer or without one.
    fn conclude(&mut self, is_right: bool) {
        self.watch.count(is_right);
        self.apply(Message::from(Move::Toggle));
        self.watch.quiz.said = is_right.then(|| Explanation::new("quiz-right"));
    }
}
