//! Generation of Slitherlinks: a winding loop and its unavoidable sets.

mod unavoidable;
mod winding;

use clew_core::generate::{Desk, Full, Generate, Levels, Spec};
use clew_core::grid::{Cell, Shape, Site};
use clew_core::solve::Strategy;
use rand::rngs::ChaCha8Rng;
use winding::Winding;

use crate::board::{Board, Clues, Fact, Slitherlink};
use crate::human;

/// Smallest board, in cells each way.
const MIN_SIDE: u8 = 3;
/// Largest board, in cells each way.
const MAX_SIDE: u8 = 60;

impl Generate for Slitherlink {
    const BEYOND_DEDUCTION: u8 = 7;
    const COMMON_LEVEL: u8 = 8;
    const FIXED_BATCH: Option<usize> = Some(10);

    fn variants() -> &'static [&'static str] {
        &["slitherlink-flavour-winding"]
    }

    fn default_spec() -> Spec {
        Spec {
            levels: Levels {
                at_least: 1,
                at_most: 4,
            },
            ..Spec::new(Shape::new(10, 10))
        }
    }

    fn allows(shape: Shape, _: u8) -> bool {
        let sides = MIN_SIDE..=MAX_SIDE;
        sides.contains(&shape.rows) && sides.contains(&shape.cols)
    }

    async fn fill(spec: &Spec, rng: &mut ChaCha8Rng, desk: &Desk<Self>) -> Full<Self> {
        Winding::new(spec.shape, rng).wind(rng, desk).await
    }

    fn grading_ladder(_: &Clues, from: u8) -> Box<dyn Strategy<Self>> {
        human::grading_ladder(from)
    }

    fn unavoidable_sets(full: &Full<Self>) -> Vec<Vec<Site>> {
        unavoidable::near(full)
    }

    fn unavoidable_from(full: &Full<Self>, second: &[Fact]) -> Vec<Vec<Site>> {
        unavoidable::from_second(full, second)
    }

    fn is_informative(board: &Board, at: Site) -> bool {
        let edges = at.cell().map(Cell::edges);
        edges.is_some_and(|edges| edges.iter().any(|&edge| board.edge(edge).is_none()))
    }
}
