//! The board that comes of reading every spot of a plan in some way.

use clew_core::grid::{Cell, Edge, Shape, Site, Table, Walls};
use clew_core::kinded::Code;
use clew_picture::Layout;

use super::plan::Plan;
use super::spot::{Spot, What};
use crate::kind::drawn;

/// Numbers, marks and walls, each at its place. The plan must have a size.
pub(super) struct Board<'a> {
    plan: &'a Plan,
    /// Printed numbers. The last at a place counts.
    numbers: Vec<(Site, u8)>,
    /// Numbers of a player.
    marks: Vec<(Site, u8)>,
    walls: Walls,
}

impl<'a> Board<'a> {
    pub(super) fn new(plan: &'a Plan, whats: &[What]) -> Self {
        let shape = Shape::new(plan.rows, plan.cols);
        let mut board = Self {
            plan,
            numbers: Vec::new(),
            marks: Vec::new(),
            walls: Walls::rim(shape),
        };
        if let Some((width, height)) = plan.blocks {
            for edge in inner(shape) {
                let is_wall = match edge {
                    Edge::LeftOf(cell) => cell.col.is_multiple_of(width),
                    Edge::Above(cell) => cell.row.is_multiple_of(height),
                };
                board.walls.set(edge, is_wall);
            }
        }
        // A sum that is printed on both sides is the same: the first counts.
        for (ways, &what) in plan.spots.iter().zip(whats).rev() {
            let site = ways.spot.site();
            match what {
                What::Number(Some(number)) => board.numbers.push((site, number)),
                What::Mark(number) => board.marks.push((site, number)),
                What::Number(None) | What::Wall(false) => {}
                What::Wall(true) => {
                    if let Some(edge) = site.edge() {
                        board.walls.set(edge, true);
                    }
                }
            }
        }
        board
    }

    /// The puzzle, without a player's marks; `None` if there is no such puzzle.
    pub(super) fn code(&self) -> Option<Code> {
        self.composed(match self.plan.layout {
            Layout::Plain => None,
            Layout::Blocks => self.plan.blocks.map(|_| self.walls.clone()),
            Layout::Regions | Layout::Margins => Some(self.walls.clone()),
        })
    }

    fn composed(&self, walls: Option<Walls>) -> Option<Code> {
        let (drawn, shape) = (drawn(self.plan.layout), self.walls.shape());
        (drawn.compose)(drawn.layout, shape, walls, &self.numbers)
    }

    /// The text of the puzzle, with a player's marks where a format has them.
    pub(super) fn marked_text(&self) -> Option<String> {
        let code = self.code()?;
        // The only form with marks has no word for other blocks.
        let is_usual = || self.composed(None).as_ref() == Some(&code);
        if self.marks.is_empty() || self.plan.layout != Layout::Blocks || !is_usual() {
            return Some(code.text);
        }
        let shape = self.walls.shape();
        let rows = |numbers: &[(Site, u8)]| {
            let mut cells = Table::<Cell, Option<u8>>::filled(shape, None);
            for &(site, number) in numbers {
                if let Some(cell) = site.cell() {
                    cells[cell] = Some(number);
                }
            }
            let cell = |cell: &Option<u8>| cell.map_or(".".to_owned(), |number| number.to_string());
            let cells: Vec<String> = cells.values().iter().map(cell).collect();
            let rows = cells.chunks(usize::from(shape.cols));
            rows.map(|row| row.join(" ")).collect::<Vec<_>>().join("\n")
        };
        let (kind, side) = (code.kind.name(), shape.rows);
        let (givens, marks) = (rows(&self.numbers), rows(&self.marks));
        Some(format!("pzprv3\n{kind}\n{side}\n{givens}\n{marks}\n"))
    }

    /// Spots that cannot all be right; see [`Plan::flaws`].
    pub(super) fn flaws(&self) -> Vec<Spot> {
        let shape = self.walls.shape();
        let parts = self.walls.parts();
        let size = |part: u16| {
            parts
                .values()
                .iter()
                .filter(|&&other| other == part)
                .count()
        };
        let side = usize::from(shape.rows);
        let is_unfair = |part| self.plan.layout == Layout::Regions && size(part) != side;
        let is_flaw = |spot: &Spot| {
            let edge = match spot {
                Spot::At(_) => return false,
                Spot::RightOf(..) | Spot::Below(..) => spot.site().edge(),
            };
            let Some(edge) = edge.filter(|&edge| self.walls.has(edge)) else {
                return false;
            };
            match edge.cells(shape).map(|cell| cell.map(|cell| parts[cell])) {
                [Some(a), Some(b)] => a == b || is_unfair(a) || is_unfair(b),
                _ => false,
            }
        };
        let spots = self.plan.spots.iter().map(|ways| ways.spot);
        spots.filter(is_flaw).collect()
    }

    /// Number of the block or region of each cell, in order of first appearance; `None` where numbers are not told apart by them.
    pub(super) fn houses(&self) -> Option<Vec<u16>> {
        let has_houses = matches!(self.plan.layout, Layout::Blocks | Layout::Regions);
        has_houses.then(|| self.walls.parts().values().to_vec())
    }
}

/// Borders between the cells of a board.
fn inner(shape: Shape) -> impl Iterator<Item = Edge> {
    let is_inner = move |edge: &Edge| matches!(edge.cells(shape), [Some(_), Some(_)]);
    shape.edges().filter(is_inner)
}
