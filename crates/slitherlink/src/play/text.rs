//! Marks as text: `R3C4 top line`, `R3C4 left cross`, `R3C4 inside`, `R3C4 outside`.

use clew_core::game::{Expected, Marking, NoMark, Text, cell_text, edge_text};
use clew_core::grid::{Cell, Edge, Site};
use clew_core::model::Fact as _;

use crate::board::{Clues, Fact, Mark, Side, Slitherlink};

/// Words after a cell.
#[derive(Clone, Copy)]
enum Word {
    /// One of its sides, in the order of `Cell::edges`.
    Edge(usize),
    Side(Side),
}

const SIDES: [(&str, Word); 4] = [
    ("top", Word::Edge(0)),
    ("right", Word::Edge(1)),
    ("bottom", Word::Edge(2)),
    ("left", Word::Edge(3)),
];
const STATES: [(&str, Word); 2] = [
    ("inside", Word::Side(Side::Inside)),
    ("outside", Word::Side(Side::Outside)),
];
const MARKS: [(&str, Mark); 2] = [("line", Mark::Line), ("cross", Mark::Cross)];

impl Marking for Slitherlink {
    type Mark = Fact;
    type Slot = Site;

    fn slot(mark: Fact) -> Site {
        mark.site()
    }

    fn write(clues: &Clues, mark: Fact) -> String {
        match mark {
            Fact::Edge(edge, Mark::Line) => format!("{} line", edge_text(edge, clues.shape())),
            Fact::Edge(edge, Mark::Cross) => format!("{} cross", edge_text(edge, clues.shape())),
            Fact::Cell(cell, Side::Inside) => format!("{} inside", cell_text(cell)),
            Fact::Cell(cell, Side::Outside) => format!("{} outside", cell_text(cell)),
        }
    }

    fn read(clues: &Clues, text: &str) -> Result<Fact, NoMark> {
        let mut text = Text::new(text);
        let cell = text.cell(clues.shape())?;
        let words = [&SIDES[..], &STATES[..]].concat();
        let fact = match text.word(&words, Expected::Side)? {
            Word::Side(side) => Fact::Cell(cell, side),
            Word::Edge(side) => {
                Fact::Edge(side_of(cell, side), text.word(&MARKS, Expected::EdgeState)?)
            }
        };
        text.end(fact)
    }

    fn write_slot(clues: &Clues, slot: Site) -> String {
        match (slot.cell(), slot.edge()) {
            (Some(cell), _) => cell_text(cell),
            (None, Some(edge)) => edge_text(edge, clues.shape()),
            (None, None) => String::new(),
        }
    }

    fn read_slot(clues: &Clues, text: &str) -> Result<Site, NoMark> {
        let mut text = Text::new(text);
        let cell = text.cell(clues.shape())?;
        if text.is_at_end() {
            return Ok(cell.site());
        }
        let slot = match text.word(&SIDES, Expected::Side)? {
            Word::Edge(side) => side_of(cell, side).site(),
            Word::Side(_) => cell.site(),
        };
        text.end(slot)
    }
}

fn side_of(cell: Cell, side: usize) -> Edge {
    cell.edges()[side]
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::grid::Shape;
    use clew_core::model::Edit as _;

    fn blank(rows: u8, cols: u8) -> Clues {
        Slitherlink::blank(0, Shape::new(rows, cols)).unwrap()
    }

    #[test]
    fn marks_are_read_as_they_are_written() {
        let clues = blank(2, 3);
        let shape = clues.shape();
        let edges = shape
            .edges()
            .flat_map(|edge| [Mark::Line, Mark::Cross].map(|mark| Fact::Edge(edge, mark)));
        let cells = shape
            .cells()
            .flat_map(|cell| [Side::Inside, Side::Outside].map(|side| Fact::Cell(cell, side)));
        for fact in edges.chain(cells) {
            let text = Slitherlink::write(&clues, fact);
            assert_eq!(Slitherlink::read(&clues, &text), Ok(fact), "{text}");
        }
    }

    #[test]
    fn a_side_has_two_names() {
        let clues = blank(2, 2);
        let one = Slitherlink::read(&clues, "R1C1 right cross");
        assert_eq!(one, Slitherlink::read(&clues, "r1c2 LEFT  Cross"));
        assert_eq!(Slitherlink::write(&clues, one.unwrap()), "R1C2 left cross");
    }

    #[test]
    fn the_place_of_a_fault_is_reported() {
        let clues = blank(2, 2);
        for (text, at, expected) in [
            ("R1C1", 4, Expected::Side),
            ("R1C1 up line", 5, Expected::Side),
            ("R1C1 top", 8, Expected::EdgeState),
            ("R1C1 top water", 9, Expected::EdgeState),
            ("R1C1 inside out", 12, Expected::End),
        ] {
            assert_eq!(
                Slitherlink::read(&clues, text),
                Err(NoMark { at, expected }),
                "{text}"
            );
        }
    }
}
