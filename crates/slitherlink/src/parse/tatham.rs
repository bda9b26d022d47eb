//! Loopy game ids and save files, and the task strings of puzzle-loop.com,
//! which are Loopy descriptions without a size.

use clew_core::format::tatham::{Body, Id, RUNS, assigned, id, parameters, save};
use clew_core::format::{Piece, fault};
use clew_core::grid::Shape;
use clew_core::model::{Arg, ParseError};

use super::{Reading, ReadingResult, cells};
use crate::board::{Clue, Clues, MAX_SIDE};

/// The grids of Loopy after the square one, by number.
const GRIDS: [&str; 17] = [
    "word-loopy-triangular",
    "word-loopy-honeycomb",
    "word-loopy-snub-square",
    "word-loopy-cairo",
    "word-loopy-great-hexagonal",
    "word-loopy-octagonal",
    "word-loopy-kites",
    "word-loopy-floret",
    "word-loopy-dodecagonal",
    "word-loopy-great-dodecagonal",
    "word-loopy-penrose-kite-dart",
    "word-loopy-penrose-rhombs",
    "word-loopy-great-great-dodecagonal",
    "word-loopy-kagome",
    "word-loopy-compass-dodecagonal",
    "word-loopy-hats",
    "word-loopy-spectres",
];

/// Boards up to this many times longer than wide are plausible for a bare string.
const SLENDER: usize = 2;

/// A word that is certainly meant as a Loopy id: it names a type of grid.
pub(super) fn game_id(word: Piece<'_>) -> Option<ReadingResult> {
    let id = id(word)?;
    let named = id.parameters.text.starts_with('t');
    (named && grid_type(id.parameters).is_some()).then(|| game(&id))
}

/// A text that has the form of an id of Loopy, without naming a type of grid.
pub(super) fn nameless_id(text: Piece<'_>) -> Option<ReadingResult> {
    let id = id(text)?;
    // `12:30` is more likely a time than a square board.
    if id.height.at == id.width.at && id.parameters.is_empty() {
        return None;
    }
    match id.body {
        Body::Seed(_) => Some(game(&id)),
        Body::Description(description) => {
            let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | ',');
            if description.is_empty() || !description.text.chars().all(plain) {
                return None;
            }
            // Loopy writes neither of these characters, and its parameters name
            // only a type of grid.
            let is_loopy = !description.text.contains(['_', ','])
                && (id.parameters.is_empty() || id.parameters.text.starts_with(['t', 'd']));
            is_loopy.then(|| game(&id))
        }
    }
}

/// The number of the grid's type that parameters name: `Some(None)` if they name no
/// type, which means the square grid; `None` if a type has no number.
fn grid_type(parameters: Piece<'_>) -> Option<Option<u64>> {
    match parameters.strip("t") {
        Some(rest) => rest.until(|c| !c.is_ascii_digit()).number().map(Some),
        None => Some(None),
    }
}

fn game(id: &Id<'_>) -> ReadingResult {
    check_grid(id.parameters)?;
    let description = match id.body {
        Body::Description(description) => description,
        Body::Seed(seed) => return Err(seed.fault("error-reference-seed").with("seed", seed)),
    };
    let shape = fault::sized(id.height, id.width, MAX_SIDE)?;
    Ok(Reading::of("format-loopy-id", exactly(shape, description)?))
}

fn check_grid(parameters: Piece<'_>) -> Result<(), ParseError> {
    let number = grid_type(parameters).flatten().unwrap_or(0);
    if number == 0 {
        return Ok(());
    }
    let known = usize::try_from(number).ok().and_then(|n| GRIDS.get(n - 1));
    Err(match known {
        Some(word) => parameters
            .fault("error-kind-loopy")
            .with("grid", Arg::Word(word)),
        None => parameters
            .fault("error-kind-loopy-number")
            .with("number", number),
    })
}

/// Reads a save file.
pub(super) fn file(text: Piece<'_>) -> ReadingResult {
    let save = save(text);
    let name = save.value("GAME")?;
    if name.text != "Loopy" {
        return Err(fault::other_kind(name));
    }
    let stated = save.value("PARAMS")?;
    let (width, height, rest) = parameters(stated).ok_or_else(|| fault::not_a_number(stated))?;
    check_grid(rest)?;
    let shape = fault::sized(height, width, MAX_SIDE)?;
    let clues = exactly(shape, save.value("DESC")?)?;
    Ok(Reading::of("format-loopy-save", clues))
}

/// Digits and runs of blanks that fill the board exactly.
fn exactly(shape: Shape, description: Piece<'_>) -> Result<Clues, ParseError> {
    let values = expand(description, shape.area())?;
    if values.len() == shape.area() {
        return Ok(cells::from_values(shape, &values));
    }
    let end = description.from(description.text.len());
    let error = end.fault("error-length-short");
    let error = error.counted(values.len(), shape.area());
    Err(error.sized(shape.rows, shape.cols))
}

/// The cells of a description, at most `limit` of them.
fn expand(description: Piece<'_>, limit: usize) -> Result<Vec<Clue>, ParseError> {
    let mut values = Vec::new();
    for (i, letter) in description.letters().enumerate() {
        let c = letter.first().unwrap_or(' ');
        match (cells::count(c), RUNS.blanks(c)) {
            (Some(count), _) => values.push(Clue::Count(count)),
            (_, Some(blanks)) => values.resize(values.len() + blanks, Clue::Blank),
            _ if c.is_ascii_digit() || c.is_ascii_uppercase() => {
                return Err(cells::range_at(letter, i + 1));
            }
            _ => {
                let message = "error-character-description";
                return Err(fault::character(message, letter, i + 1));
            }
        }
        if values.len() > limit {
            let tail = description.from(letter.at - description.at);
            let error = tail.fault("error-length-long").with("place", i + 1);
            return Err(error.with("expected", limit));
        }
    }
    Ok(values)
}

/// Whether a text can be a description without a size.
pub(super) fn is_bare(text: Piece<'_>) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    text.text.chars().all(plain) && text.text.contains(|c: char| c.is_ascii_digit())
}

/// Reads a description without a size: the boards that it can fill.
pub(super) fn bare(text: Piece<'_>) -> Result<Vec<Reading>, ParseError> {
    let side = usize::from(MAX_SIDE);
    let values = expand(text, side * side)?;
    let shapes = sizes(values.len());
    if shapes.is_empty() {
        let error = text.fault("error-size-bare");
        return Err(error.with("count", values.len()));
    }
    let clues = |shape| cells::from_values(shape, &values);
    let reading = |shape| Reading::of("format-puzzle-loop", clues(shape));
    Ok(shapes.into_iter().map(reading).collect())
}

/// The boards that a number of cells suggests: the square, or 25 × 30, which
/// puzzle-loop.com uses. Otherwise all that are not slender or, if there are none,
/// all. The squarest come first, and wide ones before tall ones.
pub(super) fn sizes(count: usize) -> Vec<Shape> {
    let side = |n: usize| u8::try_from(n).ok().filter(|n| (1..=MAX_SIDE).contains(n));
    let shape = |rows: usize| Some(Shape::new(side(rows)?, side(count / rows)?));
    let root = count.isqrt();
    if root * root == count {
        return shape(root.max(1))
            .into_iter()
            .filter(|_| root > 0)
            .collect();
    }
    if count == 750 {
        return vec![Shape::new(30, 25)];
    }
    let pairs = |slender: usize| {
        let rows = (1..=root).rev();
        let rows =
            rows.filter(|rows| count.is_multiple_of(*rows) && count / rows <= slender * rows);
        let wide = rows.filter_map(shape);
        wide.flat_map(|wide| [wide, Shape::new(wide.cols, wide.rows)])
            .collect::<Vec<_>>()
    };
    match pairs(SLENDER) {
        plausible if plausible.is_empty() => pairs(usize::from(MAX_SIDE)),
        plausible => plausible,
    }
}

/// Reads the lines of puzzle-loop.com's page that hold the task and its size.
pub(super) fn page(text: Piece<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    let task = assigned(text, "task").filter(|task| is_bare(*task))?;
    let size = assigned(text, "puzzleWidth").zip(assigned(text, "puzzleHeight"));
    let Some((width, height)) = size else {
        return Some(bare(task));
    };
    let read = || {
        let clues = exactly(fault::sized(height, width, MAX_SIDE)?, task)?;
        Ok(vec![Reading::of("format-puzzle-loop", clues)])
    };
    Some(read())
}
