//! Style sheets without their comments, which make up a tenth of the download.

use std::path::Path;
use std::{fs, io};

use crate::run::Result;

use super::{failed, write};

/// Removes the comments from the style sheets in `folder`.
///
/// # Errors
/// Returns an error if a file cannot be read or written.
pub(super) fn uncomment(folder: &Path) -> Result<()> {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    for entry in entries.map_err(|error| failed(folder, "read", &error))? {
        let file = entry.path();
        if file.extension().is_some_and(|ending| ending == "css") {
            let text = fs::read_to_string(&file).map_err(|error| failed(&file, "read", &error))?;
            write(&file, without_comments(&text).as_bytes())?;
        }
    }
    Ok(())
}

/// Text of a style sheet without its comments. None of our strings contains comment delimiters.
fn without_comments(text: &str) -> String {
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| {
        kept + part.split_once("*/").map_or("", |(_, after)| after)
    })
}

#[test]
fn comments_go_and_rules_stay() {
    let text = "/* a */\nb {\n  /* c { */\n  d: e;\n}\n/* f */ g { h: url(i/j); } /* k";
    assert_eq!(
        without_comments(text),
        "\nb {\n  \n  d: e;\n}\n g { h: url(i/j); } "
    );
}
