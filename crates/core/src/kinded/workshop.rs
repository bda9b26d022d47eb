//! Work with puzzles of one kind by hand: reading, editing, playing and looking up.

use crate::coach::{self, Coached};
use crate::format::{Document, Read, Unpacked, Vocabulary};
use crate::game::{NotStored, Spoken, Stored};
use crate::grid::{Cell, Shape, Site, Walls};
use crate::model::{Change, Explanation, ParseError};
use crate::scene::PatternPicture;
use crate::trace::Verdict;

use super::record::record;
use super::{
    Advice, AnswerRecord, CoachQuestion, Code, Counsel, Kind, Marks, OfKind, Played, ReadOutcome,
    Stated, Verdicts, catalogue, edit, game, reading, stated,
};

/// A puzzle whose sums were made to agree with its water, and the water.
pub type Poured = Option<(Code, Vec<Cell>)>;

/// Functions of one kind. Every code given to them must be of the kind; a code whose text cannot be read yields nothing.
pub struct Workshop {
    /// Name of the kind.
    pub kind: Kind,
    /// Reads a document; `None` if it is in no format of the kind.
    pub read_document: fn(&Document<'_>, &Verdicts) -> Option<ReadOutcome>,
    /// Reads what was unpacked from a text, or laid out by another program.
    pub read_unpacked: fn(&Unpacked<'_>, &Verdicts) -> Option<ReadOutcome>,
    /// Number of solutions; `None` if it is hard to find out.
    pub verdict: fn(&Code, &Verdicts) -> Option<Verdict>,
    /// Words by which texts name its puzzles.
    pub words: &'static Vocabulary,
    /// Rows and columns, in cells.
    pub shape: fn(&Code) -> Option<Shape>,
    /// Message ids of the formats in which puzzles can be written; see [`Puzzle::WRITTEN`](crate::model::Puzzle::WRITTEN).
    pub written: &'static [&'static str],
    /// A puzzle in one of these formats; `None` if it cannot carry the puzzle.
    pub export: fn(&Code, &str) -> Option<String>,

    /// A blank board of a layout; `None` if there is none of that size.
    pub blank: fn(usize, Shape) -> Option<Code>,
    /// The puzzle after a change; `None` if the kind does not allow it.
    pub edited: fn(&Code, &Change) -> Option<Code>,
    /// Reason why a number cannot be at a place of a board with these walls.
    pub refusal: fn(&Code, Option<&Walls>, Site, u8) -> Option<Explanation>,
    /// The puzzle whose sums match the water, and the water; see [`Edit::poured`](crate::model::Edit::poured).
    pub poured: fn(&Code, &[Cell], Option<Cell>) -> Poured,

    /// Marks that a text holds with those stated after it, which replace them at their places.
    pub stated_after: fn(&Marks, Stated) -> Stated,
    /// Game of a puzzle that has not begun.
    pub game: fn(&Code) -> Result<Box<dyn Played>, ParseError>,
    /// Game from its stored form.
    pub stored_game: fn(&Stored) -> Result<Box<dyn Played>, NotStored>,
    /// An answer of the coach.
    pub counsel: fn(&Advice) -> Box<dyn Counsel>,
    /// An answer of the coach to a question, as a record.
    pub record: fn(&Code, &CoachQuestion, &Advice) -> Option<AnswerRecord>,

    /// Pictures of the technique with a name, if it is a fixed pattern; none for any other.
    pub pictures: fn(&str) -> Vec<PatternPicture>,
}

impl Workshop {
    /// The functions of a puzzle type.
    pub const fn of<P: Read + Coached + Spoken + OfKind>() -> Self {
        Self {
            kind: P::KIND,
            read_document: reading::document::<P>,
            read_unpacked: reading::unpacked::<P>,
            verdict: reading::verdict::<P>,
            words: P::WORDS,
            shape: |code| Some(P::shape(code.clues::<P>().ok()?)),
            written: P::WRITTEN,
            export: |code, format| {
                let clues = code.clues::<P>().ok()?;
                P::export(clues, format)
            },
            blank: edit::blank::<P>,
            edited: edit::edited::<P>,
            refusal: edit::refusal::<P>,
            poured: edit::poured::<P>,
            stated_after: stated::after::<P>,
            game: game::game::<P>,
            stored_game: game::stored_game::<P>,
            counsel: counsel::<P>,
            record: |code, ask, advice| {
                let answer = advice.answer::<P>().unwrap_or(coach::Answer::Stuck);
                Some(record::<P>(code.clues::<P>().ok()?, ask, &answer))
            },
            pictures: catalogue::pictures::<P>,
        }
    }
}

fn counsel<P: Coached + OfKind>(advice: &Advice) -> Box<dyn Counsel> {
    Box::new(advice.answer::<P>().unwrap_or(coach::Answer::Stuck))
}
