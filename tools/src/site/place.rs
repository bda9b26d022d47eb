//! Places in a page, marked by comments, where the build inserts content.

use std::fmt;

/// Place that a page does not have.
#[derive(Debug)]
pub struct Missing(String);

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the page has no comment {}", self.0)
    }
}

impl std::error::Error for Missing {}

/// The page with the comment of this name replaced by `content`.
///
/// # Errors
/// Returns an error if the page does not have the comment.
pub fn put(page: &str, name: &str, content: &str) -> Result<String, Missing> {
    let mark = format!("<!-- {name} -->");
    match page.split_once(&mark) {
        Some((before, after)) => Ok(format!("{before}{content}{after}")),
        None => Err(Missing(mark)),
    }
}

#[test]
fn a_placeholder_is_filled_and_a_missing_one_is_named() {
    let page = "<main><!-- words --></main>";
    let filled = put(page, "words", "<p>1 &lt; 2").expect("the page has the place");
    assert_eq!(filled, "<main><p>1 &lt; 2</main>");
    let missing = put(&filled, "words", "").expect_err("it is filled already");
    assert!(missing.to_string().contains("<!-- words -->"), "{missing}");
}
