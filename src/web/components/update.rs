//! Notice about a newer version of the page.

use yew::prelude::*;

use crate::web::hooks::renew;
use crate::web::text;
use clew_page::Message;

/// Notice about a newer version, which is loaded on request.
pub(crate) fn update(dispatch: &Callback<Message>) -> Html {
    let reload = Callback::from(|_: MouseEvent| renew());
    let later = dispatch.reform(|_: MouseEvent| Message::Update(false));
    html! {
        <aside class="update" role="status" data-testid="update">
            <p>{ text::word("page-update") }</p>
            <button type="button" class="plain" data-testid="reload" onclick={reload}>
                { text::word("page-reload") }
            </button>
            <button type="button" class="quiet" onclick={later}>{ text::word("page-later") }</button>
        </aside>
    }
}
