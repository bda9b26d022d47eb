//! The pages of `www/learn`, which tell the techniques to readers and search engines
//! without scripts: one a technique, and one a kind with all of them in order. Words,
//! examples and pictures are those of the guide. After a wanted change:
//! `CLEW_UPDATE=1 cargo test --test engine learn`.

mod example;
mod frame;
mod overview;
mod technique;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use clew::guide::{Example, Shares, Words};
use clew::kind::{self, Kind, TechniqueEntry};
use clew::say::{Speaker, languages};
use strum::IntoEnumIterator as _;

use example::Shown;

/// Bytes that all pages and pictures may take: they are fetched one by one.
const MOST: usize = 3_000_000;

/// Files by path below `www/learn`.
type Files = BTreeMap<String, String>;

/// Speakers of one language.
pub(crate) struct Language {
    tag: &'static str,
    speaker: Speaker,
    words: Words,
}

/// Content of the pages, whatever their language.
pub(crate) struct Content {
    /// Techniques by kind, easiest first.
    kinds: Vec<(Kind, Vec<TechniqueEntry>)>,
    /// Examples by technique.
    examples: BTreeMap<&'static str, Shown>,
    /// Pictures of patterns, as written, by technique.
    drawings: BTreeMap<&'static str, Vec<[String; 2]>>,
    shares: Vec<Shares>,
}

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn text(path: &str) -> String {
    fs::read_to_string(root(path)).expect("a readable file")
}

#[test]
fn the_pages_say_and_show_what_the_guide_does() {
    let mut wanted = Files::new();
    let content = content(&mut wanted);
    for tag in languages() {
        let language = Language {
            tag,
            speaker: Speaker::new(tag),
            words: Words::new(tag),
        };
        wanted.insert(
            format!("{tag}/index.html"),
            overview::all(&language, &content),
        );
        for (kind, entries) in &content.kinds {
            let name: &str = kind.into();
            let page = overview::of_kind(&language, &content, *kind, entries);
            wanted.insert(format!("{tag}/{name}/index.html"), page);
            for number in 0..entries.len() {
                let page = technique::page(&language, &content, entries, number);
                let path = format!("{tag}/{name}/{}.html", entries[number].short_name());
                wanted.insert(path, page);
            }
        }
    }
    links_lead_somewhere(&wanted);
    let size: usize = wanted.values().map(String::len).sum();
    assert!(size < MOST, "{size} bytes");
    if std::env::var_os("CLEW_UPDATE").is_some() {
        write(&wanted);
    }
    let found = found();
    let names = |files: &Files| files.keys().cloned().collect::<BTreeSet<String>>();
    assert_eq!(
        names(&found).symmetric_difference(&names(&wanted)).next(),
        None
    );
    let differing = wanted.iter().find(|(path, page)| found[*path] != **page);
    let path = differing.map(|(path, _)| path);
    assert_eq!(
        path, None,
        "`CLEW_UPDATE=1 cargo test --test engine learn` brings it up to date"
    );
}

/// The content; its pictures become files.
fn content(files: &mut Files) -> Content {
    let mut picture = |name: String, drawn: String| {
        files.insert(format!("pictures/{name}.svg"), drawn);
    };
    let examples = text("www/techniques/examples.txt");
    let mut content = Content {
        kinds: Vec::new(),
        examples: BTreeMap::new(),
        drawings: BTreeMap::new(),
        shares: Shares::read(&text("www/techniques/shares.txt")),
    };
    for kind in Kind::iter() {
        let entries = kind::techniques().filter(|entry| entry.kind == kind);
        let mut entries: Vec<TechniqueEntry> = entries.collect();
        entries.sort_by_key(|entry| entry.tenths);
        for entry in &entries {
            if let Some(example) = Example::find(&examples, entry.name) {
                let shown = Shown::of(example);
                picture(format!("{}-before", entry.name), shown.before.clone());
                picture(format!("{}-after", entry.name), shown.after.clone());
                content.examples.insert(entry.name, shown);
            }
            let drawn = example::drawings(entry);
            for (number, [before, after]) in drawn.iter().enumerate() {
                picture(example::drawing(entry, number, "before"), before.clone());
                picture(example::drawing(entry, number, "after"), after.clone());
            }
            content.drawings.insert(entry.name, drawn);
        }
        content.kinds.push((kind, entries));
    }
    content
}

/// Compares addresses of links within the pages with the pages.
fn links_lead_somewhere(files: &Files) {
    for (path, page) in files {
        let folder = Path::new(path).parent().expect("a file is in a folder");
        let parts = page.split(['"', ' ']);
        for part in parts.filter(|part| part.ends_with(".html") || part.ends_with(".svg")) {
            let mut target = Vec::new();
            let folder = folder.iter().filter_map(|step| step.to_str());
            for step in folder.chain(part.split('/')) {
                match step {
                    ".." => assert!(target.pop().is_some() || part.ends_with("icon.svg")),
                    step => target.push(step),
                }
            }
            let target = target.join("/");
            assert!(
                files.contains_key(&target) || target == "icon.svg",
                "{path} leads to {part}"
            );
        }
    }
}

/// Files below the folder, but for the style sheet.
fn found() -> Files {
    let top = root("www/learn");
    let mut files = Files::new();
    let mut folders = vec![top.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending != "css") {
                let name = path.strip_prefix(&top).expect("it is below the folder");
                let parts: Vec<_> = name.iter().filter_map(|part| part.to_str()).collect();
                let text = fs::read_to_string(&path).expect("a readable file");
                files.insert(parts.join("/"), text);
            }
        }
    }
    files
}

fn write(wanted: &Files) {
    let top = root("www/learn");
    for stale in found().keys().filter(|path| !wanted.contains_key(*path)) {
        fs::remove_file(top.join(stale)).expect("a file that can be removed");
    }
    for (path, page) in wanted {
        let file = top.join(path);
        let folder = file.parent().expect("a file is in a folder");
        fs::create_dir_all(folder).expect("a writable folder");
        fs::write(file, page).expect("a writable file");
    }
}
