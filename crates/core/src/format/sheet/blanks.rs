//! Signs and words for blank cells.

use std::collections::BTreeSet;

use super::Row;
use crate::format::{Piece, Source};

/// Words that programs write for an empty value.
const NOTHING: [&str; 13] = [
    "-1",
    "null",
    "None",
    "nil",
    "NaN",
    "nan",
    "NA",
    "undefined",
    "false",
    "False",
    "&nbsp;",
    "Nothing",
    "nothing",
];

/// Signs for a blank cell, alone or repeated.
const SIGNS: [char; 9] = ['.', '-', '_', '*', 'x', 'X', '#', '~', ' '];

/// Whether the text of a cell stands for a blank. A `0` is a clue for some kinds, and a
/// `?` a clue that is not known.
pub fn is_blank(cell: &str) -> bool {
    let mut signs = cell.chars();
    let first = signs.next();
    match first {
        None => true,
        Some(sign) if SIGNS.contains(&sign) => signs.all(|c| c == sign) || cell == "-1",
        _ => NOTHING.contains(&cell),
    }
}

/// The text of a cell without white space, quotes and brackets around it; empty for a
/// blank. A whole number loses its decimal point.
pub(super) fn bare(cell: Piece<'_>) -> Piece<'_> {
    let is_wrapping = |c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '`');
    let cell = cell.trim_matches(is_wrapping);
    if is_blank(cell.text) {
        return cell.to(0);
    }
    let whole = cell.text.strip_suffix(".0").or(cell.text.strip_suffix('.'));
    match whole {
        Some(whole) if cell.to(whole.len()).number().is_some() => cell.to(whole.len()),
        _ => cell,
    }
}

/// Empties the cells with the only sign besides numbers, if that sign is one character
/// in several cells and no cell is empty.
pub(super) fn wipe_only_sign(rows: &mut [Row<'_>]) {
    let is_number = |cell: &Piece<'_>| cell.number().is_some();
    let cells = || rows.iter().flat_map(|row| &row.cells);
    if cells().any(|cell| cell.is_empty()) || !cells().any(is_number) {
        return;
    }
    let signs = cells().filter(|cell| !is_number(cell));
    let signs: BTreeSet<&str> = signs.map(|cell| cell.text).collect();
    let sign = match signs.first() {
        Some(sign) if signs.len() == 1 && *sign != "?" && sign.chars().count() == 1 => *sign,
        _ => return,
    };
    if cells().filter(|cell| cell.text == sign).count() < 2 {
        return;
    }
    let cells = rows.iter_mut().flat_map(|row| &mut row.cells);
    for cell in cells.filter(|cell| cell.text == sign) {
        *cell = cell.to(0);
    }
}

/// A text with a dot for each `-1` that stands by itself: no kind has such a clue, and
/// programs write it for a blank cell.
pub fn without_minus_one(source: Source) -> Source {
    let text = source.piece();
    if !text.text.contains("-1") {
        return source;
    }
    let is_end = |c: char| c.is_whitespace() || ",;|[]{}()".contains(c);
    let is_alone = |found: &Piece<'_>| {
        let before = text.before(*found).chars().next_back();
        before.is_none_or(is_end) && text.after(*found).chars().next().is_none_or(is_end)
    };
    let found = text.text.match_indices("-1");
    let found = found.map(|(at, found)| text.from(at).to(found.len()));
    let parts = found.filter(is_alone).map(|found| (found.range(), "."));
    let parts: Vec<_> = parts.collect();
    match parts.is_empty() {
        true => source,
        false => source.changed(&parts),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minus_one_is_a_blank_where_it_stands_by_itself() {
        let plain = |text: &str| without_minus_one(Source::new(text)).piece().text.to_owned();
        assert_eq!(plain("1 -1 -1\n-1,2,-1"), "1 . .\n.,2,.");
        assert_eq!(plain("[[-1,2],[3,-1]]"), "[[.,2],[3,.]]");
        assert_eq!(plain("3-1 -12 a-1"), "3-1 -12 a-1");
    }

    #[test]
    fn cells_are_bared() {
        let bare = |text| bare(Piece::new(text, 0)).text;
        assert_eq!(
            [" \"5\" ", "5.0", "5.", "NaN", "__", "10"].map(bare),
            ["5", "5", "5", "", "", "10"]
        );
    }
}
