//! The trace of one puzzle as a film: positions `0..=len`, where position 0 is
//! the bare puzzle and position `i` shows event `i - 1`.

use std::cell::RefCell;

use crate::model::{Explanation, Fact as _, Puzzle, Stage, Technique as _};
use crate::scene::{self, Draw, Scene};
use crate::solve::Solve;
use crate::trace::{Event, Explain};

/// Boards are kept every so many events, so that jumping is quick.
const KEEP_EVERY: usize = 32;

/// What the list says of one event.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Message id of the technique or happening.
    pub name: &'static str,
    /// The stage it belongs to.
    pub stage: Stage,
    /// How hard it is, 1 to 10; 0 for happenings that are no technique.
    pub level: u8,
    /// Where to look: the clues relied on, or else the first facts found.
    pub sites: Vec<crate::grid::Site>,
    /// Whether it is one of the many cases of an enumeration.
    pub is_case: bool,
    /// Whether the technique assumes that there is exactly one solution.
    pub assumes_unique: bool,
}

/// The trace so far, and boards along it.
pub struct Film<P: Puzzle> {
    clues: P::Clues,
    /// What a player has found.
    marks: Vec<P::Fact>,
    events: Vec<Event<P>>,
    kept: Vec<P::Board>,
    last: P::Board,
    near: RefCell<Option<(usize, P::Board)>>,
}

impl<P: Solve + Draw + Explain> Film<P> {
    /// The film of a puzzle of which nothing is known yet.
    pub fn new(clues: P::Clues) -> Self {
        let board = P::board(&clues);
        Self {
            kept: vec![board.clone()],
            last: board,
            near: RefCell::new(None),
            events: Vec::new(),
            marks: Vec::new(),
            clues,
        }
    }

    /// Shows what a player has found on the bare puzzle. Steps do not rely on
    /// it; it is compared with what they find.
    pub fn mark(&mut self, marks: Vec<P::Fact>) {
        self.marks = marks;
    }

    /// Forgets all events.
    pub fn clear(&mut self) {
        let marks = std::mem::take(&mut self.marks);
        *self = Self::new(self.clues.clone());
        self.marks = marks;
    }

    /// The board with the marks on it, and those that are wrong: they
    /// contradict the clues, other marks, or what the steps have found.
    fn marked(&self) -> (P::Board, Vec<P::Fact>) {
        let mut board = self.kept[0].clone();
        let mut wrong = Vec::new();
        for &mark in &self.marks {
            let is_refuted = P::knows(&self.last, mark) == Some(false);
            if is_refuted || P::learn(&mut board, mark).is_err() {
                wrong.push(mark);
            }
        }
        (board, wrong)
    }

    /// The printed puzzle.
    pub fn clues(&self) -> &P::Clues {
        &self.clues
    }

    /// The events so far.
    pub fn events(&self) -> &[Event<P>] {
        &self.events
    }

    /// The last position.
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether only position 0 exists.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Adds an event at the end.
    pub fn push(&mut self, event: Event<P>) {
        apply(&mut self.last, &event);
        self.events.push(event);
        if self.events.len().is_multiple_of(KEEP_EVERY) {
            self.kept.push(self.last.clone());
        }
    }

    /// What reasoning knows after the first `position` events. Solutions do
    /// not count: there may be several.
    pub fn board_at(&self, position: usize) -> P::Board {
        let position = position.min(self.events.len());
        let mut near = self.near.borrow_mut();
        let (start, mut board) = match near.take() {
            Some((at, board)) if at <= position && at / KEEP_EVERY == position / KEEP_EVERY => {
                (at, board)
            }
            _ => {
                let kept = position / KEEP_EVERY;
                (kept * KEEP_EVERY, self.kept[kept].clone())
            }
        };
        for event in &self.events[start..position] {
            apply(&mut board, event);
        }
        *near = Some((position, board.clone()));
        board
    }

    /// The event shown at a position.
    pub fn event(&self, position: usize) -> Option<&Event<P>> {
        self.events.get(position.checked_sub(1)?)
    }

    /// How many beats the event of a position is told in.
    pub fn beats(&self, position: usize) -> usize {
        match self.event(position) {
            Some(Event::Step(step)) => scene::beats(step),
            _ => 1,
        }
    }

    /// The picture at a position.
    pub fn scene(&self, position: usize, beat: usize) -> Scene {
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
            Event::Step(step) => scene::step_scene(&self.clues, &before, step, beat),
            Event::Broken(broken) => {
                let mut picture = P::draw(&self.clues, &before);
                let halo = |&fact: &P::Fact| P::mark(&before, fact, scene::Role::Premise);
                picture.add(broken.given.iter().flat_map(halo));
                picture.add(scene::rings(&broken.clues));
                picture.add(scene::clash_items(&broken.clash));
                picture
            }
            Event::Case(case) => scene::case_scene(&self.clues, &before, case),
            Event::Solution { facts, .. } => self.solution(position, before, facts),
            Event::Enumerate { .. } => P::draw(&self.clues, &before),
            Event::Exhausted { .. } => self.survivor(position, before),
        }
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

    /// What is left when all cases are done: the first solution, if there is one.
    fn survivor(&self, position: usize, mut board: P::Board) -> Scene {
        let solution = self.events[..position]
            .iter()
            .find_map(|event| match event {
                Event::Solution { facts, .. } => Some(facts),
                _ => None,
            });
        if let Some(facts) = solution {
            learn_all::<P>(&mut board, facts);
        }
        P::draw(&self.clues, &board)
    }

    /// The sentence at a position.
    pub fn explanation(&self, position: usize, beat: usize) -> Explanation {
        use crate::model::Arg::{Number, Word};
        match self.event(position) {
            None if self.marks.is_empty() => Explanation::new("film-start"),
            None => Explanation::new("film-start-marked")
                .with("count", Number(self.marks.len() as u64))
                .with("wrong", Number(self.marked().1.len() as u64)),
            Some(Event::Step(step)) => match told_in_trial(step, beat) {
                Some(told) => told_beat(&self.clues, told),
                None => P::explain(&self.clues, step),
            },
            Some(Event::Broken(broken)) => P::explain_clash(&self.clues, &broken.clash),
            Some(Event::Enumerate { undecided, cases }) => {
                let undecided = Number(u64::from(*undecided));
                match cases {
                    Some(cases) => Explanation::new("film-enumerate")
                        .with("undecided", undecided)
                        .with("cases", Number(*cases)),
                    None => Explanation::new(P::searching()).with("undecided", undecided),
                }
            }
            Some(Event::Case(case)) => {
                let why = P::explain_clash(&self.clues, &case.clash);
                let head = Explanation::new(if case.of.is_some() {
                    "film-case"
                } else {
                    "film-case-search"
                })
                .with("number", Number(case.number))
                .with("of", Number(case.of.unwrap_or(0)));
                head.followed_by(why)
            }
            Some(Event::Solution { facts, case }) => {
                let second = self.events[..position - 1]
                    .iter()
                    .any(|event| matches!(event, Event::Solution { .. }));
                let message = match (second, case) {
                    (true, _) => "film-second-solution",
                    (false, 0) if self.assumes_unique(position) => "film-solved-assuming",
                    (false, 0) => "film-solved",
                    (false, _) => "film-solution",
                };
                let found = facts.len() as u64;
                Explanation::new(message)
                    .with("case", Number(*case))
                    .with("found", Number(found))
                    .with("complete", Word(P::complete()))
                    .with("difference", Word(P::difference()))
            }
            Some(Event::Exhausted { cases }) => {
                let survivors = self.events[..position]
                    .iter()
                    .filter(|event| matches!(event, Event::Solution { .. }))
                    .count();
                Explanation::new("film-exhausted")
                    .with("cases", Number(*cases))
                    .with("survivors", Number(survivors as u64))
            }
        }
    }

    /// Whether a step before a position assumed that there is one solution.
    fn assumes_unique(&self, position: usize) -> bool {
        self.events[..position].iter().any(|event| match event {
            Event::Step(step) => step.technique.assumes_unique(),
            _ => false,
        })
    }

    /// What the list says of the event at a position from 1.
    pub fn row(&self, position: usize) -> Option<Row> {
        // What ends a run belongs to the stage that got there.
        let stage = self.events[..position]
            .iter()
            .rev()
            .find_map(|event| match event {
                Event::Step(step) => Some(step.technique.stage()),
                Event::Enumerate { .. } => Some(Stage::Enumeration),
                _ => None,
            });
        let happening = |name| Row {
            name,
            stage: stage.unwrap_or(Stage::Patterns),
            level: 0,
            sites: Vec::new(),
            is_case: false,
            assumes_unique: false,
        };
        Some(match self.event(position)? {
            Event::Step(step) => Row {
                name: step.technique.name(),
                stage: step.technique.stage(),
                level: step.level(),
                sites: if step.clues.is_empty() {
                    step.found.iter().map(|fact| fact.site()).take(2).collect()
                } else {
                    step.clues.iter().copied().take(2).collect()
                },
                is_case: false,
                assumes_unique: step.technique.assumes_unique(),
            },
            Event::Broken(broken) => Row {
                sites: broken.clash.sites.clone(),
                ..happening("film-row-broken")
            },
            Event::Enumerate { .. } => happening("film-row-enumerate"),
            Event::Case(_) => Row {
                is_case: true,
                ..happening("film-row-case")
            },
            Event::Solution { .. } => happening("film-row-solution"),
            Event::Exhausted { .. } => happening("film-row-exhausted"),
        })
    }
}

/// What a beat inside a trial tells.
enum Told<'a, P: Puzzle> {
    Assumed(P::Fact),
    Step(&'a crate::trace::Step<P>),
    End(Option<&'a crate::model::Broken<P>>),
}

/// What `beat` of a step tells, or `None` when it tells the step itself.
fn told_in_trial<P: Puzzle>(step: &crate::trace::Step<P>, beat: usize) -> Option<Told<'_, P>> {
    let mut beat = beat;
    for trial in &step.trials {
        let length = trial.steps.len() + 2;
        if beat < length {
            return Some(match beat {
                0 => Told::Assumed(trial.assumed),
                _ => match trial.steps.get(beat - 1) {
                    Some(step) => Told::Step(step),
                    None => Told::End(trial.end.as_ref()),
                },
            });
        }
        beat -= length;
    }
    None
}

fn told_beat<P: Explain>(clues: &P::Clues, told: Told<'_, P>) -> Explanation {
    match told {
        Told::Assumed(fact) => Explanation::new("film-suppose").followed_by(P::explain_fact(fact)),
        Told::Step(step) => P::explain(clues, step),
        Told::End(Some(broken)) => P::explain_clash(clues, &broken.clash),
        Told::End(None) => Explanation::new("film-branch-done"),
    }
}

fn apply<P: Puzzle>(board: &mut P::Board, event: &Event<P>) {
    if let Event::Step(step) = event {
        learn_all::<P>(board, &step.found);
    }
}

fn learn_all<P: Puzzle>(board: &mut P::Board, facts: &[P::Fact]) {
    for &fact in facts {
        // A fact that clashes is told by the `Broken` event that follows.
        let _ = P::learn(board, fact);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Cell;
    use crate::model::Arg;
    use crate::puzzle::slitherlink::Slitherlink;
    use crate::puzzle::sudoku::{self, Digit, Sudoku};
    use crate::scene::Role;
    use crate::solve::{Method, Solver};

    #[test]
    fn when_all_cases_are_done_the_survivor_is_on_the_board() {
        let text = "....02....,230....223,...3..3...,3...22...1,.2.2..0.2.,\
                    .2.3..3.3.,3...10...2,...2..3...,303....331,....02....";
        let clues = Slitherlink::parse(text)
            .expect("the text is a puzzle")
            .swap_remove(0)
            .clues;
        let mut film = Film::<Slitherlink>::new(clues.clone());
        for event in Solver::<Slitherlink>::new(clues, Method::Article) {
            film.push(event);
        }
        let last = film.len();
        assert!(matches!(film.event(last), Some(Event::Exhausted { .. })));
        let is_solution =
            |position: &usize| matches!(film.event(*position), Some(Event::Solution { .. }));
        let solution = (1..last).find(is_solution).expect("one case survives");
        let lines = |position| {
            let scene = film.scene(position, 0);
            let lines = scene.items.iter().filter(|item| item.role == Role::Line);
            let mut sites: Vec<_> = lines.filter_map(|item| item.site).collect();
            sites.sort();
            sites
        };
        assert_eq!(lines(last), lines(solution));
        assert!(!lines(last).is_empty());
    }

    #[test]
    fn a_solution_that_rests_on_an_assumption_is_not_called_the_only_one() {
        use crate::grid::{Cell, Edge};
        use crate::puzzle::slitherlink::{Fact, Mark, Technique};
        use crate::trace::Step;
        let clues = Slitherlink::parse("...,...,...").unwrap().remove(0).clues;
        let cross = Fact::Edge(Edge::LeftOf(Cell::new(0, 1)), Mark::Cross);
        for (technique, message) in [
            (Technique::BlankCorner, "film-solved-assuming"),
            (Technique::DeadEnd, "film-solved"),
        ] {
            let mut film = Film::<Slitherlink>::new(clues.clone());
            let step = Step::new(technique, Vec::new(), Vec::new(), vec![cross]);
            film.push(Event::Step(step));
            film.push(Event::Solution {
                facts: Vec::new(),
                case: 0,
            });
            assert_eq!(film.explanation(2, 0).message, message);
        }
    }

    #[test]
    fn marks_are_shown_and_compared_but_not_relied_on() {
        let is = |col, digit| {
            let digit = Digit::new(digit).expect("a digit");
            sudoku::Fact::Is(Cell::new(0, col), digit)
        };
        let mut parsed = Sudoku::parse("1...\n..1.\n.1..\n...1").expect("a board");
        let mut film = Film::<Sudoku>::new(parsed.swap_remove(0).clues);
        assert_eq!(film.explanation(0, 0).message, "film-start");
        // The third contradicts the second, the last the clue in its house.
        film.mark(vec![is(1, 2), is(2, 3), is(3, 3), is(3, 1)]);
        let told = film.explanation(0, 0);
        assert_eq!(told.message, "film-start-marked");
        let number = |name| told.args.iter().find(|(other, _)| *other == name);
        assert_eq!(number("count").map(|arg| &arg.1), Some(&Arg::Number(4)));
        assert_eq!(number("wrong").map(|arg| &arg.1), Some(&Arg::Number(2)));
        let roles = |film: &Film<Sudoku>, wanted| {
            let items = film.scene(0, 0).items;
            items.iter().filter(|item| item.role == wanted).count()
        };
        assert_eq!(roles(&film, Role::Digit), 2);
        assert_eq!(roles(&film, Role::Clash), 4);
        let technique = sudoku::Technique::NakedSingle;
        let step = crate::trace::Step::new(technique, Vec::new(), Vec::new(), vec![is(1, 3)]);
        film.push(Event::Step(step));
        assert_eq!(film.board_at(1).open(), 11);
        // What the step found refutes the others, too.
        assert_eq!(roles(&film, Role::Digit), 0);
    }
}
