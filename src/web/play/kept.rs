//! Games are kept in the browser's storage, one a puzzle, and gone on with when their
//! puzzle is played again.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::kind::{self, Code};
use crate::web::hooks::{store, stored};
use crate::web::state::{Action as PageAction, Mode, State};

use super::Action;
use super::state::SharedGame;

/// Time after a move in which more may follow before it is stored, in milliseconds.
const REST: u32 = 400;

/// Keeps the game: soon after each move, and as the page is left or hidden.
#[hook]
pub(crate) fn use_kept_game(state: &UseReducerHandle<State>) {
    let opened = state
        .play
        .game
        .as_ref()
        .filter(|_| state.mode == Mode::Play);
    let opened = opened.map(|game| game.get().code().text.clone());
    {
        let state = state.clone();
        use_effect_with(opened, move |_| {
            let game = state
                .play
                .game
                .as_ref()
                .filter(|_| state.mode == Mode::Play);
            let Some((code, saved)) = game.and_then(|game| {
                let code = game.get().code().clone();
                let saved = stored(&key(&code))?;
                Some((code, saved))
            }) else {
                return;
            };
            match kind::stored_game(&saved) {
                Ok(_) => state.dispatch(PageAction::Play(Action::Restore(saved))),
                // Of a later version, or broken: out of the way of the new game.
                Err(_) => store(&format!("clew-game-unread/{}", code.text), Some(&saved)),
            }
        });
    }
    use_effect_with(state.play.game.clone(), |game| {
        let timeout = game
            .clone()
            .map(|game| Timeout::new(REST, move || keep(&game)));
        move || drop(timeout)
    });
    let latest = use_mut_ref(|| state.clone());
    *latest.borrow_mut() = state.clone();
    use_effect_with((), move |()| {
        let document = gloo::utils::document();
        let window = web_sys::window().expect("a page has a window");
        let leave = move || {
            if let Some(game) = &latest.borrow().play.game {
                {
                    let mut game = game.get_mut();
                    // A float cast saturates.
                    game.clock().read(js_sys::Date::now() as u64);
                    game.clock().stop();
                }
                keep(game);
            }
        };
        let leave = std::rc::Rc::new(leave);
        let hidden = {
            let leave = std::rc::Rc::clone(&leave);
            EventListener::new(&document, "visibilitychange", move |_| leave())
        };
        let left = EventListener::new(&window, "pagehide", move |_| leave());
        move || drop((hidden, left))
    });
}

fn key(code: &Code) -> String {
    format!("clew-game/{}", code.text)
}

/// Stores a game that was begun.
fn keep(game: &SharedGame) {
    let game = game.get();
    if !game.moves().is_empty() {
        store(&key(game.code()), Some(&game.stored().write()));
    }
}
