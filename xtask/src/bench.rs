//! `cargo xtask bench`: the silent solver on sets of boards, native and in the browser, side by side.
//!
//! The native half is `examples/bench_sets.rs`, which also names the boards. The other half is the built page, driven by
//! `tests/e2e/bench.mjs`. What is compared is the time in which a board is solved and its solution proved to be the only one.

use std::collections::BTreeMap;
use std::process::{Command, Stdio};

use crate::browser;
use crate::run::{Failure, Result, run};
use crate::stages;
use crate::workshop::Workshop;

/// One board's times, in milliseconds.
#[derive(Clone, Copy, Default)]
struct Times {
    native: Option<f64>,
    cold: Option<f64>,
    warm: Option<f64>,
}

/// Measures the sets whose names begin so, and prints a table.
///
/// # Errors
/// If something cannot be built or run, or a half does not say what it measured.
pub(crate) fn bench(workshop: &Workshop, begin: &str) -> Result<()> {
    stages::page_built(workshop)?;
    println!("making the sets and measuring them natively (some minutes)");
    let boards = output(example(workshop, begin).arg("--puzzles"))?;
    let native = output(&mut example(workshop, begin))?;
    println!("measuring them in the browser (some minutes)");
    let list = workshop.root.join("target").join("bench-boards.jsonl");
    std::fs::write(&list, &boards)
        .map_err(|error| Failure::new(format!("{} cannot be written: {error}", list.display())))?;
    let wasm = output(
        workshop
            .command("node")
            .arg("bench.mjs")
            .arg(&list)
            .current_dir(workshop.journeys())
            .env("CLEW_DIST", workshop.root.join("dist"))
            .env("CLEW_CHROMIUM", browser::ready(workshop)?),
    )?;
    let mut sets: Vec<(String, BTreeMap<String, Times>)> = Vec::new();
    for line in boards.lines() {
        let set = text(line, "set")?;
        if sets.last().is_none_or(|(name, _)| *name != set) {
            sets.push((set, BTreeMap::new()));
        }
        if let Some((_, boards)) = sets.last_mut() {
            boards.insert(text(line, "id")?, Times::default());
        }
    }
    for line in native.lines() {
        let micros = number(line, "micros")?;
        times(&mut sets, line)?.native = Some(micros / 1e3);
    }
    for line in wasm.lines() {
        let (cold, warm) = (number(line, "cold")?, number(line, "warm")?);
        let times = times(&mut sets, line)?;
        (times.cold, times.warm) = (Some(cold / 1e3), Some(warm / 1e3));
    }
    print(&sets);
    Ok(())
}

fn example(workshop: &Workshop, begin: &str) -> Command {
    let mut cargo = workshop.cargo();
    cargo.args(["run", "--quiet", "--release", "--example", "bench_sets", "--"]);
    if !begin.is_empty() {
        cargo.arg(begin);
    }
    cargo
}

/// Runs a program to its end; what it printed.
fn output(command: &mut Command) -> Result<String> {
    let failed = |why: String| Failure::new(format!("{command:?} {why}"));
    let done = match command.stderr(Stdio::inherit()).output() {
        Ok(done) => done,
        Err(error) => return Err(failed(format!("cannot be run: {error}"))),
    };
    if !done.status.success() {
        return Err(failed(format!("failed: {}", done.status)));
    }
    String::from_utf8(done.stdout).map_err(|_| failed("printed something that is no text".into()))
}
