//! A board with only its player, for the `<iframe>` of another page: `#embed&p=…`, followed by
//! the same parts as any address of a puzzle being watched.
//!
//! With `&mode=play` the puzzle is played by hand, and with `&coach=off` without the coach.
//!
//! It stores nothing in the browser; it only reports its height to the parent page.

use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, ResizeObserver};
use yew::prelude::*;

use clew::kind;
use clew_core::grid::Shape;
use clew_core::model::ParseError;

use super::chunk::{self, kinds};
use super::effects;
use super::hooks;
use super::shown::{self, Shown};
use super::text;
use super::watch;
use clew_page::address::{Address, Place};
use clew_page::{Message, Mode, Page};

/// Type of the messages that report the height, in CSS pixels.
const HEIGHT: &str = "clew-height";

/// The board, or the reason why there is none.
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
/// Returns `None` if the address has no puzzle, or the fault in the puzzle's text.
fn opened() -> Result<Page, Option<ParseError>> {
    let Some(Place::View(address)) = hooks::here() else {
        return Err(None);
    };
    let reading = address.reading();
    let reading = reading.ok_or_else(|| kind::read_named(&address.puzzle).err())?;
    let mut page = Page::opening(
        reading,
        address.method,
        address.bookmark,
        kinds::players(),
        text::voice(),
    )
    .ok_or(None)?;
    page.frame
        .preferences
        .follow_system(hooks::system_palette());
    page.play.is_alone = !wish().1;
    Ok(page)
}

#[derive(PartialEq, Properties)]
struct EmbeddedProps {
    state: Page,
}

#[component]
fn Embedded(props: &EmbeddedProps) -> Html {
    let state = {
        let state = props.state.clone();
        use_reducer_eq(move || {
            let mut page = state;
            shown::carry_out(page.begin(shown::now()));
            Shown(page)
        })
    };
    let fits = use_state_eq(|| 0u32);
    let whole = use_node_ref();
    {
        let state = state.clone();
        use_effect_with((), move |()| {
            if wish().0 {
                state.dispatch(Message::Enter(Mode::Play));
            }
        });
    }
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
        use_callback((), move |action: Message, ()| {
            // A handle keeps everything it has shown; a copy keeps only the present state.
            let state = handle.clone();
            match action {
                // Everything except watching, and playing if that was asked for, needs the whole page.
                Message::Guide(Some(page)) => open(&page.hash()),
                Message::Enter(mode) => open(&address(&state, mode).hash()),
                action => state.dispatch(action),
            }
        })
    };
    {
        let page = state.clone();
        use_memo((), move |()| shown::mount(effects::carry_out, &page));
    }
    effects::use_workers(&dispatch);
    let whole_page = address(&state, state.frame.mode).hash();
    let (_, has_coach) = wish();
    let played = chunk::loaded().filter(|_| state.frame.mode == Mode::Play);
    html! {
        <main class="embed" ref={whole}>
            <h1 class="unseen">{ watch::name(&state.reading()) }</h1>
            if let Some(chunk) = played {
                { (chunk.embedded)(&state, &dispatch, *fits, has_coach) }
            } else {
                { watch::embedded(&state, &dispatch, *fits) }
            }
            <p class="origin">
                <a href={whole_page} target="_blank" rel="noopener">{ text::word("page-embed-whole") }</a>
            </p>
        </main>
    }
}

/// Whether the address asks for playing by hand, and whether with the coach.
fn wish() -> (bool, bool) {
    let hash = hooks::hash();
    let has = |part: &str| hash.split('&').any(|other| other == part);
    (has("mode=play"), !has("coach=off"))
}

/// Address of the view on the whole page.
fn address(state: &Page, mode: Mode) -> Address {
    Address {
        mode,
        ..state.address()
    }
}

/// Opens a place of the whole page in a new tab.
fn open(hash: &str) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let base = window.location().pathname().unwrap_or_default();
    // If the browser refuses, it has informed the reader.
    let _ = window.open_with_url_and_target_and_features(
        &format!("{base}{hash}"),
        "_blank",
        "noopener",
    );
}

/// Reports an element's height to the parent page until it is dropped.
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
        // Sent to any parent page: a height is not a secret.
        let _ = around.post_message(&message, "*");
    });
    let observer = ResizeObserver::new(listener.as_ref().unchecked_ref()).ok()?;
    observer.observe(&element);
    Some(Telling {
        observer,
        _listener: listener,
    })
}
