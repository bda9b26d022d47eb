//! Files of the guide: fetched when it is first opened, and kept.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use yew::AttrValue;

use crate::guide::{Example, Shares};
use crate::kind::{Kind, TechniqueEntry};
use crate::say::Speaker;
use crate::web::client::file_address;
use crate::web::language::{fetched, technique_sentences};
use crate::web::text;

thread_local! {
    static FILES: RefCell<Option<Rc<Files>>> = const { RefCell::new(None) };
}

/// Content of the guide beside the catalogue, fetched when it is first opened.
pub(super) struct Files {
    /// Language of the sentences about techniques, and their speaker.
    language: AttrValue,
    words: Speaker,
    examples: String,
    shares: Vec<Shares>,
}

impl Files {
    /// The files, if they were fetched before in the present language.
    pub(super) fn kept() -> Option<Rc<Self>> {
        let kept = FILES.with_borrow(Clone::clone);
        kept.filter(|files| files.language == text::language())
    }

    /// Fetches the files.
    ///
    /// # Errors
    /// One of them did not arrive.
    pub(super) async fn fetch() -> Result<Rc<Self>, JsValue> {
        let language = text::language();
        let files = Rc::new(Self {
            words: Speaker::of(&language, &technique_sentences().await?),
            examples: fetched(&file_address("techniqueExamples")).await?,
            shares: Shares::read(&fetched(&file_address("techniqueShares")).await?),
            language,
        });
        FILES.set(Some(Rc::clone(&files)));
        Ok(files)
    }

    /// Rule of a technique: that of the catalogue, which is English, or in another
    /// language one of its own.
    pub(super) fn rule(&self, entry: &TechniqueEntry) -> String {
        let own = self.says(entry.name, "rule");
        own.unwrap_or_else(|| entry.rule.to_owned())
    }

    /// Source of a technique: a name, or words that a language has of its own.
    pub(super) fn source(&self, entry: &TechniqueEntry) -> String {
        let words = entry.source.split(|c: char| !c.is_ascii_alphanumeric());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        let id = format!("source-{}", words.join("-").to_ascii_lowercase());
        match self.words.knows(&id) {
            true => self.words.word(&id),
            false => entry.source.to_owned(),
        }
    }

    /// Sentence about a technique, if there is one: `why` or `also`.
    pub(super) fn says(&self, technique: &str, part: &str) -> Option<String> {
        let id = format!("{technique}-{part}");
        self.words.knows(&id).then(|| self.words.word(&id))
    }

    /// Example of a technique.
    pub(super) fn example(&self, technique: &str) -> Option<Example> {
        Example::find(&self.examples, technique)
    }

    /// Shares of the techniques of a kind.
    pub(super) fn shares(&self, kind: Kind) -> Option<&Shares> {
        self.shares.iter().find(|shares| shares.kind == kind)
    }
}
