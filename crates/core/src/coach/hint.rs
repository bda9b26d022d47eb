//! Hint: the easiest step that the marks allow, nearest to the last one. Within a trial the marks are taken as they
//! are, right or wrong, until they contradict each other.

use crate::grid::Site;
use crate::model::Fact as _;
use crate::run::{Supply, Task};
use crate::solve::{HARDEST, Method};
use crate::trace::Step;

use super::agreement::{Agreed, agree, own_wrong};
use super::ahead::ahead;
use super::climb::{Climb, Climbed, distance};
use super::completion::Completion;
use super::refutation::refute;
use super::situation::Situation;
use super::{Answer, Answered, Argument, Coached};

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

/// Looks for a hint, from marks in the order in which they were made. The aids made the last `aided` ones; wrong ones among
/// them are left out.
pub fn hint<P: Coached>(
    clues: P::Clues,
    marks: Vec<P::Fact>,
    aided: usize,
    request: HintRequest,
) -> Task<Answer<P>, Answered> {
    let own = &marks[..marks.len().saturating_sub(aided)];
    let near = request.near.or(own.last().map(|mark| mark.site()));
    let request = HintRequest { near, ..request };
    Task::new(move |fuel, answers| async move {
        let situation = match request.assumed {
            Some(_) => within_trial(clues, &marks, &fuel).await,
            None => situation(clues, marks, aided, &fuel).await,
        };
        let situation = match situation {
            Ok(situation) => situation,
            Err(answer) => {
                answers.give(answer).await;
                return Answered;
            }
        };
        let answer = easiest(&situation, request, &fuel).await;
        answers.give(answer.clone()).await;
        if let (Answer::Step(hint), true) = (answer, request.ahead) {
            let counted = ahead(&situation, request.method(), hint, &fuel).await;
            if let Some(counted) = counted {
                answers.give(Answer::Step(counted)).await;
            }
        }
        Answered
    })
}

/// The situation in which a hint is looked for.
///
/// # Errors
/// The marks are wrong, or finish the puzzle, or the clues have no solution: the answer that says so.
pub(super) async fn situation<P: Coached>(
    clues: P::Clues,
    mut marks: Vec<P::Fact>,
    aided: usize,
    fuel: &Supply,
) -> Result<Situation<P>, Answer<P>> {
    let Agreed::Wrong(wrong) = agree::<P>(&clues, &marks, fuel).await else {
        return Err(Answer::NoSolution);
    };
    let (wrong, aided) = own_wrong(&marks, aided, wrong);
    marks.retain(|mark| !aided.contains(mark));
    if P::is_solved(&clues, &marks) && wrong.is_empty() {
        return Err(Answer::Solved);
    }
    match Situation::new(clues, &marks) {
        Ok(situation) if wrong.is_empty() => Ok(situation),
        _ => Err(Answer::Mistake(wrong.len())),
    }
}

/// The situation within a trial: the marks are not compared with a solution.
///
/// # Errors
/// A mark contradicts those before it: its refutation.
async fn within_trial<P: Coached>(
    clues: P::Clues,
    marks: &[P::Fact],
    fuel: &Supply,
) -> Result<Situation<P>, Answer<P>> {
    if let Ok(situation) = Situation::new(clues.clone(), marks) {
        return Ok(situation);
    }
    let fails = |at: &usize| Situation::<P>::new(clues.clone(), &marks[..=*at]).is_err();
    Err(match (0..marks.len()).find(fails) {
        Some(at) => Answer::Fails(refute(&clues, &marks[..at], marks[at], fuel).await),
        None => Answer::Stuck,
    })
}

/// The easiest steps of a situation, or what all its solutions share; within a trial that fails, the reason.
pub(super) async fn easiest<P: Coached>(
    situation: &Situation<P>,
    request: HintRequest,
    fuel: &Supply,
) -> Answer<P> {
    let mut climb = Climb::new(situation, request.method(), request.ceiling);
    climb.is_thorough = request.every;
    match climb.climb(situation, fuel).await {
        Climbed::Steps if request.every => {
            let steps = climb.easiest(situation).into_iter();
            Answer::Steps(steps.map(|steps| stated(situation, steps)).collect())
        }
        Climbed::Steps => {
            let [steps, after] = climb.nearest(situation, request.near);
            let hint = stated(situation, steps);
            Answer::Step(Argument { after, ..hint })
        }
        Climbed::Contradiction => failing(situation, request, fuel).await,
        // Within a trial, a search would tell whether the assumption is right.
        Climbed::Stuck if request.ceiling < HARDEST || request.assumed.is_some() => Answer::Stuck,
        Climbed::Stuck => by_solutions(situation, request.near, fuel).await,
    }
}

/// Refutation of the mark that a trial assumes, or else of the last mark.
async fn failing<P: Coached>(
    situation: &Situation<P>,
    request: HintRequest,
    fuel: &Supply,
) -> Answer<P> {
    let mut others = situation.marks.clone();
    let assumed = request.assumed.and_then(|at| usize::try_from(at).ok());
    let assumed = assumed.filter(|&at| at < others.len());
    let Some(at) = assumed.or(others.len().checked_sub(1)) else {
        return Answer::Stuck;
    };
    let assumed = others.remove(at);
    Answer::Fails(refute(&situation.clues, &others, assumed, fuel).await)
}

/// Looks for a fact that all solutions with the marks share, since no technique applies.
async fn by_solutions<P: Coached>(
    situation: &Situation<P>,
    near: Option<Site>,
    fuel: &Supply,
) -> Answer<P> {
    let searched = |fact| Answer::Searched(by_search(situation, fact));
    let clues = &situation.clues;
    let mut search = Completion::<P>::new(clues, situation.board.clone());
    let Some(first) = search.next(clues, fuel).await else {
        // The marks are right, so there is a solution.
        return Answer::Stuck;
    };
    // Facts of the first solution that the marks leave open, nearest first.
    let mut open = first.added;
    open.retain(|&fact| P::can_be_stated(fact));
    open.sort_by_key(|fact| near.map_or(0, |near| distance(near, fact.site())));
    let Some(mut other) = search.next(clues, fuel).await else {
        // There is only one solution.
        return open.first().map_or(Answer::Solved, |&fact| searched(fact));
    };
    // Fact that one solution has and another lacks.
    let mut choice = None;
    loop {
        let lacks = |fact: &P::Fact| P::knows(&other.board, *fact) != Some(true);
        choice = choice.or(open.iter().copied().find(lacks));
        open.retain(|fact| !lacks(fact));
        let Some(&fact) = open.first() else {
            return choice.map_or(Answer::Stuck, Answer::Choice);
        };
        let Some(board) = situation.with(fact.negated()) else {
            return searched(fact);
        };
        match Completion::<P>::new(clues, board).next(clues, fuel).await {
            Some(without) => other = without,
            None => return searched(fact),
        }
    }
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
