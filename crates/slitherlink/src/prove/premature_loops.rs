//! Premature loops: the two ends of a path are not joined while there are
//! other lines, or clues that would not be met.

use super::propagation::{Inconsistent, Propagator};
use crate::board::Clues;

/// The four vertices next to a vertex, each with the two cells between which
/// the edge to it runs.
fn edges(vertex: usize, width: usize) -> [(usize, usize, usize); 4] {
    let [q0, q1, q2, q3] = [vertex, vertex - 1, vertex - width - 1, vertex - width];
    [
        (vertex - width, q2, q3),
        (vertex + 1, q3, q0),
        (vertex + width, q0, q1),
        (vertex - 1, q1, q2),
    ]
}

/// Crosses every edge that would close a loop too early; returns whether there
/// were any.
///
/// # Errors
/// Such an edge is a line.
pub(super) fn find(known: &mut Propagator, clues: &Clues) -> Result<bool, Inconsistent> {
    let grid = known.grid;
    let width = grid.width;
    let rows = usize::from(grid.shape.rows) + 1;
    let cols = usize::from(grid.shape.cols) + 1;
    let mut ends = Vec::new();
    let mut degrees = 0;
    for row in 1..=rows {
        for vertex in row * width + 1..=row * width + cols {
            let lines = edges(vertex, width).into_iter();
            let degree = lines.filter(|&(_, a, b)| known.relation(a, b) == 1).count();
            degrees += degree;
            if degree == 1 {
                ends.push(vertex);
            }
        }
    }
    let mut closing = Vec::new();
    for &start in &ends {
        let (mut before, mut at, mut length) = (start, start, 0);
        while let Some(&(next, ..)) = edges(at, width)
            .iter()
            .find(|&&(next, a, b)| next != before && known.relation(a, b) == 1)
        {
            (before, at) = (at, next);
            length += 1;
        }
        let edge = edges(at, width)
            .into_iter()
            .find(|&(next, a, b)| next == start && known.relation(a, b) > 1);
        if let Some((_, a, b)) = edge
            && start < at
            && (2 * length < degrees || !completes(known, clues, [a, b]))
        {
            closing.push([a, b]);
        }
    }
    // Learned only now, since it can make lines appear while vertices are still
    // looked at.
    for &[a, b] in &closing {
        known.relate(a, b, 0)?;
    }
    Ok(!closing.is_empty())
}

/// Whether the known lines and one more between two cells meet all clues.
fn completes(known: &Propagator, clues: &Clues, between: [usize; 2]) -> bool {
    clues.counts().all(|(cell, count)| {
        let cell = known.grid.at(cell);
        let around = known.grid.around(cell).into_iter();
        let lines = around.filter(|&next| {
            known.relation(cell, next) == 1 || between == [cell, next] || between == [next, cell]
        });
        lines.count() == usize::from(count)
    })
}
