//! How often a technique is used at each level: a row of ten shares.

use yew::prelude::*;

use clew::guide::Shares;
use clew_core::solve::HARDEST;

/// Cells of a table row: the shares of a technique in percent, shaded; a dash
/// if there are no puzzles of a level.
pub(super) fn cells(shares: Option<&Shares>, technique: &str) -> Html {
    let cell = |level| {
        let share = shares.and_then(|shares| shares.per_cent(technique, level));
        let shade = share.map(|share| format!("shade-{}", share.div_ceil(20)));
        let text = share.map_or("–".to_owned(), |share| share.to_string());
        html! { <td role="cell" class={classes!(shade)}>{ text }</td> }
    };
    (1..=HARDEST).map(cell).collect()
}

/// Cells of the heading: the levels.
pub(super) fn levels() -> Html {
    let level = |level: u8| html! { <th role="columnheader" scope="col">{ level }</th> };
    (1..=HARDEST).map(level).collect()
}
