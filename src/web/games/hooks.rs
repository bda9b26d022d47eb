//! Effects of the games a person has: the database is opened, games are read and
//! stored, lists are kept up to date, files of games are read.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::games::Archive;
use crate::web::state::{Mode, State as Page};

use super::database::{self, Fault};
use super::state::Storing;
use super::{Action, Notice, channel, keeper};

/// Rest after a move before it is stored, in milliseconds: it is painted first.
const SOON: u32 = 20;

/// Keeps the games: the one under way, and the list of all.
#[hook]
pub(crate) fn use_games(page: &UseReducerHandle<Page>) {
    {
        let page = page.clone();
        use_effect_with((), move |()| begin(page));
    }
    let opened = (page.mode == Mode::Play)
        .then(|| page.play.game.as_ref())
        .flatten();
    let opened = opened.map(|game| game.get().code().text.clone());
    let storing = page.games.storing;
    {
        let page = page.clone();
        let wanted = (opened, page.games.chosen.clone(), storing);
        use_effect_with(wanted, move |(opened, _, storing)| {
            if opened.is_some() && *storing != Storing::Opening {
                keeper::open(&page);
            }
        });
    }
    {
        let page = page.clone();
        let wanted = (page.play.game.clone(), page.games.turns, storing);
        use_effect_with(wanted, move |_| {
            let timeout = Timeout::new(SOON, move || keeper::keep(&page));
            move || drop(timeout)
        });
    }
    {
        let page = page.clone();
        let wanted = (
            page.mode == Mode::Play && page.games.is_open,
            page.mode,
            storing,
        );
        use_effect_with(wanted, move |(_, _, storing)| {
            if *storing == Storing::Database {
                list(&page);
            }
        });
    }
    {
        let page = page.clone();
        let text = page.games.import.clone();
        use_effect_with(text, move |text| {
            if let Some(archive) = text.as_deref().and_then(Archive::read) {
                page.dispatch(Action::Import(None).into());
                import(&page, archive);
            }
        });
    }
}

/// Opens the database, and listens to what happens to the page.
fn begin(page: UseReducerHandle<Page>) -> impl FnOnce() {
    let document = gloo::utils::document();
    let window = web_sys::window().expect("a page has a window");
    let hidden = {
        let page = page.clone();
        EventListener::new(&document.clone(), "visibilitychange", move |_| {
            if document.hidden() {
                keeper::keep_now(&page);
            } else {
                keeper::go_on(&page);
                keeper::refresh(&page);
                list(&page);
            }
        })
    };
    let left = {
        let page = page.clone();
        EventListener::new(&window, "pagehide", move |_| keeper::keep_now(&page))
    };
    let heard = {
        let page = page.clone();
        channel::listen(move |_| {
            keeper::refresh(&page);
            list(&page);
        })
    };
    spawn_local(async move {
        let say = |notice: Notice| {
            let page = page.clone();
            move || page.dispatch(Action::Notice(Some(notice)).into())
        };
        let outdated = {
            let page = page.clone();
            move || {
                page.dispatch(Action::Storing(Storing::Journal).into());
                page.dispatch(Action::Notice(Some(Notice::Outdated)).into());
            }
        };
        match database::open(say(Notice::Blocked), outdated).await {
            Ok(database) => {
                if page.clone().games.notice == Some(Notice::Blocked) {
                    page.dispatch(Action::Notice(None).into());
                }
                // What cannot be taken up now is taken up the next time.
                let _ = keeper::take_up(&database).await;
                page.dispatch(Action::Storing(Storing::Database).into());
            }
            Err(fault) => {
                page.dispatch(Action::Storing(Storing::Journal).into());
                if fault == Fault::Later {
                    page.dispatch(Action::Notice(Some(Notice::Older)).into());
                }
            }
        }
    });
    move || drop((hidden, left, heard))
}

/// Lists the stored games anew.
pub(super) fn list(page: &UseReducerHandle<Page>) {
    let page = page.clone();
    spawn_local(async move {
        let Some(database) = database::shared() else {
            return;
        };
        if let Ok((listed, unread)) = database.list().await {
            page.dispatch(Action::Listed(listed, unread).into());
        }
    });
}

/// Stores the games of a file; where other moves of one are stored, both are kept.
fn import(page: &UseReducerHandle<Page>, archive: Archive) {
    let page = page.clone();
    spawn_local(async move {
        let mut count = 0;
        if let Some(database) = database::shared() {
            for game in archive.games {
                let stored = keeper::store_or_copy(&database, game, None).await;
                count += usize::from(stored.is_ok());
            }
            for text in archive.unread {
                let name = format!("file {}", keeper::now());
                // Refused, the file still has it.
                let _ = database.keep_unread(&name, &text).await;
            }
        }
        page.dispatch(Action::Notice(Some(Notice::Imported(count))).into());
        list(&page);
    });
}
