//! Generation of Aquariums: random tanks with water in each, and changes to the tanks
//! if the sums leave another way to fill them.

mod repair;
mod tanks;

use clew_core::generate::{ClueCount, Desk, DifficultyEstimate, Full, Generate, Levels, Spec};
use clew_core::grid::{Cell, Line, Shape, Site, Symmetry};
use clew_core::solve::{HARDEST, Method, Solve as _, Strategy};
use rand::rngs::ChaCha8Rng;
use tanks::Tanks;

use crate::board::clues::Clues;
use crate::board::{Aquarium, Board, Fact};
use crate::prove::estimate;
use crate::technique::grading_ladder;

/// The smallest board, in cells each way.
const MIN_SIDE: u8 = 4;
/// The largest.
const MAX_SIDE: u8 = 30;

/// Least number of rows, and of columns, whose sum leaves something to find: the sum is
/// neither 0 nor the length of the line.
const LEAST_OPEN: usize = 2;

/// Mean number of cells of a tank, minimum and maximum, by variant.
const MEANS: [(u8, u8); 3] = [(4, 7), (6, 10), (2, 5)];

/// Level from which on the smallest tanks of a variant suit best.
const HARD: u8 = 4;

/// Largest board, in cells, for which random boards are made and proved.
const SMALL: usize = 20 * 20;
/// Highest level that is common among boards decided by deduction.
const COMMON: u8 = 7;

/// Whether a specification's boards are so large that almost no random one has one
/// solution, and boards decided by deduction are acceptable.
fn is_large(spec: &Spec) -> bool {
    let levels = spec.levels;
    let will_do = levels.at_least <= COMMON || levels.at_most < HARDEST;
    spec.shape.area() > SMALL && will_do
}

/// Maximum number of tanks of a mutated board: a few more than a random board of the
/// same variant has.
fn most_tanks(spec: &Spec) -> usize {
    let (least, _) = MEANS[usize::from(spec.variant)];
    (spec.shape.area() * 9).div_ceil(usize::from(least) * 8)
}

impl Generate for Aquarium {
    const BEYOND_DEDUCTION: u8 = 5;
    const LOCAL_SEARCH: bool = true;
    const MUTATES: bool = true;

    /// The second version finds large boards by deduction.
    fn version(spec: &Spec) -> u8 {
        match is_large(spec) {
            true => 2,
            false => 1,
        }
    }

    fn keeps_most_decided(spec: &Spec) -> bool {
        is_large(spec)
    }

    fn variants() -> &'static [&'static str] {
        &[
            "aquarium-flavour-medium",
            "aquarium-flavour-large",
            "aquarium-flavour-small",
        ]
    }

    fn default_spec() -> Spec {
        Spec {
            levels: Levels {
                at_least: 1,
                at_most: 5,
            },
            // Like most published boards: every sum is there.
            clue_count: ClueCount::Density(100),
            ..Spec::new(Shape::new(10, 10))
        }
    }

    fn allows(shape: Shape, _: u8) -> bool {
        let sides = MIN_SIDE..=MAX_SIDE;
        sides.contains(&shape.rows) && sides.contains(&shape.cols)
    }

    async fn fill(spec: &Spec, rng: &mut ChaCha8Rng, desk: &Desk<Self>) -> Full<Self> {
        let (least, mut most) = MEANS[usize::from(spec.variant)];
        if spec.levels.at_least >= HARD {
            most = least;
        }
        let tanks = Tanks::new(spec.shape, (least, most), rng);
        tanks.grow_all(rng, desk).await
    }

    fn repaired(full: &Full<Self>, second: &[Fact], rng: &mut ChaCha8Rng) -> Option<Full<Self>> {
        Some(repair::repaired(full, second, rng))
    }

    fn mutated(full: &Full<Self>, spec: &Spec, rng: &mut ChaCha8Rng) -> Option<Full<Self>> {
        Some(repair::varied(full, most_tanks(spec), rng))
    }

    async fn estimate(
        full: &Full<Self>,
        spec: &Spec,
        desk: &Desk<Self>,
    ) -> Option<DifficultyEstimate<Self>> {
        let mut levels = spec.levels;
        if !spec.clue_count.is_full() {
            // Leaving out sums makes a board harder.
            levels.at_least = 1;
        }
        estimate(full, levels, is_large(spec), async || {
            desk.spend(full).await
        })
        .await
    }

    fn grading_ladder(clues: &Clues, from: u8) -> Box<dyn Strategy<Self>> {
        match from {
            ..HARD => Self::strategy(clues, Method::Human),
            HARD.. => grading_ladder::grading_ladder(),
        }
    }

    /// Whether at least [`LEAST_OPEN`] rows and as many columns are neither dry nor
    /// full. Boards of every generated size can have them: the smallest is 4×4.
    fn is_worth_solving(full: &Full<Self>) -> bool {
        let shape = full.clues.shape();
        let is_open = |&(line, sum): &(Line, u8)| {
            let length = match line {
                Line::Row(_) => shape.cols,
                Line::Col(_) => shape.rows,
            };
            (1..length).contains(&sum)
        };
        // A full board has every sum.
        let open = full.clues.sums().filter(is_open);
        let (rows, cols): (Vec<Line>, Vec<Line>) = open
            .map(|(line, _)| line)
            .partition(|line| matches!(line, Line::Row(_)));
        rows.len() >= LEAST_OPEN && cols.len() >= LEAST_OPEN
    }

    fn is_informative(board: &Board, at: Site) -> bool {
        let shape = board.shape();
        at.line().is_some_and(|line| {
            let mut cells = line.cells(shape);
            cells.any(|cell| board.cell(cell).is_none())
        })
    }

    fn image(shape: Shape, symmetry: Symmetry, at: Site) -> Site {
        let Some(line) = at.line() else { return at };
        let image = |cell: Cell| symmetry.site(shape, cell.site());
        // Two cells of a line also share a line afterwards.
        let mut cells = line.cells(shape).map(image);
        match (cells.next(), cells.next()) {
            (Some(a), Some(b)) if a.y == b.y => Line::Row(a.y / 2).site(),
            (Some(a), Some(_)) => Line::Col(a.x / 2).site(),
            _ => at,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::generate::{ClueCount, Generated, Generator};
    use clew_core::model::Edit as _;
    use clew_core::solve::{Advance, Fuel, verdict};
    use clew_core::trace::Verdict;

    fn made(spec: Spec, seed: u64) -> Generated<Aquarium> {
        let mut generator = Generator::<Aquarium>::new(spec, seed).unwrap();
        match generator.advance(&mut Fuel::unlimited()) {
            Advance::Event(made) => made,
            _ => panic!("any puzzle can be made"),
        }
    }

    #[test]
    fn a_made_puzzle_has_one_solution() {
        for flavour in 0..3 {
            for amount in [ClueCount::Density(100), ClueCount::Enough] {
                let mut spec = Spec::new(Shape::new(6, 7));
                spec.variant = flavour;
                spec.clue_count = amount;
                let made = made(spec, 7);
                let verdict = verdict::<Aquarium>(&made.clues, u32::MAX);
                assert_eq!(verdict, Some(Verdict::Unique));
                let sums = Aquarium::written(&made.clues).len();
                assert_eq!(sums == 13, amount == ClueCount::Density(100));
            }
        }
    }

    #[test]
    fn large_boards_are_of_the_levels_asked_for() {
        for (at_least, at_most) in [(1, 3), (1, 5), (6, 8), (1, HARDEST)] {
            for clue_count in [ClueCount::Density(100), ClueCount::Enough] {
                let spec = Spec {
                    levels: Levels { at_least, at_most },
                    clue_count,
                    ..Spec::new(Shape::new(22, 21))
                };
                let made = made(spec, 1);
                assert!(made.meets_spec, "{at_least} to {at_most}: {:?}", made.grade);
            }
        }
    }

    #[test]
    fn a_quarter_turn_takes_rows_to_columns() {
        let shape = Shape::new(4, 4);
        let image = |by, line: Line| Aquarium::image(shape, by, line.site()).line();
        assert_eq!(image(Symmetry::CLOCKWISE, Line::Row(0)), Some(Line::Col(3)));
        assert_eq!(image(Symmetry::CLOCKWISE, Line::Col(1)), Some(Line::Row(1)));
        assert_eq!(image(Symmetry::MIRRORED, Line::Row(2)), Some(Line::Row(2)));
        assert_eq!(image(Symmetry::HALF_TURN, Line::Col(0)), Some(Line::Col(3)));
    }
}
