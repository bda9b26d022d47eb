//! Region graph: the cells where the inside, or the outside, can run. A known
//! line between two cells removes the edge between them, since a line separates
//! colours.

use clew_core::grid::{Cell, Edge, Place as _, Shape, Site, SortDedup as _};

use super::{Board, Fact, Mark, Side};

/// Graph of the cells that are, or may be, of one colour. Node `area` is the
/// exterior.
pub(super) struct RegionGraph<'a> {
    board: &'a Board,
    shape: Shape,
    side: Side,
    /// Membership of each node in the colour.
    pub(super) membership: Vec<Membership>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Membership {
    Known,
    Possible,
    Excluded,
}

impl<'a> RegionGraph<'a> {
    pub(super) fn new(board: &'a Board, side: Side) -> Self {
        let shape = board.shape();
        let mut membership: Vec<Membership> = shape
            .cells()
            .map(|cell| match board.side(cell) {
                Some(known) if known == side => Membership::Known,
                Some(_) => Membership::Excluded,
                None => Membership::Possible,
            })
            .collect();
        membership.push(if side == Side::Outside {
            Membership::Known
        } else {
            Membership::Excluded
        });
        Self {
            board,
            shape,
            side,
            membership,
        }
    }

    pub(super) fn exterior(&self) -> usize {
        self.shape.area()
    }

    pub(super) fn node(&self, cell: Option<Cell>) -> usize {
        cell.map_or(self.exterior(), |cell| cell.index(self.shape))
    }

    pub(super) fn cell(&self, node: usize) -> Option<Cell> {
        (node < self.exterior()).then(|| Cell::at(node, self.shape))
    }

    /// Neighbours of a node with the edge between, regardless of their membership.
    pub(super) fn neighbours(&self, node: usize) -> impl Iterator<Item = (usize, Edge)> {
        let cell = self.cell(node);
        let around = cell.map(|cell| {
            let next = cell.neighbours(self.shape).map(|next| self.node(next));
            next.into_iter().zip(cell.edges())
        });
        let rim = cell.is_none().then(|| {
            let edges = self.shape.edges();
            edges.filter_map(|edge| match edge.cells(self.shape) {
                [None, Some(cell)] | [Some(cell), None] => Some((self.node(Some(cell)), edge)),
                _ => None,
            })
        });
        around
            .into_iter()
            .flatten()
            .chain(rim.into_iter().flatten())
    }

    pub(super) fn is_open(&self, node: usize, edge: Edge) -> bool {
        self.membership[node] != Membership::Excluded && self.board.edge(edge) != Some(Mark::Line)
    }

    /// Nodes reachable from `start` without entering `removed`, `start` first.
    pub(super) fn reachable(&self, start: usize, removed: Option<usize>) -> Vec<usize> {
        self.flood(start, |next| Some(next) != removed)
    }

    /// Nodes reachable from `start` by way of nodes that `enters`, `start` first.
    fn flood(&self, start: usize, enters: impl Fn(usize) -> bool) -> Vec<usize> {
        let mut seen = vec![false; self.membership.len()];
        seen[start] = true;
        let mut reached = vec![start];
        let mut at = 0;
        while let Some(&node) = reached.get(at) {
            at += 1;
            for (next, edge) in self.neighbours(node) {
                if !seen[next] && enters(next) && self.is_open(next, edge) {
                    seen[next] = true;
                    reached.push(next);
                }
            }
        }
        reached
    }

    /// Facts that separate a set of nodes from the rest: cells of the other colour
    /// around it, and lines on its boundary.
    pub(super) fn boundary(&self, nodes: &[usize]) -> Vec<Fact> {
        let mut within = vec![false; self.membership.len()];
        for &node in nodes {
            within[node] = true;
        }
        let mut facts = Vec::new();
        for &node in nodes {
            for (next, edge) in self.neighbours(node) {
                if within[next] {
                    continue;
                }
                if self.board.edge(edge) == Some(Mark::Line) {
                    facts.push(Fact::Edge(edge, Mark::Line));
                } else if self.membership[next] == Membership::Excluded {
                    let cell = self
                        .cell(next)
                        .map(|cell| Fact::Cell(cell, self.side.opposite()));
                    facts.extend(cell);
                }
            }
        }
        facts.sort_dedup();
        facts
    }

    /// First node of the set that is known to be of the colour, as a fact if it is a cell.
    pub(super) fn known_fact(&self, nodes: &[usize]) -> Option<Option<Fact>> {
        let node = nodes
            .iter()
            .find(|&&node| self.membership[node] == Membership::Known)?;
        Some(self.cell(*node).map(|cell| Fact::Cell(cell, self.side)))
    }

    /// Cells known to be of the colour that known cells join to the first known node of
    /// the set, that node first.
    pub(super) fn known_area(&self, nodes: &[usize]) -> Vec<Site> {
        let is_known = |node: usize| self.membership[node] == Membership::Known;
        let Some(&first) = nodes.iter().find(|&&node| is_known(node)) else {
            return Vec::new();
        };
        let area = self.flood(first, is_known).into_iter();
        let cells = area.filter_map(|node| self.cell(node));
        cells.map(|cell| cell.site()).collect()
    }

    /// Possible nodes that separate known nodes, sorted: one depth-first search
    /// that finds articulation points and counts the known nodes below each
    /// (Hopcroft and Tarjan, "Efficient algorithms for graph manipulation", 1973).
    pub(super) fn articulation_points(&self) -> Vec<usize> {
        let Some(root) = self
            .membership
            .iter()
            .rposition(|&membership| membership == Membership::Known)
        else {
            return Vec::new();
        };
        let mut order = vec![0u32; self.membership.len()];
        let mut low = vec![0u32; self.membership.len()];
        let mut known_below = vec![0u32; self.membership.len()];
        let mut found = Vec::new();
        let mut clock = 1;
        let enter = |node: usize| (node, self.neighbours(node));
        order[root] = clock;
        low[root] = clock;
        let mut stack = vec![enter(root)];
        while let Some((node, rest)) = stack.last_mut() {
            let node = *node;
            match rest.next() {
                Some((next, edge)) if self.is_open(next, edge) => {
                    if order[next] == 0 {
                        clock += 1;
                        order[next] = clock;
                        low[next] = clock;
                        stack.push(enter(next));
                    } else {
                        low[node] = low[node].min(order[next]);
                    }
                }
                Some(_) => {}
                None => {
                    stack.pop();
                    known_below[node] += u32::from(self.membership[node] == Membership::Known);
                    if let Some((parent, _)) = stack.last() {
                        let parent = *parent;
                        low[parent] = low[parent].min(low[node]);
                        known_below[parent] += known_below[node];
                        let cuts = low[node] >= order[parent] && known_below[node] > 0;
                        // The root is known, so it lies on the other side of every cut.
                        if cuts && self.membership[parent] == Membership::Possible {
                            found.push(parent);
                        }
                    }
                }
            }
        }
        found.sort_dedup();
        found
    }

    /// First component, in reading order of its first node, that is not connected
    /// to the last known node and whose first node `starts`; with that known node.
    pub(super) fn separate_component(
        &self,
        starts: impl Fn(Membership) -> bool,
    ) -> Option<(Vec<usize>, usize)> {
        let root = self
            .membership
            .iter()
            .rposition(|&membership| membership == Membership::Known)?;
        let mut seen = vec![false; self.membership.len()];
        for node in self.reachable(root, None) {
            seen[node] = true;
        }
        let start = (0..self.exterior()).find(|&n| !seen[n] && starts(self.membership[n]))?;
        Some((self.reachable(start, None), root))
    }
}
