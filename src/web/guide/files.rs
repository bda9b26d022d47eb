//! Files of the guide: fetched when it is first opened, and kept.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use yew::AttrValue;

use crate::web::client::file_address;
use crate::web::language::{fetched, guide_sentences};
use crate::web::text;
use clew::guide::{Example, Shares, Words};
use clew::kind::Kind;

thread_local! {
    static FILES: RefCell<Option<Rc<Files>>> = const { RefCell::new(None) };
}

/// Content of the guide in addition to the catalogue, fetched when it is first opened.
pub(super) struct Files {
    /// Language of the sentences about techniques.
    language: AttrValue,
    /// The sentences.
    pub(super) words: Words,
    examples: String,
    shares: Vec<Shares>,
}

impl Files {
    /// The files, if they were already fetched in the present language.
    pub(super) fn kept() -> Option<Rc<Self>> {
        let kept = FILES.with_borrow(Clone::clone);
        kept.filter(|files| files.language == text::language())
    }

    /// Fetches the files.
    ///
    /// # Errors
    /// A file could not be fetched.
    pub(super) async fn fetch() -> Result<Rc<Self>, JsValue> {
        let language = text::language();
        let files = Rc::new(Self {
            words: Words::of(&language, &guide_sentences().await?),
            examples: fetched(&file_address("techniqueExamples")).await?,
            shares: Shares::read(&fetched(&file_address("techniqueShares")).await?),
            language,
        });
        FILES.set(Some(Rc::clone(&files)));
        Ok(files)
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
