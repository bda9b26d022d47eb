//! Sentences about a text and its faults, from the locale files.

use clew_core::format::Read;
use std::collections::BTreeSet;
use std::fs;

use clew_core::model::{Arg, Explanation, ParseError};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use clew_judge::records::root;
use clew_say::languages;

use super::files;

/// The sentences of a locale file.
pub(crate) struct Sentences(FluentBundle<FluentResource>);

impl Sentences {
    pub(crate) fn read(language: &str) -> Self {
        let file = root().join("locales").join(format!("{language}.ftl"));
        let mut bundle = FluentBundle::new(vec![language.parse().expect("a language")]);
        bundle.set_use_isolating(false);
        let text = fs::read_to_string(&file).expect("a readable file");
        let resource = FluentResource::try_new(text)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        bundle.add_resource_overriding(resource);
        Self(bundle)
    }

    pub(crate) fn say(&self, explanation: &Explanation) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &explanation.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.clone()),
                Arg::Word(id) => FluentValue::from(self.say(&Explanation::new(id))),
                Arg::Said(_) | Arg::Rule(_) | Arg::Digit(_) | Arg::Place(_) | Arg::Places(_) => {
                    panic!("there is no board yet")
                }
            };
            args.set(*name, value);
        }
        let id = explanation.message;
        let message = self.0.get_message(id).unwrap_or_else(|| panic!("no {id}"));
        let pattern = message.value().expect("a message has a value");
        let mut errors = Vec::new();
        let sentence = self.0.format_pattern(pattern, Some(&args), &mut errors);
        assert!(errors.is_empty(), "{id}: {errors:?}");
        sentence.into_owned()
    }

    /// Checks the laws that hold for any error: a position within the text, a fault
    /// named by its message id, and a whole sentence.
    pub(crate) fn check(&self, text: &str, error: &ParseError) {
        assert!(text.get(error.at.clone()).is_some(), "{:?}", error.at);
        let sort: &str = error.fault.into();
        let id = error.explanation.message;
        assert!(id.starts_with(&format!("error-{sort}-")), "{id}: {sort}");
        ALL.with(|all| {
            for language in all {
                let said = language.say(&error.explanation);
                assert!(said.ends_with(['.', '?', '。', '？']), "{said}");
            }
        });
    }

    /// Checks the laws that hold for any text.
    pub(crate) fn check_text<P: Read>(&self, text: &str, largest: u8) {
        match P::parse(text) {
            Err(error) => self.check(text, &error),
            Ok(readings) => {
                assert!(!readings.is_empty());
                for reading in readings {
                    self.say(&Explanation::new(reading.format));
                    assert!(P::FORMATS.contains(&reading.format), "{}", reading.format);
                    for warning in &reading.warnings {
                        self.say(warning);
                    }
                    let shape = P::shape(&reading.clues);
                    let sides = 1..=largest;
                    assert!(sides.contains(&shape.rows) && sides.contains(&shape.cols));
                }
            }
        }
    }
}

thread_local! {
    /// English sentences; those of all languages are also checked.
    pub(crate) static SENTENCES: Sentences = Sentences::read("en");
    static ALL: Vec<Sentences> = languages().map(Sentences::read).collect();
}

/// The message ids that a source quotes, among those that begin in one of these ways.
pub(crate) fn quoted<'a>(text: &'a str, begins: &'a [&str]) -> impl Iterator<Item = &'a str> {
    let is_begun = move |part: &str| begins.iter().any(|begin| part.starts_with(begin));
    let is_id = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
    let parts = text.split('"');
    parts.filter(move |part| is_begun(part) && part.bytes().all(is_id) && !part.ends_with('-'))
}

#[test]
fn every_message_named_in_the_reader_has_a_text() {
    let sentences = Sentences::read("en");
    let mut ids = BTreeSet::new();
    for folder in ["crates/core/src/format", "crates/slitherlink/src/parse"] {
        for file in files(&root().join(folder)) {
            let text = fs::read_to_string(file).expect("a readable file");
            let quoted = quoted(&text, &["error-", "format-", "warning-", "word-"]);
            ids.extend(quoted.map(str::to_owned));
        }
    }
    assert!(ids.len() > 60, "{ids:?}");
    for id in ids {
        let message = sentences.0.get_message(&id);
        assert!(message.is_some_and(|m| m.value().is_some()), "{id}");
    }
}
