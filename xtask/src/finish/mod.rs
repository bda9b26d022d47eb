//! `cargo xtask finish`: writes the words of the pages, the manifests and the pages about techniques; splits the page's program and its
//! locale files into the parts for the first view and the rest, and removes the comments from its style sheets. It adds a hash of its
//! content to the name of every file that the page loads, and updates all references to the file; it writes the list of all these files,
//! with their digests, into the service worker, which keeps them for offline use. Trunk runs it as a hook on the finished build, before
//! the build replaces the last one.
//!
//! With hashed names, a host can let browsers keep every file except `index.html` for ever: a changed file has a different name. Trunk
//! can hash names, but not those of a worker or of copied files.
//!
//! A build for development has only its locale files divided; [`development`] adds what it then lacks.

mod development;
mod locales;
mod references;
mod split;
mod styles;

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};

use crate::run::{Failure, Result, run};
use crate::workshop::Workshop;
use references::references;
use split::split;

/// Files that contain references to others. All others are treated as bytes.
const TEXTS: [&str; 5] = ["html", "js", "mjs", "css", "webmanifest"];

/// Script that keeps the page for offline use.
const SERVICE: &str = "service.js";

/// Folder of the pages that work without scripts.
const LEARN: &str = "learn/";

/// Renames the files of the build that Trunk is about to finish.
///
/// # Errors
/// Returns an error if the caller is not Trunk, or if the files cannot be renamed.
pub(crate) fn finish(workshop: &Workshop) -> Result<()> {
    let Some(folder) = env::var_os("TRUNK_STAGING_DIR") else {
        return Err(Failure::new(
            "`finish` is for Trunk, which runs it after each build: use `trunk build`",
        ));
    };
    let base = env::var("TRUNK_PUBLIC_URL").unwrap_or_default();
    locales::divide(Path::new(&folder))?;
    if env::var("TRUNK_PROFILE").as_deref() != Ok("release") {
        return development::complete(Path::new(&folder));
    }
    write_words(workshop, Path::new(&folder))?;
    split(workshop, Path::new(&folder))?;
    styles::uncomment(Path::new(&folder))?;
    hash_names(Path::new(&folder), &base)
}

/// Writes the build's own texts into `folder`, with the program `site` of `tools`, which knows the engine and the languages. It
/// solves each example of the guide, which takes half a minute without optimisation; so it uses the profile of the tests, and shares their
/// engine if they were compiled before.
///
/// # Errors
/// Returns an error if the program cannot be built, or cannot write the texts.
fn write_words(workshop: &Workshop, folder: &Path) -> Result<()> {
    println!(
        "writing the words of the pages (seconds if the program for it is compiled already, else 3 minutes)"
    );
    run(workshop
        .cargo()
        .args(["run", "--quiet", "--profile", "test"])
        .args(["--package", "tools", "--bin", "site", "--"])
        .arg(folder))
}

/// A file of the built page, by its path from the folder's top, with `/` between the parts.
type Files = BTreeMap<String, Vec<u8>>;

/// Adds hashes to the names of all files in `folder` that another file references. `base` is the address where the page will be served:
/// references may start with it.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or if files reference each other in a cycle.
fn hash_names(folder: &Path, base: &str) -> Result<()> {
    let mut files = Files::new();
    read_all(folder, "", &mut files)?;
    let named: BTreeMap<&str, Vec<references::Reference>> = files
        .iter()
        .filter(|(path, _)| TEXTS.contains(&ending(path)))
        .map(|(path, bytes)| {
            let found = references(path, bytes, base, |target| {
                files.contains_key(target) && !keeps_name(target)
            });
            (path.as_str(), found)
        })
        .collect();
    let mut names = BTreeMap::new();
    for path in in_order(&named)? {
        let bytes = rewritten(&files[path], &named[path], &names, &files);
        if bytes != files[path] {
            write(&folder.join(path), &bytes)?;
        }
        let is_wanted = named.values().flatten().any(|found| found.target == path);
        if is_wanted {
            names.insert(path.to_owned(), hashed_name(path, &bytes));
        }
    }
    // Files without references.
    for found in named.values().flatten() {
        let bytes = &files[&found.target];
        names
            .entry(found.target.clone())
            .or_insert_with(|| hashed_name(&found.target, bytes));
    }
    for (path, name) in &names {
        let old = folder.join(path);
        let new = old.with_file_name(name);
        fs::rename(&old, &new).map_err(|error| failed(&old, "renamed", &error))?;
    }
    match files.contains_key(SERVICE) {
        true => list_kept(folder, &names),
        false => Ok(()),
    }
}

/// Writes the list of kept files into the service worker: all hashed files, each with the digest for checking a copy. The page is kept,
/// too. It is checked by its last line, which names the build, because a host may add to HTML, and so does [`crate::address::tell`]. The name
/// of the build is computed from all these files.
///
/// # Errors
/// Returns an error if a file cannot be read, if the page or the service worker cannot be written, or if the latter has no place for the list.
fn list_kept(folder: &Path, names: &BTreeMap<String, String>) -> Result<()> {
    let read = |file: &Path| fs::read_to_string(file).map_err(|e| failed(file, "read", &e));
    let (page, file) = (folder.join("index.html"), folder.join(SERVICE));
    let mut list = String::new();
    for (path, name) in names {
        let path = match path.rsplit_once('/') {
            Some((before, _)) => format!("{before}/{name}"),
            None => name.clone(),
        };
        let kept = folder.join(&path);
        let bytes = fs::read(&kept).map_err(|error| failed(&kept, "read", &error))?;
        list += &format!("  {path:?}: {:?},\n", integrity(&bytes));
    }
    let (words, mut text) = (read(&page)?, read(&file)?);
    // Include the service worker: a different one must not write into the previous one's cache.
    let build = format!("{:016x}", fnv(format!("{list}{words}{text}").as_bytes()));
    for (place, filled) in [
        (
            "const BUILD = \"unfinished\";",
            format!("const BUILD = \"{build}\";"),
        ),
        ("const FILES = {};", format!("const FILES = {{\n{list}}};")),
    ] {
        if !text.contains(place) {
            return Err(Failure::new(format!(
                "{} has no line `{place}`",
                file.display()
            )));
        }
        text = text.replacen(place, &filled, 1);
    }
    let whole = format!("{}\n<!-- build {build} -->\n", words.trim_end());
    write(&page, whole.as_bytes())?;
    write(&file, text.as_bytes())
}

/// Digest of a file in the form of an `integrity` attribute: <https://www.w3.org/TR/SRI/>.
fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(bytes)))
}

/// The texts, each after everything that it references.
///
/// # Errors
/// Returns an error if there is no such order.
fn in_order<'a>(named: &'a BTreeMap<&'a str, Vec<references::Reference>>) -> Result<Vec<&'a str>> {
    let mut order = Vec::new();
    let mut way = Vec::new();
    for path in named.keys() {
        visit(path, named, &mut way, &mut order)?;
    }
    Ok(order)
}

fn visit<'a>(
    path: &'a str,
    named: &'a BTreeMap<&'a str, Vec<references::Reference>>,
    way: &mut Vec<&'a str>,
    order: &mut Vec<&'a str>,
) -> Result<()> {
    if order.contains(&path) {
        return Ok(());
    }
    if let Some(start) = way.iter().position(|&before| before == path) {
        let circle = [&way[start..], &[path]].concat();
        return Err(Failure::new(format!(
            "files of the page name each other in a circle, so none can have its content's hash in its name: {}\n\
             Let one of them be told the other's address, as boot.js is by attributes of its script element.",
            circle.join(" names ")
        )));
    }
    let Some(found) = named.get(path) else {
        return Ok(());
    };
    way.push(path);
    for reference in found {
        visit(&reference.target, named, way, order)?;
    }
    way.pop();
    order.push(path);
    Ok(())
}

/// A text with its references updated to the new names.
fn rewritten(
    bytes: &[u8],
    found: &[references::Reference],
    names: &BTreeMap<String, String>,
    files: &Files,
) -> Vec<u8> {
    let mut new = Vec::with_capacity(bytes.len() + 20 * found.len());
    let mut copied = 0;
    for reference in found {
        new.extend_from_slice(&bytes[copied..reference.name.start]);
        let target = &reference.target;
        let name = match names.get(target) {
            Some(name) => name.clone(),
            None => hashed_name(target, &files[target]),
        };
        new.extend_from_slice(name.as_bytes());
        copied = reference.name.end;
    }
    new.extend_from_slice(&bytes[copied..]);
    new
}

/// The name of a file with a hash of its content: `icon.svg` becomes `icon-0123456789abcdef.svg`.
fn hashed_name(path: &str, bytes: &[u8]) -> String {
    let name = path.rsplit('/').next().unwrap_or(path);
    let hash = fnv(bytes);
    match name.rsplit_once('.') {
        Some((stem, ending)) => format!("{stem}-{hash:016x}.{ending}"),
        None => format!("{name}-{hash:016x}"),
    }
}

/// FNV-1a hash: <http://www.isthe.com/chongo/tech/comp/fnv/>. The standard library's hasher may change with the compiler.
fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

fn ending(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, ending)| ending)
}

/// Whether readers or browsers request it by its name, which must therefore stay. The pictures and the style sheet of the pages
/// about techniques, which are not kept for offline use, also keep their names.
fn keeps_name(path: &str) -> bool {
    ending(path) == "html" || path == SERVICE || path.starts_with(LEARN)
}

fn read_all(folder: &Path, before: &str, files: &mut Files) -> Result<()> {
    for entry in fs::read_dir(folder).map_err(|error| failed(folder, "read", &error))? {
        let entry = entry.map_err(|error| failed(folder, "read", &error))?;
        let file: PathBuf = entry.path();
        let path = format!("{before}{}", entry.file_name().to_string_lossy());
        if file.is_dir() {
            read_all(&file, &format!("{path}/"), files)?;
        } else {
            let bytes = fs::read(&file).map_err(|error| failed(&file, "read", &error))?;
            files.insert(path, bytes);
        }
    }
    Ok(())
}

fn write(file: &Path, bytes: &[u8]) -> Result<()> {
    fs::write(file, bytes).map_err(|error| failed(file, "written", &error))
}

fn failed(file: &Path, done: &str, error: &std::io::Error) -> Failure {
    Failure::new(format!("{} cannot be {done}: {error}", file.display()))
}

#[cfg(test)]
mod tests;
