//! Candidates and the links between them.
//!
//! A node is a candidate, or all candidates of a digit where a line crosses a
//! box: it holds if one of them is true. Two nodes are linked strongly if one
//! must hold where the other does not, and weakly if both cannot hold.

use super::Board;
use super::digits::{Cells, Digit};
use super::fish::combinations;
use super::houses::Sort;

/// A candidate or a group of candidates of one digit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Node {
    pub(super) digit: Digit,
    pub(super) cells: Cells,
}

/// Why one of two nodes holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// They are the candidates of a cell.
    Cell(usize),
    /// They are the places of a digit in a house, by number.
    House(usize),
}

/// All nodes of a board and their links.
pub(super) struct Net {
    pub(super) nodes: Vec<Node>,
    pub(super) strong: Vec<Vec<(usize, Why)>>,
    pub(super) weak: Vec<Vec<usize>>,
}

/// Whether groups of candidates are nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Groups {
    /// Only single candidates are.
    Left,
    /// They are.
    Taken,
}

impl Net {
    pub(super) fn new(board: &Board, groups: Groups) -> Self {
        let mut nodes = singles(board);
        if groups == Groups::Taken {
            nodes.extend(crossings(board));
        }
        let count = nodes.len();
        let mut net = Self {
            nodes,
            strong: vec![Vec::new(); count],
            weak: vec![Vec::new(); count],
        };
        net.link_cells(board);
        for digit in board.digits() {
            let own: Vec<usize> = (0..count)
                .filter(|&i| net.nodes[i].digit == digit)
                .collect();
            net.link_houses(board, digit, &own);
            net.link_weakly(board, &own);
        }
        net
    }

    /// Two candidates of a cell are linked weakly, and strongly if there are
    /// no more.
    fn link_cells(&mut self, board: &Board) {
        for cell in board.open_cells() {
            let is_here = |node: &Node| node.cells.len() == 1 && node.cells.has(cell);
            let here: Vec<usize> = (0..self.nodes.len())
                .filter(|&i| is_here(&self.nodes[i]))
                .collect();
            for (i, &a) in here.iter().enumerate() {
                for &b in &here[..i] {
                    self.weak[a].push(b);
                    self.weak[b].push(a);
                    if here.len() == 2 {
                        self.strong[a].push((b, Why::Cell(cell)));
                        self.strong[b].push((a, Why::Cell(cell)));
                    }
                }
            }
        }
    }

    /// Two nodes that are all places of a digit in a house are linked strongly.
    fn link_houses(&mut self, board: &Board, digit: Digit, own: &[usize]) {
        for (number, house) in board.houses().all().iter().enumerate() {
            let places = board.places(digit).and(&house.cells);
            let within = |&&i: &&usize| self.nodes[i].cells.within(&places);
            let within: Vec<usize> = own.iter().filter(within).copied().collect();
            for pair in combinations(within.len(), 2) {
                let (a, b) = (within[pair[0]], within[pair[1]]);
                let (left, right) = (&self.nodes[a].cells, &self.nodes[b].cells);
                if left.and(right).is_empty() && left.or(right) == places {
                    self.strong[a].push((b, Why::House(number)));
                    self.strong[b].push((a, Why::House(number)));
                }
            }
        }
    }

    /// Two nodes of a digit that see each other are linked weakly.
    fn link_weakly(&mut self, board: &Board, own: &[usize]) {
        for &a in own {
            let seen = board.houses().seen_by_all(&self.nodes[a].cells);
            let sees = |&&b: &&usize| b != a && self.nodes[b].cells.within(&seen);
            let linked: Vec<usize> = own.iter().filter(sees).copied().collect();
            self.weak[a].extend(linked);
        }
    }
}

/// Every candidate of an open cell.
fn singles(board: &Board) -> Vec<Node> {
    let of = |cell: usize| {
        let node = move |digit| Node {
            digit,
            cells: [cell].into_iter().collect(),
        };
        board.at(cell).iter().map(node)
    };
    board.open_cells().flat_map(of).collect()
}

/// Every digit's places where a line crosses a box, if they are several.
fn crossings(board: &Board) -> Vec<Node> {
    let houses = board.houses().all();
    let is_line = |sort: Sort| matches!(sort, Sort::Row | Sort::Column);
    let lines = houses.iter().filter(|house| is_line(house.name.sort));
    let mut nodes = Vec::new();
    for line in lines {
        for region in houses
            .iter()
            .filter(|house| house.name.sort == Sort::Region)
        {
            let crossing = line.cells.and(&region.cells);
            for digit in board.digits() {
                let cells = crossing.and(board.places(digit));
                if cells.len() > 1 {
                    nodes.push(Node { digit, cells });
                }
            }
        }
    }
    nodes
}
