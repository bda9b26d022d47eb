//! The other puzzle in a picture with two of them.

use yew::prelude::*;

use super::dialog::focus_title;
use crate::web::text;
use clew_page::Message;
use clew_page::picture::Action;

/// Properties of [`Other`].
#[derive(PartialEq, Properties)]
pub(super) struct OtherProps {
    /// Whether the picture that is shown is only the part with this puzzle.
    pub(super) is_part: bool,
    /// Whether this puzzle is refused.
    #[prop_or_default]
    pub(super) is_refused: bool,
    /// Receiver of actions.
    pub(super) dispatch: Callback<Message>,
}

/// What is said of the two puzzles, and the button that reads the other one.
#[component]
pub(super) fn Other(props: &OtherProps) -> Html {
    let words = match (props.is_part, props.is_refused) {
        (true, _) => "picture-two-back",
        (false, true) => "picture-two-refused",
        (false, false) => "picture-two",
    };
    let read = props.dispatch.reform(|_: MouseEvent| {
        focus_title();
        Message::Picture(Action::Other)
    });
    html! {
        <section class="instead" data-testid="picture-two">
            <p>{ text::word(words) }</p>
            <div class="row">
                <button type="button" class="plain" onclick={read} data-testid="picture-other">
                    { text::word("picture-other") }
                </button>
            </div>
        </section>
    }
}
