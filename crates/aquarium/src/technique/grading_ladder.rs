//! Fast ladder, for grading: everything that follows from single lines, or from trials,
//! in one step each, found by the prover and without evidence.
//!
//! The rungs in between, two lines at once and totals, are those of the other ladder.
//! Up to level 4 this ladder distinguishes levels less well than the other one.

use Rung::{Level, Look, Try};
use clew_core::model::Puzzle as _;
use clew_core::solve::{Find, Finding, Ladder, Rung, Strategy};
use clew_core::trace::Step;

use super::{pairs, totals};
use crate::board::clues::Clues;
use crate::board::{Aquarium, Board, Fact};
use crate::catalogue::Technique;
use crate::prove::{ChainProbing, Domains};

static RUNGS: &[Rung<Aquarium>] = &[
    Level(4),
    Look(lines),
    Level(5),
    Look(totals::total_sums),
    Look(totals::missing_sum),
    Try(pairs::crossing_lines),
    Level(6),
    Try(pairs::two_lines),
    Level(7),
    Look(few_levels),
    Level(8),
    Look(any_level),
];

/// Returns the ladder, from level 4 on.
pub(crate) fn grading_ladder() -> Box<dyn Strategy<Aquarium>> {
    Box::new(Ladder::new(RUNGS))
}

/// Everything that follows from single lines.
fn lines(clues: &Clues, board: &Board) -> Finding<Aquarium> {
    step(
        clues,
        board,
        &filtered(clues, board)?,
        Technique::SubsetSums,
    )
}

/// Everything that follows from trials of chains with few levels.
fn few_levels(clues: &Clues, board: &Board) -> Finding<Aquarium> {
    let mut domains = filtered(clues, board)?;
    let mut probing = ChainProbing::new(&domains);
    while probing.advance(&mut domains, false) {}
    step(clues, board, &domains, Technique::TankLevels)
}

/// Everything that follows from trials of any levels.
fn any_level(clues: &Clues, board: &Board) -> Finding<Aquarium> {
    let mut domains = filtered(clues, board)?;
    let mut probing = ChainProbing::new(&domains);
    while probing.advance(&mut domains, true) {}
    step(clues, board, &domains, Technique::LevelTrial)
}

/// Domains of a board, filtered; `None` if a line cannot be met.
fn filtered(clues: &Clues, board: &Board) -> Option<Domains> {
    let mut domains = Domains::on(clues, board);
    domains.propagate().ok()?;
    Some(domains)
}

/// Step with all facts of the domains that the board does not know.
fn step(
    clues: &Clues,
    board: &Board,
    domains: &Domains,
    technique: Technique,
) -> Finding<Aquarium> {
    let facts = domains.facts().into_iter().chain(domains.excluded(clues));
    let found: Vec<Fact> = facts
        .filter(|&fact| Aquarium::knows(board, fact).is_none())
        .collect();
    let step = Step::new(technique, Vec::new(), Vec::new(), found);
    (!step.found.is_empty()).then_some(Find::Step(step))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues_of;
    use clew_core::solve::{Found, Fuel, Method, Solve as _};

    /// Number of cells that a strategy leaves open.
    fn left_open(mut strategy: Box<dyn Strategy<Aquarium>>, clues: &Clues) -> usize {
        let mut board = Aquarium::board(clues);
        while let Found::Step(step) = strategy.find(clues, &board, &mut Fuel::unlimited()) {
            for fact in step.found {
                Aquarium::learn(&mut board, fact).unwrap();
            }
        }
        board.unknown()
    }

    #[test]
    fn the_grading_ladder_solves_as_much_as_the_full_one() {
        let puzzles = [
            "aquarium/r/8/8/93l5bmpdeqag5io1avu8npk0/4444323403443356",
            "aquarium/r/10/10/4ndap1jnq9kipd9e11e1drg75t20vv16uhve/868798875745795a58aa",
            "aquarium/r/10/10/99jjr7mf7mgtac3a2ggg58m7ob8dfsqjuoo7/45385454440457765327",
            "aquarium/r/8/8/f3kqlkmv04802jvjdmqcnse0/6654445545333588",
            "aquarium/r/10/10/7dirdfjbmaelenqvrol0eq33n0d608vqt1e7/43673435453554435366",
        ];
        let mut ends = [0; 5];
        for (puzzle, end) in puzzles.into_iter().zip(&mut ends) {
            let clues = clues_of(puzzle);
            for cap in 5..=8 {
                let climbs = [Aquarium::strategy(&clues, Method::Human), grading_ladder()];
                let [all, fast] = climbs.map(|mut strategy| {
                    strategy.cap(cap);
                    left_open(strategy, &clues)
                });
                assert_eq!(all, fast, "{puzzle} up to {cap}");
                *end += u8::from(all > 0);
            }
        }
        assert_eq!(ends, [0, 1, 2, 3, 4], "of levels 5 to 8, and with cases");
    }
}
