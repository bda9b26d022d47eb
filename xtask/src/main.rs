//! `cargo xtask`: the commands for developers. Each sets up the tools it needs, reports its progress, and stops at the first fault.

use std::process::ExitCode;

mod address;
mod audit;
mod bench;
mod browser;
mod debian;
mod engines;
mod finish;
mod fuzz;
mod jobs;
mod run;
mod serve;
mod site;
mod stages;
mod toolchain;
mod tools;
mod workshop;

use run::{Failure, Result};
use stages::Half;
use workshop::Workshop;

const USAGE: &str = "\
usage: cargo xtask <command>

  serve [--port N]            build the page and serve it on this machine, at port 8080 or N
  site [--address URL]        build the page for a host, with compressed copies of its files, into the folder dist; its address is
                              written for search engines, and for sites that show link previews
  test [--only engine|page]   run every check: format, lints, engine tests, page build, browser journeys
  bench [SET]                 measure the prover natively and in the browser, on the sets whose names begin with SET, or on all
  soak [--only engine|page]   run the engine tests at length: optimised, with CLEW_SOAK=1, which enables the long sweeps; then an
       [--minutes N]          hour, or N minutes, of random work in the browser, with its use of memory
  fuzz [MINUTES] [LAW]        look for inputs that break a law of tests/fuzz, guided by coverage, for ten or MINUTES minutes in all;
                              needs a C++ compiler
  audit                       check the dependencies against the rules of deny.toml: licences, duplicates, sources, known vulnerabilities
  finish                      write the words of the pages and the pages about techniques, split the page's program, put hashes into the
                              names of the built files and list them for times offline: Trunk's own last step

Missing tools are installed first, at pinned versions: parts of Rust by rustup, the page's tools into a separate folder, and a
browser if there is none. WebKit and Firefox are installed on Debian only; elsewhere their checks are skipped if they are missing.

  CLEW_TOOLS             the folder for the page's tools, instead of the user's cache folder
  CLEW_CHROMIUM          the Chromium or Chrome for the journeys, instead of the one found
  CLEW_FIREFOX           the Firefox for the journeys, instead of Debian's firefox-esr
  CLEW_REQUIRE_ENGINES   1 makes it an error if WebKit or Firefox is missing
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match dispatch(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(args: &[&str]) -> Result<()> {
    match args {
        ["serve"] => serve::serve(&Workshop::open()?, serve::PORT),
        ["serve", "--port", port] => serve::serve(&Workshop::open()?, port_number(port)?),
        [serve::ANNOUNCE, port] => serve::announce(port_number(port)?),
        ["site"] => site::site(&Workshop::open()?, None),
        ["site", "--address", address] => site::site(&Workshop::open()?, Some(address)),
        ["test"] => stages::test(&Workshop::open()?, &[Half::Engine, Half::Page]),
        ["test", "--only", "engine"] => stages::test(&Workshop::open()?, &[Half::Engine]),
        ["test", "--only", "page"] => stages::test(&Workshop::open()?, &[Half::Page]),
        ["bench"] => bench::bench(&Workshop::open()?, ""),
        ["bench", begin] => bench::bench(&Workshop::open()?, begin),
        ["soak", options @ ..] => soak(options),
        ["fuzz"] => fuzz::fuzz(&Workshop::open()?, 10, None),
        ["fuzz", minutes] => fuzz::fuzz(&Workshop::open()?, minutes_of(minutes)?, None),
        ["fuzz", minutes, law] => fuzz::fuzz(&Workshop::open()?, minutes_of(minutes)?, Some(law)),
        ["audit"] => audit::audit(&Workshop::open()?),
        ["finish"] => finish::finish(&Workshop::open()?),
        ["help" | "-h" | "--help"] => {
            print!("{USAGE}");
            Ok(())
        }
        [] => Err(Failure::new(format!("which command?\n\n{USAGE}"))),
        _ => Err(Failure::new(format!(
            "`{}` is not understood\n\n{USAGE}",
            args.join(" ")
        ))),
    }
}

fn soak(options: &[&str]) -> Result<()> {
    let (mut halves, mut minutes) = (vec![Half::Engine, Half::Page], 60);
    for option in options.chunks(2) {
        match option {
            ["--only", "engine"] => halves = vec![Half::Engine],
            ["--only", "page"] => halves = vec![Half::Page],
            ["--minutes", text] => {
                minutes = minutes_of(text)?;
            }
            _ => {
                return Err(Failure::new(format!(
                    "`{}` is not understood\n\n{USAGE}",
                    option.join(" ")
                )));
            }
        }
    }
    stages::soak(&Workshop::open()?, &halves, minutes)
}

fn minutes_of(text: &str) -> Result<u32> {
    let minutes = text
        .parse()
        .ok()
        .filter(|minutes| (1..=10_000).contains(minutes));
    minutes.ok_or_else(|| Failure::new(format!("`{text}` is not a number of minutes")))
}

fn port_number(text: &str) -> Result<u16> {
    match text.parse() {
        Ok(port) if port > 0 => Ok(port),
        _ => Err(Failure::new(format!(
            "`{text}` is not a port: give a number from 1 to 65535"
        ))),
    }
}
