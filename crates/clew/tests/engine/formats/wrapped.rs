//! A board in the wrappers of programs, people and sites.

/// The cells of rows, joined: between cells and between rows, with a sign for a blank.
pub(super) fn joined(rows: &[&str], blank: &str, in_row: &str, between: &str) -> String {
    let cell = |c: char| match c {
        '.' => blank.to_owned(),
        c => c.to_string(),
    };
    let row = |row: &&str| row.chars().map(cell).collect::<Vec<_>>().join(in_row);
    rows.iter().map(row).collect::<Vec<_>>().join(between)
}

/// The cells with a digit: row and column from 1, and the digit.
fn cells<'a>(rows: &'a [&str]) -> impl Iterator<Item = (usize, usize, char)> + 'a {
    let cells = rows
        .iter()
        .zip(1..)
        .flat_map(|(row, r)| row.chars().zip(1..).map(move |(c, col)| (r, col, c)));
    cells.filter(|(_, _, c)| *c != '.')
}

/// A text for each cell with a digit, joined.
fn facts(rows: &[&str], between: &str, fact: impl Fn(usize, usize, char) -> String) -> String {
    let facts = cells(rows).map(|(row, col, digit)| fact(row, col, digit));
    facts.collect::<Vec<_>>().join(between)
}

/// Rows, each after a label, on a line of its own.
pub(super) fn labelled(rows: &[&str], label: impl Fn(usize) -> String, in_row: &str) -> String {
    let line = |(at, row)| format!("{}{}\n", label(at), joined(&[row], ".", in_row, ""));
    rows.iter().copied().enumerate().map(line).collect()
}

/// The letter that names a row, from 0.
pub(super) fn letter(at: usize) -> char {
    char::from(b'A' + u8::try_from(at).expect("a letter"))
}

/// The board in each wrapper, with its name.
pub(super) fn wrapped(rows: &[&str]) -> Vec<(&'static str, String)> {
    let n = rows.len();
    let lines = rows.join("\n");
    let count = |from: usize| {
        (from..from + n)
            .map(|at| at.to_string())
            .collect::<Vec<_>>()
    };
    let escaped = lines.replace('\n', "\\n");
    let frame = vec!["───"; n].join("┼");
    let quoted = format!("[\"{}\"]", rows.join("\",\""));
    let rules = joined(rows, "", "</td><td>", "</td></tr><tr><td>");
    vec![
        (
            "a field of JSON",
            format!("{{\"id\": 17, \"made\": \"2026-01-25_124059Z\", \"grid\": {quoted}}}"),
        ),
        (
            "rows of XML",
            format!(
                "<puzzle>\n  <row index=\"1\">{}</row>\n</puzzle>",
                joined(rows, ".", ",", "</row>\n  <row index=\"1\">")
            ),
        ),
        (
            "a column of CSV",
            format!("id,puzzle,rating\n17,{},3.5", rows.concat()),
        ),
        (
            "a matrix printed by R",
            format!(
                "     [,{}]\n{}",
                count(1).join("] [,"),
                labelled(rows, |at| format!("[{},]   ", at + 1), "    ")
            ),
        ),
        (
            "a matrix printed by Octave",
            format!("A =\n\n{}\n", labelled(rows, |_| "   ".to_owned(), "   ")),
        ),
        (
            "a matrix printed by Julia",
            format!(
                "{n}×{n} Matrix{{Char}}:\n{}",
                labelled(rows, |_| " ".to_owned(), "  ")
            ),
        ),
        (
            "a frame printed by pandas",
            format!(
                "   {}\n{}",
                count(0).join("  "),
                labelled(rows, |at| format!("{at}  "), "  ")
            ),
        ),
        (
            "a C string in pieces",
            format!("const char *p =\n  \"{}\";", rows.join("\"\n  \"")),
        ),
        (
            "facts of Prolog",
            facts(rows, " ", |r, c, d| format!("cell({r},{c},{d}).")),
        ),
        (
            "facts of ASP",
            facts(rows, "\n", |r, c, d| format!("given({r}, {c}, {d}).")),
        ),
        (
            "coordinates",
            facts(rows, " ", |r, c, d| format!("({r},{c})={d}")),
        ),
        (
            "named cells",
            format!(
                "{{{}}}",
                facts(rows, ", ", |r, c, d| format!(
                    "\"{}{c}\": {d}",
                    letter(r - 1)
                ))
            ),
        ),
        (
            "triples",
            format!(
                "[{}]",
                facts(rows, ", ", |r, c, d| format!("({}, {}, {d})", r - 1, c - 1))
            ),
        ),
        (
            "LaTeX",
            format!(
                "\\begin{{tabular}}{{|c|c|}}\n\\hline\n{} \\\\ \\hline\n\\end{{tabular}}",
                joined(rows, "", " & ", " \\\\ \\hline\n")
            ),
        ),
        (
            "Markdown",
            format!(
                "|{}|\n|{}|\n| {} |",
                vec!["   "; n].join("|"),
                vec!["---"; n].join("|"),
                joined(rows, " ", " | ", " |\n| ")
            ),
        ),
        (
            "quoted mail",
            format!("On Monday Ann wrote:\n> {}", lines.replace('\n', "\n> ")),
        ),
        (
            "a chat",
            format!(
                "{{\"messages\": [{{\"role\": \"user\", \"content\": \"Solve this:\\n{escaped}\"}}]}}"
            ),
        ),
        (
            "a remark with a link",
            format!("{lines}\n\n# see https://www.puzzle-loop.com/ for more\n# 12 of 30"),
        ),
        (
            "row labels",
            labelled(rows, |at| format!("R{} | ", at + 1), " "),
        ),
        (
            "box drawing with margins",
            format!(
                "     {}\n   ┌{frame}┐\n{}   └{frame}┘",
                count(1).join("   "),
                rows.iter()
                    .enumerate()
                    .fold(String::new(), |text, (at, row)| {
                        text + &format!(" {} │ {} │\n", letter(at), joined(&[row], " ", " │ ", ""))
                    })
            ),
        ),
        (
            "a table of HTML",
            format!("<table><tr><td>{rules}</td></tr></table>"),
        ),
        ("full-width digits", lines.replace('.', "．")),
    ]
}
