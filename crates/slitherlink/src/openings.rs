//! Steps in view: clues and vertices that decide edges, or else edges between cells whose sides are known.

use crate::board::{Board, Clue, Clues, EdgeCounts};
use crate::catalogue::Technique;
use crate::technique::basic::implied;

/// Places that offer a step by one clue or one vertex. If there are none, edges that colours decide.
pub(super) fn openings(clues: &Clues, board: &Board) -> Vec<(Technique, u32)> {
    let around_cells = board.around_cells().values().iter();
    let (mut satisfied, mut needs_all) = (0, 0);
    for (clue, &EdgeCounts { lines, open }) in clues.0.values().iter().zip(around_cells) {
        if let (&Clue::Count(count), 1..) = (clue, open) {
            satisfied += u32::from(lines == count);
            needs_all += u32::from(lines + open == count);
        }
    }
    let (mut full, mut forced, mut dead) = (0, 0, 0);
    for &EdgeCounts { lines, open } in board.around_vertices().values() {
        full += u32::from(lines == 2 && open > 0);
        forced += u32::from(lines == 1 && open == 1);
        dead += u32::from(lines == 0 && open == 1);
    }
    let basic = vec![
        (Technique::ClueSatisfied, satisfied),
        (Technique::ClueNeedsAll, needs_all),
        (Technique::VertexFull, full),
        (Technique::ForcedContinuation, forced),
        (Technique::DeadEnd, dead),
    ];
    match basic.iter().all(|&(_, count)| count == 0) {
        true => {
            let implied = u32::try_from(implied(board).count()).unwrap_or(u32::MAX);
            vec![(Technique::ColourToEdge, implied)]
        }
        false => basic,
    }
}
