//! The general rule of other programs, for texts in no known form. As many groups of digits as a board has cells are its
//! cells. So are digits and one other sign, together as many as a board has cells. Everything else is formatting.

use std::collections::BTreeMap;

use super::{Piece, Row, Sheet};

/// Sides of boards that are tried, the largest last.
const SIDES: [usize; 3] = [9, 16, 25];

/// Signs for a blank, the usual ones first; any other sign comes after them.
const SIGNS: [char; 9] = ['.', 'x', 'X', '*', '_', '-', '#', '~', 'o'];

/// Signs that separate cells and rows, and are never cells.
const STRUCTURE: &str = "[](){}<>|/\\,;:=+&\"'`";

/// The board that a text makes by the general rule, in one row. Small digits alone make none: too many texts have them.
pub(in crate::format) fn sheet(text: Piece<'_>) -> Option<Sheet<'_>> {
    let groups: Vec<Piece<'_>> = text.numbers().collect();
    let is_large = |group: &Piece<'_>| group.text.contains(|c| matches!(c, '5'..='9'));
    if !groups.iter().any(is_large) {
        return None;
    }
    let of_side = |side: usize| match groups.len() == side * side {
        true => Some(groups.clone()),
        false => with_sign(text, &groups, side),
    };
    let cells = SIDES.into_iter().find_map(of_side)?;
    let row = Row::new(text, cells.into_iter());
    Some(Sheet {
        note: Some("warning-loose"),
        ..Sheet::new("format-sudoku-loose", vec![row])
    })
}

/// The cells of a board whose blank cells have one sign.
fn with_sign<'a>(text: Piece<'a>, groups: &[Piece<'a>], side: usize) -> Option<Vec<Piece<'a>>> {
    let digits: Vec<Piece<'_>> = match side {
        0..10 => groups.iter().flat_map(|group| group.letters()).collect(),
        _ => groups.to_vec(),
    };
    let blanks = (side * side).checked_sub(digits.len())?;
    let mut counts: BTreeMap<char, usize> = BTreeMap::new();
    for c in text.text.chars() {
        *counts.entry(c).or_default() += 1;
    }
    let is_other = |c: &char| !c.is_alphanumeric() && !c.is_whitespace() && !STRUCTURE.contains(*c);
    let others = counts.keys().copied().filter(is_other);
    let mut signs = SIGNS.into_iter().chain(others);
    let sign = signs.find(|sign| blanks > 0 && counts.get(sign) == Some(&blanks))?;
    let blanks = text.letters().filter(|letter| letter.first() == Some(sign));
    let mut cells = digits;
    cells.extend(blanks.map(|blank| blank.to(0)));
    cells.sort_by_key(|cell| cell.at);
    Some(cells)
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    #[test]
    fn what_is_neither_digit_nor_sign_is_left_out() {
        let row = "5..3..7..".repeat(9);
        let broken: Vec<&str> = [0..40, 40..81].map(|at| &row[at]).into();
        let text = format!("<b>{}</b>", broken.join("</b>\n<i>"));
        let cells = row.replace('.', "_");
        assert_eq!(
            sheet(Piece::new(&text, 0)).as_ref().map(shown),
            Some(vec![cells])
        );
        let small = text.replace(['5', '7'], "4");
        assert!(sheet(Piece::new(&small, 0)).is_none());
    }
}
