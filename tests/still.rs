//! Parts of HTML files that are made from the locale files.

/// The page with lines between the two comments that hold their place.
pub(crate) fn with_part(page: &str, name: &str, lines: &str) -> String {
    let start = format!("<!-- {name} -->\n");
    let (before, rest) = page.split_once(&start).expect("a place for the part");
    let indent = before.rsplit('\n').next().unwrap_or_default();
    let end = format!("{indent}<!-- /{name} -->");
    let (_, after) = rest.split_once(&end).expect("an end of the part");
    let lines: String = lines
        .lines()
        .map(|line| format!("{indent}{line}\n"))
        .collect();
    format!("{before}{start}{lines}{end}{after}")
}
