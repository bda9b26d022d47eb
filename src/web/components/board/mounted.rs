//! A canvas mounted on the page, with a view that knows its size.

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlCanvasElement, HtmlElement, WheelEvent};
use yew::prelude::*;

use clew_core::grid::Shape;

use super::view::{BoardView, Handle};

/// A canvas, the element it fills, and its view.
pub(crate) struct Mounted {
    /// The canvas.
    pub(crate) canvas: NodeRef,
    /// Element it fills.
    pub(crate) place: NodeRef,
    /// Its view.
    pub(crate) view: Handle,
}

/// A view for a board with a shape; `fits` counts the requests to show all of it.
#[hook]
pub(crate) fn use_board_view(shape: Shape, fits: u32) -> Mounted {
    let canvas = use_node_ref();
    let place = use_node_ref();
    let view = use_mut_ref(BoardView::default);
    {
        let (canvas, place, view) = (canvas.clone(), place.clone(), Rc::clone(&view));
        use_effect_with((), move |()| {
            let (Some(canvas), Some(place)) = (
                canvas.cast::<HtmlCanvasElement>(),
                place.cast::<HtmlElement>(),
            ) else {
                return Box::new(|| ()) as Box<dyn FnOnce()>;
            };
            BoardView::attach(&view, canvas.clone(), place.clone());
            let resized = {
                let view = Rc::clone(&view);
                Closure::<dyn FnMut()>::new(move || BoardView::resize(&view))
            };
            let observer = web_sys::ResizeObserver::new(resized.as_ref().unchecked_ref()).ok();
            if let Some(observer) = &observer {
                observer.observe(&place);
            }
            let wheel = {
                let view = Rc::clone(&view);
                let options = EventListenerOptions::enable_prevent_default();
                EventListener::new_with_options(&canvas, "wheel", options, move |event| {
                    if let Some(event) = event.dyn_ref::<WheelEvent>()
                        && BoardView::wheel(&view, event)
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
        let (place, view) = (place.clone(), Rc::clone(&view));
        use_effect_with(shape, move |shape| {
            if let Some(place) = place.cast::<HtmlElement>() {
                let ratio = (f64::from(shape.cols) + 1.0) / (f64::from(shape.rows) + 1.0);
                let _ = place.style().set_property("--ratio", &ratio.to_string());
            }
            BoardView::fit(&view);
        });
    }
    {
        let view = Rc::clone(&view);
        use_effect_with(fits, move |_| BoardView::fit(&view));
    }
    Mounted {
        canvas,
        place,
        view,
    }
}
