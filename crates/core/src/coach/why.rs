//! Why: the chain of steps from the marks to a fact, or two solutions that differ in
//! it.

use crate::model::Fact as _;
use crate::run::{Given, Supply, Task};
use crate::trace::Verdict;

use super::agreement::{Agreed, agree, board_of};
use super::completion::{Completed, Completion};
use super::hint::by_search;
use super::reasoning::{Reasoning, Turn};
use super::situation::Situation;
use super::{Answer, Answered, Argument, Coached};

/// Says why a fact holds, from marks in the order in which they were made. A mark that states the fact, or the opposite,
/// is left out: it is what is asked about.
pub fn why<P: Coached>(
    clues: P::Clues,
    mut marks: Vec<P::Fact>,
    fact: P::Fact,
) -> Task<Answer<P>, Answered> {
    marks.retain(|&mark| mark != fact && mark != fact.negated());
    Task::new(move |fuel, answers| async move {
        let answer = reason(&clues, &marks, fact, &fuel, &answers).await;
        answers.give(answer).await;
        Answered
    })
}

async fn reason<P: Coached>(
    clues: &P::Clues,
    marks: &[P::Fact],
    fact: P::Fact,
    fuel: &Supply,
    answers: &Given<Answer<P>>,
) -> Answer<P> {
    match agree::<P>(clues, marks, fuel).await {
        Agreed::NoSolution => return Answer::NoSolution,
        Agreed::Wrong(wrong) if !wrong.is_empty() => return Answer::Mistake(wrong.len()),
        Agreed::Wrong(_) => {}
    }
    // One solution settles the fact long before a hard puzzle's reasons are found.
    let only = only_solution::<P>(clues, fuel).await;
    // Marks that a solution has agree with each other.
    let Ok(mut reasoning) = Reasoning::<P>::new(clues, marks) else {
        return Answer::Mistake(1);
    };
    let stated = |holds| if holds { fact } else { fact.negated() };
    if let Some(holds) = only.and_then(|board| P::knows(&board, fact)) {
        answers.give(Answer::Settled(stated(holds))).await;
    }
    loop {
        if let Some(holds) = reasoning.knows(fact) {
            let known = vec![stated(holds)];
            let steps = reasoning.needed(&known);
            return Answer::Follows(Argument::of(&reasoning.situation, steps, known));
        }
        let Turn::Step = reasoning.next(fuel).await else {
            return by_cases(&reasoning.situation, fact, fuel).await;
        };
    }
}

/// The board of the only solution; `None` if there are several, or none.
async fn only_solution<P: Coached>(clues: &P::Clues, fuel: &Supply) -> Option<P::Board> {
    let mut prover = P::prover(clues, None);
    let first = fuel.next(|fuel| prover.solution(fuel)).await.ok()?;
    let second = fuel.next(|fuel| prover.solution(fuel)).await;
    (second == Err(Verdict::Unique)).then(|| board_of::<P>(clues, &first))
}

/// Looks for a solution with the fact, and for one without it.
async fn by_cases<P: Coached>(situation: &Situation<P>, fact: P::Fact, fuel: &Supply) -> Answer<P> {
    let with = solution_with(situation, fact, fuel).await;
    let without = solution_with(situation, fact.negated(), fuel).await;
    let facts = |stated: P::Fact, solution: Completed<P>| {
        let marks = situation.marks.iter().copied();
        marks.chain([stated]).chain(solution.added).collect()
    };
    match (with, without) {
        (Some(with), Some(without)) => Answer::Unsettled {
            solutions: [facts(fact, with), facts(fact.negated(), without)],
        },
        (Some(_), None) => Answer::Follows(by_search(situation, fact)),
        (None, Some(_)) => Answer::Follows(by_search(situation, fact.negated())),
        (None, None) => Answer::NoSolution,
    }
}

async fn solution_with<P: Coached>(
    situation: &Situation<P>,
    fact: P::Fact,
    fuel: &Supply,
) -> Option<Completed<P>> {
    let mut search = Completion::<P>::new(&situation.clues, situation.with(fact)?);
    search.next(&situation.clues, fuel).await
}
