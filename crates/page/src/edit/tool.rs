//! Tools of the editor: meanings of a pointer on the board.

use clew::draft::{Drafting, EditCommand};
use clew_core::grid::{Cell, Shape, Walls};
use clew_core::scene::{self, Point};
use strum::{EnumIter, IntoEnumIterator as _};

/// Meaning of a pointer on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter)]
pub enum Tool {
    /// A click puts the cursor there, for a clue.
    #[default]
    Clues,
    /// The cells dragged over become a region.
    Region,
    /// The cells dragged over join the region of the first cell.
    Extend,
    /// A click draws or removes a wall.
    Walls,
    /// A click fills a tank up to the cell.
    Water,
}

impl Tool {
    /// Tools for a draft; only [`Clues`](Self::Clues) if nothing can be drawn.
    pub fn of(drafting: &Drafting) -> Vec<Self> {
        let is_there = |tool: &Self| match tool {
            Self::Clues => true,
            Self::Region | Self::Extend | Self::Walls => drafting.region_name().is_some(),
            Self::Water => drafting.has_water(),
        };
        Self::iter().filter(is_there).collect()
    }

    /// Whether the tool draws, so that clicks on cells do not move the cursor.
    pub fn is_drawing(self) -> bool {
        self != Self::Clues
    }

    /// Name used in element ids and message ids.
    pub fn name(self) -> &'static str {
        match self {
            Self::Clues => "clues",
            Self::Region => "region",
            Self::Extend => "extend",
            Self::Walls => "walls",
            Self::Water => "water",
        }
    }

    /// Command for a pointer that moved over cells and was released at a point.
    pub fn command(self, path: &[Cell], at: Point, shape: Shape) -> Option<EditCommand> {
        let &first = path.first()?;
        Some(match self {
            Self::Region => EditCommand::Fence(path.to_vec()),
            Self::Extend if path.len() > 1 => EditCommand::Extend(path.to_vec()),
            Self::Walls => EditCommand::Wall(scene::side_at(shape, at)?),
            Self::Water => EditCommand::Pour(first),
            Self::Extend | Self::Clues => EditCommand::Point(first.site()),
        })
    }

    /// Cells that the tool would turn into a region.
    pub fn preview(self, path: &[Cell], walls: &Walls) -> Vec<Cell> {
        match (self, path.first()) {
            (Self::Region, _) => path.to_vec(),
            (Self::Extend, Some(&first)) => {
                let mut cells = walls.part(first);
                cells.extend(path);
                cells
            }
            _ => Vec::new(),
        }
    }
}
