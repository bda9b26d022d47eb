//! Canvas of a board. It manages its size, its zoom and its moment of animation,
//! and nothing else.

mod gestures;
mod mounted;
mod view;
mod zoom;

use yew::prelude::*;

use crate::web::text;
use clew_core::grid::Site;
use clew_core::scene::{Figure, Item, Point, Role, Scene};
use clew_page::{Dialog, Message};

pub(crate) use gestures::Gesture;
pub(crate) use mounted::{Mounted, use_board_view};
pub(crate) use view::{BoardView, Handle, Motion};

/// Button beside a board that opens the key of its signs.
pub(crate) fn key_opener(dispatch: &Callback<Message>) -> Html {
    let open = dispatch.reform(|_: MouseEvent| Message::Open(Dialog::Signs));
    let word = text::word("key-title");
    html! {
        <button type="button" class="key-open" data-testid="signs-open" title={word.clone()} aria-label={word}
            onclick={open}>{ "?" }</button>
    }
}

/// Adds a highlight of a place to a picture.
pub(crate) fn highlight(scene: &mut Scene, site: Option<Site>) {
    let Some(site) = site else {
        return;
    };
    let figure = match site.edge() {
        Some(edge) => {
            let [from, to] = edge.ends().map(|end| Point::from(end.site()));
            scene.add([Item::new(site, Role::Cursor, Figure::Segment { from, to })]);
            Figure::Ring {
                at: site.into(),
                radius: 0.3,
            }
        }
        None => Figure::Ring {
            at: site.into(),
            radius: if site.cell().is_some() { 0.46 } else { 0.22 },
        },
    };
    scene.add([Item::new(site, Role::Cursor, figure)]);
}
