//! Explanation as a moving picture: it is drawn and encoded one picture at a time, and its size is shown before it is saved.

use std::cell::Cell;
use std::rc::Rc;

use gloo::timers::future::TimeoutFuture;
use wasm_bindgen_futures::spawn_local;
use web_sys::CanvasRenderingContext2d;
use yew::prelude::*;

use crate::web::canvas::{Layer, View, paint};
use crate::web::chunk;
use crate::web::chunk::Extent;
use crate::web::text;
use clew::handout::{Shot, ended, lines, sentence, shot, shots};
use clew_core::model::{Arg, Explanation};
use clew_core::playback::{Playhead, Scope};
use clew_core::scene::{Role, Scene, Theme};
use clew_page::playback::SharedPlayback;

use super::download::{file_name, save_bytes};
use super::picture::{Surface, surface};

/// Maximum number of pictures: nobody watches more of them to the end.
const MOST: usize = 500;
/// Width of a cell, in pixels, unless the picture would be too wide.
const CELL: f64 = 40.0;
/// Maximum width of the picture, in pixels.
const WIDEST: f64 = 640.0;
/// Height of a line of a sentence below the board, its distance from the edges, and its type, in pixels.
const LINE: f64 = 22.0;
const EDGE: f64 = 14.0;
const FONT: &str = "16px system-ui, sans-serif";

/// Properties of [`MovingPicture`].
#[derive(PartialEq, Properties)]
pub(crate) struct MovingPictureProps {
    /// The playback.
    pub(crate) playback: SharedPlayback,
    /// Point that playback has reached.
    pub(crate) playhead: Playhead,
    /// The part of the explanation.
    pub(crate) extent: Extent,
    /// Colours and digits.
    pub(crate) theme: Theme,
    /// Receiver of the end: saved or cancelled.
    pub(crate) on_end: Callback<()>,
}

/// Progress of the encoding.
#[derive(Clone, PartialEq)]
enum Progress {
    /// Number of pictures drawn.
    Drawn(usize),
    /// The file.
    Ready(Rc<Vec<u8>>),
    /// The encoder could not be loaded, or has failed.
    Failed,
}

/// Progress of the drawing; then the size, and a button to save the file.
#[component]
pub(crate) fn MovingPicture(props: &MovingPictureProps) -> Html {
    let progress = use_state(|| Progress::Drawn(0));
    let has_words = use_state_eq(|| false);
    let points = use_memo((), |()| points(props));
    let shown = points.len().min(MOST);
    {
        let (progress, points) = (progress.setter(), Rc::clone(&points));
        let (playback, theme) = (props.playback.clone(), props.theme);
        use_effect_with(*has_words, move |&has_words| {
            progress.set(Progress::Drawn(0));
            let is_wanted = Rc::new(Cell::new(true));
            let wanted = Rc::clone(&is_wanted);
            spawn_local(async move {
                let drawn = drawn(
                    &playback,
                    &points[..shown],
                    theme,
                    has_words,
                    &progress,
                    &wanted,
                )
                .await;
                if wanted.get() {
                    progress
                        .set(drawn.map_or(Progress::Failed, |file| Progress::Ready(Rc::new(file))));
                }
            });
            move || is_wanted.set(false)
        });
    }
    let words = {
        let has_words = has_words.clone();
        Callback::from(move |_: Event| has_words.set(!*has_words))
    };
    let end = props.on_end.reform(|_: MouseEvent| ());
    let number = |number: usize| Arg::Number(number as u64);
    let (said, is_ready) = match &*progress {
        Progress::Drawn(drawn) => {
            let drawing = Explanation::new("gif-drawing")
                .with("done", number(*drawn))
                .with("of", number(shown));
            (text::say(&drawing), false)
        }
        Progress::Ready(file) => {
            let ready = Explanation::new("gif-ready")
                .with("pictures", number(shown))
                .with("kilobytes", number(file.len().div_ceil(1000)));
            (text::say(&ready), true)
        }
        Progress::Failed => (text::word("gif-failed"), false),
    };
    let save = {
        let (progress, on_end) = (progress.clone(), props.on_end.clone());
        let name = file_name(&props.playback, "gif");
        Callback::from(move |_: MouseEvent| {
            if let Progress::Ready(file) = &*progress {
                save_bytes(file, "image/gif", &name);
            }
            on_end.emit(());
        })
    };
    html! {
        <aside class="update" role="status" data-testid="gif">
            <p>
                { said }
                if points.len() > shown {
                    { " " }{ text::counted("gif-most", "count", MOST) }
                }
            </p>
            <label class="row">
                <input type="checkbox" data-testid="gif-words" checked={*has_words} onchange={words} />
                { text::word("gif-words") }
            </label>
            if is_ready {
                <button type="button" class="plain" data-testid="gif-save" onclick={save}>{ text::word("gif-save") }</button>
            }
            <button type="button" class="quiet" onclick={end}>{ text::word("gif-cancel") }</button>
        </aside>
    }
}

/// Points to draw, and the duration of each.
fn points(props: &MovingPictureProps) -> Vec<Shot> {
    let list = props.playback.get();
    match props.extent {
        Extent::Whole => shots(list.chapters().iter(), list.detail()),
        Extent::Chapter => {
            let is_shown = |stop: &Playhead| stop.scope != Scope::Run;
            let stops = list.stops(list.chapter_of(props.playhead.position));
            let has_beats = stops.iter().any(is_shown);
            let shown = stops
                .into_iter()
                .filter(|stop| is_shown(stop) || !has_beats);
            // The links of a chain are shown between the two beats.
            let walked = shown.flat_map(|stop| {
                let links = match stop.scope {
                    Scope::Conclude => list.substeps(stop.position) - 1,
                    _ => 0,
                };
                let links = (0..links).map(move |substep| Playhead {
                    substep,
                    ..Playhead::new(stop.position, Scope::Step)
                });
                links.chain([stop])
            });
            ended(walked.map(shot).collect())
        }
    }
}

/// Lines of the sentence at a point, below a picture of some width.
fn told(
    playback: &SharedPlayback,
    playhead: Playhead,
    context: &CanvasRenderingContext2d,
    width: f64,
) -> Vec<String> {
    context.set_font(FONT);
    let words = playback.words(&text::speaker(), playhead);
    lines(&sentence(words, playhead), |line| {
        let measured = context.measure_text(line);
        measured.is_ok_and(|measured| measured.width() > width - 2.0 * EDGE)
    })
}

/// The file; `None` if the encoder is not available or refuses a picture, or if the component is gone.
async fn drawn(
    playback: &SharedPlayback,
    points: &[Shot],
    theme: Theme,
    has_words: bool,
    progress: &UseStateSetter<Progress>,
    is_wanted: &Cell<bool>,
) -> Option<Vec<u8>> {
    let begin = chunk::animation().await.ok()?;
    let picture = |playhead: Playhead| -> Scene {
        let mut picture = playback.scene(playhead);
        picture.number_lines(playback.shape());
        picture
    };
    let Surface {
        context,
        width,
        height: board,
    } = surface(&picture(points.first()?.0), CELL, WIDEST)?;
    let told: Vec<Vec<String>> = match has_words {
        true => points
            .iter()
            .map(|&(playhead, _)| told(playback, playhead, &context, width.into()))
            .collect(),
        false => Vec::new(),
    };
    let most = told.iter().map(Vec::len).max().unwrap_or(0);
    // A board of any size has room for its longest sentence.
    let height =
        board + (most as f64 * LINE).round() as u32 + if most > 0 { 2 * EDGE as u32 } else { 0 };
    context.canvas()?.set_height(height);
    let small = |length: u32| u16::try_from(length).ok();
    let mut animation = begin(small(width)?, small(height)?)?;
    for (number, &(playhead, stay)) in (1..).zip(points) {
        let picture = picture(playhead);
        let view = View::fitted(&picture, [width.into(), board.into()], 1.0);
        context.set_fill_style_str(theme.paper());
        context.fill_rect(0.0, 0.0, width.into(), height.into());
        paint(&context, &picture, theme, view, Layer::All, 1.0);
        if let Some(told) = told.get(number - 1) {
            context.set_font(FONT);
            context.set_text_align("left");
            context.set_text_baseline("alphabetic");
            context.set_fill_style_str(theme.style(Role::Clue).colour);
            for (at, line) in (1..).zip(told) {
                let down = f64::from(board) + LINE * f64::from(at);
                let _ = context.fill_text(line, EDGE, down);
            }
        }
        let pixels = context.get_image_data(0.0, 0.0, width.into(), height.into());
        animation.push(pixels.ok()?.data().0, stay)?;
        progress.set(Progress::Drawn(number));
        // Let the page respond between two pictures.
        TimeoutFuture::new(0).await;
        if !is_wanted.get() {
            return None;
        }
    }
    animation.finish()
}
