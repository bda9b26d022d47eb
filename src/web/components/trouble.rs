//! Notice that a part of the program does not load, or that work was given up.

use yew::prelude::*;

use crate::web::text;
use clew_page::Message;
use clew_page::work::Trouble as Sort;

/// Properties of [`Trouble`].
#[derive(PartialEq, Properties)]
pub(crate) struct TroubleProps {
    /// Trouble to report.
    pub(crate) sort: Sort,
    /// Receiver of messages.
    pub(crate) dispatch: Callback<Message>,
}

/// The notice; if work was given up, with a button to retry.
#[component]
pub(crate) fn Trouble(props: &TroubleProps) -> Html {
    let retry = props.dispatch.reform(|_: MouseEvent| Message::Retry);
    match props.sort {
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
