//! Places in a list: those in a row are named together, "the right sides of R1C5 to
//! R1C8".

use clew_core::grid::{Cell, Edge, Shape, Site, Vertex};

/// Minimum number of places in a row that are named together.
const SHORTEST: usize = 3;

/// Side of a cell that an edge is named after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Top,
    Right,
    Bottom,
    Left,
}

/// Places that are named together.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Group {
    /// A single place.
    One(Site),
    /// The four sides of a cell.
    AllSides(Cell),
    /// Two or three sides of a cell that the sentence names, clockwise from the top.
    Sides(Cell, Vec<(Side, Site)>),
    /// Cells next to each other, or the same side of each.
    Run {
        side: Option<Side>,
        /// The first and the last place, each with its cell.
        ends: [(Site, Cell); 2],
        length: usize,
    },
}

impl Group {
    /// Number of places.
    pub(super) fn len(&self) -> usize {
        match self {
            Group::One(_) => 1,
            Group::AllSides(_) => 4,
            Group::Sides(_, sides) => sides.len(),
            Group::Run { length, .. } => *length,
        }
    }
}

/// The side and the cell that an edge is named after: the cell above it or left of it,
/// unless it is on the rim of the board.
pub(super) fn side_of(edge: Edge, shape: Shape) -> Option<(Side, Cell)> {
    match (edge, edge.cells(shape)) {
        (Edge::Above(_), [Some(cell), _]) => Some((Side::Bottom, cell)),
        (Edge::Above(_), [None, Some(cell)]) => Some((Side::Top, cell)),
        (Edge::LeftOf(_), [Some(cell), _]) => Some((Side::Right, cell)),
        (Edge::LeftOf(_), [None, Some(cell)]) => Some((Side::Left, cell)),
        (_, [None, None]) => None,
    }
}

/// Message id of a dot, and the cell whose corner it is named after: the one below and
/// right of it, or the nearest if that would be beyond the rim of the board.
pub(super) fn corner_of(vertex: Vertex, shape: Shape) -> (&'static str, Cell) {
    let (is_below, is_right) = (vertex.row >= shape.rows, vertex.col >= shape.cols);
    let cell = Cell::new(
        vertex.row - u8::from(is_below),
        vertex.col - u8::from(is_right),
    );
    let id = match (is_below, is_right) {
        (false, false) => "place-corner-top-left",
        (false, true) => "place-corner-top-right",
        (true, false) => "place-corner-bottom-left",
        (true, true) => "place-corner-bottom-right",
    };
    (id, cell)
}

/// Message id of one edge.
pub(super) fn single(side: Side) -> &'static str {
    match side {
        Side::Top => "place-edge-top",
        Side::Right => "place-edge-right",
        Side::Bottom => "place-edge-bottom",
        Side::Left => "place-edge-left",
    }
}

/// Message id of a side by itself, next to others of the same cell.
pub(super) fn alone(side: Side) -> &'static str {
    match side {
        Side::Top => "place-side-top",
        Side::Right => "place-side-right",
        Side::Bottom => "place-side-bottom",
        Side::Left => "place-side-left",
    }
}

/// Message id of several edges of one side, or of several cells.
pub(super) fn run(side: Option<Side>) -> &'static str {
    match side {
        None => "place-run",
        Some(Side::Top) => "place-run-top",
        Some(Side::Right) => "place-run-right",
        Some(Side::Bottom) => "place-run-bottom",
        Some(Side::Left) => "place-run-left",
    }
}

/// A place as a cell or a side of one.
fn named(site: Site, shape: Shape) -> Option<(Option<Side>, Cell)> {
    match (site.line(), site.cell(), site.edge()) {
        (Some(_), ..) => None,
        (_, Some(cell), _) => Some((None, cell)),
        (.., Some(edge)) => side_of(edge, shape).map(|(side, cell)| (Some(side), cell)),
        _ => None,
    }
}

/// Groups the places of a list, each with the first one that it can be named together
/// with. Sides of cells that the sentence names are named after those cells.
pub(super) fn grouped(sites: &[Site], cells: &[Cell], shape: Shape) -> Vec<Group> {
    let mut left = sites.to_vec();
    let mut groups = Vec::new();
    while let Some(&first) = left.first() {
        let group = all_sides(first, &left, shape)
            .or_else(|| sides(first, &left, cells))
            .or_else(|| longest_run(first, &left, shape))
            .unwrap_or((Group::One(first), vec![first]));
        left.retain(|site| !group.1.contains(site));
        groups.push(group.0);
    }
    groups
}

/// The four sides of a cell, if all of them are listed.
fn all_sides(first: Site, listed: &[Site], shape: Shape) -> Option<(Group, Vec<Site>)> {
    let cells = first.edge()?.cells(shape).into_iter().flatten();
    let sides = |cell: Cell| cell.edges().map(Edge::site).to_vec();
    let mut whole = cells.map(|cell| (Group::AllSides(cell), sides(cell)));
    whole.find(|(_, sides)| sides.iter().all(|side| listed.contains(side)))
}

/// The sides of a named cell, if several of them are listed and an edge is one of them.
fn sides(first: Site, listed: &[Site], cells: &[Cell]) -> Option<(Group, Vec<Site>)> {
    const CLOCKWISE: [Side; 4] = [Side::Top, Side::Right, Side::Bottom, Side::Left];
    first.edge()?;
    let groups = cells.iter().map(|&cell| {
        let sides = cell.edges().map(Edge::site).into_iter();
        let sides = CLOCKWISE.into_iter().zip(sides);
        let sides: Vec<(Side, Site)> = sides.filter(|(_, site)| listed.contains(site)).collect();
        (cell, sides)
    });
    let of_first = |(_, sides): &(Cell, Vec<(Side, Site)>)| {
        sides.len() > 1 && sides.iter().any(|&(_, site)| site == first)
    };
    // If two cells share a side, take the one with more of the other listed sides.
    let (cell, sides) =
        groups
            .filter(of_first)
            .reduce(|most, next| match next.1.len() > most.1.len() {
                true => next,
                false => most,
            })?;
    let sites = sides.iter().map(|&(_, site)| site).collect();
    Some((Group::Sides(cell, sides), sites))
}

/// The longest run to the right or down that begins with a place.
fn longest_run(first: Site, listed: &[Site], shape: Shape) -> Option<(Group, Vec<Site>)> {
    let (side, cell) = named(first, shape)?;
    let run_by = |rows: u8, cols: u8| {
        let mut run = vec![(first, cell)];
        let mut at = cell;
        loop {
            at = Cell::new(at.row + rows, at.col + cols);
            let is_next = |site: &&Site| named(**site, shape) == Some((side, at));
            match listed.iter().find(is_next) {
                Some(&site) => run.push((site, at)),
                None => return run,
            }
        }
    };
    let (across, down) = (run_by(0, 1), run_by(1, 0));
    let run = if down.len() > across.len() {
        down
    } else {
        across
    };
    let last = *run.last().filter(|_| run.len() >= SHORTEST)?;
    let group = Group::Run {
        side,
        ends: [run[0], last],
        length: run.len(),
    };
    Some((group, run.into_iter().map(|(site, _)| site).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_of_cells_in_a_row_are_one_group_and_so_are_all_of_a_cell() {
        let shape = Shape::new(5, 5);
        let right = |row, col| Edge::LeftOf(Cell::new(row, col + 1)).site();
        let mut sites: Vec<Site> = (1..4).map(|col| right(0, col)).collect();
        sites.push(right(2, 2));
        sites.extend(Cell::new(4, 4).edges().map(Edge::site));
        let groups = grouped(&sites, &[], shape);
        let run = Group::Run {
            side: Some(Side::Right),
            ends: [1, 3].map(|col| (right(0, col), Cell::new(0, col))),
            length: 3,
        };
        let all = Group::AllSides(Cell::new(4, 4));
        assert_eq!(groups, [run, Group::One(right(2, 2)), all]);
    }

    #[test]
    fn sides_of_a_named_cell_refer_to_it() {
        let shape = Shape::new(5, 5);
        let cell = Cell::new(2, 2);
        let [top, right, _, left] = cell.edges().map(Edge::site);
        let other = Cell::new(4, 0).edges()[0].site();
        let listed = [left, other, top];
        let sides = vec![(Side::Top, top), (Side::Left, left)];
        let groups = grouped(&listed, &[cell], shape);
        assert_eq!(groups, [Group::Sides(cell, sides), Group::One(other)]);
        assert_eq!(grouped(&listed, &[], shape).len(), 3);
        assert_eq!(grouped(&[right, other], &[cell], shape).len(), 2);
    }

    #[test]
    fn two_cells_are_listed_and_three_in_a_column_are_a_run() {
        let cells = |rows: std::ops::Range<u8>| -> Vec<Site> {
            rows.map(|row| Cell::new(row, 1).site()).collect()
        };
        let shape = Shape::new(5, 5);
        assert_eq!(grouped(&cells(0..2), &[], shape).len(), 2);
        let column = grouped(&cells(0..4), &[], shape);
        assert_eq!(column.iter().map(Group::len).collect::<Vec<_>>(), [4]);
    }
}
