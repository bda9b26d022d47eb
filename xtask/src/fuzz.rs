//! `cargo xtask fuzz`: checks the laws of `tests/fuzz` on inputs guided by coverage.
//!
//! Each law is a program linked with libFuzzer; the stable compiler records the coverage if LLVM's pass for it is requested by name. The
//! programs are a separate package, `fuzz`, because they link only with these flags and need a C++ compiler. New inputs are kept in
//! `target/fuzz/corpus`; an input that breaks a law is written beside them and named.

use std::fs;

use crate::run::{Failure, Result, run};
use crate::workshop::Workshop;

/// Maximum length of a text that must be read in time; the other laws ignore input that they cannot use.
const TEXT: u32 = 4_000;
/// Length for the number of messages that their law sends: it does not read the rest of longer inputs.
const MESSAGES: u32 = 400;

/// The laws, each a program of the package `fuzz`, with the folder of `tests/fuzz/corpus` for its inputs, and the maximum input length in
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

/// Flags with which the compiler records coverage in libFuzzer's format. They exclude comparisons and code that is never called: with
/// these, an input takes two to eight times as long, and the committed inputs already contain what a comparison would have to guess.
const FLAGS: &str = "-Cpasses=sancov-module \
     -Cllvm-args=-sanitizer-coverage-level=4 \
     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
     -Cllvm-args=-sanitizer-coverage-pc-table";

/// Looks for inputs that break a law, for `minutes` in total, shared evenly; with `only`, for a single law.
///
/// # Errors
/// Returns an error if a law is broken, if the law does not exist, or if the programs cannot be built.
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
