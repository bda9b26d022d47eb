//! Start of a list: a box to paste into, and a file to choose.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::web::components::choose_file::ChooseFile;
use crate::web::text;
use clew_page::Message;

/// Properties of [`Start`].
#[derive(PartialEq, Properties)]
pub(crate) struct StartProps {
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// Box to paste or type into, and a button to choose a file. The whole page listens to
/// pasting; typed text is read when the button is pressed.
#[component]
pub(crate) fn Start(props: &StartProps) -> Html {
    let area = use_node_ref();
    let is_empty = use_state_eq(|| true);
    let oninput = {
        let (area, is_empty) = (area.clone(), is_empty.clone());
        Callback::from(move |_: InputEvent| {
            if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                is_empty.set(area.value().trim().is_empty());
            }
        })
    };
    let open = {
        let (area, dispatch) = (area.clone(), props.dispatch.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                dispatch.emit(Message::Paste(area.value()));
            }
        })
    };
    html! {
        <section class="beginning" data-testid="many-start">
            <p>{ text::word("many-start") }</p>
            <textarea ref={area} data-testid="many-paste" {oninput} rows="6" spellcheck="false" autocomplete="off"
                autocapitalize="off" placeholder={text::word("many-placeholder")}
                aria-label={text::word("many-placeholder")} />
            <button type="button" class="plain" data-testid="many-open" disabled={*is_empty} onclick={open}>
                { text::word("many-open") }
            </button>
            <ChooseFile id="many-file" label="many-file" dispatch={props.dispatch.clone()} />
        </section>
    }
}
