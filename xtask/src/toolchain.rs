//! The parts of Rust, and the Node, that must exist before the page's tools can be installed.

use crate::run::{Failure, Result, answer, run};
use crate::workshop::Workshop;

/// The target the page is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The oldest Node whose test runner has all required features, as (major, minor).
const NODE: (u32, u32) = (20, 11);

/// Ensures that `cargo fmt` and `cargo clippy` are installed.
///
/// # Errors
/// Returns an error if one is missing and rustup cannot install it.
pub(crate) fn checkers_ready(workshop: &Workshop) -> Result<()> {
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if answer(workshop.cargo().args([subcommand, "--version"])).is_none() {
            rustup(workshop, &["component", "add", component])?;
        }
    }
    Ok(())
}

/// Ensures that the compiler has the standard library for wasm.
///
/// # Errors
/// Returns an error if it is missing and rustup cannot install it.
pub(crate) fn wasm_ready(workshop: &Workshop) -> Result<()> {
    let library =
        answer(
            workshop
                .command("rustc")
                .args(["--print", "target-libdir", "--target", WASM]),
        );
    if library.is_some_and(|folder| {
        std::fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some())
    }) {
        return Ok(());
    }
    rustup(workshop, &["target", "add", WASM])
}

fn rustup(workshop: &Workshop, args: &[&str]) -> Result<()> {
    println!("      rustup {} (seconds, once)", args.join(" "));
    run(workshop.command("rustup").args(args)).map_err(|failure| {
        Failure::new(format!(
            "{failure}\nThis Rust toolchain lacks a part of itself ({}). Install Rust with rustup, or that part the way Rust was installed.",
            args.last().unwrap_or(&"")
        ))
    })
}

/// Checks that there is a Node for wasm-opt and the journeys; npm comes with it.
///
/// # Errors
/// Returns an error if there is none, or if it is too old.
pub(crate) fn node_there(workshop: &Workshop) -> Result<()> {
    let (major, minor) = NODE;
    let remedy = format!(
        "Install Node.js {major}.{minor} or later, with npm: it runs wasm-opt and the browser journeys."
    );
    let Some(version) = answer(workshop.command("node").arg("--version")) else {
        return Err(Failure::new(format!("there is no Node.js. {remedy}")));
    };
    if parse_node(&version).is_none_or(|found| found < NODE) {
        return Err(Failure::new(format!("this Node.js is {version}. {remedy}")));
    }
    if answer(workshop.command("npm").arg("--version")).is_none() {
        return Err(Failure::new(format!("there is no npm. {remedy}")));
    }
    Ok(())
}

/// "v20.11.1" as (20, 11).
fn parse_node(version: &str) -> Option<(u32, u32)> {
    let mut parts = version.strip_prefix('v')?.split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_compare_as_numbers() {
        assert!(parse_node("v20.9.0") < Some(NODE));
        assert!(parse_node("v20.11.0") >= Some(NODE));
        assert!(parse_node("v100.0.0") > Some(NODE));
        assert_eq!(parse_node("twenty"), None);
    }
}
