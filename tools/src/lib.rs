//! Maintenance of the project: what the build writes into the site, and the programs in `src/bin`.

pub mod site;

use std::path::Path;

/// Folder of the project, in which this crate is a folder.
///
/// # Panics
/// Panics if the crate was compiled elsewhere.
pub fn root() -> &'static Path {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().expect("the crate is a folder of the project")
}
