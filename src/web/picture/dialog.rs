//! Contents of the dialog: a picture is asked for, read, reviewed, or gives no puzzle.

use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::choose::choose;
use super::other::Other;
use super::overlay::Bare;
use super::review::ReviewPanel;
use crate::web::text;
use clew::picture::{self, Foreign};
use clew_core::scene::Theme;
use clew_page::Message;
use clew_page::picture::{Action, Fault, PictureStage, PictureState, Review, SharedPixels};

/// Properties of [`PictureDialog`].
#[derive(PartialEq, Properties)]
pub(crate) struct PictureDialogProps {
    /// The picture.
    pub(crate) picture: PictureState,
    /// Colours and digits of the board.
    pub(crate) theme: Theme,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The contents.
#[component]
pub(crate) fn PictureDialog(props: &PictureDialogProps) -> Html {
    let dispatch = &props.dispatch;
    match (&props.picture.stage, &props.picture.pixels) {
        (None, _) => html! {
            <>
                { title("picture-open") }
                <p>{ text::word("picture-what") }</p>
                { choose(dispatch) }
            </>
        },
        (Some(PictureStage::Nothing(fault)), _) => html! {
            <>
                { title("picture-title-nothing") }
                <p role="alert" data-testid="picture-fault">{ text::word(message(*fault)) }</p>
                if props.picture.whole.is_some() {
                    <Other is_part=true dispatch={dispatch.clone()} />
                }
                if let Some(pixels) = &props.picture.pixels {
                    <Bare pixels={pixels.clone()} />
                }
                { choose(dispatch) }
            </>
        },
        (Some(PictureStage::Review(review)), Some(pixels)) => {
            match review.0.transcript.found.foreign {
                Some(kind) => refused(props, kind, &review.0, pixels),
                None => html! {
                <ReviewPanel review={review.clone()} pixels={pixels.clone()} is_part={props.picture.whole.is_some()}
                    theme={props.theme} dispatch={dispatch.clone()} />
                },
            }
        }
        // A review without its picture does not happen.
        (Some(PictureStage::Decoding | PictureStage::Reading(..) | PictureStage::Review(_)), _) => {
            html! {
                <>
                    { title("picture-title-reading") }
                    <p role="status" data-testid="picture-reading">{ text::word("picture-reading") }</p>
                    <progress aria-label={text::word("picture-title-reading")} />
                </>
            }
        }
    }
}

/// A puzzle of a foreign kind: its name, a button that has it read anyway, and the other puzzle in the picture if there is one.
fn refused(
    props: &PictureDialogProps,
    kind: Foreign,
    review: &Review,
    pixels: &SharedPixels,
) -> Html {
    let dispatch = &props.dispatch;
    let wanted = review.wanted();
    let read = dispatch.reform(move |_: MouseEvent| {
        focus_title();
        Message::Picture(Action::Again(wanted))
    });
    let is_part = props.picture.whole.is_some();
    html! {
        <>
            { title("picture-title-nothing") }
            <p role="alert" data-testid="picture-fault">{ text::word(picture::refusal(kind)) }</p>
            if let Some(fault) = review.fault {
                <p role="alert" data-testid="picture-again-fault">{ text::word(message(fault)) }</p>
            }
            if review.again.is_some() {
                <progress aria-label={text::word("picture-title-reading")} />
            } else {
                <div class="row instead">
                    <button type="button" class="plain" onclick={read} data-testid="picture-anyway">{ text::word("picture-anyway") }</button>
                </div>
            }
            if is_part || review.transcript.found.other.is_some() {
                <Other is_part={is_part} is_refused=true dispatch={dispatch.clone()} />
            }
            <Bare pixels={pixels.clone()} />
            { choose(dispatch) }
        </>
    }
}

/// Title of the dialog; it has the focus at first.
pub(super) fn title(id: &str) -> Html {
    html! {
        <h2 id="dialog-title" tabindex="-1" autofocus=true>{ text::word(id) }</h2>
    }
}

/// Gives the focus to the title, so that keys are for the review and for no button.
pub(super) fn focus_title() {
    let title = gloo::utils::document().get_element_by_id("dialog-title");
    if let Some(title) = title.and_then(|title| title.dyn_into::<HtmlElement>().ok()) {
        let _ = title.focus();
    }
}

/// Message id of the reason for which there is no puzzle.
pub(super) fn message(fault: Fault) -> &'static str {
    match fault {
        Fault::Undecodable => "picture-undecodable",
        Fault::TooLarge => "picture-too-large",
        Fault::NotFound(fault) => picture::message(fault),
        Fault::Failed => "picture-failed",
    }
}
