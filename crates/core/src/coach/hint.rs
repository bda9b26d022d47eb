//! Hint: the easiest step that the marks allow, nearest to the last one. Within a trial the marks are taken as they
//! are, right or wrong, until they contradict each other.

use crate::grid::Site;
use crate::model::Fact as _;
use crate::solve::{Advance, Fuel, HARDEST, Method};
use crate::trace::Step;

use super::agreement::{Agreed, Agreement, own_wrong};
use super::ahead::Ahead;
use super::climb::{Climb, Climbed, distance};
use super::completion::Completion;
use super::refutation::Refuting;
use super::situation::Situation;
use super::{Answer, Answered, Argument, Coached, Coaching};

/// Conditions of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct HintRequest {
    /// Highest level of its technique, 1 to 10.
    pub ceiling: u8,
    /// Place that the hint should be near; by default that of the last mark.
    pub near: Option<Site>,
    /// Whether to use techniques that assume exactly one solution.
    pub assumes_unique: bool,
    /// Whether to give every step that is as easy as the easiest.
    pub every: bool,
    /// Whether to count the steps to an easier one; the hint is given first.
    pub ahead: bool,
    /// Within a trial, the number from 0 of the mark that it assumes.
    pub assumed: Option<u32>,
}

impl Default for HintRequest {
    fn default() -> Self {
        Self {
            ceiling: HARDEST,
            near: None,
            assumes_unique: false,
            every: false,
            ahead: false,
            assumed: None,
        }
    }
}

impl HintRequest {
    fn method(self) -> Method {
        match self.assumes_unique {
            true => Method::HumanUnique,
            false => Method::Human,
        }
    }
}

enum HintStage<P: Coached> {
    /// Deciding whether the marks are right.
    Agree(Agreement<P>),
    /// Climbing the ladder.
    Climb(Situation<P>, Climb<P>),
    /// The marks of a trial contradict each other: looking for the steps that show it.
    Fail(Box<Refuting<P>>),
    /// No technique applies: looking for facts that all solutions share.
    Search(Box<Searching<P>>),
    /// The hint is given: counting the steps to an easier one.
    Ahead(Box<Ahead<P>>),
    Done,
}

/// Search for a fact that all solutions with the marks share.
struct Searching<P: Coached> {
    situation: Situation<P>,
    search: Completion<P>,
    /// Facts of the first solution that the marks leave open, nearest first.
    open: Option<Vec<P::Fact>>,
    /// Candidate fact: is there a solution without it? Asked once several solutions are
    /// known.
    asked: Option<P::Fact>,
    /// Fact that one solution has and another lacks.
    choice: Option<P::Fact>,
}

/// Hint being looked for.
pub struct Hinting<P: Coached> {
    clues: P::Clues,
    marks: Vec<P::Fact>,
    /// Number of marks that aids made. They are the last ones.
    aided: usize,
    request: HintRequest,
    stage: HintStage<P>,
}

impl<P: Coached> Hinting<P> {
    /// Starts on marks in the order in which they were made.
    pub fn new(clues: P::Clues, marks: &[P::Fact], request: HintRequest) -> Self {
        let near = request.near.or(marks.last().map(|mark| mark.site()));
        let request = HintRequest { near, ..request };
        Self {
            stage: match request.assumed {
                Some(_) => within_trial(&clues, marks, request),
                None => HintStage::Agree(Agreement::new(clues.clone(), marks)),
            },
            clues,
            marks: marks.to_vec(),
            aided: 0,
            request,
        }
    }

    /// Sets how many of the last marks the aids made; wrong ones among them are left
    /// out.
    #[must_use]
    pub fn with_aided(mut self, aided: usize) -> Self {
        self.aided = aided;
        let last = |marks: &[P::Fact]| marks.last().map(|mark| mark.site());
        if self.request.near == last(&self.marks) {
            self.request.near = last(&self.marks[..self.marks.len().saturating_sub(aided)]);
        }
        self
    }

    /// Continues once it is known which marks are wrong.
    fn agreed(&mut self, agreed: Agreed<P>) -> Option<Answer<P>> {
        let wrong = match agreed {
            Agreed::NoSolution => return Some(Answer::NoSolution),
            Agreed::Wrong(wrong) => {
                let (own, aided) = own_wrong(&self.marks, self.aided, wrong);
                self.marks.retain(|mark| !aided.contains(mark));
                own
            }
        };
        let situation = match Situation::new(self.clues.clone(), &self.marks) {
            Ok(situation) if wrong.is_empty() => situation,
            _ => return Some(Answer::Mistake(wrong.len())),
        };
        if P::is_solved(&self.clues, &self.marks) {
            return Some(Answer::Solved);
        }
        self.stage = climbing(situation, self.request);
        None
    }

    fn advance_stage(&mut self, fuel: &mut Fuel) -> Result<Option<Answer<P>>, OutOfFuel> {
        match &mut self.stage {
            HintStage::Done => Ok(None),
            HintStage::Agree(agreement) => {
                let agreed = agreement.advance(fuel).ok_or(OutOfFuel)?;
                Ok(self.agreed(agreed))
            }
            HintStage::Climb(situation, climb) => {
                match climb.advance(situation, fuel).ok_or(OutOfFuel)? {
                    Climbed::Steps if self.request.every => {
                        let steps = climb.easiest(situation).into_iter();
                        let arguments = steps.map(|steps| stated(situation, steps)).collect();
                        Ok(Some(Answer::Steps(arguments)))
                    }
                    Climbed::Steps => {
                        let [steps, after] = climb.nearest(situation, self.request.near);
                        let hint = Argument {
                            after,
                            ..stated(situation, steps)
                        };
                        let asked = self.request.ahead.then(|| hint.clone());
                        let method = self.request.method();
                        let ahead = asked.and_then(|hint| Ahead::new(situation, method, hint));
                        self.stage = match ahead {
                            Some(ahead) => HintStage::Ahead(Box::new(ahead)),
                            None => HintStage::Done,
                        };
                        Ok(Some(Answer::Step(hint)))
                    }
                    Climbed::Contradiction => {
                        let assumed = self.request.assumed.and_then(|at| usize::try_from(at).ok());
                        let assumed = assumed.filter(|&at| at < self.marks.len());
                        let at = assumed.or(self.marks.len().checked_sub(1));
                        let Some(at) = at else {
                            return Ok(Some(Answer::Stuck));
                        };
                        let mut others = self.marks.clone();
                        let assumed = others.remove(at);
                        let refuting = Refuting::new(&self.clues, &others, assumed);
                        self.stage = HintStage::Fail(Box::new(refuting));
                        Ok(None)
                    }
                    // A search would tell whether the assumption is right.
                    Climbed::Stuck
                        if self.request.ceiling < HARDEST || self.request.assumed.is_some() =>
                    {
                        Ok(Some(Answer::Stuck))
                    }
                    Climbed::Stuck => {
                        self.stage = HintStage::Search(Box::new(Searching::new(situation.clone())));
                        Ok(None)
                    }
                }
            }
            HintStage::Fail(refuting) => {
                let refutation = refuting.advance(fuel).ok_or(OutOfFuel)?;
                Ok(Some(Answer::Fails(refutation)))
            }
            HintStage::Ahead(ahead) => {
                let hint = ahead.advance(fuel).ok_or(OutOfFuel)?;
                self.stage = HintStage::Done;
                Ok(hint.map(Answer::Step))
            }
            HintStage::Search(searching) => searching.advance(self.request.near, fuel),
        }
    }
}

/// The fuel ran out.
struct OutOfFuel;

impl<P: Coached> Coaching<P> for Hinting<P> {
    fn advance(&mut self, fuel: &mut Fuel) -> Advance<Answer<P>, Answered> {
        loop {
            if matches!(self.stage, HintStage::Done) {
                return Advance::Finished(Answered);
            }
            match self.advance_stage(fuel) {
                Err(OutOfFuel) => return Advance::OutOfFuel,
                Ok(None) => {}
                Ok(Some(answer)) => {
                    if !matches!(self.stage, HintStage::Ahead(_)) {
                        self.stage = HintStage::Done;
                    }
                    return Advance::Event(answer);
                }
            }
        }
    }
}

impl<P: Coached> Searching<P> {
    fn new(situation: Situation<P>) -> Self {
        Self {
            search: Completion::new(&situation.clues, situation.board.clone()),
            situation,
            open: None,
            asked: None,
            choice: None,
        }
    }

    fn advance(
        &mut self,
        near: Option<Site>,
        fuel: &mut Fuel,
    ) -> Result<Option<Answer<P>>, OutOfFuel> {
        let advance = match self.search.advance(&self.situation.clues, fuel) {
            Advance::OutOfFuel => return Err(OutOfFuel),
            advance => advance,
        };
        let Some(open) = &mut self.open else {
            let Advance::Event(first) = advance else {
                // The marks are right, so there is a solution.
                return Ok(Some(Answer::Stuck));
            };
            let facts = first.added.into_iter();
            let mut open: Vec<P::Fact> = facts.filter(|&fact| P::can_be_stated(fact)).collect();
            open.sort_by_key(|fact| near.map_or(0, |near| distance(near, fact.site())));
            self.open = Some(open);
            return Ok(None);
        };
        match (advance, self.asked) {
            // Another solution: facts that it lacks are open to choice.
            (Advance::Event(other), _) => {
                let lacks = |fact: &P::Fact| P::knows(&other.board, *fact) != Some(true);
                self.choice = self.choice.or(open.iter().copied().find(lacks));
                open.retain(|fact| !lacks(fact));
            }
            // No solution lacks the fact asked about.
            (_, Some(fact)) => return Ok(Some(self.searched(fact))),
            // There is only one solution.
            (_, None) => {
                let nearest = open.first().copied();
                return Ok(Some(
                    nearest.map_or(Answer::Solved, |fact| self.searched(fact)),
                ));
            }
        }
        let Some(&fact) = self.open.as_ref().and_then(|open| open.first()) else {
            return Ok(Some(self.choice.map_or(Answer::Stuck, Answer::Choice)));
        };
        let Some(board) = self.situation.with(fact.negated()) else {
            return Ok(Some(self.searched(fact)));
        };
        self.asked = Some(fact);
        self.search = Completion::new(&self.situation.clues, board);
        Ok(None)
    }

    /// Argument by search: it rests on all clues and all marks.
    fn searched(&self, fact: P::Fact) -> Answer<P> {
        Answer::Searched(by_search(&self.situation, fact))
    }
}

/// Beginning of a hint within a trial: the marks are not compared with a solution.
fn within_trial<P: Coached>(
    clues: &P::Clues,
    marks: &[P::Fact],
    request: HintRequest,
) -> HintStage<P> {
    match Situation::new(clues.clone(), marks) {
        Ok(situation) => climbing(situation, request),
        // The first mark that contradicts those before it.
        Err(_) => {
            let fails =
                |count: &usize| Situation::<P>::new(clues.clone(), &marks[..*count]).is_err();
            let at = (1..=marks.len()).find(fails).unwrap_or(1) - 1;
            HintStage::Fail(Box::new(Refuting::new(clues, &marks[..at], marks[at])))
        }
    }
}

fn climbing<P: Coached>(situation: Situation<P>, request: HintRequest) -> HintStage<P> {
    let mut climb = Climb::new(&situation, request.method(), request.ceiling);
    climb.is_thorough = request.every;
    HintStage::Climb(situation, climb)
}

/// Argument by steps to all facts found that marks can state.
fn stated<P: Coached>(situation: &Situation<P>, steps: Vec<Step<P>>) -> Argument<P> {
    let found = steps.iter().flat_map(|step| &step.found).copied();
    let found = found.filter(|&fact| P::can_be_stated(fact)).collect();
    Argument::of(situation, steps, found)
}

/// Argument that names all clues and all marks for a fact.
pub(super) fn by_search<P: Coached>(situation: &Situation<P>, fact: P::Fact) -> Argument<P> {
    Argument {
        steps: Vec::new(),
        clues: P::clued(&situation.clues),
        evidence: situation.marks.clone(),
        found: vec![fact],
        after: Vec::new(),
        by_search: true,
        ahead: None,
    }
}
