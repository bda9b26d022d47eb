//! What is shown of the answers about a puzzle with several solutions, or none.

use std::rc::Rc;

use crate::grid::Site;
use crate::kind::{self, Answer, Code, End, Question};
use crate::model::{Change, Entry};
use crate::scene::{self, Aspect, Scene};
use crate::trace::Verdict;

use super::{Asking, Held, Mode, Place, State, Status, Topic, first_reading};
use crate::web::app::reel::Reel;

/// What of the answers is on the board.
#[derive(Clone, Default, PartialEq)]
pub(in super::super) struct Answers {
    /// The solutions shown in place of the film.
    pub(in super::super) aspect: Option<Aspect>,
    /// The film of the whole run, while the way to a contradiction is shown in
    /// its place.
    pub(in super::super) whole: Option<Reel>,
}

/// What can happen to answers.
#[derive(Clone, Copy)]
pub(in super::super) enum Answering {
    /// Show the solutions so, or no longer.
    Show(Option<Aspect>),
    /// Play the way to the contradiction.
    Why,
    /// Back to the film of the whole run.
    Whole,
    /// Add the suggested clues.
    Add,
}

/// What answers add to a picture of the board.
#[derive(Clone, Default, PartialEq)]
pub(in super::super) struct Overlay {
    /// The solutions shown in its place.
    still: Option<(Held, Aspect)>,
    /// Clues that contradict each other.
    contradicting: Vec<Site>,
    /// Clues that could be added.
    suggested: Vec<(Site, u8)>,
}

impl Overlay {
    /// The picture in place of the film's, if there is one.
    pub(in super::super) fn still(&self, reel: &Reel) -> Option<Scene> {
        let (held, aspect) = self.still.as_ref()?;
        match &*held.0 {
            Answer::Proof(proofs) => Some(reel.proven(proofs, *aspect)),
            _ => None,
        }
    }

    /// Whether the film's picture is covered.
    pub(in super::super) fn is_still(&self) -> bool {
        self.still.is_some()
    }

    /// Puts its marks on a picture.
    pub(in super::super) fn mark(&self, picture: &mut Scene) {
        picture.add(scene::contradicting(&self.contradicting));
        picture.add(scene::suggested(&self.suggested));
    }
}

impl State {
    /// The puzzle that questions are about.
    pub(in super::super) fn subject(&self) -> &Code {
        match self.mode {
            Mode::Watch | Mode::Make | Mode::Many => &self.shown.code,
            Mode::Edit => self.editing.drafting.code(),
        }
    }

    /// How many solutions the puzzle has, once that is known.
    pub(in super::super) fn outcome(&self) -> Option<Verdict> {
        let status = match self.mode {
            Mode::Watch | Mode::Make | Mode::Many => self.work.status,
            Mode::Edit => self.asked.about(self.subject(), Topic::Proof)?.status,
        };
        match status {
            Status::Done(End::Verdict(verdict)) => Some(verdict),
            _ => None,
        }
    }

    /// The answer on a topic, as far as it is known.
    pub(in super::super) fn answer(&self, topic: Topic) -> Option<&Rc<Answer>> {
        let inquiry = self.asked.about(self.subject(), topic)?;
        inquiry.answer.as_ref()
    }

    /// What the answers add to the board.
    pub(in super::super) fn overlay(&self) -> Overlay {
        let proof = self.answer(Topic::Proof).cloned();
        let aspect = self.answers.aspect;
        let contradicting = match self.answer(Topic::ClueConflict).map(Rc::as_ref) {
            Some(Answer::ClueConflict(found)) => found.clues.clone(),
            _ => Vec::new(),
        };
        let is_film = self.mode == Mode::Watch && aspect.is_none();
        let suggested = match self.answer(Topic::Suggestion).map(Rc::as_ref) {
            Some(Answer::Suggestion(Some(clues))) if !is_film => clues.clone(),
            _ => Vec::new(),
        };
        Overlay {
            still: proof.map(Held).zip(aspect),
            contradicting,
            suggested,
        }
    }

    /// The film that the solver's events belong to.
    pub(in super::super) fn run(&self) -> &Reel {
        self.answers.whole.as_ref().unwrap_or(&self.reel)
    }

    /// The film of the run has grown.
    pub(super) fn grow(&mut self, reel: Reel) {
        match &mut self.answers.whole {
            Some(whole) => *whole = reel,
            None => self.reel = reel,
        }
    }

    /// Asks what is natural to ask of a puzzle that has not one solution.
    pub(super) fn follow_up(&mut self) {
        let question = match self.outcome() {
            Some(Verdict::Several) => Question::Proof { near: None },
            Some(Verdict::Impossible) => Question::ClueConflict,
            _ => return,
        };
        let code = self.subject().clone();
        if self.asked.about(&code, Topic::of(&question)).is_none() {
            self.asked.apply(Asking::Ask(code, question));
        }
    }

    /// Something about answers.
    pub(super) fn answering(&mut self, answering: Answering) {
        match answering {
            Answering::Show(aspect) => {
                self.answers.aspect = aspect;
                self.is_playing = false;
                self.lit = None;
            }
            Answering::Why => self.tell_why(),
            Answering::Whole => {
                if let Some(whole) = self.answers.whole.take() {
                    self.reel = whole;
                    self.rewind();
                }
            }
            Answering::Add => self.add_suggested(),
        }
    }

    /// Clears the board for suggested clues, which no step of the film knows.
    pub(super) fn show_solutions(&mut self) {
        let has_common = match self.answer(Topic::Proof).map(Rc::as_ref) {
            Some(Answer::Proof(proofs)) => proofs.counts().backbone.is_some(),
            _ => false,
        };
        let aspect = match has_common {
            true => Aspect::Common,
            false => Aspect::Solution(0),
        };
        if self.mode == Mode::Watch && self.answers.aspect.is_none() {
            self.answering(Answering::Show(Some(aspect)));
        }
    }

    fn rewind(&mut self) {
        self.at = Place::default();
        self.wanted = None;
        self.lit = None;
        self.is_playing = false;
    }

    fn tell_why(&mut self) {
        let story = match self.answer(Topic::ClueConflict).map(Rc::as_ref) {
            Some(Answer::ClueConflict(found)) => found.refutation.clone(),
            _ => None,
        };
        // Codes come from the reader itself, so a player can always be made.
        let player = kind::player(self.subject());
        let (Some(story), Ok(player)) = (story, player) else {
            return;
        };
        self.enter(Mode::Watch);
        let told = Reel::new(player).grown(story);
        let whole = std::mem::replace(&mut self.reel, told);
        self.answers.whole.get_or_insert(whole);
        self.rewind();
        self.is_playing = true;
        self.is_fresh = false;
    }

    fn add_suggested(&mut self) {
        let suggested = match self.answer(Topic::Suggestion).map(Rc::as_ref) {
            Some(Answer::Suggestion(Some(clues))) => clues.clone(),
            _ => return,
        };
        let with = |code: Option<Code>, (site, number): (Site, u8)| {
            kind::edited(&code?, &Change::Write(site, Some(Entry::Number(number))))
        };
        let code = suggested
            .into_iter()
            .fold(Some(self.subject().clone()), with);
        let Some(reading) = code.and_then(|code| first_reading(&code.text)) else {
            return;
        };
        match self.mode {
            Mode::Watch | Mode::Make | Mode::Many => self.show(reading, self.method, 0, false),
            Mode::Edit => self.edit(crate::draft::Stroke::Replace(reading.code)),
        }
    }
}
