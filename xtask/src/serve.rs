//! `cargo xtask serve`: the page, built as for readers, on this machine; built anew when a source file changes.

use std::net::{Ipv4Addr, TcpListener};

use crate::run::{Failure, Result, run_instead};
use crate::stages;
use crate::workshop::Workshop;

/// Default port of the page.
pub(crate) const PORT: u16 = 8080;

/// Sets up, builds and serves until stopped from the keyboard.
///
/// # Errors
/// Returns an error if the port is taken or a tool cannot be installed. Build errors of the page are reported by Trunk, which waits
/// for the repair.
pub(crate) fn serve(workshop: &Workshop, port: u16) -> Result<()> {
    // Asked before the long work, not after it.
    if let Err(error) = TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
        return Err(Failure::new(format!(
            "port {port} cannot be used ({error}): choose another with `cargo xtask serve --port N`"
        )));
    }
    stages::page_ready(workshop)?;
    println!(
        "building the page (seconds if it is compiled already, else 2 to 3 minutes); after that:"
    );
    println!("\n  Clew is at http://127.0.0.1:{port}/");
    println!("  Saved changes are built at once; the page then offers to reload. Ctrl+C stops.\n");
    run_instead(
        stages::trunk(workshop)
            .args(["serve", "--release", "--disable-address-lookup"])
            .args(["--address", "127.0.0.1", "--port", &port.to_string()]),
    )
}
