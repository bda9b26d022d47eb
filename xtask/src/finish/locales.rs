//! Split of the locale files into their two parts: the sentences that the first view needs, and those that the page fetches when
//! its guide to techniques opens. A language is one file all the same; its parts are files of the build only.

#[path = "../../../crates/say/src/parts.rs"]
mod parts;

use std::path::Path;
use std::{fs, io};

use crate::run::{Failure, Result};

use super::{failed, write};
use parts::Parts;

/// Folder of the locale files in the build, as in the source.
const LOCALES: &str = "locales";

/// Takes the guide's sentences out of each locale file in `folder`, and puts them beside it: `en.ftl` is divided into `en.ftl` and
/// `en.guide.ftl`.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or does not say where its guide begins.
pub(super) fn divide(folder: &Path) -> Result<()> {
    let folder = folder.join(LOCALES);
    // All names first: the parts come into the same folder.
    let entries = fs::read_dir(&folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    for entry in entries.map_err(|error| failed(&folder, "read", &error))? {
        let file = entry.path();
        let text = fs::read_to_string(&file).map_err(|error| failed(&file, "read", &error))?;
        let Parts { page, guide } = Parts::of(&text)
            .map_err(|fault| Failure::new(format!("{}: {fault}", file.display())))?;
        write(&file, page.as_bytes())?;
        write(&file.with_extension("guide.ftl"), guide.as_bytes())?;
    }
    Ok(())
}
