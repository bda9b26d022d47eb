//! List of chapters; the present one is open and shows its steps. Only the visible
//! lines exist: lists of thousands scroll like lists of ten.

use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::web::components::stages::stage_class;
use crate::web::text::{self, say};
use clew_core::grid::Site;
use clew_core::model::{Arg, Explanation};
use clew_core::playback::{ListLine, Playhead};
use clew_page::Message;
use clew_page::playback::SharedPlayback;
use clew_page::watch::Move;

/// Lines rendered beyond the visible ones, in each direction.
const BEYOND: usize = 6;

/// Properties of [`List`].
#[derive(PartialEq, Properties)]
pub(crate) struct ListProps {
    /// The playback.
    pub(crate) playback: SharedPlayback,
    /// Point that playback has reached; the chapter there shows its steps.
    pub(crate) playhead: Playhead,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The list of chapters.
#[component]
pub(crate) fn List(props: &ListProps) -> Html {
    let whole = use_node_ref();
    let inner = use_node_ref();
    let window = use_state_eq(|| (0usize, 40usize));
    let height = *use_memo((), |()| line_height());
    let open = props.playback.get().chapter_of(props.playhead.position);
    let lines = props.playback.get().line_count(open);
    let present = props.playback.get().line_of(props.playhead);

    let look = {
        let (whole, window) = (whole.clone(), window.clone());
        Callback::from(move |()| {
            if let Some(whole) = whole.cast::<HtmlElement>() {
                let first = line_at(whole.scroll_top(), height);
                let shown = line_at(whole.client_height(), height) + 2;
                window.set((first.saturating_sub(BEYOND), first + shown + BEYOND));
            }
        })
    };
    {
        let inner = inner.clone();
        let look = look.clone();
        use_effect_with(lines, move |&lines| {
            if let Some(inner) = inner.cast::<HtmlElement>() {
                let whole = lines as f64 * height;
                let _ = inner.style().set_property("height", &format!("{whole}px"));
            }
            look.emit(());
        });
    }
    {
        let whole = whole.clone();
        use_effect_with((present, props.playhead), move |(present, _)| {
            if let Some(whole) = whole.cast::<HtmlElement>() {
                scroll_to(&whole, present.unwrap_or(0), height);
            }
        });
    }
    let (first, last) = (window.0.min(lines), window.1.min(lines));
    {
        let inner = inner.clone();
        use_effect_with(first, move |&first| {
            let list = inner
                .cast::<HtmlElement>()
                .and_then(|inner| inner.first_element_child()?.dyn_into::<HtmlElement>().ok());
            if let Some(list) = list {
                let offset = first as f64 * height;
                let _ = list
                    .style()
                    .set_property("transform", &format!("translateY({offset}px)"));
            }
        });
    }
    let shown = (first..last).map(|line| props.playback.get().line(open, line));
    let shown: Vec<ListLine> = shown.collect();
    let onkeydown = {
        let whole = whole.clone();
        Callback::from(move |event: KeyboardEvent| walk(&whole, &event))
    };
    html! {
        <section class="list" ref={whole.clone()} data-testid="list" tabindex="-1"
            aria-label={text::word("page-list")} onscroll={move |_: Event| look.emit(())} {onkeydown}>
            <h2 class="unseen">{ text::word("page-list") }</h2>
            <div ref={inner}>
                <ol>
                    { for shown.into_iter().enumerate().map(|(i, line)| {
                        let is_present = present == Some(first + i);
                        // A single stop for the Tab key; the arrow keys continue from there.
                        let is_stop = is_present || (present.is_none() && first + i == 0);
                        view(props, line, is_present, if is_stop { "0" } else { "-1" })
                    }) }
                </ol>
            </div>
        </section>
    }
}

fn view(props: &ListProps, line: ListLine, is_present: bool, tabindex: &'static str) -> Html {
    let current = is_present.then_some("step");
    match line {
        ListLine::Chapter(number) => {
            let Some(chapter) = props.playback.get().chapter(number).cloned() else {
                return Html::default();
            };
            let go = props
                .dispatch
                .reform(move |_: MouseEvent| Move::Chapter(number).into());
            let site = chapter.sites.first().copied();
            let name = match props.playback.get().is_cases(number) {
                true => {
                    let failed = props
                        .playback
                        .get()
                        .failed_cases(chapter.first, chapter.last);
                    say(&Explanation::new("page-cases").with("count", Arg::Number(failed)))
                }
                false => text::chapter_name(&chapter),
            };
            let places = Arg::Places(chapter.sites.clone());
            let places = Explanation::new("page-places").with("places", places);
            html! {
                <li key={format!("c{number}")} class={classes!("chapter", stage_class(chapter.stage))}>
                    <button type="button" onclick={go} aria-current={current} {tabindex}
                        onpointermove={pointed(props, site)} onpointerleave={left(props)}>
                        <i class="swatch" />
                        <span class="number">{ text::counted("page-number", "number", number) }</span>
                        <span class="name">{ name }</span>
                        <span class="places">{ text::plain(&places, props.playback.shape()) }</span>
                        if chapter.level > 0 {
                            <span class="count">{ format!("{}", chapter.last + 1 - chapter.first) }</span>
                        }
                    </button>
                </li>
            }
        }
        ListLine::Step(position) => {
            let Some(row) = props.playback.get().row(position).cloned() else {
                return Html::default();
            };
            let result = row.result.as_ref();
            let result = result.map(|result| text::plain(result, props.playback.shape()));
            let go = props
                .dispatch
                .reform(move |_: MouseEvent| Move::Step(position).into());
            let site = row.sites.first().copied();
            html! {
                <li key={position} class="within">
                    <button type="button" onclick={go} aria-current={current} {tabindex}
                        onpointermove={pointed(props, site)} onpointerleave={left(props)}>
                        <span class="name">{ result.unwrap_or_default() }</span>
                        <span class="places">{ text::word(row.name) }</span>
                    </button>
                </li>
            }
        }
    }
}

/// Highlights a place while the pointer moves on its line; a line that comes below a resting pointer is not pointed at.
fn pointed(props: &ListProps, site: Option<Site>) -> Callback<PointerEvent> {
    let dispatch = props.dispatch.clone();
    Callback::from(move |event: PointerEvent| {
        if text::has_moved(&event) {
            dispatch.emit(Message::Highlight(site));
        }
    })
}

fn left(props: &ListProps) -> Callback<PointerEvent> {
    props.dispatch.reform(|_| Message::Highlight(None))
}

/// Moves the focus to the line above or below.
fn walk(whole: &NodeRef, event: &KeyboardEvent) {
    let step = match event.key().as_str() {
        "ArrowDown" => 1,
        "ArrowUp" => -1,
        _ => return,
    };
    let focused = gloo::utils::document().active_element();
    let lines = whole
        .cast::<HtmlElement>()
        .and_then(|whole| whole.query_selector_all("li > button").ok());
    let (Some(focused), Some(lines)) = (focused, lines) else {
        return;
    };
    let mut numbers = 0..lines.length();
    let present = numbers.find(|&i| {
        lines
            .get(i)
            .is_some_and(|line| line.is_same_node(Some(&focused)))
    });
    let next = present.and_then(|i| lines.get(i.checked_add_signed(step)?));
    if let Some(line) = next.and_then(|line| line.dyn_into::<HtmlElement>().ok()) {
        let _ = line.focus();
    }
    event.prevent_default();
    event.stop_propagation();
}

/// Scrolls to make a line visible, moving as little as needed.
fn scroll_to(whole: &HtmlElement, line: usize, height: f64) {
    let top = f64::from(whole.scroll_top());
    let room = f64::from(whole.client_height());
    let (start, end) = (line as f64 * height, (line + 1) as f64 * height);
    if start < top + height {
        // Keep the heading or the previous line visible, too.
        whole.set_scroll_top((start - height).max(0.0) as i32);
    } else if end > top + room - height {
        whole.set_scroll_top((end + height - room).max(0.0) as i32);
    }
}

fn line_at(pixels: i32, height: f64) -> usize {
    (f64::from(pixels.max(0)) / height) as usize
}

/// Height of a line, in CSS pixels; it must match the style sheet.
fn line_height() -> f64 {
    let is_coarse = web_sys::window()
        .and_then(|window| window.match_media("(pointer: coarse)").ok()?)
        .is_some_and(|query| query.matches());
    if is_coarse { 44.0 } else { 32.0 }
}
