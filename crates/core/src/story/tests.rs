//! The route over the steps of a chapter.

use crate::grid::Site;

use super::ready::distance;
use super::route::{Stops, route};

#[test]
fn a_route_prefers_near_steps_and_keeps_dependencies_in_order() {
    // Two clusters far apart; the last stop near the start waits for the far one.
    let places = [(1, 1), (41, 41), (1, 3), (3, 3), (41, 43)].map(|(y, x)| Site { y, x });
    let away = |from: Site| {
        places
            .iter()
            .map(|&to| distance(from, to))
            .collect::<Vec<_>>()
    };
    let stops = |from_start: Vec<u32>| Stops {
        from_start,
        apart: places.iter().map(|&from| away(from)).collect(),
        after: vec![0, 0, 0, 1 << 1, 0],
    };
    assert_eq!(route(&stops(vec![0; 5]), 1), [0, 2, 1, 4, 3]);
    assert_eq!(route(&stops(away(places[1])), 0), [1, 4, 3, 2, 0]);
}
