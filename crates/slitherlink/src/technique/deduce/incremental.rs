//! Fixpoints of corner pairs or colours on successive boards, without evidence.
//!
//! A fixpoint for one board becomes a fixpoint for a later board that knows more once
//! the difference has been propagated. So there is little work if little is new.

use std::rc::Rc;

use clew_core::grid::{Edge, Place as _};
use clew_core::solve::{Find, Finding, IncrementalRung};
use clew_core::trace::Step;

use super::constraint::{self, Constraint};
use super::{Area, Board, Clues, Conflict, Deduction, Reason, Strength};
use crate::board::{Clue, Fact, Side, Slitherlink};
use crate::catalogue::Technique;

/// Number of fixpoints kept, the latest ones: a search may return to a board.
const MAX_KEPT: usize = 4;

/// Rung that reports everything that follows at one strength.
pub(crate) struct Fixpoints {
    strength: Strength,
    technique: Technique,
    /// Fixpoints, each knowing more than those before.
    kept: Vec<Deduction>,
}

impl Fixpoints {
    /// Fixpoints of corner pairs.
    pub(crate) fn of_pairs() -> Box<dyn IncrementalRung<Slitherlink>> {
        Self::of(Strength::Pairs, Technique::PairTwos)
    }

    /// Fixpoints of corner pairs and colours.
    pub(crate) fn of_colours() -> Box<dyn IncrementalRung<Slitherlink>> {
        Self::of(Strength::Colours, Technique::ColourCount)
    }

    fn of(strength: Strength, technique: Technique) -> Box<dyn IncrementalRung<Slitherlink>> {
        let kept = Vec::new();
        Box::new(Self {
            strength,
            technique,
            kept,
        })
    }

    /// Returns the fixpoint of a board.
    fn fixpoint_of(&mut self, clues: &Clues, board: &Board) -> Result<&Deduction, Conflict> {
        let is_beyond = |last: &mut Deduction| !last.is_implied_by(clues, board);
        while self.kept.pop_if(is_beyond).is_some() {}
        let mut deduction = match self.kept.last() {
            Some(last) => last.clone(),
            None => Deduction::new(clues, board, self.strength),
        };
        deduction.update(clues, board)?;
        deduction.propagate_all()?;
        deduction.forget_trail();
        if self.kept.len() == MAX_KEPT {
            self.kept.remove(0);
        }
        self.kept.push(deduction);
        Ok(&self.kept[self.kept.len() - 1])
    }
}

impl IncrementalRung<Slitherlink> for Fixpoints {
    fn look(&mut self, clues: &Clues, board: &Board) -> Finding<Slitherlink> {
        let technique = self.technique;
        // Contradictions are reported by the rungs that have evidence.
        let deduction = self.fixpoint_of(clues, board).ok()?;
        let found = deduction.unknown_edges(board);
        let is_any = !found.is_empty();
        is_any.then(|| Find::Step(Step::new(technique, Vec::new(), Vec::new(), found)))
    }
}

impl Deduction {
    /// Fixpoint of a board that knows all that this was deduced from; `None` if the
    /// board contradicts itself.
    pub(crate) fn extended(&self, clues: &Clues, board: &Board) -> Option<Self> {
        let mut extended = self.clone();
        extended.update(clues, board).ok()?;
        extended.propagate_all().ok()?;
        Some(extended)
    }

    /// Learns facts that were proved in another way, and returns the area in which
    /// more is known afterwards; `None` if they contradict what is known.
    pub(crate) fn learn(&mut self, facts: &[Fact]) -> Option<Area> {
        let checkpoint = self.checkpoint();
        self.assume_all(facts)?;
        let area = self.backtrack_area(checkpoint);
        self.assume_all(facts)?;
        Some(area)
    }

    fn assume_all(&mut self, facts: &[Fact]) -> Option<()> {
        for &fact in facts {
            if let Fact::Edge(edge, mark) = fact
                && self.edges[edge].is_none()
            {
                self.assume(edge, mark).ok()?;
            }
        }
        self.propagate_all().ok()
    }

    /// Makes all deduced edges known edges of the board, and returns those that are
    /// new to it.
    pub(crate) fn adopt_edges(&mut self) -> Vec<Fact> {
        let found = self.unknown_edges(&self.board);
        let board = Rc::make_mut(&mut self.board);
        for &fact in &found {
            // All of them follow, so none contradicts.
            let _ = board.learn(fact);
        }
        found
    }

    /// Edges deduced that a board does not know.
    fn unknown_edges(&self, board: &Board) -> Vec<Fact> {
        let both = self.edges.values().iter().zip(board.edges().values());
        let new = both.enumerate().filter_map(|(index, both)| match both {
            (Some(mark), None) => Some(Fact::Edge(Edge::at(index, board.shape()), *mark)),
            _ => None,
        });
        new.collect()
    }

    /// Whether a board, with its clues, knows all that this was deduced from.
    pub(crate) fn is_implied_by(&self, clues: &Clues, board: &Board) -> bool {
        let mut both = self.clues.0.values().iter().zip(clues.0.values());
        self.shape == board.shape()
            && both.all(|(old, new)| old == new || !matches!(old, Clue::Count(_)))
            && board.extends(&self.board)
    }

    /// Adds what a board and its clues know beyond this.
    fn update(&mut self, clues: &Clues, board: &Board) -> Result<(), Conflict> {
        let shape = self.shape;
        for cell in shape.cells() {
            if let (None, Some(count)) = (self.clues.count(cell), clues.count(cell)) {
                self.narrow(Constraint::Cell(cell), constraint::lines(count));
            }
        }
        self.clues = Rc::new(clues.clone());
        self.board = Rc::new(board.clone());
        for (index, mark) in board.edges().values().iter().enumerate() {
            let edge = Edge::at(index, shape);
            if let (Some(mark), None) = (mark, self.edges[edge]) {
                self.learn_edge(edge, *mark, Reason::Assumed)?;
            }
        }
        if self.strength == Strength::Colours {
            for cell in shape.cells() {
                if let Some(side) = board.side(cell) {
                    let [node, exterior] = [Some(cell), None].map(|cell| self.node(cell));
                    self.relate(node, exterior, side == Side::Inside)?;
                }
            }
        }
        Ok(())
    }

    /// Forgets the trail; after that, nothing can be proved or retracted.
    fn forget_trail(&mut self) {
        self.trail.clear();
        self.joins.clear();
        self.domains.forget_history();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::format::Read as _;
    use clew_core::model::Puzzle as _;
    use clew_core::solve::{Found, Fuel, Method, Solve as _};

    /// Facts found on a board.
    fn found(
        fixpoints: &mut Box<dyn IncrementalRung<Slitherlink>>,
        clues: &Clues,
        board: &Board,
    ) -> Vec<Fact> {
        match fixpoints.look(clues, board) {
            Some(Find::Step(step)) => step.found,
            _ => Vec::new(),
        }
    }

    #[test]
    fn earlier_boards_do_not_change_the_answer() {
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
        // Forwards and backwards.
        let back = boards.clone().into_iter().rev();
        boards.extend(back);
        for new in [Fixpoints::of_pairs, Fixpoints::of_colours] {
            let mut fixpoints = new();
            let mut is_any = false;
            for board in &boards {
                let facts = found(&mut fixpoints, &clues, board);
                assert_eq!(facts, found(&mut new(), &clues, board));
                is_any |= !facts.is_empty();
            }
            assert!(is_any);
        }
    }
}
