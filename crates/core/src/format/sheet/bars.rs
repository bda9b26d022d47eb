//! Cells in frames: fields between bars, or bands of cells between bars, where spaces
//! can be blank cells.

use super::{Piece, Sheet, is_cell, lines};

/// Minimum number of cells in a row; fewer fields are bands.
const FEWEST: usize = 4;

/// Layout of the cells between bars.
enum Manner {
    /// One in each field.
    Single,
    /// As words, the same number in each line.
    Words,
    /// At fixed places of each field, with spaces as blanks. For each field: the first
    /// place, the distance between two places, and the number of cells.
    Places(Vec<[usize; 3]>),
}

/// The tables between the bars of a text.
pub(super) fn sheets(text: Piece<'_>) -> Vec<Sheet<'_>> {
    if !text.text.contains('|') {
        return Vec::new();
    }
    let framed: Vec<Vec<Piece<'_>>> = text.lines().filter_map(fields).collect();
    let manner = manner(&framed);
    lines::runs(text, |line| manner.cells(fields(line)?))
}

impl Manner {
    /// The cells in the fields of a line.
    fn cells<'a>(&self, fields: Vec<Piece<'a>>) -> Option<Vec<Piece<'a>>> {
        match self {
            Manner::Single => Some(fields.into_iter().map(Piece::trim).collect()),
            Manner::Words => Some(fields.into_iter().flat_map(Piece::words).collect()),
            Manner::Places(places) => cells_at(&fields, places),
        }
    }
}

/// The fields between the bars of a line, without any text beside the frame.
fn fields(line: Piece<'_>) -> Option<Vec<Piece<'_>>> {
    let last = line.text.rfind('|')?;
    let start = line.text.len() - line.text.trim_start().len();
    let is_framed = line.text[start..].starts_with('|') && last > start;
    let inner = match is_framed {
        true => line.to(last).from(start + 1),
        false => line,
    };
    Some(inner.split(&['|']).collect())
}

/// Layout of the cells in the fields of all lines.
fn manner(framed: &[Vec<Piece<'_>>]) -> Manner {
    let rows = || {
        framed
            .iter()
            .filter(|fields| fields.iter().any(|field| has_cell(*field)))
    };
    let is_single = |field: &Piece<'_>| field.words().count() <= 1 && is_cell(field.trim());
    let most = rows().map(Vec::len).max().unwrap_or(0);
    if most >= FEWEST && rows().flatten().all(is_single) {
        return Manner::Single;
    }
    let count = |fields: &Vec<Piece<'_>>| fields.iter().flat_map(|field| field.words()).count();
    let is_spaced =
        |fields: &Vec<Piece<'_>>| fields.iter().flat_map(|field| field.words()).all(is_cell);
    let mut counts = framed.iter().filter(|fields| is_spaced(fields)).map(count);
    let first = counts.next();
    if counts.all(|count| Some(count) == first) && rows().all(is_spaced) {
        return Manner::Words;
    }
    let of_field = |at: usize| {
        let fields = || rows().filter_map(move |fields| fields.get(at));
        let length = fields().map(|field| field.text.len()).max().unwrap_or(0);
        let is_blank = |at: usize| {
            let at =
                move |field: &&Piece<'_>| field.text.as_bytes().get(at).is_none_or(|&c| c == b' ');
            fields().all(|field| at(&field))
        };
        let are_blank = |first: usize| (first..length).step_by(2).all(is_blank);
        match length % 2 {
            1 if are_blank(0) => [1, 2, length / 2],
            1 if are_blank(1) => [0, 2, length.div_ceil(2)],
            _ => [0, 1, length],
        }
    };
    Manner::Places((0..most).map(of_field).collect())
}

fn has_cell(field: Piece<'_>) -> bool {
    field.text.contains(|c: char| c.is_ascii_alphanumeric())
}

/// The cells at fixed places of fields; those beyond a line's end are blank.
fn cells_at<'a>(fields: &[Piece<'a>], places: &[[usize; 3]]) -> Option<Vec<Piece<'a>>> {
    let mut cells = Vec::new();
    for (field, &[first, step, count]) in fields.iter().zip(places) {
        // Places count characters, which are the same as bytes only in ASCII.
        if !field.text.is_ascii() {
            return None;
        }
        for at in (first..).step_by(step.max(1)).take(count) {
            let end = field.text.len();
            cells.push(field.to((at + 1).min(end)).from(at.min(end)).trim());
        }
    }
    Some(cells)
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    fn rows(text: &str) -> Vec<String> {
        let sheets = sheets(Piece::new(text, 0));
        sheets.iter().flat_map(shown).collect()
    }

    #[test]
    fn a_field_is_a_cell_or_a_band_of_cells() {
        for text in [
            "|1| |3| |\n| | | |4|",
            "1 . | 3 .\n----+----\n. . | . 4",
            "|1 0 | 3 0|\n|0 0 | 0 4|",
        ] {
            let found: Vec<String> = rows(text).iter().map(|row| row.replace('0', "_")).collect();
            assert_eq!(found, ["1_3_", "___4"], "{text}");
        }
        let bands = "  +---+---+\n  | 1 2 | 3   |  remark\n  |     |   4 |\n  +---+---+";
        assert_eq!(rows(bands), ["123_", "___4"]);
        assert_eq!(rows("|1 | 3|\n|  | 4|"), ["1__3", "___4"]);
    }
}
