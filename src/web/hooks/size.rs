//! Observer for the size of an element.

use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlElement, ResizeObserver};
use yew::prelude::*;

/// Publishes the height of the words beside a board to the style sheet: on a phone, the board leaves room for them.
pub(crate) fn publish_height(words: &HtmlElement) {
    let root = gloo::utils::document_element().unchecked_into::<HtmlElement>();
    let height = format!("{}px", words.offset_height());
    let _ = root.style().set_property("--told", &height);
}

/// Calls `told` with an element, now and whenever its size changes.
#[hook]
pub(crate) fn use_size(element: &NodeRef, told: impl Fn(&HtmlElement) + 'static) {
    let element = element.clone();
    use_effect_with((), move |()| {
        let element = element.cast::<HtmlElement>();
        let measured = element.clone();
        let resized = Closure::<dyn FnMut()>::new(move || {
            if let Some(element) = &measured {
                told(element);
            }
        });
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(element)) = (&observer, &element) {
            observer.observe(element);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop(resized);
        }
    });
}
