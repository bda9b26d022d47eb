//! Small picture of a puzzle.

use yew::prelude::*;

use crate::kind::{self, Code};
use crate::scene::{Theme, svg};

/// Properties of [`Thumbnail`].
#[derive(PartialEq, Properties)]
pub(crate) struct ThumbnailProps {
    /// The puzzle.
    pub(crate) code: Code,
    /// Colours and digits.
    pub(crate) theme: Theme,
}

/// Picture of the bare puzzle; drawn once, however often what is around it changes.
#[component]
pub(crate) fn Thumbnail(props: &ThumbnailProps) -> Html {
    // Codes come from the reader itself, so each has a picture.
    let picture = kind::player(&props.code).ok().map(|player| {
        let picture = svg::write(&player.scene(0, 0), props.theme);
        let encoded = String::from(js_sys::encode_uri_component(&picture));
        html! { <img src={format!("data:image/svg+xml,{encoded}")} alt="" /> }
    });
    picture.unwrap_or_default()
}
