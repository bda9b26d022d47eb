//! Clues of an answer, as chips: the first ones, and more on request, because a large
//! board can have thousands.

use yew::prelude::*;

use crate::web::text::{self, Chip};
use clew_core::grid::{Shape, Site};
use clew_core::model::{Arg, Explanation};

/// Clues shown at first, and added by each press.
const SHOWN: usize = 100;

/// Properties of [`Chips`].
#[derive(PartialEq, Properties)]
pub(super) struct ChipsProps {
    /// Places of the clues, with the numbers of suggested clues.
    pub(super) clues: Vec<(Site, Option<u8>)>,
    /// Size of the puzzle.
    pub(super) shape: Shape,
    /// Receiver of the place being pointed at.
    pub(super) on_highlight: Callback<Option<Site>>,
}

/// The clues, in order.
#[component]
pub(super) fn Chips(props: &ChipsProps) -> Html {
    let shown = use_state_eq(|| SHOWN);
    let rest = props.clues.len().saturating_sub(*shown);
    html! {
        <ul class="chips">
            { for props.clues.iter().take(*shown).map(|&(site, number)| html! {
                <li key={format!("{site:?}")}>
                    <Chip {site} name={name(props, site, number)} on_highlight={props.on_highlight.clone()} />
                </li>
            }) }
            if rest > 0 {
                <li key="more">
                    <button type="button" class="chip" data-testid="more-clues"
                        onclick={move |_: MouseEvent| shown.set(*shown + SHOWN)}>
                        { text::counted("list-more", "count", rest) }
                    </button>
                </li>
            }
        </ul>
    }
}

fn name(props: &ChipsProps, site: Site, number: Option<u8>) -> String {
    let place = text::speaker().place(site, props.shape);
    let Some(number) = number else {
        return place;
    };
    let clue = Explanation::new("answers-clue")
        .with("place", Arg::Text(place))
        .with("number", Arg::Number(number.into()));
    text::plain(&clue, props.shape)
}
