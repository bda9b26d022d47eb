//! Draft of a puzzle: its versions, the cursor, the input in progress. Nothing is lost:
//! every change can be undone, including pasting.

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

/// A puzzle being edited.
#[derive(Clone, Debug, PartialEq)]
pub struct Drafting {
    history: History<Version>,
    shown: Rc<Shown>,
    cursor: Site,
    /// The number being typed at the cursor.
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
    /// Required number of cells, if there is one.
    pub wanted: Option<usize>,
}

impl Drafting {
    /// Starts a draft with a puzzle; `None` if the text is not a puzzle of its kind.
    pub fn new(code: Code) -> Option<Self> {
        let cursor = cursor::start(&code);
        Self::begun(Version::of(code, cursor))
    }

    /// Starts a draft with a puzzle and walls drawn on it, which may not form a puzzle
    /// yet. Walls of a different board are left out.
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

    /// The present puzzle; while the draft is open, the last complete one.
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

    /// Its clues.
    pub fn written(&self) -> &[(Site, Entry)] {
        &self.shown.contents.written
    }

    /// Message id of the word for a drawable region; `None` if the kind does not have
    /// regions.
    pub fn region_name(&self) -> Option<&'static str> {
        let regions = self.shown.contents.regions.as_ref();
        regions.map(|regions| regions.name)
    }

    /// Walls as drawn; `None` if the kind does not have walls.
    pub fn walls(&self) -> Option<&Walls> {
        Some(&self.shown.divided.as_ref()?.walls)
    }

    /// Drawn walls that do not belong to the puzzle.
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

    /// Regions with a wrong number of cells: one cell of each, without a clue if possible,
    /// and the number.
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

    /// Whether the drawn walls do not form a puzzle yet: regions have a wrong number of
    /// cells.
    pub fn is_open(&self) -> bool {
        self.drawn().is_some() && !self.wrong_regions().is_empty()
    }

    /// Cells with water that determines the sums, if there is water.
    pub fn water(&self) -> Option<&[Cell]> {
        self.history.present().water.as_deref()
    }

    /// Whether the kind has water.
    pub fn has_water(&self) -> bool {
        let regions = self.shown.contents.regions.as_ref();
        regions.is_some_and(|regions| regions.has_water)
    }

    /// Whether regions can be drawn here, instead of being fixed by the size.
    pub fn is_drawn(&self) -> bool {
        let regions = self.shown.contents.regions.as_ref();
        self.drawn().is_some() || regions.is_some_and(|regions| regions.is_drawn)
    }

    /// Number of cells that each region must have; `None` if any number is allowed.
    pub fn region_size(&self) -> Option<usize> {
        self.shown.divided.as_ref()?.size
    }

    /// Message about the last command.
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

    /// Digit above 9 on this board for a letter typed at the cursor.
    pub fn lettered(&self, letter: char) -> Option<Entry> {
        let digit = Numerals::lettered(letter).filter(|_| self.has_numerals())?;
        let entry = Entry::Number(digit);
        self.entries().contains(&entry).then_some(entry)
    }

    /// Whether the board allows this rotation or reflection.
    pub fn can_turn(&self, symmetry: Symmetry) -> bool {
        kind::edited(self.code(), &Change::Turn(symmetry)).is_some()
    }

    /// Whether a change can be undone.
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether an undone change can be redone.
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }
}

#[cfg(test)]
mod tests;
