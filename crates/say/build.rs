//! Finds the available languages: the files of `locales` at the top of the project, listed for `src/lib.rs`, each in
//! its two parts.

#[expect(
    dead_code,
    unreachable_pub,
    reason = "the library, which includes the same file, exports all of it"
)]
#[path = "src/parts.rs"]
mod parts;

use std::path::Path;
use std::{env, fs, io};

use parts::Parts;

/// Folder of the languages.
const FOLDER: &str = "../../locales";

/// The first language, which is used if another is not available.
const FIRST: &str = "en";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={FOLDER}");
    let folder = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("no OUT_DIR"))?;
    let folder = Path::new(&folder);
    fs::write(folder.join("locales.rs"), locales(folder)?)
}

/// Tag and parts of each language, as an array in Rust; the parts become files in `folder`.
fn locales(folder: &Path) -> io::Result<String> {
    let mut tags = Vec::new();
    for entry in fs::read_dir(FOLDER)? {
        let name = entry?.file_name();
        let tag = name.to_str().and_then(|name| name.strip_suffix(".ftl"));
        tags.extend(tag.map(str::to_owned));
    }
    tags.sort_by_key(|tag| (tag != FIRST, tag.clone()));
    let mut lines = String::new();
    for tag in tags {
        let file = format!("{FOLDER}/{tag}.ftl");
        let text = fs::read_to_string(&file)?;
        let Parts { page, guide } =
            Parts::of(&text).map_err(|fault| io::Error::other(format!("{file}: {fault}")))?;
        let include = |part: &str, text: &str| {
            let name = format!("{tag}.{part}.ftl");
            fs::write(folder.join(&name), text)?;
            Ok::<String, io::Error>(format!(
                "{part}: include_str!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))"
            ))
        };
        let (page, guide) = (include("page", page)?, include("guide", guide)?);
        lines += &format!("    (\"{tag}\", Parts {{ {page}, {guide} }}),\n");
    }
    Ok(format!("[\n{lines}]\n"))
}
