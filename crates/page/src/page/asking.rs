//! Questions of the page about its puzzle.

use clew::kind::{End, Question, Reply};

use crate::answers::Answers;
use crate::asking::{Asking, Topic};
use crate::page::Page;
use crate::view::Mode;

impl Page {
    /// Handles a question, or a command about one.
    pub(super) fn asking(&mut self, asking: Asking) {
        if matches!(asking, Asking::Ask(_, Question::Suggestion)) {
            self.show_solutions();
        }
        self.frame.asked.apply(asking);
    }

    /// Takes a reply to a question, and asks the questions that follow from it.
    pub(super) fn receive_answer(&mut self, reply: Reply, micros: u32) {
        let has_failed = reply.end == Some(End::Failed);
        self.frame.asked.receive(reply, micros);
        if has_failed && self.answer(Topic::Proof).is_none() {
            // There is nothing to show in place of the steps.
            self.frame.answers = Answers::default();
        }
        if self.frame.mode == Mode::Edit {
            self.edit.inquire(&mut self.frame);
        }
        self.follow_up();
    }
}
