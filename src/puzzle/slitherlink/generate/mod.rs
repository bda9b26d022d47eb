//! Generation of Slitherlinks: a winding loop and its unavoidable sets.

mod unavoidable;
mod winding;

use rand::rngs::ChaCha8Rng;

use crate::generate::{Filling, Full, Generate, Levels, Wish};
use crate::grid::{Cell, Shape, Site};

use crate::solve::Strategy;

use super::{Board, Clues, Fact, Slitherlink, human};
use winding::Winding;

/// Smallest board, in cells each way.
const MIN_SIDE: u8 = 3;
/// Largest board, in cells each way.
const MAX_SIDE: u8 = 60;

impl Generate for Slitherlink {
    const DEDUCED: u8 = 7;
    const PLENTIFUL: u8 = 8;
    const STEADY: Option<usize> = Some(10);

    fn flavours() -> &'static [&'static str] {
        &["slitherlink-flavour-winding"]
    }

    fn usual() -> Wish {
        Wish {
            levels: Levels {
                at_least: 1,
                at_most: 4,
            },
            ..Wish::new(Shape::new(10, 10))
        }
    }

    fn allows(shape: Shape, _: u8) -> bool {
        let sides = MIN_SIDE..=MAX_SIDE;
        sides.contains(&shape.rows) && sides.contains(&shape.cols)
    }

    fn filling(wish: &Wish, rng: &mut ChaCha8Rng) -> Box<dyn Filling<Self>> {
        Box::new(Winding::new(wish.shape, rng))
    }

    fn quick(_: &Clues, from: u8) -> Box<dyn Strategy<Self>> {
        human::fast_ladder(from)
    }

    fn rivals(full: &Full<Self>) -> Vec<Vec<Site>> {
        unavoidable::near(full)
    }

    fn told_apart(full: &Full<Self>, second: &[Fact]) -> Vec<Vec<Site>> {
        unavoidable::from_second(full, second)
    }

    fn tells(board: &Board, at: Site) -> bool {
        let edges = at.cell().map(Cell::edges);
        edges.is_some_and(|edges| edges.iter().any(|&edge| board.edge(edge).is_none()))
    }
}
