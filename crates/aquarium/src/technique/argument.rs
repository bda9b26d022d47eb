//! Arguments by which one line decides: by everything it has, by a piece or a stack that
//! is too much, by a common divisor, or by the possible sums.

use clew_core::grid::{IntoSet as _, Line, Site, SortShort as _};
use clew_core::model::Fact as _;

use super::conclusion::restricted;
use super::reachable::{Heights, StackPiece};
use super::subset_sums::divided;
use crate::board::lines::{Count, Piece};
use crate::board::{CellState, Fact};
use crate::catalogue::Technique;

/// The argument by which a line decides what is found: the simplest one that does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Argument {
    /// The line has all its water.
    Full,
    /// The line needs all its open cells.
    NeedsAll,
    /// Some pieces hold more than it needs, or more than it can spare.
    Pieces(CellState, Widths),
    /// The same for stacks in a column.
    Stacks(CellState),
    /// All pieces except one are multiples of a number.
    Odd {
        /// Width of the remaining piece.
        width: usize,
        /// The number.
        divisor: usize,
    },
    /// Only some choices add up to its sum.
    Sums,
}

/// Some pieces of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Widths {
    /// Number of pieces.
    pub(crate) pieces: usize,
    /// Cells of the smallest.
    pub(crate) smallest: usize,
}

impl Argument {
    /// The technique that decides a line so.
    pub(crate) fn technique(self, line: Line) -> Technique {
        match self {
            Argument::Full => Technique::LineFull,
            Argument::NeedsAll => Technique::LineNeedsAll,
            Argument::Pieces(CellState::Air, _) => Technique::TooWide,
            Argument::Pieces(CellState::Water, _) => Technique::Indispensable,
            Argument::Stacks(CellState::Air) => Technique::StackTop,
            Argument::Stacks(CellState::Water) => Technique::StackBottom,
            Argument::Odd { .. } => Technique::OddPiece,
            Argument::Sums => match line {
                Line::Row(_) => Technique::SubsetSums,
                Line::Col(_) => Technique::CombinedLines,
            },
        }
    }
}

impl Count {
    /// The argument for facts that are found.
    pub(crate) fn argument(&self, found: &[Fact]) -> Argument {
        let cells = found.iter().filter_map(|fact| fact.site().cell());
        let cells = cells.into_set();
        let is_hit = |piece: &&Piece| piece.cells.iter().any(|cell| cells.contains(cell));
        let hit: Vec<&Piece> = self.pieces().filter(is_hit).collect();
        let is_covered = |cell| hit.iter().any(|piece| piece.cells.contains(cell));
        let all = |state| {
            let is = |fact: &Fact| matches!(fact, Fact::Cell(_, one) if *one == state);
            found.iter().all(is) && cells.iter().all(is_covered)
        };
        let Some(state) = [CellState::Water, CellState::Air]
            .into_iter()
            .find(|&s| all(s))
        else {
            return Argument::Sums;
        };
        let most = match state {
            CellState::Water => self.spare(),
            CellState::Air => self.need(),
        };
        match (most, state) {
            (Some(0), CellState::Water) => return Argument::NeedsAll,
            (Some(0), CellState::Air) => return Argument::Full,
            _ => {}
        }
        // If a piece is air, so are those above it; if it is water, so are those below.
        let holds = |stack: &[Piece]| {
            let first = stack.iter().position(|piece| is_hit(&piece));
            let last = stack.iter().rposition(|piece| is_hit(&piece));
            let held = match (first, last, state) {
                (Some(first), _, CellState::Air) => &stack[..=first],
                (_, Some(last), CellState::Water) => &stack[last..],
                _ => return None,
            };
            Some(held.iter().map(Piece::width).sum::<usize>())
        };
        let mut held = self.open.iter().filter_map(|stack| holds(stack));
        if held.all(|held| most.is_some_and(|most| held > most)) {
            return match self.line {
                Line::Row(_) => Argument::Pieces(
                    state,
                    Widths {
                        pieces: hit.len(),
                        smallest: hit.iter().map(|piece| piece.width()).min().unwrap_or(0),
                    },
                ),
                Line::Col(_) => Argument::Stacks(state),
            };
        }
        let mut odd = divided(self).filter(|(odd, _)| hit[..] == [*odd]);
        odd.next()
            .map_or(Argument::Sums, |(odd, divisor)| Argument::Odd {
                width: odd.width(),
                divisor,
            })
    }

    /// The argument for facts that are found, with its numbers.
    pub(crate) fn told_by(&self, found: &[Fact]) -> (Argument, [Option<usize>; 3], Vec<usize>) {
        let argument = self.argument(found);
        let widths = match argument {
            Argument::Odd { .. } | Argument::Sums => self.widths(),
            _ => vec![self.stacks_of(found).count()],
        };
        let numbers = match argument {
            Argument::Full => [Some(self.sum), None, None],
            Argument::NeedsAll => [Some(self.sum), None, Some(0)],
            Argument::Pieces(CellState::Water, _) => [Some(self.sum), None, self.spare()],
            Argument::Stacks(CellState::Water) => [None, None, self.spare()],
            _ => [None, self.need(), None],
        };
        (argument, numbers, widths)
    }

    /// Numbers of open cells of its stacks, the largest first.
    pub(crate) fn widths(&self) -> Vec<usize> {
        let stacks = self.open.iter();
        let width = |stack: &Vec<Piece>| stack.iter().map(Piece::width).sum();
        let mut widths: Vec<usize> = stacks.map(width).collect();
        widths.sort_short_by(|a, b| a > b);
        widths
    }

    /// The stacks in which facts are found.
    pub(crate) fn stacks_of<'a>(
        &'a self,
        found: &'a [Fact],
    ) -> impl Iterator<Item = &'a Vec<Piece>> {
        let is_found = |site: Site| found.iter().any(|fact| fact.site() == site);
        self.open.iter().filter(move |stack| {
            let mut cells = stack.iter().flat_map(|piece| &piece.cells);
            cells.any(|cell| is_found(cell.site()))
        })
    }

    /// Its stacks, with all heights left.
    pub(crate) fn free(&self) -> Vec<Heights> {
        let part = |piece: &Piece| StackPiece {
            segment: piece.segment,
            gain: [0, piece.width()],
            water: piece.water().collect(),
            tied: None,
        };
        let stacks = self.open.iter();
        let stacks = stacks.map(|stack| Heights::new(stack.iter().map(part).collect()));
        restricted(stacks.collect(), [0, self.need().unwrap_or(0)])
    }
}
