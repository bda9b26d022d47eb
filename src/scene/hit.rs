//! Hit test: the place at a point of the picture.

use crate::grid::{Shape, Site};

use super::Point;

/// The cell, edge, vertex or clue before the board nearest to a point, or
/// `None` off the board.
pub fn site_at(shape: Shape, point: Point) -> Option<Site> {
    let along = |value: f64, cells: u8| -> Option<u8> {
        if (-1.0..-0.25).contains(&value) {
            return Some(Site::BEFORE);
        }
        if !(-0.25..f64::from(cells) + 0.25).contains(&value) {
            return None;
        }
        let whole = value.round();
        let near = (value - whole).abs() < 0.22;
        let doubled = if near {
            2.0 * whole
        } else {
            2.0 * value.floor() + 1.0
        };
        // In range: `value` lies on the board and a board has at most 100 cells a side.
        (0..=2 * cells).find(|&place| f64::from(place) == doubled)
    };
    let site = Site {
        y: along(point.y, shape.rows)?,
        x: along(point.x, shape.cols)?,
    };
    let before = site.y == Site::BEFORE || site.x == Site::BEFORE;
    (!before || site.line().is_some()).then_some(site)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_name_the_nearest_place() {
        let shape = Shape::new(2, 3);
        assert_eq!(
            site_at(shape, Point::new(0.5, 0.5)),
            Some(Site { y: 1, x: 1 })
        );
        assert_eq!(
            site_at(shape, Point::new(1.1, 0.5)),
            Some(Site { y: 1, x: 2 })
        );
        assert_eq!(
            site_at(shape, Point::new(2.95, 2.1)),
            Some(Site { y: 4, x: 6 })
        );
        assert_eq!(site_at(shape, Point::new(3.5, 0.5)), None);
    }

    #[test]
    fn points_before_the_board_name_the_clue_of_a_line() {
        let shape = Shape::new(2, 3);
        for line in shape.lines() {
            assert_eq!(site_at(shape, line.site().into()), Some(line.site()));
        }
        assert_eq!(site_at(shape, Point::new(-0.5, -0.5)), None);
        assert_eq!(site_at(shape, Point::new(-1.5, 0.5)), None);
    }
}
