//! Pictures of a played-back trace.

use crate::grid::{Cell, Site};
use crate::model::Fact as _;
use crate::scene::{self, Draw, Scene};
use crate::solve::Solve;
use crate::story::Tell;
use crate::trace::Event;

use super::TracePlayer;
use super::player::learn_all;

impl<P: Solve + Draw + Tell> TracePlayer<P> {
    /// The picture at a position.
    pub fn scene(&self, position: usize, substep: usize) -> Scene {
        let Some(event) = self.event(position) else {
            let (board, wrong) = self.marked();
            let mut picture = P::draw(&self.clues, &board);
            for fact in wrong {
                picture.add(P::mark(&board, fact, scene::Role::Clash));
                picture.add(scene::ringed(fact.site()));
            }
            return picture;
        };
        let before = self.board_at(position - 1);
        match event {
            Event::Step(step) => scene::step_scene(&self.clues, &before, step, substep),
            Event::Contradiction(broken) => {
                let mut picture = P::draw(&self.clues, &before);
                let halo = |&fact: &P::Fact| P::mark(&before, fact, scene::Role::Premise);
                picture.add(broken.given.iter().flat_map(halo));
                picture.add(scene::rings(&broken.clues));
                picture.add(scene::clash_items(&broken.clash));
                picture
            }
            Event::Case(case) => scene::case_scene(&self.clues, &before, case),
            Event::Solution { facts, .. } => self.solution(position, before, facts),
            Event::Enumerate { cases, .. } => {
                let mut picture = P::draw(&self.clues, &before);
                // A search does not go through the cases of single cells.
                if cases.is_some() {
                    picture.add(self.undecided(&before).map(scene::gap));
                }
                picture
            }
            Event::Exhausted { .. } => self.survivor(position, before),
        }
    }

    /// The board before the event at a position, without marks.
    pub fn before(&self, position: usize) -> Scene {
        let board = self.board_at(position.saturating_sub(1));
        P::draw(&self.clues, &board)
    }

    /// Undecided cells of a board, of kinds in which a cell has one of two states.
    fn undecided(&self, board: &P::Board) -> impl Iterator<Item = Site> {
        let cells = P::shape(&self.clues).cells().map(Cell::site);
        cells.filter(move |&site| {
            let fact = P::marked_at(board, site, None);
            fact.is_some_and(|fact| P::knows(board, fact).is_none())
        })
    }

    fn solution(&self, position: usize, mut board: P::Board, facts: &[P::Fact]) -> Scene {
        let earlier = self.events[..position - 1]
            .iter()
            .rev()
            .find_map(|event| match event {
                Event::Solution { facts, .. } => Some(facts),
                _ => None,
            });
        learn_all::<P>(&mut board, facts);
        match earlier {
            None => scene::solution_scene::<P>(&self.clues, &board),
            Some(earlier) => {
                let differing: Vec<P::Fact> = earlier
                    .iter()
                    .filter(|&&fact| P::knows(&board, fact) == Some(false))
                    .copied()
                    .collect();
                scene::difference_scene::<P>(&self.clues, &board, &differing)
            }
        }
    }

    /// Board when all cases are done: that of the first solution, if there is one.
    fn survivor(&self, position: usize, mut board: P::Board) -> Scene {
        let solution = self.events[..position]
            .iter()
            .find_map(|event| match event {
                Event::Solution { facts, .. } => Some(facts),
                _ => None,
            });
        let Some(facts) = solution else {
            return P::draw(&self.clues, &board);
        };
        learn_all::<P>(&mut board, facts);
        scene::solved_scene::<P>(&self.clues, &board)
    }
}
