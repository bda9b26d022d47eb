//! Where on a board something was found, so that it is known what has nothing
//! to do with it.
//!
//! The board is cut into at most 128 blocks, and an [`Area`] is a set of them.
//! What a deduction finds has to do with the spots of its edges and pairs, and
//! with all spots around the cells of every class that it joins to another; but
//! for the exterior's class, whose cells stay what they are.
//!
//! Two deductions from one closed base whose areas do not meet, taken together,
//! are closed again. At a spot outside the first area all is known that the
//! second knows, and no more: two cells there that only both together relate
//! would be related through a class that both join, which lies in both areas,
//! or through the exterior's, and then one cell lies in each area and the spot
//! in both.

use std::ops::BitOrAssign;

use crate::grid::{Cell, Edge, Place as _, Shape, Vertex};

use super::{Deduction, Item};

/// A set of blocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in super::super) struct Area(u128);

impl Area {
    /// The whole board, and more: news from anywhere concern it, even none.
    pub(in super::super) const EVERYWHERE: Area = Area(u128::MAX);

    /// Whether what was found here stays the same after news from there.
    pub(in super::super) fn is_clear_of(self, news: Area) -> bool {
        self != Self::EVERYWHERE && self.0 & news.0 == 0
    }
}

impl BitOrAssign for Area {
    fn bitor_assign(&mut self, other: Area) {
        self.0 |= other.0;
    }
}

/// How a board is cut into blocks. A cell lies in the block of its top left vertex.
#[derive(Clone, Copy, Debug)]
struct Blocks {
    shape: Shape,
    side: u8,
    across: u8,
}

impl Blocks {
    fn new(shape: Shape) -> Self {
        let across = |side: u8| shape.cols / side + 1;
        let fits = |&side: &u8| {
            let down = shape.rows / side + 1;
            u32::from(down) * u32::from(across(side)) <= u128::BITS
        };
        let side = (1..=u8::MAX).find(fits).unwrap_or(u8::MAX);
        Self {
            shape,
            side,
            across: across(side),
        }
    }

    fn vertex(self, Vertex { row, col }: Vertex) -> Area {
        Area(1 << (row / self.side * self.across + col / self.side))
    }

    fn cell(self, Cell { row, col }: Cell) -> Area {
        self.vertex(Vertex { row, col })
    }

    /// The spots of an edge.
    fn edge(self, edge: Edge) -> Area {
        let mut area = Area::default();
        for end in edge.ends() {
            area |= self.vertex(end);
        }
        for cell in edge.cells(self.shape).into_iter().flatten() {
            area |= self.cell(cell);
        }
        area
    }

    /// The spots of a pair.
    fn pair(self, cell: Cell, corner: usize) -> Area {
        let mut area = self.cell(cell);
        area |= self.vertex(cell.corners()[corner]);
        area
    }

    /// The spots at which the colour of a cell matters.
    fn around(self, cell: Cell) -> Area {
        let mut area = Area::default();
        for corner in cell.corners() {
            area |= self.vertex(corner);
        }
        for next in cell.neighbours(self.shape).into_iter().flatten() {
            area |= self.cell(next);
        }
        area
    }
}

impl Deduction {
    /// Forgets everything found since a moment, like [`Deduction::undo`], and
    /// tells where it was.
    pub(in super::super) fn undo_telling(&mut self, moment: usize) -> Area {
        let blocks = Blocks::new(self.shape);
        let mut area = Area::default();
        for entry in &self.log[moment..] {
            area |= match entry.item {
                Item::Edge(edge, _) => blocks.edge(edge),
                Item::Pair(cell, corner, _) => blocks.pair(cell, corner),
                Item::Relation(..) => Area::default(),
            };
        }
        let joins = self.joins.iter().rev();
        let joins = joins.take_while(|(length, _)| *length > moment);
        let joined: Vec<usize> = joins.flat_map(|(_, join)| join.nodes()).collect();
        self.undo(moment);
        let exterior = self.node(None);
        for node in joined {
            if self.classes.differ(node, exterior).is_none() {
                for member in self.classes.members(node) {
                    area |= self.around(blocks, member);
                }
            }
        }
        area
    }

    /// Where this knows more than an earlier deduction, which may have had fewer
    /// clues; `None` if it does not know all that the earlier one does.
    pub(in super::super) fn beyond(&self, earlier: &Deduction) -> Option<Area> {
        if self.scope != earlier.scope || self.shape != earlier.shape {
            return None;
        }
        let blocks = Blocks::new(self.shape);
        let mut area = Area::default();
        if self.clues != earlier.clues {
            // Of all spots, a clue changes that of its own cell alone.
            for cell in self.shape.cells() {
                match (earlier.clues.count(cell), self.clues.count(cell)) {
                    (old, new) if old == new => {}
                    (None, Some(_)) => area |= blocks.cell(cell),
                    _ => return None,
                }
            }
        }
        for (index, (old, new)) in earlier
            .edges
            .values()
            .iter()
            .zip(self.edges.values())
            .enumerate()
        {
            if old != new {
                if old.is_some() {
                    return None;
                }
                area |= blocks.edge(Edge::at(index, self.shape));
            }
        }
        for cell in self.shape.cells() {
            for (corner, (old, new)) in earlier.pairs[cell].iter().zip(self.pairs[cell]).enumerate()
            {
                if *old != new {
                    if new & !old != 0 {
                        return None;
                    }
                    area |= blocks.pair(cell, corner);
                }
            }
        }
        let exterior = self.node(None);
        for node in 0..=exterior {
            let (old, new) = (&earlier.classes, &self.classes);
            let next = old.next(node);
            if old.differ(node, next) != new.differ(node, next) {
                return None;
            }
            if old.size(node) != new.size(node) && old.differ(node, exterior).is_none() {
                area |= self.around(blocks, node);
            }
        }
        Some(area)
    }

    /// The spots at which the colour of a node other than the exterior matters.
    fn around(&self, blocks: Blocks, node: usize) -> Area {
        self.cell(node)
            .map_or(Area::default(), |cell| blocks.around(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Puzzle as _;
    use crate::puzzle::slitherlink::{Mark, Slitherlink};

    use super::super::closed;

    #[test]
    fn every_board_has_at_most_128_blocks() {
        for (rows, cols) in [(1, 1), (10, 10), (20, 20), (25, 30), (100, 100), (1, 100)] {
            let shape = Shape::new(rows, cols);
            let blocks = Blocks::new(shape);
            let last = shape.vertices().map(|vertex| blocks.vertex(vertex).0).max();
            assert!(last.is_some_and(u128::is_power_of_two), "{shape:?}");
        }
    }

    #[test]
    fn what_is_supposed_in_a_corner_has_nothing_to_do_with_the_other() {
        let clues = Slitherlink::parse("10x10:3zzzt3").unwrap().remove(0).clues;
        let board = Slitherlink::board(&clues);
        let mut base = closed(&clues, &board).unwrap_or_else(|_| panic!("no contradiction"));
        let moment = base.moment();
        let shape = clues.shape();
        let mut found = |edge| {
            base.suppose(edge, Mark::Line)
                .and_then(|()| base.close())
                .unwrap();
            base.undo_telling(moment)
        };
        let here = found(Edge::Above(Cell::new(0, 1)));
        let there = found(Edge::Above(Cell::new(shape.rows, shape.cols - 2)));
        assert!(here.is_clear_of(there));
        assert!(!here.is_clear_of(here));
    }

    #[test]
    fn a_clue_more_is_news_of_its_cell_and_a_clue_less_of_everything() {
        let [more, less] = ["10x10:3zzzt3", "10x10:zzzu3"]
            .map(|text| Slitherlink::parse(text).unwrap().remove(0).clues);
        let closed = |clues| {
            let board = Slitherlink::board(clues);
            closed(clues, &board).unwrap_or_else(|_| panic!("no contradiction"))
        };
        let news = closed(&more).beyond(&closed(&less)).unwrap();
        let blocks = Blocks::new(more.shape());
        assert!(!news.is_clear_of(blocks.cell(Cell::new(0, 0))));
        assert!(news.is_clear_of(blocks.cell(Cell::new(9, 9))));
        assert_eq!(closed(&less).beyond(&closed(&more)), None);
    }
}
