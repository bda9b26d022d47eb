//! Panel for a draft whose regions do not form a puzzle yet: which regions are wrong, and how to fix them.

use yew::prelude::*;

use crate::web::text::{self, Chip};
use clew::draft::Drafting;
use clew_core::grid::Cell;
use clew_core::model::{Arg, Explanation};
use clew_page::Message;

/// Maximum number of regions named.
const NAMED: usize = 6;

/// Regions of a wrong size. This is not a status message, because each action has its own.
pub(crate) fn open_panel(drafting: &Drafting, dispatch: &Callback<Message>) -> Html {
    let wrong = drafting.wrong_regions();
    let size = drafting.region_size().unwrap_or_default();
    let count = text::counted("edit-open", "count", wrong.len());
    let needed = text::counted("edit-open-size", "size", size);
    let highlight = dispatch.reform(Message::Highlight);
    let region = |&(cell, cells): &(Cell, usize)| {
        let site = cell.site();
        let place = text::speaker().place(site, drafting.shape());
        let words = Explanation::new("edit-open-region")
            .with("place", Arg::Text(place))
            .with("count", Arg::Number(cells as u64));
        html! {
            <li key={format!("{site:?}")}>
                <Chip {site} name={text::say(&words)} on_highlight={highlight.clone()} />
            </li>
        }
    };
    html! {
        <section class="standing" aria-label={text::word("page-verdict-label")}>
            <p class="summary" data-testid="standing" data-verdict="unfinished">
                <strong>{ count }</strong>
            </p>
            <p>{ needed }</p>
            <ul class="chips" data-testid="wrong-regions">
                { for wrong.iter().take(NAMED).map(region) }
                if wrong.len() > NAMED {
                    <li>{ text::counted("list-more", "count", wrong.len() - NAMED) }</li>
                }
            </ul>
        </section>
    }
}
