//! The page's tools, at pinned versions: found, or else installed from their registries into the folder of tools.
//!
//! A tool counts as there if it *runs* and names the right version: an install that was cut short does not pass for a whole one.

use std::fs::{self, File};
use std::io::ErrorKind;

use crate::run::{Failure, Result, answer, run};
use crate::workshop::Workshop;

/// A program of one exact version, and where it comes from.
pub(crate) struct Tool {
    program: &'static str,
    version: &'static str,
    source: Source,
    takes: &'static str,
}

enum Source {
    /// A crate, compiled here.
    Cargo(&'static str),
    /// A package which runs on Node.
    Npm(&'static str),
}

/// What turns the crate into a page. Newer versions want a newer Rust.
pub(crate) const TRUNK: Tool = Tool {
    program: "trunk",
    version: "0.21.14",
    source: Source::Cargo("trunk"),
    takes: "4 to 8 minutes, once",
};

/// What joins wasm and JavaScript; always of the same version as the library of that name in Cargo.lock.
pub(crate) const WASM_BINDGEN: Tool = Tool {
    program: "wasm-bindgen",
    version: "0.2.126",
    source: Source::Cargo("wasm-bindgen-cli"),
    takes: "2 to 3 minutes, once",
};

/// What makes wasm smaller. Debian's own is too old for what the compiler puts out.
pub(crate) const WASM_OPT: Tool = Tool {
    program: "wasm-opt",
    version: "132",
    source: Source::Npm("binaryen"),
    takes: "seconds, once",
};

/// Sees to it that all of them are there.
///
/// # Errors
/// If one is not there and cannot be installed.
pub(crate) fn ready(workshop: &Workshop, tools: &[Tool]) -> Result<()> {
    if tools.iter().all(|tool| tool.is_there(workshop)) {
        return Ok(());
    }
    let _lock = lock(workshop)?;
    for tool in tools {
        // Asked once more: whoever had the lock before may have installed it.
        if !tool.is_there(workshop) {
            tool.install(workshop)?;
        }
    }
    Ok(())
}

impl Tool {
    fn is_there(&self, workshop: &Workshop) -> bool {
        // "trunk 0.21.14", "wasm-opt version 132 (version_132)"
        answer(workshop.command(self.program).arg("--version"))
            .is_some_and(|said| said.split_whitespace().any(|word| word == self.version))
    }

    fn install(&self, workshop: &Workshop) -> Result<()> {
        let Tool {
            program, version, ..
        } = self;
        println!(
            "      installing {program} {version} into {} ({})",
            workshop.tools.display(),
            self.takes
        );
        let outcome = match self.source {
            Source::Cargo(package) => cargo_install(workshop, package, version),
            Source::Npm(package) => npm_install(workshop, package, version),
        };
        let failed = |why: String| {
            Failure::new(format!(
                "{program} {version} could not be installed: {why}\n\
                 Check the network and the free disk space and try again, or put {program} {version} on your PATH."
            ))
        };
        outcome.map_err(|failure| failed(failure.to_string()))?;
        if self.is_there(workshop) {
            return Ok(());
        }
        Err(failed(format!(
            "it was installed, but `{program} --version` does not say {version}"
        )))
    }
}

fn cargo_install(workshop: &Workshop, package: &str, version: &str) -> Result<()> {
    let mut command = workshop.cargo();
    command
        .args([
            "install",
            "--locked",
            package,
            "--version",
            version,
            "--root",
        ])
        .arg(&workshop.tools);
    // Only called for what does not run; Cargo's own list may still have it as installed.
    command.arg("--force");
    // Outside the project, or its settings and its build folder would be used.
    command
        .current_dir(&workshop.tools)
        .env_remove("CARGO_TARGET_DIR");
    // As these run for seconds, the time to compile them counts more than their speed.
    command
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1");
    run(&mut command)
}

fn npm_install(workshop: &Workshop, package: &str, version: &str) -> Result<()> {
    let folder = workshop.tools.join("npm");
    // npm does not look into the files of a package it has on its list, so a broken one would stay.
    if let Err(error) = fs::remove_dir_all(&folder)
        && error.kind() != ErrorKind::NotFound
    {
        return Err(Failure::new(format!(
            "{} cannot be replaced: {error}",
            folder.display()
        )));
    }
    run(workshop
        .command("npm")
        .args(["install", "--no-audit", "--no-fund", "--loglevel=error"])
        .arg("--prefix")
        .arg(&folder)
        .arg(format!("{package}@{version}"))
        .current_dir(&workshop.tools))
}

/// Keeps two runs from installing into the same folder at once. Ends with the value, or with the program however that ends.
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
    fn trunk_is_told_the_same_versions() {
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
    fn the_library_wasm_bindgen_is_of_the_tools_version() {
        let lock = include_str!("../../Cargo.lock");
        let wanted = format!("version = \"{}\"", WASM_BINDGEN.version);
        let mut lines = lock
            .lines()
            .skip_while(|line| *line != "name = \"wasm-bindgen\"")
            .skip(1);
        // Without the page there is no such library, and nothing to compare.
        assert!(
            lines.next().is_none_or(|line| line == wanted),
            "Cargo.lock should have wasm-bindgen at {wanted}"
        );
    }
}
