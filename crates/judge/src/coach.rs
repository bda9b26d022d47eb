//! Checks that an answer of the coach holds: what it says about the marks, the evidence
//! that it names, and each step.

use clew_core::coach::{Answer, Argument, Coached, Ending, Judgement, Refutation};
use clew_core::model::{Fact as _, Puzzle, Technique as _};
use clew_core::trace::Step;

use super::kind::Judged;
use super::kind::questions::Judge;
use super::steps::{check_broken, check_step, ensure};

/// Question to the coach.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ask<F> {
    /// The next step, at most of this level.
    Hint {
        /// Highest level.
        ceiling: u8,
    },
    /// Which marks are wrong, and why the first one is.
    Check,
    /// Why a fact holds.
    Why(F),
    /// How each move was found.
    Review,
}

/// Checks an answer about marks.
///
/// # Errors
/// Names what does not hold.
pub fn check_answer<P: Coached + Judged>(
    judge: &mut Judge<P>,
    marks: &[P::Fact],
    ask: Ask<P::Fact>,
    answer: &Answer<P>,
) -> Result<(), String> {
    let printed = judge.printed();
    let agrees =
        |judge: &mut Judge<P>, facts: &[P::Fact]| judge.any_board(&printed, facts).is_some();
    let without = |left_out: &[P::Fact]| -> Vec<P::Fact> {
        let marks = marks.iter().copied();
        marks.filter(|mark| !left_out.contains(mark)).collect()
    };
    let others = match ask {
        Ask::Why(fact) => without(&[fact, fact.negated()]),
        _ => marks.to_vec(),
    };
    match answer {
        Answer::Step(argument) => {
            ensure(agrees(judge, marks), "a hint rests on wrong marks")?;
            let stale = argument.found.iter().any(|fact| marks.contains(fact));
            ensure(
                !argument.found.is_empty() && !stale,
                "a hint finds nothing new",
            )?;
            if let Ask::Hint { ceiling } = ask {
                let is_below = argument.level().is_some_and(|level| level <= ceiling);
                ensure(is_below, "a hint is harder than asked for")?;
            }
            check_argument(judge, marks, argument)
        }
        Answer::Steps(arguments) => arguments
            .iter()
            .try_for_each(|argument| check_argument(judge, marks, argument)),
        Answer::Searched(argument) => check_argument(judge, marks, argument),
        Answer::Follows(argument) => check_argument(judge, &others, argument),
        Answer::Settled(fact) => ensure(
            agrees(judge, &[*fact]) && !agrees(judge, &[fact.negated()]),
            "it is not settled",
        ),
        Answer::Choice(fact) => {
            for fact in [*fact, fact.negated()] {
                let with = [marks, &[fact]].concat();
                ensure(agrees(judge, &with), "a choice leaves no solution")?;
            }
            Ok(())
        }
        Answer::Mistake(_) => ensure(!agrees(judge, &others), "there is no mistake"),
        Answer::Solved => ensure(
            agrees(judge, marks) && P::is_solved(judge.clues(), marks),
            "it is not solved",
        ),
        Answer::Stuck => ensure(agrees(judge, marks), "a mark is wrong"),
        Answer::Fails(refutation) => {
            check_refutation(judge, &without(&[refutation.supposed]), refutation)
        }
        Answer::NoSolution => ensure(!agrees(judge, &[]), "there is a solution"),
        Answer::Checked { wrong, refutation } => {
            check_wrong(judge, marks, wrong)?;
            match refutation {
                Some(refutation) => {
                    let is_first = wrong.first() == Some(&refutation.supposed);
                    ensure(is_first, "another is refuted")?;
                    check_refutation(judge, &without(wrong), refutation)
                }
                None => ensure(wrong.is_empty(), "nothing is refuted"),
            }
        }
        Answer::Unsettled { solutions } => {
            let Ask::Why(fact) = ask else {
                return Err("the answer does not fit the question".to_owned());
            };
            for (facts, fact) in solutions.iter().zip([fact, fact.negated()]) {
                let whole = [&facts[..], &[fact]].concat();
                ensure(agrees(judge, &whole), "one of the solutions is not valid")?;
            }
            Ok(())
        }
        Answer::Reviewed(reviewed) => {
            check_wrong(judge, marks, &reviewed.wrong)?;
            let is_wrong = |judged: &Judgement<P>| matches!(judged, Judgement::Wrong);
            let has_wrong = reviewed.moves.iter().any(is_wrong);
            ensure(
                has_wrong != reviewed.wrong.is_empty(),
                "a wrong move is missed",
            )
        }
    }
}

/// Checks that each mark called wrong is wrong, together with the right ones before it,
/// and that no other mark is.
fn check_wrong<P: Judged>(
    judge: &mut Judge<P>,
    marks: &[P::Fact],
    wrong: &[P::Fact],
) -> Result<(), String> {
    let printed = judge.printed();
    let mut right = Vec::new();
    for &mark in marks {
        right.push(mark);
        if wrong.contains(&mark) {
            ensure(
                judge.any_board(&printed, &right).is_none(),
                "a right mark is called wrong",
            )?;
            right.pop();
        }
    }
    ensure(
        judge.any_board(&printed, &right).is_some(),
        "a wrong mark is called right",
    )
}

/// Checks steps one after another on a board.
fn check_steps<P: Judged>(
    judge: &mut Judge<P>,
    board: &mut P::Board,
    steps: &[Step<P>],
) -> Result<(), String> {
    for step in steps {
        check_step(judge, board, step)?;
        for &fact in &step.found {
            P::learn(board, fact).map_err(|_| "a step contradicts its board".to_owned())?;
        }
    }
    Ok(())
}

fn board_of<P: Puzzle>(clues: &P::Clues, facts: &[P::Fact]) -> Option<P::Board> {
    let mut board = P::board(clues);
    let mut facts = facts.iter();
    facts
        .all(|&fact| P::learn(&mut board, fact).is_ok())
        .then_some(board)
}

fn assume_unique<P: Judged>(steps: &[Step<P>]) -> bool {
    let mut steps = steps.iter();
    steps.any(|step| step.technique.assumes_unique())
}

fn check_argument<P: Judged>(
    judge: &mut Judge<P>,
    marks: &[P::Fact],
    argument: &Argument<P>,
) -> Result<(), String> {
    let foreign = argument.evidence.iter().find(|fact| !marks.contains(fact));
    ensure(foreign.is_none(), "evidence is not a mark")?;
    let printed = judge.printed();
    let is_printed = argument.clues.iter().all(|site| printed.contains(site));
    ensure(is_printed, "a named clue is not printed")?;
    let mut board = board_of::<P>(judge.clues(), marks).ok_or("marks contradict each other")?;
    check_steps(judge, &mut board, &argument.steps)?;
    check_steps(judge, &mut board, &argument.after)?;
    let unique = assume_unique(&argument.steps);
    for &fact in &argument.found {
        let follows = unique || judge.proves(&argument.clues, &argument.evidence, fact);
        ensure(follows, "what is found does not follow from the evidence")?;
    }
    Ok(())
}

fn check_refutation<P: Judged>(
    judge: &mut Judge<P>,
    right: &[P::Fact],
    refutation: &Refutation<P>,
) -> Result<(), String> {
    let supposed = refutation.supposed;
    let mut evidence = refutation.evidence.iter();
    ensure(
        evidence.all(|fact| right.contains(fact)),
        "evidence of a refutation is not a right mark",
    )?;
    let evidence = [&refutation.evidence[..], &[supposed]].concat();
    let allowed = judge.any_board(&refutation.clues, &evidence);
    ensure(allowed.is_none(), "the refutation leaves a board")?;
    let unique = assume_unique(&refutation.steps);
    ensure(!unique, "a refutation assumes one solution")?;
    let Some(mut board) = board_of::<P>(judge.clues(), &[right, &[supposed]].concat()) else {
        let has_none = refutation.steps.is_empty();
        return ensure(has_none, "steps on a contradictory board");
    };
    check_steps(judge, &mut board, &refutation.steps)?;
    match &refutation.ending {
        Ending::Contradiction(end) => check_broken(judge, &board, end),
        Ending::Cases(_) => Ok(()),
    }
}
