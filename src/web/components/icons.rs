//! Icons of buttons; the buttons have the names.

use yew::prelude::*;

fn icon(path: &'static str) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg>
    }
}

/// A triangle.
pub(crate) fn play() -> Html {
    icon("M8 5.2v13.6L19 12z")
}

/// Three lines.
pub(crate) fn ways() -> Html {
    icon("M4 6h16v2H4zM4 11h16v2H4zM4 16h16v2H4z")
}

/// An arrow out of a tray.
pub(crate) fn share() -> Html {
    icon("M12 3l5 5-1.4 1.4-2.6-2.6V15h-2V6.8L8.4 9.4 7 8zM5 13h2v6h10v-6h2v8H5z")
}

/// An open book.
pub(crate) fn book() -> Html {
    icon(
        "M11.3 6.4C9.4 5 6.6 4.5 3 4.6v13.6c3.6-.1 6.4.4 8.3 1.8zM12.7 6.4C14.6 5 17.4 4.5 21 4.6v13.6c-3.6-.1-6.4.4-8.3 1.8z",
    )
}

/// Two bars.
pub(crate) fn pause() -> Html {
    icon("M7 5h3.6v14H7zM13.4 5H17v14h-3.6z")
}

/// An arrow to the right.
pub(crate) fn forward() -> Html {
    icon("M9.2 5.6 15.6 12l-6.4 6.4L7.8 17l5-5-5-5z")
}

/// An arrow to the left.
pub(crate) fn back() -> Html {
    icon("M14.8 5.6 8.4 12l6.4 6.4 1.4-1.4-5-5 5-5z")
}

/// Arrow to the end.
pub(crate) fn end() -> Html {
    icon("M6.6 5.6 13 12l-6.4 6.4L5.2 17l5-5-5-5zM16 5.5h2v13h-2z")
}

/// Arrow to the start.
pub(crate) fn start() -> Html {
    icon("M17.4 5.6 11 12l6.4 6.4 1.4-1.4-5-5 5-5zM6 5.5h2v13H6z")
}

/// Two arrows to the right.
pub(crate) fn stage_next() -> Html {
    icon("M5.6 5.6 12 12l-6.4 6.4L4.2 17l5-5-5-5zM13 5.6l6.4 6.4-6.4 6.4-1.4-1.4 5-5-5-5z")
}

/// Two arrows to the left.
pub(crate) fn stage_prev() -> Html {
    icon("M18.4 5.6 12 12l6.4 6.4 1.4-1.4-5-5 5-5zM11 5.6 4.6 12l6.4 6.4 1.4-1.4-5-5 5-5z")
}

/// Half light, half dark.
pub(crate) fn palette() -> Html {
    icon("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2v14a7 7 0 0 1 0-14z")
}

/// Three dots.
pub(crate) fn more() -> Html {
    icon(
        "M6 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zm6 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zm6 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z",
    )
}

/// An arrow that turns back.
pub(crate) fn undo() -> Html {
    icon("M9 5 4 9.5 9 14v-3.4h5.2a2.9 2.9 0 0 1 0 5.8H8V18.6h6.2a5.1 5.1 0 0 0 0-10.2H9z")
}

/// An arrow that turns on.
pub(crate) fn redo() -> Html {
    icon("M15 5l5 4.5-5 4.5v-3.4H9.8a2.9 2.9 0 0 0 0 5.8H16V18.6H9.8a5.1 5.1 0 0 1 0-10.2H15z")
}

/// A circling arrow, to the left.
pub(crate) fn rotate_left() -> Html {
    icon("M12 4.6V1.5L7 6l5 4.5V6.8a6 6 0 1 1-6 6H3.8A8.2 8.2 0 1 0 12 4.6z")
}

/// A circling arrow, to the right.
pub(crate) fn rotate_right() -> Html {
    icon("M12 4.6V1.5L17 6l-5 4.5V6.8a6 6 0 1 0 6 6h2.2A8.2 8.2 0 1 1 12 4.6z")
}

/// Two triangles left and right of a line.
pub(crate) fn mirror() -> Html {
    icon("M11 3h2v18h-2zM9 6v12H2zM15 6v12h7zm2 6.8 1.8 3.2H17z")
}

/// Two triangles above and below a line.
pub(crate) fn flip() -> Html {
    icon("M3 11h18v2H3zM6 9h12V2zM6 15h12v7zm6.8 2 3.2 1.8V17z")
}

/// A globe: other languages.
pub(crate) fn globe() -> Html {
    icon(
        "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 1.9c.9 0 2.1 1.8 2.6 4.9H9.4c.5-3.1 1.7-4.9 2.6-4.9zm-3.5.9a13 13 0 0 0-1 4H5.3a7.1 7.1 0 0 1 3.2-4zm7 0a7.1 7.1 0 0 1 3.2 4h-2.2a13 13 0 0 0-1-4zM4.9 11.7h2.4v2.1c0 .1 0 .2 0 .3H5.2a7.1 7.1 0 0 1-.3-2.4zm4.3 0h5.6a20 20 0 0 1-.1 2.4H9.3a20 20 0 0 1-.1-2.4zm7.5 0h2.4a7.1 7.1 0 0 1-.3 2.4h-2.2a22 22 0 0 0 .1-2.4zM5.9 16h1.8c.2.9.5 1.6.8 2.2A7.1 7.1 0 0 1 5.9 16zm3.7 0h4.8c-.6 2-1.6 3.1-2.4 3.1S10.2 18 9.6 16zm6.7 0h1.8a7.1 7.1 0 0 1-2.6 2.2c.3-.6.6-1.3.8-2.2z",
    )
}

/// A ball of thread with a loose end: the mark of the page.
pub(crate) fn clew() -> Html {
    html! {
        <svg class="icon clew" viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="13.5" cy="13" r="9.5" />
            <path d="M5.2 8.6c5.6-2.8 12.2-1.2 16.4 4M4 13.6c5.6-3.6 13-2.4 17.8 3.6M5.4 18.4c4.4-3.6 10-2.8 13.8 1.2M13.5 22.5c4 4.6 8.5-1.2 15.5 5" />
        </svg>
    }
}

/// A bin.
pub(crate) fn clear() -> Html {
    icon(
        "M9 3h6l1 2h4v2H4V5h4zM6 8.5h12L17 21H7zM9.4 11l.4 7.5h1.6L11 11zm3.6 0-.4 7.5h1.6l.4-7.5z",
    )
}

/// A key that wipes to the left.
pub(crate) fn wipe() -> Html {
    icon(
        "M8.5 5H21v14H8.5L3 12zm4.2 3.6-1.3 1.3 2.2 2.1-2.2 2.1 1.3 1.3 2.1-2.1 2.1 2.1 1.3-1.3-2.1-2.1 2.1-2.1-1.3-1.3-2.1 2.1z",
    )
}

/// A toothed wheel.
pub(crate) fn settings() -> Html {
    icon(
        "M10.3 3h3.4l.5 2.4 1.6.9 2.3-.8 1.7 3-1.8 1.6v1.8l1.8 1.6-1.7 3-2.3-.8-1.6.9-.5 2.4h-3.4l-.5-2.4-1.6-.9-2.3.8-1.7-3L6 11.9v-1.8L4.2 8.5l1.7-3 2.3.8 1.6-.9zM12 8.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
    )
}

/// Four boards.
pub(crate) fn games() -> Html {
    icon(
        "M4 4h7v7H4zm2 2v3h3V6zm7-2h7v7h-7zm2 2v3h3V6zM4 13h7v7H4zm2 2v3h3v-3zm7-2h7v7h-7zm2 2v3h3v-3z",
    )
}

/// A landscape in a frame.
pub(crate) fn picture() -> Html {
    icon(
        "M3 5h18v14H3zM5 7v8l4-4 4.5 4.5 2.5-2.5 3 3V7zM15.5 8.6a1.4 1.4 0 1 1 0 2.8a1.4 1.4 0 0 1 0-2.8z",
    )
}

/// A small arrow down: there is a menu below.
pub(crate) fn open() -> Html {
    icon("M7.4 9.4 12 14l4.6-4.6 1.2 1.2L12 16.4l-5.8-5.8z")
}
