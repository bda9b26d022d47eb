//! Difficulty estimate, within microseconds: what is left open by deductions that get about as
//! far as the ladder does up to certain levels.
//!
//! | deduction | the ladder up to |
//! | --- | --- |
//! | bounds consistency of each line | level 3 |
//! | domain consistency of each line | level 4, mostly |
//! | probing of chains with few levels | level 7 |
//! | probing of every chain | level 8 |
//!
//! Two lines at once and totals, of level 5 and 6, are not part of it: with these the ladder
//! solves some puzzles that look hard.

use Deduction::{All, Bounds, Few, Lines};
use clew_core::generate::{self, DifficultyEstimate, Full};

use super::domains::Domains;
use super::network::Network;
use super::probing::ChainProbing;
use crate::board::Aquarium;

/// Deduction of the table above, the weakest first; each comes after the ones before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Deduction {
    Bounds,
    Lines,
    Few,
    All,
}

/// Share of levels still open after the lines, in per cent, from which on probing refutes
/// almost nothing on a large board.
const HOPELESS: u32 = 50;

/// Strongest deduction below a range of levels, if there is any.
fn easier(levels: generate::Levels) -> Option<Deduction> {
    match levels.at_least {
        ..4 => None,
        4 => Some(Bounds),
        5..8 => Some(Lines),
        8 => Some(Few),
        9.. => Some(All),
    }
}

/// Strongest deduction not above a range of levels.
fn hardest(levels: generate::Levels) -> Deduction {
    match levels.at_most {
        ..4 => Bounds,
        4 => Lines,
        5..8 => Few,
        8.. => All,
    }
}

/// Estimates a full board; `wait` is called before each bit of work. A large board is given
/// up as soon as it is sure to be far from decided; for another one, the estimate is `None`
/// if no deduction is below the range.
pub(crate) async fn estimate(
    full: &Full<Aquarium>,
    levels: generate::Levels,
    is_large: bool,
    wait: impl AsyncFn(),
) -> Option<DifficultyEstimate<Aquarium>> {
    let (easier, hardest) = (easier(levels), hardest(levels));
    if !is_large && easier.is_none() {
        return None;
    }
    let mut domains = Domains::new(Network::new(&full.clues));
    let hopeless = is_large.then(|| HOPELESS * left_open(&domains) / 100);
    // Number of levels that the deductions below the range leave open, the strongest first.
    let mut left = Vec::new();
    for now in [Bounds, Lines, Few, All] {
        wait().await;
        // The intended solution is possible, so no line fails.
        let _ = match now {
            Bounds => domains.propagate_bounds(),
            Lines => domains.propagate(),
            Few | All => {
                let mut probing = ChainProbing::new(&domains);
                while probing.advance(&mut domains, now == All) {
                    wait().await;
                }
                Ok(())
            }
        };
        let open = left_open(&domains);
        if easier.is_some_and(|easier| now <= easier) {
            left.insert(0, open);
        }
        let is_hopeless = now == Lines && hopeless.is_some_and(|hopeless| open > hopeless);
        if now == hardest || is_hopeless {
            break;
        }
    }
    let unrefuted = match left_open(&domains) {
        0 => Vec::new(),
        _ => full.unrefuted(&domains.facts()),
    };
    Some(DifficultyEstimate {
        open: left,
        unrefuted,
    })
}

/// Number of levels left, beyond one for each chain.
fn left_open(domains: &Domains) -> u32 {
    let levels = domains.levels.iter();
    levels.map(|levels| levels.count_ones() - 1).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues_of;
    use clew_core::run::{Given, Task};
    use clew_core::solve::{Advance, Fuel, Prove as _};

    /// A puzzle with its solution.
    fn full(text: &str) -> Full<Aquarium> {
        let clues = clues_of(text);
        let mut prover = Aquarium::prover(&clues, None);
        let Advance::Event(solution) = prover.solution(&mut Fuel::unlimited()) else {
            panic!("it has a solution");
        };
        Full { clues, solution }
    }

    /// How a board looks for one level, in slices of little fuel; `None` without an estimate.
    fn looks(text: &'static str, level: u8) -> Option<&'static str> {
        let levels = generate::Levels {
            at_least: level,
            at_most: level,
        };
        let mut task = Task::new(move |fuel, _: Given<()>| async move {
            let wait = async || fuel.spend(1).await;
            let estimate = estimate(&full(text), levels, false, wait).await?;
            Some(match (estimate.unrefuted.is_empty(), estimate.open[0]) {
                (false, _) => "hard",
                (true, 0) => "easy",
                (true, _) => "fits",
            })
        });
        loop {
            if let Advance::Finished(looks) = task.advance(&mut Fuel::new(1)) {
                return looks;
            }
        }
    }

    #[test]
    fn a_board_looks_too_easy_for_harder_levels_and_too_hard_for_easier_ones() {
        let puzzles = [
            // Of level 4.
            (
                "aquarium/r/10/10/i8cm9akv96l57eqnslc1i6fpi0ses2etpq9l/66429966777873666658",
                ["fits", "easy", "easy", "easy", "easy"],
            ),
            // Of level 7.
            (
                "aquarium/r/10/10/99jjr7mf7mgtac3a2ggg58m7ob8dfsqjuoo7/45385454440457765327",
                ["hard", "fits", "fits", "easy", "easy"],
            ),
            // Of level 8.
            (
                "aquarium/r/8/8/f3kqlkmv04802jvjdmqcnse0/6654445545333588",
                ["hard", "hard", "hard", "fits", "easy"],
            ),
            // Cases are left.
            (
                "aquarium/r/10/10/7dirdfjbmaelenqvrol0eq33n0d608vqt1e7/43673435453554435366",
                ["hard"; 5],
            ),
        ];
        for (puzzle, expected) in puzzles {
            let looks = [4, 5, 7, 8, 10].map(|level| looks(puzzle, level).unwrap());
            assert_eq!(looks, expected, "{puzzle}");
        }
    }

    #[test]
    fn easy_levels_have_no_estimate() {
        let puzzle = "aquarium/r/8/8/93l5bmpdeqag5io1avu8npk0/4444323403443356";
        assert_eq!(looks(puzzle, 3), None);
    }
}
