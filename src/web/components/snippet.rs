//! HTML for embedding a board in another page.

use crate::web::hooks;
use crate::web::text;
use clew_page::Mode;
use clew_page::address::{Address, Bookmark, Place};
use clew_page::playback::SharedPlayback;

/// HTML that embeds a puzzle's board in another page: to be watched, at the chapter or step in the address, or to be played.
pub(crate) fn snippet(playback: &SharedPlayback, mode: Mode) -> String {
    let bookmark = match hooks::here() {
        Some(Place::View(address)) if address.mode == mode && mode == Mode::Watch => {
            address.bookmark
        }
        _ => Bookmark::Start,
    };
    let address = Address {
        bookmark,
        mode,
        ..Address::of(playback.code().text)
    };
    let page = web_sys::window().and_then(|window| window.location().href().ok());
    let page = page.unwrap_or_default();
    let page = page.split(['#', '?']).next().unwrap_or_default();
    let source = format!("{page}#embed&{}", address.hash().trim_start_matches('#'));
    let name = format!(
        "{} · {}",
        playback.walkthrough(&text::speaker()).title,
        text::word("page-name")
    );
    format!(
        "<iframe src=\"{}\" title=\"{}\" width=\"480\" height=\"720\" style=\"border: 0; max-width: 100%\" loading=\"lazy\"></iframe>",
        escaped(&source),
        escaped(&name),
    )
}

/// A text escaped for double quotes in HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
}
