//! `cargo xtask site`: builds the folder for a host, as for readers, with compressed copies beside the files.

use crate::address;
use crate::run::{Result, run};
use crate::stages;
use crate::workshop::Workshop;

/// Builds the page into `dist`, writes the address into the pages if it is known, and compresses the files that are worth it. Trunk clears
/// the folder, so all copies belong to this build.
///
/// # Errors
/// Returns an error if the address is invalid, if a tool cannot be installed, if the page cannot be built, or if its files cannot be compressed.
pub(crate) fn site(workshop: &Workshop, address: Option<&str>) -> Result<()> {
    let address = address.map(address::checked).transpose()?;
    stages::page_ready(workshop)?;
    println!("building the page (seconds if it is compiled already, else about 5 minutes)");
    stages::build_page(workshop)?;
    if let Some(address) = address {
        address::tell(&workshop.root.join("dist"), &address)?;
    }
    run(workshop
        .command("node")
        .args(["xtask/compress.mjs", "dist"]))?;
    println!("\n`dist` is ready for a host: docs/hosting.md says how.");
    Ok(())
}
