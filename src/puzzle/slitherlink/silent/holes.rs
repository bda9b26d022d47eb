//! Where deduction is stuck: the cells left open fall into holes that have
//! nothing to do with each other, and each wants a clue more.
//!
//! What is known of one cell tells something of another only through a cell
//! that both are or lie beside. So cells are of one hole that meet in such a
//! place, or are tied together; whatever gets known of one hole leaves the
//! others as they are.

use crate::grid::Site;

use super::super::Clues;
use super::deduction::Deduction;
use super::ways::ways_of;

/// For each hole the places at which a clue would tell something: without one
/// of these it stays as it is.
pub(super) fn wants(known: &Deduction, clues: &Clues) -> Vec<Vec<Site>> {
    let lattice = known.lattice;
    let mut hole: Vec<usize> = (0..lattice.size()).collect();
    for cell in lattice.cells() {
        let open = open_classes(known, cell);
        let mut open = open.into_iter().flatten();
        if let Some(first) = open.next() {
            let first = root(&mut hole, first);
            for other in open {
                let other = root(&mut hole, other);
                hole[other] = first;
            }
        }
    }
    let mut wants: Vec<Vec<Site>> = vec![Vec::new(); lattice.size()];
    for cell in lattice.cells() {
        let mut open = open_classes(known, cell).into_iter().flatten();
        let at = lattice.cell(cell);
        if let Some(class) = open.next()
            && clues.count(at).is_none()
            && tells(known.cell_ways[cell])
        {
            // Connection has a say everywhere.
            let hole = match known.has_links {
                true => 0,
                false => root(&mut hole, class),
            };
            wants[hole].push(at.site());
        }
    }
    wants.retain(|places| !places.is_empty());
    wants
}

/// The classes of a cell and its neighbours, as far as their colour is open.
fn open_classes(known: &Deduction, cell: usize) -> [Option<usize>; 5] {
    let [a, b, c, d] = known.lattice.around(cell);
    [cell, a, b, c, d].map(|at| {
        let tag = usize::from(known.tags[at]);
        (tag > 1).then_some(tag >> 1)
    })
}

/// The number of a hole: the class that stands for all that are of it.
fn root(hole: &mut [usize], mut class: usize) -> usize {
    while hole[class] != class {
        hole[class] = hole[hole[class]];
        class = hole[class];
    }
    class
}

/// Whether a clue at a cell with these ways left would tell something. One that
/// is known already does so only as a 3 beside another.
fn tells(ways: u16) -> bool {
    let count = ways.trailing_zeros().count_ones();
    !ways.is_power_of_two() && (count == 3 || (0..=4).all(|count| ways & !ways_of(count) != 0))
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;
    use rand::rngs::ChaCha8Rng;

    use super::super::super::{Clue, Slitherlink};
    use super::*;
    use crate::generate::{Generate as _, Spec};
    use crate::grid::{Cell, Shape};
    use crate::solve::Fuel;

    fn settled(clues: &Clues) -> Deduction {
        let lattice = super::super::Lattice::new(clues.shape());
        let mut known = Deduction::new(lattice, clues).unwrap();
        known.settle().unwrap();
        known
    }

    fn is_open(known: &Deduction) -> bool {
        known.tags.iter().any(|&tag| tag > 1)
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
    fn without_a_clue_that_a_hole_wants_all_others_leave_it_open() {
        let spec = Spec::new(Shape::new(9, 9));
        let mut holes = 0;
        for seed in 0..20 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut filling = Slitherlink::filling(&spec, &mut rng);
            let full = filling.advance(&mut rng, &mut Fuel::unlimited());
            let full = full.expect("fuel without end").clues;
            let clues = kept(&full, |at, _| at % 5 < 3);
            let wants = wants(&settled(&clues), &clues);
            holes += wants.len();
            for wanted in wants {
                let rest = kept(&full, |_, cell| !wanted.contains(&cell.site()));
                assert!(is_open(&settled(&rest)), "seed {seed}: {wanted:?}");
            }
        }
        assert!(holes > 20, "{holes} holes say little");
    }

    #[test]
    fn a_proof_that_goes_on_from_fewer_clues_knows_the_same() {
        let spec = Spec::new(Shape::new(9, 9));
        for seed in 0..20 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut filling = Slitherlink::filling(&spec, &mut rng);
            let full = filling.advance(&mut rng, &mut Fuel::unlimited());
            let full = full.expect("fuel without end").clues;
            let mut known = settled(&kept(&full, |at, _| at % 4 == 0));
            let more = kept(&full, |at, _| at % 4 < 2);
            known.read(&more).unwrap();
            known.settle().unwrap();
            let afresh = settled(&more);
            assert_eq!(known.cell_ways, afresh.cell_ways, "seed {seed}");
        }
    }
}
