//! Complete colourings of the cells, and their regions. A colouring is a
//! solution exactly when all clues hold, no vertex is a checkerboard, the inside
//! is one region, and the outside with the exterior is one region.

use clew_core::grid::{Cell, Edge, Place as _, Shape, Site, SortDedup as _, Vertex};
use clew_core::model::Clash;

use crate::board::{Fact, Mark, Rule, Slitherlink};

/// Complete colouring: for each cell, row-major, whether it is inside.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Colouring {
    pub(crate) shape: Shape,
    pub(crate) inside: Vec<bool>,
}

/// Connected part of the inside or of the outside.
pub(crate) struct Region {
    pub(crate) cells: Vec<Cell>,
    pub(crate) inside: bool,
    /// Whether it touches the exterior through the rim; for the outside only.
    pub(crate) exterior: bool,
}

impl Colouring {
    pub(crate) fn is_inside(&self, cell: Option<Cell>) -> bool {
        cell.is_some_and(|cell| self.inside[cell.index(self.shape)])
    }

    fn is_line(&self, edge: Edge) -> bool {
        let [a, b] = edge.cells(self.shape);
        self.is_inside(a) != self.is_inside(b)
    }

    /// Every edge as a fact.
    pub(crate) fn facts(&self) -> impl Iterator<Item = Fact> {
        let edges = self.shape.edges();
        edges.map(|edge| Fact::Edge(edge, Mark::between(self.is_line(edge))))
    }

    /// Regions; those of the outside that touch the rim count as one.
    pub(crate) fn regions(&self) -> Vec<Region> {
        let mut seen = vec![false; self.shape.area()];
        let mut regions: Vec<Region> = Vec::new();
        for start in self.shape.cells() {
            if seen[start.index(self.shape)] {
                continue;
            }
            seen[start.index(self.shape)] = true;
            let inside = self.is_inside(Some(start));
            let mut region = Region {
                cells: vec![start],
                inside,
                exterior: false,
            };
            let mut at = 0;
            while let Some(&cell) = region.cells.get(at) {
                at += 1;
                for next in cell.neighbours(self.shape) {
                    match next {
                        None => region.exterior |= !inside,
                        Some(next) => {
                            let index = next.index(self.shape);
                            if !seen[index] && self.inside[index] == inside {
                                seen[index] = true;
                                region.cells.push(next);
                            }
                        }
                    }
                }
            }
            match regions
                .iter_mut()
                .find(|other| other.exterior && region.exterior)
            {
                Some(other) => other.cells.extend(region.cells),
                None => regions.push(region),
            }
        }
        regions
    }

    /// Lines around a region, sorted.
    pub(crate) fn border(&self, region: &Region) -> Vec<Edge> {
        let mut edges: Vec<Edge> = region
            .cells
            .iter()
            .flat_map(|cell| cell.edges())
            .filter(|&edge| self.is_line(edge))
            .collect();
        edges.sort_dedup();
        edges
    }

    /// Clash of a clue with the lines around its cell, if there is one.
    pub(crate) fn clue_clash(&self, cell: Cell, count: u8) -> Option<Clash<Slitherlink>> {
        let lines = cell
            .edges()
            .into_iter()
            .filter(|&edge| self.is_line(edge))
            .count();
        let rule = match lines.cmp(&usize::from(count)) {
            std::cmp::Ordering::Less => Rule::ClueShort,
            std::cmp::Ordering::Equal => return None,
            std::cmp::Ordering::Greater => Rule::ClueExceeded,
        };
        Some(Clash::new(rule, vec![cell.site()]))
    }

    /// Clash of four lines at a vertex, if there is one.
    pub(crate) fn crossing(&self, vertex: Vertex) -> Option<Clash<Slitherlink>> {
        let around = vertex.cells(self.shape).map(|cell| self.is_inside(cell));
        let [a, b, c, d] = around;
        (a != b && b != c && c != d).then(|| Clash::new(Rule::Branch, vec![vertex.site()]))
    }

    /// Clash of several loops, or of none, if there is one.
    pub(crate) fn loop_clash(&self) -> Option<Clash<Slitherlink>> {
        let regions = self.regions();
        let insides = regions.iter().filter(|region| region.inside).count();
        if insides == 0 {
            return Some(Clash::new(Rule::NoLoop, Vec::new()));
        }
        let lake = regions
            .iter()
            .find(|region| !region.inside && !region.exterior);
        let island = || {
            regions
                .iter()
                .filter(|region| region.inside)
                .min_by_key(|r| r.cells.len())
        };
        let extra = lake.or_else(|| island().filter(|_| insides > 1))?;
        let sites: Vec<Site> = self.border(extra).iter().map(|edge| edge.site()).collect();
        Some(Clash::new(Rule::TwoLoops, sites))
    }
}
