//! The page: the board first, beside it the words.

mod address;
mod answers;
mod board;
mod caption;
mod controls;
mod download;
mod edit;
mod help;
mod hooks;
mod icons;
mod list;
mod make;
mod many;
mod menu;
mod method;
mod paste;
mod playback;
mod speed;
mod state;
mod timeline;
mod verdict;

use strum::IntoEnumIterator as _;
use yew::prelude::*;

use crate::kind::{Kind, SAMPLES};
use crate::playback::RowKind;
use crate::scene::Palette;
use crate::solve::Method;
use crate::web::text;

use address::Address;
use answers::{Legend, Panel};
use board::Board;
use caption::Caption;
use controls::{Controls, Stages};
use edit::{EditPanel, Editor};
use help::Dialogs;
use list::List;
use make::{MadeFrom, Make};
use many::{Many, Returning};
use method::MethodChoice;
use paste::Paste;
use speed::Speed;
use state::{Action, Dialog, Mode, State};
use timeline::Timeline;
use verdict::Verdict;

/// The whole page.
#[component]
pub(super) fn App() -> Html {
    let state = use_reducer_eq(opening);
    let fits = use_state_eq(|| 0u32);
    hooks::use_engine(&state);
    hooks::use_asking(&state);
    hooks::use_maker(&state);
    hooks::use_crew(&state);
    hooks::use_clock(&state);
    hooks::use_address(&state);
    hooks::use_top(state.mode);
    hooks::use_paste(&state);
    hooks::use_drop(&state);
    hooks::use_palette(&state);
    hooks::use_stored("clew-speed", state.speed.name());
    hooks::use_stored("clew-numerals", state.numerals.into());
    text::write_digits(state.numerals);
    let fit = {
        let fits = fits.clone();
        Callback::from(move |()| fits.set(*fits + 1))
    };
    hooks::use_keys(&state, fit);

    let dispatch = use_memo((), |()| Callback::from(state.dispatcher()));
    let dispatch = (*dispatch).clone();
    html! {
        <>
            <Header kind={state.reading().code.kind} mode={state.mode} palette={state.palette} dispatch={dispatch.clone()} />
            if state.mode == Mode::Many {
                <Many listed={state.listed.clone()} dispatch={dispatch.clone()} />
            } else if state.mode == Mode::Make {
                <Make workshop={state.workshop.clone()} open={state.playback.clone()} theme={state.theme()} fits={*fits}
                    dispatch={dispatch.clone()} />
            } else {
                { desk(&state, &dispatch, *fits) }
            }
            if let Some(dialog) = state.dialog {
                <Dialogs {dialog} mode={state.mode} playback={state.playback.clone()} position={state.playhead.position} {dispatch} />
            }
        </>
    }
}

/// One puzzle, watched or written: the board, and beside it the words.
fn desk(state: &State, dispatch: &Callback<Action>, fits: u32) -> Html {
    let is_edited = state.mode == Mode::Edit;
    html! {
        <main>
            <div class="left">
                if is_edited {
                    <Editor editing={state.editing.clone()} overlay={state.overlay()} lit={state.lit} theme={state.theme()} {fits}
                        dispatch={dispatch.clone()} />
                } else {
                    { watch(state, dispatch, fits) }
                }
            </div>
            <div class="right">
                if let (Some(listed), false) = (&state.listed, is_edited) {
                    <Returning listed={listed.clone()} dispatch={dispatch.clone()} />
                }
                <Paste draft={state.draft.clone()} reading={state.reading()}
                    theme={state.theme()} dispatch={dispatch.clone()} />
                if is_edited {
                    <EditPanel editing={state.editing.clone()} asked={state.asked.clone()} overlay={state.overlay()}
                        theme={state.theme()}
                        dispatch={dispatch.clone()}>
                        { answers(state, dispatch) }
                    </EditPanel>
                } else {
                    { told(state, dispatch) }
                }
            </div>
        </main>
    }
}

/// The board of the film, and its player.
fn watch(state: &State, dispatch: &Callback<Action>, fits: u32) -> Html {
    let row = state.playback.get().row(state.playhead.position).cloned();
    let is_end = row
        .as_ref()
        .is_some_and(|row| row.kind == RowKind::Solution);
    let drawing = hooks::drawing_time(state.speed, is_end);
    let is_long = state.is_running() && state.work.is_long();
    html! {
        <>
            <Board playback={state.playback.clone()} overlay={state.overlay()} playhead={state.playhead} motion={state.motion} {drawing}
                lit={state.lit}
                looking_at={is_long.then_some(state.work.progress.looking_at).flatten()}
                theme={state.theme()}
                is_waiting={state.is_fresh && state.playhead.position == 0 && !state.is_playing && state.answers.aspect.is_none()}
                {fits} dispatch={dispatch.clone()} />
            <div class="player">
                <Timeline playback={state.playback.clone()} position={state.playhead.position}
                    is_running={state.is_growing()} palette={state.palette}
                    dispatch={dispatch.clone()} />
                <Controls position={state.playhead.position} len={state.playback.get().len()}
                    is_playing={state.is_playing} speed={state.speed}
                    dispatch={dispatch.clone()} />
                <Stages playback={state.playback.clone()} present={row.map(|row| row.stage)}
                    dispatch={dispatch.clone()} />
            </div>
        </>
    }
}

/// What is said of the film.
fn told(state: &State, dispatch: &Callback<Action>) -> Html {
    let is_fast = state.is_playing && !matches!(state.speed, Speed::Half | Speed::Single);
    html! {
        <>
            if let Some(aspect) = state.answers.aspect {
                <Legend {aspect} />
            } else {
                <Caption playback={state.playback.clone()} playhead={state.playhead} numerals={state.numerals} {is_fast} dispatch={dispatch.clone()} />
            }
            <Verdict run={state.run().clone()} playback={state.playback.clone()} playhead={state.playhead} overlay={state.overlay()}
                work={state.work} theme={state.theme()} dispatch={dispatch.clone()} />
            if let Some(recipe) = state.recipe() {
                <MadeFrom recipe={recipe.clone()} dispatch={dispatch.clone()} />
            }
            { answers(state, dispatch) }
            <MethodChoice method={state.method}
                numerals={state.playback.has_numerals().then_some(state.numerals)} dispatch={dispatch.clone()} />
            <List playback={state.playback.clone()} position={state.playhead.position}
                dispatch={dispatch.clone()} />
        </>
    }
}

/// What can be said where there are several solutions, or none.
fn answers(state: &State, dispatch: &Callback<Action>) -> Html {
    let shape = match state.mode {
        Mode::Watch | Mode::Make | Mode::Many => state.playback.shape(),
        Mode::Edit => state.editing.shape(),
    };
    html! {
        <Panel code={state.subject().clone()} {shape} outcome={state.outcome()}
            asked={state.asked.clone()} aspect={state.answers.aspect}
            is_told={state.mode == Mode::Watch}
            is_story={state.mode == Mode::Watch && state.answers.whole.is_some()} dispatch={dispatch.clone()} />
    }
}

/// The page as it opens: what the address names, or else the first sample.
fn opening() -> State {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    let address = hash.and_then(|hash| Address::parse(&hash));
    let named = address.as_ref().and_then(|address| {
        let reading = state::first_reading(&address.puzzle)?;
        State::opening(reading, address.method, address.step)
    });
    let is_named = named.is_some();
    let mut state = named
        .or_else(|| {
            let reading = state::first_reading(SAMPLES[0].text)?;
            State::opening(reading, Method::default(), 0)
        })
        .expect("the first sample is a puzzle");
    if let Some(address) = &address {
        let recipe = address.made.as_deref().and_then(|made| made.parse().ok());
        state.workshop.latest = recipe
            .filter(|_| is_named)
            .map(|recipe| (state.shown.code.clone(), recipe));
        state.enter(address.mode);
    }
    if let Some(address) = address.filter(|_| !is_named) {
        // A faulty address: show the sample, and say what is wrong with the rest.
        state = std::rc::Rc::unwrap_or_clone(yew::Reducible::reduce(
            std::rc::Rc::new(state),
            Action::Paste(address.puzzle),
        ));
    }
    state.speed = hooks::stored("clew-speed")
        .and_then(|name| Speed::named(&name))
        .unwrap_or_default();
    state.numerals = hooks::stored("clew-numerals")
        .and_then(|name| name.parse().ok())
        .unwrap_or_default();
    state.palette = palette();
    state
}

/// The paper that `www/paint.js` has chosen.
fn palette() -> Palette {
    let root = gloo::utils::document().document_element();
    match root.and_then(|root| root.get_attribute("data-palette")) {
        Some(name) if name == "dark" => Palette::Dark,
        _ => Palette::Light,
    }
}

#[derive(PartialEq, Properties)]
struct HeaderProps {
    kind: Kind,
    mode: Mode,
    palette: Palette,
    dispatch: Callback<Action>,
}

#[component]
fn Header(props: &HeaderProps) -> Html {
    let flip = {
        let (dispatch, palette) = (props.dispatch.clone(), props.palette);
        Callback::from(move |_: MouseEvent| {
            let other = match palette {
                Palette::Light => Palette::Dark,
                Palette::Dark => Palette::Light,
            };
            hooks::store_palette(other);
            dispatch.emit(Action::Paper(other));
        })
    };
    let lead = match props.mode {
        Mode::Watch => "page-lead",
        Mode::Edit => "page-lead-edit",
        Mode::Make => "page-lead-make",
        Mode::Many => "page-lead-many",
    };
    let help = props
        .dispatch
        .reform(|_: MouseEvent| Action::Open(Dialog::Help));
    html! {
        <header class="top">
            <h1>{ text::word("page-name") }</h1>
            <nav class="kinds" aria-label={text::word("page-kinds")}>
                { for Kind::iter().map(|kind| html! {
                    <span aria-current={(kind == props.kind).then_some("page")}>
                        { paste::kind_name(kind) }
                    </span>
                }) }
            </nav>
            <nav class="modes" aria-label={text::word("page-modes")}>
                { for Mode::iter().map(|mode| {
                    let name: &str = mode.into();
                    let enter = props.dispatch.reform(move |_: MouseEvent| Action::Enter(mode));
                    html! {
                        <button type="button" data-testid={name} onclick={enter}
                            aria-current={(mode == props.mode).then_some("page")}>
                            { text::word(&format!("page-mode-{name}")) }
                        </button>
                    }
                }) }
            </nav>
            <p class="lead">{ text::word(lead) }</p>
            <button type="button" class="quiet" data-testid="palette" onclick={flip}
                title={text::word("page-palette")} aria-label={text::word("page-palette")}>
                { icons::palette() }
            </button>
            <button type="button" class="quiet" data-testid="help" onclick={help}
                title={text::word("page-help")} aria-label={text::word("page-help")}>{ "?" }</button>
        </header>
    }
}
