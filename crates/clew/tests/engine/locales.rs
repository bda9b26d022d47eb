//! Laws of the locale files: every language has the same messages as English, with the same content.

mod known;
mod messages;
mod terms;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use clew::kind::{self, TechniqueEntry};
use clew_say::{Speaker, languages, locale};

use messages::{Messages, Named, messages};

/// Words that Chinese also writes in Latin letters, divided by spaces.
const NAMES: [&str; 5] = [
    // Programs and sites.
    "Clew Simon OpenSudoku SudokuPad Tatham f-puzzles HoDoKu Kanpen Loopy Penpa SadMan Solo SudokuWiki \
     janko.at puzz.link puzzle-aquarium.com puzzle-loop.com puzzle-sudoku.com",
    // Formats and units.
    "HEIC JPEG PNG SVG CSV HTML XML JSON Markdown JavaScript WebAssembly MIT MB KB",
    // Keys.
    "Backspace Ctrl Enter Shift Space",
    // Techniques.
    "AIC ALS ALS-XY-Wing ALS-XZ APE ATE BUG UVWXYZ-Wing VWXYZ-Wing W-Wing WXYZ-Wing X-Wing XY-Wing \
     XYZ-Wing Empty Rectangle Death Blossom Franken Fish Mutant XY Nishio Y-Wing XYZ Grouped Dynamic \
     Nested Forcing Chains Sue de Coq",
    // Words in texts that are read or written.
    "bottom check cols cross hint inner inside left line null outer outside puzzle review right rows top \
     water air why dlines",
];

fn folder() -> PathBuf {
    clew_judge::records::root().join("locales")
}

/// All messages in the file of a language.
fn file(language: &str) -> Messages {
    let path = folder().join(format!("{language}.ftl"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    messages(language, &text)
}

/// The messages of English, paired with those of each other language.
fn pairs() -> Vec<(&'static str, Messages, Messages)> {
    let others = languages().filter(|&language| language != "en");
    let pair = |language| (language, file("en"), file(language));
    others.map(pair).collect()
}

/// Whether a message belongs to the guide to techniques.
fn is_of_guide(id: &str) -> bool {
    let is_of_technique = |entry: TechniqueEntry| {
        let part = id.strip_prefix(entry.name);
        matches!(part, Some("-rule" | "-why" | "-also"))
    };
    let begins = ["source-", "learn-time-"]
        .iter()
        .any(|begin| id.starts_with(begin));
    begins || kind::techniques().any(is_of_technique)
}

#[test]
fn a_language_is_one_file() {
    let files = std::fs::read_dir(folder()).expect("a folder");
    let names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    let found: BTreeSet<String> = names.collect();
    let offered = languages().map(|language| format!("{language}.ftl"));
    assert_eq!(found, offered.collect());
}

#[test]
fn the_last_part_of_a_file_is_the_guide_to_techniques_and_stands_alone() {
    for language in languages() {
        let (tag, parts) = locale(language);
        assert_eq!(tag, language);
        for (text, is_guide) in [(parts.page, false), (parts.guide, true)] {
            let said = messages(language, text);
            assert!(!said.is_empty(), "{language}");
            for (id, named) in &said {
                assert_eq!(is_of_guide(id), is_guide, "{language}: {id}");
                // Each part can be read without the other.
                let mut parts = named.parts.iter();
                let lacking = parts.find(|part| !said.contains_key(*part));
                assert_eq!(lacking, None, "{language}: {id}");
            }
        }
    }
}

#[test]
fn all_languages_have_the_same_messages() {
    for (name, english, other) in pairs() {
        let of = |messages: &Messages| -> BTreeSet<String> { messages.keys().cloned().collect() };
        // A language gives other names of techniques only if it has them. The English
        // rules and sources are in the catalogue.
        let is_own = |id: &str| id.ends_with("-rule") || id.starts_with("source-");
        let is_needed = |id: &&String| !id.ends_with("-also") && !is_own(id);
        let (english, other) = (of(&english), of(&other));
        let lacking: Vec<&String> = english.difference(&other).filter(is_needed).collect();
        assert!(lacking.is_empty(), "{name} lacks {lacking:?}");
        let unknown: Vec<&String> = other.difference(&english).filter(is_needed).collect();
        assert!(unknown.is_empty(), "English lacks {unknown:?} of {name}");
    }
}

#[test]
fn all_languages_put_the_same_things_into_a_message() {
    for (name, english, other) in pairs() {
        for (id, said) in &other {
            let Some(known) = english.get(id) else {
                continue;
            };
            // A message may also use variables that English shows in a message included in this one.
            let mut variables: BTreeSet<&String> = known.shown.union(&known.decided).collect();
            for part in known.parts.iter().chain(&said.parts) {
                let part = english.get(part).unwrap_or_else(|| panic!("{id}: {part}"));
                variables.extend(part.shown.union(&part.decided));
            }
            for variable in said.shown.union(&said.decided) {
                assert!(
                    variables.contains(variable),
                    "{name}: {id} names {variable}"
                );
            }
            // A variable that English uses only for a decision may be unnecessary in another language;
            // a variable that it shows is shown in every language.
            let told = |named: &Named, variable: &String| {
                named.shown.contains(variable) || named.decided.contains(variable)
            };
            for variable in &known.shown {
                assert!(told(said, variable), "{name}: {id} lacks {variable}");
            }
            for part in &known.parts {
                assert!(said.parts.contains(part), "{name}: {id} lacks {part}");
            }
        }
    }
}

#[test]
fn names_of_techniques_differ_in_all_languages() {
    for language in languages() {
        let speaker = Speaker::new(language);
        let mut names = BTreeMap::new();
        for entry in kind::techniques() {
            let kind = entry.kind;
            let other = names.insert((kind, speaker.word(entry.name)), entry.name);
            assert_eq!(other, None, "{language}: {}", entry.name);
        }
    }
}

#[test]
fn chinese_has_no_singular_variant() {
    for (name, _, other) in pairs().into_iter().filter(|pair| pair.0.contains("zh")) {
        for (id, said) in &other {
            assert!(!said.variants.contains("one"), "{name}: {id}");
        }
    }
}

#[test]
fn chinese_has_no_latin_letters_but_places_and_names() {
    for (name, _, other) in pairs().into_iter().filter(|pair| pair.0.contains("zh")) {
        for (id, said) in other.iter().filter(|(id, _)| !id.starts_with("language-")) {
            let is_latin = |c: char| c.is_ascii_alphanumeric() || "-.".contains(c);
            let words = said.text.split(|c| !is_latin(c));
            let words = words.map(|word| word.trim_matches(['-', '.']));
            let odd: Vec<&str> = words
                .filter(|word| word.contains(|c: char| c.is_ascii_alphabetic()))
                .filter(|word| !is_place(word) && !is_digit_or_key(word) && !is_name(word))
                .collect();
            assert!(odd.is_empty(), "{name}: {id}: {odd:?}");
        }
    }
}

fn is_name(word: &str) -> bool {
    let mut names = NAMES.iter().flat_map(|names| names.split(' '));
    names.any(|name| name == word)
}

/// `R3C5`, or a part of it around an inserted value.
fn is_place(word: &str) -> bool {
    word.chars().all(|c| "RC".contains(c) || c.is_ascii_digit())
}

/// A digit above nine, a one-letter key, a pattern such as 7x7t0.
fn is_digit_or_key(word: &str) -> bool {
    word.len() == 1 || word.starts_with(|c: char| c.is_ascii_digit())
}

#[test]
fn chinese_has_its_own_punctuation() {
    for (name, _, other) in pairs().into_iter().filter(|pair| pair.0.contains("zh")) {
        for (id, said) in &other {
            let text: Vec<char> = said.text.chars().collect();
            for pair in text.windows(2) {
                let is_han = |c: char| matches!(c, '\u{3400}'..='\u{9fff}');
                let is_wrong = is_han(pair[0]) && ",;:?!.()\"'".contains(pair[1])
                    || is_han(pair[0]) && pair[1] == ' ' && id.contains(".whole")
                    || ",;:!()\"'".contains(pair[0]) && is_han(pair[1])
                    || "，。：；、".contains(pair[0]) && pair[1] == ' ';
                assert!(!is_wrong, "{name}: {id}: {pair:?} in {}", said.text);
            }
        }
    }
}

#[test]
fn sentences_of_chinese_end_where_those_of_english_end() {
    for (name, english, other) in pairs().into_iter().filter(|pair| pair.0.contains("zh")) {
        for (id, said) in &other {
            let Some(known) = english.get(id) else {
                continue;
            };
            let ends = |text: &str, ends: &[char]| text.trim_end().ends_with(ends);
            let wanted = ends(&known.text, &['.', '?']);
            let is_named = known.variants.is_empty() && known.parts.is_empty();
            if is_named && wanted {
                assert!(
                    ends(&said.text, &['。', '？']),
                    "{name}: {id}: {}",
                    said.text
                );
            }
            assert!(!ends(&said.text, &['.']), "{name}: {id}: {}", said.text);
        }
    }
}
