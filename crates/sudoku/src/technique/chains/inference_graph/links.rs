//! Construction of the links of an inference graph.

use std::ops::Range;

use super::{InferenceGraph, LinkReason};
use crate::board::{Board, Cells, Digit};

/// Strong links being found.
pub(super) type Strong = Vec<(usize, (usize, LinkReason))>;

fn join(strong: &mut Strong, a: usize, b: usize, reason: LinkReason) {
    strong.push((a, (b, reason)));
    strong.push((b, (a, reason)));
}

/// Weak links being found.
pub(super) struct Weak {
    pub(super) found: Vec<(usize, usize)>,
    /// Whether each node is to be linked.
    pub(super) wanted: Vec<bool>,
}

impl Weak {
    fn add(&mut self, a: usize, b: usize) {
        if self.wanted[a] && self.wanted[b] {
            self.found.push((a, b));
            self.found.push((b, a));
        }
    }
}

impl<const W: usize> InferenceGraph<W> {
    /// Links two candidates of a cell strongly if there are no others.
    pub(super) fn link_cells(&self, board: &Board, strong: &mut Strong) {
        for cell in board.open_cells().filter(|&cell| board.at(cell).len() == 2) {
            let mut two = board.at(cell).iter().map(|digit| self.number(cell, digit));
            if let (Some(Some(b)), Some(Some(a))) = (two.next(), two.next()) {
                join(strong, a, b, LinkReason::Cell(cell));
            }
        }
    }

    /// Links two candidates of a cell weakly.
    pub(super) fn link_cells_weakly(&self, board: &Board, weak: &mut Weak) {
        for cell in board.open_cells() {
            let digits = board.at(cell);
            for (i, a) in digits.iter().enumerate() {
                let Some(a) = self.number(cell, a) else {
                    continue;
                };
                for b in digits.iter().take(i) {
                    if let Some(b) = self.number(cell, b) {
                        weak.add(a, b);
                    }
                }
            }
        }
    }

    /// Links two nodes strongly if they are all places of a digit in a house.
    pub(super) fn link_houses(
        &self,
        board: &Board,
        digit: Digit,
        groups: Range<usize>,
        strong: &mut Strong,
    ) {
        let all = board.places(digit).resized();
        for (house, of) in board.houses().all().iter().enumerate() {
            let reason = LinkReason::House(house);
            let mask = board.position_mask(house, digit);
            if mask.count_ones() == 2 {
                let mut two = of
                    .cells_at(mask)
                    .filter_map(|cell| self.number(cell, digit));
                if let Some((a, b)) = two.next().zip(two.next()) {
                    join(strong, a, b, reason);
                }
            }
            if groups.is_empty() {
                continue;
            }
            let places: Cells<W> = all.and(&of.cells.resized());
            for a in groups.clone() {
                if !self.nodes[a].cells.within(&places) {
                    continue;
                }
                let rest = places.without(&self.nodes[a].cells);
                let mut cells = rest.iter();
                if let (Some(cell), None) = (cells.next(), cells.next())
                    && let Some(b) = self.number(cell, digit)
                {
                    join(strong, a, b, reason);
                }
                let mut others = groups.start..a;
                if let Some(b) = others.find(|&b| self.nodes[b].cells == rest) {
                    join(strong, a, b, reason);
                }
            }
        }
    }

    /// Links two nodes of a digit weakly if they see each other.
    pub(super) fn link_weakly(
        &self,
        board: &Board,
        digit: Digit,
        groups: Range<usize>,
        weak: &mut Weak,
    ) {
        let places = board.places(digit).resized();
        for cell in places.iter() {
            let Some(a) = self.number(cell, digit).filter(|&a| weak.wanted[a]) else {
                continue;
            };
            let near = self.nodes[a].seen.and(&places).iter();
            let near = near.filter_map(|cell| self.number(cell, digit));
            let near = near.filter(|&b| weak.wanted[b]);
            weak.found.extend(near.map(|b| (a, b)));
        }
        for a in groups.clone() {
            if !weak.wanted[a] {
                continue;
            }
            let seen = self.nodes[a].seen;
            for cell in seen.and(&places).iter() {
                if let Some(b) = self.number(cell, digit) {
                    weak.add(a, b);
                }
            }
            for b in groups.start..a {
                if self.nodes[b].cells.within(&seen) {
                    weak.add(a, b);
                }
            }
        }
    }
}
