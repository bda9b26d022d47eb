//! Place of the project.

use std::path::Path;

/// Folder of the project, which contains this crate as a folder.
///
/// # Panics
/// Panics if the crate was compiled elsewhere.
pub fn root() -> &'static Path {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().expect("the crate is a folder of the project")
}
