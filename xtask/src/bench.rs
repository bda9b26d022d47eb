//! `cargo xtask bench`: measures the prover on sets of boards, natively and in the browser.
//!
//! The native half is the program `bench_sets` of `tools`, which also makes the sets. The other half is the built page, driven by
//! `tests/e2e/bench.mjs`, which prints the table. Both measure the time for solving a board and proving that its solution is the
//! only one.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use crate::browser;
use crate::run::{Failure, Result, run};
use crate::stages;
use crate::workshop::Workshop;

/// Measures the sets whose names start with `begin`, and prints a table.
///
/// # Errors
/// Returns an error if something cannot be built or run.
pub(crate) fn bench(workshop: &Workshop, begin: &str) -> Result<()> {
    println!("building the page");
    stages::page_ready(workshop)?;
    stages::build_page(workshop)?;
    stages::browser_ready(workshop)?;
    let folder = workshop.root.join("target").join("bench");
    fs::create_dir_all(&folder).map_err(|error| unwritable(&folder, &error))?;
    println!("making the sets");
    let boards = sets(workshop, &["--puzzles", begin], folder.join("boards.jsonl"))?;
    println!("measuring them natively (a minute or two)");
    let native = sets(workshop, &[begin], folder.join("native.jsonl"))?;
    println!("measuring them in the browser (some minutes)");
    run(workshop
        .command("node")
        .arg("bench.mjs")
        .args([boards, native])
        .current_dir(workshop.journeys())
        .env("CLEW_DIST", workshop.root.join("dist"))
        .env("CLEW_CHROMIUM", browser::ready(workshop)?))
}

/// Runs the program on the sets. Returns the file with its output.
fn sets(workshop: &Workshop, args: &[&str], file: PathBuf) -> Result<PathBuf> {
    let out = File::create(&file).map_err(|error| unwritable(&file, &error))?;
    run(workshop
        .cargo()
        .args([
            "run",
            "--quiet",
            "--release",
            "--package",
            "tools",
            "--bin",
            "bench_sets",
            "--",
        ])
        .args(args)
        .stdout(out))?;
    Ok(file)
}

fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("{} cannot be written: {error}", path.display()))
}
