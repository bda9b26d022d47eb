//! Takes a program apart at its split points: `wasm-split program.wasm folder links` writes the first part to `folder/program.wasm`, each
//! chunk beside it, and prints the chunks' files, a line each. The scripts refer to the module with the chunks as `links`.
//!
//! A program of its own, so that the other commands need not wait for its library.

use std::path::Path;
use std::process::ExitCode;

use wasm_split_cli_support::{Options, transform};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args == ["--version"] {
        println!("wasm-split {}", env!("CARGO_PKG_VERSION"));
        return ExitCode::SUCCESS;
    }
    let [program, folder, links] = &args[..] else {
        eprintln!("usage: wasm-split program folder links");
        return ExitCode::from(2);
    };
    match split(Path::new(program), Path::new(folder), links) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{program} cannot be split: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn split(program: &Path, folder: &Path, links: &str) -> Result<(), String> {
    let bytes = std::fs::read(program).map_err(|error| error.to_string())?;
    let first = folder.join(program.file_name().unwrap_or_default());
    let mut options = Options::new(&bytes);
    options.output_dir = folder;
    options.main_out_path = &first;
    options.link_name = links;
    let chunks = transform(options).map_err(|report| format!("{report:#}"))?;
    for chunk in chunks.split_modules {
        println!("{}", chunk.display());
    }
    Ok(())
}
