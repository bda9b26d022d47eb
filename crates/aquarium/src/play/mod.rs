//! Aquarium by hand: cells filled and dried, level by level.

mod input;
mod spoken;
mod state;
mod text;

use clew_core::game::{Aids, Change, Count, Play, Position};
use clew_core::grid::{Cell, Site};
use clew_core::model::{Arg, Clash, Explanation};
use clew_core::trace::Step;

use crate::board::clues::Clues;
use crate::board::{Aquarium, Board, CellState, Fact};
use crate::catalogue::Technique;

/// State of one cell, as a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark {
    /// The cell.
    pub cell: Cell,
    /// Its state.
    pub state: CellState,
}

/// Board with the marks of a position, and with `rest` in all other cells.
fn board(
    clues: &Clues,
    marks: impl IntoIterator<Item = (Cell, CellState)>,
    rest: Option<CellState>,
) -> Board {
    let mut board = Board::new(clues.shape());
    let marks = marks
        .into_iter()
        .map(|(cell, state)| Fact::Cell(cell, state));
    let cells = clues.shape().cells();
    let rest = cells.filter_map(|cell| Some(Fact::Cell(cell, rest?)));
    for fact in marks.chain(rest) {
        // The rest does not apply to a cell with a mark.
        let _ = board.learn(fact);
    }
    board
}

/// Board with the marks of a position.
fn marked(clues: &Clues, position: &Position<Aquarium>) -> Board {
    board(
        clues,
        position.marks().map(|mark| (mark.cell, mark.state)),
        None,
    )
}

impl Play for Aquarium {
    fn site(slot: Cell) -> Site {
        slot.site()
    }

    fn slots(_: &Clues, place: Site) -> Vec<Cell> {
        place.cell().into_iter().collect()
    }

    fn fits(clues: &Clues, mark: Mark) -> bool {
        clues.shape().contains(mark.cell)
    }

    fn stated(_: &Clues, _: &Position<Self>, mark: Mark) -> Vec<Fact> {
        vec![Fact::Cell(mark.cell, mark.state)]
    }

    fn stating(_: &Clues, _: &Position<Self>, fact: Fact) -> Vec<Change<Self>> {
        match fact {
            Fact::Cell(cell, state) => vec![Change::Put(Mark { cell, state })],
            Fact::Surface(..) => Vec::new(),
        }
    }

    /// A missing surface cannot be marked.
    fn can_be_stated(fact: Fact) -> bool {
        matches!(fact, Fact::Cell(..))
    }

    fn explain_mark(_: &Clues, mark: Mark) -> Explanation {
        let message = match mark.state {
            CellState::Water => "aquarium-mark-water",
            CellState::Air => "aquarium-mark-air",
        };
        Explanation::new(message).with("place", Arg::Place(mark.cell.site()))
    }

    fn aid(
        clues: &Clues,
        position: &Position<Self>,
        changes: &[Change<Self>],
        aids: Aids,
    ) -> Vec<Change<Self>> {
        match aids.levels {
            true => state::levels(clues, position, changes),
            false => Vec::new(),
        }
    }

    fn asked(clues: &Clues, position: &Position<Self>, place: Site, _: Option<u8>) -> Option<Fact> {
        let cell = place.cell().filter(|&cell| clues.shape().contains(cell))?;
        let state = position
            .get(cell)
            .map_or(CellState::Water, |mark| mark.state);
        Some(Fact::Cell(cell, state))
    }

    fn is_solved(clues: &Clues, facts: &[Fact]) -> bool {
        state::is_solved(clues, facts)
    }

    fn broken(clues: &Clues, position: &Position<Self>) -> Vec<Clash<Self>> {
        super::rules::clashes(clues, &marked(clues, position))
    }

    fn counts(clues: &Clues, position: &Position<Self>) -> Vec<Count> {
        state::counts(clues, position)
    }

    /// Water is level: what one cell says about those at its height, below and above.
    fn is_plain(step: &Step<Self>) -> bool {
        use Technique::{AirAbove, JoinedBelow, SameHeight, WaterBelow};
        matches!(
            step.technique,
            SameHeight | WaterBelow | AirAbove | JoinedBelow
        )
    }
}
