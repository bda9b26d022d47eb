//! Page for solving a puzzle by hand, with the coach beside it.

mod board;
mod exercise_card;
mod film;
mod history;
mod keypad;
mod keys;
mod panel;
mod remaining;
mod review;
mod said;
mod spoken;
mod timer;
mod tools;

use yew::prelude::*;

use crate::web::components::desk::desk;
use crate::web::games::{FinishProps, FinishStrip, notice_line, words};
use crate::web::text;
use clew::kind;
use clew_page::address::Address;
use clew_page::{Message, Page};

use board::PlayBoard;
use exercise_card::ExerciseCard;
use history::History;
use keypad::keypad;
use panel::Panel;
use spoken::spoken_board;
use timer::{Timer, paused};
use tools::Tools;

pub(crate) use keys::key_action;
pub(crate) use said::beforehand;

/// The page; `fits` counts the requests to see the whole board.
pub(crate) fn view(page: &Page, dispatch: &Callback<Message>, fits: u32) -> Html {
    let exercise = page.play.exercise.clone();
    let card = exercise.clone().map(|exercise| {
        html! { <ExerciseCard {exercise} dispatch={dispatch.clone()} /> }
    });
    let Some(game) = page.play.shown_game().cloned() else {
        // A position is being made, or there is no game.
        return card.map_or_else(Html::default, |card| {
            desk(page, dispatch, Html::default(), card)
        });
    };
    let help = match &exercise {
        Some(exercise) => exercise.help(),
        None => page.play.help.clone(),
    };
    let shape = game.get().shape();
    // Sums beside the board would be taken for numbers of rows and columns.
    let has_line_numbers =
        page.frame.preferences.has_line_numbers || kind::offer(game.get().code().kind).has_sums;
    let daily = page.games.origin(game.get().code());
    let daily = daily
        .and_then(|origin| words::daily(origin, game.get().code().kind, shape.rows, shape.cols));
    let is_paused = page.play.is_paused && exercise.is_none();
    let finish = FinishProps::of(page, dispatch).filter(|_| exercise.is_none());
    // There is nothing left to enter.
    let is_finished = finish.is_some();
    let board = html! {
        <>
            if !is_paused {
                { spoken_board(&game, &page.play.spoken, page.play.is_spoken, dispatch) }
            }
            <div class="covered">
            <PlayBoard game={game.clone()} help={help.clone()} {shape}
                shows_clashes={page.frame.preferences.settings.shows_clashes} highlighted={page.frame.highlighted}
                {has_line_numbers} theme={page.frame.preferences.theme()} {fits}
                settings={page.frame.preferences.settings}
                dispatch={dispatch.clone()} />
            if is_paused {
                { paused(page.frame.preferences.settings.has_timer, dispatch) }
            }
            </div>
            if let Some(finish) = finish {
                <FinishStrip ..finish />
            }
            <div class="player play">
                if page.frame.preferences.settings.has_timer && exercise.is_none() {
                    <Timer game={game.clone()} is_paused={page.play.is_paused} dispatch={dispatch.clone()} />
                }
                if !is_finished {
                    { keypad(&game, page.frame.preferences.numerals, page.frame.preferences.settings.dims_clashing, dispatch) }
                }
                <Tools game={game.clone()} address={Some(page.address())} dispatch={dispatch.clone()} />
            </div>
        </>
    };
    if let Some(card) = card {
        return desk(page, dispatch, board, card);
    }
    let words = html! {
        <>
            { notice_line(page.games.notice.as_ref(), dispatch) }
            // A solved board has a single card, below it, until the game is reviewed.
            if !is_finished || help.is_some() {
            <Panel game={game.clone()} {help} choosing={page.play.choosing}
                run={page.play.run} {daily} outcome={page.known_outcome()} has_timer={page.frame.preferences.settings.has_timer} shows_clashes={page.frame.preferences.settings.shows_clashes}
                dispatch={dispatch.clone()} />
            }
            <History {game} dispatch={dispatch.clone()} />
        </>
    };
    desk(page, dispatch, board, words)
}

/// A board in another page: without the page's other tools, and with the coach or without.
pub(crate) fn embedded(
    page: &Page,
    dispatch: &Callback<Message>,
    fits: u32,
    has_coach: bool,
) -> Html {
    let Some(game) = page.play.shown_game().cloned() else {
        return Html::default();
    };
    let shape = game.get().shape();
    let help = page.play.help.clone();
    let has_line_numbers =
        page.frame.preferences.has_line_numbers || kind::offer(game.get().code().kind).has_sums;
    let is_paused = page.play.is_paused;
    let (is_solved, rules) = {
        let game = game.get();
        (game.is_solved(), kind::offer(game.code().kind).rules)
    };
    html! {
        <>
            <div class="covered">
                <PlayBoard game={game.clone()} help={help.clone()} {shape}
                    shows_clashes={page.frame.preferences.settings.shows_clashes} highlighted={page.frame.highlighted}
                    {has_line_numbers} theme={page.frame.preferences.theme()} {fits}
                    settings={page.frame.preferences.settings} dispatch={dispatch.clone()} />
                if is_paused {
                    { paused(false, dispatch) }
                }
            </div>
            <div class="player play">
                if !is_solved {
                    { keypad(&game, page.frame.preferences.numerals, page.frame.preferences.settings.dims_clashing, dispatch) }
                }
                <Tools game={game.clone()} address={None::<Address>} dispatch={dispatch.clone()} />
            </div>
            if has_coach {
                <div class="words">
                    <Panel game={game.clone()} {help} choosing={page.play.choosing}
                        run={page.play.run} daily={None::<String>} outcome={page.known_outcome()} has_timer={false}
                        shows_clashes={page.frame.preferences.settings.shows_clashes} dispatch={dispatch.clone()} />
                </div>
            } else {
                <p class="hint" role="status" data-testid="embed-told">
                    { text::word(if is_solved { "play-well-done" } else { rules }) }
                </p>
            }
        </>
    }
}
