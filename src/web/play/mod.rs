//! Page on which a puzzle is solved by hand, with the coach beside it.

mod actions;
mod board;
mod coach;
mod film;
mod help;
mod history;
mod kept;
mod keypad;
mod keys;
mod panel;
mod review;
mod said;
mod state;
mod tools;

use yew::prelude::*;

use crate::web::components::desk::desk;
use crate::web::state::{Action as PageAction, State as Page};

use board::PlayBoard;
use history::History;
use keypad::Keypad;
use panel::Panel;
use tools::Tools;

pub(crate) use actions::Action;
pub(crate) use coach::use_coach;
pub(crate) use kept::use_kept_game;
pub(crate) use keys::key_action;
pub(crate) use state::State;

/// The page; `fits` counts the requests to see the whole board.
pub(crate) fn view(page: &Page, dispatch: &Callback<PageAction>, fits: u32) -> Html {
    let Some(game) = page.play.shown_game().cloned() else {
        return Html::default();
    };
    let help = page.play.help.clone();
    let shape = game.get().shape();
    let board = html! {
        <>
            <PlayBoard game={game.clone()} help={help.clone()} {shape}
                shows_clashes={page.play.shows_clashes} highlighted={page.highlighted}
                has_line_numbers={page.has_line_numbers} theme={page.theme()} {fits}
                dispatch={dispatch.clone()} />
            <div class="player play">
                <Keypad game={game.clone()} numerals={page.numerals} dispatch={dispatch.clone()} />
                <Tools game={game.clone()} dispatch={dispatch.clone()} />
            </div>
        </>
    };
    let words = html! {
        <>
            <Panel game={game.clone()} {help} choosing={page.play.choosing}
                shows_clashes={page.play.shows_clashes} dispatch={dispatch.clone()} />
            <History {game} dispatch={dispatch.clone()} />
        </>
    };
    desk(page, dispatch, board, words)
}
