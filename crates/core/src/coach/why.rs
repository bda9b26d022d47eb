//! Why: the chain of steps from the marks to a fact, or two solutions that differ in
//! it.

use crate::model::Fact as _;
use crate::solve::{Advance, Fuel, Prover};
use crate::trace::Verdict;

use super::agreement::{Agreed, Agreement};
use super::completion::{Completed, Completion};
use super::hint::by_search;
use super::reasoning::{Reasoning, Turn};
use super::situation::Situation;
use super::{Answer, Answered, Argument, Coached, Coaching};

enum WhyStage<P: Coached> {
    /// Deciding whether the marks are right.
    Agree(Agreement<P>),
    /// Deciding whether there is one solution, which settles the fact long before a hard
    /// puzzle's reasons are found.
    Settle(Box<dyn Prover<P>>, Option<P::Board>),
    /// Reasoning until the fact is known.
    Follow(Box<Reasoning<P>>),
    /// Looking for a solution with the fact, and for one without it.
    Search(Box<Searching<P>>),
    Done,
}

struct Searching<P: Coached> {
    situation: Situation<P>,
    search: Option<Completion<P>>,
    /// Solution with the fact; `Some(None)` if there is none.
    with: Option<Option<Completed<P>>>,
}

/// Question of why a fact holds.
pub struct Explaining<P: Coached> {
    clues: P::Clues,
    /// Marks except those that say whether the fact holds.
    marks: Vec<P::Fact>,
    fact: P::Fact,
    stage: WhyStage<P>,
}

impl<P: Coached> Explaining<P> {
    /// Starts on marks in the order in which they were made. A mark that states the
    /// fact, or the opposite, is left out: it is what is asked about.
    pub fn new(clues: P::Clues, marks: &[P::Fact], fact: P::Fact) -> Self {
        let others = marks.iter().copied();
        let others: Vec<P::Fact> = others
            .filter(|&mark| mark != fact && mark != fact.negated())
            .collect();
        Self {
            stage: WhyStage::Agree(Agreement::new(clues.clone(), &others)),
            clues,
            marks: others,
            fact,
        }
    }

    fn agreed(&mut self, agreed: Agreed<P>) -> Option<Answer<P>> {
        let wrong = match agreed {
            Agreed::NoSolution => return Some(Answer::NoSolution),
            Agreed::Wrong(wrong) => wrong.len(),
        };
        if wrong > 0 {
            return Some(Answer::Mistake(wrong));
        }
        self.stage = WhyStage::Settle(P::prover(&self.clues, None), None);
        None
    }

    /// Begins to reason; returns the answer if that is not possible.
    fn follow(&mut self) -> Option<Answer<P>> {
        // Marks that a solution has agree with each other.
        let Ok(reasoning) = Reasoning::new(&self.clues, &self.marks) else {
            return Some(Answer::Mistake(1));
        };
        self.stage = WhyStage::Follow(Box::new(reasoning));
        None
    }

    /// Continues once it is known whether there is one solution; returns what that
    /// settles.
    fn settled(&mut self, only: Option<&P::Board>) -> Option<Answer<P>> {
        let holds = only.and_then(|board| P::knows(board, self.fact));
        let fact = holds.map(|holds| match holds {
            true => self.fact,
            false => self.fact.negated(),
        });
        self.follow().or(fact.map(Answer::Settled))
    }
}

/// Continues until a fact is known or reasoning ends, then returns the argument or
/// nothing; `None` when the fuel ran out.
fn follow<P: Coached>(
    reasoning: &mut Reasoning<P>,
    fact: P::Fact,
    fuel: &mut Fuel,
) -> Option<Option<Argument<P>>> {
    loop {
        if let Some(holds) = reasoning.knows(fact) {
            let known = if holds { fact } else { fact.negated() };
            let steps = reasoning.needed(&[known]);
            return Some(Some(Argument::of(&reasoning.situation, steps, vec![known])));
        }
        match reasoning.advance(fuel)? {
            Turn::Step => {}
            _ => return Some(None),
        }
    }
}

impl<P: Coached> Searching<P> {
    /// Continues to the answer; `None` when the fuel ran out.
    fn advance(&mut self, fact: P::Fact, fuel: &mut Fuel) -> Option<Answer<P>> {
        loop {
            let asked = match self.with {
                None => fact,
                Some(_) => fact.negated(),
            };
            let found = match (&mut self.search, self.situation.with(asked)) {
                (None, None) => None,
                (search, board) => {
                    let clues = &self.situation.clues;
                    if search.is_none() {
                        *search = board.map(|board| Completion::new(clues, board));
                    }
                    match search.as_mut()?.advance(clues, fuel) {
                        Advance::OutOfFuel => return None,
                        Advance::Event(completed) => Some(completed),
                        Advance::Finished(_) => None,
                    }
                }
            };
            self.search = None;
            let Some(with) = self.with.take() else {
                self.with = Some(found);
                continue;
            };
            let facts = |stated: P::Fact, solution: Completed<P>| {
                let marks = self.situation.marks.iter().copied();
                marks.chain([stated]).chain(solution.added).collect()
            };
            return Some(match (with, found) {
                (Some(with), Some(without)) => Answer::Unsettled {
                    solutions: [facts(fact, with), facts(fact.negated(), without)],
                },
                (Some(_), None) => Answer::Follows(by_search(&self.situation, fact)),
                (None, Some(_)) => Answer::Follows(by_search(&self.situation, fact.negated())),
                (None, None) => Answer::NoSolution,
            });
        }
    }
}

impl<P: Coached> Coaching<P> for Explaining<P> {
    fn advance(&mut self, fuel: &mut Fuel) -> Advance<Answer<P>, Answered> {
        loop {
            let answer = match &mut self.stage {
                WhyStage::Done => return Advance::Finished(Answered),
                WhyStage::Agree(agreement) => match agreement.advance(fuel) {
                    None => return Advance::OutOfFuel,
                    Some(agreed) => self.agreed(agreed),
                },
                WhyStage::Settle(prover, first) => match (prover.solution(fuel), first.take()) {
                    (Advance::OutOfFuel, known) => {
                        *first = known;
                        return Advance::OutOfFuel;
                    }
                    (Advance::Event(facts), None) => {
                        let mut board = P::board(&self.clues);
                        for fact in facts {
                            // The facts of a solution agree with each other.
                            let _ = P::learn(&mut board, fact);
                        }
                        *first = Some(board);
                        None
                    }
                    (Advance::Finished(Verdict::Unique), Some(only)) => self.settled(Some(&only)),
                    (Advance::Event(_) | Advance::Finished(_), _) => self.settled(None),
                },
                WhyStage::Follow(reasoning) => match follow(reasoning, self.fact, fuel) {
                    None => return Advance::OutOfFuel,
                    Some(Some(argument)) => Some(Answer::Follows(argument)),
                    Some(None) => {
                        self.stage = WhyStage::Search(Box::new(Searching {
                            situation: reasoning.situation.clone(),
                            search: None,
                            with: None,
                        }));
                        None
                    }
                },
                WhyStage::Search(searching) => match searching.advance(self.fact, fuel) {
                    None => return Advance::OutOfFuel,
                    answer => answer,
                },
            };
            if let Some(answer) = answer {
                if !matches!(answer, Answer::Settled(_)) {
                    self.stage = WhyStage::Done;
                }
                return Advance::Event(answer);
            }
        }
    }
}
