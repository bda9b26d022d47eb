//! Maintenance of the project: the parts of the site that the build writes, and the programs in `src/bin`.

pub mod site;

use std::path::Path;

/// Folder of the project, which contains this crate as a folder.
///
/// # Panics
/// Panics if the crate was compiled elsewhere.
pub fn root() -> &'static Path {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().expect("the crate is a folder of the project")
}
