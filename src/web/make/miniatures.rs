//! Small pictures of several puzzles that were made, each selectable for a preview.

use std::rc::Rc;

use yew::prelude::*;

use crate::web::components::thumbnail::LateThumbnail;
use crate::web::text;
use clew::kind::{Generated, Recipe};
use clew_core::scene::Theme;
use clew_page::Message;
use clew_page::make::Action;

/// Number of pictures shown at first.
const SHOWN: usize = 12;

/// Properties of [`Miniatures`].
#[derive(PartialEq, Properties)]
pub(super) struct MiniaturesProps {
    /// The puzzles.
    pub(super) made: Rc<Vec<(Recipe, Generated)>>,
    /// The previewed puzzle, by its number from 0.
    pub(super) chosen: Option<usize>,
    /// Colours and digits.
    pub(super) theme: Theme,
    /// Receiver of actions.
    pub(super) dispatch: Callback<Message>,
}

/// The pictures, with level and expected time.
#[component]
pub(super) fn Miniatures(props: &MiniaturesProps) -> Html {
    let is_whole = use_state_eq(|| false);
    let shown = if *is_whole { usize::MAX } else { SHOWN };
    let more = {
        let is_whole = is_whole.clone();
        Callback::from(move |_: MouseEvent| is_whole.set(true))
    };
    let all = props.made.len();
    html! {
        <section class="miniatures" aria-label={text::word("make-miniatures")}>
            <ul>
                { for props.made.iter().enumerate().take(shown).map(|(at, (recipe, made))| html! {
                    <li key={recipe.seed.to_string()}>{ miniature(props, at, made) }</li>
                }) }
            </ul>
            if all > shown {
                <button type="button" class="plain" data-testid="make-all" onclick={more}>
                    { text::counted("make-all", "count", all) }
                </button>
            }
        </section>
    }
}

fn miniature(props: &MiniaturesProps, at: usize, made: &Generated) -> Html {
    let onclick = props
        .dispatch
        .reform(move |_: MouseEvent| Action::Offer(at).into());
    let is_chosen = props.chosen == Some(at);
    html! {
        <button type="button" data-testid="make-miniature" {onclick}
            aria-pressed={if is_chosen { "true" } else { "false" }}>
            <LateThumbnail puzzle={made.code.text.clone()} theme={props.theme} />
            <span>{ text::counted("page-number", "number", at + 1) }</span>
            <small>{ text::hardness(&made.grade.hardness()) }</small>
            <small>{ text::expected_briefly(made.grade.seconds) }</small>
        </button>
    }
}
