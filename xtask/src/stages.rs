//! `cargo xtask test` and `soak`: the checks, ordered so that failures appear early.

use std::env;
use std::fs;
use std::num::NonZero;
use std::path::PathBuf;
use std::process::Command;
use std::thread;
use std::time::Instant;

use crate::browser;
use crate::engines;
use crate::run::{Failure, Result, run};
use crate::toolchain::{self, WASM};
use crate::tools::{self, Build, TRUNK, WASM_BINDGEN, WASM_OPT, WASM_SPLIT};
use crate::workshop::Workshop;

/// The two halves of the checks.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Half {
    /// Checks that do not need a browser.
    Engine,
    /// Checks of the programs built for the browser, and of the page driven in one.
    Page,
}

/// One check.
struct Stage {
    half: Half,
    name: &'static str,
    /// Time on two cores with nothing to install, in words for the waiting user.
    takes: &'static str,
    run: fn(&Workshop) -> Result<()>,
}

/// The workspace of the tools that make the page's files of what the linker wrote.
const WASM_TOOLS: [&str; 2] = ["--manifest-path", "xtask/wasm/Cargo.toml"];

const STAGES: [Stage; 10] = [
    Stage {
        half: Half::Engine,
        name: "set up rustfmt and clippy",
        takes: "seconds",
        run: toolchain::checkers_ready,
    },
    Stage {
        half: Half::Engine,
        name: "format",
        takes: "seconds",
        run: format,
    },
    Stage {
        half: Half::Engine,
        name: "lints, native",
        takes: "a minute or two",
        run: lints,
    },
    Stage {
        half: Half::Engine,
        name: "engine tests",
        takes: "3 minutes; 7 to 15 the first time",
        run: engine_tests,
    },
    Stage {
        half: Half::Page,
        name: "set up the page's tools",
        takes: "seconds; 6 to 8 minutes the first time, the page's compilation included",
        run: page_ready,
    },
    Stage {
        half: Half::Page,
        name: "lints, wasm",
        takes: "a minute or two",
        run: wasm_lints,
    },
    Stage {
        half: Half::Page,
        name: "build the page",
        takes: "one or two minutes; 5 to 12 where it is not compiled yet",
        run: build_page,
    },
    Stage {
        half: Half::Page,
        name: "set up the browser",
        takes: "seconds; a few minutes the first time",
        run: browser_ready,
    },
    Stage {
        half: Half::Page,
        name: "browser journeys",
        takes: "5 to 7 minutes",
        run: journeys,
    },
    Stage {
        half: Half::Page,
        name: "journeys, WebKit and Firefox",
        takes: "a minute; a few more the first time",
        run: engine_journeys,
    },
];

/// Runs the checks of these halves one after another, up to the first that fails.
///
/// # Errors
/// Returns an error if a check fails, or if a required tool is missing and cannot be installed.
pub(crate) fn test(workshop: &Workshop, halves: &[Half]) -> Result<()> {
    let started = Instant::now();
    let stages: Vec<&Stage> = STAGES
        .iter()
        .filter(|stage| halves.contains(&stage.half))
        .collect();
    // Report tools that a person must install now, not after ten minutes of tests.
    if halves.contains(&Half::Page) {
        toolchain::node_there(workshop)?;
    }
    for (stage, number) in stages.iter().zip(1..) {
        println!(
            "[{number}/{}] {} ({})",
            stages.len(),
            stage.name,
            stage.takes
        );
        let begun = Instant::now();
        (stage.run)(workshop).map_err(|failure| {
            Failure::new(format!("stage {number}, {}, failed: {failure}", stage.name))
        })?;
        println!("      done in {:.1} s", begun.elapsed().as_secs_f64());
    }
    println!(
        "all {} stages passed in {} s",
        stages.len(),
        started.elapsed().as_secs()
    );
    Ok(())
}

/// Runs the long checks: the engine's tests with their long sweeps, optimised as in a release; then random work on the built page for
/// `minutes`.
///
/// # Errors
/// Returns an error if a check fails.
pub(crate) fn soak(workshop: &Workshop, halves: &[Half], minutes: u32) -> Result<()> {
    if halves.contains(&Half::Engine) {
        println!("engine tests at length (from minutes to hours)");
        run(workshop
            .cargo()
            .args(["test", "--release", "--workspace"])
            .env("CLEW_SOAK", "1"))?;
    }
    if halves.contains(&Half::Page) {
        println!("building the page");
        page_ready(workshop)?;
        build_page(workshop)?;
        browser_ready(workshop)?;
        println!("the page at random work for {minutes} minutes");
        run(workshop
            .command("node")
            .args(["soak.mjs", &minutes.to_string()])
            .current_dir(workshop.journeys())
            .env("CLEW_DIST", workshop.root.join("dist"))
            .env("CLEW_CHROMIUM", browser::ready(workshop)?))?;
    }
    Ok(())
}

/// Ensures that the page can be built for development.
///
/// # Errors
/// Returns an error if a tool is missing and cannot be installed.
pub(crate) fn serve_ready(workshop: &Workshop) -> Result<()> {
    toolchain::wasm_ready(workshop)?;
    let meanwhile = Some(Build::Development);
    tools::ready(workshop, &[WASM_BINDGEN, TRUNK], meanwhile)
}

/// Ensures that the page can be built for publication.
///
/// # Errors
/// Returns an error if a tool is missing and cannot be installed.
pub(crate) fn page_ready(workshop: &Workshop) -> Result<()> {
    toolchain::node_there(workshop)?;
    toolchain::wasm_ready(workshop)?;
    let meanwhile = Some(Build::Publication);
    tools::ready(
        workshop,
        &[WASM_OPT, WASM_BINDGEN, WASM_SPLIT, TRUNK],
        meanwhile,
    )
}

/// Trunk, without arguments so far. It finds its tools on the PATH, at the configured versions, so it does not download any.
pub(crate) fn trunk(workshop: &Workshop) -> Command {
    let mut command = workshop.command("trunk");
    command.arg("--skip-version-check");
    // It rejects NO_COLOR=1, the usual form.
    if env::var_os("NO_COLOR").is_some() {
        command.env_remove("NO_COLOR").env("TRUNK_COLOR", "never");
    }
    command
}

fn format(workshop: &Workshop) -> Result<()> {
    let checked = |more: &[&str]| {
        let arguments = ["fmt", "--all", "--check"].iter().chain(more);
        run(workshop.cargo().args(arguments))
    };
    checked(&[])
        .and_then(|()| checked(&WASM_TOOLS))
        .map_err(|failure| Failure::new(format!("{failure}\n`cargo fmt --all` fixes it.")))
}

fn lints(workshop: &Workshop) -> Result<()> {
    // The fuzz targets are not part of the workspace, so no other check covers their lock file.
    const FUZZ: [&str; 4] = [
        "update",
        "--workspace",
        "--manifest-path",
        "fuzz/Cargo.toml",
    ];
    run(workshop.cargo().args(FUZZ).args(["--locked", "--quiet"])).map_err(|failure| {
        Failure::new(format!("{failure}\n`cargo {}` fixes it.", FUZZ.join(" ")))
    })?;
    run(workshop.cargo().args([
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]))
}

fn engine_tests(workshop: &Workshop) -> Result<()> {
    // Everything with tests; examples and the programs of `tools` have none, and clippy has compiled them.
    run(workshop.cargo().args(["test", "--workspace", "--tests"]))?;
    // The examples in each package's documentation.
    run(workshop.cargo().args(["test", "--workspace", "--doc"]))
}

fn wasm_lints(workshop: &Workshop) -> Result<()> {
    run(workshop.cargo().arg("clippy").args(WASM_TOOLS).args([
        "--target-dir",
        "target/wasm-tools",
        "--",
        "-D",
        "warnings",
    ]))?;
    run(workshop.cargo().args([
        "clippy",
        "--package",
        "clew-web",
        "--target",
        WASM,
        "--lib",
        "--bins",
        "--",
        "-D",
        "warnings",
    ]))
}

/// Builds the page for publication.
///
/// # Errors
/// Returns an error if it cannot be built.
pub(crate) fn build_page(workshop: &Workshop) -> Result<()> {
    run(trunk(workshop).args(["build", "--release"]))
}

/// Ensures that the page can be driven.
///
/// # Errors
/// Returns an error if the browser or its driver cannot be installed.
pub(crate) fn browser_ready(workshop: &Workshop) -> Result<()> {
    run(workshop
        .command("npm")
        .args(["ci", "--no-audit", "--no-fund", "--loglevel=error"])
        .current_dir(workshop.journeys()))?;
    println!("      using {}", browser::ready(workshop)?.display());
    Ok(())
}

fn journeys(workshop: &Workshop) -> Result<()> {
    let files = journey_files(workshop)?;
    // By default Node leaves one core free, and on two cores would make one file wait for another.
    let cores = thread::available_parallelism().map_or(2, NonZero::get);
    run(workshop
        .command("node")
        // Each journey has its own limit of five minutes; this one also applies to a file with all its journeys.
        .args(["--test", "--test-timeout=900000"])
        .arg(format!("--test-concurrency={cores}"))
        .args(files)
        .current_dir(workshop.journeys())
        .env("CLEW_DIST", workshop.root.join("dist"))
        .env("CLEW_CHROMIUM", browser::ready(workshop)?))
}

fn engine_journeys(workshop: &Workshop) -> Result<()> {
    let files = engines::ready(workshop)?;
    if files.is_empty() {
        // Without files, Node would run all journeys.
        return Ok(());
    }
    let mut command = workshop.command("node");
    command
        .args(["--test", "--test-timeout=300000"])
        .args(files)
        .current_dir(workshop.journeys())
        .env("CLEW_DIST", workshop.root.join("dist"));
    if let Some(firefox) = engines::firefox(workshop) {
        command.env("CLEW_FIREFOX", firefox);
    }
    run(&mut command)
}

/// The journeys, ordered by name. Node's own search differs between versions.
fn journey_files(workshop: &Workshop) -> Result<Vec<PathBuf>> {
    let folder = workshop.journeys();
    let unreadable = |error: std::io::Error| {
        Failure::new(format!("{} cannot be read: {error}", folder.display()))
    };
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder).map_err(unreadable)? {
        let name = PathBuf::from(entry.map_err(unreadable)?.file_name());
        if name.to_string_lossy().ends_with(".test.mjs") {
            files.push(name);
        }
    }
    files.sort();
    if files.is_empty() {
        // Otherwise Node would search for tests, find none and report success.
        return Err(Failure::new(format!(
            "{} has no journeys (*.test.mjs)",
            folder.display()
        )));
    }
    Ok(files)
}
