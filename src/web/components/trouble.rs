//! Word that a part of the program does not come, or that work was given up.

use yew::prelude::*;

use crate::web::text;
use clew_page::Message;
use clew_page::work::Trouble as Sort;

/// Properties of [`Trouble`].
#[derive(PartialEq, Properties)]
pub(crate) struct TroubleProps {
    /// What there is to tell.
    pub(crate) sort: Sort,
    /// Receiver of messages.
    pub(crate) dispatch: Callback<Message>,
}

/// Word of it; once work was given up, with a button to try it again.
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
