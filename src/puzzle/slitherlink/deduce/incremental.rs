//! All that corner pairs or colours say of a board, at once and without
//! evidence: for boards one after another that are mostly alike.
//!
//! What was closed for a board is closed for a later one that knows more once
//! the news has been followed. So a look costs little where little is new.

use std::rc::Rc;

use crate::grid::{Edge, Place as _};
use crate::solve::{Find, IncrementalRung};
use crate::trace::Step;

use super::constraint::{self, Spot};
use super::{Board, Clues, Conflict, Deduction, Scope, Source};
use crate::puzzle::slitherlink::{Clue, Fact, Side, Slitherlink, Technique};

/// So many closed positions are remembered, the latest: a board may come back.
const MOST_KEPT: usize = 4;

/// Looks out for all that follows within a scope.
pub(in super::super) struct Closing {
    scope: Scope,
    technique: Technique,
    /// Closed positions, each knowing more than those before.
    closed: Vec<Deduction>,
}

impl Closing {
    /// P1 to P8.
    pub(in super::super) fn of_pairs() -> Self {
        Self {
            scope: Scope::Pairs,
            technique: Technique::PairTwos,
            closed: Vec::new(),
        }
    }

    /// P9 to P11 and C4 to C14.
    pub(in super::super) fn of_colours() -> Self {
        Self {
            scope: Scope::Colours,
            technique: Technique::ColourCount,
            closed: Vec::new(),
        }
    }

    /// A board's position, closed.
    fn close(&mut self, clues: &Clues, board: &Board) -> Result<&Deduction, Conflict> {
        let is_beyond = |last: &mut Deduction| !last.is_within(clues, board);
        while self.closed.pop_if(is_beyond).is_some() {}
        let mut deduction = match self.closed.last() {
            Some(last) => last.clone(),
            None => Deduction::new(clues, board, self.scope),
        };
        deduction.catch_up(clues, board)?;
        deduction.close()?;
        deduction.forget_reasons();
        if self.closed.len() == MOST_KEPT {
            self.closed.remove(0);
        }
        self.closed.push(deduction);
        Ok(&self.closed[self.closed.len() - 1])
    }
}

impl IncrementalRung<Slitherlink> for Closing {
    fn look(&mut self, clues: &Clues, board: &Board) -> Option<Find<Slitherlink>> {
        let technique = self.technique;
        // A contradiction is for others to tell.
        let deduction = self.close(clues, board).ok()?;
        let both = deduction.edges.values().iter().zip(board.edges().values());
        let news = both.enumerate().filter_map(|(index, both)| match both {
            (Some(mark), None) => Some(Fact::Edge(Edge::at(index, board.shape()), *mark)),
            _ => None,
        });
        let found: Vec<Fact> = news.collect();
        let is_news = !found.is_empty();
        is_news.then(|| Find::Step(Step::new(technique, Vec::new(), Vec::new(), found)))
    }
}

impl Deduction {
    /// Whether a board, with its clues, knows all that this was closed from.
    fn is_within(&self, clues: &Clues, board: &Board) -> bool {
        let mut both = self.clues.0.values().iter().zip(clues.0.values());
        self.shape == board.shape()
            && both.all(|(old, new)| old == new || !matches!(old, Clue::Count(_)))
            && board.is_beyond(&self.board)
    }

    /// Takes over what a board and its clues know more.
    fn catch_up(&mut self, clues: &Clues, board: &Board) -> Result<(), Conflict> {
        let shape = self.shape;
        for cell in shape.cells() {
            if let (None, Some(count)) = (self.clues.count(cell), clues.count(cell)) {
                self.narrow(Spot::Cell(cell), constraint::lines(count));
            }
        }
        self.clues = Rc::new(clues.clone());
        self.board = Rc::new(board.clone());
        for (index, mark) in board.edges().values().iter().enumerate() {
            let edge = Edge::at(index, shape);
            if let (Some(mark), None) = (mark, self.edges[edge]) {
                self.learn_edge(edge, *mark, Source::Supposed)?;
            }
        }
        if self.scope == Scope::Colours {
            for cell in shape.cells() {
                if let Some(side) = board.side(cell) {
                    let [node, exterior] = [Some(cell), None].map(|cell| self.node(cell));
                    self.relate(node, exterior, side == Side::Inside)?;
                }
            }
        }
        Ok(())
    }

    /// Forgets how everything was found: nothing can be proved or undone then.
    fn forget_reasons(&mut self) {
        self.log.clear();
        self.joins.clear();
        self.left.forget();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Puzzle as _;
    use crate::solve::{Found, Fuel, Method, Solve as _};

    /// What is found on the way to the end of a puzzle.
    fn found(closing: &mut Closing, clues: &Clues, board: &Board) -> Vec<Fact> {
        match closing.look(clues, board) {
            Some(Find::Step(step)) => step.found,
            _ => Vec::new(),
        }
    }

    #[test]
    fn what_was_seen_before_changes_nothing() {
        let text = "slither/7/7/g3122d21cg22bicg2d11622863c32b";
        let clues = Slitherlink::parse(text).unwrap().remove(0).clues;
        let mut strategy = Slitherlink::strategy(&clues, Method::Human);
        let mut board = Slitherlink::board(&clues);
        let mut boards = vec![board.clone()];
        while let Found::Step(step) = strategy.find(&clues, &board, &mut Fuel::unlimited()) {
            for fact in step.found {
                board.learn(fact).unwrap();
            }
            boards.push(board.clone());
        }
        // On and back again.
        let back = boards.clone().into_iter().rev();
        boards.extend(back);
        for new in [Closing::of_pairs, Closing::of_colours] {
            let mut closing = new();
            let mut is_any = false;
            for board in &boards {
                let facts = found(&mut closing, &clues, board);
                assert_eq!(facts, found(&mut new(), &clues, board));
                is_any |= !facts.is_empty();
            }
            assert!(is_any);
        }
    }
}
