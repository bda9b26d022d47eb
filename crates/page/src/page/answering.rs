//! Answers that the page shows and uses.

use std::rc::Rc;

use clew::kind::{self, Answer, Code, End, Question};
use clew_core::job::Suggested;
use clew_core::scene::Aspect;
use clew_core::solve::{Grade, Hardness};
use clew_core::trace::Verdict;

use crate::answers::{Answering, Answers, Overlay, SharedAnswer};
use crate::asking::{Asking, Topic};
use crate::page::Page;
use crate::page::message::Message;
use crate::playback::SharedPlayback;
use crate::status::Status;
use crate::view::Mode;
use crate::watch::Reasons;

impl Page {
    /// Puzzle that questions are about.
    pub fn subject(&self) -> &Code {
        match self.frame.mode {
            Mode::Play | Mode::Watch | Mode::Make | Mode::Many => &self.frame.puzzle.code,
            Mode::Edit => self.edit.drafting.code(),
        }
    }

    /// Whether regions are being drawn that do not form a puzzle yet: answers would be about
    /// a different puzzle.
    pub fn is_open(&self) -> bool {
        self.frame.mode == Mode::Edit && self.edit.drafting.is_open()
    }

    /// Verdict on the puzzle, once it is known.
    pub fn outcome(&self) -> Option<Verdict> {
        if self.is_open() {
            return None;
        }
        let status = match self.frame.mode {
            Mode::Play | Mode::Watch | Mode::Make | Mode::Many => self.watch.work.status,
            Mode::Edit => self.frame.asked.about(self.subject(), Topic::Proof)?.status,
        };
        match status {
            Status::Done(End::Verdict(verdict)) => Some(verdict),
            _ => None,
        }
    }

    /// Whether the open puzzle has one solution, several or none, once the solver or the prover knows.
    pub fn known_outcome(&self) -> Option<Verdict> {
        let asked = self
            .frame
            .asked
            .about(&self.frame.puzzle.code, Topic::Proof);
        let asked = asked.map(|inquiry| inquiry.status);
        let all = [Some(self.watch.work.status), asked].into_iter().flatten();
        let mut known = all.filter_map(|status| match status {
            Status::Done(End::Verdict(Verdict::Open)) => None,
            Status::Done(End::Verdict(verdict)) => Some(verdict),
            _ => None,
        });
        known.next()
    }

    /// Answer on a topic, if known so far.
    pub fn answer(&self, topic: Topic) -> Option<&Rc<Answer>> {
        if self.is_open() {
            return None;
        }
        let inquiry = self.frame.asked.about(self.subject(), topic)?;
        inquiry.answer.as_ref()
    }

    /// Marks that the answers add to the board.
    pub fn overlay(&self) -> Overlay {
        let proof = self.answer(Topic::Proof).cloned();
        let aspect = self.frame.answers.aspect;
        let contradicting = match self.answer(Topic::ClueConflict).map(Rc::as_ref) {
            Some(Answer::ClueConflict(found)) => found.clues.clone(),
            _ => Vec::new(),
        };
        let is_step = self.frame.mode == Mode::Watch && aspect.is_none();
        let suggested = match self.answer(Topic::Suggestion).map(Rc::as_ref) {
            Some(Answer::Suggestion(Suggested::Clues(clues))) if !is_step => clues.clone(),
            _ => Vec::new(),
        };
        Overlay {
            still: proof.map(SharedAnswer).zip(aspect),
            contradicting,
            suggested,
        }
    }

    /// Asks the natural follow-up question about a puzzle that does not have exactly one solution.
    pub fn follow_up(&mut self) {
        let question = match self.outcome() {
            Some(Verdict::Several) => Question::Proof { near: None },
            Some(Verdict::Impossible) => Question::ClueConflict,
            // A puzzle has one level, whichever method shows it. A film that plays by itself does not need it yet.
            Some(Verdict::Unique)
                if self.frame.mode == Mode::Watch && self.watch.sight.is_none() =>
            {
                Question::Grade
            }
            _ => return,
        };
        let code = self.subject().clone();
        if self
            .frame
            .asked
            .about(&code, Topic::of(&question))
            .is_none()
        {
            self.frame.asked.apply(Asking::Ask(code, question));
        }
    }

    /// Reduces an action on answers.
    pub fn answering(&mut self, answering: Answering) {
        self.watch.sight = None;
        match answering {
            Answering::Show(aspect) => {
                self.frame.answers.aspect = aspect;
                self.watch.is_playing = false;
                self.frame.highlighted = None;
            }
            Answering::Solve => self.show_answer(),
            Answering::Explain => self.explain_conflict(),
            Answering::Resume => self.resume(),
            Answering::Add | Answering::Remove => self.pass_on(Message::Answering(answering)),
        }
    }

    /// Shows the answer: the end of the steps or, while the solver is still looking for them,
    /// the solution found by the prover.
    fn show_answer(&mut self) {
        self.watch.is_fresh = false;
        self.watch.is_playing = false;
        self.frame.answers.is_awaited = true;
        if self.outcome().is_some() {
            self.settle_answer();
            return;
        }
        self.frame.answers.aspect = Some(Aspect::Solution(0));
        let code = self.subject().clone();
        if self.frame.asked.about(&code, Topic::Proof).is_none() {
            self.frame
                .asked
                .apply(Asking::Ask(code, Question::Proof { near: None }));
        }
    }

    /// Shows the requested answer once the solver is done.
    pub fn settle_answer(&mut self) {
        if !self.frame.answers.is_awaited {
            return;
        }
        self.frame.answers = Answers::default();
        match self.outcome() {
            Some(Verdict::Several) => self.show_solutions(),
            _ => self.watch.go_to_end(),
        }
    }

    /// How hard the puzzle is with techniques for people, whichever method shows it; `None`
    /// while unknown.
    pub fn hardness(&self) -> Option<Hardness<'_>> {
        // Only a puzzle with one solution has a level.
        if self.outcome() != Some(Verdict::Unique) {
            return None;
        }
        Some(self.graded()?.hardness())
    }

    /// Time in which a practised solver is expected to solve the puzzle, in seconds; `None` while unknown.
    pub fn expected_seconds(&self) -> Option<u32> {
        self.hardness()?;
        Some(self.graded()?.seconds)
    }

    /// Grade that was requested.
    fn graded(&self) -> Option<&Grade> {
        match self.answer(Topic::Grade).map(Rc::as_ref) {
            Some(Answer::Grade(grade)) => Some(grade),
            _ => None,
        }
    }

    /// Shows the solver's own steps again, if others are shown in their place.
    pub fn resume(&mut self) {
        if let Some(run) = self.watch.set_aside.take() {
            self.watch.playback = run;
            self.watch.why = None;
            self.watch.rewind();
            self.frame.highlighted = None;
        }
    }

    /// Replaces all steps with those that the place asked about, or the result of the present
    /// step, depends on.
    pub fn ask_why(&mut self) {
        let position = self.watch.playhead.position;
        let found = self.watch.playback.get().row(position).cloned();
        let place = found.and_then(|row| row.sites.first().copied());
        let Some(place) = self.watch.asked.or(place) else {
            return;
        };
        let asked_place = self.watch.playback.asked_place(self.watch.asked, position);
        let why = match asked_place {
            Some(asked_place) => self.watch.playback.why(asked_place),
            None => self.watch.playback.why_step(position),
        };
        let Some(why) = why else {
            return;
        };
        self.watch.show_reasons(why, Reasons { place, asked_place });
        // The answer speaks at once.
        let first = self.watch.playback.get().beginning(1);
        self.watch.go(first);
        self.watch.is_playing = true;
        self.frame.highlighted = Some(place);
        self.frame.answers.aspect = None;
    }

    /// Clears the board for suggested clues, which no step uses.
    pub fn show_solutions(&mut self) {
        let has_common = match self.answer(Topic::Proof).map(Rc::as_ref) {
            Some(Answer::Proof(proofs)) => kind::counts(proofs).backbone.is_some(),
            _ => false,
        };
        let aspect = match has_common {
            true => Aspect::Common,
            false => Aspect::Solution(0),
        };
        if self.frame.mode == Mode::Watch && self.frame.answers.aspect.is_none() {
            self.answering(Answering::Show(Some(aspect)));
        }
    }

    /// Plays the steps to the contradiction in place of the solver's steps.
    fn explain_conflict(&mut self) {
        let story = match self.answer(Topic::ClueConflict).map(Rc::as_ref) {
            Some(Answer::ClueConflict(found)) => found.refutation.clone(),
            _ => None,
        };
        // Codes come from the reader itself, so a player can always be made.
        let player = self.frame.players.player(self.subject());
        let (Some(story), Some(player)) = (story, player) else {
            return;
        };
        self.enter(Mode::Watch);
        let story = SharedPlayback::new(player).grown(story).finished();
        let story = story.told_in(self.watch.detail);
        let run = std::mem::replace(&mut self.watch.playback, story);
        self.watch.set_aside.get_or_insert(run);
        self.watch.rewind();
        self.frame.highlighted = None;
        self.watch.is_playing = true;
        self.watch.is_fresh = false;
    }
}
