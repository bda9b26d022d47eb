//! Linker option for the page's program and the workers': keep the relocations, by which the build takes the programs apart.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        for program in ["app", "worker"] {
            println!("cargo::rustc-link-arg-bin={program}=--emit-relocs");
        }
    }
}
