//! The command line. A browser has none, so that for it this program is empty.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    clew_cli::main()
}

#[cfg(target_arch = "wasm32")]
fn main() {}
