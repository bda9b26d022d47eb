//! Digits that a player wrote in the puzzle: what becomes of them.

use yew::prelude::*;

use super::dialog::focus_title;
use crate::web::text;
use clew_page::Message;
use clew_page::picture::{Action, SharedReview};

/// What is known of the handwriting, and the choice between marks and givens.
pub(super) fn hand(review: &SharedReview, dispatch: &Callback<Message>) -> Html {
    let review = &*review.0;
    let is_doubtful = review.transcript.is_hand_doubtful;
    if review.mine.is_empty() && !is_doubtful {
        return Html::default();
    }
    let words = if is_doubtful {
        "picture-hand-doubtful"
    } else {
        "picture-hand"
    };
    let choice = |are_mine: bool, label: String, test: &'static str| {
        let choose = dispatch.reform(move |_: MouseEvent| {
            focus_title();
            Message::Picture(Action::Mine(are_mine))
        });
        let is_present = review.are_mine() == Some(are_mine);
        html! {
            <button type="button" class="plain answer" onclick={choose} data-testid={test}
                aria-pressed={if is_present { "true" } else { "false" }}>{ label }</button>
        }
    };
    let mine = text::counted("picture-as-mine", "count", review.mine.len());
    html! {
        <section class="instead" data-testid="picture-hand">
            <p>{ text::word(words) }</p>
            if !review.mine.is_empty() {
                <div class="row" role="group">
                    { choice(true, mine, "picture-as-mine") }
                    { choice(false, text::word("picture-as-givens"), "picture-as-givens") }
                </div>
            }
        </section>
    }
}
