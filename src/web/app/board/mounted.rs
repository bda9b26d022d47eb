//! A canvas in its place on the page, with a stage that knows its size.

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlCanvasElement, HtmlElement, WheelEvent};
use yew::prelude::*;

use crate::grid::Shape;

use super::stage::{Handle, Stage};

/// A canvas, the element it fills, and its stage.
pub(in super::super) struct Mounted {
    /// The canvas.
    pub(in super::super) canvas: NodeRef,
    /// What it fills.
    pub(in super::super) place: NodeRef,
    /// Its stage.
    pub(in super::super) stage: Handle,
}

/// A stage for a board of a shape; `fits` counts the wishes to see all of it.
#[hook]
pub(in super::super) fn use_stage(shape: Shape, fits: u32) -> Mounted {
    let canvas = use_node_ref();
    let place = use_node_ref();
    let stage = use_mut_ref(Stage::default);
    {
        let (canvas, place, stage) = (canvas.clone(), place.clone(), Rc::clone(&stage));
        use_effect_with((), move |()| {
            let (Some(canvas), Some(place)) = (
                canvas.cast::<HtmlCanvasElement>(),
                place.cast::<HtmlElement>(),
            ) else {
                return Box::new(|| ()) as Box<dyn FnOnce()>;
            };
            Stage::attach(&stage, canvas.clone(), place.clone());
            let resized = {
                let stage = Rc::clone(&stage);
                Closure::<dyn FnMut()>::new(move || Stage::resize(&stage))
            };
            let observer = web_sys::ResizeObserver::new(resized.as_ref().unchecked_ref()).ok();
            if let Some(observer) = &observer {
                observer.observe(&place);
            }
            let wheel = {
                let stage = Rc::clone(&stage);
                let options = EventListenerOptions::enable_prevent_default();
                EventListener::new_with_options(&canvas, "wheel", options, move |event| {
                    if let Some(event) = event.dyn_ref::<WheelEvent>()
                        && Stage::wheel(&stage, event)
                    {
                        event.prevent_default();
                    }
                })
            };
            Box::new(move || {
                if let Some(observer) = observer {
                    observer.disconnect();
                }
                drop((resized, wheel));
            })
        });
    }
    {
        let (place, stage) = (place.clone(), Rc::clone(&stage));
        use_effect_with(shape, move |shape| {
            if let Some(place) = place.cast::<HtmlElement>() {
                let ratio = (f64::from(shape.cols) + 1.0) / (f64::from(shape.rows) + 1.0);
                let _ = place.style().set_property("--ratio", &ratio.to_string());
            }
            Stage::fit(&stage);
        });
    }
    {
        let stage = Rc::clone(&stage);
        use_effect_with(fits, move |_| Stage::fit(&stage));
    }
    Mounted {
        canvas,
        place,
        stage,
    }
}
