//! The page's tools, at pinned versions: either found, or installed from their registries into the folder of tools.
//!
//! A tool counts as installed if it *runs* and reports the right version: an interrupted install does not count.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::process::Command;

use crate::jobs::{Job, run_side_by_side};
use crate::run::{Failure, Result, answer};
use crate::toolchain::WASM;
use crate::workshop::Workshop;

/// A program with one exact version, and its source.
pub(crate) struct Tool {
    program: &'static str,
    version: &'static str,
    source: Source,
}

enum Source {
    /// A crate, compiled locally.
    Cargo {
        package: &'static str,
        /// Level of optimisation. Compile time matters more than speed, unless the tool processes megabytes.
        opt_level: &'static str,
        /// Its number of crates, including dependencies.
        crates: usize,
    },
    /// A package that runs on Node.
    Npm(&'static str),
}

/// Bundler of the page. Newer versions need a newer Rust.
pub(crate) const TRUNK: Tool = Tool {
    program: "trunk",
    version: "0.21.14",
    source: Source::Cargo {
        package: "trunk",
        opt_level: "0",
        crates: 368,
    },
};

/// Generator of the JavaScript bindings for wasm; its version always equals that of the library in Cargo.lock. Without optimisation, it
/// takes seconds longer in every build of the page.
pub(crate) const WASM_BINDGEN: Tool = Tool {
    program: "wasm-bindgen",
    version: "0.2.126",
    source: Source::Cargo {
        package: "wasm-bindgen-cli",
        opt_level: "1",
        crates: 146,
    },
};

/// Optimiser of wasm. Debian's version is too old for the compiler's output.
pub(crate) const WASM_OPT: Tool = Tool {
    program: "wasm-opt",
    version: "132",
    source: Source::Npm("binaryen"),
};

/// Checker of dependencies. It runs rarely, so compile time matters more than speed.
pub(crate) const DENY: Tool = Tool {
    program: "cargo-deny",
    version: "0.20.2",
    source: Source::Cargo {
        package: "cargo-deny",
        opt_level: "0",
        crates: 141,
    },
};

/// Driver of Firefox, which Debian does not package.
pub(crate) const GECKODRIVER: Tool = Tool {
    program: "geckodriver",
    version: "0.37.1",
    source: Source::Cargo {
        package: "geckodriver",
        opt_level: "0",
        crates: 163,
    },
};

/// A program of the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Program {
    /// Its name, with which its files' names start.
    pub(crate) name: &'static str,
    /// Profile for publication.
    pub(crate) profile: &'static str,
}

/// The page's two programs: the page optimised for size, the worker for speed. `index.html` uses the same settings.
pub(crate) const PROGRAMS: [Program; 2] = [
    Program {
        name: "app",
        profile: "page",
    },
    Program {
        name: "worker",
        profile: "worker",
    },
];
/// Number of crates of a program, for its progress; and its last step, whole-program optimisation, in the same unit.
const PROGRAM: (usize, usize) = (110, 120);
/// The same for linking a tool.
const LINKING: usize = 60;

/// Ensures that all of them are installed. If Trunk must be compiled, the page is compiled in parallel, so that Trunk finds it already
/// compiled: with only the tools, the second core would often be idle.
///
/// # Errors
/// Returns an error if one is missing and cannot be installed.
pub(crate) fn ready(workshop: &Workshop, tools: &[Tool]) -> Result<()> {
    if tools.iter().all(|tool| tool.is_there(workshop)) {
        return Ok(());
    }
    let _lock = lock(workshop)?;
    // Check again: another process that held the lock may have installed them.
    let missing: Vec<&Tool> = tools
        .iter()
        .filter(|tool| !tool.is_there(workshop))
        .collect();
    let (compiled, fetched): (Vec<&Tool>, Vec<&Tool>) = missing
        .iter()
        .partition(|tool| matches!(tool.source, Source::Cargo { .. }));
    let jobs = |tools: &[&Tool]| -> Result<Vec<Job>> {
        tools.iter().map(|tool| tool.job(workshop)).collect()
    };
    let mut lanes = vec![jobs(&fetched)?, jobs(&compiled)?];
    let is_page_built = compiled.iter().any(|tool| tool.program == TRUNK.program);
    if is_page_built {
        let program = |program: Program| compilation(workshop, program.name, program.profile);
        lanes.push(PROGRAMS.map(program).into());
    }
    for tool in &missing {
        println!("      missing: {} {}", tool.program, tool.version);
    }
    let takes = if compiled.is_empty() {
        "seconds"
    } else if !is_page_built {
        "some minutes"
    } else {
        "6 to 8 minutes on two cores that have nothing else to do"
    };
    println!(
        "      installing into {}, once: {takes}; details are in {}",
        workshop.tools.display(),
        logs(workshop).display()
    );
    run_side_by_side(lanes).map_err(|failure| {
        Failure::new(format!(
            "{failure}\nIf a tool could not be installed, check the network and the free disk space, or put the missing tools on your PATH."
        ))
    })?;
    match missing.iter().find(|tool| !tool.is_there(workshop)) {
        None => Ok(()),
        Some(Tool {
            program, version, ..
        }) => Err(Failure::new(format!(
            "{program} was installed, but `{program} --version` does not say {version}: put {program} {version} on your PATH"
        ))),
    }
}

/// Compilation of one of the page's programs, with the arguments that Trunk will pass to Cargo.
fn compilation(workshop: &Workshop, program: &str, profile: &str) -> Job {
    let mut command = workshop.cargo();
    command.args([
        "build",
        "--target",
        WASM,
        "--bin",
        program,
        "--profile",
        profile,
    ]);
    Job {
        name: format!("the page ({program})"),
        command,
        crates: PROGRAM.0,
        rest: PROGRAM.1,
        log: logs(workshop).join(program),
    }
}

fn logs(workshop: &Workshop) -> std::path::PathBuf {
    workshop.tools.join("log")
}

impl Tool {
    fn is_there(&self, workshop: &Workshop) -> bool {
        // "trunk 0.21.14", "wasm-opt version 132 (version_132)"
        answer(workshop.command(self.program).arg("--version"))
            .is_some_and(|said| said.split_whitespace().any(|word| word == self.version))
    }

    fn job(&self, workshop: &Workshop) -> Result<Job> {
        let (command, crates, rest) = match self.source {
            Source::Cargo {
                package,
                opt_level,
                crates,
            } => {
                let command = self.cargo_install(workshop, package, opt_level);
                (command, crates, LINKING)
            }
            Source::Npm(package) => (npm_install(workshop, package, self.version)?, 0, 1),
        };
        Ok(Job {
            name: format!("{} {}", self.program, self.version),
            command,
            crates,
            rest,
            log: logs(workshop).join(self.program),
        })
    }

    fn cargo_install(&self, workshop: &Workshop, package: &str, opt_level: &str) -> Command {
        let mut command = workshop.cargo();
        command
            .args(["install", "--locked", package, "--version", self.version])
            // Only the features we use: not the download of other tools, and not the test runner.
            .args(["--no-default-features", "--bin", self.program, "--root"])
            .arg(&workshop.tools)
            // This is called only for tools that do not run; Cargo's list may still contain them as installed.
            .arg("--force")
            // Run outside the project; otherwise its settings and its build folder would be used.
            .current_dir(&workshop.tools)
            .env_remove("CARGO_TARGET_DIR")
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env("CARGO_PROFILE_RELEASE_DEBUG", "0")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", opt_level);
        command
    }
}

fn npm_install(workshop: &Workshop, package: &str, version: &str) -> Result<Command> {
    let folder = workshop.tools.join("npm");
    // npm does not check the files of a listed package, so a broken one would stay.
    if let Err(error) = fs::remove_dir_all(&folder)
        && error.kind() != ErrorKind::NotFound
    {
        return Err(Failure::new(format!(
            "{} cannot be replaced: {error}",
            folder.display()
        )));
    }
    let mut command = workshop.command("npm");
    command
        .args(["install", "--no-audit", "--no-fund", "--loglevel=error"])
        .arg("--prefix")
        .arg(&folder)
        .arg(format!("{package}@{version}"))
        .current_dir(&workshop.tools);
    Ok(command)
}

/// Prevents two runs from installing into the same folder at once. The lock ends with the value, or with the process.
fn lock(workshop: &Workshop) -> Result<File> {
    let failed = |error: std::io::Error| {
        Failure::new(format!(
            "the folder for tools, {}, cannot be used: {error}\nSet CLEW_TOOLS to a folder which can be written to.",
            workshop.tools.display()
        ))
    };
    fs::create_dir_all(&workshop.tools).map_err(failed)?;
    let file = File::create(workshop.tools.join("lock")).map_err(failed)?;
    if file.try_lock().is_err() {
        println!("      waiting for another run, which is installing tools");
        file.lock().map_err(failed)?;
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRUNK_TOML: &str = include_str!("../../Trunk.toml");

    #[test]
    fn trunk_uses_the_same_versions() {
        for line in [
            format!("trunk-version = \"={}\"", TRUNK.version),
            format!("wasm_bindgen = \"{}\"", WASM_BINDGEN.version),
            format!("wasm_opt = \"version_{}\"", WASM_OPT.version),
        ] {
            assert!(
                TRUNK_TOML.lines().any(|have| have == line),
                "Trunk.toml should say {line}"
            );
        }
    }

    #[test]
    fn the_programs_have_the_profiles_that_trunk_gives_them() {
        let index = include_str!("../../index.html");
        for Program { name, profile } in PROGRAMS {
            let named = format!("data-bin=\"{name}\"");
            let link = index.lines().find(|line| line.contains(&named));
            let link = link.unwrap_or_else(|| panic!("index.html should have {named}"));
            let chosen = format!("data-cargo-profile-release=\"{profile}\"");
            assert!(link.contains(&chosen), "{link}");
        }
    }

    #[test]
    fn the_wasm_bindgen_library_has_the_version_of_the_tool() {
        let lock = include_str!("../../Cargo.lock");
        let wanted = format!("version = \"{}\"", WASM_BINDGEN.version);
        let mut lines = lock
            .lines()
            .skip_while(|line| *line != "name = \"wasm-bindgen\"")
            .skip(1);
        // Without the page, there is no such library and nothing to compare.
        assert!(
            lines.next().is_none_or(|line| line == wanted),
            "Cargo.lock should have wasm-bindgen at {wanted}"
        );
    }
}
