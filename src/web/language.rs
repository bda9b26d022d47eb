//! Languages of the page: those linked in the document, one of which is active. Another
//! language is fetched when the reader chooses it; the page is then shown in that language.

use js_sys::{Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, Response};
use yew::prelude::*;

use super::hooks::store;
use super::text;
use clew_page::Message;
use clew_say::END;

/// Key under which the reader's choice is stored; `www/paint.js` reads it.
const KEY: &str = "clew-language";

/// Language available on the page.
#[derive(Clone, PartialEq)]
pub(crate) struct Language {
    /// Its tag, such as `zh-CN`.
    pub(crate) tag: AttrValue,
    /// Its name in the language itself.
    pub(crate) name: AttrValue,
    /// Address of its messages.
    sentences: String,
    /// Address of its messages for the guide to techniques.
    guide: String,
}

/// All languages named in the document.
pub(crate) fn languages() -> Vec<Language> {
    let links = gloo::utils::document().query_selector_all("link[rel=locale]");
    let Ok(links) = links else {
        return Vec::new();
    };
    let links = (0..links.length()).filter_map(|i| links.item(i)?.dyn_into::<Element>().ok());
    let language = |link: Element| {
        Some(Language {
            tag: link.get_attribute("hreflang")?.into(),
            name: link.get_attribute("title")?.into(),
            sentences: link.get_attribute("href")?,
            guide: link.get_attribute("data-guide")?,
        })
    };
    links.filter_map(language).collect()
}

/// Activates the language that `www/paint.js` has chosen and `www/boot.js` has fetched
/// in parallel with the program, which therefore does not contain any language.
pub(crate) fn begin() {
    let root = gloo::utils::document().document_element();
    let tag = root.and_then(|root| root.get_attribute("lang"));
    let sentences = Reflect::get(&js_sys::global(), &"clewLocale".into());
    let sentences = sentences.ok().and_then(|text| text.as_string());
    text::speak(
        tag.as_deref().unwrap_or("en"),
        sentences.unwrap_or_default(),
    );
}

/// Fetches a language, uses it from now on, and remembers it.
pub(crate) fn choose(language: Language, dispatch: Callback<Message>) {
    spawn_local(async move {
        // If a language cannot be fetched, the choice has no effect.
        let Ok(sentences) = sentences(&language.sentences).await else {
            return;
        };
        text::speak(&language.tag, sentences);
        let document = gloo::utils::document();
        document.set_title(&text::word("page-title"));
        if let Some(root) = document.document_element() {
            let _ = root.set_attribute("lang", &language.tag);
        }
        store(KEY, Some(&language.tag));
        dispatch.emit(Message::Language(text::voice()));
    });
}

/// The messages for the guide to techniques, in the active language.
///
/// # Errors
/// The file could not be fetched.
pub(crate) async fn guide_sentences() -> Result<String, JsValue> {
    let spoken = text::language();
    let mut all = languages().into_iter();
    let language = all.find(|language| language.tag == spoken);
    sentences(&language.ok_or("an unknown language")?.guide).await
}

/// A part of a locale file.
///
/// # Errors
/// The file could not be fetched, or is not whole.
async fn sentences(address: &str) -> Result<String, JsValue> {
    let text = fetched(address).await?;
    match text.ends_with(END) {
        true => Ok(text),
        false => Err("not whole".into()),
    }
}

/// Content of a text file of the page.
///
/// # Errors
/// The file could not be fetched.
pub(crate) async fn fetched(address: &str) -> Result<String, JsValue> {
    let window = web_sys::window().ok_or("the page has no window")?;
    let asked: Promise = window.fetch_with_str(address);
    let response: Response = JsFuture::from(asked).await?.dyn_into()?;
    if !response.ok() {
        return Err(response.status_text().into());
    }
    let text = JsFuture::from(response.text()?).await?;
    // Some hosts answer a missing file with their page.
    let text = text.as_string().filter(|text| !text.starts_with('<'));
    text.ok_or_else(|| "not a text of the page".into())
}
