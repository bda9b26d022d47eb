//! `cargo xtask site`: the folder for a host, built as for readers, with compressed copies beside the files.

use crate::run::{Result, run};
use crate::stages;
use crate::workshop::Workshop;

/// Builds the page into `dist` and compresses what is worth it. Trunk clears the folder, so that copies are never of another build.
///
/// # Errors
/// Returns an error if a tool cannot be installed, the page cannot be built, or its files cannot be compressed.
pub(crate) fn site(workshop: &Workshop) -> Result<()> {
    stages::page_ready(workshop)?;
    println!("building the page (seconds if it is compiled already, else 2 to 3 minutes)");
    stages::build_page(workshop)?;
    run(workshop
        .command("node")
        .args(["xtask/compress.mjs", "dist"]))?;
    println!("\n`dist` is ready for a host: README.md says how.");
    Ok(())
}
