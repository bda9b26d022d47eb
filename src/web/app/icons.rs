//! Small pictures for buttons; the buttons carry the names.

use yew::prelude::*;

fn icon(path: &'static str) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg>
    }
}

/// A triangle.
pub(super) fn play() -> Html {
    icon("M8 5.2v13.6L19 12z")
}

/// Two bars.
pub(super) fn pause() -> Html {
    icon("M7 5h3.6v14H7zM13.4 5H17v14h-3.6z")
}

/// An arrow to the right.
pub(super) fn forward() -> Html {
    icon("M9.2 5.6 15.6 12l-6.4 6.4L7.8 17l5-5-5-5z")
}

/// An arrow to the left.
pub(super) fn back() -> Html {
    icon("M14.8 5.6 8.4 12l6.4 6.4 1.4-1.4-5-5 5-5z")
}

/// To the end.
pub(super) fn end() -> Html {
    icon("M6.6 5.6 13 12l-6.4 6.4L5.2 17l5-5-5-5zM16 5.5h2v13h-2z")
}

/// To the start.
pub(super) fn start() -> Html {
    icon("M17.4 5.6 11 12l6.4 6.4 1.4-1.4-5-5 5-5zM6 5.5h2v13H6z")
}

/// To the next stage.
pub(super) fn stage_next() -> Html {
    icon("M5.6 5.6 12 12l-6.4 6.4L4.2 17l5-5-5-5zM13 5.6l6.4 6.4-6.4 6.4-1.4-1.4 5-5-5-5z")
}

/// To the previous stage.
pub(super) fn stage_prev() -> Html {
    icon("M18.4 5.6 12 12l6.4 6.4 1.4-1.4-5-5 5-5zM11 5.6 4.6 12l6.4 6.4 1.4-1.4-5-5 5-5z")
}

/// Half light, half dark.
pub(super) fn palette() -> Html {
    icon("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2v14a7 7 0 0 1 0-14z")
}

/// Three dots.
pub(super) fn more() -> Html {
    icon(
        "M6 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zm6 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zm6 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z",
    )
}

/// A small arrow down: there is a menu below.
pub(super) fn open() -> Html {
    icon("M7.4 9.4 12 14l4.6-4.6 1.2 1.2L12 16.4l-5.8-5.8z")
}
