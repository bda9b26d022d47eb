//! Drawing of regions: walls added and removed.

use clew_core::grid::{Cell, Edge, Table, Walls};

/// The walls with these cells as one region.
pub(super) fn fenced(walls: &Walls, cells: &[Cell]) -> Walls {
    joined(walls, cells, &[])
}

/// The walls with these cells joined to the region of the first; the rest of that region
/// stays.
pub(super) fn extended(walls: &Walls, cells: &[Cell]) -> Walls {
    let Some(&first) = cells.first() else {
        return walls.clone();
    };
    let region = walls.part(first);
    let new: Vec<Cell> = cells
        .iter()
        .copied()
        .filter(|cell| !region.contains(cell))
        .collect();
    joined(walls, &new, &region)
}

/// The walls with these cells in one region together with those of `region`, separated from
/// all others.
fn joined(walls: &Walls, cells: &[Cell], region: &[Cell]) -> Walls {
    let shape = walls.shape();
    let mut is_in = Table::filled(shape, false);
    for &cell in cells
        .iter()
        .chain(region)
        .filter(|&&cell| shape.contains(cell))
    {
        is_in[cell] = true;
    }
    let mut drawn = walls.clone();
    for &cell in cells.iter().filter(|&&cell| shape.contains(cell)) {
        for (edge, next) in cell.edges().into_iter().zip(cell.neighbours(shape)) {
            if let Some(next) = next {
                drawn.set(edge, !is_in[next]);
            }
        }
    }
    drawn
}

/// The walls with one more along an edge; or without it and, if it separates two
/// regions, without all other walls between them.
pub(super) fn toggled(walls: &Walls, edge: Edge) -> Walls {
    let shape = walls.shape();
    let mut drawn = walls.clone();
    if !walls.has(edge) {
        drawn.set(edge, true);
        return drawn;
    }
    drawn.set(edge, false);
    let regions = walls.parts();
    let sides = |edge: Edge| match edge.cells(shape) {
        [Some(a), Some(b)] => Some([regions[a].min(regions[b]), regions[a].max(regions[b])]),
        _ => None,
    };
    let parted = sides(edge).filter(|[a, b]| a != b);
    for other in shape.edges() {
        if parted.is_some() && sides(other) == parted {
            drawn.set(other, false);
        }
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::grid::Shape;

    fn cells(cells: &[(u8, u8)]) -> Vec<Cell> {
        let cell = |&(row, col): &(u8, u8)| Cell::new(row, col);
        cells.iter().map(cell).collect()
    }

    fn parts(walls: &Walls) -> Vec<u16> {
        walls.parts().values().to_vec()
    }

    #[test]
    fn cells_leave_their_region_and_cut_it() {
        let blank = Walls::rim(Shape::new(2, 3));
        let middle = fenced(&blank, &cells(&[(0, 1), (1, 1)]));
        assert_eq!(parts(&middle), [0, 1, 2, 0, 1, 2]);
        let wider = extended(&middle, &cells(&[(0, 1), (0, 0), (0, 2)]));
        assert_eq!(parts(&wider), [0, 0, 0, 1, 0, 2]);
        assert_eq!(extended(&wider, &cells(&[(0, 1), (0, 0)])), wider);
    }

    #[test]
    fn a_wall_taken_away_takes_all_that_part_the_same_regions() {
        let blank = Walls::rim(Shape::new(2, 3));
        let left = fenced(&blank, &cells(&[(0, 0), (1, 0)]));
        assert_eq!(toggled(&left, Edge::LeftOf(Cell::new(1, 1))), blank);
        let stub = toggled(&blank, Edge::LeftOf(Cell::new(1, 1)));
        assert_eq!(parts(&stub), [0; 6]);
        assert_eq!(
            parts(&toggled(&stub, Edge::LeftOf(Cell::new(0, 1)))),
            parts(&left)
        );
        assert_eq!(toggled(&stub, Edge::LeftOf(Cell::new(1, 1))), blank);
    }

    #[test]
    fn cells_beyond_the_board_and_the_rim_are_left_alone() {
        let blank = Walls::rim(Shape::new(2, 3));
        assert_eq!(fenced(&blank, &cells(&[(7, 7)])), blank);
        assert_eq!(extended(&blank, &[]), blank);
        assert_eq!(toggled(&blank, Edge::Above(Cell::new(0, 0))), blank);
    }
}
