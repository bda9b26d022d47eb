//! List of steps, grouped by stage. Only the lines in sight are there:
//! lists of thousands scroll like lists of ten.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::grid::Site;
use crate::model::{Arg, Explanation};
use crate::playback::ListLine;
use crate::web::components::stages::{stage_class, stage_name};
use crate::web::playback::SharedPlayback;
use crate::web::state::Action;
use crate::web::text;
use crate::web::watch::Move;

/// Lines made beyond those in sight, each way.
const BEYOND: usize = 6;

/// Properties of [`List`].
#[derive(PartialEq, Properties)]
pub(crate) struct ListProps {
    /// The playback.
    pub(crate) playback: SharedPlayback,
    /// Position of the playhead.
    pub(crate) position: usize,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Action>,
}

/// The list of steps.
#[component]
pub(crate) fn List(props: &ListProps) -> Html {
    let whole = use_node_ref();
    let inner = use_node_ref();
    let window = use_state_eq(|| (0usize, 40usize));
    let height = *use_memo((), |()| line_height());
    let lines = props.playback.get().lines().len();
    let present = props.playback.get().line_of(props.position);

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
        use_effect_with((present, props.position), move |(present, _)| {
            if let Some(whole) = whole.cast::<HtmlElement>() {
                scroll_to(&whole, present.unwrap_or(0), height);
            }
        });
    }
    let (first, last) = (window.0.min(lines), window.1.min(lines));
    {
        let inner = inner.clone();
        use_effect_with(first, move |&first| {
            let list = inner.cast::<HtmlElement>().and_then(|inner| {
                use wasm_bindgen::JsCast as _;
                inner.first_element_child()?.dyn_into::<HtmlElement>().ok()
            });
            if let Some(list) = list {
                let offset = first as f64 * height;
                let _ = list
                    .style()
                    .set_property("transform", &format!("translateY({offset}px)"));
            }
        });
    }
    let shown: Vec<ListLine> = props.playback.get().lines()[first..last].to_vec();
    html! {
        <section class="list" ref={whole} data-testid="list" tabindex="-1"
            aria-label={text::word("page-list")} onscroll={move |_: Event| look.emit(())}>
            <div ref={inner}>
                <ol>
                    { for shown.into_iter().enumerate().map(|(i, line)| {
                        view(props, line, present == Some(first + i))
                    }) }
                </ol>
            </div>
        </section>
    }
}

fn view(props: &ListProps, line: ListLine, is_present: bool) -> Html {
    let current = is_present.then_some("step");
    match line {
        ListLine::Heading(number) => {
            let section = props.playback.get().sections()[number];
            let go = props
                .dispatch
                .reform(move |_: MouseEvent| Move::Go(section.first).into());
            html! {
                <li key={format!("h{number}")} class="heading">
                    <button type="button" onclick={go} class={stage_class(section.stage)}>
                        <i class="swatch" />
                        { text::word(stage_name(section.stage)) }
                        <span class="count">{ text::counted("page-number", "number", section.count) }</span>
                    </button>
                </li>
            }
        }
        ListLine::Step(position) => {
            let Some(row) = props.playback.get().row(position).cloned() else {
                return Html::default();
            };
            let shape = props.playback.shape();
            let speaker = text::speaker();
            let places: Vec<String> = row
                .sites
                .iter()
                .map(|&site| speaker.place(site, shape))
                .collect();
            let go = props
                .dispatch
                .reform(move |_: MouseEvent| Move::Go(position).into());
            let site = row.sites.first().copied();
            html! {
                <li key={position}>
                    <button type="button" onclick={go} aria-current={current}
                        onpointerenter={highlight(props, site)} onpointerleave={highlight(props, None)}>
                        <span class="number">{ text::counted("page-number", "number", position) }</span>
                        <span class="name">{ text::word(row.name) }</span>
                        <span class="places">{ places.join(", ") }</span>
                    </button>
                </li>
            }
        }
        ListLine::Cases { first, last } => {
            let go = props
                .dispatch
                .reform(move |_: MouseEvent| Move::Go(first).into());
            let failed = props.playback.get().failed_cases(first, last);
            let cases = Explanation::new("page-cases").with("count", Arg::Number(failed));
            html! {
                <li key={first}>
                    <button type="button" onclick={go} aria-current={current}>
                        <span class="number">{ text::counted("page-number", "number", first) }</span>
                        <span class="name">{ text::plain(&cases, props.playback.shape()) }</span>
                    </button>
                </li>
            }
        }
    }
}

fn highlight(props: &ListProps, site: Option<Site>) -> Callback<PointerEvent> {
    props.dispatch.reform(move |_| Action::Highlight(site))
}

/// Brings a line into sight, moving as little as needed.
fn scroll_to(whole: &HtmlElement, line: usize, height: f64) {
    let top = f64::from(whole.scroll_top());
    let room = f64::from(whole.client_height());
    let (start, end) = (line as f64 * height, (line + 1) as f64 * height);
    if start < top + height {
        // The heading or the line before stays in sight too.
        whole.set_scroll_top((start - height).max(0.0) as i32);
    } else if end > top + room - height {
        whole.set_scroll_top((end + height - room).max(0.0) as i32);
    }
}

fn line_at(pixels: i32, height: f64) -> usize {
    (f64::from(pixels.max(0)) / height) as usize
}

/// Height of a line, in CSS pixels; must agree with the style sheet.
fn line_height() -> f64 {
    let is_coarse = web_sys::window()
        .and_then(|window| window.match_media("(pointer: coarse)").ok()?)
        .is_some_and(|query| query.matches());
    if is_coarse { 44.0 } else { 32.0 }
}
