//! Chains: K1 to K4, W1, A1, A3 and A4 of the catalogue, which differ in the
//! links they use.
//!
//! From the supposition that a node does not hold, strong and weak links lead
//! by turns to nodes that hold and nodes that do not. If they lead to a node
//! that holds, it or the first one holds, and what contradicts both is false.
//! If the two are linked weakly the chain is a loop, and every weak link of it
//! is strong as well. The shortest chain that finds something is taken, of
//! these the first by its first node.

use crate::solve::Find;

use super::digits::Cells;
use super::evidence::{Evidence, Found, ruled_out, step_about};
use super::lean::lean;
use super::net::{Groups, Net, Node, Why};
use super::{Board, Clues, Fact, Technique};

/// The links that a chain may use.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Links {
    /// Between places of one digit.
    Digit,
    /// Strong ones within cells only.
    Cells,
    /// All.
    All,
}

/// What chains are looked for.
#[derive(Clone, Copy)]
struct Wanted {
    links: Links,
    groups: Groups,
    /// The most nodes.
    most: usize,
    /// Whether loops are told as such: the short patterns with names of their
    /// own are chains only.
    loops: bool,
}

/// Nodes of chains that go before chains of harder sorts: longer ones rate
/// higher than these.
const SHORT: usize = 8;
/// The same for chains of one digit or through cells of two candidates.
const MIDDLE: usize = 12;
/// Nodes of the longest chains looked for: longer ones nobody follows.
const LONGEST: usize = 24;
/// The same where the board is larger than 9×9.
const LONGEST_LARGE: usize = 10;

/// K1 to K3: two strong links of a digit.
pub(super) fn turbot(_: &Clues, board: &Board) -> Found {
    search(board, Links::Digit, Groups::Left, 4)
}

/// K4: the same with a group in a box.
pub(super) fn empty_rectangle(_: &Clues, board: &Board) -> Found {
    search(board, Links::Digit, Groups::Taken, 4)
}

/// W1: three cells of two candidates.
pub(super) fn xy_wing(_: &Clues, board: &Board) -> Found {
    search(board, Links::Cells, Groups::Left, 6)
}

/// A1 and A3 with one digit.
pub(super) fn x_chain(_: &Clues, board: &Board) -> Found {
    search(board, Links::Digit, Groups::Left, MIDDLE)
}

/// A3 through cells of two candidates.
pub(super) fn xy_chain(_: &Clues, board: &Board) -> Found {
    search(board, Links::Cells, Groups::Left, MIDDLE)
}

/// A3 through any links, short enough to rate below grouped ones.
pub(super) fn alternating(_: &Clues, board: &Board) -> Found {
    search(board, Links::All, Groups::Left, SHORT)
}

/// A4: the same with groups as nodes.
pub(super) fn grouped(_: &Clues, board: &Board) -> Found {
    search(board, Links::All, Groups::Taken, SHORT)
}

/// A3 through any links, of any length.
pub(super) fn long_alternating(_: &Clues, board: &Board) -> Found {
    search(board, Links::All, Groups::Left, LONGEST)
}

/// A4, of any length.
pub(super) fn long_grouped(_: &Clues, board: &Board) -> Found {
    search(board, Links::All, Groups::Taken, LONGEST)
}

/// A chain and what it finds.
struct Chain {
    nodes: Vec<usize>,
    found: Vec<Fact>,
    is_loop: bool,
}

fn search(board: &Board, links: Links, groups: Groups, most: usize) -> Found {
    let most = match board.houses().side() {
        ..=9 => most,
        _ => most.min(LONGEST_LARGE),
    };
    let net = Net::new(board, groups);
    let loops = most >= SHORT;
    let wanted = Wanted {
        links,
        groups,
        most,
        loops,
    };
    let mut best: Option<Chain> = None;
    for start in 0..net.nodes.len() {
        let most = best
            .as_ref()
            .map_or(wanted.most, |best| best.nodes.len() - 1);
        let wanted = Wanted { most, ..wanted };
        if let Some(chain) = from(board, &net, start, wanted) {
            best = Some(chain);
        }
    }
    let chain = best?;
    let technique = name(board, &net, &chain, wanted);
    let evidence = Evidence {
        clues: Vec::new(),
        given: relied_on(board, &net, &chain),
    };
    let Find::Step(mut step) = step_about(board, technique, evidence, chain.found, &[])? else {
        return None;
    };
    let facts = |&node: &usize| {
        let Node { digit, cells } = &net.nodes[node];
        cells.iter().map(|cell| board.is(cell, *digit)).collect()
    };
    step.chain = chain.nodes.iter().map(facts).collect();
    lean(board, Some(Find::Step(step)))
}

/// The shortest chain from a node that finds something.
fn from(board: &Board, net: &Net, start: usize, wanted: Wanted) -> Option<Chain> {
    let count = net.nodes.len();
    // By which node a node was reached, as holding and as not holding.
    let mut holding: Vec<Option<usize>> = vec![None; count];
    let mut failing: Vec<Option<usize>> = vec![None; count];
    failing[start] = Some(start);
    let mut front = vec![start];
    let mut length = 2;
    while length <= wanted.most && !front.is_empty() {
        let mut reached = Vec::new();
        for &at in &front {
            for &(next, why) in &net.strong[at] {
                if holding[next].is_some() || !is_wanted(why, wanted.links) {
                    continue;
                }
                holding[next] = Some(at);
                reached.push(next);
                let found = conclusion(board, net, start, next, &holding, &failing, wanted);
                if found.is_some() {
                    return found;
                }
            }
        }
        front.clear();
        for at in reached {
            for &next in &net.weak[at] {
                let other_digit = net.nodes[next].digit != net.nodes[at].digit;
                if failing[next].is_some() || (wanted.links == Links::Digit && other_digit) {
                    continue;
                }
                failing[next] = Some(at);
                front.push(next);
            }
        }
        length += 2;
    }
    None
}

fn is_wanted(why: Why, links: Links) -> bool {
    match links {
        Links::Digit => matches!(why, Why::House(_)),
        Links::Cells => matches!(why, Why::Cell(_)),
        Links::All => true,
    }
}

/// What follows from the chain between two nodes, if anything.
fn conclusion(
    board: &Board,
    net: &Net,
    start: usize,
    end: usize,
    holding: &[Option<usize>],
    failing: &[Option<usize>],
    wanted: Wanted,
) -> Option<Chain> {
    let path = || {
        let mut nodes = vec![end];
        let mut at = end;
        loop {
            at = holding[at]?;
            nodes.push(at);
            if at == start {
                break;
            }
            at = failing[at]?;
            nodes.push(at);
        }
        nodes.reverse();
        Some(nodes)
    };
    let first = &net.nodes[start];
    if start == end {
        let cell = first.cells.first().filter(|_| first.cells.len() == 1)?;
        return Some(Chain {
            nodes: path()?,
            found: vec![board.is(cell, first.digit)],
            is_loop: false,
        });
    }
    let is_loop = wanted.loops && net.weak[end].contains(&start);
    if is_loop {
        let nodes = path()?;
        let ends = nodes.iter().skip(1).step_by(2);
        let next = nodes.iter().skip(2).step_by(2).chain([&start]);
        let mut found: Vec<Fact> = ends
            .zip(next)
            .flat_map(|(&a, &b)| excluded(board, net, a, b))
            .collect();
        found.sort_unstable();
        found.dedup();
        return (!found.is_empty()).then_some(Chain {
            nodes,
            found,
            is_loop,
        });
    }
    let found = excluded(board, net, start, end);
    (!found.is_empty()).then(path).flatten().map(|nodes| Chain {
        nodes,
        found,
        is_loop,
    })
}

/// The candidates that are false if one of two nodes holds.
fn excluded(board: &Board, net: &Net, a: usize, b: usize) -> Vec<Fact> {
    let (seen_a, seen_b) = (&net.seen[a], &net.seen[b]);
    let (a, b) = (&net.nodes[a], &net.nodes[b]);
    if a.digit == b.digit {
        let targets = seen_a.and(seen_b).without(&a.cells).without(&b.cells);
        return ruled_out(board, targets.iter(), a.digit);
    }
    let single = |cells: &Cells| cells.first().filter(|_| cells.len() == 1);
    let (cell_a, cell_b) = (single(&a.cells), single(&b.cells));
    if cell_a.is_some() && cell_a == cell_b {
        let others = board
            .digits()
            .filter(|&digit| digit != a.digit && digit != b.digit);
        return others
            .flat_map(|digit| ruled_out(board, cell_a, digit))
            .collect();
    }
    let mut found = Vec::new();
    if let Some(cell) = cell_a.filter(|&cell| seen_b.has(cell)) {
        found.extend(ruled_out(board, [cell], b.digit));
    }
    if let Some(cell) = cell_b.filter(|&cell| seen_a.has(cell)) {
        found.extend(ruled_out(board, [cell], a.digit));
    }
    found
}

/// The strong link between two nodes.
fn strong(net: &Net, a: usize, b: usize) -> Option<Why> {
    let mut links = net.strong[a].iter();
    links.find(|(to, _)| *to == b).map(|&(_, why)| why)
}

/// What makes the strong links of a chain strong.
///
/// Not every other place of the digit in the house of a link must be gone. One
/// that sees the node before the link is false with the node that the link
/// starts from. And one that sees the node after the link, and what may be
/// left there, does as well as the node that the link ends at. A loop is read
/// both ways, so there all must be gone.
fn relied_on(board: &Board, net: &Net, chain: &Chain) -> Vec<Fact> {
    let houses = board.houses();
    let nodes = &chain.nodes;
    let mut given = Vec::new();
    // What may be left in the house of the link after.
    let mut left = Cells::default();
    for at in (0..nodes.len()).step_by(2).rev() {
        let (a, b) = (&net.nodes[nodes[at]], &net.nodes[nodes[at + 1]]);
        let house = match strong(net, nodes[at], nodes[at + 1]) {
            Some(Why::Cell(cell)) => {
                let others = board.digits().filter(|&d| d != a.digit && d != b.digit);
                given.extend(others.map(|digit| board.is_not(cell, digit)));
                left = Cells::default();
                continue;
            }
            Some(Why::House(house)) => houses.all()[house].cells,
            None => unreachable!("a chain follows links"),
        };
        let others = house.without(&a.cells).without(&b.cells);
        let seeing = |node: Option<&usize>| {
            let node = node.map(|&node| &net.nodes[node]);
            let node = node.filter(|node| node.digit == a.digit && !chain.is_loop);
            node.map_or(Cells::default(), |node| {
                others.and(&houses.seen_by_all(&node.cells))
            })
        };
        let before = seeing(nodes[..at].last());
        let after = seeing(nodes.get(at + 2)).and(&houses.seen_by_all(&left));
        let gone = others.without(&before).without(&after);
        left = before;
        given.extend(gone.iter().map(|cell| board.is_not(cell, a.digit)));
    }
    given.sort_unstable();
    given.dedup();
    given
}

/// What a chain is called: by the links it takes, whatever it may have taken.
fn name(board: &Board, net: &Net, chain: &Chain, wanted: Wanted) -> Technique {
    let nodes = &chain.nodes;
    let mut links = nodes.chunks_exact(2);
    let by_cells = links.all(|pair| matches!(strong(net, pair[0], pair[1]), Some(Why::Cell(_))));
    let digit = net.nodes[nodes[0]].digit;
    let one_digit = nodes.iter().all(|&node| net.nodes[node].digit == digit);
    let grouped = nodes.iter().any(|&node| node >= net.alone);
    match wanted.links {
        Links::Digit if wanted.groups == Groups::Taken => Technique::EmptyRectangle,
        Links::Digit if wanted.most <= 4 => two_links(board, net, nodes),
        Links::Cells if wanted.most <= 6 => Technique::XyWing,
        _ if chain.is_loop => Technique::NiceLoop,
        _ if grouped => Technique::GroupedChain,
        _ if one_digit => one_digit_chain(net, nodes),
        _ if by_cells => {
            let candidates = |&node: &usize| net.nodes[node].cells.first().map(|c| board.at(c));
            let first = candidates(&nodes[0]);
            match nodes.iter().all(|node| candidates(node) == first) {
                true => Technique::RemotePair,
                false => Technique::XyChain,
            }
        }
        _ => Technique::AlternatingChain,
    }
}

/// A1 where all weak links but one are strong too, or that one is between two
/// groups: A2. Otherwise A3 with one digit.
fn one_digit_chain(net: &Net, nodes: &[usize]) -> Technique {
    let weak = nodes[1..].chunks_exact(2);
    let only_weak = |pair: &&[usize]| strong(net, pair[0], pair[1]).is_none();
    match weak.filter(only_weak).count() {
        0 => Technique::SimpleColouring,
        // Back at the start a colour would be twice in a house.
        1 if nodes.first() == nodes.last() => Technique::SimpleColouring,
        1 => Technique::MultiColouring,
        _ => Technique::XChain,
    }
}

/// K1 where both strong links lie in rows, or both in columns; K2 where one
/// lies in a row and one in a column; K3 otherwise.
fn two_links(board: &Board, net: &Net, nodes: &[usize]) -> Technique {
    use super::houses::Sort::{Column, Row};
    let sort = |pair: &[usize]| match strong(net, pair[0], pair[1]) {
        Some(Why::House(house)) => Some(board.houses().all()[house].name.sort),
        _ => None,
    };
    let sorts: Vec<_> = nodes.chunks_exact(2).filter_map(sort).collect();
    match sorts[..] {
        [Row, Row] | [Column, Column] => Technique::Skyscraper,
        [Row, Column] | [Column, Row] => Technique::TwoStringKite,
        _ => Technique::TurbotFish,
    }
}
