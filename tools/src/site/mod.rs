//! The part of the site that the build writes: everything generated from the locale files and from the engine.
//!
//! - [`learn`]: pages about techniques, for readers and search engines without scripts;
//! - [`manifest`]: the manifests with which browsers install the page, one per language;
//! - [`still`]: words and board of `index.html`, which are shown before the program is loaded;
//! - [`embedding`]: the words of the page that shows how a board is embedded;
//! - [`lost`]: the words of the page for addresses without a file;
//! - [`card`]: the preview picture for links to the page;
//! - [`place`]: places in a page, and their replacement.

pub mod card;
pub mod embedding;
pub mod learn;
pub mod lost;
pub mod manifest;
pub mod place;
pub mod still;

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;

use crate::place::root;

/// Texts by path within a folder, with `/` between the parts.
pub type Files = BTreeMap<String, String>;

/// Pages whose words the build fills in, each with the function that does so.
const PAGES: [(&str, Fill); 3] = [
    ("index.html", still::filled),
    ("embedding.html", embedding::filled),
    ("404.html", lost::filled),
];

type Fill = fn(&str) -> Result<String, place::Missing>;

/// Completes the site in `folder`, which already contains the other files: fills in the words of its pages, and adds the
/// manifests and the pages about techniques.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or if a page lacks the place for its words.
pub fn complete(folder: &Path) -> Result<(), Box<dyn Error>> {
    for (name, fill) in PAGES {
        let file = folder.join(name);
        let filled = fill(&read(&file)?).map_err(|missing| format!("{name}: {missing}"))?;
        fs::write(file, filled)?;
    }
    let table = |name: &str| read(&root().join("www/techniques").join(name));
    let pages = learn::pages(&table("examples.txt")?, &table("shares.txt")?);
    let pages = pages
        .into_iter()
        .map(|(path, page)| (format!("learn/{path}"), page));
    for (path, text) in manifest::manifests().into_iter().chain(pages) {
        let file = folder.join(path);
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(file, text)?;
    }
    Ok(())
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}
