//! Loopy game ids and save files, and the task strings of puzzle-loop.com,
//! which are Loopy descriptions without a size.

use crate::{Clue, MAX_SIDE};
use clew_core::format::tatham::{Body, Id, assigned, blanks, id, parameters, save};
use clew_core::format::{Piece, fault};
use clew_core::grid::Shape;
use clew_core::model::{Arg, Fault, ParseError};

use super::cells;
use super::{ReadingResult, other, plain};

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
    let rest = parameters.text;
    let digits = rest.strip_prefix('t').map(|rest| {
        let end = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        &rest[..end]
    });
    match digits {
        Some("") => None,
        Some(digits) => Some(Some(digits.parse().unwrap_or(u64::MAX))),
        None => Some(None),
    }
}

fn game(id: &Id<'_>) -> ReadingResult {
    check_grid(id.parameters)?;
    let description = match id.body {
        Body::Description(description) => description,
        Body::Seed(seed) => {
            return Err(
                ParseError::new(Fault::Reference, seed.range(), "error-reference-seed")
                    .with("seed", fault::quoted(seed.text)),
            );
        }
    };
    let shape = size(id.width, id.height)?;
    Ok(plain("format-loopy-id", exactly(shape, description)?))
}

fn check_grid(parameters: Piece<'_>) -> Result<(), ParseError> {
    let number = grid_type(parameters).flatten().unwrap_or(0);
    if number == 0 {
        return Ok(());
    }
    let known = usize::try_from(number).ok().and_then(|n| GRIDS.get(n - 1));
    let error = |message| ParseError::new(Fault::Kind, parameters.range(), message);
    Err(match known {
        Some(word) => error("error-kind-loopy").with("grid", Arg::Word(word)),
        None => error("error-kind-loopy-number").with("number", Arg::Number(number)),
    })
}

fn size(width: Piece<'_>, height: Piece<'_>) -> Result<Shape, ParseError> {
    let at = width.at..height.range().end;
    cells::shape(fault::length(height)?, fault::length(width)?, at)
}

/// Reads a save file.
pub(super) fn file(text: Piece<'_>) -> ReadingResult {
    let save = save(text);
    let name = save.value("GAME")?;
    match name.text {
        "Loopy" => {}
        _ => return Err(other::kind(name)),
    }
    let stated = save.value("PARAMS")?;
    let (width, height, rest) = parameters(stated).ok_or_else(|| fault::not_a_number(stated))?;
    check_grid(rest)?;
    let clues = exactly(size(width, height)?, save.value("DESC")?)?;
    Ok(plain("format-loopy-save", clues))
}

/// Digits and runs of blanks that fill the board exactly.
fn exactly(shape: Shape, description: Piece<'_>) -> Result<super::Clues, ParseError> {
    let values = expand(description, shape.area())?;
    if values.len() == shape.area() {
        return Ok(cells::from_values(shape, &values));
    }
    let end = description.range().end;
    Err(
        ParseError::new(Fault::Length, end..end, "error-length-short")
            .with("found", fault::number(values.len()))
            .with("expected", fault::number(shape.area()))
            .with("rows", fault::number(usize::from(shape.rows)))
            .with("cols", fault::number(usize::from(shape.cols))),
    )
}

/// The cells of a description, at most `limit` of them.
fn expand(description: Piece<'_>, limit: usize) -> Result<Vec<Clue>, ParseError> {
    let mut values = Vec::new();
    for (i, letter) in description.letters().enumerate() {
        let c = letter.first().unwrap_or(' ');
        if let Some(count) = cells::count(c) {
            values.push(Clue::Count(count));
        } else if let Some(blanks) = blanks(c) {
            values.resize(values.len() + blanks, Clue::Blank);
        } else if c.is_ascii_digit() || c.is_ascii_uppercase() {
            return Err(cells::range_at(letter, i + 1));
        } else {
            return Err(fault::character(
                "error-character-description",
                letter,
                i + 1,
            ));
        }
        if values.len() > limit {
            let tail = description.from(letter.at - description.at);
            return Err(
                ParseError::new(Fault::Length, tail.range(), "error-length-long")
                    .with("place", fault::number(i + 1))
                    .with("expected", fault::number(limit)),
            );
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
pub(super) fn bare(text: Piece<'_>) -> Result<Vec<super::Reading>, ParseError> {
    let side = usize::from(MAX_SIDE);
    let values = expand(text, side * side)?;
    let shapes = sizes(values.len());
    if shapes.is_empty() {
        return Err(
            ParseError::new(Fault::Size, text.range(), "error-size-bare")
                .with("count", fault::number(values.len())),
        );
    }
    let reading = |shape| plain("format-puzzle-loop", cells::from_values(shape, &values));
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
        return (root > 0)
            .then(|| shape(root))
            .flatten()
            .into_iter()
            .collect();
    }
    if count == 750 {
        return vec![Shape::new(30, 25)];
    }
    let pairs = |slender: usize| -> Vec<Shape> {
        (1..=root)
            .rev()
            .filter(|rows| count.is_multiple_of(*rows) && count / rows <= slender * rows)
            .filter_map(shape)
            .flat_map(|wide| [wide, Shape::new(wide.cols, wide.rows)])
            .collect()
    };
    let plausible = pairs(SLENDER);
    if plausible.is_empty() {
        pairs(usize::from(MAX_SIDE))
    } else {
        plausible
    }
}

/// Reads the lines of puzzle-loop.com's page that hold the task and its size.
pub(super) fn page(text: Piece<'_>) -> Option<Result<Vec<super::Reading>, ParseError>> {
    let task = assigned(text, "task").filter(|task| is_bare(*task))?;
    let dimensions = (
        assigned(text, "puzzleWidth"),
        assigned(text, "puzzleHeight"),
    );
    let (Some(width), Some(height)) = dimensions else {
        return Some(bare(task));
    };
    let reading = || {
        let clues = exactly(size(width, height)?, task)?;
        Ok(vec![plain("format-puzzle-loop", clues)])
    };
    Some(reading())
}
