//! Small picture of a puzzle.

use gloo::timers::callback::Timeout;
use js_sys::Array;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry};
use yew::prelude::*;

use crate::web::chunk::Arrival;
use crate::web::chunk::kinds;
use crate::web::hooks::use_in_turn;
use clew::kind::Code;
use clew_core::scene::{Scene, Theme, svg};
use clew_page::first_reading;

/// Cells in each direction of a picture in a long list. For a larger board, it shows only a corner:
/// smaller cells would not be visible, and a 100×100 board would take a third of a second.
const SHOWN: f64 = 30.0;

/// Properties of [`Thumbnail`].
#[derive(PartialEq, Properties)]
pub(crate) struct ThumbnailProps {
    /// The puzzle.
    pub(crate) code: Code,
    /// Colours and digits.
    pub(crate) theme: Theme,
}

/// Time after which the player of another kind is fetched for a picture, in milliseconds, so that it does not compete with
/// the page's first needs.
const PATIENCE: u32 = 3_000;

/// Picture of the bare puzzle; it is drawn only once, however often its surroundings change.
#[component]
pub(crate) fn Thumbnail(props: &ThumbnailProps) -> Html {
    let kind = props.code.kind;
    // The chunk brings the players of all kinds.
    let _ = use_context::<Arrival>();
    let is_there = use_state_eq(|| false);
    {
        let is_there = is_there.setter();
        use_effect_with(kind, move |&kind| {
            let wait = (!kinds::is_there(kind)).then(|| {
                Timeout::new(PATIENCE, move || {
                    spawn_local(async move { is_there.set(kinds::fetch(kind).await.is_ok()) });
                })
            });
            move || drop(wait)
        });
    }
    image(scene(&props.code).map(|scene| data_url(&scene, props.theme)))
}

/// Picture of a puzzle in a long table, drawn when its turn comes.
#[component]
pub(crate) fn QueuedThumbnail(props: &ThumbnailProps) -> Html {
    let of = (props.code.clone(), props.theme);
    // The clues are not kept, because the table may be very long.
    let picture = use_in_turn(of, |(code, theme)| small(&code.unparsed(), *theme));
    image(picture.flatten())
}

/// Properties of [`LateThumbnail`].
#[derive(PartialEq, Properties)]
pub(crate) struct LateThumbnailProps {
    /// The puzzle, as text.
    pub(crate) puzzle: String,
    /// Colours and digits.
    pub(crate) theme: Theme,
}

/// Picture of a puzzle in a long list: read and drawn in turn, once its place is
/// visible.
#[component]
pub(crate) fn LateThumbnail(props: &LateThumbnailProps) -> Html {
    let place = use_node_ref();
    let is_seen = use_state_eq(|| false);
    {
        let (place, is_seen) = (place.clone(), is_seen.clone());
        use_effect_with((), move |()| {
            let watch = place.cast::<Element>().and_then(|place| {
                let seen = is_seen.clone();
                watch(&place, move || seen.set(true))
            });
            if watch.is_none() {
                // The browser cannot report visibility: draw at once.
                is_seen.set(true);
            }
            move || {
                if let Some((observer, _)) = &watch {
                    observer.disconnect();
                }
            }
        });
    }
    let of = (is_seen.then(|| props.puzzle.clone()), props.theme);
    let picture = use_in_turn(of, |(puzzle, theme)| {
        let reading = first_reading(puzzle.as_deref()?)?;
        small(&reading.code, *theme)
    });
    html! {
        <span class="thumbnail" ref={place}>{ image(picture.flatten()) }</span>
    }
}

/// The bare puzzle; codes come from the reader, so each of them has a picture.
fn scene(code: &Code) -> Option<Scene> {
    Some(kinds::player(code)?.scene(0, 0))
}

/// Data URL of a picture in a long list.
fn small(code: &Code, theme: Theme) -> Option<AttrValue> {
    let mut scene = scene(code)?;
    scene.crop(SHOWN);
    Some(data_url(&scene, theme))
}

/// Data URL of a picture.
pub(crate) fn data_url(scene: &Scene, theme: Theme) -> AttrValue {
    let picture = svg::write(scene, theme);
    let encoded = String::from(js_sys::encode_uri_component(&picture));
    format!("data:image/svg+xml,{encoded}").into()
}

/// The picture for a data URL, if there is one yet.
fn image(url: Option<AttrValue>) -> Html {
    html! {
        if let Some(url) = url {
            <img src={url} alt="" />
        }
    }
}

/// Listener that must live as long as its observer.
type Seen = Closure<dyn FnMut(Array)>;

/// Calls `seen` once an element is visible; `None` if the browser cannot report this.
fn watch(element: &Element, seen: impl Fn() + 'static) -> Option<(IntersectionObserver, Seen)> {
    let is_in_sight = |entry: wasm_bindgen::JsValue| {
        let entry: IntersectionObserverEntry = entry.unchecked_into();
        entry.is_intersecting()
    };
    let seen = Seen::new(move |entries: Array| {
        if entries.iter().any(is_in_sight) {
            seen();
        }
    });
    let observer = IntersectionObserver::new(seen.as_ref().unchecked_ref()).ok()?;
    observer.observe(element);
    Some((observer, seen))
}
