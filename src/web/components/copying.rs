//! Copying to the clipboard, and a notice about the outcome.

use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::web::chunk::{Copied, CopyNoticeProps, Copying};
use crate::web::text;

/// Time for which the page says that a text was copied, in milliseconds.
const STAY: u32 = 2_000;

/// Puts a text on the clipboard.
pub(crate) fn copy_text(what: String, copying: Copying) {
    // The clipboard is available only over https.
    let window = web_sys::window().filter(web_sys::Window::is_secure_context);
    // Request it at once: browsers only accept this directly after the reader's press.
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

/// Notice that a text was copied, shown for a moment; or the text itself, selected, until it is closed.
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
            // Keys typed here are for the text, not for the board.
            event.stop_propagation();
            if event.key() == "Escape" {
                copying.set(None);
            }
        })
    };
    html! {
        // Always present, so that its changes are read aloud.
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
