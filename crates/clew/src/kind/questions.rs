//! Questions that every kind can answer: each function passes the question on to the kind of the puzzle.

use clew_core::game::{NotStored, Stored};
use clew_core::generate::{InvalidSpec, Spec};
use clew_core::grid::{Cell, Shape, Site, Walls};
use clew_core::kinded::{
    Advice, AnswerRecord, CoachQuestion, Code, Contents, Counsel, Counts, Job, JobError, Kind,
    Marks, NoCounsel, NoRecipe, NotStated, Part, Played, Player, Poured, Proofs, Recipe, Stated,
    Task, TechniqueEntry,
};
use clew_core::model::{Change, Entry, Explanation, ParseError, Sizes};
use clew_core::scene::PatternPicture;
use clew_core::solve::Method;
use clew_core::trace::Verdict;

use super::list::{all, begin, kinded, make_player, named, workshop};

/// Fault for a code of a kind that this program does not have.
fn no_kind(code: &Code) -> ParseError {
    ParseError::new(0..code.text.len(), "error-unknown-text")
}

/// Methods that make a difference for a kind, the default first.
pub fn methods(kind: Kind) -> &'static [Method] {
    kinded(kind).map_or(&[], |kinded| kinded.methods)
}

/// The method, if it makes a difference for a kind, or else the default.
pub fn method(kind: Kind, wished: Method) -> Method {
    let is_offered = methods(kind).contains(&wished);
    if is_offered {
        wished
    } else {
        Method::default()
    }
}

/// Message ids of the formats in which puzzles of a kind can be read.
pub fn formats(kind: Kind) -> &'static [&'static str] {
    kinded(kind).map_or(&[], |kinded| kinded.formats)
}

/// Playback of a puzzle, ready for events.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub fn player(code: &Code) -> Result<Box<dyn Player>, ParseError> {
    make_player(code.kind).ok_or_else(|| no_kind(code))?(code)
}

/// A task, ready to run.
///
/// # Errors
/// The code's text is not a puzzle of its kind, no puzzle of the kind can meet the specification,
/// the recipe belongs to another version of the generator, or the technique does not exist.
pub fn job(task: Task) -> Result<Box<dyn Job>, JobError> {
    let Part::Kind(kind) = task.part() else {
        return Err(JobError::NoKind);
    };
    // A kind that the program does not have has no techniques.
    begin(kind).ok_or(JobError::NoTechnique)?(task)
}

/// Message ids of the layouts of a kind's blank boards, the standard one first.
pub fn layouts(kind: Kind) -> &'static [&'static str] {
    kinded(kind).map_or(&[], |kinded| (kinded.layouts)())
}

/// Sizes of a kind's boards with a layout.
pub fn sizes(kind: Kind, layout: usize) -> Sizes {
    kinded(kind).map_or(Sizes::UpTo(1), |kinded| (kinded.sizes)(layout))
}

/// A blank board; `None` if there is none with that size.
pub fn blank(kind: Kind, layout: usize, shape: Shape) -> Option<Code> {
    (workshop(kind)?.blank)(layout, shape)
}

/// The puzzle after a change; `None` if its kind does not allow it, or the
/// text is not a puzzle of its kind.
pub fn edited(code: &Code, change: &Change) -> Option<Code> {
    (workshop(code.kind)?.edited)(code, change)
}

/// The printed contents of a puzzle; `None` if the text is not one of its kind.
pub fn contents(code: &Code) -> Option<Contents> {
    (kinded(code.kind)?.contents)(code)
}

/// Entries that a setter can write at a place; empty if it cannot hold a clue.
pub fn entries(code: &Code, at: Site) -> Vec<Entry> {
    kinded(code.kind).map_or_else(Vec::new, |kinded| (kinded.entries)(code, at))
}

/// Reason why a number is not allowed at a place of a board with these walls;
/// `None` if it is allowed, or if the text is not a puzzle of its kind.
pub fn refusal(code: &Code, walls: Option<&Walls>, at: Site, number: u8) -> Option<Explanation> {
    (workshop(code.kind)?.refusal)(code, walls, at, number)
}

/// The puzzle with sums that match the water, and the water; see
/// [`Edit::poured`](clew_core::model::Edit::poured).
pub fn poured(code: &Code, water: &[Cell], at: Option<Cell>) -> Poured {
    (workshop(code.kind)?.poured)(code, water, at)
}

/// Game of a puzzle, not yet started.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub fn game(code: &Code) -> Result<Box<dyn Played>, ParseError> {
    (workshop(code.kind).ok_or_else(|| no_kind(code))?.game)(code)
}

/// Game read from its stored form.
///
/// # Errors
/// The text is not a stored game of this version or an earlier one.
pub fn stored_game(text: &str) -> Result<Box<dyn Played>, NotStored> {
    let stored = Stored::read(text)?;
    let kind = named(&stored.kind).and_then(workshop);
    (kind.ok_or(NotStored::Kind)?.stored_game)(&stored)
}

/// Facts stated by marks of a puzzle, given as text, in order. A mark replaces an earlier one in its slot. A puzzle
/// that cannot be read has no marks.
///
/// # Errors
/// Number of the first text, from 0, that is not a mark of the puzzle, and its fault.
pub fn stated(code: &Code, texts: &[&str]) -> Result<Stated, NotStated> {
    match kinded(code.kind) {
        Some(kinded) => (kinded.stated)(code, texts),
        None => Ok(Stated::nothing(code.kind)),
    }
}

/// Marks that the text of a puzzle holds with those stated after it, which replace them at their places.
pub fn stated_after(held: &Marks, stated: Stated) -> Stated {
    match workshop(held.kind()) {
        Some(workshop) => (workshop.stated_after)(held, stated),
        None => stated,
    }
}

/// An answer of the coach; empty if it is about a kind that this program does not have.
pub fn counsel(advice: &Advice) -> Box<dyn Counsel> {
    match workshop(advice.kind()) {
        Some(workshop) => (workshop.counsel)(advice),
        None => Box::new(NoCounsel),
    }
}

/// An answer of the coach to a question, as a record; `None` if the text is not a puzzle of its kind.
pub fn record(code: &Code, ask: &CoachQuestion, advice: &Advice) -> Option<AnswerRecord> {
    (workshop(code.kind)?.record)(code, ask, advice)
}

/// Numbers that describe a proof.
pub fn counts(proofs: &Proofs) -> Counts {
    let nothing = Counts {
        verdict: Verdict::Open,
        solutions: 0,
        facts: None,
        backbone: None,
    };
    kinded(proofs.kind()).map_or(nothing, |kinded| (kinded.counts)(proofs))
}

/// Techniques of all kinds, in the order of their catalogues.
pub fn techniques() -> impl Iterator<Item = TechniqueEntry> {
    let kinds = all().filter_map(kinded);
    kinds.flat_map(|kinded| (kinded.techniques)())
}

/// The technique with a name, if there is one.
pub fn technique(name: &str) -> Option<TechniqueEntry> {
    techniques().find(|entry| entry.name == name)
}

/// Pictures of a technique that is a fixed pattern; empty for other techniques.
pub fn pattern_pictures(technique: &TechniqueEntry) -> Vec<PatternPicture> {
    let workshop = workshop(technique.kind);
    workshop.map_or_else(Vec::new, |workshop| (workshop.pictures)(technique.name))
}

/// Message ids of a kind's variants, the standard one first.
pub fn variants(kind: Kind) -> &'static [&'static str] {
    kinded(kind).map_or(&[], |kinded| (kinded.variants)())
}

/// Default specification of a kind.
pub fn default_spec(kind: Kind) -> Spec {
    let nothing = || Spec::new(Shape::new(1, 1));
    kinded(kind).map_or_else(nothing, |kinded| (kinded.default_spec)())
}

/// Reason why no puzzle of a kind can meet a specification, if there is one.
pub fn invalid_spec(kind: Kind, spec: &Spec) -> Option<InvalidSpec> {
    (kinded(kind)?.invalid_spec)(spec)
}

/// Version of a kind's present generator for a specification; 0 if there is none.
fn version(kind: Kind, spec: &Spec) -> u8 {
    kinded(kind).map_or(0, |kinded| (kinded.version)(spec))
}

/// Recipe for the present generator of a kind.
pub fn recipe(kind: Kind, spec: Spec, seed: u64) -> Recipe {
    Recipe {
        version: version(kind, &spec),
        kind,
        spec,
        seed,
    }
}

/// Reads a recipe.
///
/// # Errors
/// The text is not a recipe of a kind that this program has.
pub fn read_recipe(text: &str) -> Result<Recipe, NoRecipe> {
    Recipe::read(text, named)
}

/// Whether a new recipe with the same specification and seed makes the same puzzle.
pub fn is_reproducible(recipe: &Recipe) -> bool {
    recipe.version == version(recipe.kind, &recipe.spec)
}

/// Reason why no puzzle can be made from a recipe, if there is one.
pub fn invalid_recipe(recipe: &Recipe) -> Option<InvalidSpec> {
    let kinded = kinded(recipe.kind)?;
    match (kinded.makes)(&recipe.spec, recipe.version) {
        true => (kinded.invalid_spec)(&recipe.spec),
        false => Some(InvalidSpec::Version),
    }
}
