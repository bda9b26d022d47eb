//! Button that asks for a file.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::web::hooks::open_file;
use crate::web::text;
use clew_page::Message;

/// Properties of [`ChooseFile`].
#[derive(PartialEq, Properties)]
pub(crate) struct ChooseFileProps {
    /// Receiver of the file's content.
    pub(crate) dispatch: Callback<Message>,
}

/// Button that asks for a file.
#[component]
pub(crate) fn ChooseFile(props: &ChooseFileProps) -> Html {
    let input = use_node_ref();
    let ask = {
        let input = input.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(input) = input.cast::<HtmlInputElement>() {
                input.click();
            }
        })
    };
    let onchange = {
        let (input, dispatch) = (input.clone(), props.dispatch.clone());
        Callback::from(move |_: Event| {
            let Some(input) = input.cast::<HtmlInputElement>() else {
                return;
            };
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                open_file(file, dispatch.clone());
            }
            // Allow choosing the same file again.
            input.set_value("");
        })
    };
    html! {
        <>
            <input ref={input} type="file" class="unseen" tabindex="-1" aria-hidden="true"
                data-testid="many-file" {onchange} />
            <button type="button" class="plain" onclick={ask}>{ text::word("many-file") }</button>
        </>
    }
}
