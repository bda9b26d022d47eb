//! Notice that a part of the program did not load.

use yew::prelude::*;

use crate::web::text;
use clew_page::Message;
use clew_page::parts::Fetch;

/// Properties of [`Missing`].
#[derive(PartialEq, Properties)]
pub(crate) struct MissingProps {
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// Notice that the chunk after the first view did not load, with a button to fetch it again.
#[component]
pub(crate) fn Missing(props: &MissingProps) -> Html {
    html! {
        <aside class="update" role="alert" data-testid="missing">
            <p>{ text::word("page-missing") }</p>
            <button type="button" class="plain" data-testid="fetch-again" onclick={again(&props.dispatch)}>
                { text::word("guide-again") }
            </button>
        </aside>
    }
}

/// A click that fetches the chunk again.
pub(crate) fn again(dispatch: &Callback<Message>) -> Callback<MouseEvent> {
    dispatch.reform(|_: MouseEvent| Message::Fetch(Fetch::Wanted))
}
