//! Contents of the dialog: a picture is asked for, read, reviewed, or gives no puzzle.

use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::choose::choose;
use super::other::Other;
use super::overlay::Bare;
use super::review::ReviewPanel;
use crate::web::text;
use clew::picture::Foreign;
use clew_core::scene::Theme;
use clew_page::Message;
use clew_page::picture::{Action, Fault, PictureStage, PictureState, Review, SharedPixels};

/// The contents.
pub(crate) fn picture_dialog(
    picture: &PictureState,
    theme: Theme,
    dispatch: &Callback<Message>,
) -> Html {
    match (&picture.stage, &picture.pixels) {
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
                if picture.whole.is_some() {
                    <Other is_part=true dispatch={dispatch.clone()} />
                }
                if let Some(pixels) = &picture.pixels {
                    <Bare pixels={pixels.clone()} />
                }
                { choose(dispatch) }
            </>
        },
        (Some(PictureStage::Review(review)), Some(pixels)) => {
            match review.0.transcript.found.foreign {
                Some(kind) => refused(picture, kind, &review.0, pixels, dispatch),
                None => html! {
                <ReviewPanel review={review.clone()} pixels={pixels.clone()} is_part={picture.whole.is_some()}
                    {theme} dispatch={dispatch.clone()} />
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
    picture: &PictureState,
    kind: Foreign,
    review: &Review,
    pixels: &SharedPixels,
    dispatch: &Callback<Message>,
) -> Html {
    let wanted = review.wanted();
    let read = dispatch.reform(move |_: MouseEvent| {
        focus_title();
        Message::Picture(Action::Again(wanted))
    });
    let is_part = picture.whole.is_some();
    html! {
        <>
            { title("picture-title-nothing") }
            <p role="alert" data-testid="picture-fault">{ text::word(clew::picture::refusal(kind)) }</p>
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
        Fault::NotFound(fault) => clew::picture::message(fault),
        Fault::Failed => "picture-failed",
    }
}
