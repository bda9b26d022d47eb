//! Menu: a button that opens a small menu below it.

use gloo::events::EventListener;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, Node};
use yew::prelude::*;

use crate::web::components::icons;

/// Properties of [`Menu`].
#[derive(PartialEq, Properties)]
pub(crate) struct MenuProps {
    /// Label of the button.
    pub(crate) label: AttrValue,
    /// Icon of the button, replacing its label.
    #[prop_or_default]
    pub(crate) icon: Option<Html>,
    /// Name in tests.
    pub(crate) id: &'static str,
    /// Entries of the menu.
    pub(crate) children: Html,
}

/// Margin to the edge of the window, in CSS pixels.
const AROUND: f64 = 8.0;
/// A menu with less room below than this opens upwards, in CSS pixels.
const LEAST: f64 = 240.0;

/// The menu; it closes on a choice, on Escape and on a touch elsewhere.
#[component]
pub(crate) fn Menu(props: &MenuProps) -> Html {
    let is_open = use_state_eq(|| false);
    let whole = use_node_ref();
    {
        let (is_open, whole) = (is_open.clone(), whole.clone());
        use_effect_with(*is_open, move |&open| {
            let listeners = open.then(|| {
                let document = gloo::utils::document();
                let closing = is_open.clone();
                let outside = EventListener::new(&document, "pointerdown", move |event| {
                    let target = event
                        .target()
                        .and_then(|target| target.dyn_into::<Node>().ok());
                    let is_inside = whole
                        .cast::<Element>()
                        .is_some_and(|whole| whole.contains(target.as_ref()));
                    if !is_inside {
                        closing.set(false);
                    }
                });
                let escape = EventListener::new(&document, "keydown", move |event| {
                    let key = event.dyn_ref::<web_sys::KeyboardEvent>();
                    if key.is_some_and(|event| event.key() == "Escape") {
                        is_open.set(false);
                    }
                });
                (outside, escape)
            });
            move || drop(listeners)
        });
    }
    let sheet = use_node_ref();
    {
        let sheet = sheet.clone();
        use_effect_with(*is_open, move |_| {
            if let Some(sheet) = sheet.cast::<HtmlElement>() {
                fit(&sheet);
            }
        });
    }
    let toggle = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    let close = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(false))
    };
    let expanded = if *is_open { "true" } else { "false" };
    html! {
        <div class="menu" ref={whole}>
            <button type="button" class="quiet" onclick={toggle} data-testid={props.id}
                aria-expanded={expanded}
                aria-label={props.icon.is_some().then(|| props.label.clone())}
                title={props.icon.is_some().then(|| props.label.clone())}>
                { props.icon.clone().unwrap_or_else(|| html! { <>{ props.label.clone() }{ icons::open() }</> }) }
            </button>
            if *is_open {
                <div class="sheet" ref={sheet} onclick={close}>{ props.children.clone() }</div>
            }
        </div>
    }
}

/// Keeps an open menu within the window: it scrolls if it would stick out, and
/// opens upwards if there is hardly any room below.
fn fit(sheet: &HtmlElement) {
    let window = web_sys::window().expect("a page has a window");
    let height = window
        .inner_height()
        .ok()
        .and_then(|height| height.as_f64());
    let Some(height) = height else {
        return;
    };
    let place = sheet.get_bounding_client_rect();
    let button = sheet
        .parent_element()
        .map_or(place.top(), |menu| menu.get_bounding_client_rect().top());
    let (below, above) = (height - place.top() - AROUND, button - 2.0 * AROUND);
    let opens_up = place.height() > below && below < LEAST && above > below;
    if opens_up {
        sheet.set_class_name("sheet up");
    }
    let room = if opens_up { above } else { below };
    let _ = sheet
        .style()
        .set_property("max-height", &format!("{}px", room.max(LEAST / 2.0)));
}
