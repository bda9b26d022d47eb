//! Timeline: a bar with one column per chapter, its width by time, its height by level, its colour and
//! pattern by stage; the playhead can be dragged along it, from chapter to chapter. The time of the film is written beside it.

mod draw;

use std::cell::Cell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use web_sys::{HtmlCanvasElement, HtmlElement, PointerEvent};
use yew::prelude::*;

use crate::web::hooks::use_size;
use crate::web::text;
use clew_core::model::{Arg, Explanation};
use clew_core::playback::{Playback, Playhead, Times};
use clew_core::scene::Palette;
use clew_page::Message;
use clew_page::playback::SharedPlayback;
use clew_page::watch::{Move, Speed};

/// Time until more of the film is measured, in milliseconds.
const MEASURE_AGAIN: u32 = 20;

/// Properties of [`Timeline`].
#[derive(PartialEq, Properties)]
pub(crate) struct TimelineProps {
    /// The playback.
    pub(crate) playback: SharedPlayback,
    /// Point that playback has reached.
    pub(crate) playhead: Playhead,
    /// Speed of playback.
    pub(crate) speed: Speed,
    /// Whether more steps may come.
    pub(crate) is_running: bool,
    /// Light or dark: a change repaints the bar.
    pub(crate) palette: Palette,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The timeline.
#[component]
pub(crate) fn Timeline(props: &TimelineProps) -> Html {
    let bar = use_node_ref();
    let canvas = use_node_ref();
    let head = use_node_ref();
    let tip = use_node_ref();
    let hovered = use_state_eq(|| None::<usize>);
    let is_dragging = use_mut_ref(|| false);
    let width = use_state_eq(|| 0);
    let position = props.playhead.position;
    let len = props.playback.get().chapters().len();
    let number = props.playback.get().chapter_of(position);

    {
        let width = width.clone();
        use_size(&bar, move |bar| width.set(bar.client_width()));
    }
    // Times are measured a few milliseconds at a time, and all that depends on them is drawn again.
    let measured = use_state_eq(|| 0u32);
    let (part, is_measured) = with_times(&props.playback, |playback, times| {
        times.part(playback, props.playhead)
    });
    let whole = with_times(&props.playback, |_, times| times.whole()).0;
    {
        let measured = measured.clone();
        use_effect_with(
            (is_measured, *measured, props.playback.clone()),
            move |&(is_measured, count, _)| {
                let next = (!is_measured)
                    .then(|| Timeout::new(MEASURE_AGAIN, move || measured.set(count + 1)));
                move || drop(next)
            },
        );
    }
    {
        let canvas = canvas.clone();
        let playback = props.playback.clone();
        use_effect_with(
            (playback, props.palette, *width, *measured),
            move |(playback, ..)| {
                if let Some(canvas) = canvas.cast::<HtmlCanvasElement>() {
                    with_times(playback, |playback, times| {
                        draw::draw(&canvas, playback, times)
                    });
                }
            },
        );
    }
    {
        let head = head.clone();
        let part = format!("{part:.5}");
        use_effect_with(part, move |part| place(&head, part));
    }
    {
        let tip = tip.clone();
        use_effect_with(
            (*hovered, props.playback.clone()),
            move |(hovered, playback)| {
                let (end, _) = with_times(playback, |_, times| times.end_of(hovered.unwrap_or(0)));
                place(&tip, &format!("{end:.5}"));
            },
        );
    }

    let at = {
        let (bar, playback) = (bar.clone(), props.playback.clone());
        Rc::new(move |event: &PointerEvent| {
            let part = part_at(&bar, event);
            with_times(&playback, |_, times| times.chapter_at(part)).0
        })
    };
    let sent: Rc<Cell<Option<usize>>> = use_memo((), |()| Cell::new(None));
    let down = {
        let (at, is_dragging, dispatch) =
            (Rc::clone(&at), is_dragging.clone(), props.dispatch.clone());
        let (bar, sent) = (bar.clone(), Rc::clone(&sent));
        Callback::from(move |event: PointerEvent| {
            *is_dragging.borrow_mut() = true;
            if let Some(bar) = bar.cast::<HtmlElement>() {
                let _ = bar.set_pointer_capture(event.pointer_id());
            }
            let number = at(&event);
            sent.set(Some(number));
            dispatch.emit(Move::Chapter(number).into());
        })
    };
    let moved = {
        let (at, is_dragging, dispatch) =
            (Rc::clone(&at), is_dragging.clone(), props.dispatch.clone());
        let (hovered, sent) = (hovered.clone(), Rc::clone(&sent));
        Callback::from(move |event: PointerEvent| {
            let number = at(&event);
            hovered.set(Some(number));
            if *is_dragging.borrow() && sent.replace(Some(number)) != Some(number) {
                dispatch.emit(Move::Chapter(number).into());
            }
        })
    };
    let up = {
        let is_dragging = is_dragging.clone();
        Callback::from(move |_: PointerEvent| *is_dragging.borrow_mut() = false)
    };
    let leave = {
        let hovered = hovered.clone();
        Callback::from(move |_: PointerEvent| hovered.set(None))
    };
    let tip_words = hovered.map(|number| {
        let playback = props.playback.get();
        let name = playback.chapter(number).map(text::chapter_name);
        let number = text::counted("page-number", "number", number);
        format!(
            "{number} {}",
            name.unwrap_or_else(|| text::word("page-start"))
        )
    });
    html! {
        <div class={classes!("timeline", props.is_running.then_some("running"))} ref={bar}
            data-testid="timeline" role="slider" tabindex="0"
            aria-label={text::word("page-timeline")}
            aria-valuemin="0" aria-valuemax={len.to_string()}
            aria-valuenow={number.to_string()}
            aria-valuetext={position_words(number, len)}
            onpointerdown={down} onpointermove={moved} onpointerup={up.clone()}
            onpointercancel={up} onpointerleave={leave}>
            <div class="track">
                <canvas ref={canvas} aria-hidden="true" />
                <i class="head" ref={head} />
                <span class={classes!("tip", tip_words.is_none().then_some("hidden"))} ref={tip}>
                    { tip_words.unwrap_or_default() }
                </span>
            </div>
            if props.is_running {
                <i class="stripe" />
            }
            if let Some([now, end]) = clock(props.speed, part, whole) {
                <span class="film-time" data-testid="film-time" title={text::word("page-film-time")}>
                    <span class="now">{ now }{ " / " }</span>{ end }
                </span>
            }
        </div>
    }
}

/// Reads the times of a film in the language of the page; the flag says whether all are measured.
fn with_times<T>(
    playback: &SharedPlayback,
    read: impl FnOnce(&Playback, &Times) -> T,
) -> (T, bool) {
    playback.with_times(&text::language(), &text::speaker(), read)
}

/// Moves an element to a place on the bar, a number from 0 to 1.
fn place(element: &NodeRef, part: &str) {
    if let Some(element) = element.cast::<HtmlElement>() {
        let _ = element
            .style()
            .set_property("left", &format!("calc({part} * 100%)"));
    }
}

/// Times already shown and of the whole film, such as "1:05" and "3:20", at a speed; nothing at the fastest.
fn clock(speed: Speed, part: f64, whole: f64) -> Option<[String; 2]> {
    let factor = speed.factor()?;
    Some([part * whole, whole].map(|time| {
        let seconds = (time / factor / 1000.0).round() as u64;
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }))
}

/// Position of a pointer on the bar, `0..=1`.
fn part_at(bar: &NodeRef, event: &PointerEvent) -> f64 {
    let track = bar
        .cast::<HtmlElement>()
        .and_then(|bar| bar.first_element_child());
    track.map_or(0.0, |track| {
        let bounds = track.get_bounding_client_rect();
        ((f64::from(event.client_x()) - bounds.left()) / bounds.width().max(1.0)).clamp(0.0, 1.0)
    })
}

/// "Chapter 17 of 38", for screen readers.
fn position_words(number: usize, len: usize) -> String {
    text::say(
        &Explanation::new("page-position")
            .with("number", Arg::Number(number as u64))
            .with("of", Arg::Number(len as u64)),
    )
}
