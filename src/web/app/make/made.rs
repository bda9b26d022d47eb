//! What a puzzle was made from, beside its film.

use yew::prelude::*;

use crate::kind::Recipe;
use crate::model::{Arg, Explanation};
use crate::web::app::state::{Action, Crafting};
use crate::web::text;

/// What [`MadeFrom`] shows.
#[derive(PartialEq, Properties)]
pub(in super::super) struct MadeFromProps {
    /// What it was made from.
    pub(in super::super) recipe: Recipe,
    /// What to do.
    pub(in super::super) dispatch: Callback<Action>,
}

/// The seed, and a way to make it or another one.
#[component]
pub(in super::super) fn MadeFrom(props: &MadeFromProps) -> Html {
    let again = props
        .dispatch
        .reform(|_: MouseEvent| Action::Craft(Crafting::Again));
    let seed = Arg::Text(props.recipe.seed.to_string());
    html! {
        <section class="row made" aria-label={text::word("make-label")}>
            <p title={props.recipe.to_string()} data-testid="made-from">
                { text::say(&Explanation::new("make-from-seed").with("seed", seed)) }
            </p>
            <button type="button" class="plain" data-testid="make-again" onclick={again}>
                { text::word("make-again") }
            </button>
        </section>
    }
}
