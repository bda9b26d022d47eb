//! The puzzle being written, and what is known of it.

use std::rc::Rc;

use crate::draft::{Drafting, Stroke};
use crate::grid::Shape;
use crate::kind::{self, Answer, Code, End, Question, Reading};
use crate::trace::Verdict;

use super::{Asking, Draft, Mode, State, Status, Topic};
use crate::web::app::playback::SharedPlayback;

/// The puzzle being written.
#[derive(Clone, PartialEq)]
pub(in super::super) struct Editing {
    /// Its versions, the cursor, what is typed.
    pub(in super::super) drafting: Drafting,
    /// The bare puzzle, to be drawn.
    pub(in super::super) sheet: SharedPlayback,
    /// A proof whose common facts hold in this puzzle as well.
    pub(in super::super) held: Option<Held>,
    /// What was last read from a text.
    read: Option<Reading>,
}

/// An answer that is shared; two are equal when they are the same one.
#[derive(Clone)]
pub(in super::super) struct Held(pub(in super::super) Rc<Answer>);

impl PartialEq for Held {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Editing {
    /// Takes up a puzzle; `None` if it cannot be read.
    pub(super) fn new(code: Code) -> Option<Self> {
        Some(Self {
            sheet: SharedPlayback::new(kind::player(&code).ok()?),
            drafting: Drafting::new(code)?,
            held: None,
            read: None,
        })
    }

    /// How the puzzle came about.
    pub(in super::super) fn reading(&self) -> Reading {
        let code = self.drafting.code();
        let read = self.read.as_ref();
        read.filter(|read| read.code == *code)
            .cloned()
            .unwrap_or_else(|| Reading {
                code: code.clone(),
                format: "format-edited",
                shape: self.drafting.shape(),
                warnings: Vec::new(),
                marks: None,
            })
    }

    /// The size of the board.
    pub(in super::super) fn shape(&self) -> Shape {
        self.drafting.shape()
    }
}

impl State {
    /// Another use of the page; the puzzle goes along.
    pub(in super::super) fn enter(&mut self, mode: Mode) {
        if mode == self.mode {
            return;
        }
        let left = std::mem::replace(&mut self.mode, mode);
        self.is_playing = false;
        self.dialog = None;
        self.lit = None;
        if left == Mode::Edit && *self.editing.drafting.code() != self.shown.code {
            let reading = self.editing.reading();
            self.show(reading, self.method, 0, false);
        }
        if mode == Mode::Edit {
            let reading = self.shown.reading.clone();
            self.replace(reading);
            self.inquire();
        }
        if mode == Mode::Make {
            self.suggest();
        }
        self.answers.aspect = None;
        self.follow_up();
    }

    /// Another puzzle on the board that is being written on.
    pub(super) fn replace(&mut self, reading: Reading) {
        let code = reading.code.clone();
        self.editing.read = Some(reading);
        self.write(Stroke::Replace(code));
    }

    /// What a setter does.
    pub(super) fn edit(&mut self, stroke: Stroke) {
        let before = self.editing.drafting.code().clone();
        self.write(stroke);
        if *self.editing.drafting.code() != before {
            // The text in the box is no longer what is on the board.
            self.draft = Draft {
                pasted: self.draft.pasted,
                ..Draft::default()
            };
        }
    }

    fn write(&mut self, stroke: Stroke) {
        let editing = &mut self.editing;
        let is_writing = matches!(stroke, Stroke::Digit(_) | Stroke::Write(Some(_)));
        let is_blank = editing.drafting.entry().is_none();
        let before = editing.drafting.code().clone();
        editing.drafting.apply(stroke);
        let code = editing.drafting.code();
        if *code == before {
            return;
        }
        // Codes come from the editor itself, so a player can always be made.
        if let Ok(player) = kind::player(code) {
            editing.sheet = SharedPlayback::new(player);
        }
        self.answers.aspect = None;
        // A clue more takes solutions away: what all had in common, they
        // still have. Any other change may bring new ones.
        if !(is_writing && is_blank) {
            editing.held = None;
        }
        if self.mode == Mode::Edit {
            self.inquire();
        }
    }

    /// Asks how many solutions the puzzle being written has, and then how
    /// hard it is; what is known already is not asked again.
    pub(super) fn inquire(&mut self) {
        let code = self.editing.drafting.code();
        let Some(proof) = self.asked.about(code, Topic::Proof) else {
            let near = match self.asked.latest(Topic::Proof).map(Rc::as_ref) {
                Some(Answer::Proof(near)) => Some(near.clone()),
                _ => None,
            };
            let question = Question::Proof { near };
            self.asked.apply(Asking::Ask(code.clone(), question));
            return;
        };
        if let Some(answer) = &proof.answer
            && let Answer::Proof(proofs) = &**answer
            && proofs.counts().backbone.is_some()
        {
            self.editing.held = Some(Held(Rc::clone(answer)));
        }
        let is_unique = proof.status == Status::Done(End::Verdict(Verdict::Unique));
        if is_unique && self.asked.about(code, Topic::Grade).is_none() {
            let code = code.clone();
            self.asked.apply(Asking::Ask(code, Question::Grade));
        }
    }

    /// Something about questions.
    pub(super) fn hear(&mut self, asking: Asking) {
        let is_told = matches!(asking, Asking::Told { .. });
        if matches!(asking, Asking::Ask(_, Question::Suggestion)) {
            self.show_solutions();
        }
        self.asked.apply(asking);
        if is_told && self.mode == Mode::Edit {
            self.inquire();
        }
        if is_told {
            self.follow_up();
        }
    }
}
