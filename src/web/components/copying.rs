//! Copying into the clipboard, and word of what came of it.

use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::web::chunk::{Copied, CopyNoticeProps, Copying};
use crate::web::text;

/// Milliseconds for which it is said that a text was copied.
const STAY: u32 = 2_000;

/// Puts a text into the clipboard.
pub(crate) fn copy_text(what: String, copying: Copying) {
    // Without https there is no clipboard to ask.
    let window = web_sys::window().filter(web_sys::Window::is_secure_context);
    // Asked at once: browsers take it only from what the reader has just pressed.
    let asked = window.map(|window| window.navigator().clipboard().write_text(&what));
    spawn_local(async move {
        let is_done = match asked {
            Some(asked) => JsFuture::from(asked).await.is_ok(),
            None => false,
        };
        copying.set(Some(match is_done {
            true => Copied::Done,
            false => Copied::Refused(what.into()),
        }));
    });
}

/// Word that a text was copied, for a moment; or the text itself, selected, until it is closed.
#[component]
pub(crate) fn CopyNotice(props: &CopyNoticeProps) -> Html {
    let field = use_node_ref();
    {
        let field = field.clone();
        use_effect_with(props.copying.clone(), move |copying| {
            let is_done = **copying == Some(Copied::Done);
            let copying = copying.clone();
            let closing = is_done.then(|| Timeout::new(STAY, move || copying.set(None)));
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                let _ = field.focus();
                field.select();
            }
            move || drop(closing)
        });
    }
    let close = {
        let copying = props.copying.clone();
        Callback::from(move |_: MouseEvent| copying.set(None))
    };
    let on_escape = {
        let copying = props.copying.clone();
        Callback::from(move |event: KeyboardEvent| {
            // What is typed here is for the text, not for the board.
            event.stop_propagation();
            if event.key() == "Escape" {
                copying.set(None);
            }
        })
    };
    html! {
        // Always there, so that what comes into it is read aloud.
        <div role="status" data-testid="copied">
            { match &*props.copying {
                None => Html::default(),
                Some(Copied::Done) => html! {
                    <aside class="update brief"><p>{ text::word("page-copied") }</p></aside>
                },
                Some(Copied::Refused(what)) => html! {
                    <aside class="update by-hand" onkeydown={on_escape}>
                        <label for="by-hand">{ text::word("page-copy-refused") }</label>
                        <textarea id="by-hand" ref={field} readonly=true rows="4" value={what.clone()} />
                        <button type="button" class="plain" onclick={close}>{ text::word("page-close") }</button>
                    </aside>
                },
            } }
        </div>
    }
}
