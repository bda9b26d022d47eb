//! Game ids and saved games of Solo, of Simon Tatham's collection.
//!
//! `<C>x<R>` means boxes of R columns and C rows; `<N>j` means irregular regions, which
//! follow the givens as the lines between cells, run by run.

use std::sync::Arc;

use clew_core::format::tatham::{Body, Id, RUNS, assigned, id, parameters, save};
use clew_core::format::{Piece, fault};
use clew_core::model::ParseError;

use super::cells::{self, Content};
use super::{ReadingResult, solo_regions};
use crate::board::{Clues, Division, Houses, MAX_SIDE};

/// A word that has the form of an id of Solo.
pub(super) fn game_id(word: Piece<'_>) -> Option<ReadingResult> {
    let id = id(word)?;
    let crossed = id.height.at != id.width.at;
    let jigsaw = id.parameters.text.starts_with('j');
    if !crossed && !jigsaw || id.parameters.text.starts_with('t') {
        return None;
    }
    let description = match id.body {
        Body::Description(description) => description,
        Body::Seed(seed) => {
            return Some(Err(seed.fault("error-reference-seed").with("seed", seed)));
        }
    };
    let plain = |c: char| c.is_ascii_digit() || c.is_ascii_lowercase() || matches!(c, '_' | ',');
    if description.is_empty() || !description.text.chars().all(plain) {
        return None;
    }
    // Ids of other games have width times height cells.
    let marked = description.text.contains(['_', ',']) || !id.parameters.is_empty();
    let area = id.width.number()?.saturating_mul(id.height.number()?);
    let cells = count(description.until(|c| c == ','));
    (marked || cells == area.saturating_mul(area)).then(|| game("format-solo-id", &id, description))
}

/// Reads the line of a page's script that holds the task: a description without a size.
pub(super) fn task(text: Piece<'_>) -> Option<ReadingResult> {
    let task = assigned(text, "task")?;
    let is_task = |c: char| c.is_ascii_digit() || c.is_ascii_lowercase() || c == '_';
    // Without these signs it is more likely a Slitherlink.
    let is_ours = task.text.contains(['_', '5', '6', '7', '8', '9']);
    let side = usize::try_from(count(task)).ok().and_then(cells::side_of);
    let side = side.filter(|_| is_ours && task.text.chars().all(is_task))?;
    let read = || {
        let entries = entries(task, side)?;
        let houses = cells::usual(side.into(), task.range())?;
        Ok(cells::board("format-sudoku-task", houses, &entries))
    };
    Some(read())
}

/// Number of cells of a description.
fn count(description: Piece<'_>) -> u64 {
    let mut cells = 0;
    let mut in_number = false;
    for c in description.text.chars() {
        let blanks = RUNS.blanks(c).and_then(|n| u64::try_from(n).ok());
        cells += blanks.unwrap_or(u64::from(c.is_ascii_digit() && !in_number));
        in_number = c.is_ascii_digit();
    }
    cells
}

/// Reads a saved game.
pub(super) fn file(text: Piece<'_>) -> Option<ReadingResult> {
    let save = save(text);
    save.value("GAME").ok().filter(|name| name.text == "Solo")?;
    let read = || {
        let stated = save.value("PARAMS")?;
        let (width, height, parameters) =
            parameters(stated).ok_or_else(|| fault::not_a_number(stated))?;
        let description = save.value("DESC")?;
        let id = Id {
            width,
            height,
            parameters,
            body: Body::Description(description),
        };
        game("format-solo-save", &id, description)
    };
    Some(read())
}

fn game(format: &'static str, id: &Id<'_>, description: Piece<'_>) -> ReadingResult {
    let flags = flags(id.parameters.text);
    if flags.contains('k') {
        return Err(id.parameters.fault("error-kind-killer"));
    }
    let number = |piece: Piece<'_>| piece.number().ok_or_else(|| fault::not_a_number(piece));
    let (width, height) = (number(id.width)?, number(id.height)?);
    let crossed = id.height.at != id.width.at;
    let side = match crossed {
        true => width.saturating_mul(height),
        false => width,
    };
    let at = id.width.at..id.height.end();
    let known = u8::try_from(side).ok();
    let known = known.filter(|side| (2..=MAX_SIDE).contains(side));
    let side = known.ok_or_else(|| cells::size(at, side, MAX_SIDE))?;
    let mut parts = description.split(&[',']);
    let givens = parts.next().unwrap_or(description);
    let division = if flags.contains('j') || !crossed {
        let lines = parts.next();
        let lines = lines.ok_or_else(|| description.fault("error-region-missing"))?;
        solo_regions::regions(lines, side)?
    } else {
        let small = |n: u64| u8::try_from(n).unwrap_or(1);
        Division::Boxes {
            width: small(height),
            height: small(width),
        }
    };
    let entries = entries(givens, side)?;
    let houses = Arc::new(Houses::new(side, division, flags.contains('x')));
    Ok(cells::board(format, houses, &entries))
}

/// The flags among the parameters: those of symmetry and difficulty are followed by
/// letters of their own.
fn flags(parameters: &str) -> String {
    let mut flags = String::new();
    let mut letters = parameters.chars().peekable();
    while let Some(c) = letters.next() {
        match c {
            'd' => drop(letters.next()),
            'r' | 'm' => {
                while letters
                    .next_if(|c| c.is_ascii_digit() || *c == 'd')
                    .is_some()
                {}
            }
            _ => flags.push(c),
        }
    }
    flags
}

/// The cells of a description, exactly as many as the board has.
fn entries(description: Piece<'_>, side: u8) -> Result<Vec<Content>, ParseError> {
    let area = usize::from(side) * usize::from(side);
    let mut entries: Vec<Content> = Vec::new();
    let mut rest = description;
    while let Some(c) = rest.first() {
        let place = rest.at - description.at + 1;
        let token = match rest.until(|c| !c.is_ascii_digit()) {
            none if none.is_empty() => rest.to(c.len_utf8()),
            digits => digits,
        };
        rest = rest.from(token.text.len());
        match (token.number(), RUNS.blanks(c)) {
            (Some(value), _) => entries.push(cells::given(token, value, side)?),
            (_, Some(run)) => entries.resize(entries.len() + run, Content::Blank),
            _ if c == '_' => {}
            _ => {
                let message = "error-character-description";
                return Err(fault::character(message, token, place));
            }
        }
        if entries.len() > area {
            let tail = description.from(place - 1);
            let error = tail.fault("error-length-long").with("place", place);
            return Err(error.with("expected", area));
        }
    }
    if entries.len() == area {
        return Ok(entries);
    }
    let end = description.from(description.text.len());
    let error = end.fault("error-length-short");
    Err(error.counted(entries.len(), area).sized(side, side))
}

/// The id of a puzzle.
pub(super) fn print(clues: &Clues) -> String {
    let houses = clues.houses();
    let side = houses.side();
    let diagonals = if houses.diagonals() { "x" } else { "" };
    match houses.division() {
        Division::Boxes { width, height } => {
            format!("{height}x{width}{diagonals}:{}", description(clues))
        }
        Division::Regions(_) => {
            let (givens, lines) = (description(clues), solo_regions::lines(houses));
            format!("{side}j{diagonals}:{givens},{lines}")
        }
    }
}

fn description(clues: &Clues) -> String {
    let cells = clues.houses().shape().cells();
    RUNS.text(
        cells.map(|cell| clues.given(cell)),
        |digit, out, is_after| {
            out.push_str(if is_after { "_" } else { "" });
            out.push_str(&digit.value().to_string());
        },
    )
}
