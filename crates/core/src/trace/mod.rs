//! Trace of a run: steps with their evidence, trials, and events.
//!
//! Animation, sentences, grades and tests are all derived from the trace alone.

use serde::{Deserialize, Serialize};

use crate::grid::{Site, SortDedup as _, SortShort as _};
use crate::model::{Clash, Contradiction, Explanation, Fact as _, Puzzle, Technique as _};

/// The hardest level; also that of puzzles whose last cases must be tried.
pub const HARDEST: u8 = 10;

/// Level of a step with this many tenths, 1 to 10.
pub fn level_of(tenths: u8) -> u8 {
    (tenths / 10).clamp(1, HARDEST)
}

/// Application of a technique: `found` follows from `clues` and `given`, together with
/// the rules of the puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Step<P: Puzzle> {
    /// The technique applied.
    pub technique: P::Technique,
    /// The printed clues relied on.
    pub clues: Vec<Site>,
    /// The known facts relied on.
    pub given: Vec<P::Fact>,
    /// Facts that follow; never empty, never known before.
    pub found: Vec<P::Fact>,
    /// Suppositions: none for a direct step; one that ends in a clash when the
    /// opposite is concluded; several when all of them lead to `found`.
    pub trials: Vec<Trial<P>>,
    /// Sets of places that the argument distinguishes, such as the two groups that a
    /// bridge cell joins.
    pub groups: Vec<Vec<Site>>,
    /// The cells of each part of the board whose rule the argument uses, such as a
    /// house; none if clues and facts name it.
    pub areas: Vec<Vec<Site>>,
    /// A chain of facts, link by link: if none of a group of odd number (the
    /// first, the third …) holds, one of the next does; if one of an even
    /// group holds, none of the next does. So the first or the last holds.
    pub chain: Vec<Vec<P::Fact>>,
    /// What the technique recognised or counted, for those that name it.
    pub reason: Option<P::Reason>,
}

impl<P: Puzzle> Step<P> {
    /// A direct step: `clues` and `given` as evidence for `found`.
    pub fn new(
        technique: P::Technique,
        clues: Vec<Site>,
        given: Vec<P::Fact>,
        found: Vec<P::Fact>,
    ) -> Self {
        let (trials, chain) = (Vec::new(), Vec::new());
        let (groups, areas) = (Vec::new(), Vec::new());
        Self {
            technique,
            clues,
            given,
            found,
            trials,
            groups,
            areas,
            chain,
            reason: None,
        }
    }

    /// A step that follows from its trials: its evidence is what they rely on, without
    /// what they suppose and find, and `given`, which shows that there are no other
    /// cases to try.
    pub fn of_trials(
        technique: P::Technique,
        trials: Vec<Trial<P>>,
        mut given: Vec<P::Fact>,
        found: Vec<P::Fact>,
    ) -> Self {
        let mut clues = Vec::new();
        for trial in &trials {
            let mut own = vec![trial.assumed];
            own.extend(trial.steps.iter().flat_map(|step| &step.found));
            own.sort_short();
            let ends = trial.end.iter();
            let facts = trial.steps.iter().flat_map(|step| &step.given);
            let facts = facts.chain(ends.clone().flat_map(|end| &end.given));
            given.extend(facts.filter(|fact| own.binary_search(fact).is_err()));
            let sites = trial.steps.iter().flat_map(|step| &step.clues);
            clues.extend(sites.chain(ends.flat_map(|end| &end.clues)));
        }
        clues.sort_dedup();
        given.sort_dedup();
        Self {
            trials,
            ..Self::new(technique, clues, given, found)
        }
    }

    /// Difficulty in tenths of a level: that of its technique, and more for a long
    /// argument.
    pub fn tenths(&self) -> u8 {
        self.technique.tenths() + self.technique.surcharge(self.links())
    }

    /// Level of difficulty, 1 to 10.
    pub fn level(&self) -> u8 {
        level_of(self.tenths())
    }

    /// Number of links of its chain and of steps of its trials, including links and
    /// steps inside those.
    fn links(&self) -> usize {
        let followed = self.trials.iter().flat_map(|trial| &trial.steps);
        self.chain.len() + followed.map(|step| 1 + step.links()).sum::<usize>()
    }
}

/// A supposition followed to its end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Trial<P: Puzzle> {
    /// Fact supposed.
    pub assumed: P::Fact,
    /// Steps that follow from it, in order.
    pub steps: Vec<Step<P>>,
    /// The contradiction reached; `None` if the trial is one of several that lead to
    /// the same facts.
    pub end: Option<Contradiction<P>>,
}

/// A candidate of the enumeration that failed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Case<P: Puzzle> {
    /// Its number, counted from 1.
    pub number: u64,
    /// Total number of candidates; `None` if a pruned search does not know it.
    pub of: Option<u64>,
    /// The candidate: a value for everything undecided.
    pub facts: Vec<P::Fact>,
    /// Clash for which it failed.
    pub clash: Clash<P>,
}

/// Event of a run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Event<P: Puzzle> {
    /// A technique found facts.
    Step(Step<P>),
    /// The puzzle cannot be solved, and why.
    Contradiction(Contradiction<P>),
    /// Enumeration begins.
    Enumerate {
        /// Cells undecided at this point.
        undecided: u32,
        /// Number of cases; `None` if there are too many to try one by one, so a pruned
        /// search follows.
        cases: Option<u64>,
        /// Whether techniques were left out, because looking further for a step would
        /// take more work than the method spends on a puzzle.
        cut_short: bool,
    },
    /// A candidate failed. If there are very many, only every n-th is reported.
    Case(Case<P>),
    /// A solution: what it adds to the board. `case` is its number among the
    /// cases, 0 when reasoning alone completed the board.
    Solution {
        /// The facts the board did not have.
        facts: Vec<P::Fact>,
        /// The number of the case that survived.
        case: u64,
    },
    /// The cases are exhausted.
    Exhausted {
        /// Number of cases tried.
        cases: u64,
    },
}

/// Verdict on the number of solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// Exactly one solution.
    Unique,
    /// Several solutions; two that differ are in the trace.
    Several,
    /// Not a single solution.
    Impossible,
    /// Stopped before the end.
    Open,
}

impl Verdict {
    /// Verdict of a search that is over and found this many solutions; if it found two
    /// or more, there may be others.
    pub fn of_count(solutions: impl TryInto<u64>) -> Self {
        match solutions.try_into() {
            Ok(0) => Verdict::Impossible,
            Ok(1) => Verdict::Unique,
            _ => Verdict::Several,
        }
    }
}

/// Results of a prover so far.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Proof<P: Puzzle> {
    /// Verdict on the number of solutions; `Open` while that is not decided.
    pub verdict: Verdict,
    /// The solutions found, at most two, each with every fact of its board.
    pub solutions: Vec<Vec<P::Fact>>,
    /// The facts that hold in all solutions; `None` while that is not decided,
    /// and for a puzzle without solutions.
    pub backbone: Option<Vec<P::Fact>>,
}

impl<P: Puzzle> Default for Proof<P> {
    fn default() -> Self {
        Self {
            verdict: Verdict::Open,
            solutions: Vec::new(),
            backbone: None,
        }
    }
}

/// Kind that explains its steps in sentences.
pub trait Explain: Puzzle {
    /// The whole sentence: because … therefore ….
    fn explain(clues: &Self::Clues, step: &Step<Self>) -> Explanation;
    /// How a node of a chain follows from the one before it; the first one is assumed
    /// not to hold.
    fn explain_link(chain: &[Vec<Self::Fact>], at: usize) -> Explanation {
        let fact = chain[at][0];
        match at.is_multiple_of(2) {
            true => Self::explain_fact(fact.negated()),
            false => Self::explain_fact(fact),
        }
    }
    /// Sentence that explains a clash.
    fn explain_clash(clues: &Self::Clues, clash: &Clash<Self>) -> Explanation;
    /// A single fact, as in the list of a trial's consequences.
    fn explain_fact(fact: Self::Fact) -> Explanation;
    /// Quotes the mark by which a player states a fact.
    fn quote(fact: Self::Fact) -> Explanation {
        Self::explain_fact(fact)
    }
    /// Sentence that says that a player's mark directly breaks a rule, together with the given clues and marks.
    fn explain_plain_clash(
        clues: &Self::Clues,
        _mark: Self::Fact,
        _together: (&[Site], &[Self::Fact]),
        clash: &Clash<Self>,
    ) -> Explanation {
        Self::explain_clash(clues, clash)
    }
    /// Message id of the sentence about a board that is complete and valid.
    fn complete() -> &'static str;
    /// Message id of the legend that distinguishes two solutions in the picture.
    fn difference() -> &'static str;
    /// Message id of the description of a search whose cases are not counted.
    fn searching() -> &'static str;
    /// Message id of the same description if reasoning was cut short.
    fn searching_cut_short() -> &'static str {
        Self::searching()
    }
}
