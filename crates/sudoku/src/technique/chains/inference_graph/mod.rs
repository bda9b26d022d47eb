//! Inference graph: candidates and the links between them.
//!
//! A node is a candidate, or all candidates of a digit in the crossing of a line and a
//! box: it holds if one of them is true. Two nodes are linked strongly if one must hold
//! when the other does not, and weakly if both cannot hold.

mod links;

use std::ops::{Index, Range};

use links::{Strong, Weak};

use crate::board::{Board, Cells, Digit, Digits};

/// A candidate or a group of candidates of one digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::technique) struct Node<const W: usize> {
    pub(in crate::technique) digit: Digit,
    pub(in crate::technique) cells: Cells<W>,
    /// Cells that see all its cells.
    pub(in crate::technique) seen: Cells<W>,
}

/// Reason why one of two nodes holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::technique) enum LinkReason {
    /// They are the candidates of a cell.
    Cell(usize),
    /// They are the places of a digit in a house, by number.
    House(usize),
}

/// Initial capacity for links, per node: as many as it usually has.
const USUAL: usize = 12;
/// The same for nodes.
const ROOM: usize = 128;
/// No node.
const NONE: u16 = u16::MAX;

/// All nodes of a board and their links.
pub(in crate::technique) struct InferenceGraph<const W: usize> {
    pub(in crate::technique) nodes: Vec<Node<W>>,
    pub(in crate::technique) strong: Lists<(usize, LinkReason)>,
    pub(in crate::technique) weak: Lists<usize>,
    /// The cells of the first nodes, which are single candidates.
    cells: Vec<usize>,
    side: usize,
    /// The nodes of single candidates, by cell and digit.
    numbers: Vec<u16>,
}

/// Links to be included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::technique) enum Links {
    /// Links between places of one digit, for each of some digits.
    Digits(Digits),
    /// Only strong links within cells, and the nodes that have one.
    Cells,
    /// All.
    All,
}

/// Whether groups of candidates are nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::technique) enum Groups {
    /// Only single candidates are nodes.
    Excluded,
    /// Groups are nodes as well.
    Included,
}

/// A list for each node.
pub(in crate::technique) struct Lists<T> {
    /// Start of each list in `all`, and end of the last one.
    starts: Vec<usize>,
    all: Vec<T>,
}

impl<T: Copy> Lists<T> {
    /// Lists of `count` nodes; the items of a node stay in order.
    fn new(count: usize, pairs: &[(usize, T)]) -> Self {
        let mut starts = vec![0; count + 1];
        for &(node, _) in pairs {
            starts[node + 1] += 1;
        }
        for node in 0..count {
            starts[node + 1] += starts[node];
        }
        let mut next = starts.clone();
        let mut all: Vec<T> = pairs.iter().map(|&(_, of)| of).collect();
        for &(node, of) in pairs {
            all[next[node]] = of;
            next[node] += 1;
        }
        Self { starts, all }
    }
}

impl<T> Index<usize> for Lists<T> {
    type Output = [T];

    fn index(&self, node: usize) -> &[T] {
        &self.all[self.starts[node]..self.starts[node + 1]]
    }
}

impl<const W: usize> InferenceGraph<W> {
    /// The nodes and their strong and weak links. Weak links lead only between nodes
    /// that have strong ones.
    pub(in crate::technique) fn new(board: &Board, links: Links, groups: Groups) -> Self {
        Self::linked(board, links, groups, false)
    }

    /// Single candidates and all their links.
    pub(in crate::technique) fn whole(board: &Board) -> Self {
        Self::linked(board, Links::All, Groups::Excluded, true)
    }

    fn linked(board: &Board, links: Links, groups: Groups, all: bool) -> Self {
        let digits = match links {
            Links::Digits(digits) => digits,
            _ => Digits::all(board.houses().side()),
        };
        let side = usize::from(board.houses().side());
        let mut graph = Self {
            nodes: Vec::with_capacity(ROOM),
            strong: Lists::new(0, &[]),
            weak: Lists::new(0, &[]),
            cells: Vec::with_capacity(ROOM),
            side,
            numbers: vec![NONE; board.houses().shape().area() * side],
        };
        graph.add_singles(board, links, digits);
        let singles = graph.nodes.len();
        if groups == Groups::Included {
            graph.add_crossings(board, digits);
        }
        let count = graph.nodes.len();
        let mut end = singles;
        let groups = |digit: Digit| {
            let start = end;
            while end < count && graph.nodes[end].digit == digit {
                end += 1;
            }
            (digit, start..end)
        };
        let groups: Vec<(Digit, Range<usize>)> = digits.iter().map(groups).collect();
        let mut strong = Strong::with_capacity(2 * count);
        let in_cells = !matches!(links, Links::Digits(_));
        if in_cells {
            graph.link_cells(board, &mut strong);
        }
        if links != Links::Cells {
            for (digit, groups) in &groups {
                graph.link_houses(board, *digit, groups.clone(), &mut strong);
            }
        }
        graph.strong = Lists::new(count, &strong);
        let mut weak = Weak {
            found: Vec::with_capacity(USUAL * count),
            wanted: (0..count)
                .map(|node| all || !graph.strong[node].is_empty())
                .collect(),
        };
        if in_cells {
            graph.link_cells_weakly(board, &mut weak);
        }
        for (digit, groups) in &groups {
            graph.link_weakly(board, *digit, groups.clone(), &mut weak);
        }
        graph.weak = Lists::new(count, &weak.found);
        graph
    }

    /// The node of a single candidate.
    pub(in crate::technique) fn number(&self, cell: usize, digit: Digit) -> Option<usize> {
        let number = self.numbers[cell * self.side + digit.index()];
        (number != NONE).then_some(number.into())
    }

    /// The cell of a single candidate.
    pub(in crate::technique) fn cell(&self, node: usize) -> Option<usize> {
        self.cells.get(node).copied()
    }

    /// Adds every candidate of an open cell among some digits. If strong links are
    /// within cells, only cells with two candidates count.
    fn add_singles(&mut self, board: &Board, links: Links, digits: Digits) {
        for cell in board.open_cells() {
            if links == Links::Cells && board.at(cell).len() != 2 {
                continue;
            }
            for digit in board.at(cell).and(digits).iter() {
                let number = self.cells.len();
                let number = u16::try_from(number).expect("625 cells have 25 digits at most");
                self.numbers[cell * self.side + digit.index()] = number;
                self.cells.push(cell);
                self.nodes.push(Node {
                    digit,
                    cells: Cells::only(cell),
                    seen: board.houses().peers(cell).resized(),
                });
            }
        }
    }

    /// Adds the places of digits in the crossing of a line and a box if there are
    /// several, digit by digit.
    fn add_crossings(&mut self, board: &Board, digits: Digits) {
        let houses = board.houses();
        for digit in digits.iter() {
            let places = board.places(digit).resized();
            for crossing in houses.crossings() {
                let cells: Cells<W> = crossing.resized().and(&places);
                if cells.iter().nth(1).is_none() {
                    continue;
                }
                let all = houses.everywhere().resized();
                let seen = cells.iter().fold(all, |seen: Cells<W>, cell| {
                    seen.and(&houses.peers(cell).resized())
                });
                self.nodes.push(Node { digit, cells, seen });
            }
        }
    }
}
