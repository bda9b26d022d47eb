//! Tables and texts between the tags of HTML and XML.

use super::{Piece, Row, Sheet, lines};

/// Minimum number of elements that make up the cells of a board.
const BOARD: usize = 16;

/// The tables of a text with tags: rows of an HTML table, and boards in attributes and
/// between tags.
pub(super) fn sheets(text: Piece<'_>) -> Vec<Sheet<'_>> {
    let is_markup = text.text.contains("</") || text.text.contains("/>");
    if !is_markup {
        return Vec::new();
    }
    let mut rows: Vec<Row<'_>> = Vec::new();
    let mut texts = Vec::new();
    // Text before the first tag, and then each tag and what follows it.
    let mut rest = text;
    let mut cell: Option<Piece<'_>> = None;
    // The innermost elements, and the name and content of the last tag.
    let mut leaves: Vec<(String, Piece<'_>)> = Vec::new();
    let mut open: Option<(String, Piece<'_>)> = None;
    while let Some(start) = rest.text.find('<') {
        let tag = rest.from(start + 1).until(|c| c == '>');
        let after = rest.from((start + 1 + tag.text.len() + 1).min(rest.text.len()));
        let content = after.until(|c| c == '<').trim();
        rest = after;
        let name = tag.text.trim_start_matches('/').to_ascii_lowercase();
        let name: String = name
            .chars()
            .take_while(char::is_ascii_alphanumeric)
            .collect();
        let is_end = tag.text.starts_with('/');
        match (&name[..], is_end) {
            // A row can hold its cells as a text.
            ("tr" | "row", false) if content.text.contains(|c: char| c.is_ascii_digit()) => {
                rows.extend(lines::row(content));
            }
            ("tr" | "row", false) => rows.push(Row::new(after.to(0), std::iter::empty())),
            ("td" | "th" | "cell", false) => cell = Some(content),
            ("td" | "th" | "cell", true) => {
                if let (Some(text), Some(row)) = (cell.take(), rows.last_mut()) {
                    row.at.end = text.range().end;
                    row.cells.push(super::blanks::bare(text));
                }
            }
            ("values", false) => texts.extend(letters(content)),
            _ => {}
        }
        match open.take() {
            Some(leaf) if is_end && leaf.0 == name => leaves.push(leaf),
            _ if !is_end => open = Some((name, content)),
            _ => {}
        }
        // A cell's content can be in a tag or an attribute of its own.
        if let Some(text) = cell.as_mut().filter(|text| text.is_empty()) {
            *text = attribute(tag, "value").unwrap_or(content);
        }
    }
    rows.retain(|row| !row.is_empty());
    let mut sheets = Vec::new();
    if rows.len() > 1 {
        sheets.push(Sheet::new("format-markup", rows));
    }
    if !texts.is_empty() {
        sheets.push(Sheet::new("format-markup", texts));
    }
    sheets.extend(flat(&leaves));
    sheets.extend(lines::whole_boards("format-markup", text));
    sheets
}

/// Elements of one name without others in them, as the cells of a board.
fn flat<'a>(leaves: &[(String, Piece<'a>)]) -> Option<Sheet<'a>> {
    let (name, first) = leaves.first()?;
    let cells = leaves.iter().filter(|(other, _)| other == name);
    let cells = cells.map(|(_, content)| *content);
    let row = Row::new(*first, cells);
    (row.len() >= BOARD).then(|| Sheet::new("format-markup", vec![row]))
}

/// The value of an attribute of a tag.
fn attribute<'a>(tag: Piece<'a>, name: &str) -> Option<Piece<'a>> {
    let start = tag.text.find(&format!("{name}="))?;
    let value = tag.from(start + name.len() + 1);
    let quote = value.first().filter(|c| matches!(c, '"' | '\''))?;
    Some(value.from(1).until(|c| c == quote))
}

/// The values of KSudoku: `b` for 1, and so on, and `_` for a blank.
fn letters(content: Piece<'_>) -> Option<Row<'_>> {
    let is_value = |c: char| c == '_' || c.is_ascii_lowercase();
    let is_one = content.length() >= 16 && content.text.chars().all(is_value);
    is_one.then(|| Row::new(content, content.letters()))
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
    fn cells_stand_between_tags() {
        for text in [
            "<table><tr><td></td><td>3</td></tr><tr><td>1</td><td> </td></tr></table>",
            "<TR>\n<TD class='a'>&nbsp;<TD/></TD><td><b>3</b></td></TR><tr><th>1</th><td/></td></tr>",
            "<tr><td><input value=''></td><td><input value=\"3\"></td></tr><tr><td>1</td><td></td></tr>",
        ] {
            assert_eq!(rows(text)[..2], ["_3", "1_"], "{text}");
        }
    }

    #[test]
    fn boards_stand_in_attributes_and_between_tags() {
        let board = "1..4............";
        let expected = ["1__4____________"];
        assert_eq!(rows(&format!("<game data=\"{board}\" />")), expected);
        assert_eq!(rows(&format!("<g><p>{board}</p></g>")), expected);
    }
}
