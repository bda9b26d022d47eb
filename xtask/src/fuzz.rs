//! `cargo xtask fuzz`: the laws of `tests/fuzz` on inputs guided by coverage.
//!
//! libFuzzer, linked into a program a law; the stable compiler records the coverage when LLVM's pass for it is asked for by name. The
//! programs are a package of their own, `fuzz`, as they link with these flags only and need a C++ compiler. New inputs are kept in
//! `target/fuzz/corpus`; an input that breaks a law is written beside them and named.

use std::fs;

use crate::run::{Failure, Result, run};
use crate::workshop::Workshop;

/// Length of a text that has to be read in time; the other laws leave what they have no use for.
const TEXT: u32 = 4_000;
/// Length of as many messages as their law sends: it does not read the rest of longer inputs.
const MESSAGES: u32 = 400;

/// The laws, each a program of the package `fuzz`, with the folder of `tests/fuzz/corpus` that has its inputs, and the longest input in
/// bytes. Several laws of puzzle texts share their inputs.
const LAWS: [(&str, &str, u32); 7] = [
    ("reading", "texts", TEXT),
    ("printing", "texts", TEXT),
    ("exporting", "texts", TEXT),
    ("storing", "storing", TEXT),
    ("playing", "playing", TEXT),
    ("messages", "messages", MESSAGES),
    ("making", "making", TEXT),
];

/// Flags by which the compiler records the coverage, as libFuzzer reads it. Neither comparisons nor code that is never called are
/// among it: with them an input takes two to eight times as long, and the committed inputs have what a comparison would have to guess.
const FLAGS: &str = "-Cpasses=sancov-module \
     -Cllvm-args=-sanitizer-coverage-level=4 \
     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
     -Cllvm-args=-sanitizer-coverage-pc-table";

/// Looks for inputs that break a law, for so many minutes in all, shared out evenly; `only` is the law that is looked at alone.
///
/// # Errors
/// Returns an error if a law is broken, if there is no such law, or if the programs cannot be built.
pub(crate) fn fuzz(workshop: &Workshop, minutes: u32, only: Option<&str>) -> Result<()> {
    let laws: Vec<(&str, &str, u32)> = LAWS
        .into_iter()
        .filter(|(law, ..)| only.is_none_or(|only| only == *law))
        .collect();
    if laws.is_empty() {
        return Err(Failure::new(format!(
            "there is no such law: it is one of {}",
            LAWS.map(|(law, ..)| law).join(", ")
        )));
    }
    let seconds = 60 * minutes / u32::try_from(laws.len()).unwrap_or(1);
    let target = workshop.root.join("target").join("fuzz");
    let committed = workshop.root.join("tests").join("fuzz").join("corpus");
    for (law, inputs, length) in laws {
        println!("\n{law}, for {seconds} seconds");
        let grown = target.join("corpus").join(law);
        fs::create_dir_all(&grown).map_err(|error| {
            Failure::new(format!("{} cannot be made: {error}", grown.display()))
        })?;
        run(workshop
            .cargo()
            .current_dir(workshop.root.join("fuzz"))
            .env("RUSTFLAGS", FLAGS)
            .args([
                "run",
                "--release",
                "--locked",
                "--target",
                "host-tuple",
                "--bin",
                law,
            ])
            .arg("--target-dir")
            .arg(&target)
            .arg("--")
            .arg(&grown)
            .arg(committed.join(inputs))
            .arg(format!("-max_total_time={seconds}"))
            .arg(format!("-max_len={length}"))
            .arg(format!("-artifact_prefix={}/", target.display()))
            .args(["-print_final_stats=1", "-verbosity=0", "-close_fd_mask=1"]))?;
    }
    Ok(())
}
