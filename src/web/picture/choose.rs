//! Buttons that ask for a picture: a file, or the camera.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::decode::open;
use crate::web::text;
use clew_page::Message;

/// Properties of [`Choose`].
#[derive(PartialEq, Properties)]
pub(super) struct ChooseProps {
    /// Receiver of the picture.
    pub(super) dispatch: Callback<Message>,
}

/// The buttons. That for the camera is shown where a finger points: other machines have none that could be held over a newspaper.
#[component]
pub(super) fn Choose(props: &ChooseProps) -> Html {
    html! {
        <div class="row asks">
            <Ask id="picture-file" label="picture-open" class="primary" dispatch={props.dispatch.clone()} />
            <Ask id="picture-camera" label="picture-camera" class="plain camera" capture="environment"
                dispatch={props.dispatch.clone()} />
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct AskProps {
    id: &'static str,
    label: &'static str,
    class: &'static str,
    #[prop_or_default]
    capture: Option<&'static str>,
    dispatch: Callback<Message>,
}

#[component]
fn Ask(props: &AskProps) -> Html {
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
                open(file, dispatch.clone());
            }
            // The same file can be chosen again.
            input.set_value("");
        })
    };
    html! {
        <>
            <input ref={input} type="file" accept="image/*" capture={props.capture} class="unseen" tabindex="-1"
                aria-hidden="true" data-testid={props.id} {onchange} />
            <button type="button" class={props.class} onclick={ask}>{ text::word(props.label) }</button>
        </>
    }
}
