//! Open components: where propagation is stuck, the open cells fall into components
//! that are independent of each other. Each component needs one more clue.
//!
//! A cell affects another only through a cell that each of them is or lies beside.
//! So cells that share such a cell, or belong to one class, are in one component.
//! Whatever becomes known in one component does not change the others.

use clew_core::grid::Site;

use super::propagation::Propagator;
use crate::board::Clues;
use crate::board::assignments::with_count;

/// Returns for each open component the places at which a clue would have
/// consequences: without a clue at one of these, it stays open.
pub(super) fn wanted_clues(known: &Propagator, clues: &Clues) -> Vec<Vec<Site>> {
    let grid = known.grid;
    let mut component: Vec<usize> = (0..grid.size()).collect();
    for cell in grid.cells() {
        let open = open_classes(known, cell);
        let mut open = open.into_iter().flatten();
        if let Some(first) = open.next() {
            let first = root(&mut component, first);
            for other in open {
                let other = root(&mut component, other);
                component[other] = first;
            }
        }
    }
    let mut wanted: Vec<Vec<Site>> = vec![Vec::new(); grid.size()];
    for cell in grid.cells() {
        let mut open = open_classes(known, cell).into_iter().flatten();
        let at = grid.cell(cell);
        if let Some(class) = open.next()
            && clues.count(at).is_none()
            && is_informative(known.cell_domains[cell])
        {
            // Connectivity joins all of them.
            let component = match known.used_connectivity {
                true => 0,
                false => root(&mut component, class),
            };
            wanted[component].push(at.site());
        }
    }
    wanted.retain(|places| !places.is_empty());
    wanted
}

/// The classes of a cell and its neighbours; `None` if the colour is known.
fn open_classes(known: &Propagator, cell: usize) -> [Option<usize>; 5] {
    let [a, b, c, d] = known.grid.around(cell);
    [cell, a, b, c, d].map(|at| {
        let label = usize::from(known.labels[at]);
        (label > 1).then_some(label >> 1)
    })
}

/// Number of a component: the class that represents all of it.
fn root(component: &mut [usize], mut class: usize) -> usize {
    while component[class] != class {
        component[class] = component[component[class]];
        class = component[class];
    }
    class
}

/// Whether a clue at a cell with these assignments left would have consequences. A
/// clue that is already implied has them only if it is a 3 beside another 3.
fn is_informative(domain: u16) -> bool {
    let count = domain.trailing_zeros().count_ones();
    !domain.is_power_of_two()
        && (count == 3 || (0..=4).all(|count| domain & !with_count(count) != 0))
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;
    use rand::rngs::ChaCha8Rng;

    use super::*;
    use crate::{Clue, Slitherlink};
    use clew_core::generate::{Full, Spec};
    use clew_core::grid::{Cell, Shape};

    /// State of propagation at the fixpoint.
    fn propagated(clues: &Clues) -> Propagator {
        let grid = crate::prove::PaddedGrid::new(clues.shape());
        let mut known = Propagator::new(grid, clues).unwrap();
        known.propagate().unwrap();
        known
    }

    fn is_open(known: &Propagator) -> bool {
        known.labels.iter().any(|&label| label > 1)
    }

    /// The clues of a full board at some of its cells.
    fn kept(full: &Clues, keeps: impl Fn(usize, Cell) -> bool) -> Clues {
        let mut clues = full.clone();
        let cells = clues.shape().cells();
        for (_, cell) in cells.enumerate().filter(|&(at, cell)| !keeps(at, cell)) {
            clues.0[cell] = Clue::Blank;
        }
        clues
    }

    #[test]
    fn without_the_wanted_clues_a_component_stays_open() {
        let spec = Spec::new(Shape::new(9, 9));
        let mut components = 0;
        for seed in 0..20 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let full = Full::<Slitherlink>::filled(&spec, &mut rng).clues;
            let clues = kept(&full, |at, _| at % 5 < 3);
            let wanted = wanted_clues(&propagated(&clues), &clues);
            components += wanted.len();
            for places in wanted {
                let rest = kept(&full, |_, cell| !places.contains(&cell.site()));
                assert!(is_open(&propagated(&rest)), "seed {seed}: {places:?}");
            }
        }
        assert!(components > 20, "{components} components say little");
    }

    #[test]
    fn propagation_from_fewer_clues_reaches_the_same_fixpoint() {
        let spec = Spec::new(Shape::new(9, 9));
        for seed in 0..20 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let full = Full::<Slitherlink>::filled(&spec, &mut rng).clues;
            let mut known = propagated(&kept(&full, |at, _| at % 4 == 0));
            let more = kept(&full, |at, _| at % 4 < 2);
            known.add_clues(&more).unwrap();
            known.propagate().unwrap();
            let afresh = propagated(&more);
            assert_eq!(known.cell_domains, afresh.cell_domains, "seed {seed}");
        }
    }
}
