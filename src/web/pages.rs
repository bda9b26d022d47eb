//! Entry points of the pages that follow the first view.

use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::web::components::copying::CopyNotice;
use crate::web::components::quiz;
use crate::web::components::share_entries::{Entries, copy_link, paper};
use crate::web::components::signs::first_signs;
use crate::web::dialogs::Dialogs;
use crate::web::guide::Guide;
use crate::web::make;
use crate::web::many::{self, many};
use crate::web::shown::PageHandle;
use crate::web::{edit, games, picture, play, settings};
use clew::kind;
use clew_page::parts::Rest;
use clew_page::{Message, Mode, Page};

use super::chunk::Chunk;

/// The entry points. Only a split point may call this; otherwise all of them become part of the first file.
pub fn pages() -> Chunk {
    Chunk {
        view,
        embedded: play::embedded,
        dialog,
        share_entries: |entries| html! { <Entries ..entries /> },
        copy_link,
        copy_notice: |notice| html! { <CopyNotice ..notice /> },
        paper,
        continued,
        effects: |state| html! { <Effects state={state.clone()} /> },
        key,
        foot,
        picture: picture::open,
        archive: |file, dispatch| games::import(file.into(), &dispatch),
        notice: games::elsewhere,
        store: games::carry_out,
        rest: Rest::here(),
        player: kind::make_player,
    }
}

fn view(state: &Page, dispatch: &Callback<Message>, fits: u32) -> Html {
    if let Some(page) = state.frame.guide {
        let is_watched = state.frame.mode == Mode::Watch;
        let watched = is_watched.then(|| state.watch.playback.clone());
        return html! {
            <Guide {page} kind={state.reading().code.kind} {watched}
                position={state.watch.playhead.position} preferences={state.frame.preferences.clone()}
                dispatch={dispatch.clone()} />
        };
    }
    match state.frame.mode {
        Mode::Many => html! {
            { many(state.many.list.as_ref(), state.frame.preferences.theme(), dispatch) }
        },
        Mode::Make => make::view(state, dispatch, fits),
        Mode::Play if state.games.is_open => games::sheet(state, dispatch),
        Mode::Play => play::view(state, dispatch, fits),
        Mode::Edit => edit::view(state, dispatch, fits),
        Mode::Watch => Html::default(),
    }
}

fn foot(state: &Page, dispatch: &Callback<Message>) -> Html {
    let watch = &state.watch;
    html! {
        <>
            { quiz::view(state, dispatch) }
            { first_signs(state.frame.puzzle.code.kind, &watch.playback, watch.playhead, state.frame.preferences.theme()) }
        </>
    }
}

fn dialog(state: &Page, dispatch: Callback<Message>) -> Html {
    // An exercise may be of another kind than the open puzzle.
    let game = state
        .play
        .shown_game()
        .filter(|_| state.frame.mode == Mode::Play);
    let kind = game.map_or(state.subject().kind, |game| game.get().code().kind);
    match state.frame.dialog {
        Some(dialog) => html! {
            <Dialogs {dialog} mode={state.frame.mode} {kind} preferences={state.frame.preferences.clone()} picture={state.picture.clone()} {dispatch} />
        },
        None => Html::default(),
    }
}

fn continued(state: &Page, dispatch: &Callback<Message>) -> Html {
    html! {
        { games::continue_card(&state.games, state.frame.preferences.theme(), dispatch) }
    }
}

fn key(event: &KeyboardEvent, state: &Page) -> Option<Message> {
    match state.frame.mode {
        Mode::Play => {
            let game = state.play.shown_game();
            let shown = game.map(|game| (game.get().code().kind, game.get().shape()));
            shown.and_then(|(kind, shape)| play::key_action(event, kind, shape.rows))
        }
        Mode::Edit => {
            let action = edit::key_action(event, &state.edit.drafting);
            if let Some(Message::Edit(_)) = action {
                // The next key also belongs to the board: a space wipes there, instead of pressing
                // a button that was used before.
                edit::focus();
            }
            action
        }
        Mode::Watch => quiz::key(event, state),
        Mode::Make | Mode::Many => None,
    }
}

#[derive(PartialEq, Properties)]
struct EffectsProps {
    state: PageHandle,
}

/// The effects, as a component that does not show anything.
#[component]
fn Effects(props: &EffectsProps) -> Html {
    let state = &props.state;
    many::use_kept_list(state);
    games::use_games(state);
    settings::use_settings(state);
    Html::default()
}
