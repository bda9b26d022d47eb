//! Clues restored when a capped solve is stuck.
//!
//! A group that leads to no step is removed again when the next one is restored. After
//! a few such groups one of them stays, because some groups help only together.

use crate::grid::Site;

/// Number of groups without a step after which one of them stays.
const MOST_IDLE: usize = 6;

/// Record of the groups restored while a solve is stuck.
pub(super) struct Unsticking<B> {
    /// Last group, if it has led to no step yet, and the board before it.
    idle: Option<(Vec<Site>, B)>,
    /// Number of groups removed again since the last step.
    tried: usize,
}

impl<B: Clone> Unsticking<B> {
    pub(super) fn new() -> Self {
        Self {
            idle: None,
            tried: 0,
        }
    }

    /// Records that the last group led to a step.
    pub(super) fn progressed(&mut self) {
        self.idle = None;
        self.tried = 0;
    }

    /// Records that a group is restored because a solve is stuck. Returns the group to
    /// remove again in exchange, if any; the board is then reset to what it was before
    /// that group.
    pub(super) fn restore(&mut self, group: &[Site], board: &mut B) -> Option<Vec<Site>> {
        let idle = self.idle.take().filter(|_| self.tried < MOST_IDLE);
        let removed = match idle {
            Some((idle, before)) => {
                self.tried += 1;
                *board = before;
                Some(idle)
            }
            None => {
                self.tried = 0;
                None
            }
        };
        self.idle = Some((group.to_vec(), board.clone()));
        removed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(x: u8) -> Vec<Site> {
        vec![Site { y: 1, x }]
    }

    #[test]
    fn groups_without_a_step_are_removed_again_a_few_times() {
        let mut unsticking = Unsticking::new();
        let mut board = 0;
        assert_eq!(unsticking.restore(&group(0), &mut board), None);
        for x in 1..=6 {
            board = 10 + x;
            assert_eq!(
                unsticking.restore(&group(x), &mut board),
                Some(group(x - 1))
            );
            assert_eq!(board, 0, "as before the first of them");
        }
        board = 20;
        assert_eq!(unsticking.restore(&group(7), &mut board), None, "one stays");
        assert_eq!(board, 20);
        assert_eq!(unsticking.restore(&group(8), &mut board), Some(group(7)));
    }

    #[test]
    fn a_group_that_led_to_a_step_stays() {
        let mut unsticking = Unsticking::new();
        let mut board = 0;
        assert_eq!(unsticking.restore(&group(1), &mut board), None);
        unsticking.progressed();
        board = 5;
        assert_eq!(unsticking.restore(&group(2), &mut board), None);
        assert_eq!(unsticking.restore(&group(3), &mut board), Some(group(2)));
        assert_eq!(board, 5);
    }
}
