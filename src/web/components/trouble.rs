//! Notice that a part of the program does not load, or that work was given up.

use yew::prelude::*;

use crate::web::text;
use clew_page::Message;
use clew_page::work::Trouble as Sort;

/// The notice; if work was given up, with a button to retry.
pub(crate) fn trouble(sort: Sort, dispatch: &Callback<Message>) -> Html {
    let retry = dispatch.reform(|_: MouseEvent| Message::Retry);
    match sort {
        Sort::Loading => html! {
            <aside class="update" role="status" data-testid="loading">
                <p>{ text::word("page-trouble-loading") }</p>
            </aside>
        },
        Sort::Failed => html! {
            <aside class="update" role="alert" data-testid="failed">
                <p>{ text::word("page-trouble-failed") }</p>
                <button type="button" class="plain" data-testid="retry" onclick={retry}>
                    { text::word("guide-again") }
                </button>
            </aside>
        },
    }
}
