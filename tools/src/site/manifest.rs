//! The manifests with which browsers install the page, one per language: they differ only in their words.

use clew_say::{Speaker, languages};
use serde_json::Value;

use super::Files;

/// Common content of all manifests.
const COMMON: &str = include_str!("manifest.json");

/// The manifests by name. `index.html` names the manifest of the first language, and lists the others beside the words of their languages.
///
/// # Panics
/// Panics if `manifest.json` is not JSON.
pub fn manifests() -> Files {
    let common: Value = serde_json::from_str(COMMON).expect("manifest.json is JSON");
    languages()
        .enumerate()
        .map(|(number, tag)| (name(number, tag), manifest(common.clone(), tag)))
        .collect()
}

fn name(number: usize, tag: &str) -> String {
    match number {
        0 => "manifest.webmanifest".to_owned(),
        _ => format!("manifest.{tag}.webmanifest"),
    }
}

fn manifest(mut manifest: Value, tag: &str) -> String {
    let speaker = Speaker::new(tag);
    for (key, id) in [
        ("name", "page-title"),
        ("short_name", "page-name"),
        ("description", "page-description"),
    ] {
        manifest[key] = speaker.word(id).into();
    }
    manifest["lang"] = tag.into();
    format!("{manifest:#}\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::root;

    #[test]
    fn each_language_has_a_manifest_in_its_words() {
        let manifests = manifests();
        assert_eq!(manifests.len(), languages().count());
        for (number, tag) in languages().enumerate() {
            let manifest: Value = serde_json::from_str(&manifests[&name(number, tag)]).expect(tag);
            assert_eq!(manifest["lang"], tag);
            assert_eq!(manifest["name"], Speaker::new(tag).word("page-title"));
            for key in ["short_name", "description", "start_url"] {
                assert!(manifest[key].is_string(), "{tag}: {key}");
            }
        }
    }

    #[test]
    fn the_icons_of_a_manifest_are_files_of_the_site() {
        let common: Value = serde_json::from_str(COMMON).expect("it is JSON");
        let icons = common["icons"].as_array().expect("there are icons");
        for icon in icons {
            let file = icon["src"].as_str().expect("an icon has an address");
            assert!(root().join("www").join(file).is_file(), "{file}");
        }
    }
}
