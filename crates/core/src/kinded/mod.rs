//! Kinds as values. A kind's own folder makes five of them from its type, each for a part of the program that can be loaded
//! separately:
//!
//! - a [`Kinded`]: its name, its offer, and reading of documents that name their format. The first view of the page has
//!   those of all kinds;
//! - a [`MakePlayer`]: explains and draws a trace;
//! - a [`Workshop`]: games, editing, reading of everything, answers of the coach, data of techniques;
//! - a [`Begin`]: jobs, which solve, prove, make and coach; and a [`Report`] of them in numbers and solutions;
//! - a [`Compose`]: boards put together from what a picture shows.
//!
//! Values that travel between these parts, between page and worker or into storage, have their type erased: they are the
//! kind's name and bytes.

mod catalogue;
mod code;
mod counsel;
mod counselled;
mod described;
mod edit;
mod game;
mod job;
mod message;
mod name;
mod offer;
mod payload;
mod played;
mod player;
mod reading;
mod recipe;
mod record;
mod report;
mod stated;
mod task;
mod workshop;
mod written;

use crate::coach::Coached;
use crate::format::{Document, Read};
use crate::generate::{Generate, Generator, InvalidSpec, Spec};
use crate::grid::Site;
use crate::model::{Entry, Puzzle, Sizes};
use crate::solve::Method;

pub use catalogue::TechniqueEntry;
pub use code::Code;
pub use counsel::{Counsel, Judged, NoCounsel};
pub use counselled::{Basis, Counselled, Turn};
pub use described::Described;
pub use edit::{Compose, Contents, Regions, compose_of};
pub use job::{Job, Slice};
pub use message::{
    Answer, ClueConflict, CoachQuestion, End, Exercise, Generated, JobId, Part, Pixels, Preview,
    Question, Reply, Request, Task, Turned,
};
pub use name::Kind;
pub use offer::{Example, NamedText, Offer};
pub use payload::{Advice, Counts, Events, Marks, Proofs};
pub use played::{Clashing, Played};
pub use player::{MakePlayer, Player, player_of};
pub use reading::{Choosable, NamedOutcome, ReadOutcome, Reading, Verdicts};
pub use recipe::{NoRecipe, Recipe};
pub use record::AnswerRecord;
pub use report::{BeginProving, Report, RunCounts};
pub use stated::{NotStated, Stated};
pub use task::{Begin, JobError, job_of};
pub use workshop::{Poured, Workshop};
pub use written::{Proving, Written, bits, placed};

/// Puzzle type of a kind that programs can list.
pub trait OfKind: Puzzle {
    /// Name of the kind.
    const KIND: Kind;
    /// What it offers.
    const OFFER: &'static Offer;
}

/// A kind as a value: the part that every program has from the start. Every code given to its functions must be of the kind; a
/// code whose text cannot be read yields nothing.
#[derive(Debug)]
pub struct Kinded {
    /// Its name.
    pub kind: Kind,
    /// What it offers.
    pub offer: &'static Offer,
    /// Methods that make a difference, the default first.
    pub methods: &'static [Method],
    /// Message ids of the formats in which its puzzles are read.
    pub formats: &'static [&'static str],
    /// Whether its cells hold digits.
    pub has_digits: bool,
    /// Reads a document; `None` if it is in no format of the kind.
    pub read_named: fn(&Document<'_>) -> Option<NamedOutcome>,
    /// The printed contents.
    pub contents: fn(&Code) -> Option<Contents>,
    /// Entries that a setter can write at a place; none if no clue can be there.
    pub entries: fn(&Code, Site) -> Vec<Entry>,
    /// Message ids of the layouts of blank boards, the standard one first.
    pub layouts: fn() -> &'static [&'static str],
    /// Sizes of the boards of a layout, by number.
    pub sizes: fn(usize) -> Sizes,
    /// Facts that marks of a puzzle state, given as text, in order. A mark replaces an earlier one in its slot.
    pub stated: fn(&Code, &[&str]) -> Result<Stated, NotStated>,
    /// A proof in numbers.
    pub counts: fn(&Proofs) -> Counts,
    /// Techniques, in the order of the catalogue.
    pub techniques: fn() -> Vec<TechniqueEntry>,
    /// Message ids of the variants that a specification can ask for, the standard one first.
    pub variants: fn() -> &'static [&'static str],
    /// Specification offered first.
    pub default_spec: fn() -> Spec,
    /// Version of the generator for a specification.
    pub version: fn(&Spec) -> u8,
    /// Whether the generator makes the puzzles of a version.
    pub makes: fn(&Spec, u8) -> bool,
    /// Reason why no puzzle can meet a specification, if there is one.
    pub invalid_spec: fn(&Spec) -> Option<InvalidSpec>,
}

impl Kinded {
    /// The kind of a puzzle type.
    pub const fn of<P: Read + Coached + Generate + OfKind>() -> Self {
        Self {
            kind: P::KIND,
            offer: P::OFFER,
            methods: P::METHODS,
            formats: P::FORMATS,
            has_digits: P::HAS_DIGITS,
            read_named: reading::named::<P>,
            contents: edit::contents::<P>,
            entries: edit::entries::<P>,
            layouts: P::layouts,
            sizes: P::sizes,
            stated: stated::stated::<P>,
            counts: Proofs::counts_of::<P>,
            techniques: catalogue::entries::<P>,
            variants: P::variants,
            default_spec: P::default_spec,
            version: Generator::<P>::version,
            makes: Generator::<P>::makes,
            invalid_spec: Generator::<P>::invalid_spec,
        }
    }
}
