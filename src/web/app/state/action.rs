//! What can happen to the page.

use crate::draft::Stroke;
use crate::grid::Site;
use crate::job::Progress;
use crate::kind::{End, JobId};
use crate::model::Numerals;
use crate::playback::Playhead;
use crate::scene::Palette;
use crate::solve::Method;

use super::super::address::Address;
use super::super::playback::SharedPlayback;
use super::super::speed::Speed;
use super::{Answering, Asking, Crafting, Dialog, Listing, Mode};

/// What can happen.
pub(in super::super) enum Action {
    /// The text of the box changed by typing; it is read a moment later.
    Type(String),
    /// The text of the box is to be read.
    Read,
    /// A whole text was put into the box.
    Paste(String),
    /// One of several readings was chosen, by number.
    Choose(usize),
    /// A sample was chosen, by its text.
    Sample(&'static str),
    /// The address names a puzzle.
    Visit(Address),
    /// Another method was chosen.
    Solve(Method),
    /// The solver sent something.
    Grown {
        /// Which one.
        job: JobId,
        /// The film with it.
        playback: SharedPlayback,
        /// Where the solver is.
        progress: Progress,
        /// How it ended, if it did.
        end: Option<End>,
        /// Time it took for this, in microseconds.
        micros: u32,
    },
    /// Something about questions.
    Asking(Asking),
    /// Something about answers.
    Answering(Answering),
    /// Use the page for something else.
    Enter(Mode),
    /// Something about puzzles being made.
    Craft(Crafting),
    /// Something about the list.
    List(Listing),
    /// Write on the board.
    Edit(Stroke),
    /// Stop solving.
    Stop,
    /// Go on solving.
    Resume,
    /// To a place, at once.
    Go(usize),
    /// To the place the clock has reached.
    Tick(Playhead),
    /// One substep on.
    Forward,
    /// One substep back.
    Back,
    /// To the next stage.
    NextStage,
    /// To the start of this stage, or of the one before.
    PreviousStage,
    /// To the end.
    End,
    /// Play or pause.
    Toggle,
    /// Stop the film.
    Pause,
    /// Another speed.
    Speed(Speed),
    /// Light up a place.
    Light(Option<Site>),
    /// Open a dialog.
    Open(Dialog),
    /// Open the dialog on the present technique.
    OpenPresent,
    /// Close the dialog.
    Close,
    /// Light or dark.
    Paper(Palette),
    /// Another way to write digits above 9.
    Numerals(Numerals),
}
