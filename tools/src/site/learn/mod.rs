//! Pages about techniques, for readers and search engines without scripts: one per technique, one per kind with all of its
//! techniques in order, one for all kinds, and one about the expected time. Words, examples and pictures are those of the guide.

mod example;
mod expected;
mod frame;
mod overview;
mod technique;

use std::collections::BTreeMap;

use clew::guide::{Example, Shares, Words};
use clew::kind::{self, Kind, TechniqueEntry};
use clew_say::{Speaker, languages};

use super::Files;
use example::Shown;

/// Speakers of one language.
struct Language {
    tag: &'static str,
    speaker: Speaker,
    words: Words,
}

impl Language {
    fn new(tag: &'static str) -> Self {
        Self {
            tag,
            speaker: Speaker::new(tag),
            words: Words::new(tag),
        }
    }
}

/// Content of the pages in any language.
struct Content {
    /// Techniques by kind, easiest first.
    kinds: Vec<(Kind, Vec<TechniqueEntry>)>,
    /// Examples by technique.
    examples: BTreeMap<&'static str, Shown>,
    /// Pictures of patterns, as file texts, by technique.
    drawings: BTreeMap<&'static str, Vec<[String; 2]>>,
    shares: Vec<Shares>,
}

/// The pages and their pictures, by path within their folder. `examples` and `shares` are the texts of the files with
/// these names in `www/techniques`.
///
/// # Panics
/// Panics if an example is not a puzzle with the step that it names.
pub fn pages(examples: &str, shares: &str) -> Files {
    let mut files = Files::new();
    let content = content(examples, shares, &mut files);
    for language in languages().map(Language::new) {
        let tag = language.tag;
        files.insert(
            format!("{tag}/index.html"),
            overview::all(&language, &content),
        );
        files.insert(
            format!("{tag}/expected-time.html"),
            expected::page(&language),
        );
        for (kind, entries) in &content.kinds {
            let name = kind.name();
            let page = overview::of_kind(&language, &content, *kind, entries);
            files.insert(format!("{tag}/{name}/index.html"), page);
            for (number, entry) in entries.iter().enumerate() {
                let page = technique::page(&language, &content, entries, number);
                files.insert(format!("{tag}/{name}/{}.html", entry.short_name()), page);
            }
        }
    }
    files
}

/// The content; its pictures are added to `files`.
fn content(examples: &str, shares: &str, files: &mut Files) -> Content {
    let mut picture = |name: String, drawn: String| {
        files.insert(format!("pictures/{name}.svg"), drawn);
    };
    let mut content = Content {
        kinds: Vec::new(),
        examples: BTreeMap::new(),
        drawings: BTreeMap::new(),
        shares: Shares::read(shares),
    };
    for kind in kind::all() {
        let entries = kind::techniques().filter(|entry| entry.kind == kind);
        let mut entries: Vec<TechniqueEntry> = entries.collect();
        entries.sort_by_key(|entry| entry.tenths);
        for entry in &entries {
            if let Some(example) = Example::find(examples, entry.name) {
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

#[cfg(test)]
mod tests;
