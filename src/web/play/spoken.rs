//! Board in words: a grid with one roving focus for those who listen, and a line that
//! says what came of each action.

use wasm_bindgen::JsCast as _;
use web_sys::{HtmlElement, KeyboardEvent};
use yew::prelude::*;

use crate::grid::Site;
use crate::web::state::Action as PageAction;
use crate::web::text;

use super::Action;
use super::state::{SharedGame, Spoken};

/// Properties of [`SpokenBoard`].
#[derive(PartialEq, Properties)]
pub(crate) struct SpokenProps {
    /// The game.
    pub(crate) game: SharedGame,
    /// Words said now.
    pub(crate) spoken: Option<Spoken>,
    /// Whether the grid is there.
    pub(crate) is_on: bool,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<PageAction>,
}

/// The line that is said, the button for the grid, and the grid.
#[component]
pub(crate) fn SpokenBoard(props: &SpokenProps) -> Html {
    let shape = props.game.get().shape();
    let words = props.spoken.as_ref().map(|spoken| {
        // What is said a second time has to differ to be said at all.
        let pause = if spoken.number % 2 == 0 { "" } else { "\u{a0}" };
        text::plain(&spoken.words, shape) + pause
    });
    let toggle = {
        let is_on = props.is_on;
        props
            .dispatch
            .reform(move |_: MouseEvent| PageAction::Play(Action::Speak(!is_on)))
    };
    html! {
        <div class="spoken">
            <button type="button" class="plain reveal" data-testid="spoken-toggle" onclick={toggle}
                aria-pressed={if props.is_on { "true" } else { "false" }}>
                { text::word("spoken-toggle") }
            </button>
            if props.is_on {
                <Grid game={props.game.clone()} dispatch={props.dispatch.clone()} />
            }
            <p class="unseen" role="status" data-testid="spoken">{ words.unwrap_or_default() }</p>
        </div>
    }
}

/// Properties of [`Grid`].
#[derive(PartialEq, Properties)]
struct GridProps {
    game: SharedGame,
    dispatch: Callback<PageAction>,
}

/// The grid. Arrows move the focus; all other keys are the page's.
#[component]
fn Grid(props: &GridProps) -> Html {
    let at = use_state_eq(|| (0usize, 0usize));
    let game = props.game.get();
    let (shape, rows) = (game.shape(), game.lattice());
    let size = (rows.len(), rows.first().map_or(0, Vec::len));
    let keydown = {
        let at = at.clone();
        let rows = rows.clone();
        Callback::from(move |event: KeyboardEvent| {
            let (row, col) = *at;
            let last = |count: usize| count.saturating_sub(1);
            let next = match event.key().as_str() {
                "ArrowUp" => (row.saturating_sub(1), col),
                "ArrowDown" => ((row + 1).min(last(size.0)), col),
                "ArrowLeft" => (row, col.saturating_sub(1)),
                "ArrowRight" => (row, (col + 1).min(last(size.1))),
                "Home" => (row, 0),
                "End" => (row, last(size.1)),
                _ => return,
            };
            // The canvas has a cursor of its own.
            event.stop_propagation();
            event.prevent_default();
            at.set(next);
            if let Some(&place) = rows.get(next.0).and_then(|row| row.get(next.1)) {
                focus(place);
            }
        })
    };
    let cell = |row: usize, col: usize, place: Site| {
        let (at, dispatch) = (at.clone(), props.dispatch.clone());
        let is_at = *at == (row, col);
        let onfocus = Callback::from(move |_: FocusEvent| {
            at.set((row, col));
            dispatch.emit(PageAction::Play(Action::Point(place)));
        });
        html! {
            <div role="gridcell" id={id(place)} tabindex={if is_at { "0" } else { "-1" }} {onfocus}>
                { text::plain(&game.named(place), shape) }
            </div>
        }
    };
    html! {
        <div role="grid" class="unseen" data-testid="spoken-board" aria-label={text::word("spoken-board")}
            onkeydown={keydown}>
            { for rows.iter().enumerate().map(|(row, places)| html! {
                <div role="row">
                    { for places.iter().enumerate().map(|(col, &place)| cell(row, col, place)) }
                </div>
            }) }
        </div>
    }
}

fn id(place: Site) -> String {
    format!("spoken-{}-{}", place.y, place.x)
}

fn focus(place: Site) {
    let element = gloo::utils::document().get_element_by_id(&id(place));
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}
