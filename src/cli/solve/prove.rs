//! Proof without explanation: how many solutions a puzzle has, and the first of them.

use crate::cli::written::Written;
use crate::kind::{Code, Kind, with_kind};
use crate::model::ParseError;
use crate::puzzle::{aquarium::Aquarium, slitherlink::Slitherlink, sudoku::Sudoku};
use crate::solve::{Advance, Method, Prove};
use crate::trace::Verdict;

use super::{Limit, run, solutions};

/// Solutions that show that there are several.
const ENOUGH: usize = 2;

/// Outcome of a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Proved {
    /// The verdict; `Open` where time was over before.
    pub(super) verdict: Verdict,
    /// The solutions found, at most two, as collections write them.
    pub(super) solutions: Vec<String>,
}

/// Proves how many solutions a puzzle has: the silent method. Where the kind's prover
/// shows the same solutions as a silent run, it is asked. It yields no events and needs
/// no board, which on easy puzzles take longer than the search itself.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub(super) fn prove(code: &Code, limit: Limit) -> Result<Proved, ParseError> {
    with_kind!(code.kind, P => match P::IS_PROVED {
        true => Ok(prove_clues::<P>(code.clues::<P>()?, limit)),
        false => {
            let ran = run(code, Method::Silent, limit)?;
            Ok(Proved {
                verdict: ran.verdict,
                solutions: solutions(code, &ran)?,
            })
        }
    })
}

fn prove_clues<P: Prove + Written>(clues: &P::Clues, limit: Limit) -> Proved {
    let mut prover = P::prover(clues, None);
    let mut solutions = Vec::new();
    let verdict = loop {
        let mut fuel = limit.fuel();
        let verdict = loop {
            match prover.solution(&mut fuel) {
                Advance::Event(facts) => solutions.push(P::written_facts(clues, &facts)),
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
    use crate::kind;

    #[test]
    fn a_proof_shows_what_a_silent_run_shows() {
        for sample in kind::SAMPLES.iter().filter(|one| one.text.len() <= 200) {
            let code = kind::read(sample.text).expect("a sample").remove(0).code;
            let ran = run(&code, Method::Silent, Limit::default()).expect("it was read");
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
    fn a_proof_is_open_when_time_is_over() {
        let hard =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
        let code = kind::read(hard).expect("a Sudoku");
        let over = Limit::new(Some(Duration::ZERO));
        let proved = prove(&code[0].code, over).expect("it was read");
        assert_eq!(proved.verdict, Verdict::Open);
    }
}
