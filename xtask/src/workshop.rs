//! Paths of the project, of the folder of tools, and of programs, which are searched for in that folder first.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{Failure, Result};

/// The project's folder and the tools to work on it.
pub(crate) struct Workshop {
    /// The project's folder.
    pub(crate) root: PathBuf,
    /// The folder for the page's tools; shared by all clones of one user.
    pub(crate) tools: PathBuf,
    /// Search path of programs: the tools' folders, then the user's PATH.
    path: OsString,
}

impl Workshop {
    /// Finds the folders.
    ///
    /// # Errors
    /// Returns an error if there is no place for the tools: no home folder, or one that cannot be part of a PATH.
    pub(crate) fn open() -> Result<Self> {
        Self::with_tools(tools_folder()?)
    }

    /// The project's folder, with this folder for the page's tools.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be part of a PATH.
    pub(crate) fn with_tools(tools: PathBuf) -> Result<Self> {
        // Cargo sets it for programs that it runs. The path known at compile time is for a binary started without Cargo.
        let own =
            env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let root = Path::new(&own)
            .parent()
            .ok_or_else(|| {
                Failure::new(
                    "xtask is not inside the project's folder: run `cargo xtask` from there",
                )
            })?
            .to_owned();
        let user = env::var_os("PATH").unwrap_or_default();
        let folders = [tools.join("bin"), npm_folder(&tools)]
            .into_iter()
            .chain(env::split_paths(&user));
        let path = env::join_paths(folders).map_err(|error| {
            Failure::new(format!(
                "{} cannot be searched for programs ({error}): set CLEW_TOOLS to another folder",
                tools.display()
            ))
        })?;
        Ok(Workshop { root, tools, path })
    }

    /// A command in the project's folder, with the tools on its PATH and on that of its child processes.
    pub(crate) fn command(&self, program: &str) -> Command {
        // If the program is not found, its bare name leads to an error that says so.
        let mut command = Command::new(self.find(program).unwrap_or_else(|| program.into()));
        command.current_dir(&self.root).env("PATH", &self.path);
        command
    }

    /// The Cargo that runs this program, with its toolchain.
    pub(crate) fn cargo(&self) -> Command {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.current_dir(&self.root).env("PATH", &self.path);
        command
    }

    /// The full path of a program.
    pub(crate) fn find(&self, program: &str) -> Option<PathBuf> {
        // Command itself looks only for `.exe`, and in the wrong PATH; npm's programs are `.cmd`.
        let endings: &[&str] = if cfg!(windows) {
            &[".exe", ".cmd", ".bat"]
        } else {
            &[""]
        };
        env::split_paths(&self.path)
            .flat_map(|folder| {
                endings
                    .iter()
                    .map(move |ending| folder.join(format!("{program}{ending}")))
            })
            .find(|file| file.is_file())
    }

    /// The folder of the browser journeys, a separate Node package.
    pub(crate) fn journeys(&self) -> PathBuf {
        self.root.join("tests").join("e2e")
    }
}

/// Folder for the programs of npm packages installed with `--prefix tools/npm`.
fn npm_folder(tools: &Path) -> PathBuf {
    tools.join("npm").join("node_modules").join(".bin")
}

fn tools_folder() -> Result<PathBuf> {
    let set = |name: &str| {
        env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    if let Some(folder) = set("CLEW_TOOLS") {
        // Programs run in other folders, where a relative path would lead elsewhere.
        return std::path::absolute(&folder).map_err(|error| {
            Failure::new(format!(
                "CLEW_TOOLS ({}) is not a folder: {error}",
                folder.display()
            ))
        });
    }
    let cache = if cfg!(windows) {
        set("LOCALAPPDATA")
    } else {
        set("XDG_CACHE_HOME")
            .filter(|folder| folder.is_absolute())
            .or_else(|| Some(set("HOME")?.join(".cache")))
    };
    cache
        .map(|folder| folder.join("clew").join("tools"))
        .ok_or_else(|| {
            Failure::new(
                "there is no home folder to keep tools in: set CLEW_TOOLS to a folder for them",
            )
        })
}
