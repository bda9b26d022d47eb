//! Hit test: the place at a point of the picture.

use crate::grid::{Cell, Edge, Shape, Site};

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

/// The cell at a point, or `None` off the board.
pub fn cell_at(shape: Shape, point: Point) -> Option<Cell> {
    let along = |value: f64, end: u8| (0..end).find(|&at| value.floor() == f64::from(at));
    let (row, col) = (along(point.y, shape.rows)?, along(point.x, shape.cols)?);
    Some(Cell::new(row, col))
}

/// The edge between two cells that is nearest to a point of one of them, or `None`
/// off the board.
pub fn side_at(shape: Shape, point: Point) -> Option<Edge> {
    let cell = cell_at(shape, point)?;
    let (x, y) = (point.x - f64::from(cell.col), point.y - f64::from(cell.row));
    let sides = cell.edges().into_iter().zip([y, 1.0 - x, 1.0 - y, x]);
    let inner = sides.filter(|(edge, _)| edge.cells(shape).iter().all(Option::is_some));
    let nearest = inner.min_by(|(_, a), (_, b)| a.total_cmp(b));
    nearest.map(|(edge, _)| edge)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_of_a_cell_name_its_nearest_side_within_the_board() {
        let shape = Shape::new(2, 2);
        let side = |x, y| side_at(shape, Point::new(x, y));
        assert_eq!(side(0.8, 0.5), Some(Edge::LeftOf(Cell::new(0, 1))));
        assert_eq!(side(1.2, 0.5), Some(Edge::LeftOf(Cell::new(0, 1))));
        assert_eq!(side(0.5, 0.9), Some(Edge::Above(Cell::new(1, 0))));
        // The rim is nearer.
        assert_eq!(side(0.1, 0.6), Some(Edge::Above(Cell::new(1, 0))));
        assert_eq!(side(-0.1, 0.6), None);
        assert_eq!(side_at(Shape::new(1, 1), Point::new(0.5, 0.5)), None);
    }

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
