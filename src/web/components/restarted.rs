//! Notice that work was restarted after a worker failed.

use yew::prelude::*;

use crate::web::text;
use clew_page::Message;

/// Notice that work was restarted, shown until it is closed.
pub(crate) fn restarted(dispatch: &Callback<Message>) -> Html {
    let close = dispatch.reform(|_: MouseEvent| Message::Restarted(false));
    html! {
        <aside class="update" role="status" data-testid="restarted">
            <p>{ text::word("page-restarted") }</p>
            <button type="button" class="quiet" data-testid="restarted-close" onclick={close}>
                { text::word("page-close") }
            </button>
        </aside>
    }
}
