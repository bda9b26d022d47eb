//! Areas of influence: the parts of a board that a deduction depends on.
//!
//! The board is divided into at most 128 blocks, and an [`Area`] is a set of
//! them. The area of a deduction holds the constraints of its edges and pairs, and
//! all constraints around the cells of every class that it joins to another. It
//! leaves out those of the exterior's class, whose colours do not change.
//!
//! Two deductions from one fixpoint reach a fixpoint together if their areas are
//! disjoint. At a constraint outside the first area, exactly what the second
//! deduction knows is known. Suppose two cells there were related only by both
//! together. Either a class that both join would relate them, and that class lies in
//! both areas. Or the exterior's class would: then one cell lies in each area, and
//! the constraint in both.

use std::ops::BitOrAssign;

use clew_core::grid::{Cell, Edge, Place as _, Shape, Vertex};

use super::{Deduction, Inference};

/// Set of blocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Area(u128);

impl Area {
    /// Area that no change is disjoint from, not even an empty one.
    pub(crate) const EVERYWHERE: Area = Area(u128::MAX);

    /// Whether a result found here stays valid after these changes.
    pub(crate) fn is_disjoint(self, changes: Area) -> bool {
        self != Self::EVERYWHERE && self.0 & changes.0 == 0
    }
}

impl BitOrAssign for Area {
    fn bitor_assign(&mut self, other: Area) {
        self.0 |= other.0;
    }
}

impl FromIterator<Area> for Area {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> Self {
        Area(areas.into_iter().fold(0, |all, area| all | area.0))
    }
}

/// Division of a board into blocks. A cell lies in the block of its top left vertex.
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

    /// Constraints of an edge.
    fn edge(self, edge: Edge) -> Area {
        let cells = edge.cells(self.shape).into_iter().flatten();
        let ends = edge.ends().into_iter().map(|end| self.vertex(end));
        ends.chain(cells.map(|cell| self.cell(cell))).collect()
    }

    /// Constraints of a corner pair.
    fn pair(self, cell: Cell, corner: usize) -> Area {
        let vertex = self.vertex(cell.corners()[corner]);
        [self.cell(cell), vertex].into_iter().collect()
    }

    /// Constraints at which the colour of a cell matters.
    fn around(self, cell: Cell) -> Area {
        let next = cell.neighbours(self.shape).into_iter().flatten();
        let corners = cell.corners().into_iter().map(|corner| self.vertex(corner));
        corners.chain(next.map(|cell| self.cell(cell))).collect()
    }
}

impl Deduction {
    /// Retracts everything deduced since a checkpoint, like
    /// [`Deduction::backtrack`], and returns the area of what is retracted.
    pub(crate) fn backtrack_area(&mut self, checkpoint: usize) -> Area {
        let blocks = Blocks::new(self.shape);
        let entries = self.trail[checkpoint..].iter();
        let narrowed: Area = entries
            .map(|entry| match entry.inference {
                Inference::Edge(edge, _) => blocks.edge(edge),
                Inference::Pair(cell, corner, _) => blocks.pair(cell, corner),
                Inference::Relation(..) => Area::default(),
            })
            .collect();
        let joins = self.joins.iter().rev();
        let joins = joins.take_while(|(length, _)| *length > checkpoint);
        let joined: Vec<usize> = joins.flat_map(|(_, join)| join.nodes()).collect();
        self.backtrack(checkpoint);
        let exterior = self.node(None);
        let apart = |node: &usize| self.classes.differ(*node, exterior).is_none();
        let members = joined.into_iter().filter(apart);
        let members = members.flat_map(|node| self.classes.members(node));
        let coloured = members.map(|node| self.around(blocks, node));
        coloured.chain([narrowed]).collect()
    }

    /// Area in which this knows more than an earlier deduction, which may have had
    /// fewer clues; `None` if the earlier one knows something that this does not.
    pub(crate) fn changes_since(&self, earlier: &Deduction) -> Option<Area> {
        if self.strength != earlier.strength || self.shape != earlier.shape {
            return None;
        }
        let blocks = Blocks::new(self.shape);
        let new = [
            self.new_clues(earlier, blocks)?,
            self.new_edges(earlier, blocks)?,
            self.new_pairs(earlier, blocks)?,
            self.new_relations(earlier, blocks)?,
        ];
        Some(new.into_iter().collect())
    }

    /// Constraints of the cells whose clues are new; each takes part in that one alone.
    fn new_clues(&self, earlier: &Deduction, blocks: Blocks) -> Option<Area> {
        if self.clues == earlier.clues {
            return Some(Area::default());
        }
        let count = |cell| (earlier.clues.count(cell), self.clues.count(cell));
        let cells = self.shape.cells().map(|cell| match count(cell) {
            (old, new) if old == new => Some(Area::default()),
            (None, Some(_)) => Some(blocks.cell(cell)),
            _ => None,
        });
        cells.collect()
    }

    fn new_edges(&self, earlier: &Deduction, blocks: Blocks) -> Option<Area> {
        let both = earlier.edges.values().iter().zip(self.edges.values());
        let changed = both.enumerate().filter(|(_, (old, new))| old != new);
        changed
            .map(|(index, (old, _))| match old {
                None => Some(blocks.edge(Edge::at(index, self.shape))),
                Some(_) => None,
            })
            .collect()
    }

    fn new_pairs(&self, earlier: &Deduction, blocks: Blocks) -> Option<Area> {
        let corners = self.shape.cells().flat_map(|cell| {
            let both = earlier.pairs[cell].into_iter().zip(self.pairs[cell]);
            both.enumerate().map(move |corner| (cell, corner))
        });
        let changed = corners.filter(|(_, (_, (old, new)))| old != new);
        changed
            .map(|(cell, (corner, (old, new)))| {
                let is_narrower = new & !old == 0;
                is_narrower.then(|| blocks.pair(cell, corner))
            })
            .collect()
    }

    fn new_relations(&self, earlier: &Deduction, blocks: Blocks) -> Option<Area> {
        let (old, new) = (&earlier.classes, &self.classes);
        let exterior = self.node(None);
        let nodes = (0..=exterior).map(|node| {
            let next = old.next(node);
            if old.differ(node, next) != new.differ(node, next) {
                return None;
            }
            let grew = old.size(node) != new.size(node);
            Some(match grew && old.differ(node, exterior).is_none() {
                true => self.around(blocks, node),
                false => Area::default(),
            })
        });
        nodes.collect()
    }

    /// Constraints at which the colour of a node other than the exterior matters.
    fn around(&self, blocks: Blocks, node: usize) -> Area {
        self.cell(node)
            .map_or(Area::default(), |cell| blocks.around(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mark, Slitherlink};
    use clew_core::format::Read as _;
    use clew_core::model::Puzzle as _;

    use crate::technique::deduce::fixpoint;

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
    fn assumptions_in_opposite_corners_have_disjoint_areas() {
        let clues = Slitherlink::parse("10x10:3zzzt3").unwrap().remove(0).clues;
        let board = Slitherlink::board(&clues);
        let mut base = fixpoint(&clues, &board).unwrap_or_else(|_| panic!("no contradiction"));
        let checkpoint = base.checkpoint();
        let shape = clues.shape();
        let mut found = |edge| {
            base.assume(edge, Mark::Line)
                .and_then(|()| base.propagate_all())
                .unwrap();
            base.backtrack_area(checkpoint)
        };
        let here = found(Edge::Above(Cell::new(0, 1)));
        let there = found(Edge::Above(Cell::new(shape.rows, shape.cols - 2)));
        assert!(here.is_disjoint(there));
        assert!(!here.is_disjoint(here));
    }

    #[test]
    fn an_added_clue_changes_its_cell_and_a_removed_one_everything() {
        let [more, less] = ["10x10:3zzzt3", "10x10:zzzu3"]
            .map(|text| Slitherlink::parse(text).unwrap().remove(0).clues);
        let fixpoint_of = |clues| {
            let board = Slitherlink::board(clues);
            fixpoint(clues, &board).unwrap_or_else(|_| panic!("no contradiction"))
        };
        let changes = fixpoint_of(&more)
            .changes_since(&fixpoint_of(&less))
            .unwrap();
        let blocks = Blocks::new(more.shape());
        assert!(!changes.is_disjoint(blocks.cell(Cell::new(0, 0))));
        assert!(changes.is_disjoint(blocks.cell(Cell::new(9, 9))));
        assert_eq!(fixpoint_of(&less).changes_since(&fixpoint_of(&more)), None);
    }
}
