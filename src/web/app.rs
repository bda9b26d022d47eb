//! The page: its header, the page of the present mode, an open dialog.

use yew::prelude::*;

use crate::kind::SAMPLES;
use crate::solve::Method;

use super::address::{Bookmark, Place};
use super::chunk::{self, Arrival, Loading};
use super::components::header::Header;
use super::components::missing::Missing;
use super::components::restarted::Restarted;
use super::components::update::Update;
use super::hooks;
use super::settings;
use super::state::{self, Action, Mode, State};
use super::text;
use super::watch::{self, Speed};

/// The whole page.
#[component]
pub(crate) fn App() -> Html {
    let state = use_reducer_eq(opening);
    let fits = use_state_eq(|| 0u32);
    hooks::use_restarts(&state);
    hooks::use_engine(&state);
    hooks::use_asking(&state);
    watch::use_clock(&state);
    watch::use_sight(&state);
    hooks::use_address(&state);
    hooks::use_top(state.mode, state.guide);
    hooks::use_paste(&state);
    hooks::use_drop(&state);
    hooks::use_palette(&state);
    hooks::use_update(&state);
    hooks::use_chunk(&state);
    hooks::use_stored("clew-speed", state.watch.speed.name());
    hooks::use_stored("clew-waits", if state.watch.waits { "on" } else { "off" });
    hooks::use_stored("clew-numerals", state.numerals.into());
    let line_numbers = if state.has_line_numbers { "on" } else { "off" };
    hooks::use_stored("clew-line-numbers", line_numbers);
    text::write_digits(state.numerals);
    let fit = {
        let fits = fits.clone();
        Callback::from(move |()| fits.set(*fits + 1))
    };
    hooks::use_keys(&state, fit);

    let dispatch = use_memo((), |()| Callback::from(state.dispatcher()));
    let dispatch = (*dispatch).clone();
    let chunk = chunk::loaded();
    let arrival = Arrival {
        loading: state.chunk,
        dispatch: dispatch.clone(),
    };
    html! {
        <ContextProvider<Arrival> context={arrival}>
        // Another language says everything anew.
        <key={state.language.to_string()}>
            <Header kind={state.reading().code.kind} mode={state.mode} guide={state.guide}
                is_first={state.is_first()} is_sheet={state.games.is_open}
                palette={state.palette} dispatch={dispatch.clone()} />
            if let Some(chunk) = chunk {
                { (chunk.effects)(&state) }
            }
            if state.guide.is_some() || state.mode != Mode::Watch {
                if let Some(chunk) = chunk {
                    { (chunk.view)(&state, &dispatch, *fits) }
                }
            } else {
                { watch::view(&state, &dispatch, *fits) }
            }
            if state.chunk == Loading::Failed && chunk::is_awaited() {
                <Missing dispatch={dispatch.clone()} />
            }
            if state.has_restarted {
                <Restarted dispatch={dispatch.clone()} />
            }
            // Never in the middle of a game.
            if state.has_update && state.mode != Mode::Play {
                <Update dispatch={dispatch.clone()} />
            }
            if let Some(chunk) = chunk {
                { (chunk.dialog)(&state, dispatch) }
            }
        </>
        </ContextProvider<Arrival>>
    }
}

/// State of the page as it opens: the view that the address names, or else the
/// first sample.
fn opening() -> State {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    let place = hash.and_then(|hash| Place::parse(&hash));
    let (address, guide) = match place.clone() {
        Some(Place::View(address)) => (Some(address), None),
        Some(Place::Guide(page)) => (None, Some(page)),
        None => (None, None),
    };
    let named = address.as_ref().and_then(|address| {
        let reading = address.reading()?;
        State::opening(reading, address.method, address.bookmark)
    });
    let is_named = named.is_some();
    let is_first_sight = address.is_none() && guide.is_none();
    let mut state = named
        .or_else(|| {
            let reading = state::first_reading(SAMPLES[0].text)?;
            State::opening(reading, Method::default(), Bookmark::Start)
        })
        .expect("the first sample is a puzzle");
    if is_first_sight {
        state.watch.begin_sight();
    }
    match (chunk::loaded(), &address) {
        (Some(chunk), Some(address)) => {
            (chunk.arrive)(&mut state, address);
            (chunk.draw)(&mut state, address.walls.as_deref().unwrap_or_default());
        }
        // It did not arrive; shown once it does.
        (None, _) => place.into_iter().filter(chunk::shows).for_each(|place| {
            chunk::defer(Action::Visit(place));
        }),
        (Some(_), None) => {}
    }
    if chunk::loaded().is_some() || chunk::is_awaited() || hooks::is_wanted_early() {
        state.chunk = Loading::Running;
    }
    if let Some(address) = address.filter(|_| !is_named) {
        // A faulty address: show the sample, and the fault in the rest.
        state = std::rc::Rc::unwrap_or_clone(yew::Reducible::reduce(
            std::rc::Rc::new(state),
            Action::Paste(address.puzzle),
        ));
    }
    state.watch.speed = hooks::stored("clew-speed")
        .and_then(|name| Speed::named(&name))
        .unwrap_or_default();
    state.watch.waits = hooks::stored("clew-waits").as_deref() == Some("on");
    state.numerals = hooks::stored("clew-numerals")
        .and_then(|name| name.parse().ok())
        .unwrap_or_default();
    state.has_line_numbers = hooks::stored("clew-line-numbers").as_deref() != Some("off");
    state.palette = hooks::painted();
    state.set(settings::stored());
    state.guide = guide.filter(|_| chunk::loaded().is_some());
    state
}
