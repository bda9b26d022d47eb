//! Recipe of a puzzle, shown beside its steps.

use yew::prelude::*;

use crate::web::text;
use clew::kind::{self, Recipe};
use clew_core::model::{Arg, Explanation};
use clew_page as page;
use clew_page::Message;

/// Seed, and a button to make another puzzle like it.
pub(crate) fn made_from(recipe: &Recipe, dispatch: &Callback<Message>) -> Html {
    let again = dispatch.reform(|_: MouseEvent| Message::Make(page::make::Action::Again));
    let seed = Arg::Text(recipe.seed.to_string());
    let id = match kind::is_reproducible(recipe) {
        true => "make-from-seed",
        false => "make-from-earlier",
    };
    html! {
        <section class="row made" aria-label={text::word("make-label")}>
            <p title={recipe.to_string()} data-testid="made-from">
                { text::say(&Explanation::new(id).with("seed", seed)) }
            </p>
            <button type="button" class="plain" data-testid="make-again" onclick={again}>
                { text::word("make-again") }
            </button>
        </section>
    }
}
