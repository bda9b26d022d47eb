//! The browsers other than Chromium: WebKit and Firefox, each with the driver for a few walks. They are used if installed, installed on
//! Debian, and skipped elsewhere; `CLEW_REQUIRE_ENGINES`, which CI sets, makes a missing one an error.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use crate::debian::{self, Right};
use crate::run::{Failure, Result, answer};
use crate::tools::{self, GECKODRIVER};
use crate::workshop::Workshop;

/// Environment variable that makes a missing engine an error.
const REQUIRE: &str = "CLEW_REQUIRE_ENGINES";
/// Environment variable that selects the Firefox.
const FIREFOX: &str = "CLEW_FIREFOX";

/// A browser, with everything needed to drive it.
struct Engine {
    name: &'static str,
    /// The walks, as a file of the journeys' folder.
    walks: &'static str,
    /// Programs that the walks call, each with an argument that makes it succeed without doing anything.
    programs: &'static [(&'static str, &'static str)],
    /// Debian packages that contain them.
    packages: &'static [&'static str],
    /// Environment variable that selects a different program instead of the first.
    chosen: Option<&'static str>,
    /// Sets up the parts that are not packages.
    ready: fn(&Workshop) -> Result<()>,
}

const ENGINES: [Engine; 2] = [
    Engine {
        name: "WebKit",
        walks: "engines/webkit.mjs",
        programs: &[("WebKitWebDriver", "--help"), ("Xvfb", "-help")],
        packages: &["webkit2gtk-driver", "xvfb"],
        chosen: None,
        ready: |_| Ok(()),
    },
    Engine {
        name: "Firefox",
        walks: "engines/firefox.mjs",
        // Not `firefox`: on some systems that is a sandbox in which a driver cannot create its profile.
        programs: &[("firefox-esr", "--version")],
        packages: &["firefox-esr"],
        chosen: Some(FIREFOX),
        ready: |workshop| tools::ready(workshop, &[GECKODRIVER], None),
    },
];

/// Sets up the engines, and skips unavailable ones, with a line that gives the reason. Returns the files of their walks.
///
/// # Errors
/// Returns an error if one is unavailable and all are required.
pub(crate) fn ready(workshop: &Workshop) -> Result<Vec<&'static str>> {
    let is_required = is_required(env::var_os(REQUIRE));
    let mut walks = Vec::new();
    for engine in &ENGINES {
        match engine.set_up(workshop) {
            Ok(()) => walks.push(engine.walks),
            Err(failure) if is_required => return Err(failure),
            Err(failure) => println!("      skipped: {failure}"),
        }
    }
    Ok(walks)
}

/// The Firefox to drive.
pub(crate) fn firefox(workshop: &Workshop) -> Option<PathBuf> {
    let own = chosen(Some(FIREFOX)).map(PathBuf::from);
    own.or_else(|| workshop.find("firefox-esr"))
}

fn is_required(value: Option<OsString>) -> bool {
    value.is_some_and(|value| !value.is_empty() && value != "0")
}

impl Engine {
    fn set_up(&self, workshop: &Workshop) -> Result<()> {
        if let Some(missing) = self.missing(workshop) {
            if let (Some(name), Some(path)) = (self.chosen, chosen(self.chosen)) {
                return Err(Failure::new(format!(
                    "no journeys in {}: {name} ({}) does not run",
                    self.name,
                    path.display()
                )));
            }
            let right = debian::right(workshop).ok_or_else(|| self.not_there(missing))?;
            self.install(workshop, right)?;
            if let Some(missing) = self.missing(workshop) {
                return Err(Failure::new(format!(
                    "Debian's {} is installed, but {missing} does not run",
                    self.packages.join(" and ")
                )));
            }
        }
        (self.ready)(workshop)
    }

    fn install(&self, workshop: &Workshop, right: Right) -> Result<()> {
        println!(
            "      installing Debian's {} (a minute or two, once)",
            self.packages.join(" and ")
        );
        debian::install(workshop, right, self.packages)
            .map_err(|failure| Failure::new(format!("no journeys in {}: {failure}", self.name)))
    }

    /// The first program that does not run.
    fn missing(&self, workshop: &Workshop) -> Option<&'static str> {
        let mut programs = self.programs.iter().copied();
        let missing = programs.find(|&(program, argument)| {
            let own = chosen(self.chosen).filter(|_| program == self.programs[0].0);
            let mut command = own.map_or_else(|| workshop.command(program), Command::new);
            answer(command.arg(argument)).is_none()
        });
        missing.map(|(program, _)| program)
    }

    /// Message for a system where nothing can be installed.
    fn not_there(&self, missing: &str) -> Failure {
        let other = self
            .chosen
            .map(|name| format!(", or set {name} to another"));
        Failure::new(format!(
            "no journeys in {}: {missing} does not run here. Install it{} (on Debian: {}).",
            self.name,
            other.unwrap_or_default(),
            self.packages.join(" and ")
        ))
    }
}

/// Value of an environment variable, if there is one.
fn chosen(name: Option<&str>) -> Option<OsString> {
    env::var_os(name?).filter(|path| !path.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_required_by_a_variable_that_is_set() {
        assert!(is_required(Some("1".into())));
        assert!(!is_required(Some("0".into())));
        assert!(!is_required(Some("".into())));
        assert!(!is_required(None));
    }

    #[test]
    fn an_engine_that_is_missing_is_named_with_what_to_do() {
        let [webkit, firefox] = &ENGINES;
        assert_eq!(
            webkit.not_there("Xvfb").to_string(),
            "no journeys in WebKit: Xvfb does not run here. Install it (on Debian: webkit2gtk-driver and xvfb)."
        );
        assert_eq!(
            firefox.not_there("firefox-esr").to_string(),
            "no journeys in Firefox: firefox-esr does not run here. Install it, or set CLEW_FIREFOX to another (on Debian: firefox-esr)."
        );
    }

    #[test]
    fn a_program_that_does_not_run_counts_as_missing() {
        let workshop = Workshop::open().expect("there is a home folder");
        let engine = Engine {
            name: "none",
            walks: "",
            programs: &[("cargo", "--version"), ("no-such-program", "--version")],
            packages: &[],
            chosen: None,
            ready: |_| Ok(()),
        };
        assert_eq!(engine.missing(&workshop), Some("no-such-program"));
    }

    #[test]
    fn the_walks_exist_and_are_not_journeys() {
        let workshop = Workshop::open().expect("there is a home folder");
        for Engine { walks, .. } in &ENGINES {
            assert!(workshop.journeys().join(walks).is_file(), "{walks}");
            assert!(!walks.ends_with(".test.mjs"), "{walks}");
        }
    }
}
