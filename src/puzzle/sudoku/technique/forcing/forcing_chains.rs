//! Cell and region forcing chains: a conclusion to which every candidate of a cell,
//! or every place of a digit in a house, leads by a chain of its own is true.

use crate::grid::SortShort as _;
use crate::solve::Find;
use crate::trace::{Step, Trial};

use crate::puzzle::sudoku::board::{Digit, WORDS};
use crate::puzzle::sudoku::evidence::Found;
use crate::puzzle::sudoku::technique::chains::inference_graph::{InferenceGraph, LinkReason};
use crate::puzzle::sudoku::technique::singles;
use crate::puzzle::sudoku::{Board, Clues, Fact, Sudoku, Technique};

use super::supposition::{leading, verity_step};
use super::{Choices, alternatives};

/// Conclusions written out before the next rung is tried.
const ATTEMPTS: usize = 8;

/// The candidates of any board and their links.
type Graph = InferenceGraph<WORDS>;

/// Nodes that chains lead to from one candidate.
struct Reach {
    /// Link by which each node was reached as holding, and as failing.
    holding: Vec<Option<Link>>,
    failing: Vec<Option<Link>>,
}

/// Predecessor of a node, and number of links to it.
#[derive(Clone, Copy)]
struct Link {
    from: usize,
    length: usize,
}

/// Verity: a conclusion to which all alternatives lead, in `length` links together.
struct Verity {
    length: usize,
    choices: usize,
    node: usize,
    holds: bool,
}

/// The verity with the shortest chains; alternatives in order.
pub(in crate::puzzle::sudoku) fn forcing_chains(clues: &Clues, board: &Board) -> Found {
    let graph = Graph::whole(board);
    let reaches: Vec<Reach> = (0..graph.nodes.len()).map(|at| reach(&graph, at)).collect();
    let all = alternatives(board);
    let number = |&(cell, digit): &(usize, Digit)| graph.number(cell, digit);
    let mut verities: Vec<Verity> = Vec::new();
    for (choices, of) in all.iter().enumerate() {
        let Some(starts) = of.iter().map(number).collect::<Option<Vec<usize>>>() else {
            continue;
        };
        for node in 0..graph.nodes.len() {
            for holds in [true, false] {
                let length = |&start: &usize| {
                    let reach = &reaches[start];
                    let links = if holds {
                        &reach.holding
                    } else {
                        &reach.failing
                    };
                    links[node].map(|link| link.length)
                };
                let length: Option<usize> = starts.iter().map(length).sum();
                verities.extend(length.map(|length| Verity {
                    length,
                    choices,
                    node,
                    holds,
                }));
            }
        }
    }
    verities.sort_short_by_key(|verity| (verity.length, !verity.holds, verity.choices));
    let step = verities.iter().take(ATTEMPTS).find_map(|verity| {
        let choices = &all[verity.choices];
        conclude(clues, board, &graph, &reaches, choices, verity)
    })?;
    Some(Find::Step(step))
}

/// Follows all links from a candidate that is supposed to hold.
fn reach(graph: &Graph, start: usize) -> Reach {
    let count = graph.nodes.len();
    let mut reach = Reach {
        holding: vec![None; count],
        failing: vec![None; count],
    };
    let link = |from, length| Some(Link { from, length });
    reach.holding[start] = link(start, 0);
    let mut front = vec![start];
    let mut length = 0;
    while !front.is_empty() {
        length += 1;
        let mut failing = Vec::new();
        for at in front.drain(..) {
            for &next in &graph.weak[at] {
                if reach.failing[next].is_none() {
                    reach.failing[next] = link(at, length);
                    failing.push(next);
                }
            }
        }
        length += 1;
        for at in failing {
            for &(next, _) in &graph.strong[at] {
                if reach.holding[next].is_none() {
                    reach.holding[next] = link(at, length);
                    front.push(next);
                }
            }
        }
    }
    reach
}

/// The step of a verity, unless a chain contradicts itself on the way.
fn conclude(
    clues: &Clues,
    board: &Board,
    graph: &Graph,
    reaches: &[Reach],
    choices: &Choices,
    verity: &Verity,
) -> Option<Step<Sudoku>> {
    let node = &graph.nodes[verity.node];
    let cell = node.cells.first()?;
    let fact = match verity.holds {
        true => board.is(cell, node.digit),
        false => board.is_not(cell, node.digit),
    };
    let trial = |&(cell, digit): &(usize, Digit)| {
        let start = graph.number(cell, digit)?;
        chain(clues, board, graph, &reaches[start], start, verity, fact)
    };
    let trials: Option<Vec<Trial<Sudoku>>> = choices.iter().map(trial).collect();
    verity_step(board, Technique::ForcingChains, trials?, choices, fact)
}

/// The chain from a candidate to a fact as singles.
fn chain(
    clues: &Clues,
    board: &Board,
    graph: &Graph,
    reach: &Reach,
    start: usize,
    verity: &Verity,
    fact: Fact,
) -> Option<Trial<Sudoku>> {
    // Backwards from the end: nodes that hold, each with the one that fails
    // before it.
    let mut links: Vec<(usize, usize)> = Vec::new();
    let mut at = match verity.holds {
        true => verity.node,
        false => reach.failing[verity.node]?.from,
    };
    while at != start {
        let failing = reach.holding[at]?.from;
        links.push((failing, at));
        at = reach.failing[failing]?.from;
    }
    let first = &graph.nodes[start];
    let assumed = board.is(first.cells.first()?, first.digit);
    let mut supposed = board.for_trial();
    supposed.learn(assumed).ok()?;
    let mut steps: Vec<Step<Sudoku>> = Vec::new();
    for (failing, holding) in links.into_iter().rev() {
        let mut strong = graph.strong[failing].iter();
        let (_, why) = strong.find(|(to, _)| *to == holding)?;
        let digit = graph.nodes[holding].digit;
        let found = match *why {
            LinkReason::Cell(cell) => singles::only_digit(clues, &supposed, cell),
            LinkReason::House(house) => singles::only_place(clues, &supposed, house, digit),
        };
        let Find::Step(step) = found? else {
            return None;
        };
        for &fact in &step.found {
            supposed.learn(fact).ok()?;
        }
        steps.push(step);
    }
    (supposed.knows(fact) == Some(true)).then(|| leading(board, assumed, steps, fact))
}
