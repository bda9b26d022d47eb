//! Notice about a newer version of the page.

use yew::prelude::*;

use crate::web::hooks::renew;
use crate::web::text;
use clew_page::Message;

/// Properties of [`Update`].
#[derive(PartialEq, Properties)]
pub(crate) struct UpdateProps {
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// Notice about a newer version, which is loaded on request.
#[component]
pub(crate) fn Update(props: &UpdateProps) -> Html {
    let reload = Callback::from(|_: MouseEvent| renew());
    let later = props
        .dispatch
        .reform(|_: MouseEvent| Message::Update(false));
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
