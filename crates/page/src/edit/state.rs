//! State of the editor: the puzzle being edited, and the facts known about it.

use std::rc::Rc;

use clew::draft::{Drafting, EditCommand};
use clew::kind::{self, Answer, Code, End, Question, Reading};
use clew_core::grid::{Shape, Walls};
use clew_core::trace::Verdict;

use super::tool::Tool;
use crate::answers::SharedAnswer;
use crate::asking::{Asking, Topic};
use crate::frame::Frame;
use crate::playback::SharedPlayback;
use crate::players::Players;
use crate::status::Status;
use crate::view::Mode;

/// State of the editor.
#[derive(Clone, PartialEq)]
pub struct EditState {
    /// Versions of the puzzle, the cursor, the number being typed.
    pub drafting: Drafting,
    /// Player of the bare puzzle, for its picture.
    pub bare: SharedPlayback,
    /// Meaning of a pointer on the board.
    pub tool: Tool,
    /// Whether the board shows only the clues, without their consequences.
    pub has_clues_alone: bool,
    /// Whether the solution is hidden because the reader is solving the puzzle by hand.
    pub is_spared: bool,
    /// Proof whose common facts also hold in this puzzle.
    pub proof: Option<SharedAnswer>,
    /// Puzzle that was watched when the editor was left with an open draft.
    pub left: Option<Code>,
    /// Reading of the last text.
    read: Option<Reading>,
}

impl EditState {
    /// Editor of a puzzle; `None` if it cannot be read.
    pub fn new(code: Code, players: &Players) -> Option<Self> {
        Some(Self {
            bare: SharedPlayback::new(players.player(&code)?),
            drafting: Drafting::new(code)?,
            tool: Tool::default(),
            has_clues_alone: false,
            is_spared: false,
            proof: None,
            left: None,
            read: None,
        })
    }

    /// The puzzle and its origin.
    pub fn reading(&self) -> Reading {
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

    /// Size of the board.
    pub fn shape(&self) -> Shape {
        self.drafting.shape()
    }

    /// Text of the drawn walls that do not belong to the puzzle.
    pub fn walls(&self) -> Option<String> {
        self.drafting.drawn().map(Walls::text)
    }
}

impl EditState {
    /// Replaces the puzzle being edited.
    pub(crate) fn replace(&mut self, frame: &mut Frame, reading: Reading) {
        let code = reading.code.clone();
        self.read = Some(reading);
        self.write(frame, EditCommand::Replace(code));
    }

    /// Restores walls that were drawn on the puzzle being edited, from their text.
    pub(crate) fn draw_on(&mut self, walls: &str) {
        let edit = &mut *self;
        let walls = Walls::read(edit.shape(), walls);
        let code = edit.drafting.code().clone();
        let drawn = walls.and_then(|walls| Drafting::with_walls(code, walls));
        if let Some(drafting) = drawn.filter(|drawn| drawn.drawn() != edit.drafting.drawn()) {
            edit.drafting = drafting;
            edit.tool = Tool::Region;
        }
    }

    /// Applies a command.
    pub(crate) fn update(&mut self, frame: &mut Frame, command: EditCommand) {
        let before = self.drafting.code().clone();
        let is_new = matches!(command, EditCommand::Blank { .. });
        self.write(frame, command);
        let edit = &mut *self;
        if is_new && edit.drafting.is_drawn() {
            edit.tool = Tool::Region;
        }
        if *self.drafting.code() != before {
            frame.clear_paste();
        }
    }

    /// Applies a command, and asks the questions that follow from it.
    fn write(&mut self, frame: &mut Frame, command: EditCommand) {
        let edit = &mut *self;
        let is_writing = matches!(command, EditCommand::Digit(_) | EditCommand::Write(Some(_)));
        let is_blank = edit.drafting.entry().is_none();
        let (before, was_open) = (edit.drafting.code().clone(), edit.drafting.is_open());
        edit.drafting.apply(command);
        if !Tool::of(&edit.drafting).contains(&edit.tool) {
            edit.tool = Tool::default();
        }
        let code = edit.drafting.code();
        if *code == before && was_open == edit.drafting.is_open() {
            return;
        }
        // Codes come from the editor itself, so a player can always be made.
        if let Some(player) = frame.players.player(code) {
            edit.bare = SharedPlayback::new(player);
        }
        frame.answers.aspect = None;
        // An added clue only removes solutions, so facts that all of them shared
        // still hold. Any other change may add new solutions.
        if !(is_writing && is_blank) {
            edit.proof = None;
        }
        if frame.mode == Mode::Edit {
            self.inquire(frame);
        }
    }

    /// Asks how many solutions the puzzle has, and then how hard it is. Known
    /// answers are not requested again. Incomplete regions do not form a puzzle
    /// to ask about.
    pub(crate) fn inquire(&mut self, frame: &mut Frame) {
        if self.drafting.is_open() {
            return;
        }
        let code = self.drafting.code();
        let Some(proof) = frame.asked.about(code, Topic::Proof) else {
            let near = match frame.asked.latest(Topic::Proof).map(Rc::as_ref) {
                Some(Answer::Proof(near)) => Some(near.clone()),
                _ => None,
            };
            let question = Question::Proof { near };
            frame.asked.apply(Asking::Ask(code.clone(), question));
            return;
        };
        if let Some(answer) = &proof.answer
            && let Answer::Proof(proofs) = &**answer
            && kind::counts(proofs).backbone.is_some()
        {
            self.proof = Some(SharedAnswer(Rc::clone(answer)));
        }
        let is_unique = proof.status == Status::Done(End::Verdict(Verdict::Unique));
        if is_unique && frame.asked.about(code, Topic::Grade).is_none() {
            let code = code.clone();
            frame.asked.apply(Asking::Ask(code, Question::Grade));
        }
    }
}
