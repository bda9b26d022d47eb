//! Canvas of a board. It manages its size, its zoom and its moment of animation,
//! and nothing else.

mod gestures;
mod mounted;
mod view;
mod zoom;

use clew_core::grid::Site;
use clew_core::scene::{Figure, Item, Point, Role, Scene};

pub(crate) use gestures::Gesture;
pub(crate) use mounted::{Mounted, use_board_view};
pub(crate) use view::{BoardView, Handle, Motion};

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
