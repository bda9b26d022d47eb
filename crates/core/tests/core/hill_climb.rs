//! Hill climbing over full boards.

use clew_aquarium::Aquarium;
use clew_core::generate::hill_climb::{ATTEMPTS, FRESH, HillClimb, PATIENCE};
use clew_core::generate::{Full, Spec};
use clew_core::grid::Shape;
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

fn spec() -> Spec {
    Spec::new(Shape::new(5, 5))
}

/// Climb after a number of random boards, each better than the one before.
fn hill_climb(boards: u32, rng: &mut ChaCha8Rng) -> HillClimb<Aquarium> {
    let mut hill_climb = HillClimb::new();
    for height in 0..boards {
        hill_climb.visit(Full::filled(&spec(), rng), vec![0, height]);
    }
    hill_climb
}

#[test]
fn random_boards_come_first_then_neighbours_until_none_gains() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut early = hill_climb(FRESH - 1, &mut rng);
    assert!(early.neighbour(&spec(), &mut rng).is_none());
    let mut hill_climb = hill_climb(FRESH, &mut rng);
    let top = hill_climb.best().unwrap().solution.clone();
    for _ in 0..=PATIENCE {
        assert!(hill_climb.top().is_none());
        let near = hill_climb.neighbour(&spec(), &mut rng).unwrap();
        hill_climb.visit(near, vec![0, FRESH - 2]);
    }
    let (full, attempts) = hill_climb.top().unwrap();
    assert_eq!((full.solution, attempts), (top, ATTEMPTS));
    assert!(
        hill_climb.neighbour(&spec(), &mut rng).is_none(),
        "it begins again"
    );
}

#[test]
fn a_gain_resets_the_count() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut hill_climb = hill_climb(FRESH, &mut rng);
    for _ in 0..=PATIENCE {
        hill_climb.neighbour(&spec(), &mut rng);
    }
    let near = hill_climb.neighbour(&spec(), &mut rng).unwrap();
    hill_climb.visit(near, vec![0, FRESH]);
    assert!(hill_climb.top().is_none());
}

#[test]
fn a_climb_without_anything_open_ends_at_once() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut hill_climb = hill_climb(1, &mut rng);
    assert!(hill_climb.top().is_none());
    for _ in 1..FRESH {
        hill_climb.skip();
    }
    assert!(hill_climb.top().is_some_and(|(_, attempts)| attempts == 1));
}
