//! Sentences about techniques: rule, reason, other names and source, in one language.

use crate::kind::TechniqueEntry;
use clew_say::{Speaker, locale};

/// Speaker of the sentences about techniques.
pub struct Words(Speaker);

impl Words {
    /// Sentences in `language`, or in English if that is not available.
    pub fn new(language: &str) -> Self {
        let (tag, parts) = locale(language);
        Self::of(tag, parts.guide)
    }

    /// Sentences of a language, from a text of them.
    pub fn of(language: &str, text: &str) -> Self {
        Self(Speaker::of(language, text))
    }

    /// Speaker of all sentences of the guide.
    pub fn speaker(&self) -> &Speaker {
        &self.0
    }

    /// Rule of a technique: from the catalogue in English, or from the language's own
    /// sentences.
    pub fn rule(&self, entry: &TechniqueEntry) -> String {
        let own = self.said(&format!("{}-rule", entry.name));
        own.unwrap_or_else(|| entry.rule.to_owned())
    }

    /// Reason why a technique holds, if there is one.
    pub fn why(&self, entry: &TechniqueEntry) -> Option<String> {
        self.said(&format!("{}-why", entry.name))
    }

    /// Other names of a technique, if there are any.
    pub fn also(&self, entry: &TechniqueEntry) -> Option<String> {
        self.said(&format!("{}-also", entry.name))
    }

    /// Source of a technique, if known: a name, or the language's own words for
    /// it.
    pub fn source(&self, entry: &TechniqueEntry) -> Option<String> {
        let source = entry.source;
        let own = || self.said(&source_id(source));
        (!source.is_empty()).then(|| own().unwrap_or_else(|| source.to_owned()))
    }

    fn said(&self, id: &str) -> Option<String> {
        self.0.knows(id).then(|| self.0.word(id))
    }
}

/// Message id of a source for which a language has its own words.
pub fn source_id(source: &str) -> String {
    let words = source.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!("source-{}", words.join("-").to_ascii_lowercase())
}
