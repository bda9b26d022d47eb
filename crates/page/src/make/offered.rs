//! Puzzles that were made and are previewed before the reader opens one: an example, made when the reader enters the
//! page of making, or one of several.

use clew::kind::{self, Generated, Reading, Recipe};

use super::{Form, MakeState, Purpose};
use crate::address::Address;
use crate::frame::{Frame, Next};
use crate::paste::first_reading;
use crate::playback::SharedPlayback;

/// Puzzle being previewed.
#[derive(Clone, PartialEq)]
pub struct Offered {
    /// Number of the job that made it.
    pub number: u32,
    /// Its index among the puzzles made, from 0.
    pub at: usize,
    /// Its recipe.
    pub recipe: Recipe,
    /// The puzzle, with its grade.
    pub made: Generated,
    /// Playback of the bare puzzle, for its picture.
    pub playback: SharedPlayback,
    /// The puzzle in the form in which it is opened.
    reading: Reading,
}

impl Offered {
    /// Text of the address for watching the puzzle.
    pub fn hash(&self) -> String {
        address(self.made.code.text.clone(), Some(&self.recipe)).hash()
    }
}

/// Address for watching a puzzle, with its recipe.
pub(crate) fn address(puzzle: String, recipe: Option<&Recipe>) -> Address {
    Address {
        made: recipe.map(ToString::to_string),
        ..Address::of(puzzle)
    }
}

impl MakeState {
    /// Unless the reader has changed the form, fills it with the specification of the open puzzle, for another one like it,
    /// or else with the default of its kind, and makes an example from it.
    pub(crate) fn suggest(&mut self, frame: &Frame) {
        if self.is_edited() {
            return;
        }
        let kind = frame.puzzle.code.kind;
        let recipe = self.recipe(frame);
        let is_made = recipe.is_some();
        let spec = recipe.map(|recipe| recipe.spec.clone());
        let spec = spec.unwrap_or_else(|| kind::default_spec(kind));
        self.form = Form::with(kind, spec, String::new());
        let offered = self.offered.as_ref();
        let has_example = offered.is_some_and(|offered| offered.made.code.kind == kind);
        if !is_made
            && !has_example
            && !self.is_running()
            && let Ok(recipe) = self.form.recipe(frame.now.0)
        {
            self.begin_apart(recipe, Purpose::Example);
        }
    }

    /// Previews one of the puzzles made.
    pub(super) fn offer(&mut self, frame: &Frame, at: usize) {
        let Some(generation) = self.shown() else {
            return;
        };
        let Some((recipe, made)) = generation.made.get(at) else {
            return;
        };
        let Some(reading) = first_reading(&made.code.text) else {
            return;
        };
        let reading = Reading {
            format: "format-made",
            ..reading
        };
        let playback = SharedPlayback::of(&reading, &frame.players);
        self.offered = playback.map(|playback| Offered {
            number: generation.number,
            at,
            recipe: recipe.clone(),
            made: made.clone(),
            playback,
            reading,
        });
    }

    /// Opens the previewed puzzle; the page stays.
    pub(super) fn open_offered(&mut self, frame: &mut Frame) {
        let Some(offered) = &self.offered else {
            return;
        };
        let reading = offered.reading.clone();
        self.latest = Some((reading.code.clone(), offered.recipe.clone()));
        // A puzzle that is already open keeps its position.
        if reading.code != frame.puzzle.code {
            frame.then(Next::Puzzle(Box::new(reading)));
        }
    }
}
