//! Finds the languages there are: the files of `locales`, listed for `src/say`. And has the linker keep the relocations of the
//! page's program: by them its chunks are told apart after the build.

use std::path::Path;
use std::{env, fs, io};

/// The first language, which speaks where another is not offered.
const FIRST: &str = "en";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=locales");
    if env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-bin=app=--emit-relocs");
    }
    let folder = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("no OUT_DIR"))?;
    fs::write(Path::new(&folder).join("locales.rs"), locales()?)
}

/// Tag and sentences of each language, as an array in Rust.
fn locales() -> io::Result<String> {
    let mut tags = Vec::new();
    for entry in fs::read_dir("locales")? {
        let name = entry?.file_name();
        let tag = name.to_str().and_then(|name| name.strip_suffix(".ftl"));
        tags.extend(tag.map(str::to_owned));
    }
    tags.sort_by_key(|tag| (tag != FIRST, tag.clone()));
    let line = |tag: &String| {
        let path = format!("concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/locales/{tag}.ftl\")");
        format!("    (\"{tag}\", include_str!({path})),\n")
    };
    let lines: String = tags.iter().map(line).collect();
    Ok(format!("[\n{lines}]\n"))
}
