//! Draft of a puzzle: its versions, the cursor, what is typed and drawn. Nothing
//! that was there is lost: every change, pasting included, can be undone.

mod apply;
mod command;
mod cursor;
mod drawing;
mod history;
mod notice;
mod path;
mod typing;
mod version;

use std::rc::Rc;

use crate::kind::{self, Code};
use clew_core::grid::{Cell, Shape, Site, Symmetry, Table, Walls};
use clew_core::model::{Change, Entry, Numerals};

pub use command::EditCommand;
pub use history::History;
pub use notice::Notice;
pub use path::lengthen;

use typing::Typed;
use version::{Shown, Version};

/// A puzzle being written.
#[derive(Clone, Debug, PartialEq)]
pub struct Drafting {
    history: History<Version>,
    shown: Rc<Shown>,
    cursor: Site,
    /// The number begun at the cursor.
    typed: Option<Typed>,
    notice: Option<Notice>,
}

/// Region of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// Message id of the word for it.
    pub name: &'static str,
    /// Number of its cells.
    pub cells: usize,
    /// Number of cells that it must have, if there is one.
    pub wanted: Option<usize>,
}

impl Drafting {
    /// Takes up a puzzle; `None` if the text is not one of its kind.
    pub fn new(code: Code) -> Option<Self> {
        let cursor = cursor::start(&code);
        Self::begun(Version::of(code, cursor))
    }

    /// Takes up a puzzle with walls that were drawn on it, which may make no puzzle
    /// yet. They are left out where they are those of another board.
    pub fn with_walls(code: Code, walls: Walls) -> Option<Self> {
        let plain = Self::new(code)?;
        if walls.shape() != plain.shape() || plain.region_name().is_none() {
            return Some(plain);
        }
        Self::begun(plain.history.present().drawn(walls))
    }

    fn begun(version: Version) -> Option<Self> {
        let cursor = version.cursor;
        Some(Self {
            shown: Rc::new(Shown::of(&version)?),
            history: History::new(version),
            cursor,
            typed: None,
            notice: None,
        })
    }

    /// The puzzle as it stands; while it is open, the last one that was whole.
    pub fn code(&self) -> &Code {
        &self.history.present().code
    }

    /// Its size.
    pub fn shape(&self) -> Shape {
        self.shown.contents.shape
    }

    /// Index of its layout.
    pub fn layout(&self) -> usize {
        self.shown.contents.layout
    }

    /// Clues in it.
    pub fn written(&self) -> &[(Site, Entry)] {
        &self.shown.contents.written
    }

    /// Message id of the word for a region that can be drawn; `None` if the kind has
    /// none.
    pub fn region_name(&self) -> Option<&'static str> {
        let regions = self.shown.contents.regions.as_ref();
        regions.map(|regions| regions.name)
    }

    /// Walls as they are drawn; `None` if the kind has none.
    pub fn walls(&self) -> Option<&Walls> {
        Some(&self.shown.divided.as_ref()?.walls)
    }

    /// Walls drawn that are not those of the puzzle.
    pub fn drawn(&self) -> Option<&Walls> {
        self.history.present().walls.as_ref()
    }

    /// Region of a cell.
    pub fn region(&self, cell: Cell) -> Option<Region> {
        let divided = self.shown.divided.as_ref()?;
        Some(Region {
            name: self.region_name()?,
            cells: divided.size_at(cell),
            wanted: divided.size,
        })
    }

    /// Regions that have a wrong number of cells: a cell of each, without a clue if
    /// there is one, and the number.
    pub fn wrong_regions(&self) -> Vec<(Cell, usize)> {
        let Some(divided) = self.shown.divided.as_ref() else {
            return Vec::new();
        };
        let mut wrong = divided.wrong();
        let mut is_bare = Table::filled(self.shape(), true);
        for (site, _) in self.written() {
            if let Some(cell) = site.cell() {
                is_bare[cell] = false;
            }
        }
        for (cell, _) in &mut wrong {
            let region = divided.regions[*cell];
            let mut cells = self.shape().cells();
            let first = cells.find(|&other| divided.regions[other] == region && is_bare[other]);
            *cell = first.unwrap_or(*cell);
        }
        wrong
    }

    /// Whether the walls drawn make no puzzle yet: regions have a wrong number of
    /// cells.
    pub fn is_open(&self) -> bool {
        self.drawn().is_some() && !self.wrong_regions().is_empty()
    }

    /// Cells of water that the sums follow, if they do.
    pub fn water(&self) -> Option<&[Cell]> {
        self.history.present().water.as_deref()
    }

    /// Whether the kind has water to be poured.
    pub fn has_water(&self) -> bool {
        let regions = self.shown.contents.regions.as_ref();
        regions.is_some_and(|regions| regions.has_water)
    }

    /// Whether regions are drawn here, and do not come with the size.
    pub fn is_drawn(&self) -> bool {
        let regions = self.shown.contents.regions.as_ref();
        self.drawn().is_some() || regions.is_some_and(|regions| regions.is_drawn)
    }

    /// Number of cells that each region must have; `None` if it may be any.
    pub fn region_size(&self) -> Option<usize> {
        self.shown.divided.as_ref()?.size
    }

    /// Words about the last command.
    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Place of the cursor.
    pub fn cursor(&self) -> Site {
        self.cursor
    }

    /// Clue at the cursor.
    pub fn entry(&self) -> Option<Entry> {
        let mut written = self.written().iter();
        let here = written.find(|(site, _)| *site == self.cursor);
        here.map(|(_, entry)| *entry)
    }

    /// Entries that can be written at the cursor.
    pub fn entries(&self) -> Vec<Entry> {
        kind::entries(self.code(), self.cursor)
    }

    /// Whether the board has digits above 9, which letters can stand for.
    pub fn has_numerals(&self) -> bool {
        self.shown.contents.has_numerals
    }

    /// Digit above 9 of this board that a letter stands for at the cursor.
    pub fn lettered(&self, letter: char) -> Option<Entry> {
        let digit = Numerals::lettered(letter).filter(|_| self.has_numerals())?;
        let entry = Entry::Number(digit);
        self.entries().contains(&entry).then_some(entry)
    }

    /// Whether the board can be rotated or reflected so.
    pub fn can_turn(&self, symmetry: Symmetry) -> bool {
        kind::edited(self.code(), &Change::Turn(symmetry)).is_some()
    }

    /// Whether a change can be taken back.
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether a change that was taken back can be made again.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }
}

#[cfg(test)]
mod tests;
