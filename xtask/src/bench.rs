//! `cargo xtask bench`: the prover on sets of boards, native and in the browser, side by side.
//!
//! The native half is the program `bench_sets` of `tools`, which also makes the sets. The other half is the built page, driven by
//! `tests/e2e/bench.mjs`, which prints the table. What is compared is the time in which a board is solved and its solution proved
//! to be the only one.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use crate::browser;
use crate::run::{Failure, Result, run};
use crate::stages;
use crate::workshop::Workshop;

/// Measures the sets whose names begin so, and prints a table.
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

/// Runs the program on the sets; the file it has filled.
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
