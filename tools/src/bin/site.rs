//! Completes the built site: the words of its pages, the manifests, and the pages about techniques.
//!
//! ```text
//! cargo run -p tools --bin site -- folder
//! ```
//!
//! The folder contains `index.html` and the files of `www`. Each build of the page runs this program (`cargo xtask finish`).

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder] = &arguments[..] else {
        eprintln!("usage: site folder");
        return ExitCode::from(2);
    };
    match tools::site::complete(Path::new(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}
