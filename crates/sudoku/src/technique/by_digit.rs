//! Incremental rungs about one digit: they look only at digits whose places have
//! changed since nothing was found.

use std::sync::Arc;

use clew_core::solve::IncrementalRung;

use crate::board::{Board, Cells, Clues, Digit, Digits, Houses, Sudoku};
use crate::evidence::Finding;

/// A rung that depends only on the places of each digit; it looks at the digits it is asked for.
pub(super) type Look = fn(&Clues, &Board, Digits) -> Finding;

/// Remembers the digits in which a rung found nothing.
struct ByDigit {
    look: Look,
    houses: Option<Arc<Houses>>,
    /// Places of each digit when nothing was found.
    searched: Vec<Cells>,
}

/// An incremental rung.
pub(crate) fn by_digit(look: Look) -> Box<dyn IncrementalRung<Sudoku>> {
    Box::new(ByDigit {
        look,
        houses: None,
        searched: Vec::new(),
    })
}

impl IncrementalRung<Sudoku> for ByDigit {
    fn look(&mut self, clues: &Clues, board: &Board) -> Finding {
        let houses = board.shared_houses();
        let is_same = |known: &Arc<Houses>| Arc::ptr_eq(known, &houses);
        if !self.houses.as_ref().is_some_and(is_same) {
            self.houses = Some(houses);
            self.searched.clear();
        }
        let changed = |digit: &Digit| {
            let searched = self.searched.get(digit.index());
            searched.is_none_or(|places| places != board.places(*digit))
        };
        let changed: Digits = board.digits().filter(changed).collect();
        if changed.is_empty() {
            return None;
        }
        let found = (self.look)(clues, board, changed);
        if found.is_none() {
            let places = board.digits().map(|digit| *board.places(digit));
            self.searched.clear();
            self.searched.extend(places);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::fish::complex;
    use crate::technique::singles::direct;
    use crate::technique::subsets::locked_candidates;
    use crate::technique::{chains, fish};
    use clew_core::solve::{Find, Found, Fuel, Method, Solve as _};

    const RUNGS: [Look; 7] = [
        direct::pointing,
        direct::claiming,
        locked_candidates::pointing,
        fish::x_wing,
        fish::finned_x_wing,
        chains::turbot,
        complex::franken,
    ];

    #[test]
    fn remembered_results_hide_nothing() {
        let clues = crate::clues_of("sudoku/9/9/g1j53h8k76h9k4h2g89i7g5h4l73k5g3g18n21g8i4i9");
        let mut board = Board::new(&clues);
        let mut strategy = Sudoku::strategy(&clues, Method::Human);
        let mut rungs = RUNGS.map(by_digit);
        let mut found = 0;
        loop {
            let all = Digits::all(9);
            for (incremental, rung) in rungs.iter_mut().zip(RUNGS) {
                let fresh = rung(&clues, &board, all);
                found += usize::from(matches!(fresh, Some(Find::Step(_))));
                assert_eq!(incremental.look(&clues, &board), fresh);
            }
            let Found::Step(step) = strategy.find(&clues, &board, &mut Fuel::unlimited()) else {
                break;
            };
            for fact in step.found {
                board.learn(fact).expect("steps are true");
            }
        }
        assert!(found > 0);
    }
}
