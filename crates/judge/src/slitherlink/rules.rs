//! Rules, checked on a finished board by walking along its lines.

use std::collections::VecDeque;

use clew_core::grid::{Cell, Edge, Shape, Site, Table, Vertex};
use clew_slitherlink::{Clues, Fact, Mark, Side};

/// Finished board: whether each cell is inside.
pub type Interior = Table<Cell, bool>;

/// Whether the edge is a line: it separates inside from outside.
pub(super) fn is_line(interior: &Interior, edge: Edge) -> bool {
    let [a, b] = edge.cells(interior.shape());
    let inside = |cell: Option<Cell>| cell.is_some_and(|cell| interior[cell]);
    inside(a) != inside(b)
}

/// Whether the fact holds on the finished board.
pub(super) fn holds(interior: &Interior, fact: Fact) -> bool {
    match fact {
        Fact::Edge(edge, mark) => is_line(interior, edge) == (mark == Mark::Line),
        Fact::Cell(cell, side) => interior[cell] == (side == Side::Inside),
    }
}

fn lines_at(interior: &Interior, vertex: Vertex) -> Vec<Edge> {
    let edges = vertex.edges(interior.shape()).into_iter().flatten();
    edges.filter(|&edge| is_line(interior, edge)).collect()
}

/// Loop through `start`, on a board where every vertex has 0 or 2 lines.
pub(super) fn loop_through(interior: &Interior, start: Edge) -> Vec<Edge> {
    let [home, mut at] = start.ends();
    let mut walked = vec![start];
    let mut last = start;
    while at != home {
        let next = lines_at(interior, at)
            .into_iter()
            .find(|&edge| edge != last)
            .expect("a vertex with one line has another");
        let [a, b] = next.ends();
        at = if a == at { b } else { a };
        last = next;
        walked.push(next);
    }
    walked
}

/// Whether the lines form one closed loop.
pub(super) fn single_loop(interior: &Interior) -> Result<(), String> {
    let shape = interior.shape();
    for vertex in shape.vertices() {
        if !matches!(lines_at(interior, vertex).len(), 0 | 2) {
            return Err(format!("lines cross at {vertex:?}"));
        }
    }
    let lines: Vec<Edge> = shape
        .edges()
        .filter(|&edge| is_line(interior, edge))
        .collect();
    let Some(&start) = lines.first() else {
        return Err("there is no line".into());
    };
    if loop_through(interior, start).len() < lines.len() {
        return Err("there is more than one loop".into());
    }
    Ok(())
}

/// Number of lines around the cell.
pub(super) fn lines_around(interior: &Interior, cell: Cell) -> usize {
    let edges = cell.edges();
    edges
        .into_iter()
        .filter(|&edge| is_line(interior, edge))
        .count()
}

/// Whether the clue at a place has its number of lines around it.
pub(super) fn meets(clues: &Clues, interior: &Interior, at: Site) -> Result<(), String> {
    let Some((cell, count)) = at.cell().and_then(|cell| Some((cell, clues.count(cell)?))) else {
        return Err(format!("there is no clue at {at:?}"));
    };
    let lines = lines_around(interior, cell);
    if lines != usize::from(count) {
        return Err(format!("{cell:?} says {count} and has {lines} lines"));
    }
    Ok(())
}

/// Every edge of the finished board as a fact.
pub(super) fn marks(interior: &Interior) -> Vec<Fact> {
    let mark = |edge| match is_line(interior, edge) {
        true => Fact::Edge(edge, Mark::Line),
        false => Fact::Edge(edge, Mark::Cross),
    };
    interior.shape().edges().map(mark).collect()
}

/// Cells whose side follows from `facts` by colours alone: an edge that is a line
/// separates inside from outside, a cross does not. `None` if nothing follows.
pub(super) fn colours_of(shape: Shape, facts: &[Fact]) -> Table<Cell, Option<bool>> {
    let mut marks: Table<Edge, Option<Mark>> = Table::filled(shape, None);
    let mut known: Table<Cell, Option<bool>> = Table::filled(shape, None);
    let mut queue = VecDeque::new();
    for &fact in facts {
        match fact {
            Fact::Edge(edge, mark) => marks[edge] = Some(mark),
            Fact::Cell(cell, side) => {
                known[cell] = Some(side == Side::Inside);
                queue.push_back(cell);
            }
        }
    }
    for edge in shape.edges() {
        if let (Some(mark), [None, Some(cell)] | [Some(cell), None]) =
            (marks[edge], edge.cells(shape))
        {
            known[cell] = Some(mark == Mark::Line);
            queue.push_back(cell);
        }
    }
    while let Some(cell) = queue.pop_front() {
        for (edge, next) in cell.edges().into_iter().zip(cell.neighbours(shape)) {
            if let (Some(mark), Some(next)) = (marks[edge], next)
                && known[next].is_none()
            {
                known[next] = known[cell].map(|inside| inside != (mark == Mark::Line));
                queue.push_back(next);
            }
        }
    }
    known
}

/// Whether the fact is among `facts` or can be read off their colours.
pub(super) fn read_off(shape: Shape, facts: &[Fact], fact: Fact) -> bool {
    let known = colours_of(shape, facts);
    let coloured = match fact {
        Fact::Cell(cell, side) => known[cell] == Some(side == Side::Inside),
        Fact::Edge(edge, mark) => {
            let [a, b] = edge.cells(shape);
            let side = |cell: Option<Cell>| cell.map_or(Some(false), |cell| known[cell]);
            let differ = side(a).zip(side(b)).map(|(a, b)| a != b);
            differ == Some(mark == Mark::Line)
        }
    };
    coloured || facts.contains(&fact)
}

/// Finished board that `facts` describe.
///
/// # Errors
/// Names the cell left open, or the fact that disagrees with the others.
pub(super) fn interior_of_facts(shape: Shape, facts: &[Fact]) -> Result<Interior, String> {
    let known = colours_of(shape, facts);
    let mut interior = Table::filled(shape, false);
    for cell in shape.cells() {
        interior[cell] = known[cell].ok_or_else(|| format!("{cell:?} is left open"))?;
    }
    match facts.iter().find(|&&fact| !holds(&interior, fact)) {
        Some(fact) => Err(format!("{fact:?} disagrees with the other facts")),
        None => Ok(interior),
    }
}

/// Reads rows of `1` or `#` (inside) and others, on lines or between commas.
pub(super) fn interior_of_text(shape: Shape, text: &str) -> Option<Interior> {
    let rows: Vec<&[u8]> = text.split([',', '\n']).map(str::as_bytes).collect();
    let right_size = rows.len() == usize::from(shape.rows)
        && rows.iter().all(|row| row.len() == usize::from(shape.cols));
    right_size.then(|| {
        let mut interior = Table::filled(shape, false);
        for cell in shape.cells() {
            let symbol = rows[usize::from(cell.row)][usize::from(cell.col)];
            interior[cell] = matches!(symbol, b'1' | b'#');
        }
        interior
    })
}

/// Rows of `inside` and `outside` symbols joined by commas.
pub fn draw(interior: &Interior, inside: char, outside: char) -> String {
    let shape = interior.shape();
    let row = |row| -> String {
        let symbol = |col| {
            if interior[Cell::new(row, col)] {
                inside
            } else {
                outside
            }
        };
        (0..shape.cols).map(symbol).collect()
    };
    (0..shape.rows).map(row).collect::<Vec<_>>().join(",")
}
