//! Answers shown about a puzzle with several solutions, or none.

use std::rc::Rc;

use clew::kind::Answer;
use clew_core::grid::Site;
use clew_core::scene::{self, Aspect, Scene};

use crate::playback::SharedPlayback;

/// Answers shown on the board.
#[derive(Clone, Default, PartialEq)]
pub struct Answers {
    /// Solutions shown in place of the steps.
    pub aspect: Option<Aspect>,
    /// Whether the answer was asked for before the solver had it.
    pub is_awaited: bool,
}

/// Message about answers.
#[derive(Clone, Copy)]
pub enum Answering {
    /// Show the solutions in this way, or stop showing them.
    Show(Option<Aspect>),
    /// Show the answer at once, without the steps that lead to it.
    Solve,
    /// Play the steps to the contradiction.
    Explain,
    /// Go back to all steps.
    Resume,
    /// Add the suggested clues.
    Add,
    /// Remove the clues that the puzzle can do without.
    Remove,
}

/// Shared answer; two are equal when they are the same allocation.
#[derive(Clone)]
pub struct SharedAnswer(pub Rc<Answer>);

impl PartialEq for SharedAnswer {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Marks that answers add to a picture of the board.
#[derive(Clone, Default, PartialEq)]
pub struct Overlay {
    /// Solutions shown in place of the step's picture.
    pub(crate) still: Option<(SharedAnswer, Aspect)>,
    /// Clues that contradict each other.
    pub(crate) contradicting: Vec<Site>,
    /// Clues that could be added.
    pub(crate) suggested: Vec<(Site, u8)>,
}

impl Overlay {
    /// Picture in place of the step's, if there is one.
    pub fn still(&self, playback: &SharedPlayback) -> Option<Scene> {
        let (proof, aspect) = self.still.as_ref()?;
        match &*proof.0 {
            Answer::Proof(proofs) => Some(playback.proven(proofs, *aspect)),
            _ => None,
        }
    }

    /// Whether it has a picture in place of the step's.
    pub fn is_still(&self) -> bool {
        self.still.is_some()
    }

    /// Adds its marks to a picture.
    pub fn mark(&self, picture: &mut Scene) {
        picture.add(scene::contradicting(&self.contradicting));
        picture.add(scene::suggested(&self.suggested));
    }
}
