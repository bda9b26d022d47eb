//! The page's tools, at pinned versions: either found, or installed from their registries into the folder of tools.
//!
//! A tool counts as installed if it *runs* and reports the right version: an interrupted install does not count.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::process::Command;

use crate::jobs::{Job, run_side_by_side};
use crate::run::{Failure, Result, answer, run_silently};
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
    },
    /// A package of the project, compiled locally.
    Own {
        /// Its folder, in `xtask/wasm`.
        folder: &'static str,
        /// The crate that has the same program, if there is one.
        published: Option<&'static str>,
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
    },
};

/// Generator of the JavaScript bindings for wasm; its version always equals that of the library in Cargo.lock.
pub(crate) const WASM_BINDGEN: Tool = Tool {
    program: "wasm-bindgen",
    version: "0.2.126",
    source: Source::Own {
        folder: "bindgen",
        published: Some("wasm-bindgen-cli"),
    },
};

/// Splitter of the page's programs, for publication; its library belongs to the one in Cargo.lock that marks where.
pub(crate) const WASM_SPLIT: Tool = Tool {
    program: "wasm-split",
    version: "0.2.4",
    source: Source::Own {
        folder: "split",
        published: None,
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
    },
};

/// Driver of Firefox, which Debian does not package.
pub(crate) const GECKODRIVER: Tool = Tool {
    program: "geckodriver",
    version: "0.37.1",
    source: Source::Cargo {
        package: "geckodriver",
        opt_level: "0",
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

/// Profile of both programs for development, in `Cargo.toml` and in `index.html`.
pub(crate) const SERVED: &str = "serve";

/// Build of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// For development: soon there.
    Development,
    /// For publication: small and fast.
    Publication,
}

/// Ensures that all of them are installed. Those that must be compiled leave a core idle now and then, which `meanwhile` uses: a page that
/// is compiled beside Trunk need not be compiled afterwards.
///
/// # Errors
/// Returns an error if one is missing and cannot be installed.
pub(crate) fn ready(workshop: &Workshop, tools: &[Tool], meanwhile: Option<Build>) -> Result<()> {
    if tools.iter().all(|tool| tool.is_there(workshop)) {
        return Ok(());
    }
    let _lock = lock(workshop)?;
    let is_missing = |tool: &&Tool| !tool.is_there(workshop);
    // Check again: another process that held the lock may have installed them.
    for tool in tools.iter().filter(is_missing) {
        println!("      missing: {} {}", tool.program, tool.version);
        tool.fetch_compiled(workshop);
    }
    let (compiled, fetched): (Vec<&Tool>, Vec<&Tool>) = tools
        .iter()
        .filter(is_missing)
        .partition(|tool| !matches!(tool.source, Source::Npm(_)));
    let jobs = |tools: &[&Tool]| -> Result<Vec<Job>> {
        tools.iter().map(|tool| tool.job(workshop)).collect()
    };
    let mut lanes = vec![jobs(&fetched)?, jobs(&compiled)?];
    if let Some(build) = meanwhile.filter(|_| !compiled.is_empty()) {
        lanes.push(build.compilations(workshop));
    }
    println!(
        "      installing into {}, once: {}; details are in {}",
        workshop.tools.display(),
        match compiled.is_empty() {
            true => "seconds",
            false => "3 to 6 minutes on two cores that have nothing else to do",
        },
        logs(workshop).display()
    );
    run_side_by_side(lanes).map_err(|failure| {
        Failure::new(format!(
            "{failure}\nIf a tool could not be installed, check the network and the free disk space, or put the missing tools on your PATH."
        ))
    })?;
    match tools.iter().find(is_missing) {
        None => Ok(()),
        Some(Tool {
            program, version, ..
        }) => Err(Failure::new(format!(
            "{program} was installed, but `{program} --version` does not say {version}: put {program} {version} on your PATH"
        ))),
    }
}

impl Build {
    /// Compilation of the page's programs, with the arguments that Trunk will pass to Cargo; of both at once where they share a profile.
    fn compilations(self, workshop: &Workshop) -> Vec<Job> {
        let compilation = |names: &[&str], profile: &str| {
            let mut command = workshop.cargo();
            command.args(["build", "--target", WASM, "--profile", profile]);
            for name in names {
                command.args(["--bin", name]);
            }
            let name = format!("page-{}", names.join("-"));
            Job {
                command,
                log: logs(workshop).join(&name),
                name,
            }
        };
        match self {
            Build::Development => vec![compilation(&PROGRAMS.map(|program| program.name), SERVED)],
            Build::Publication => PROGRAMS
                .map(|program| compilation(&[program.name], program.profile))
                .into(),
        }
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

    /// Fetches the compiled program with `cargo binstall`, if the user has it. Whether that worked is seen by the program that runs.
    fn fetch_compiled(&self, workshop: &Workshop) {
        let package = match self.source {
            Source::Cargo { package, .. } => Some(package),
            Source::Own { published, .. } => published,
            Source::Npm(_) => None,
        };
        let (Some(package), Some(binstall)) = (package, workshop.find("cargo-binstall")) else {
            return;
        };
        println!(
            "      fetching {package} {} with cargo binstall",
            self.version
        );
        let fetched = run_silently(
            workshop
                .command(&binstall.to_string_lossy())
                .args(["--no-confirm", "--force", "--disable-strategies", "compile"])
                .arg("--root")
                .arg(&workshop.tools)
                .arg(format!("{package}@{}", self.version))
                .current_dir(&workshop.tools),
        );
        if let Err(failure) = fetched {
            println!("      {failure}; compiling it instead");
        }
    }

    fn job(&self, workshop: &Workshop) -> Result<Job> {
        let command = match self.source {
            Source::Cargo { package, opt_level } => {
                self.cargo_install(workshop, package, opt_level)
            }
            Source::Own { folder, .. } => {
                let mut command = workshop.cargo();
                command
                    .args(["install", "--locked", "--force", "--path"])
                    .arg(workshop.root.join("xtask").join("wasm").join(folder))
                    .arg("--target-dir")
                    .arg(workshop.root.join("target").join("wasm-tools"))
                    .arg("--root")
                    .arg(&workshop.tools);
                command
            }
            Source::Npm(package) => npm_install(workshop, package, self.version)?,
        };
        Ok(Job {
            name: format!("{} {}", self.program, self.version),
            command,
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
            let served = format!("data-cargo-profile-dev=\"{SERVED}\"");
            assert!(link.contains(&served), "{link}");
        }
    }

    /// A folder of tools, and a `cargo-binstall` on the PATH that does what `script` says.
    #[cfg(unix)]
    fn with_binstall(name: &str, script: &str) -> Workshop {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = std::env::temp_dir().join(format!("clew-{name}-{}", std::process::id()));
        let bin = folder.join("bin");
        fs::create_dir_all(&bin).expect("a writable folder");
        let stand_in = bin.join("cargo-binstall");
        fs::write(&stand_in, format!("#!/bin/sh\n{script}")).expect("a writable folder");
        fs::set_permissions(&stand_in, fs::Permissions::from_mode(0o755)).expect("our own file");
        Workshop::with_tools(folder).expect("a folder that can be searched")
    }

    /// Program that no machine has, so that it is always missing.
    #[cfg(unix)]
    const FETCHED: Tool = Tool {
        program: "clew-stand-in",
        version: "1.2.3",
        source: Source::Cargo {
            package: "clew-stand-in",
            opt_level: "0",
        },
    };

    #[cfg(unix)]
    #[test]
    fn a_compiled_tool_is_fetched_if_the_user_has_binstall() {
        let script = "for root do [ \"$last\" = --root ] && break; last=$root; done\n\
             printf '#!/bin/sh\\necho clew-stand-in 1.2.3' > \"$root/bin/clew-stand-in\"\n\
             chmod +x \"$root/bin/clew-stand-in\"\n\
             echo \"$@\" > \"$root/asked\"\n";
        let workshop = with_binstall("fetched", script);
        ready(&workshop, &[FETCHED], None).expect("it is fetched, and nothing is compiled");
        let asked = fs::read_to_string(workshop.tools.join("asked")).expect("it was called");
        assert!(asked.contains("--disable-strategies compile"), "{asked}");
        assert!(asked.ends_with("clew-stand-in@1.2.3\n"), "{asked}");
        let _ = fs::remove_dir_all(&workshop.tools);
    }

    #[cfg(unix)]
    #[test]
    fn a_tool_that_cannot_be_fetched_is_still_missing() {
        let workshop = with_binstall("unfetched", "echo no network >&2; exit 3\n");
        FETCHED.fetch_compiled(&workshop);
        assert!(!FETCHED.is_there(&workshop));
        let _ = fs::remove_dir_all(&workshop.tools);
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
