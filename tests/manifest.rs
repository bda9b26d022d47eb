//! The manifests by which browsers install the page, one a language: alike but for their words, which are those of the locale
//! files. After a wanted change: `CLEW_UPDATE=1 cargo test --test engine manifest`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use clew::say::{Speaker, languages};
use serde_json::Value;

/// Manifest of the first language, of which the others differ in words alone.
const FIRST: &str = "manifest.webmanifest";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("www")
}

fn text(name: &str) -> String {
    fs::read_to_string(folder().join(name)).expect("a readable file")
}

/// The manifest with the words of a language; each stands on a line of its own.
fn with_words(manifest: &str, tag: &str) -> String {
    let speaker = Speaker::new(tag);
    let words = [
        ("name", speaker.word("page-title")),
        ("short_name", speaker.word("page-name")),
        ("description", speaker.word("page-description")),
        ("lang", tag.to_owned()),
    ];
    let line = |line: &str| {
        let word = words
            .iter()
            .find(|(key, _)| line.starts_with(&format!("  \"{key}\": ")));
        match word {
            Some((key, word)) => format!("  \"{key}\": {},\n", Value::from(word.as_str())),
            None => format!("{line}\n"),
        }
    };
    manifest.lines().map(line).collect()
}

#[test]
fn each_language_has_a_manifest_in_its_words() {
    let template = text(FIRST);
    let manifests: BTreeMap<String, String> = languages()
        .enumerate()
        .map(|(number, tag)| {
            let name = if number == 0 {
                FIRST.to_owned()
            } else {
                format!("manifest.{tag}.webmanifest")
            };
            (name, with_words(&template, tag))
        })
        .collect();
    if std::env::var_os("CLEW_UPDATE").is_some() {
        for (name, manifest) in &manifests {
            fs::write(folder().join(name), manifest).expect("a writable file");
        }
    }
    let entries = fs::read_dir(folder()).expect("a readable folder");
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let found: BTreeSet<String> = names
        .filter(|name| name.ends_with(".webmanifest"))
        .collect();
    assert_eq!(found, manifests.keys().cloned().collect());
    for (name, manifest) in &manifests {
        assert_eq!(
            text(name),
            *manifest,
            "`CLEW_UPDATE=1 cargo test --test engine manifest`"
        );
        let read: Value = serde_json::from_str(manifest).expect(name);
        for key in ["name", "short_name", "description", "lang", "icons"] {
            assert!(!read[key].is_null(), "{name}: {key}");
        }
    }
}
