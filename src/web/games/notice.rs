//! Line about how games are stored, if there is something to report.

use yew::prelude::*;

use crate::web::text;
use clew_page::Message;

use clew_page::games::{Action, Notice};

use super::removal;

/// Properties of [`NoticeLine`].
#[derive(PartialEq, Properties)]
pub(crate) struct NoticeProps {
    /// The notice, if there is one.
    pub(crate) notice: Option<Notice>,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The line, with the available actions.
#[component]
pub(crate) fn NoticeLine(props: &NoticeProps) -> Html {
    let close = props
        .dispatch
        .reform(|_: MouseEvent| Action::Notice(None).into());
    let reload = Callback::from(|_: MouseEvent| {
        if let Some(window) = web_sys::window() {
            // If reloading fails, the page stays as it is.
            let _ = window.location().reload();
        }
    });
    let words = props.notice.map(|notice| match notice {
        Notice::NotKept => text::word("games-not-kept"),
        Notice::Outdated => text::word("games-outdated"),
        Notice::Older => text::word("games-older"),
        Notice::Blocked => text::word("games-blocked"),
        Notice::Copied => text::word("games-copied"),
        Notice::Unread => text::word("games-set-aside"),
        Notice::Full => text::word("games-notice-full"),
        Notice::Silent => text::word("games-notice-silent"),
        Notice::Imported(count) => text::counted("games-imported", "count", count),
    });
    // Always present, even while empty, so that its changes are read aloud.
    html! {
        <div class={classes!("notice", if words.is_some() { "said" } else { "unseen" })} role="status" data-testid="notice">
            if let Some(words) = words {
                <p>{ words }</p>
                if props.notice == Some(Notice::Outdated) {
                    <button type="button" class="plain" data-testid="notice-reload" onclick={reload}>
                        { text::word("games-reload") }
                    </button>
                }
                if props.notice == Some(Notice::Full) {
                    <button type="button" class="plain" data-testid="notice-save" onclick={removal::save_all()}>
                        { text::word("games-save") }
                    </button>
                }
                <button type="button" class="plain" data-testid="notice-close" onclick={close}>
                    { text::word("page-close") }
                </button>
            }
        </div>
    }
}
