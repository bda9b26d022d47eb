//! The part of the site that the build writes: all that is made of words from the locale files and of what the engine shows.
//!
//! - [`learn`]: pages about techniques, for readers and search engines without scripts;
//! - [`manifest`]: the manifests by which browsers install the page, one a language;
//! - [`still`]: words and board of `index.html`, which are there before the program;
//! - [`embedding`]: the words of the page that shows how a board is embedded;
//! - [`lost`]: the words of the page for addresses without a file;
//! - [`card`]: the picture beside a link to the page;
//! - [`place`]: places in a page, and what is put there.

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

use crate::root;

/// Texts by path within a folder, with `/` between the parts.
pub type Files = BTreeMap<String, String>;

/// Pages whose words the build fills in, each with the function that does it.
const PAGES: [(&str, Fill); 3] = [
    ("index.html", still::filled),
    ("embedding.html", embedding::filled),
    ("404.html", lost::filled),
];

type Fill = fn(&str) -> Result<String, place::Missing>;

/// Completes the site in `folder`, which holds the other files already: fills in the words of its pages, and adds the
/// manifests and the pages about techniques.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or a page has no place for its words.
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
