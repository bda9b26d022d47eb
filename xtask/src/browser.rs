//! The browser for the journeys: an installed Chromium or Chrome, otherwise Playwright's download or Debian's package.
//!
//! A headless shell, Chromium without the parts for a window, is best: a full browser makes a journey take half as long again.

use std::env;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::debian;
use crate::run::{Failure, Result, answer, run_within};
use crate::workshop::Workshop;

/// Names on the PATH, best first.
const NAMES: [&str; 7] = [
    DEBIAN,
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];

/// Debian's package, and its program.
const DEBIAN: &str = "chromium-headless-shell";

/// Paths of applications on macOS and Windows, where they are not on the PATH.
const MAC: [&str; 2] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const WINDOWS: [&str; 2] = [
    r"Google\Chrome\Application\chrome.exe",
    r"Chromium\Application\chrome.exe",
];

/// A network that drops requests must not block the run; a slow one needs a while for 150 MB.
const DOWNLOAD: Duration = Duration::from_secs(300);

/// Finds or installs a browser. The journeys' own packages must already be installed: Playwright is one of them.
///
/// # Errors
/// Returns an error if there is none and none can be installed.
pub(crate) fn ready(workshop: &Workshop) -> Result<PathBuf> {
    if let Some(chosen) = env::var_os("CLEW_CHROMIUM").filter(|path| !path.is_empty()) {
        let chosen = PathBuf::from(chosen);
        return if works(workshop, &chosen) {
            Ok(chosen)
        } else {
            Err(Failure::new(format!(
                "CLEW_CHROMIUM ({}) does not run: set it to a Chromium or Chrome, or not at all",
                chosen.display()
            )))
        };
    }
    if let Some(found) = installed(workshop) {
        return Ok(found);
    }
    download(workshop).or_else(|no_download| {
        let Some(right) = debian::right(workshop) else {
            return Err(no_download);
        };
        println!("      installing Debian's {DEBIAN} (a minute or two, once)");
        debian::install(workshop, right, &[DEBIAN]).map_err(|failure| {
            Failure::new(format!("{failure}\nThere is no browser for the journeys. Install Chromium or Chrome, or set CLEW_CHROMIUM to one."))
        })?;
        installed(workshop).ok_or_else(|| {
            Failure::new(format!(
                "Debian's {DEBIAN} is installed but does not run: try `{DEBIAN} --version`"
            ))
        })
    })
}

fn installed(workshop: &Workshop) -> Option<PathBuf> {
    let on_path = NAMES.iter().filter_map(|name| workshop.find(name));
    let mac = MAC.iter().map(PathBuf::from);
    let windows = ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"]
        .into_iter()
        .filter_map(env::var_os)
        .flat_map(|folder| {
            WINDOWS
                .iter()
                .map(move |file| Path::new(&folder).join(file))
        });
    on_path
        .chain(mac)
        .chain(windows)
        .find(|file| works(workshop, file))
}

/// Whether this is a browser that starts. Some distributions have a script of the same name that only explains how to get one, and a
/// downloaded browser may lack the libraries it needs.
fn works(workshop: &Workshop, file: &Path) -> bool {
    if cfg!(windows) {
        // On Windows, asking for the version opens a window.
        return file.is_file();
    }
    file.to_str()
        .is_some_and(|file| answer(workshop.command(file).arg("--version")).is_some())
}

/// The browser that Playwright requires, downloaded if necessary.
fn download(workshop: &Workshop) -> Result<PathBuf> {
    let failed = |why: &str| {
        Failure::new(format!(
            "there is no browser for the journeys, and none could be downloaded: {why}\n\
             Install Chromium or Chrome, or set CLEW_CHROMIUM to one."
        ))
    };
    let ask = "process.stdout.write(require('playwright-core').chromium.executablePath())";
    let place = answer(
        workshop
            .command("node")
            .args(["--eval", ask])
            .current_dir(workshop.journeys()),
    )
    .map(PathBuf::from)
    .ok_or_else(|| failed("playwright-core does not run"))?;
    if !works(workshop, &place) {
        println!("      downloading a Chromium for Playwright (a minute or two, once)");
        let mut command = workshop.command("node");
        command.args([
            "node_modules/playwright-core/cli.js",
            "install",
            "chromium",
            "--no-shell",
        ]);
        run_within(DOWNLOAD, command.current_dir(workshop.journeys()))
            .map_err(|failure| failed(&failure.to_string()))?;
    }
    if works(workshop, &place) {
        Ok(place)
    } else {
        Err(failed(
            "it was downloaded but does not run here; it may lack system libraries",
        ))
    }
}
