//! Ends the film of the first view at the first touch of the page.

use gloo::events::EventListener;
use yew::prelude::*;

use crate::web::shown::PageHandle;
use clew_page::watch::Action;

/// Events that end it. Scrolling and pointing do not.
const TOUCHES: [&str; 2] = ["keydown", "click"];

/// Ends the film at the first touch of the page.
#[hook]
pub(crate) fn use_sight(state: &PageHandle) {
    let is_there = state.watch.sight.is_some_and(|sight| sight.is_playing);
    {
        let state = state.clone();
        use_effect_with(is_there, move |&is_there| {
            let listeners = is_there.then(|| {
                // The window receives the event last, after the touched element has handled it.
                let window = gloo::utils::window();
                TOUCHES.map(|touch| {
                    let state = state.clone();
                    EventListener::new(&window, touch, move |_| {
                        state.dispatch(Action::StopSight.into());
                    })
                })
            });
            move || drop(listeners)
        });
    }
    // Once the games are known, the film starts or is removed.
    let games = state.games.has_unfinished();
    let is_held = state.watch.sight.is_some_and(|sight| sight.is_held);
    let state = state.clone();
    use_effect_with((games, is_held), move |&(games, is_held)| {
        if let (Some(has_unfinished), true) = (games, is_held) {
            state.dispatch(Action::ReleaseSight { has_unfinished }.into());
        }
    });
}
