//! A board with its player alone, for the `<iframe>` of another page: `#embed&p=…`, and from there
//! on as any address of a puzzle that is watched.
//!
//! It keeps nothing in the browser, and tells the page around it nothing but its height.

use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, ResizeObserver};
use yew::prelude::*;

use crate::grid::Shape;
use crate::kind;
use crate::model::ParseError;

use super::address::{Address, Bookmark, Place};
use super::hooks;
use super::playback::SharedPlayback;
use super::state::{Action, Mode, State};
use super::text;
use super::watch;

/// Type of the messages that tell the height, in CSS pixels.
const HEIGHT: &str = "clew-height";

/// Whether the page is shown within another one; `www/paint.js` has looked at the address.
pub(crate) fn is_embedded() -> bool {
    let root = gloo::utils::document().document_element();
    root.is_some_and(|root| root.has_attribute("data-embed"))
}

/// The board, or why there is none.
#[component]
pub(crate) fn Embed() -> Html {
    let opened = use_memo((), |()| opened());
    match &*opened {
        Ok(state) => html! { <Embedded state={state.clone()} /> },
        Err(error) => html! {
            <main class="embed">
                <h1 class="unseen">{ text::word("page-name") }</h1>
                <p class="fault" role="alert" data-testid="error">
                    { match error {
                        Some(error) => text::plain(&error.explanation, Shape::new(1, 1)),
                        None => text::word("page-embed-empty"),
                    } }
                </p>
            </main>
        },
    }
}

/// The puzzle of the address.
///
/// # Errors
/// There is none, or its text has the fault returned.
fn opened() -> Result<State, Option<ParseError>> {
    let Some(Place::View(address)) = hooks::here() else {
        return Err(None);
    };
    let reading = address.reading();
    let reading = reading.ok_or_else(|| kind::read_named(&address.puzzle).err())?;
    let state = State::opening(reading, address.method, address.bookmark).ok_or(None)?;
    Ok(State {
        palette: hooks::painted(),
        ..state
    })
}

#[derive(PartialEq, Properties)]
struct EmbeddedProps {
    state: State,
}

#[component]
fn Embedded(props: &EmbeddedProps) -> Html {
    let state = {
        let state = props.state.clone();
        use_reducer_eq(move || state)
    };
    let fits = use_state_eq(|| 0u32);
    let whole = use_node_ref();
    hooks::use_engine(&state);
    hooks::use_asking(&state);
    watch::use_clock(&state);
    hooks::use_palette(&state);
    let fit = {
        let fits = fits.clone();
        Callback::from(move |()| fits.set(*fits + 1))
    };
    hooks::use_keys(&state, fit);
    {
        let whole = whole.clone();
        use_effect_with((), move |()| {
            let telling = whole.cast::<HtmlElement>().and_then(tell_height);
            move || drop(telling)
        });
    }
    let dispatch = {
        let handle = state.clone();
        use_callback((), move |action: Action, ()| {
            // A handle keeps all it has shown; a copy keeps only the present.
            let state = handle.clone();
            match action {
                // What is more than watching is for the whole page.
                Action::Guide(Some(page)) => open(&page.hash()),
                Action::Enter(mode) => open(&address(&state, mode).hash()),
                action => state.dispatch(action),
            }
        })
    };
    let whole_page = address(&state, Mode::Watch).hash();
    html! {
        <main class="embed" ref={whole}>
            <h1 class="unseen">{ watch::name(&state.reading()) }</h1>
            { watch::embedded(&state, &dispatch, *fits) }
            <p class="origin">
                <a href={whole_page} target="_blank" rel="noopener">{ text::word("page-embed-whole") }</a>
            </p>
        </main>
    }
}

/// Address of the view in the whole page.
fn address(state: &State, mode: Mode) -> Address {
    Address {
        mode,
        ..state.address()
    }
}

/// Opens a place of the whole page in a tab of its own.
fn open(hash: &str) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let base = window.location().pathname().unwrap_or_default();
    // A browser that refuses has told the reader.
    let _ = window.open_with_url_and_target_and_features(
        &format!("{base}{hash}"),
        "_blank",
        "noopener",
    );
}

/// Telling of an element's height to the page around, which ends when this is dropped.
struct Telling {
    observer: ResizeObserver,
    _listener: Closure<dyn Fn()>,
}

impl Drop for Telling {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

fn tell_height(element: HtmlElement) -> Option<Telling> {
    let around = web_sys::window()?.parent().ok()??;
    let told = element.clone();
    let listener = Closure::<dyn Fn()>::new(move || {
        let message = Object::new();
        let height = told.offset_height();
        let _ = Reflect::set(&message, &"type".into(), &HEIGHT.into());
        let _ = Reflect::set(&message, &"height".into(), &height.into());
        // To whichever page: a height is no secret.
        let _ = around.post_message(&message, "*");
    });
    let observer = ResizeObserver::new(listener.as_ref().unchecked_ref()).ok()?;
    observer.observe(&element);
    Some(Telling {
        observer,
        _listener: listener,
    })
}

/// HTML that shows a puzzle's board within another page, at the chapter or step that the address names.
pub(crate) fn snippet(playback: &SharedPlayback) -> String {
    let bookmark = match hooks::here() {
        Some(Place::View(address)) if address.mode == Mode::Watch => address.bookmark,
        _ => Bookmark::Start,
    };
    let address = Address {
        bookmark,
        ..Address::of(playback.code().text)
    };
    let page = web_sys::window().and_then(|window| window.location().href().ok());
    let page = page.unwrap_or_default();
    let page = page.split(['#', '?']).next().unwrap_or_default();
    let source = format!("{page}#embed&{}", address.hash().trim_start_matches('#'));
    let name = format!(
        "{} · {}",
        playback.walkthrough().title,
        text::word("page-name")
    );
    format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"480\" height=\"720\" style=\"border: 0; max-width: 100%\" loading=\"lazy\"></iframe>",
        escaped(&source),
        escaped(&name),
    )
}

/// A text between double quotes in HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
}
