//! The command line. Browsers do not have one, so the program is empty there.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    clew_cli::main()
}

#[cfg(target_arch = "wasm32")]
fn main() {}
