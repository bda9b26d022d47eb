//! Line about how games are stored, if there is something to report.

use yew::prelude::*;

use crate::web::text;
use clew_core::model::{Arg, Explanation};
use clew_page::games::{Action, Imported, Notice, Unopened};
use clew_page::storage::Word;
use clew_page::{Message, Mode, Page};

use super::removal;

/// The line, with the available actions.
pub(crate) fn notice_line(notice: Option<&Notice>, dispatch: &Callback<Message>) -> Html {
    let close = dispatch.reform(|_: MouseEvent| Action::Notice(None).into());
    let reload = Callback::from(|_: MouseEvent| {
        if let Some(window) = web_sys::window() {
            // If reloading fails, the page stays as it is.
            let _ = window.location().reload();
        }
    });
    let words = notice.map(|notice| match notice {
        Notice::Storing(Word::NotKept) => text::word("games-not-kept"),
        Notice::Storing(Word::Outdated) => text::word("games-outdated"),
        Notice::Storing(Word::Older) => text::word("games-older"),
        Notice::Storing(Word::Blocked) => text::word("games-blocked"),
        Notice::Storing(Word::Copied) => text::word("games-copied"),
        Notice::Storing(Word::Unread) => text::word("games-set-aside"),
        Notice::Storing(Word::Unloaded) => text::word("games-unloaded"),
        Notice::Storing(Word::Full) => text::word("games-notice-full"),
        Notice::Storing(Word::Silent) => text::word("games-notice-silent"),
        Notice::Importing(percent) => percentage("games-importing", *percent),
        Notice::Imported(imported) => told(imported),
        Notice::Unopened(unopened) => unopened_words(unopened),
        Notice::Saving(percent) => percentage("games-saving", *percent),
        Notice::Unsaved => text::word("games-unsaved"),
    });
    // Always present, even while empty, so that its changes are read aloud.
    html! {
        <div class={classes!("notice", if words.is_some() { "said" } else { "unseen" })} role="status" data-testid="notice">
            if let Some(words) = words {
                <p>{ words }</p>
                if notice == Some(&Notice::Storing(Word::Outdated)) {
                    <button type="button" class="plain" data-testid="notice-reload" onclick={reload}>
                        { text::word("games-reload") }
                    </button>
                }
                if notice == Some(&Notice::Storing(Word::Full)) {
                    <button type="button" class="plain" data-testid="notice-save" onclick={removal::save_all(dispatch)}>
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

fn percentage(id: &'static str, percent: u8) -> String {
    text::counted(id, "percent", percent.into())
}

/// Sentences about the outcome of reading files of games.
fn told(imported: &Imported) -> String {
    let mut words = vec![text::counted("games-imported", "count", imported.games)];
    if imported.unread > 0 {
        let quote = imported.quote.as_deref().unwrap_or_default();
        let unread = Explanation::new("games-imported-unread")
            .with("count", Arg::Number(imported.unread as u64))
            .with("quote", Arg::Text(quote.to_owned()));
        words.push(text::say(&unread));
    }
    if imported.unstored > 0 {
        words.push(text::counted(
            "games-imported-unstored",
            "count",
            imported.unstored,
        ));
    }
    if imported.is_cut {
        words.push(text::word("games-imported-cut"));
    }
    words.join(&text::word("games-imported-between"))
}

/// Sentences about files that were not opened, and about the one that was.
fn unopened_words(unopened: &Unopened) -> String {
    let name = |name: &str| Arg::Text(name.to_owned());
    let opened = unopened
        .opened
        .as_deref()
        .map(|opened| Explanation::new("files-opened").with("name", name(opened)));
    let others = Explanation::new("files-unopened")
        .with("count", Arg::Number(unopened.count as u64))
        .with("name", name(&unopened.first));
    let words: Vec<String> = opened.iter().chain([&others]).map(text::say).collect();
    words.join(&text::word("games-imported-between"))
}

/// The notice on pages other than that of playing, if it answers something that was done there.
pub(crate) fn elsewhere(page: &Page, dispatch: &Callback<Message>) -> Html {
    let is_shown = page.frame.mode == Mode::Play && page.frame.guide.is_none();
    let Some(notice) = page.games.answer().filter(|_| !is_shown) else {
        return Html::default();
    };
    let show = dispatch.reform(|_: MouseEvent| Action::Sheet(true).into());
    html! {
        <aside class="update answer">
            { notice_line(Some(notice), dispatch) }
            if matches!(notice, Notice::Imported(_)) {
                <button type="button" class="plain" data-testid="notice-games" onclick={show}>
                    { text::word("games-label") }
                </button>
            }
        </aside>
    }
}
