//! Questions to the rules of a puzzle: what given evidence allows, what follows from
//! it, and how many solutions there are.

use varisat::{ExtendFormula as _, Lit, Solver};

use clew_core::grid::Site;
use clew_core::model::{Fact as _, Puzzle};
use clew_core::trace::Verdict;

use super::formula::Formula as _;
use super::{Clued, Judged};

/// Premises of a question besides the rules of the whole board.
#[derive(Clone, Debug)]
pub struct Evidence<P: Puzzle> {
    /// The clues that must be met.
    pub clues: Vec<Site>,
    /// Facts that must hold.
    pub facts: Vec<P::Fact>,
    /// The parts of the board whose rule counts; `None` for all of them.
    pub areas: Option<Vec<Vec<Site>>>,
}

/// Number of solutions, counted up to two, with those found.
#[derive(Clone, Debug, PartialEq)]
pub enum Count<F> {
    /// None.
    Zero,
    /// Exactly this one.
    One(F),
    /// Two or more; these are two of them.
    Several(F, F),
}

impl<F> Count<F> {
    /// The verdict on a puzzle with this number of solutions.
    pub fn verdict(&self) -> Verdict {
        match self {
            Count::Zero => Verdict::Impossible,
            Count::One(_) => Verdict::Unique,
            Count::Several(..) => Verdict::Several,
        }
    }
}

/// Answers questions about one puzzle; what it learns in one answer helps with
/// the next.
pub struct Judge<P: Judged> {
    clues: P::Clues,
    solver: Solver<'static>,
    formula: P::Formula,
    count: Option<Count<P::Filled>>,
}

impl<P: Judged> Judge<P> {
    /// A judge for a puzzle.
    pub fn new<C: Clued<Kind = P>>(clues: &C) -> Self
    where
        P: Judged<Clues = C>,
    {
        let mut solver = Solver::new();
        Self {
            formula: P::Formula::new(clues, &mut solver),
            clues: clues.clone(),
            solver,
            count: None,
        }
    }

    /// The puzzle.
    pub fn clues(&self) -> &P::Clues {
        &self.clues
    }

    /// The places of all clues.
    pub fn printed(&self) -> Vec<Site> {
        P::printed(&self.clues)
    }

    /// A finished board that the evidence allows.
    ///
    /// # Errors
    /// The evidence names a clue that is not printed, or an area without a rule.
    pub fn any(&mut self, evidence: &Evidence<P>) -> Result<Option<P::Filled>, String> {
        let assumed = self.assumptions(evidence)?;
        Ok(self.solve(evidence, &assumed, &[]))
    }

    /// A finished board that meets some clues and on which some facts hold.
    pub fn any_board(&mut self, clues: &[Site], facts: &[P::Fact]) -> Option<P::Filled> {
        let found = self.any(&Evidence::of(clues, facts));
        found.expect("only printed clues are asked for")
    }

    /// Whether the evidence leaves no board without `found`.
    ///
    /// # Errors
    /// The evidence names a clue that is not printed, or an area without a rule.
    pub fn entails(&mut self, evidence: &Evidence<P>, found: P::Fact) -> Result<bool, String> {
        let opposite = evidence.with(&[found.negated()]);
        Ok(self.any(&opposite)?.is_none())
    }

    /// Whether some clues and facts leave no board without `found`.
    pub fn proves(&mut self, clues: &[Site], facts: &[P::Fact], found: P::Fact) -> bool {
        let follows = self.entails(&Evidence::of(clues, facts), found);
        follows.expect("only printed clues are asked for")
    }

    /// Whether every board that the evidence allows is accepted. Boards that
    /// agree in the facts `told` are checked once; stops at the first refusal.
    ///
    /// # Errors
    /// The evidence names a clue that is not printed, or an area without a rule.
    pub fn all_boards(
        &mut self,
        evidence: &Evidence<P>,
        told: impl Fn(&P::Filled) -> Vec<P::Fact>,
        mut accepts: impl FnMut(&P::Filled) -> bool,
    ) -> Result<bool, String> {
        let mut assumed = self.assumptions(evidence)?;
        let others = self.solver.new_lit();
        assumed.push(others);
        let mut seen = Vec::new();
        while let Some(filled) = self.solve(evidence, &assumed, &seen) {
            if !accepts(&filled) {
                return Ok(false);
            }
            let facts = told(&filled);
            self.exclude(&facts, others);
            seen.push(facts);
        }
        Ok(true)
    }

    /// Counts the solutions up to two.
    pub fn count_up_to_two(&mut self) -> Count<P::Filled> {
        if let Some(count) = &self.count {
            return count.clone();
        }
        let (printed, mut found) = (self.printed(), Vec::new());
        let clues = self.clues.clone();
        let walked = self.all_boards(
            &Evidence::of(&printed, &[]),
            |filled| P::facts(&clues, filled),
            |filled| {
                found.push(filled.clone());
                found.len() < 2
            },
        );
        walked.expect("only printed clues are asked for");
        let mut found = found.into_iter();
        let count = match (found.next(), found.next()) {
            (Some(first), Some(second)) => Count::Several(first, second),
            (Some(first), None) => Count::One(first),
            _ => Count::Zero,
        };
        self.count = Some(count.clone());
        count
    }

    /// The only solution, if there is exactly one.
    pub fn only_solution(&mut self) -> Option<P::Filled> {
        match self.count_up_to_two() {
            Count::One(solution) => Some(solution),
            _ => None,
        }
    }

    /// A board that meets some clues and differs from a known one.
    pub fn other_than(&mut self, clues: &[Site], known: &P::Filled) -> Option<P::Filled> {
        let evidence = Evidence::of(clues, &[]);
        let facts = P::facts(&self.clues, known);
        let other = self.solver.new_lit();
        self.exclude(&facts, other);
        let mut assumed = self.assumptions(&evidence).expect("printed clues");
        assumed.push(other);
        self.solve(&evidence, &assumed, &[facts])
    }

    /// Adds the clause that, if `when` is assumed, one of the facts does not hold.
    fn exclude(&mut self, facts: &[P::Fact], when: Lit) {
        let mut clause = vec![!when];
        for fact in facts {
            clause.push(self.formula.fact(fact.negated(), &mut self.solver));
        }
        self.solver.add_clause(&clause);
    }

    fn assumptions(&mut self, evidence: &Evidence<P>) -> Result<Vec<Lit>, String> {
        let mut assumed = Vec::new();
        let areas = self.formula.areas();
        match &evidence.areas {
            None => assumed.extend(areas.iter().map(|(_, counts)| *counts)),
            Some(named) => {
                for cells in named {
                    let area = areas.iter().find(|(area, _)| area == cells);
                    let counts = area.map(|(_, counts)| *counts);
                    assumed.push(counts.ok_or_else(|| format!("{cells:?} has no rule"))?);
                }
            }
        }
        for &at in &evidence.clues {
            let clue = self.formula.clue(at);
            assumed.push(clue.ok_or_else(|| format!("there is no clue at {at:?}"))?);
        }
        for &fact in &evidence.facts {
            assumed.push(self.formula.fact(fact, &mut self.solver));
        }
        Ok(assumed)
    }

    /// A board that the evidence allows and that differs from each one seen; `assumed`
    /// are the literals of the evidence in the formula.
    fn solve(
        &mut self,
        evidence: &Evidence<P>,
        assumed: &[Lit],
        seen: &[Vec<P::Fact>],
    ) -> Option<P::Filled> {
        let Self {
            clues,
            solver,
            formula,
            ..
        } = self;
        let fits = |filled: &P::Filled| {
            let holds = |&fact: &P::Fact| P::holds(clues, filled, fact);
            let mut named = evidence.clues.iter();
            named.all(|&at| P::meets(clues, filled, at).is_ok())
                && evidence.facts.iter().all(holds)
                && !seen.iter().any(|facts| facts.iter().all(holds))
        };
        let is_whole = evidence.areas.is_none() || formula.areas().is_empty();
        loop {
            solver.assume(assumed);
            if !solver.solve().expect("nothing interrupts the solver") {
                return None;
            }
            let model = solver.model().expect("the solver found one");
            let largest = model.iter().map(|lit| lit.index()).max().unwrap_or(0);
            let mut value = vec![false; largest + 1];
            for lit in model {
                value[lit.index()] = lit.is_positive();
            }
            let candidate = formula.filled(&|lit: Lit| value[lit.index()] == lit.is_positive());
            assert!(fits(&candidate), "the SAT solver's model does not hold");
            if let Some(filled) = formula.settled(candidate, &evidence.facts, &fits, solver) {
                let lawful = P::is_lawful(clues, &filled);
                assert!(fits(&filled) && (!is_whole || lawful.is_ok()), "{lawful:?}");
                return Some(filled);
            }
        }
    }
}

impl<P: Puzzle> Evidence<P> {
    /// Clues and facts, with the rules of all areas.
    pub fn of(clues: &[Site], facts: &[P::Fact]) -> Self {
        Self {
            clues: clues.to_vec(),
            facts: facts.to_vec(),
            areas: None,
        }
    }

    /// The same evidence with more facts.
    pub fn with(&self, facts: &[P::Fact]) -> Self {
        let mut more = self.clone();
        more.facts.extend(facts);
        more
    }
}
