//! Slitherlink in words: dots, edges and cells, side by side.

use clew_core::game::{Position, Selection, Spoken};
use clew_core::grid::{Site, Vertex};
use clew_core::model::{Arg, Explanation};

use crate::board::{Clues, Slitherlink};
use crate::explain::state;

impl Spoken for Slitherlink {
    fn lattice(clues: &Clues) -> Vec<Vec<Site>> {
        let shape = clues.shape();
        let row = |y| (0..=2 * shape.cols).map(|x| Site { y, x }).collect();
        (0..=2 * shape.rows).map(row).collect()
    }

    fn words(clues: &Clues, position: &Position<Self>, place: Site) -> Vec<Explanation> {
        let clue = place.cell().and_then(|cell| clues.count(cell));
        let clue = clue.map(|clue| {
            Explanation::new("spoken-clue").with("number", Arg::Number(u64::from(clue)))
        });
        let mark = position
            .get(place)
            .map(|mark| Explanation::new(state(mark)));
        let dot = place.vertex().map(|_| Explanation::new("spoken-dot"));
        clue.into_iter().chain(mark).chain(dot).collect()
    }

    /// The sides of a cell, the edges at a dot, or the cells beside an edge.
    fn around(clues: &Clues, place: Site) -> Vec<Site> {
        let shape = clues.shape();
        if let Some(cell) = place.cell() {
            return cell.edges().into_iter().map(|edge| edge.site()).collect();
        }
        if let Some(vertex) = place.vertex() {
            let edges = vertex.edges(shape).into_iter().flatten();
            return edges.map(|edge| edge.site()).collect();
        }
        let beside = place.edge().map(|edge| {
            let cells = edge.cells(shape).into_iter().flatten();
            cells.map(|cell| cell.site()).collect()
        });
        beside.unwrap_or_default()
    }

    fn hold(_: &Clues, selection: &mut Selection, place: Site) {
        selection.walked = place.edge();
        let dot = place.cell().map(|cell| Vertex {
            row: cell.row,
            col: cell.col,
        });
        let start = place.edge().map(|edge| edge.ends()[0]);
        let dot = place.vertex().or(dot).or(start);
        selection.cursor = dot.map(|dot| dot.site());
    }
}
