//! Split of the locale files into two parts: the sentences that the first view needs, and those that the page fetches when
//! its guide to techniques opens. In the source, a language is still one file; its parts exist only in the build.

#[path = "../../../crates/say/src/parts.rs"]
mod parts;

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::run::{Failure, Result};

use super::{failed, write};
use parts::{END, Parts};

/// Folder of the locale files, in the build and in the source.
const LOCALES: &str = "locales";
/// Start of the line with a language's own name.
const NAME: &str = "language-name =";

/// Moves the guide's sentences of each locale file in `folder` to a separate file beside it: `en.ftl` is split into `en.ftl` and
/// `en.guide.ftl`. Each part ends with a line that says so.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or does not mark where its guide starts.
pub(super) fn divide(folder: &Path) -> Result<()> {
    // Collect all names first, because the parts are written to the same folder.
    for (file, text) in read(folder)? {
        let Parts { page, guide } = Parts::of(&text)
            .map_err(|fault| Failure::new(format!("{}: {fault}", file.display())))?;
        write(&file, [page, END].concat().as_bytes())?;
        write(
            &file.with_extension("guide.ftl"),
            [guide, END].concat().as_bytes(),
        )?;
    }
    Ok(())
}

/// The languages in `folder`, divided or not: tag, and name in the language itself.
///
/// # Errors
/// Returns an error if a file cannot be read.
pub(super) fn names(folder: &Path) -> Result<Vec<(String, String)>> {
    let name = |text: &str| {
        let found = text.lines().find_map(|line| line.strip_prefix(NAME));
        found.map(|name| name.trim().to_owned())
    };
    // The guide's part has no name.
    let tag = |file: &Path| Some(file.file_stem()?.to_str()?.to_owned());
    let files = read(folder)?.into_iter();
    Ok(files
        .filter_map(|(file, text)| Some((tag(&file)?, name(&text)?)))
        .collect())
}

/// The locale files in `folder`, with their texts.
fn read(folder: &Path) -> Result<Vec<(PathBuf, String)>> {
    let folder = folder.join(LOCALES);
    let entries = fs::read_dir(&folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let entries = entries.map_err(|error| failed(&folder, "read", &error))?;
    let text = |entry: fs::DirEntry| {
        let file = entry.path();
        let text = fs::read_to_string(&file).map_err(|error| failed(&file, "read", &error))?;
        Ok((file, text))
    };
    entries.into_iter().map(text).collect()
}
