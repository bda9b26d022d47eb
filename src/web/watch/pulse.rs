//! Ring that swells around the place being pointed at.

use web_sys::HtmlElement;
use yew::prelude::*;

use clew_core::grid::{Shape, Site};
use clew_core::scene::Point;

/// Properties of [`Pulse`].
#[derive(PartialEq, Properties)]
pub(crate) struct PulseProps {
    /// The place.
    pub(crate) site: Site,
    /// Size of the board.
    pub(crate) shape: Shape,
}

/// The ring; the style sheet knows where the board is.
#[component]
pub(crate) fn Pulse(props: &PulseProps) -> Html {
    let ring = use_node_ref();
    {
        let ring = ring.clone();
        use_effect_with((props.site, props.shape), move |&(site, shape)| {
            let Some(ring) = ring.cast::<HtmlElement>() else {
                return;
            };
            let Point { x, y } = site.into();
            let parts = [
                ("--across", x / f64::from(shape.cols)),
                ("--down", y / f64::from(shape.rows)),
                ("--cells", f64::from(shape.cols)),
            ];
            for (name, part) in parts {
                let _ = ring.style().set_property(name, &part.to_string());
            }
        });
    }
    html! { <i class="pulse" ref={ring} aria-hidden="true" /> }
}
