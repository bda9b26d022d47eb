//! Film of an answer: its argument, played step by step on the player's board. Facts
//! found on the way are drawn as a trial, because they are not marks yet.

use std::collections::BTreeSet;

use crate::game::{self, Change, Game, Play, Position};
use crate::grid::Site;
use crate::model::{Explanation, Fact as _};
use crate::scene::{self, Item, Role, Scene};
use crate::trace::Step;

use super::{Answer, Argument, Ending, Refutation, Reviewed, telling};

/// Picture of a film, and its sentence.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// Picture of the board.
    pub scene: Scene,
    /// Sentence that goes with it.
    pub sentence: Explanation,
}

/// Frames of a step: what to notice, and what follows from it.
const BEATS: usize = 2;

/// Number of frames of an answer; 0 if there is nothing to play.
pub fn frames<P: Play>(answer: &Answer<P>) -> usize {
    match answer {
        Answer::Step(argument) | Answer::Follows(argument) => BEATS * argument.steps.len(),
        // A plain clash; otherwise the supposition, each step, and the end.
        Answer::Checked {
            refutation: Some(refuted),
            ..
        }
        | Answer::Fails(refuted) => match refuted.plain_clash() {
            Some(_) => 1,
            None => BEATS * refuted.steps.len() + 2,
        },
        Answer::Unsettled { .. } => 2,
        // The bare board, and each move.
        Answer::Reviewed(reviewed) => reviewed.moves.len() + 1,
        _ => 0,
    }
}

/// Number, from 0, of the sentence that goes with a frame of an answer's film; `None` for the bare board that a
/// review begins with.
pub fn sentence_of<P: Play>(answer: &Answer<P>, frame: usize) -> Option<usize> {
    match answer {
        Answer::Step(_) | Answer::Follows(_) => Some(frame / BEATS),
        // The supposition is one frame, each step two, the end one.
        Answer::Checked { .. } | Answer::Fails(_) => Some(frame.div_ceil(BEATS)),
        Answer::Reviewed(_) => frame.checked_sub(1),
        _ => Some(frame),
    }
}

/// Number, from 0, of the frame that shows what a sentence of an answer concludes.
pub fn frame_of<P: Play>(answer: &Answer<P>, sentence: usize) -> usize {
    match answer {
        Answer::Step(_) | Answer::Follows(_) => BEATS * sentence + 1,
        Answer::Checked { .. } | Answer::Fails(_) => {
            (BEATS * sentence).min(frames(answer).saturating_sub(1))
        }
        Answer::Reviewed(_) => sentence + 1,
        _ => sentence,
    }
}

/// Frame of an answer about a position of a game, by number from 0; `None` after the
/// last.
pub fn frame<P: Play>(
    game: &Game<P>,
    position: &Position<P>,
    answer: &Answer<P>,
    number: usize,
) -> Option<Frame> {
    let clues = game.clues();
    match answer {
        Answer::Step(argument) | Answer::Follows(argument) => {
            let stage = FilmBoard::of_argument(game, position, argument);
            stage.step(&argument.steps, number)
        }
        Answer::Checked {
            wrong,
            refutation: Some(refuted),
        } => {
            let stage = FilmBoard::new(game, position, |fact| wrong.contains(&fact));
            stage.refutation(refuted, number)
        }
        Answer::Fails(refuted) => {
            let stage = FilmBoard::new(game, position, |fact| fact == refuted.supposed);
            stage.refutation(refuted, number)
        }
        Answer::Unsettled { solutions } => {
            let [first, second] = solutions.each_ref().map(|facts| {
                let mut board = P::board(clues);
                learn_all::<P>(&mut board, facts);
                board
            });
            let (scene, message) = match number {
                0 => (
                    scene::solved_scene::<P>(clues, &first),
                    "coach-one-solution",
                ),
                1 => {
                    let differs = |fact: &P::Fact| P::knows(&second, *fact) == Some(false);
                    let differing = solutions[0].iter().copied().filter(differs);
                    let differing: Vec<P::Fact> = differing.collect();
                    (
                        scene::difference_scene::<P>(clues, &second, &differing),
                        "coach-other-solution",
                    )
                }
                _ => return None,
            };
            Some(Frame {
                scene,
                sentence: Explanation::new(message),
            })
        }
        Answer::Reviewed(reviewed) => reviewed_move(game, answer, reviewed, number),
        _ => None,
    }
}

/// The game after the given number of moves, with the marks and the judgement of the last one.
fn reviewed_move<P: Play>(
    game: &Game<P>,
    answer: &Answer<P>,
    reviewed: &Reviewed<P>,
    number: usize,
) -> Option<Frame> {
    let clues = game.clues();
    let state = game.state_after(number);
    let mut scene = game::picture(game, &state.position, false);
    let Some(at) = number.checked_sub(1) else {
        return Some(Frame {
            scene,
            sentence: telling::sentence(clues, answer),
        });
    };
    let sentence = telling::reviewed(&reviewed.moves).into_iter().nth(at)?;
    let board = P::board(clues);
    for change in &game.moves().get(at)?.changes {
        if let Change::Put(mark) = *change {
            let is_wrong = |fact: &P::Fact| reviewed.wrong.contains(fact);
            let wrong = P::stated(clues, &state.position, mark);
            let wrong = wrong.iter().find(|fact| is_wrong(fact));
            scene.add(P::drawn(clues, &board, &state.position, mark, Role::News));
            scene.add(
                wrong
                    .into_iter()
                    .flat_map(|fact| scene::ringed(fact.site())),
            );
        }
    }
    Some(Frame { scene, sentence })
}

fn learn_all<P: Play>(board: &mut P::Board, facts: &[P::Fact]) {
    for &fact in facts {
        // If a fact contradicts the board, the refutation ends there.
        let _ = P::learn(board, fact);
    }
}

/// Board on which a film is played.
struct FilmBoard<'a, P: Play> {
    clues: &'a P::Clues,
    scene: Scene,
    /// Board that knows the drawn marks.
    board: P::Board,
}

impl<'a, P: Play> FilmBoard<'a, P> {
    /// Board with the marks of a position, except those that state certain facts.
    fn new(
        game: &'a Game<P>,
        position: &Position<P>,
        is_left_out: impl Fn(P::Fact) -> bool,
    ) -> Self {
        let clues = game.clues();
        // A mark that states several facts is removed as a whole; the board still knows its other facts.
        let mut known = position.facts(clues);
        known.retain(|&fact| !is_left_out(fact));
        let position = position.without_facts(clues, is_left_out);
        known.extend(position.facts(clues));
        let mut board = P::board(clues);
        learn_all::<P>(&mut board, &known);
        Self {
            scene: game::picture(game, &position, false),
            board,
            clues,
        }
    }

    /// Board of an argument, without the facts that it will show.
    fn of_argument(game: &'a Game<P>, position: &Position<P>, argument: &Argument<P>) -> Self {
        let found = &argument.found;
        Self::new(game, position, |fact| {
            found.contains(&fact) || found.contains(&fact.negated())
        })
    }

    fn refutation(self, refuted: &Refutation<P>, number: usize) -> Option<Frame> {
        let mut stage = self;
        stage.suppose(&[refuted.supposed]);
        let told = telling::refutation(stage.clues, refuted);
        let is_plain = refuted.plain_clash().is_some();
        let Some(at) = number.checked_sub(usize::from(!is_plain)) else {
            let supposed = told.into_iter().next()?;
            return Some(stage.framed(Vec::new(), supposed));
        };
        if at < BEATS * refuted.steps.len() {
            return stage.step(&refuted.steps, at);
        }
        let is_end = at == BEATS * refuted.steps.len();
        let sentence = told.into_iter().next_back().filter(|_| is_end)?;
        for step in &refuted.steps {
            stage.suppose(&step.found);
        }
        let items = match &refuted.ending {
            Ending::Contradiction(end) => {
                let mut items = scene::rings(&end.clues);
                let given = end.given.iter();
                items.extend(given.flat_map(|&fact| P::mark(&stage.board, fact, Role::Premise)));
                items.extend(scene::clash_items(&end.clash));
                items
            }
            Ending::Cases(_) => Vec::new(),
        };
        Some(stage.framed(items, sentence))
    }

    /// Frame of steps one after another, by number from 0.
    fn step(mut self, steps: &[Step<P>], number: usize) -> Option<Frame> {
        let at = number / BEATS;
        let step = steps.get(at)?;
        for earlier in &steps[..at] {
            self.suppose(&earlier.found);
        }
        let told = P::explain(self.clues, step);
        let last = scene::substeps(step) - 1;
        scene::uncover(&mut self.scene.items, step, last);
        let (items, told) = match number.is_multiple_of(BEATS) {
            true => (
                scene::look_items(self.clues, &self.board, step),
                told.before_conclusion(),
            ),
            false => (scene::step_items(self.clues, &self.board, step, last), told),
        };
        let items = scene::tentative_items(self.clues, &self.board, step, items);
        // At these places the tentative notes replace the player's own.
        let named = items.iter().filter(|item| item.role == Role::Tentative);
        let named: BTreeSet<Site> = named.filter_map(|item| item.site).collect();
        let is_note = |item: &Item| matches!(item.role, Role::Pencil | Role::Spoken | Role::Struck);
        let is_named = |item: &Item| item.site.is_some_and(|site| named.contains(&site));
        let noted = &mut self.scene.items;
        noted.retain(|item| !(is_note(item) && is_named(item)));
        Some(self.framed(items, told))
    }

    /// Draws facts as a trial, and learns them.
    fn suppose(&mut self, facts: &[P::Fact]) {
        let marks = facts
            .iter()
            .filter(|&&fact| P::can_be_stated(fact))
            .flat_map(|&fact| P::mark(&self.board, fact, Role::Trial));
        let marks: Vec<Item> = marks.collect();
        scene::uncover_facts::<P>(&mut self.scene.items, facts.iter().copied());
        self.scene.add(marks);
        learn_all::<P>(&mut self.board, facts);
    }

    fn framed(mut self, items: Vec<Item>, sentence: Explanation) -> Frame {
        self.scene.add(items);
        Frame {
            scene: self.scene,
            sentence,
        }
    }
}
