//! Events of the browser, reported to the machine; files of games that wait for it.

use gloo::events::EventListener;
use js_sys::Array;
use yew::prelude::*;

use crate::web::components::download::blob;
use crate::web::hooks;
use crate::web::shown::PageHandle;
use clew_page::kept;
use clew_page::storage::Event;

use clew_page::games::{Action, Choice};

use super::{channel, import};

/// Keeps the games: the present one, and the list of all.
#[hook]
pub(crate) fn use_games(page: &PageHandle) {
    {
        let page = page.clone();
        use_effect_with((), move |()| begin(page));
    }
    {
        let page = page.clone();
        let wanted = (page.games.import.clone(), page.games.storing);
        use_effect_with(wanted, move |(text, _)| {
            let parts = text.as_deref().map(|text| Array::of1(&text.into()));
            if let Some(file) = parts.and_then(|parts| blob(&parts, "text/plain")) {
                page.dispatch(Action::Import(None).into());
                import::import(file, &Callback::from(page.dispatcher()));
            }
            // Files may wait for the database.
            import::go_on(&page);
        });
    }
}

/// Starts storing games, and listens to events of the page.
fn begin(page: PageHandle) -> impl FnOnce() {
    let document = gloo::utils::document();
    let window = web_sys::window().expect("a page has a window");
    let is_hidden = document.hidden();
    let hidden = {
        let page = page.clone();
        EventListener::new(&document.clone(), "visibilitychange", move |_| {
            if document.hidden() {
                page.dispatch(Action::Away.into());
            } else {
                page.dispatch(Action::Back.into());
            }
        })
    };
    let left = {
        let page = page.clone();
        EventListener::new(&window, "pagehide", move |_| {
            page.dispatch(Action::Away.into())
        })
    };
    // Not every browser otherwise reports that a page has come back from its cache.
    let back = {
        let page = page.clone();
        EventListener::new(&window, "pageshow", move |_| {
            if !gloo::utils::document().hidden() {
                page.dispatch(Action::Back.into());
            }
        })
    };
    let heard = {
        let page = page.clone();
        channel::listen(move |id| page.dispatch(Action::Stored(Event::Heard { id }).into()))
    };
    let line = hooks::fresh_seed();
    let choice = hooks::stored(kept::CHOICE).and_then(|kept| Choice::read(&kept));
    page.dispatch(
        Action::Begin {
            line,
            is_hidden,
            choice,
        }
        .into(),
    );
    move || drop((hidden, left, back, heard))
}
