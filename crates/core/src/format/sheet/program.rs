//! Lists in program text and JSON. Rows are the innermost lists, in any language's
//! brackets, with commas or spaces between values, and `;` or `|` between rows.

use super::{Piece, Row, SOLUTIONS, Sheet, bars, blanks, lines};

/// Maximum depth of nesting.
const DEEPEST: usize = 32;

/// Minimum number of characters between quotes that can be all cells of a board.
const BOARD: usize = 16;

/// Minimum number of objects that make up the cells of a row.
const CELLS: usize = 4;

/// Names of the member of an object that holds the content of a cell.
const VALUES: [&str; 8] = [
    "value", "val", "v", "digit", "number", "num", "given", "clue",
];

/// A value, or values between brackets.
#[derive(Debug)]
struct Node<'a> {
    /// Name before it.
    key: &'a str,
    what: What<'a>,
}

#[derive(Debug)]
enum What<'a> {
    Word(Piece<'a>),
    /// Text between quotes.
    Text(Piece<'a>),
    List(Piece<'a>, Parts<'a>),
}

/// Values between `;` or `|`; all of them in one part if there is neither.
type Parts<'a> = Vec<Vec<Node<'a>>>;

/// The tables in the lists and quotes of a text.
pub(super) fn sheets(text: Piece<'_>) -> Vec<Sheet<'_>> {
    if !text.text.contains(['[', '{', '(', '"', '\'', '`']) {
        return Vec::new();
    }
    let nodes = parse(text);
    let mut found = Gathered::default();
    found.members(&nodes, "", true);
    let Gathered { mut rows, texts } = found;
    // The sizes in a declaration are lists of one number.
    if rows.iter().any(|row| row.len() > 1) {
        rows.retain(|row| row.len() > 1);
    }
    let sheet = (!rows.is_empty()).then(|| Sheet::new("format-program", rows));
    let mut sheets: Vec<Sheet<'_>> = sheet.into_iter().collect();
    for text in texts {
        sheets.extend(bars::sheets(text));
        sheets.extend(lines::sheets(text));
    }
    sheets
}

/// A list whose end has not been read yet.
struct Open<'a> {
    key: &'a str,
    at: usize,
    parts: Parts<'a>,
    /// Whether nothing came since the last comma.
    is_after_comma: bool,
}

impl<'a> Open<'a> {
    fn new(key: &'a str, at: usize) -> Self {
        Self {
            key,
            at,
            parts: vec![Vec::new()],
            is_after_comma: true,
        }
    }

    fn push(&mut self, key: &'a str, what: What<'a>) {
        self.is_after_comma = false;
        if let Some(part) = self.parts.last_mut() {
            part.push(Node { key, what });
        }
    }

    fn pop(&mut self) -> Option<Node<'a>> {
        self.parts.last_mut()?.pop()
    }
}

/// The values of a text. Brackets that do not match are closed by the next that do, or
/// by the text's end.
fn parse(text: Piece<'_>) -> Vec<Node<'_>> {
    let mut open = vec![Open::new("", 0)];
    let mut key = "";
    let mut rest = text;
    while let Some(c) = rest.first() {
        let here = rest;
        let depth = open.len();
        let Some(list) = open.last_mut() else {
            break;
        };
        rest = here.from(c.len_utf8());
        match c {
            _ if c.is_whitespace() => {}
            '/' if rest.text.starts_with('/') => rest = after(rest, "\n"),
            '/' if rest.text.starts_with('*') => rest = after(rest, "*/"),
            '"' | '\'' | '`' => {
                if let Some((text, end)) = quoted(here) {
                    list.push(std::mem::take(&mut key), What::Text(text));
                    rest = end;
                }
            }
            '[' | '{' | '(' if depth < DEEPEST => {
                open.push(Open::new(std::mem::take(&mut key), here.at));
                rest = rest.strip("|").unwrap_or(rest);
            }
            '[' | '{' | '(' => {}
            ']' | '}' | ')' => {
                key = "";
                close(&mut open, text.to(rest.at - text.at));
            }
            ',' => {
                if std::mem::replace(&mut list.is_after_comma, true) && depth > 1 {
                    list.push("", What::Word(here.to(0)));
                    list.is_after_comma = true;
                }
            }
            ';' | '|' => {
                if depth > 1 {
                    list.parts.push(Vec::new());
                }
                list.is_after_comma = true;
            }
            ':' | '=' | '>' => match list.pop().map(|node| (node.key, node.what)) {
                Some((_, What::Word(name) | What::Text(name))) => key = name.text,
                Some((key, what)) => list.push(key, what),
                None => {}
            },
            _ => {
                let ends = |c: char| c.is_whitespace() || "[]{}(),;|:=\"'`".contains(c);
                // Any other character ends a word.
                let length = here.until(ends).text.len().max(c.len_utf8());
                list.push(std::mem::take(&mut key), What::Word(here.to(length)));
                rest = here.from(length);
            }
        }
    }
    while open.len() > 1 {
        close(&mut open, text);
    }
    let parts = open.pop().map(|list| list.parts).unwrap_or_default();
    parts.into_iter().flatten().collect()
}

/// Closes the innermost list, which ends where `read` ends.
fn close<'a>(open: &mut Vec<Open<'a>>, read: Piece<'a>) {
    if open.len() < 2 {
        return;
    }
    let Some(list) = open.pop() else {
        return;
    };
    let at = read.from(list.at - read.at);
    if let Some(parent) = open.last_mut() {
        parent.push(list.key, What::List(at, list.parts));
    }
}

/// The rest of a text after the first `mark` in it.
fn after<'a>(text: Piece<'a>, mark: &str) -> Piece<'a> {
    let end = text.text.find(mark).map(|at| at + mark.len());
    text.from(end.unwrap_or(text.text.len()))
}

/// The text between the quotes that a text begins with, and what follows them. Triple
/// quotes and backquotes can span lines. `None` if the quotes do not end.
fn quoted(text: Piece<'_>) -> Option<(Piece<'_>, Piece<'_>)> {
    let one = text.to(1).text;
    let three = one.repeat(3);
    let mark = match text.text.starts_with(&three) {
        true => &three,
        false => one,
    };
    let inner = text.from(mark.len());
    let end = inner.text.find(mark)?;
    let text = inner.to(end);
    let is_whole = mark.len() == 3 || one == "`" || !text.text.contains('\n');
    is_whole.then(|| (text, inner.from(end + mark.len())))
}

/// What was found in the values of a text.
#[derive(Default)]
struct Gathered<'a> {
    rows: Vec<Row<'a>>,
    /// Texts of several lines between quotes.
    texts: Vec<Piece<'a>>,
}

impl<'a> Gathered<'a> {
    /// Looks through a value.
    fn node(&mut self, node: &Node<'a>, key: &'a str) {
        let key = if node.key.is_empty() { key } else { node.key };
        let name = key.to_ascii_lowercase();
        if SOLUTIONS.iter().any(|word| name.contains(word)) {
            return;
        }
        match &node.what {
            What::Word(_) => {}
            What::Text(text) if text.text.trim().contains('\n') => self.texts.push(*text),
            What::Text(text) if text.length() >= BOARD && lines::is_board(text.text) => {
                self.row(key, *text, text.letters());
            }
            What::Text(_) => {}
            What::List(at, parts) => self.list(key, *at, parts),
        }
    }

    /// Looks through a list: rows of values, or of objects that have a value each, or
    /// lists in it.
    fn list(&mut self, key: &'a str, at: Piece<'a>, parts: &Parts<'a>) {
        let nodes = || parts.iter().flatten();
        let is_flat = nodes().all(|node| scalar(node).is_some());
        let values: Option<Vec<Piece<'_>>> = nodes().map(value).collect();
        match values.filter(|values| !is_flat && values.len() >= CELLS) {
            Some(values) => self.row(key, at, values.into_iter()),
            None if is_flat && !nodes().any(is_long) => {
                for part in parts.iter().filter(|part| !part.is_empty()) {
                    self.row(key, at, part.iter().filter_map(scalar));
                }
            }
            None => parts.iter().for_each(|part| self.members(part, key, false)),
        }
    }

    /// Looks through values of any sort, not all of them the cells of a row. Texts as
    /// long as their neighbours are rows.
    fn members(&mut self, nodes: &[Node<'a>], key: &'a str, is_top: bool) {
        let texts = nodes.iter().filter_map(|node| match node.what {
            What::Text(text) if !text.text.contains('\n') => Some(text),
            _ => None,
        });
        let texts: Vec<Piece<'_>> = texts.collect();
        let length = texts.first().map_or(0, |text| text.length());
        let is_even = texts.iter().all(|text| text.length() == length);
        let is_only = is_top || texts.len() == nodes.len();
        if is_only && is_even && (2..BOARD * 2).contains(&length) && texts.len() > 1 {
            for text in texts {
                self.row(key, text, text.letters());
            }
            return;
        }
        for node in nodes {
            self.node(node, key);
        }
    }

    fn row(&mut self, key: &'a str, at: Piece<'a>, cells: impl Iterator<Item = Piece<'a>>) {
        self.rows.push(Row {
            key,
            ..Row::new(at, cells)
        });
    }
}

/// The text of a value that is not a list.
fn scalar<'a>(node: &Node<'a>) -> Option<Piece<'a>> {
    match node.what {
        What::Word(text) | What::Text(text) => Some(text),
        What::List(..) => None,
    }
}

/// Whether a value is a text of more than one cell.
fn is_long(node: &Node<'_>) -> bool {
    matches!(node.what, What::Text(text) if text.length() > 2 && !blanks::is_blank(text.text))
}

/// The content of the cell that an object represents: its only member, or the one whose
/// name marks it as the value.
fn value<'a>(node: &Node<'a>) -> Option<Piece<'a>> {
    let What::List(_, parts) = &node.what else {
        return None;
    };
    let members: Vec<&Node<'_>> = parts.iter().flatten().collect();
    let is_value = |member: &&&Node<'_>| {
        let name = member.key.to_ascii_lowercase();
        VALUES.contains(&&*name)
    };
    match &members[..] {
        [only] => scalar(only),
        _ => scalar(members.iter().find(is_value)?),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;

    fn rows(text: &str) -> Vec<String> {
        let sheets = sheets(Piece::new(text, 0));
        sheets.iter().take(1).flat_map(shown).collect()
    }

    #[test]
    fn rows_are_the_innermost_lists_of_any_language() {
        for text in [
            "board = [[1, 0], [null, 4]]",
            "int g[2][2] = {{1, 0}, {-1, 4}};",
            "[[1 0]\n [nan 4]]",
            "[1. 0.; NaN 4.]",
            "a = [| 1, 0 | _, 4 |];",
            "[1, 0]\n-----\n[_, 4] // end, [9, 9]",
            "((1 0) (nil 4))",
            "{\"grid\": [[1, 0], [\"\", 4]], \"solution\": [[1, 0], [2, 4]]}",
            "[[1,0],[,4]]",
        ] {
            assert_eq!(rows(text), ["10", "_4"], "{text}");
        }
    }

    #[test]
    fn cells_can_be_objects_and_rows_texts() {
        let cells = "[{\"val\": 1}, {\"val\": null}, {\"val\": 3}, {\"val\": 4}]";
        assert_eq!(rows(cells), ["1_34"]);
        assert_eq!(
            rows("{\"puzzle\": \"12..........34..\", \"id\": 5}"),
            ["12__________34__"]
        );
        assert_eq!(rows("s = '1..' + \\\n '..4'"), ["1__", "__4"]);
        assert_eq!(rows("x = \"\"\"\n1 . .\n. 2 .\n\"\"\""), ["1__", "_2_"]);
        assert_eq!(rows("[\"1..\", \"..4\"]"), ["1__", "__4"]);
    }

    #[test]
    fn brackets_that_do_not_match_do_no_harm() {
        for text in ["]]]", "[[[[", "(\"", "[1, 2", "{]", "'"] {
            sheets(Piece::new(text, 0));
        }
        let deep = "[".repeat(10_000);
        assert!(sheets(Piece::new(&deep, 0)).is_empty());
    }
}
