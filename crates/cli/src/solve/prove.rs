//! Proof without explanation: how many solutions a puzzle has, and the first ones.

use clew::kind::{self, Code, Proving};
use clew_core::model::ParseError;
use clew_core::solve::{Advance, Method};
use clew_core::trace::Verdict;

use super::{Limit, run, solutions};

/// Number of solutions that prove that there are several.
const ENOUGH: usize = 2;

/// Outcome of a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Proved {
    /// The verdict; `Open` if time ran out.
    pub(super) verdict: Verdict,
    /// The solutions found, at most two, in the format of collections.
    pub(super) solutions: Vec<String>,
}

/// Proves how many solutions a puzzle has, with the method `prove`. If the kind's prover shows the
/// same solutions as a run of the method, it is used instead, without
/// events and a board: on easy puzzles, these take longer than the search itself.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub(super) fn prove(code: &Code, limit: Limit) -> Result<Proved, ParseError> {
    if let Some(report) = kind::report(code.kind)
        && let Some(proving) = (report.proving)(code)?
    {
        return Ok(proved(proving, limit));
    }
    let ran = run(code, Method::Prove, limit)?;
    Ok(Proved {
        verdict: ran.verdict,
        solutions: solutions(code, &ran)?,
    })
}

fn proved(mut proving: Box<dyn Proving>, limit: Limit) -> Proved {
    let mut solutions = Vec::new();
    let verdict = loop {
        let mut fuel = limit.fuel();
        let verdict = loop {
            match proving.solution(&mut fuel) {
                Advance::Event(solution) => solutions.push(solution),
                Advance::OutOfFuel => break None,
                Advance::Finished(verdict) => break Some(verdict),
            }
            if solutions.len() == ENOUGH {
                break Some(Verdict::Several);
            }
        };
        match verdict {
            Some(verdict) => break verdict,
            None if limit.is_over() => break Verdict::Open,
            None => {}
        }
    };
    Proved { verdict, solutions }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_proof_matches_a_run_of_the_prover() {
        for sample in kind::SAMPLES.iter().filter(|one| one.text.len() <= 200) {
            let code = kind::read(sample.text).expect("a sample").remove(0).code;
            let ran = run(&code, Method::Prove, Limit::default()).expect("it was read");
            let hour = Limit::new(Some(Duration::from_secs(3_600)));
            for limit in [Limit::default(), hour] {
                let proved = prove(&code, limit).expect("it was read");
                assert_eq!(proved.verdict, ran.verdict, "{}", sample.name);
                let shown = solutions(&code, &ran).expect("it was read");
                assert_eq!(proved.solutions, shown, "{}", sample.name);
            }
        }
    }

    #[test]
    fn a_proof_is_undecided_when_time_runs_out() {
        let hard =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
        let code = kind::read(hard).expect("a Sudoku");
        let over = Limit::new(Some(Duration::ZERO));
        let proved = prove(&code[0].code, over).expect("it was read");
        assert_eq!(proved.verdict, Verdict::Open);
    }
}
