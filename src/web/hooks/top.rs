//! Scroll position: a page is shown from its top, however far down the link to it was.

use yew::prelude::*;

use clew_page::Mode;
use clew_page::guide::GuidePage;

/// Scrolls to the top when another page is shown.
#[hook]
pub(crate) fn use_top(mode: Mode, guide: Option<GuidePage>) {
    let is_first = use_mut_ref(|| true);
    use_effect_with((mode, guide), move |_| {
        // When the page opens, keep the scroll position restored by the browser.
        if !is_first.replace(false)
            && let Some(window) = web_sys::window()
        {
            window.scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
}
