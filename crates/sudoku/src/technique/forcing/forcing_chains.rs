//! Cell and region forcing chains: a conclusion is true if every candidate of a cell, or
//! every place of a digit in a house, leads to it by a chain of its own.

use clew_core::grid::SortShort as _;
use clew_core::solve::{Attempt, Attempts, Find};
use clew_core::trace::{Step, Trial};

use super::supposition::{follow, leading, verity_step};
use super::{Choices, alternatives};
use crate::board::{Board, Clues, Digit, Fact, Sudoku, WORDS};
use crate::catalogue::Technique;
use crate::technique::chains::inference_graph::{InferenceGraph, LinkReason};
use crate::technique::singles;

/// Conclusions written out before the next rung is tried.
const ATTEMPTS: usize = 8;
/// Conclusions that are kept until the best of them are chosen.
const KEPT: usize = 8 * ATTEMPTS;
/// Conclusions of candidates looked at in one attempt on a board larger than 9×9.
const WORK: usize = 4_000;

/// The candidates of any board and their links.
type Graph = InferenceGraph<WORDS>;

/// Nodes that chains lead to from one candidate.
struct Reach {
    /// Node before each node that was reached as holding, and as failing.
    holding: Vec<Option<usize>>,
    failing: Vec<Option<usize>>,
}

/// Verity: a conclusion to which all alternatives lead, with `length` links in total.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Verity {
    length: usize,
    fails: bool,
    choices: usize,
    node: usize,
}

/// Search for the verities with the shortest chains; alternatives in order.
struct ForcingChains {
    graph: Graph,
    all: Vec<Vec<(usize, Digit)>>,
    distances: Distances,
    /// Number of alternatives looked at.
    looked_at: usize,
    /// The best verities so far, and a few more.
    verities: Vec<Verity>,
    /// Number of verities that were written out without success.
    tried: usize,
    /// Whether everything is done in one attempt.
    is_small: bool,
}

/// The search on a board.
pub(crate) fn forcing_chains(_: &Clues, board: &Board) -> Box<dyn Attempts<Sudoku>> {
    let graph = Graph::whole(board);
    let is_small = board.houses().side() <= 9;
    Box::new(ForcingChains {
        distances: Distances::new(graph.nodes.len(), is_small),
        graph,
        all: alternatives(board),
        looked_at: 0,
        verities: Vec::new(),
        tried: 0,
        is_small,
    })
}

impl Attempts<Sudoku> for ForcingChains {
    fn attempt(&mut self, clues: &Clues, board: &Board) -> Attempt<Sudoku> {
        let mut work = 0;
        while let Some(choices) = self.all.get(self.looked_at) {
            if work > WORK && !self.is_small {
                return Attempt::Nothing(board.houses().cell(choices[0].0).site());
            }
            work += self.look_at(self.looked_at);
            self.looked_at += 1;
        }
        if self.tried == 0 {
            self.choose();
        }
        while let Some(verity) = self.verities.get(self.tried) {
            self.tried += 1;
            let choices = &self.all[verity.choices];
            if let Some(step) = conclude(clues, board, &self.graph, choices, verity) {
                return Attempt::Found(Find::Step(step));
            }
            if !self.is_small {
                return Attempt::Nothing(board.houses().cell(choices[0].0).site());
            }
        }
        Attempt::Done
    }
}

impl ForcingChains {
    /// Finds the verities of some alternatives. Returns the number of conclusions looked
    /// at.
    fn look_at(&mut self, choices: usize) -> usize {
        let of = &self.all[choices];
        let number = |&(cell, digit): &(usize, Digit)| self.graph.number(cell, digit);
        let Some(starts) = of.iter().map(number).collect::<Option<Vec<usize>>>() else {
            return 1;
        };
        let (shared, work) = self.distances.shared(&self.graph, &starts);
        for (conclusion, length) in shared {
            self.verities.push(Verity {
                length,
                fails: conclusion % 2 == 1,
                choices,
                node: conclusion / 2,
            });
            if self.verities.len() == KEPT {
                self.choose();
            }
        }
        work
    }

    /// Keeps only the best verities, in order.
    fn choose(&mut self) {
        self.verities.sort_short();
        self.verities.truncate(ATTEMPTS);
    }
}

/// Lengths of the shortest chains from candidates to conclusions. A conclusion is twice
/// the number of a node if the node holds, and one more if it fails.
struct Distances {
    /// Conclusions that each candidate leads to, once they are needed.
    of: Vec<Vec<(usize, usize)>>,
    /// Whether they are kept: for a large board they would not fit.
    is_kept: bool,
    /// Number of candidates that lead to each conclusion, and links of all their chains;
    /// zero between calls.
    led: Vec<(usize, usize)>,
}

impl Distances {
    fn new(nodes: usize, is_kept: bool) -> Self {
        Self {
            of: vec![Vec::new(); nodes],
            is_kept,
            led: vec![(0, 0); 2 * nodes],
        }
    }

    /// Conclusions that all of some candidates lead to, each with the links of all
    /// chains; and the number of conclusions looked at.
    fn shared(&mut self, graph: &Graph, starts: &[usize]) -> (Vec<(usize, usize)>, usize) {
        for &start in starts {
            if self.of[start].is_empty() {
                self.of[start] = self.follow(graph, start);
            }
        }
        let mut work = 0;
        for (number, &start) in starts.iter().enumerate() {
            work += self.of[start].len();
            for &(conclusion, length) in &self.of[start] {
                let led = &mut self.led[conclusion];
                if led.0 == number {
                    *led = (number + 1, led.1 + length);
                }
            }
        }
        let mut shared = Vec::new();
        for &(conclusion, _) in starts.first().map_or(&[][..], |&first| &self.of[first]) {
            let (count, length) = std::mem::take(&mut self.led[conclusion]);
            if count == starts.len() {
                shared.push((conclusion, length));
            }
        }
        if !self.is_kept {
            for &start in starts {
                self.of[start] = Vec::new();
            }
        }
        (shared, work)
    }

    /// Conclusions that a candidate leads to.
    fn follow(&mut self, graph: &Graph, start: usize) -> Vec<(usize, usize)> {
        let mut reached = vec![(2 * start, 0)];
        self.led[2 * start].0 = 1;
        let mut at = 0;
        while let Some(&(conclusion, length)) = reached.get(at) {
            at += 1;
            let mut reach = |next: usize| {
                if std::mem::replace(&mut self.led[next].0, 1) == 0 {
                    reached.push((next, length + 1));
                }
            };
            match conclusion % 2 {
                0 => graph.weak[conclusion / 2]
                    .iter()
                    .for_each(|&next| reach(2 * next + 1)),
                _ => graph.strong[conclusion / 2]
                    .iter()
                    .for_each(|&(next, _)| reach(2 * next)),
            }
        }
        for &(conclusion, _) in &reached {
            self.led[conclusion].0 = 0;
        }
        reached
    }
}

/// Follows all links from a candidate that is assumed to hold.
fn reach(graph: &Graph, start: usize) -> Reach {
    let count = graph.nodes.len();
    let mut reach = Reach {
        holding: vec![None; count],
        failing: vec![None; count],
    };
    reach.holding[start] = Some(start);
    let mut front = vec![start];
    while !front.is_empty() {
        let mut failing = Vec::new();
        for at in front.drain(..) {
            for &next in &graph.weak[at] {
                if reach.failing[next].is_none() {
                    reach.failing[next] = Some(at);
                    failing.push(next);
                }
            }
        }
        for at in failing {
            for &(next, _) in &graph.strong[at] {
                if reach.holding[next].is_none() {
                    reach.holding[next] = Some(at);
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
    choices: &Choices,
    verity: &Verity,
) -> Option<Step<Sudoku>> {
    let node = &graph.nodes[verity.node];
    let cell = node.cells.first()?;
    let fact = match verity.fails {
        false => board.is(cell, node.digit),
        true => board.is_not(cell, node.digit),
    };
    let trial = |&(cell, digit): &(usize, Digit)| {
        let start = graph.number(cell, digit)?;
        chain(clues, board, graph, start, verity, fact)
    };
    let trials: Option<Vec<Trial<Sudoku>>> = choices.iter().map(trial).collect();
    verity_step(board, Technique::ForcingChains, trials?, choices, fact)
}

/// The chain from a candidate to a fact as singles.
fn chain(
    clues: &Clues,
    board: &Board,
    graph: &Graph,
    start: usize,
    verity: &Verity,
    fact: Fact,
) -> Option<Trial<Sudoku>> {
    let reach = reach(graph, start);
    // Backwards from the end: nodes that hold, each with the failing node before it.
    let mut links: Vec<(usize, usize)> = Vec::new();
    let mut at = match verity.fails {
        false => verity.node,
        true => reach.failing[verity.node]?,
    };
    while at != start {
        let failing = reach.holding[at]?;
        links.push((failing, at));
        at = reach.failing[failing]?;
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
        follow(&mut supposed, &mut steps, step)?;
    }
    (supposed.knows(fact) == Some(true)).then(|| leading(board, assumed, steps, fact))
}
