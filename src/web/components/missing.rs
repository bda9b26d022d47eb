//! Notice that a part of the program did not load.

use yew::prelude::*;

use crate::web::text;
use clew_page::Message;
use clew_page::parts::Fetch;

/// Notice that the chunk after the first view did not load, with a button to fetch it again.
pub(crate) fn missing(dispatch: &Callback<Message>) -> Html {
    html! {
        <aside class="update" role="alert" data-testid="missing">
            <p>{ text::word("page-missing") }</p>
            <button type="button" class="plain" data-testid="fetch-again" onclick={again(dispatch)}>
                { text::word("guide-again") }
            </button>
        </aside>
    }
}

/// A click that fetches the chunk again.
pub(crate) fn again(dispatch: &Callback<Message>) -> Callback<MouseEvent> {
    dispatch.reform(|_: MouseEvent| Message::Fetch(Fetch::Wanted))
}
