//! Board in words: a grid with one roving focus for screen readers, and a line that
//! announces the result of each action.

use std::ops::Range;

use wasm_bindgen::JsCast as _;
use web_sys::{HtmlElement, KeyboardEvent};
use yew::prelude::*;

use crate::web::components::digits::digit_key;
use crate::web::text;
use clew_core::grid::Site;
use clew_page::Message;
use clew_page::play::Action;

use clew_page::play::{SharedGame, Spoken};

/// Rows and columns of the grid that exist at once, around the focus: the whole grid of a
/// 100×100 board would have forty thousand cells, announced again with each mark.
const SPAN: usize = 25;

/// The announced line, the button for the grid, and the grid.
pub(crate) fn spoken_board(
    game: &SharedGame,
    spoken: &Option<Spoken>,
    is_on: bool,
    dispatch: &Callback<Message>,
) -> Html {
    let shape = game.get().shape();
    let words = spoken.as_ref().map(|spoken| {
        // A repeated text must differ in order to be announced again.
        let pause = if spoken.number % 2 == 0 { "" } else { "\u{a0}" };
        text::plain(&spoken.words, shape) + pause
    });
    let toggle = { dispatch.reform(move |_: MouseEvent| Message::Play(Action::Speak(!is_on))) };
    html! {
        <div class="spoken">
            <button type="button" class="plain reveal" data-testid="spoken-toggle" onclick={toggle}
                aria-pressed={if is_on { "true" } else { "false" }}>
                { text::word("spoken-toggle") }
            </button>
            if is_on {
                <Grid game={game.clone()} dispatch={dispatch.clone()} />
            }
            <p class="unseen" role="status" data-testid="spoken">{ words.unwrap_or_default() }</p>
        </div>
    }
}

/// Properties of [`Grid`].
#[derive(PartialEq, Properties)]
struct GridProps {
    game: SharedGame,
    dispatch: Callback<Message>,
}

/// The grid, or the part of a large one around the focus. Arrows move the focus;
/// the page handles all other keys.
#[component]
fn Grid(props: &GridProps) -> Html {
    let chosen = use_state_eq(|| (0usize, 0usize));
    // Place that should get the focus: keys may arrive before the grid is rendered.
    let wanted = use_mut_ref(|| None::<(usize, usize)>);
    let game = props.game.get();
    let (shape, rows) = (game.shape(), game.lattice());
    let has_digits = super::keys::has_digits(game.code().kind);
    let size = (rows.len(), rows.first().map_or(0, Vec::len));
    let last = |count: usize| count.saturating_sub(1);
    // The previous board may have been larger.
    let at = (chosen.0.min(last(size.0)), chosen.1.min(last(size.1)));
    let keydown = {
        let (chosen, wanted) = (chosen.clone(), wanted.clone());
        Callback::from(move |event: KeyboardEvent| {
            // The number pad may send digits as arrows.
            if has_digits && digit_key(&event).is_some() {
                return;
            }
            let (row, col) = wanted.borrow().unwrap_or(at);
            let next = match event.key().as_str() {
                "ArrowUp" => (row.saturating_sub(1), col),
                "ArrowDown" => ((row + 1).min(last(size.0)), col),
                "ArrowLeft" => (row, col.saturating_sub(1)),
                "ArrowRight" => (row, (col + 1).min(last(size.1))),
                "Home" => (row, 0),
                "End" => (row, last(size.1)),
                _ => return,
            };
            // The canvas has its own cursor.
            event.stop_propagation();
            event.prevent_default();
            wanted.replace(Some(next));
            chosen.set(next);
        })
    };
    {
        let place = rows.get(at.0).and_then(|row| row.get(at.1)).copied();
        let wanted = wanted.clone();
        // Only now does the cell exist, if it did not before.
        use_effect_with(at, move |at| {
            let is_wanted = wanted.borrow_mut().take_if(|wanted| wanted == at).is_some();
            if let (true, Some(place)) = (is_wanted, place) {
                focus(place);
            }
        });
    }
    let cell = |row: usize, col: usize, place: Site| {
        let (chosen, wanted) = (chosen.clone(), wanted.clone());
        let dispatch = props.dispatch.clone();
        let is_at = at == (row, col);
        let onfocus = Callback::from(move |_: FocusEvent| {
            wanted.take();
            chosen.set((row, col));
            dispatch.emit(Message::Play(Action::Point(place)));
        });
        html! {
            <div role="gridcell" key={col} id={id(place)} aria-colindex={(col + 1).to_string()}
                tabindex={if is_at { "0" } else { "-1" }} {onfocus}>
                { text::plain(&game.named(place), shape) }
            </div>
        }
    };
    let (shown_rows, shown_cols) = (window(at.0, size.0), window(at.1, size.1));
    html! {
        <div role="grid" class="unseen" data-testid="spoken-board" aria-label={text::word("spoken-board")}
            aria-rowcount={size.0.to_string()} aria-colcount={size.1.to_string()} onkeydown={keydown}>
            { for shown_rows.map(|row| html! {
                <div role="row" key={row} aria-rowindex={(row + 1).to_string()}>
                    { for shown_cols.clone().map(|col| cell(row, col, rows[row][col])) }
                </div>
            }) }
        </div>
    }
}

/// Places of a line that exist while the focus is at one of them: [`SPAN`] of
/// `count`, with the focus in their middle if the line has enough places on both sides.
fn window(at: usize, count: usize) -> Range<usize> {
    let first = at.saturating_sub(SPAN / 2).min(count.saturating_sub(SPAN));
    first..(first + SPAN).min(count)
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
