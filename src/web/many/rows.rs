//! The table. Only the visible rows exist: a list of many thousands scrolls
//! like one of ten.

use gloo::events::EventListener;
use strum::IntoEnumIterator as _;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::web::text;
use clew::many::{Column, Direction};
use clew_core::scene::Theme;
use clew_page as page;
use clew_page::Message;
use clew_page::many::Listed;

use super::cells;

/// Number of rows rendered beyond the visible ones, in each direction.
const BEYOND: usize = 8;
/// Number of rows rendered before the window is measured.
const FIRST: usize = 40;

/// Rendered rows, and the height of each in CSS pixels.
#[derive(Clone, Copy, PartialEq)]
struct Window {
    first: usize,
    last: usize,
    height: f64,
}

/// Properties of [`Rows`].
#[derive(PartialEq, Properties)]
pub(crate) struct RowsProps {
    /// The list.
    pub(crate) listed: Listed,
    /// Colours and digits of pictures.
    pub(crate) theme: Theme,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The table.
#[component]
pub(crate) fn Rows(props: &RowsProps) -> Html {
    let (whole, body) = (use_node_ref(), use_node_ref());
    let window = use_state_eq(|| Window {
        first: 0,
        last: FIRST,
        height: 0.0,
    });
    let listed = &props.listed;
    let len = listed.view.order().len();
    let look = look(&whole, &window);
    {
        let (whole, body, look) = (whole.clone(), body.clone(), look.clone());
        let sheet = listed.sheet.clone();
        let known = use_mut_ref(|| None);
        use_effect_with((len, sheet.number(), window.height.to_bits()), move |_| {
            if let Some(whole) = whole.cast::<HtmlElement>() {
                let height = len as f64 * line_height(&whole);
                set(&body, "height", &format!("{height}px"));
                // Restore the scroll position of the list, and give it the keys.
                if known.replace(Some(sheet.number())) != Some(sheet.number()) {
                    whole.set_scroll_top(sheet.scrolled().get());
                    let _ = whole.focus();
                }
            }
            look.emit(());
        });
    }
    {
        let look = look.clone();
        use_effect_with((), move |()| {
            let window = web_sys::window().expect("a page has a window");
            let listener = EventListener::new(&window, "resize", move |_| look.emit(()));
            move || drop(listener)
        });
    }
    {
        let (whole, height) = (whole.clone(), window.height);
        let is_first = use_mut_ref(|| true);
        use_effect_with(listed.chosen, move |&chosen| {
            if let (false, Some(whole)) = (is_first.replace(false), whole.cast::<HtmlElement>()) {
                scroll_to(&whole, chosen, height);
            }
        });
    }
    let (first, last) = (window.first.min(len), window.last.min(len));
    let slice = use_node_ref();
    {
        let slice = slice.clone();
        let offset = first as f64 * window.height;
        use_effect_with(offset.to_bits(), move |_| {
            set(&slice, "transform", &format!("translateY({offset}px)"));
        });
    }
    let chosen = listed.chosen;
    let is_there = (first..last).contains(&chosen);
    let onscroll = {
        let (look, whole, sheet) = (look.clone(), whole.clone(), listed.sheet.clone());
        move |_: Event| {
            if let Some(whole) = whole.cast::<HtmlElement>() {
                sheet.scrolled().set(whole.scroll_top());
            }
            look.emit(());
        }
    };
    let onkeydown = keys(props, &whole, window.height);
    html! {
        <div class="rows" role="grid" tabindex="0" ref={whole} data-testid="many-table"
            aria-label={text::word("many-table")} aria-rowcount={(len + 1).to_string()}
            aria-colcount={Column::iter().count().to_string()}
            aria-activedescendant={is_there.then(|| row_id(chosen))} {onscroll} {onkeydown}>
            <div role="rowgroup" class="heads">
                <div role="row" aria-rowindex="1" class="line">
                    { for Column::iter().map(|column| heading(props, column)) }
                </div>
            </div>
            <div role="rowgroup" ref={body}>
                <div role="none" ref={slice}>
                    { for (first..last).map(|place| row(props, place)) }
                </div>
            </div>
        </div>
    }
}

/// Callback that measures the visible rows.
fn look(whole: &NodeRef, window: &UseStateHandle<Window>) -> Callback<()> {
    let (whole, window) = (whole.clone(), window.setter());
    Callback::from(move |()| {
        let Some(whole) = whole.cast::<HtmlElement>() else {
            return;
        };
        let height = line_height(&whole);
        let first = line_at(whole.scroll_top(), height);
        let shown = line_at(whole.client_height(), height) + 2;
        window.set(Window {
            first: first.saturating_sub(BEYOND),
            last: first + shown + BEYOND,
            height,
        });
    })
}

fn row_id(place: usize) -> String {
    format!("many-row-{place}")
}

fn name(column: Column) -> &'static str {
    column.into()
}

fn class(column: Column) -> String {
    format!("col-{}", name(column))
}

/// Heading of a column; a click sorts by the column.
fn heading(props: &RowsProps, column: Column) -> Html {
    let (sorted, direction) = props.listed.view.sorting();
    let (order, mark) = match (sorted == column, direction) {
        (true, Direction::Ascending) => ("ascending", "▲"),
        (true, Direction::Descending) => ("descending", "▼"),
        (false, _) => ("none", ""),
    };
    let onclick = props
        .dispatch
        .reform(move |_: MouseEvent| Message::Many(page::many::Action::Sort(column)));
    html! {
        <div role="columnheader" aria-sort={order} class={class(column)}>
            <button type="button" {onclick} data-testid={format!("many-sort-{}", name(column))}>
                { text::word(&format!("many-column-{}", name(column))) }
                <span class="mark" aria-hidden="true">{ mark }</span>
            </button>
        </div>
    }
}

fn row(props: &RowsProps, place: usize) -> Html {
    let listed = &props.listed;
    let table = listed.sheet.table();
    let Some(number) = listed.row_at(place) else {
        return Html::default();
    };
    let is_chosen = place == listed.chosen;
    let onclick = props
        .dispatch
        .reform(move |_: MouseEvent| Message::Many(page::many::Action::Open(place)));
    html! {
        <div role="row" key={place} id={row_id(place)} {onclick}
            aria-rowindex={(place + 2).to_string()}
            aria-selected={if is_chosen { "true" } else { "false" }}
            class={classes!("line", (listed.opened == Some(number)).then_some("opened"))}>
            { for Column::iter().map(|column| html! {
                <div role="gridcell" class={class(column)}>
                    { cells::content(column, &table, number, props.theme) }
                    if column == Column::Source && table.rows()[number].item().is_some() {
                        { play(props, place) }
                    }
                </div>
            }) }
        </div>
    }
}

/// Button that plays the puzzle of a row. The table has a single stop for the Tab key, and a separate key for this.
fn play(props: &RowsProps, place: usize) -> Html {
    let onclick = props.dispatch.reform(move |event: MouseEvent| {
        // A click on the row itself watches.
        event.stop_propagation();
        Message::Many(page::many::Action::Play(place))
    });
    html! {
        <button type="button" class="plain play-it" tabindex="-1" data-testid="many-play" {onclick}>
            { text::word("page-play-it") }
        </button>
    }
}

/// Keys of the table, to choose, open and play a row.
fn keys(props: &RowsProps, whole: &NodeRef, height: f64) -> Callback<KeyboardEvent> {
    let dispatch = props.dispatch.clone();
    let (chosen, len) = (props.listed.chosen, props.listed.view.order().len());
    let whole = whole.clone();
    Callback::from(move |event: KeyboardEvent| {
        let own = whole.cast::<Element>();
        let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
        if own != target || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let page = whole
            .cast::<HtmlElement>()
            .map_or(1, |whole| line_at(whole.client_height(), height).max(2) - 1);
        let listing = match event.key().as_str() {
            "ArrowDown" => page::many::Action::Choose(chosen + 1),
            "ArrowUp" => page::many::Action::Choose(chosen.saturating_sub(1)),
            "PageDown" => page::many::Action::Choose(chosen + page),
            "PageUp" => page::many::Action::Choose(chosen.saturating_sub(page)),
            "Home" => page::many::Action::Choose(0),
            "End" => page::many::Action::Choose(len),
            "Enter" => page::many::Action::Open(chosen),
            "p" | "P" => page::many::Action::Play(chosen),
            _ => return,
        };
        event.prevent_default();
        dispatch.emit(Message::Many(listing));
    })
}

/// Scrolls to make a row visible, moving as little as needed. The heading covers
/// the first visible line.
fn scroll_to(whole: &HtmlElement, place: usize, height: f64) {
    let top = f64::from(whole.scroll_top());
    let head = whole
        .first_element_child()
        .map_or(0.0, |head| f64::from(head.client_height()));
    let room = f64::from(whole.client_height()) - head;
    let (start, end) = (place as f64 * height, (place + 1) as f64 * height);
    // A float cast saturates.
    if start < top {
        whole.set_scroll_top(start as i32);
    } else if end > top + room {
        whole.set_scroll_top((end - room).ceil() as i32);
    }
}

fn line_at(pixels: i32, height: f64) -> usize {
    (f64::from(pixels.max(0)) / height) as usize
}

/// Height of a row, in CSS pixels, from the style sheet.
fn line_height(whole: &HtmlElement) -> f64 {
    web_sys::window()
        .and_then(|window| window.get_computed_style(whole).ok()?)
        .and_then(|style| style.get_property_value("--line").ok())
        .and_then(|height| height.trim().trim_end_matches("px").parse().ok())
        .unwrap_or(40.0)
}

fn set(node: &NodeRef, property: &str, value: &str) {
    if let Some(node) = node.cast::<HtmlElement>() {
        let _ = node.style().set_property(property, value);
    }
}
