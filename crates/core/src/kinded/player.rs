//! Players without their kind: an object-safe front of [`TracePlayer`].

use delegate::delegate;

use crate::grid::{Shape, Site};
use crate::model::{Explanation, ParseError, Puzzle};
use crate::playback::{ChapterRow, Claim, Places, Playhead, Reply, Row, TracePlayer};
use crate::scene::{self, Aspect, Draw, Scene};
use crate::solve::Solve;
use crate::story::{AskedPlace, Tell};

use super::{Code, Events, Kind, Marks, OfKind, Proofs};

/// Playback of a trace. Positions run from 0, the bare puzzle, to `len`.
pub trait Player {
    /// Adds events at the end; those of another kind are ignored.
    fn push(&mut self, events: Events);
    /// Shows on the bare puzzle what a player has found; marks of another kind are
    /// ignored.
    fn mark(&mut self, marks: Marks);
    /// Adds the steps that wait for their chapter to be settled, because the run is
    /// over or was stopped.
    fn finish(&mut self);
    /// Forgets all events.
    fn clear(&mut self);
    /// Time that a practised solver is expected to take for the steps so far, in seconds.
    fn expected_seconds(&self) -> u32;
    /// The last position.
    fn len(&self) -> usize;
    /// Whether there is only the bare puzzle.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The puzzle.
    fn code(&self) -> Code;
    /// The kind of puzzle.
    fn kind(&self) -> Kind;
    /// The size of the board.
    fn shape(&self) -> Shape;
    /// Whether the board has digits that can be written in several ways.
    fn has_numerals(&self) -> bool;
    /// Number of substeps that a position is shown in, at least 1.
    fn substeps(&self, position: usize) -> usize;
    /// The picture at a substep of a position.
    fn scene(&self, position: usize, substep: usize) -> Scene;
    /// The board before the event at a position, without marks.
    fn before(&self, position: usize) -> Scene;
    /// The sentence at a substep of a position.
    fn explanation(&self, position: usize, substep: usize) -> Explanation;
    /// Row of the list of steps for a position from 1.
    fn row(&self, position: usize) -> Option<Row>;
    /// Number in the trace, from 1, of the event at a position from 1.
    fn number(&self, position: usize) -> Option<usize>;
    /// Position of the event with a number in the trace, once it is shown.
    fn position(&self, number: usize) -> Option<usize>;
    /// Number of chapters so far.
    fn chapter_count(&self) -> usize;
    /// Row of a chapter, by number from 0.
    fn chapter(&self, number: usize) -> Option<ChapterRow>;
    /// The sentence about a chapter as a whole.
    fn chapter_explanation(&self, number: usize) -> Explanation;
    /// The sentence at a playhead; the whole of it if the playhead is on a beat.
    fn sentence(&self, playhead: Playhead) -> Explanation;
    /// The sentence at a playhead as the film shows it: short where its rule was told before.
    fn caption(&self, playhead: Playhead) -> Explanation;
    /// How much follows from the beats of a chapter, at a playhead of its run.
    fn following(&self, playhead: Playhead) -> Explanation;
    /// The picture at a playhead.
    fn picture(&self, playhead: Playhead) -> Scene;
    /// Places of the evidence of the beat at a position, and of what it finds.
    fn places(&self, position: usize) -> Places;
    /// Judges a claim at the beat at a position; `None` if no such mark can be made.
    fn reply(&self, position: usize, claim: Claim) -> Option<Reply>;
    /// Position of the step that found what is known about a place, or about a digit
    /// there if one is given.
    fn found_at(&self, place: Site, digit: Option<u8>) -> Option<usize>;
    /// Player of only the steps that the knowledge about a place depends on; `None` if
    /// no step found anything there.
    fn why(&self, place: Site, digit: Option<u8>) -> Option<Box<dyn Player>>;
    /// Player of only the steps that the result of the step at a position depends on,
    /// including the step itself.
    fn why_step(&self, position: usize) -> Option<Box<dyn Player>>;
    /// Place and digit that name the result of the step at a position; `None` if none
    /// do.
    fn asked_place_at(&self, position: usize) -> Option<AskedPlace>;
    /// The board with what a proof has established; the bare puzzle for anything it has
    /// not.
    fn proven(&self, proof: &Proofs, aspect: Aspect) -> Scene;
    /// Places to highlight: those that the event at a position relies on or finds.
    fn sites(&self, position: usize) -> Vec<Site>;
}

/// Maker of players of one kind.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub type MakePlayer = fn(&Code) -> Result<Box<dyn Player>, ParseError>;

/// Player of a puzzle.
struct PlayerOf<P: Puzzle>(TracePlayer<P>);

/// Player of a puzzle of the kind `P`: a [`MakePlayer`].
///
/// # Errors
/// The code's text is not a puzzle of the kind.
pub fn player_of<P: Solve + Draw + Tell + OfKind>(
    code: &Code,
) -> Result<Box<dyn Player>, ParseError> {
    let clues = code.clues::<P>()?.clone();
    Ok(Box::new(PlayerOf::<P>(TracePlayer::new(clues))))
}

impl<P: Solve + Draw + Tell + OfKind> Player for PlayerOf<P> {
    delegate! {
        to self.0 {
            fn finish(&mut self);
            fn clear(&mut self);
            fn number(&self, position: usize) -> Option<usize>;
            fn position(&self, number: usize) -> Option<usize>;
            fn chapter_count(&self) -> usize;
            fn chapter(&self, number: usize) -> Option<ChapterRow>;
            fn chapter_explanation(&self, number: usize) -> Explanation;
            fn sentence(&self, playhead: Playhead) -> Explanation;
            fn caption(&self, playhead: Playhead) -> Explanation;
            fn following(&self, playhead: Playhead) -> Explanation;
            fn picture(&self, playhead: Playhead) -> Scene;
            fn places(&self, position: usize) -> Places;
            fn reply(&self, position: usize, claim: Claim) -> Option<Reply>;
            fn found_at(&self, place: Site, digit: Option<u8>) -> Option<usize>;
            fn asked_place_at(&self, position: usize) -> Option<AskedPlace>;
            fn expected_seconds(&self) -> u32;
            fn len(&self) -> usize;
            fn substeps(&self, position: usize) -> usize;
            fn scene(&self, position: usize, substep: usize) -> Scene;
            fn before(&self, position: usize) -> Scene;
            fn explanation(&self, position: usize, substep: usize) -> Explanation;
            fn row(&self, position: usize) -> Option<Row>;
        }
    }

    fn push(&mut self, events: Events) {
        for event in events.events::<P>() {
            self.0.push(event);
        }
    }

    fn mark(&mut self, marks: Marks) {
        self.0.mark(marks.facts::<P>());
    }

    fn why(&self, place: Site, digit: Option<u8>) -> Option<Box<dyn Player>> {
        let why = self.0.why(place, digit)?;
        Some(Box::new(Self(why)))
    }

    fn why_step(&self, position: usize) -> Option<Box<dyn Player>> {
        let why = self.0.why_step(position)?;
        Some(Box::new(Self(why)))
    }

    fn code(&self) -> Code {
        Code::of::<P>(self.0.clues().clone())
    }

    fn kind(&self) -> Kind {
        P::KIND
    }

    fn shape(&self) -> Shape {
        P::shape(self.0.clues())
    }

    fn has_numerals(&self) -> bool {
        P::HAS_DIGITS && self.shape().rows > 9
    }

    fn proven(&self, proof: &Proofs, aspect: Aspect) -> Scene {
        scene::proof_scene(self.0.clues(), &proof.proof::<P>(), aspect)
    }

    fn sites(&self, position: usize) -> Vec<Site> {
        self.0
            .row(position)
            .map(|row| row.sites)
            .unwrap_or_default()
    }
}
