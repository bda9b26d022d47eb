//! Boards whose cells say where they are: `(1,1)=5`, `cell(1,1,5).`, `x[0][3] = 7`, `R1C1: 5`, `{"A1": 5}`, triples, records with
//! a row, a column and a value.

use std::collections::BTreeMap;

use super::{Piece, Row, Sheet};

/// Fewest cells that make a board.
const FEWEST: usize = 5;

/// A number from which on no board has a place.
const LARGEST: u64 = 100;

/// Sides that boards with boxes have.
const SIDES: [usize; 8] = [4, 6, 8, 9, 10, 12, 16, 25];

/// A cell: row, column, value.
type Fact<'a> = (usize, usize, Piece<'a>);

/// The table that the cells of a text make.
pub(super) fn sheets(text: Piece<'_>) -> Vec<Sheet<'_>> {
    [keyed(text), grouped(text), listed(text)]
        .into_iter()
        .filter_map(|facts| table(text, facts))
        .collect()
}

/// Cells named by a letter and a number, or by `R`, `C` and numbers.
fn keyed(text: Piece<'_>) -> Vec<Fact<'_>> {
    let mut facts = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.text.find(|c: char| c.is_ascii_alphabetic()) {
        let word = rest.from(start).until(|c| !c.is_ascii_alphanumeric());
        let is_start = !text.before(word).ends_with(|c: char| c.is_alphanumeric());
        rest = rest.from(start + word.text.len());
        let Some((row, col)) = place(word.text).filter(|_| is_start) else {
            continue;
        };
        let value = rest.trim_start(|c| c.is_whitespace() || "\"':=)]>-".contains(c));
        let between = rest.before(value);
        let value = value.until(|c| !c.is_ascii_digit());
        if between.contains([':', '=', '>']) && matches!(value.text.len(), 1 | 2) {
            facts.push((row, col, value));
            rest = rest.within(value.end()..rest.end());
        }
    }
    facts
}

/// The row and the column of a name such as `A1` or `R1C1`.
fn place(word: &str) -> Option<(usize, usize)> {
    let word = word.to_ascii_uppercase();
    let number = |text: &str| text.parse::<usize>().ok().filter(|number| *number < 100);
    if let Some((row, col)) = word.strip_prefix('R').and_then(|rest| rest.split_once('C')) {
        return number(row).zip(number(col));
    }
    let letter = word.bytes().next()?;
    Some((usize::from(letter - b'A') + 1, number(&word[1..])?))
}

/// Cells with a row and a column of numbers and a value: three numbers between brackets, two and one after them, or three
/// in a record.
fn grouped(text: Piece<'_>) -> Vec<Fact<'_>> {
    let mut facts: Vec<Fact<'_>> = Vec::new();
    let numbers: Vec<Piece<'_>> = text.numbers().collect();
    let mut at = 0;
    while let &[row, col, value] = numbers.get(at..at + 3).unwrap_or_default() {
        let is_quote = ['"', '\'', ' '];
        let before = text.before(row).trim_end_matches(is_quote);
        let first = text.within(row.end()..col.at).text;
        let second = text.within(col.end()..value.at).text;
        let after = text.after(value).trim_start_matches(is_quote);
        let is_open = before.ends_with(['(', '[', '{']);
        let is_comma = |between: &str| between.trim() == ",";
        let is_triple =
            is_open && is_comma(first) && is_comma(second) && after.starts_with([')', ']', '}']);
        // `(1, 1) = 5`, `x[1][1] = 5`
        let is_pair = is_comma(first) || (first.contains("][") && first.len() < 5);
        let is_closed = second.trim_start_matches(is_quote).starts_with([')', ']'])
            && second.contains(['=', ':', '>'])
            && second.len() < 9;
        let is_named = |between: &str, names: &[&str]| {
            let between = between.to_ascii_lowercase();
            let has_name = names.iter().any(|name| between.contains(name));
            has_name && between.contains([':', '=']) && !between.contains('}')
        };
        let name = before.trim_end_matches([':', '=', ' ', '"']);
        let is_record = is_named(first, &["c"])
            && is_named(second, &["v", "d", "n"])
            && name.ends_with(char::is_alphabetic);
        let is_tag = is_named(first, &["c"]) && second.trim_start_matches(['"', '\'']) == ">";
        // `"1,1": 5`
        let is_key = before.len() < text.before(row).len()
            && (is_comma(first) || first == "_" || first == "-")
            && second.len() < 6
            && second.contains(['"', '\''])
            && second.contains(':');
        let is_fact =
            is_triple || (is_open && is_pair && is_closed) || is_record || is_tag || is_key;
        let small = |number: Piece<'_>| usize::try_from(number.number()?.min(LARGEST)).ok();
        let place = small(row).zip(small(col));
        let Some((row, col)) = place.filter(|_| is_fact && value.text.len() < 3) else {
            at += 1;
            continue;
        };
        // Rows of three numbers are a table, unless their first two count the places.
        if is_triple && before.ends_with('[') && !is_next(&facts, row, col) {
            return Vec::new();
        }
        facts.push((row, col, value));
        at += 3;
    }
    facts
}

/// Whether a place comes after those of all cells.
fn is_next(facts: &[Fact<'_>], row: usize, col: usize) -> bool {
    let last = facts.last();
    last.is_none_or(|(last, other, _)| (*last, *other) < (row, col))
}

/// Cells on lines of three numbers, in order.
fn listed(text: Piece<'_>) -> Vec<Fact<'_>> {
    let mut lines = text.rows().peekable();
    // The names of the columns.
    lines.next_if(|line| !line.has_digit());
    let mut facts: Vec<Fact<'_>> = Vec::new();
    for line in lines {
        let parts: Vec<Piece<'_>> = line.parts(&[' ', ',', ';', '\t']).collect();
        let small = |piece: &Piece<'_>| {
            let number = usize::try_from(piece.number()?).ok();
            number.filter(|number| *number < 100)
        };
        match &parts[..] {
            [row, col, value] if value.number().is_some() => match small(row).zip(small(col)) {
                Some((row, col)) if is_next(&facts, row, col) => facts.push((row, col, *value)),
                _ => return Vec::new(),
            },
            _ => return Vec::new(),
        }
    }
    facts
}

/// The table of cells; `None` if they are few, or if two are at one place.
fn table<'a>(text: Piece<'a>, facts: Vec<Fact<'a>>) -> Option<Sheet<'a>> {
    let ends = facts.iter().flat_map(|(row, col, _)| [*row, *col]);
    let (first, last) = (ends.clone().min()?.min(1), ends.max()?);
    let values = facts.iter().filter_map(|(_, _, value)| value.number());
    let largest = usize::try_from(values.max()?).ok()?;
    let least = (last + 1 - first).max(largest);
    // Boards without boxes have only small clues.
    let side = match largest < 5 {
        true => least.max(2),
        false => *SIDES.iter().find(|side| **side >= least)?,
    };
    let mut cells: BTreeMap<(usize, usize), Piece<'_>> = BTreeMap::new();
    for (row, col, value) in &facts {
        cells.insert((row - first, col - first), *value);
    }
    if facts.len() < FEWEST || cells.len() < facts.len() {
        return None;
    }
    let start = facts.first().map_or(text.at, |(_, _, value)| value.at);
    let end = facts.last().map_or(start, |(_, _, value)| value.end());
    let blank = text.to(0);
    let row = |row: usize| {
        let cells = (0..side).map(|col| cells.get(&(row, col)).copied().unwrap_or(blank));
        let mut row = Row::new(blank, cells);
        row.at = start..end;
        row
    };
    Some(Sheet::new("format-places", (0..side).map(row).collect()))
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    #[test]
    fn cells_say_where_they_are() {
        for text in [
            "(1,1)=1 (1,3)=3 (2,4)=4 (3,1)=2 (4,2)=1",
            "cell(1,1,1). cell(1,3,3). cell(2,4,4). cell(3,1,2). cell(4,2,1).",
            "x[0][0] = 1; x[0][2] = 3; x[1][3] = 4; x[2][0] = 2; x[3][1] = 1;",
            "R1C1: 1, R1C3: 3, R2C4: 4, R3C1: 2, R4C2: 1",
            "{\"A1\": 1, \"A3\": 3, \"B4\": 4, \"C1\": 2, \"D2\": 1}",
            "{\"1,1\": 1, \"1,3\": 3, \"2,4\": 4, \"3,1\": 2, \"4,2\": 1}",
            "[(0, 0, 1), (0, 2, 3), (1, 3, 4), (2, 0, 2), (3, 1, 1)]",
            "row,col,value\n1,1,1\n1,3,3\n2,4,4\n3,1,2\n4,2,1",
            "<c row='1' col='1'>1</c><c row='1' col='3'>3</c><c row='2' col='4'>4</c><c row='3' col='1'>2</c><c row='4' col='2'>1</c>",
            "[{\"row\": 0, \"col\": 0, \"value\": 1}, {\"row\": 0, \"col\": 2, \"value\": 3}, {\"row\": 1, \"col\": 3, \"value\": 4}, \
             {\"row\": 2, \"col\": 0, \"value\": 2}, {\"row\": 3, \"col\": 1, \"value\": 1}]",
        ] {
            let found = sheets(Piece::new(text, 0));
            let rows: Vec<String> = found.iter().flat_map(shown).collect();
            assert_eq!(rows, ["1_3_", "___4", "2___", "_1__"], "{text}");
        }
        assert!(sheets(Piece::new("f(1,2) = 3, [1, 2, 3]", 0)).is_empty());
    }

    #[test]
    fn a_place_beyond_all_boards_makes_no_large_table() {
        let text = "(18446744073709551615,1)=1 (1,2)=3 (2,1)=2 (3,1)=4 (4,1)=1";
        let sheets = sheets(Piece::new(text, 0));
        assert!(sheets.iter().all(|sheet| sheet.rows.len() < 200));
    }
}
