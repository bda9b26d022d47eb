//! Marks for answers about a puzzle, the same for every kind.

use crate::grid::Site;

use super::{Figure, Item, Point, Role};

/// Clues that contradict each other: ringed and tinted.
pub fn contradicting(clues: &[Site]) -> Vec<Item> {
    let marks = |&site: &Site| {
        let middle = Point::from(site);
        let tint = Figure::Rect {
            at: Point::new(middle.x - 0.5, middle.y - 0.5),
            width: 1.0,
            height: 1.0,
        };
        let ring = Figure::Ring {
            at: middle,
            radius: 0.44,
        };
        [tint, ring].map(|figure| Item::new(site, Role::Contradicting, figure))
    };
    clues.iter().flat_map(marks).collect()
}

/// Clues that could be added: the number in a dashed ring, which no printed
/// clue has.
pub fn suggested(clues: &[(Site, u8)]) -> Vec<Item> {
    let marks = |&(site, number): &(Site, u8)| {
        let at = Point::from(site);
        let ring = Figure::Ring { at, radius: 0.4 };
        let text = Figure::Text {
            at,
            size: 0.5,
            text: number.to_string(),
        };
        [ring, text].map(|figure| Item::new(site, Role::Suggested, figure))
    };
    clues.iter().flat_map(marks).collect()
}
