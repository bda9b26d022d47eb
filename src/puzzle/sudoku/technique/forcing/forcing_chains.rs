//! A8, cell and region forcing chains: what every candidate of a cell, or
//! every place of a digit in a house, leads to by a chain of its own is true.

use crate::solve::Find;
use crate::trace::{Step, Trial};

use crate::puzzle::sudoku::board::{Digit, WORDS};
use crate::puzzle::sudoku::evidence::Found;
use crate::puzzle::sudoku::technique::chains::inference_graph::{Net, Why};
use crate::puzzle::sudoku::technique::singles;
use crate::puzzle::sudoku::{Board, Clues, Fact, Sudoku, Technique};

use super::supposition::{agreeing, leading};
use super::{Choices, alternatives};

/// Conclusions written out before the next rung is tried.
const ATTEMPTS: usize = 8;

/// The candidates of any board and their links.
type Wide = Net<WORDS>;

/// Where chains lead from one candidate.
struct Reach {
    /// For each node the links to where it holds, and to where it fails.
    holding: Vec<Option<Link>>,
    failing: Vec<Option<Link>>,
}

/// How a node was reached: from which other, in how many links.
#[derive(Clone, Copy)]
struct Link {
    from: usize,
    length: usize,
}

/// What all alternatives lead to, in so many links together.
struct Agreement {
    length: usize,
    choices: usize,
    node: usize,
    holds: bool,
}

/// The agreement with the shortest chains; alternatives in order.
pub(in crate::puzzle::sudoku) fn multiple(clues: &Clues, board: &Board) -> Found {
    let net = Wide::whole(board);
    let reaches: Vec<Reach> = (0..net.nodes.len()).map(|at| reach(&net, at)).collect();
    let all = alternatives(board);
    let number = |&(cell, digit): &(usize, Digit)| net.number(cell, digit);
    let mut agreements: Vec<Agreement> = Vec::new();
    for (choices, of) in all.iter().enumerate() {
        let Some(starts) = of.iter().map(number).collect::<Option<Vec<usize>>>() else {
            continue;
        };
        for node in 0..net.nodes.len() {
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
                agreements.extend(length.map(|length| Agreement {
                    length,
                    choices,
                    node,
                    holds,
                }));
            }
        }
    }
    agreements.sort_by_key(|agreement| (agreement.length, !agreement.holds, agreement.choices));
    let step = agreements.iter().take(ATTEMPTS).find_map(|agreement| {
        let choices = &all[agreement.choices];
        told(clues, board, &net, &reaches, choices, agreement)
    })?;
    Some(Find::Step(step))
}

/// Follows all links from a candidate that is supposed to hold.
fn reach(net: &Wide, start: usize) -> Reach {
    let count = net.nodes.len();
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
            for &next in &net.weak[at] {
                if reach.failing[next].is_none() {
                    reach.failing[next] = link(at, length);
                    failing.push(next);
                }
            }
        }
        length += 1;
        for at in failing {
            for &(next, _) in &net.strong[at] {
                if reach.holding[next].is_none() {
                    reach.holding[next] = link(at, length);
                    front.push(next);
                }
            }
        }
    }
    reach
}

/// The step of an agreement, unless a chain contradicts itself on the way.
fn told(
    clues: &Clues,
    board: &Board,
    net: &Wide,
    reaches: &[Reach],
    choices: &Choices,
    agreement: &Agreement,
) -> Option<Step<Sudoku>> {
    let node = &net.nodes[agreement.node];
    let cell = node.cells.first()?;
    let fact = match agreement.holds {
        true => board.is(cell, node.digit),
        false => board.is_not(cell, node.digit),
    };
    let trial = |&(cell, digit): &(usize, Digit)| {
        let start = net.number(cell, digit)?;
        chain(clues, board, net, &reaches[start], start, agreement, fact)
    };
    let trials: Option<Vec<Trial<Sudoku>>> = choices.iter().map(trial).collect();
    agreeing(board, Technique::ForcingChains, trials?, choices, fact)
}

/// The chain from a candidate to a fact as singles.
fn chain(
    clues: &Clues,
    board: &Board,
    net: &Wide,
    reach: &Reach,
    start: usize,
    agreement: &Agreement,
    fact: Fact,
) -> Option<Trial<Sudoku>> {
    // Backwards from the end: nodes that hold, each with the one that fails
    // before it.
    let mut links: Vec<(usize, usize)> = Vec::new();
    let mut at = match agreement.holds {
        true => agreement.node,
        false => reach.failing[agreement.node]?.from,
    };
    while at != start {
        let failing = reach.holding[at]?.from;
        links.push((failing, at));
        at = reach.failing[failing]?.from;
    }
    let first = &net.nodes[start];
    let assumed = board.is(first.cells.first()?, first.digit);
    let mut supposed = board.for_trial();
    supposed.learn(assumed).ok()?;
    let mut steps: Vec<Step<Sudoku>> = Vec::new();
    for (failing, holding) in links.into_iter().rev() {
        let mut strong = net.strong[failing].iter();
        let (_, why) = strong.find(|(to, _)| *to == holding)?;
        let digit = net.nodes[holding].digit;
        let found = match *why {
            Why::Cell(cell) => singles::only_digit(clues, &supposed, cell),
            Why::House(house) => singles::only_place(clues, &supposed, house, digit),
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
