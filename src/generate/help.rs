//! A climb helped by clues that come back where it is stuck.
//!
//! A clue that leads to no step goes again when the next one comes. After a few
//! such clues one of them stays, since some lead on only together.

use crate::grid::Site;

/// So many clues that lead to no step are tried for one that does, before one
/// of them stays.
const MOST_IDLE: usize = 6;

/// How a climb is helped, from board to board.
pub(super) struct Help<B> {
    /// What came back last and has led to no step yet, and the board before.
    idle: Option<(Vec<Site>, B)>,
    /// How many came back and went again since the last step.
    tried: usize,
}

impl<B: Clone> Help<B> {
    pub(super) fn new() -> Self {
        Self {
            idle: None,
            tried: 0,
        }
    }

    /// What came back led to a step.
    pub(super) fn step(&mut self) {
        self.idle = None;
        self.tried = 0;
    }

    /// A group comes back where a climb is stuck on a board. What goes again for
    /// it: then the board is as it was before that came.
    pub(super) fn come(&mut self, group: &[Site], board: &mut B) -> Option<Vec<Site>> {
        let idle = self.idle.take().filter(|_| self.tried < MOST_IDLE);
        let gone = match idle {
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
        gone
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(x: u8) -> Vec<Site> {
        vec![Site { y: 1, x }]
    }

    #[test]
    fn what_leads_to_no_step_goes_again_a_few_times() {
        let mut help = Help::new();
        let mut board = 0;
        assert_eq!(help.come(&group(0), &mut board), None);
        for x in 1..=6 {
            board = 10 + x;
            assert_eq!(help.come(&group(x), &mut board), Some(group(x - 1)));
            assert_eq!(board, 0, "as before the first of them");
        }
        board = 20;
        assert_eq!(help.come(&group(7), &mut board), None, "one stays");
        assert_eq!(board, 20);
        assert_eq!(help.come(&group(8), &mut board), Some(group(7)));
    }

    #[test]
    fn what_leads_to_a_step_stays() {
        let mut help = Help::new();
        let mut board = 0;
        assert_eq!(help.come(&group(1), &mut board), None);
        help.step();
        board = 5;
        assert_eq!(help.come(&group(2), &mut board), None);
        assert_eq!(help.come(&group(3), &mut board), Some(group(2)));
        assert_eq!(board, 5);
    }
}
