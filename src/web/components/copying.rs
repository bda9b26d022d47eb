//! Copying into the clipboard, and word of what came of it.

use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::web::text;

/// Milliseconds for which it is said that a text was copied.
const STAY: u32 = 2_000;

/// Outcome of copying a text.
#[derive(Clone, PartialEq)]
pub(crate) enum Copied {
    /// It is in the clipboard.
    Done,
    /// The browser refused it: the text, to be copied by hand.
    Refused(AttrValue),
}

/// Puts a text into the clipboard.
pub(crate) fn copy_text(what: String, on_copied: Callback<Copied>) {
    // Without https there is no clipboard to ask.
    let window = web_sys::window().filter(web_sys::Window::is_secure_context);
    // Asked at once: browsers take it only from what the reader has just pressed.
    let asked = window.map(|window| window.navigator().clipboard().write_text(&what));
    spawn_local(async move {
        let is_done = match asked {
            Some(asked) => JsFuture::from(asked).await.is_ok(),
            None => false,
        };
        on_copied.emit(match is_done {
            true => Copied::Done,
            false => Copied::Refused(what.into()),
        });
    });
}

/// Properties of [`CopyNotice`].
#[derive(PartialEq, Properties)]
pub(crate) struct CopyNoticeProps {
    /// Outcome, until the reader has seen it.
    pub(crate) copied: Option<Copied>,
    /// Receiver of the news that it was seen.
    pub(crate) on_close: Callback<()>,
}

/// Word that a text was copied, for a moment; or the text itself, selected, until it is closed.
#[component]
pub(crate) fn CopyNotice(props: &CopyNoticeProps) -> Html {
    let field = use_node_ref();
    {
        let (field, on_close) = (field.clone(), props.on_close.clone());
        use_effect_with(props.copied.clone(), move |copied| {
            let is_done = *copied == Some(Copied::Done);
            let closing = is_done.then(|| Timeout::new(STAY, move || on_close.emit(())));
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                let _ = field.focus();
                field.select();
            }
            move || drop(closing)
        });
    }
    let close = props.on_close.reform(|_: MouseEvent| ());
    let on_escape = {
        let on_close = props.on_close.clone();
        Callback::from(move |event: KeyboardEvent| {
            // What is typed here is for the text, not for the board.
            event.stop_propagation();
            if event.key() == "Escape" {
                on_close.emit(());
            }
        })
    };
    html! {
        // Always there, so that what comes into it is read aloud.
        <div role="status" data-testid="copied">
            { match &props.copied {
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
