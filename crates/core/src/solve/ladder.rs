//! The ladder: techniques from the cheapest up, started again from the bottom
//! after every success. So a trace uses the simplest thing that works, and the
//! difficulty of a puzzle is the highest rung that it needed.

use crate::grid::Site;
use crate::model::{Contradiction, Puzzle};
use crate::trace::Step;

use super::{Found, Fuel, Strategy};

/// Finding of a rung.
#[derive(Clone, Debug, PartialEq)]
pub enum Find<P: Puzzle> {
    /// A step.
    Step(Step<P>),
    /// A contradiction.
    Contradiction(Contradiction<P>),
}

/// Finding of a look at a board; `None` if there is nothing.
pub type Finding<P> = Option<Find<P>>;

/// Rung of the ladder: a pure function of clues and board, with the same answer
/// every time.
pub enum Rung<P: Puzzle> {
    /// Looks over the whole board; one unit of fuel.
    Look(fn(&P::Clues, &P::Board) -> Finding<P>),
    /// Looks in the same way, and remembers where there was nothing; one unit of fuel.
    Incremental(fn() -> Box<dyn IncrementalRung<P>>),
    /// Prepares once for a board, then tries candidates one after another, one
    /// unit of fuel each.
    Try(Prepare<P>),
    /// Tries candidates in the same way, and remembers which lead nowhere; one unit of
    /// fuel each.
    IncrementalTry(fn() -> Box<dyn IncrementalAttempts<P>>),
    /// Marks that the rungs above find nothing below this level.
    Level(u8),
}

/// Rung that is asked about a sequence of similar boards, and remembers what it saw.
pub trait IncrementalRung<P: Puzzle> {
    /// Finding on a board. It does not depend on what was seen before.
    fn look(&mut self, clues: &P::Clues, board: &P::Board) -> Finding<P>;
}

/// Sets out the candidates of a rung on one board.
pub type Prepare<P> = fn(&<P as Puzzle>::Clues, &<P as Puzzle>::Board) -> Box<dyn Attempts<P>>;

/// The candidates of one rung on one board.
pub trait Attempts<P: Puzzle> {
    /// Tries the next candidate.
    fn attempt(&mut self, clues: &P::Clues, board: &P::Board) -> Attempt<P>;
}

/// Attempts at the candidates of one board, one after another. `attempt` tries a candidate, and returns what it finds or else
/// the candidate's place.
pub fn attempts<P: Puzzle, C, F>(candidates: Vec<C>, attempt: F) -> Box<dyn Attempts<P>>
where
    C: 'static,
    F: FnMut(&P::Clues, &P::Board, C) -> Result<Find<P>, Site> + 'static,
{
    let left = candidates.into_iter();
    Box::new(OneByOne { left, attempt })
}

struct OneByOne<C, F> {
    left: std::vec::IntoIter<C>,
    attempt: F,
}

impl<P: Puzzle, C, F> Attempts<P> for OneByOne<C, F>
where
    F: FnMut(&P::Clues, &P::Board, C) -> Result<Find<P>, Site>,
{
    fn attempt(&mut self, clues: &P::Clues, board: &P::Board) -> Attempt<P> {
        let Some(candidate) = self.left.next() else {
            return Attempt::Done;
        };
        match (self.attempt)(clues, board, candidate) {
            Ok(find) => Attempt::Found(find),
            Err(place) => Attempt::Nothing(place),
        }
    }
}

/// The candidates of one rung on a sequence of similar boards.
pub trait IncrementalAttempts<P: Puzzle>: Attempts<P> {
    /// Sets out the candidates of a board. Those left out are known to lead nowhere.
    /// The finding does not depend on what was seen before.
    fn begin(&mut self, clues: &P::Clues, board: &P::Board);

    /// Names a solution of the puzzle, as for [`Strategy::expect`].
    fn expect(&mut self, _solution: &[P::Fact], _board: &P::Board) {}
}

/// Outcome of trying a candidate.
pub enum Attempt<P: Puzzle> {
    /// A finding.
    Found(Find<P>),
    /// No finding from the candidate at this place.
    Nothing(Site),
    /// The end of the candidates.
    Done,
}

/// Strategy that climbs the rungs of a table.
pub struct Ladder<P: Puzzle> {
    rungs: Vec<&'static Rung<P>>,
    /// State of each incremental rung that was reached.
    incremental: Vec<Option<Box<dyn IncrementalRung<P>>>>,
    /// Candidates of each incremental rung that was reached, with their state.
    incremental_tries: Vec<Option<Box<dyn IncrementalAttempts<P>>>>,
    /// Whether the current rung's candidates are set out.
    has_begun: bool,
    rung: usize,
    attempts: Option<Box<dyn Attempts<P>>>,
    looking_at: Option<Site>,
    /// A solution, if one is known.
    solution: Option<Vec<P::Fact>>,
    /// Number of candidates that may still be tried in vain; `None` for any number.
    patience: Option<u32>,
    /// Whether candidates were left out on the latest board.
    was_cut_short: bool,
}

impl<P: Puzzle> Ladder<P> {
    /// Starts at the bottom of `rungs`.
    pub fn new(rungs: impl IntoIterator<Item = &'static Rung<P>>) -> Self {
        let rungs: Vec<_> = rungs.into_iter().collect();
        Self {
            incremental: rungs.iter().map(|_| None).collect(),
            incremental_tries: rungs.iter().map(|_| None).collect(),
            has_begun: false,
            rungs,
            rung: 0,
            attempts: None,
            looking_at: None,
            solution: None,
            patience: None,
            was_cut_short: false,
        }
    }

    /// Stops trying candidates once this many led nowhere, on all boards together. The
    /// count does not depend on the fuel, so the same puzzle has the same trace.
    #[must_use]
    pub fn with_patience(mut self, candidates: u32) -> Self {
        self.patience = Some(candidates);
        self
    }

    /// Notes that a candidate led nowhere.
    fn tried_in_vain(&mut self, site: Site) {
        self.looking_at = Some(site);
        if let Some(left) = &mut self.patience {
            *left = left.saturating_sub(1);
        }
    }

    fn found(&mut self, find: Find<P>) -> Found<P> {
        self.rung = 0;
        self.attempts = None;
        self.has_begun = false;
        match find {
            Find::Step(step) => Found::Step(step),
            Find::Contradiction(contradiction) => Found::Contradiction(contradiction),
        }
    }
}

impl<P: Puzzle> Strategy<P> for Ladder<P> {
    fn find(&mut self, clues: &P::Clues, board: &P::Board, fuel: &mut Fuel) -> Found<P> {
        while let Some(&rung) = self.rungs.get(self.rung) {
            if !fuel.spend() {
                return Found::OutOfFuel;
            }
            self.was_cut_short &= self.rung > 0;
            let has_candidates = matches!(rung, Rung::Try(_) | Rung::IncrementalTry(_));
            if has_candidates && self.patience == Some(0) {
                self.was_cut_short = true;
                self.attempts = None;
                self.has_begun = false;
                self.rung += 1;
                continue;
            }
            match rung {
                Rung::Look(look) => {
                    self.looking_at = None;
                    if let Some(find) = look(clues, board) {
                        return self.found(find);
                    }
                }
                Rung::Incremental(create) => {
                    self.looking_at = None;
                    let rung = self.incremental[self.rung].get_or_insert_with(create);
                    if let Some(find) = rung.look(clues, board) {
                        return self.found(find);
                    }
                }
                Rung::Try(prepare) => {
                    let attempts = self.attempts.get_or_insert_with(|| prepare(clues, board));
                    match attempts.attempt(clues, board) {
                        Attempt::Found(find) => return self.found(find),
                        Attempt::Nothing(site) => {
                            self.tried_in_vain(site);
                            continue;
                        }
                        Attempt::Done => self.attempts = None,
                    }
                }
                Rung::IncrementalTry(create) => {
                    let attempts = self.incremental_tries[self.rung].get_or_insert_with(|| {
                        let mut attempts = create();
                        if let Some(solution) = &self.solution {
                            attempts.expect(solution, board);
                        }
                        attempts
                    });
                    if !std::mem::replace(&mut self.has_begun, true) {
                        attempts.begin(clues, board);
                    }
                    match attempts.attempt(clues, board) {
                        Attempt::Found(find) => return self.found(find),
                        Attempt::Nothing(site) => {
                            self.tried_in_vain(site);
                            continue;
                        }
                        Attempt::Done => self.has_begun = false,
                    }
                }
                Rung::Level(_) => {}
            }
            self.rung += 1;
        }
        self.rung = 0;
        Found::Stuck
    }

    fn looking_at(&self) -> Option<Site> {
        self.looking_at
    }

    fn was_cut_short(&self) -> bool {
        self.was_cut_short
    }

    fn expect(&mut self, solution: &[P::Fact]) {
        self.solution = Some(solution.to_vec());
    }

    fn cap(&mut self, level: u8) {
        let is_above = |rung: &&Rung<P>| matches!(rung, Rung::Level(least) if *least > level);
        let end = self.rungs.iter().position(is_above);
        self.rungs.truncate(end.unwrap_or(self.rungs.len()));
    }
}
