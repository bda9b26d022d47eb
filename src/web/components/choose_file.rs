//! Button that asks for a file.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::web::hooks::open_files;
use crate::web::text;
use clew_page::Message;

/// Properties of [`ChooseFile`].
#[derive(PartialEq, Properties)]
pub(crate) struct ChooseFileProps {
    /// Test id of the input.
    pub(crate) id: &'static str,
    /// Message id of the button's label.
    pub(crate) label: &'static str,
    /// Classes of the button.
    #[prop_or("plain")]
    pub(crate) class: &'static str,
    /// Media types that the browser offers; all if there are none.
    #[prop_or_default]
    pub(crate) accept: Option<&'static str>,
    /// Camera that takes the file, where the machine has one.
    #[prop_or_default]
    pub(crate) capture: Option<&'static str>,
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
                open_files(vec![file], dispatch.clone());
            }
            // Allow choosing the same file again.
            input.set_value("");
        })
    };
    html! {
        <>
            <input ref={input} type="file" accept={props.accept} capture={props.capture} class="unseen" tabindex="-1"
                aria-hidden="true" data-testid={props.id} {onchange} />
            <button type="button" class={props.class} onclick={ask}>{ text::word(props.label) }</button>
        </>
    }
}
