//! Steps in view: segments that their tank decides, and lines that have all their water or all their air.

use crate::board::clues::Clues;
use crate::board::lines::Tally;
use crate::board::segments::SegmentId;
use crate::board::{Board, CellState};
use crate::catalogue::Technique;
use crate::technique::tank_rules::state;

/// Segments with an open cell whose state follows from the segment itself or its neighbours, and lines with only one
/// sort of cells left.
pub(super) fn openings(clues: &Clues, board: &Board) -> Vec<(Technique, u32)> {
    let segments = clues.segments();
    let is = |id: SegmentId, wanted| state(segments, board, id) == Some(wanted);
    let (mut level, mut water, mut air) = (0, 0, 0);
    for (id, segment) in segments.ids().zip(segments.all()) {
        if segment.cells.iter().all(|&cell| board.cell(cell).is_some()) {
            continue;
        }
        level += u32::from(state(segments, board, id).is_some());
        water += u32::from(
            segment
                .above
                .is_some_and(|above| is(above, CellState::Water)),
        );
        air += u32::from(segment.below.iter().any(|&below| is(below, CellState::Air)));
    }
    let (mut full, mut needs_all) = (0, 0);
    for line in Tally::lines(clues, board).filter(Tally::is_open) {
        full += u32::from(line.need() == Some(0));
        needs_all += u32::from(line.spare() == Some(0));
    }
    vec![
        (Technique::SameHeight, level),
        (Technique::WaterBelow, water),
        (Technique::AirAbove, air),
        (Technique::LineFull, full),
        (Technique::LineNeedsAll, needs_all),
    ]
}
