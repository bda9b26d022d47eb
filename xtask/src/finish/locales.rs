//! Split of the locale files into two parts: the sentences that the first view needs, and those that the page fetches when
//! its guide to techniques opens. In the source, a language is still one file; its parts exist only in the build.

#[path = "../../../crates/say/src/parts.rs"]
mod parts;

use std::path::Path;
use std::{fs, io};

use crate::run::{Failure, Result};

use super::{failed, write};
use parts::Parts;

/// Folder of the locale files, in the build and in the source.
const LOCALES: &str = "locales";

/// Moves the guide's sentences of each locale file in `folder` to a separate file beside it: `en.ftl` is split into `en.ftl` and
/// `en.guide.ftl`.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or does not mark where its guide starts.
pub(super) fn divide(folder: &Path) -> Result<()> {
    let folder = folder.join(LOCALES);
    // Collect all names first, because the parts are written to the same folder.
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
