//! A run of one method on one puzzle: a value that can be paused and resumed.

use crate::grid::{Site, SortDedup as _};
use crate::model::{Contradiction, Technique as _};
use crate::trace::{Event, Step, Verdict};

use super::{Detail, Found, Fuel, Method, ProverSearch, Search, Solve, Strategy};

/// Outcome of one slice of work that yields events of type `E` and ends with
/// an `End`: for a solver, the verdict on its puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum Advance<E, End = Verdict> {
    /// The next event.
    Event(E),
    /// The fuel ran out first.
    OutOfFuel,
    /// The end of the work.
    Finished(End),
}

impl<E, End> Advance<E, End> {
    /// The same with another event.
    pub fn map<F>(self, event: impl FnOnce(E) -> F) -> Advance<F, End> {
        match self {
            Advance::Event(found) => Advance::Event(event(found)),
            Advance::OutOfFuel => Advance::OutOfFuel,
            Advance::Finished(end) => Advance::Finished(end),
        }
    }

    /// The event, or the end as an error; `None` if the fuel ran out.
    pub fn reached(self) -> Option<Result<E, End>> {
        match self {
            Advance::Event(event) => Some(Ok(event)),
            Advance::OutOfFuel => None,
            Advance::Finished(end) => Some(Err(end)),
        }
    }
}

enum Phase<P: Solve> {
    Reason(Box<dyn Strategy<P>>),
    Search(Box<dyn Search<P>>),
    /// Proving a verdict that rests on assuming one solution, without that assumption.
    Verify(Box<dyn Search<P>>),
    Done(Verdict),
}

/// Solves a puzzle event by event.
pub struct Solver<P: Solve> {
    clues: P::Clues,
    board: P::Board,
    method: Method,
    phase: Phase<P>,
    /// Whether a step assumed that there is exactly one solution.
    assumed_unique: bool,
    /// Detail of the steps that are yielded.
    detail: Detail,
}

impl<P: Solve> Solver<P> {
    /// A solver that has not started, on the telling ladder.
    pub fn new(clues: P::Clues, method: Method) -> Self {
        let strategy = P::telling(&clues, method);
        Self::with_strategy(clues, method, strategy)
    }

    /// A solver that has not started, on the ladder of the grades: its steps have the numbers by which links and examples name them.
    pub fn in_order_of_grades(clues: P::Clues, method: Method) -> Self {
        let strategy = P::strategy(&clues, method);
        Self::with_strategy(clues, method, strategy)
    }

    fn with_strategy(clues: P::Clues, method: Method, strategy: Box<dyn Strategy<P>>) -> Self {
        Self {
            board: P::board(&clues),
            clues,
            method,
            phase: Phase::Reason(strategy),
            assumed_unique: false,
            detail: Detail::Full,
        }
    }

    /// Solver that starts from a position: from facts known besides the clues, such as
    /// a player's marks. Steps name those facts like facts that earlier steps found.
    ///
    /// # Errors
    /// A fact contradicts the clues or the facts before it.
    pub fn from_position(
        clues: P::Clues,
        facts: &[P::Fact],
        method: Method,
    ) -> Result<Self, Contradiction<P>> {
        let mut solver = Self::new(clues, method);
        for &fact in facts {
            P::learn(&mut solver.board, fact)?;
        }
        Ok(solver)
    }

    /// Leaves the evidence of the steps as their techniques find it, for callers that
    /// need only a few of the steps and minimise those.
    #[must_use]
    pub fn loose(mut self) -> Self {
        self.detail = Detail::Loose;
        self
    }

    /// Solver for a grade, on the ladder for it: its steps have no readable evidence.
    pub(super) fn grade_only(clues: P::Clues, method: Method) -> Self {
        let mut solver = Self::in_order_of_grades(clues, method);
        solver.detail = Detail::GradeOnly;
        P::skip_evidence(&mut solver.board);
        solver
    }

    /// Learns a right fact that no step found, between two events.
    pub(crate) fn learn_mark(&mut self, fact: P::Fact) {
        // Right facts agree with everything found.
        let _ = P::learn(&mut self.board, fact);
    }

    /// The puzzle.
    pub fn clues(&self) -> &P::Clues {
        &self.clues
    }

    /// Board with everything that reasoning has found so far.
    pub fn board(&self) -> &P::Board {
        &self.board
    }

    /// Progress: the place being looked at, the number of cases tried, and the number
    /// of all cases.
    pub fn progress(&self) -> (Option<Site>, u64, Option<u64>) {
        match &self.phase {
            Phase::Reason(strategy) => (strategy.looking_at(), 0, None),
            Phase::Search(search) | Phase::Verify(search) => {
                let (tried, of) = search.tried();
                (None, tried, of)
            }
            Phase::Done(_) => (None, 0, None),
        }
    }

    /// Continues to the next event for as long as the fuel lasts.
    pub fn advance(&mut self, fuel: &mut Fuel) -> Advance<Event<P>> {
        match &mut self.phase {
            Phase::Done(verdict) => Advance::Finished(*verdict),
            Phase::Search(search) => {
                let advance = search.advance(&self.clues, fuel);
                match advance {
                    Advance::Finished(verdict) => self.finish(verdict, fuel),
                    advance => advance,
                }
            }
            Phase::Verify(search) => loop {
                match search.advance(&self.clues, fuel) {
                    Advance::Event(_) => {}
                    Advance::OutOfFuel => return Advance::OutOfFuel,
                    Advance::Finished(verdict) => {
                        self.phase = Phase::Done(verdict);
                        return Advance::Finished(verdict);
                    }
                }
            },
            Phase::Reason(strategy) => match strategy.find(&self.clues, &self.board, fuel) {
                Found::OutOfFuel => Advance::OutOfFuel,
                Found::Step(step) => self.learn(step),
                Found::Contradiction(contradiction) => self.end_impossible(contradiction),
                Found::Stuck => {
                    let cut_short = strategy.was_cut_short();
                    self.search_rest(cut_short)
                }
            },
        }
    }

    fn learn(&mut self, mut step: Step<P>) -> Advance<Event<P>> {
        let mut board = self.board.clone();
        for &fact in &step.found {
            if let Err(against) = P::learn(&mut board, fact) {
                // The evidence of the step proves `fact` and the facts before it; what
                // the board knew without the step refutes them.
                let mut given = step.given;
                given.extend(against.given);
                given.retain(|fact| !step.found.contains(fact));
                given.sort_dedup();
                return self.end_impossible(Contradiction {
                    clues: step.clues,
                    given,
                    clash: against.clash,
                });
            }
        }
        self.board = board;
        self.assumed_unique |= step.technique.assumes_unique();
        if self.detail == Detail::Full {
            P::minimise_evidence(&self.clues, &mut step);
        }
        Advance::Event(Event::Step(step))
    }

    /// Ends with a verdict, or continues to prove it if a step assumed uniqueness.
    fn finish(&mut self, verdict: Verdict, fuel: &mut Fuel) -> Advance<Event<P>> {
        self.end(verdict);
        self.advance(fuel)
    }

    fn end(&mut self, verdict: Verdict) {
        self.phase = if self.assumed_unique {
            let nothing_known = P::board(&self.clues);
            Phase::Verify(Box::new(ProverSearch::new(&self.clues, &nothing_known)))
        } else {
            Phase::Done(verdict)
        };
    }

    fn end_impossible(&mut self, contradiction: Contradiction<P>) -> Advance<Event<P>> {
        self.end(Verdict::Impossible);
        Advance::Event(Event::Contradiction(contradiction))
    }

    fn search_rest(&mut self, cut_short: bool) -> Advance<Event<P>> {
        if let Some(facts) = P::solution(&self.clues, &self.board) {
            self.end(Verdict::Unique);
            return Advance::Event(Event::Solution { facts, case: 0 });
        }
        let search: Box<dyn Search<P>> = match self.method {
            Method::Prove => Box::new(ProverSearch::new(&self.clues, &self.board)),
            method => P::search(&self.clues, &self.board, method),
        };
        let cases = search.tried().1;
        self.phase = Phase::Search(search);
        Advance::Event(Event::Enumerate {
            undecided: P::undecided(&self.board),
            cases,
            cut_short,
        })
    }
}

/// Iterates over all events, with unlimited fuel.
impl<P: Solve> Iterator for Solver<P> {
    type Item = Event<P>;

    fn next(&mut self) -> Option<Event<P>> {
        loop {
            match self.advance(&mut Fuel::unlimited()) {
                Advance::Event(event) => return Some(event),
                Advance::OutOfFuel => {}
                Advance::Finished(_) => return None,
            }
        }
    }
}
