//! Candidates and the links between them.
//!
//! A node is a candidate, or all candidates of a digit where a line crosses a
//! box: it holds if one of them is true. Two nodes are linked strongly if one
//! must hold where the other does not, and weakly if both cannot hold.

use super::Board;
use super::digits::{Cells, Digit, Digits};
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

/// Room for the weak links of a node, as many as it usually has.
const USUAL: usize = 16;

/// All nodes of a board and their links.
pub(super) struct Net {
    pub(super) nodes: Vec<Node>,
    pub(super) strong: Vec<Vec<(usize, Why)>>,
    pub(super) weak: Vec<Vec<usize>>,
    /// What sees all cells of each node.
    pub(super) seen: Vec<Cells>,
    /// The nodes before this one are single candidates.
    pub(super) alone: usize,
    /// Their cells.
    cells: Vec<usize>,
    side: usize,
    /// The nodes of single candidates, by cell and digit.
    numbers: Vec<Option<usize>>,
}

/// The links that are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Links {
    /// Between places of one digit, of some digits.
    Digits(Digits),
    /// Strong ones within cells only, and the nodes that have one.
    Cells,
    /// All.
    All,
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
    pub(super) fn new(board: &Board, links: Links, groups: Groups) -> Self {
        let digits = match links {
            Links::Digits(digits) => digits,
            _ => Digits::all(board.houses().side()),
        };
        let mut nodes = singles(board, links, digits);
        let alone = nodes.len();
        if groups == Groups::Taken {
            nodes.extend(crossings(board, digits));
        }
        let count = nodes.len();
        let side = usize::from(board.houses().side());
        let mut numbers = vec![None; board.houses().shape().area() * side];
        let houses = board.houses();
        let single = nodes[..alone].iter();
        let cells: Vec<usize> = single.flat_map(|node| node.cells.iter()).collect();
        for (number, (&cell, node)) in cells.iter().zip(&nodes).enumerate() {
            numbers[cell * side + node.digit.index()] = Some(number);
        }
        let seen = cells.iter().map(|&cell| *houses.peers(cell));
        let groups = nodes[alone..].iter();
        let seen = seen.chain(groups.map(|node| houses.seen_by_all(&node.cells)));
        let seen = seen.collect();
        let mut net = Self {
            nodes,
            strong: vec![Vec::new(); count],
            weak: (0..count).map(|_| Vec::with_capacity(USUAL)).collect(),
            seen,
            alone,
            cells,
            side,
            numbers,
        };
        if !matches!(links, Links::Digits(_)) {
            net.link_cells(board);
        }
        for digit in digits.iter() {
            let mut grouped = alone..count;
            let start = grouped.find(|&i| net.nodes[i].digit == digit);
            let own: Vec<usize> = start
                .into_iter()
                .flat_map(|start| start..count)
                .take_while(|&i| net.nodes[i].digit == digit)
                .collect();
            if links != Links::Cells {
                net.link_houses(board, digit, &own);
            }
            net.link_weakly(board, digit, &own);
        }
        net
    }

    /// The node of a single candidate.
    pub(super) fn number(&self, cell: usize, digit: Digit) -> Option<usize> {
        self.numbers[cell * self.side + digit.index()]
    }

    /// The cell of a single candidate.
    pub(super) fn cell(&self, node: usize) -> Option<usize> {
        self.cells.get(node).copied()
    }

    /// Two candidates of a cell are linked weakly, and strongly if there are
    /// no more.
    fn link_cells(&mut self, board: &Board) {
        for cell in board.open_cells() {
            let digits = board.at(cell).iter();
            let here: Vec<usize> = digits.filter_map(|d| self.number(cell, d)).collect();
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
    fn link_houses(&mut self, board: &Board, digit: Digit, groups: &[usize]) {
        let firsts = groups.iter().map(|&a| self.nodes[a].cells.first());
        let firsts: Vec<Option<usize>> = firsts.collect();
        let mut links: Vec<(usize, usize)> = Vec::new();
        for (house, of) in board.houses().all().iter().enumerate() {
            let seats = board.seats(house, digit);
            if seats.count_ones() == 2 {
                let mut two = of.seated(seats).filter_map(|cell| self.number(cell, digit));
                links.extend(two.next().zip(two.next()));
            }
            let places = board.places(digit).and(&of.cells);
            for (i, &a) in groups.iter().enumerate() {
                let is_here = firsts[i].is_some_and(|first| of.cells.has(first));
                if !is_here || !self.nodes[a].cells.within(&places) {
                    continue;
                }
                let rest = places.without(&self.nodes[a].cells);
                let mut cells = rest.iter();
                if let (Some(cell), None) = (cells.next(), cells.next()) {
                    links.extend(self.number(cell, digit).map(|b| (a, b)));
                }
                let mut others = groups[..i].iter();
                let other = others.find(|&&b| self.nodes[b].cells == rest);
                links.extend(other.map(|&b| (a, b)));
            }
            for (a, b) in links.drain(..) {
                self.strong[a].push((b, Why::House(house)));
                self.strong[b].push((a, Why::House(house)));
            }
        }
    }

    /// Two nodes of a digit that see each other are linked weakly.
    fn link_weakly(&mut self, board: &Board, digit: Digit, groups: &[usize]) {
        let places = board.places(digit);
        for cell in places.iter() {
            let Some(a) = self.number(cell, digit) else {
                continue;
            };
            let seen = board.houses().peers(cell).and(places);
            for b in seen.iter() {
                if let Some(b) = self.number(b, digit) {
                    self.weak[a].push(b);
                }
            }
        }
        for (i, &a) in groups.iter().enumerate() {
            let seen = self.seen[a];
            let near = seen.and(places).iter();
            let near: Vec<usize> = near.filter_map(|b| self.number(b, digit)).collect();
            let others = groups[..i].iter().copied();
            let others = others.filter(|&b| self.nodes[b].cells.within(&seen));
            let linked: Vec<usize> = near.into_iter().chain(others).collect();
            for b in linked {
                self.weak[a].push(b);
                self.weak[b].push(a);
            }
        }
    }
}

/// Every candidate of an open cell, of some digits; only of cells that have two, if strong
/// links are within cells.
fn singles(board: &Board, links: Links, digits: Digits) -> Vec<Node> {
    let has_node = |&cell: &usize| links != Links::Cells || board.at(cell).len() == 2;
    let of = |cell: usize| {
        let node = move |digit| Node {
            digit,
            cells: [cell].into_iter().collect(),
        };
        board.at(cell).and(digits).iter().map(node)
    };
    board.open_cells().filter(has_node).flat_map(of).collect()
}

/// The places of digits where a line crosses a box, if they are several; digit
/// by digit.
fn crossings(board: &Board, digits: Digits) -> Vec<Node> {
    let houses = board.houses().all();
    let is_line = |sort: Sort| matches!(sort, Sort::Row | Sort::Column);
    let regions = houses
        .iter()
        .filter(|house| house.name.sort == Sort::Region);
    let mut crossings: Vec<Cells> = Vec::new();
    for line in houses.iter().filter(|house| is_line(house.name.sort)) {
        let cells = regions.clone().map(|region| line.cells.and(&region.cells));
        crossings.extend(cells.filter(|cells| !cells.is_empty()));
    }
    let of = |digit: Digit| {
        let cells = crossings.iter().map(move |at| at.and(board.places(digit)));
        let several = cells.filter(|cells| cells.iter().nth(1).is_some());
        several.map(move |cells| Node { digit, cells })
    };
    digits.iter().flat_map(of).collect()
}
