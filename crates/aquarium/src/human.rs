//! Methods: the techniques as a ladder, cheapest first, and the article's part
//! of it.

use Rung::{Level, Look, Try};
use clew_core::solve::{Ladder, Method, Openings, Pace, Rung, Search, Solve, Strategy};
use clew_core::trace::Step;

use crate::board::clues::Clues;
use crate::board::{Aquarium, Board, Fact};
use crate::technique::{bounds, pairs, subset_sums, tank_rules, totals, trial};
use crate::{enumerate, evidence, openings, rules};

/// The first stage: single lines by counting, as in the article.
static COUNTING: &[Rung<Aquarium>] = &[
    Look(totals::contradiction),
    Look(tank_rules::contradiction),
    Look(bounds::contradiction),
    Look(tank_rules::same_height),
    Look(tank_rules::water_below),
    Look(tank_rules::air_above),
    Look(tank_rules::joined_below),
    Look(bounds::line_full),
    Look(bounds::line_needs_all),
    Level(2),
    Look(bounds::too_wide),
    Look(bounds::indispensable),
    Level(3),
    Look(tank_rules::level_interval),
    Look(bounds::stack_bottom),
    Look(bounds::stack_top),
];

/// The second stage: the reachable sums, in one line, on the whole board, and in two lines at once.
static SUMS: &[Rung<Aquarium>] = &[
    Level(4),
    Look(subset_sums::odd_piece),
    Look(subset_sums::subset_sums),
    Level(5),
    Look(subset_sums::column_sums),
    Look(totals::total_sums),
    Look(totals::missing_sum),
    Try(pairs::crossing_lines),
    Level(6),
    Try(pairs::two_lines),
];

/// The third stage before enumeration.
static TRIALS: &[Rung<Aquarium>] = &[
    Level(7),
    Try(trial::tank_levels),
    Level(8),
    Try(trial::level_trial),
];

impl Solve for Aquarium {
    const METHODS: &'static [Method] = &[Method::Human, Method::Article];

    fn strategy(_: &Clues, method: Method) -> Box<dyn Strategy<Self>> {
        match method {
            // No technique of this kind assumes a single solution.
            Method::Human | Method::HumanUnique => {
                Box::new(Ladder::new(COUNTING.iter().chain(SUMS).chain(TRIALS)))
            }
            Method::Article => Box::new(Ladder::new(COUNTING)),
            Method::Prove => Box::new(Ladder::new([])),
        }
    }

    fn search(clues: &Clues, board: &Board, _: Method) -> Box<dyn Search<Self>> {
        Box::new(enumerate::LevelSearch::new(clues, board))
    }

    fn is_answer(fact: Fact) -> bool {
        matches!(fact, Fact::Cell(..))
    }

    fn minimise_evidence(clues: &Clues, step: &mut Step<Self>) {
        evidence::minimise(clues, step);
    }

    fn undecided(board: &Board) -> u32 {
        u32::try_from(board.unknown()).expect("a board has at most 1,600 cells")
    }

    /// Estimated, since nobody has published solving times: a 10×10 that its maker calls normal takes a few minutes.
    const PACE: Pace = Pace {
        writing: 1.4,
        looking: 0.04,
    };

    fn openings(clues: &Clues, board: &Board) -> Openings<Self> {
        openings::openings(clues, board)
    }

    fn solution(clues: &Clues, board: &Board) -> Option<Vec<Fact>> {
        let solved = board.unknown() == 0 && rules::clashes(clues, board).is_empty();
        solved.then(Vec::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues_of;
    use clew_core::solve::assert_tenths_rise;

    #[test]
    fn a_rung_has_one_difficulty_and_the_next_is_not_easier() {
        let puzzles = [
            "aquarium/r/10/10/98iib3i526490k3u7h00nge8u4s02f0gt80m/56431122440244423319",
            "aquarium/r/12/8/84kahl0kigi7q5b1lc0chgo30ie8t45k70c/2258786655546438a8cc",
            "aquarium/r/10/10/7clrdd4sprl4oevf5d4goqfe4h629cgpbbnt/8733g7g4g4476564g268",
            "aquarium/r/10/10/5kbamkljj6lmjetrnr0fj0ejfg1uev0bemn8/55647566364535555768",
        ];
        let rungs: Vec<_> = COUNTING.iter().chain(SUMS).chain(TRIALS).collect();
        let clues = puzzles.map(clues_of);
        assert_tenths_rise(&rungs, clues);
    }
}
