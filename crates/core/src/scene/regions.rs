//! Regions being drawn: walls beyond those of the puzzle, sizes, water.

use crate::grid::{Cell, Edge, Shape, Table, Walls};

use super::{Figure, Item, Point, Role, Scene};

/// Height of the text that states the number of cells of a region.
const SIZE: f64 = 0.3;

/// Replaces the lines between the cells of a picture by those of regions that walls
/// make. Clashes are not shown, because the clues belong to other regions.
pub fn divide(scene: &mut Scene, walls: &Walls) {
    let is_line = |item: &Item| {
        let is_between = item.site.is_none_or(|site| site.edge().is_some());
        matches!(item.role, Role::Thin | Role::Wall) && is_between
    };
    scene.items.retain(|item| !is_line(item));
    for item in &mut scene.items {
        if item.role == Role::ClueBroken {
            item.role = Role::Clue;
        }
    }
    let shape = walls.shape();
    let regions = walls.parts();
    scene.add(shape.edges().map(|edge| {
        let role = match edge.cells(shape) {
            [Some(a), Some(b)] if regions[a] == regions[b] => Role::Thin,
            _ => Role::Wall,
        };
        line(edge, role)
    }));
}

/// Walls that end within a region and do not divide it yet.
pub fn loose(walls: &Walls) -> Vec<Item> {
    let edges = walls.inner(&walls.parts());
    let wall = |edge| line(edge, Role::Suggested);
    edges.into_iter().map(wall).collect()
}

/// Numbers of cells of regions of a wrong size, each in a cell of it, and the required
/// number.
pub fn region_sizes(wrong: &[(Cell, usize)], wanted: usize) -> Vec<Item> {
    let number = |&(cell, cells): &(Cell, usize)| {
        let role = match cells > wanted {
            true => Role::Clash,
            false => Role::Counted,
        };
        let figure = Figure::Text {
            at: Point::new(f64::from(cell.col) + 0.42, f64::from(cell.row) + 0.24),
            size: SIZE,
            text: format!("{cells}/{wanted}"),
        };
        Item::new(cell.site(), role, figure)
    };
    wrong.iter().map(number).collect()
}

/// Outline of cells that a pointer is drawing over.
pub fn outlined(shape: Shape, cells: &[Cell]) -> Vec<Item> {
    let mut is_in = Table::filled(shape, false);
    for &cell in cells.iter().filter(|&&cell| shape.contains(cell)) {
        is_in[cell] = true;
    }
    let is_rim = |edge: &Edge| {
        let [one, other] = edge
            .cells(shape)
            .map(|cell| cell.is_some_and(|cell| is_in[cell]));
        one != other
    };
    let edges = shape.edges().filter(is_rim);
    edges.map(|edge| line(edge, Role::News)).collect()
}

/// Water in cells, with its surface.
pub fn poured(cells: &[Cell]) -> Vec<Item> {
    let water = |&cell: &Cell| {
        let (x, y) = (f64::from(cell.col), f64::from(cell.row));
        let (at, width, height) = (Point::new(x, y), 1.0, 1.0);
        let fill = Figure::Fill { at, width, height };
        let above = cell.row.checked_sub(1).map(|row| Cell::new(row, cell.col));
        let is_covered = above.is_some_and(|above| cells.contains(&above));
        let surface = (!is_covered).then(|| line(Edge::Above(cell), Role::Surface));
        [Some(Item::new(cell.site(), Role::Water, fill)), surface]
    };
    cells.iter().flat_map(water).flatten().collect()
}

fn line(edge: Edge, role: Role) -> Item {
    let [from, to] = edge.ends().map(|end| Point::from(end.site()));
    Item::new(edge.site(), role, Figure::Segment { from, to })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(items: &[Item], role: Role) -> usize {
        items.iter().filter(|item| item.role == role).count()
    }

    #[test]
    fn lines_of_a_picture_are_those_of_the_walls() {
        let mut walls = Walls::rim(Shape::new(2, 2));
        let mut scene = Scene::new(2.0, 2.0, Vec::new());
        divide(&mut scene, &walls);
        assert_eq!(
            (
                count(&scene.items, Role::Wall),
                count(&scene.items, Role::Thin)
            ),
            (8, 4)
        );
        for row in 0..2 {
            assert_eq!(loose(&walls).len(), usize::from(row));
            walls.set(Edge::LeftOf(Cell::new(row, 1)), true);
        }
        divide(&mut scene, &walls);
        assert_eq!(
            (
                count(&scene.items, Role::Wall),
                count(&scene.items, Role::Thin)
            ),
            (10, 2)
        );
        assert_eq!(loose(&walls), vec![]);
    }

    #[test]
    fn cells_drawn_over_have_one_outline() {
        let cells = [Cell::new(0, 0), Cell::new(0, 1), Cell::new(9, 9)];
        assert_eq!(outlined(Shape::new(2, 2), &cells).len(), 6);
    }

    #[test]
    fn water_has_a_surface_where_nothing_stands_on_it() {
        let cells = [Cell::new(0, 0), Cell::new(1, 0), Cell::new(1, 1)];
        let items = poured(&cells);
        assert_eq!(
            (count(&items, Role::Water), count(&items, Role::Surface)),
            (3, 2)
        );
    }

    #[test]
    fn too_large_sizes_differ_from_too_small_ones() {
        let wrong = [(Cell::new(0, 0), 5), (Cell::new(1, 0), 3)];
        let items = region_sizes(&wrong, 4);
        assert_eq!(
            items.iter().map(|item| item.role).collect::<Vec<_>>(),
            [Role::Clash, Role::Counted]
        );
    }
}
