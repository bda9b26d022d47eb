//! The program `wasm-bindgen`, with the arguments that Trunk and `cargo xtask finish` give it.
//!
//! The published program contains a test runner with a web server: 146 crates, which take longer to compile than the page. A library does
//! all of its work, and takes a fifth of that. Each build of the page tests both callers.

use std::path::PathBuf;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

/// Version that the library has, and that Trunk asks for.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Arguments of the program.
#[derive(Default)]
struct Asked {
    input: PathBuf,
    out_dir: PathBuf,
    out_name: String,
    keep_lld_exports: bool,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args == ["--version"] {
        println!("wasm-bindgen {VERSION}");
        return ExitCode::SUCCESS;
    }
    match asked(&args).and_then(|asked| bind(&asked)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("wasm-bindgen: {fault}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the arguments: `--name=value` or `--name value`, and the program to bind.
///
/// # Errors
/// Returns a sentence about an argument that is not supported here, or that is missing.
fn asked(args: &[String]) -> Result<Asked, String> {
    let mut asked = Asked::default();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let (name, value) = match arg.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (arg.as_str(), None),
        };
        let mut value = || {
            let next = value.or_else(|| args.next().map(String::as_str));
            next.ok_or_else(|| format!("{name} needs a value"))
        };
        match name {
            "--target" if value()? == "web" => {}
            "--out-dir" => asked.out_dir = value()?.into(),
            "--out-name" => asked.out_name = value()?.to_owned(),
            "--keep-lld-exports" => asked.keep_lld_exports = true,
            "--no-typescript" => {}
            _ if name.starts_with('-') => {
                return Err(format!(
                    "{arg} is not supported: put wasm-bindgen {VERSION} on your PATH"
                ));
            }
            _ => asked.input = arg.into(),
        }
    }
    let is_whole = asked.input.is_file() && !asked.out_name.is_empty();
    is_whole
        .then_some(asked)
        .ok_or_else(|| "a program, --out-dir and --out-name are needed".to_owned())
}

fn bind(asked: &Asked) -> Result<(), String> {
    let mut bindgen = Bindgen::new();
    let web = bindgen.web(true).map_err(|error| format!("{error:#}"))?;
    web.input_path(&asked.input)
        .out_name(&asked.out_name)
        .typescript(false)
        .keep_lld_exports(asked.keep_lld_exports)
        .generate(&asked.out_dir)
        .map_err(|error| format!("{}: {error:#}", asked.input.display()))
}
