//! Files of the guide: fetched when it is first opened, and kept.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::guide::{Example, Shares};
use crate::kind::Kind;
use crate::say::Speaker;
use crate::web::client::file_address;

thread_local! {
    static FILES: RefCell<Option<Rc<Files>>> = const { RefCell::new(None) };
}

/// Content of the guide beside the catalogue, fetched when it is first opened.
pub(super) struct Files {
    /// Speaker of the sentences about techniques.
    words: Speaker,
    examples: String,
    shares: Vec<Shares>,
}

impl Files {
    /// The files, if they were fetched before.
    pub(super) fn kept() -> Option<Rc<Self>> {
        FILES.with_borrow(Clone::clone)
    }

    /// Fetches the files.
    ///
    /// # Errors
    /// One of them did not arrive.
    pub(super) async fn fetch() -> Result<Rc<Self>, JsValue> {
        let names = ["techniqueWords", "techniqueExamples", "techniqueShares"];
        let [words, examples, shares] = names.map(asked);
        let files = Rc::new(Self {
            words: Speaker::of("en", &text(words).await?),
            examples: text(examples).await?,
            shares: Shares::read(&text(shares).await?),
        });
        FILES.set(Some(Rc::clone(&files)));
        Ok(files)
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

fn asked(name: &str) -> Result<Promise, JsValue> {
    let window = web_sys::window().ok_or("the page has no window")?;
    Ok(window.fetch_with_str(&file_address(name)))
}

async fn text(asked: Result<Promise, JsValue>) -> Result<String, JsValue> {
    let response: Response = JsFuture::from(asked?).await?.dyn_into()?;
    if !response.ok() {
        return Err(response.status_text().into());
    }
    let text = JsFuture::from(response.text()?).await?;
    text.as_string().ok_or_else(|| "not a text".into())
}
