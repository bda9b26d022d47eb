//! Commands applied to a draft.

use std::rc::Rc;

use crate::kind::{self, Kind};
use clew_core::grid::{Cell, Edge, Shape, Site, Walls};
use clew_core::model::{Arg, Change, Entry, Explanation};

use super::typing::{Typed, numbers};
use super::version::{Shown, Version};
use super::{Drafting, EditCommand, Notice, cursor, drawing, notice};

impl Drafting {
    /// Applies a command. A command that the kind does not allow changes nothing, and the
    /// notice gives the reason.
    pub fn apply(&mut self, command: EditCommand) {
        let typed = self.typed.take();
        self.notice = None;
        match command {
            EditCommand::Move { down, right } => {
                self.cursor = cursor::moved(self.cursor, self.code(), self.shape(), down, right);
            }
            EditCommand::Point(site) => {
                if cursor::can_be(site, self.code(), self.shape()) {
                    self.cursor = site;
                }
            }
            EditCommand::Digit(digit) => self.digit(digit, typed),
            EditCommand::Write(entry) => self.write(entry),
            EditCommand::WriteAll(clues) => self.write_all(&clues),
            EditCommand::Fence(cells) => self.draw_region(&cells, drawing::fenced),
            EditCommand::Extend(cells) => self.draw_region(&cells, drawing::extended),
            EditCommand::Begin => {
                if let Some(cell) = self.cell() {
                    self.draw_region(&[cell], drawing::fenced);
                }
            }
            EditCommand::Stretch { down, right } => self.stretch(down, right),
            EditCommand::Wall(edge) => self.draw_wall(edge),
            EditCommand::WallBeside { down, right } => {
                if let Some(edge) = self.cell().and_then(|cell| beside(cell, down, right)) {
                    self.draw_wall(edge);
                }
            }
            EditCommand::Pour(cell) => self.pour(cell),
            EditCommand::PourHere => {
                if let Some(cell) = self.cell() {
                    self.pour(cell);
                }
            }
            EditCommand::Turn(symmetry) => {
                let image = cursor::turned(self.cursor, self.shape(), symmetry);
                if self.can_turn(symmetry) {
                    self.change(&Change::Turn(symmetry));
                    self.cursor = image;
                } else {
                    self.refuse("edit-refused-turn");
                }
            }
            EditCommand::Resize(shape) => {
                if kind::sizes(self.code().kind, self.layout()).allow(shape) {
                    self.change(&Change::Resize(shape));
                } else {
                    self.refuse("edit-size-refused");
                }
            }
            EditCommand::Clear => {
                self.change(&Change::Keep(Vec::new()));
            }
            EditCommand::Blank {
                kind,
                layout,
                shape,
            } => self.blank(kind, layout, shape),
            EditCommand::Replace(code) => {
                self.adopt(Version::of(code, self.cursor));
            }
            EditCommand::Undo => {
                let undone = self.history.undo().map(|version| version.cursor);
                self.restore(undone, "edit-undone");
            }
            EditCommand::Redo => {
                let redone = self.history.redo().map(|version| version.cursor);
                self.restore(redone, "edit-redone");
            }
        }
    }

    /// Cell of the cursor, if it is on a cell.
    fn cell(&self) -> Option<Cell> {
        self.cursor.cell()
    }

    fn refuse(&mut self, message: &'static str) {
        self.notice = Some(Notice::refused(Explanation::new(message)));
    }

    fn digit(&mut self, digit: u8, typed: Option<Typed>) {
        let numbers = numbers(&self.entries());
        match Typed::after(typed, digit, &numbers) {
            Err(number) => self.notice = self.refusal(number),
            Ok(begun) if numbers.contains(&begun.number) => {
                let is_written = self.write_number(begun);
                self.typed = Some(Typed {
                    is_written,
                    ..begun
                });
            }
            Ok(begun) => self.typed = Some(begun),
        }
    }

    /// Notice that explains why a number is not allowed at the cursor.
    fn refusal(&self, number: u8) -> Option<Notice> {
        let reason = kind::refusal(self.code(), self.walls(), self.cursor, number);
        reason.map(Notice::refused)
    }

    /// Writes a number, replacing the number that it extends. Returns whether one was written.
    fn write_number(&mut self, typed: Typed) -> bool {
        self.notice = self.refusal(typed.number);
        if self.notice.is_some() {
            return typed.is_written;
        }
        let change = Change::Write(self.cursor, Some(Entry::Number(typed.number)));
        match self.history.present().changed(&change, &self.shown) {
            // A number is undone in one step, however many digits it has.
            Some(version) if typed.is_written => {
                self.amend(version);
                true
            }
            Some(version) => self.adopt(version),
            None => typed.is_written,
        }
    }

    fn write(&mut self, entry: Option<Entry>) {
        if let Some(Entry::Number(number)) = entry {
            self.notice = self.refusal(number);
        }
        if self.notice.is_none() {
            self.change(&Change::Write(self.cursor, entry));
        }
    }

    /// Writes or wipes clues as a single change.
    fn write_all(&mut self, clues: &[(Site, Option<Entry>)]) {
        let mut version = Some(self.history.present().clone());
        for &(site, entry) in clues {
            let change = Change::Write(site, entry);
            version = version.and_then(|version| version.changed(&change, &self.shown));
        }
        if let Some(version) = version {
            self.adopt(version);
        }
    }

    fn draw_region(&mut self, cells: &[Cell], drawn: fn(&Walls, &[Cell]) -> Walls) {
        let before = Rc::clone(&self.shown);
        let shape = self.shape();
        let Some(&first) = cells.first().filter(|&&first| shape.contains(first)) else {
            return;
        };
        let Some(divided) = &before.divided else {
            return;
        };
        let walls = drawn(&divided.walls, cells);
        // The cursor follows, so that keys continue where the pointer was.
        let last = cells.iter().rev().find(|&&cell| shape.contains(cell));
        self.cursor = last.map_or(self.cursor, |cell| cell.site());
        self.adopt(self.history.present().drawn(walls));
        let (Some(name), Some(after)) = (self.region_name(), &self.shown.divided) else {
            return;
        };
        let words = notice::region_drawn(name, divided, after, first);
        self.notice = Some(Notice::done(words));
    }

    fn stretch(&mut self, down: i16, right: i16) {
        let from = self.cell();
        self.cursor = cursor::moved(self.cursor, self.code(), self.shape(), down, right);
        if let (Some(from), Some(to)) = (from, self.cell())
            && from != to
        {
            self.draw_region(&[from, to], drawing::extended);
        }
    }

    fn draw_wall(&mut self, edge: Edge) {
        let before = Rc::clone(&self.shown);
        let Some(divided) = &before.divided else {
            return;
        };
        let is_inner = |edge: Edge| edge.cells(self.shape()).iter().all(Option::is_some);
        let is_there = self.shape().edges().any(|other| other == edge);
        if is_there && is_inner(edge) {
            let walls = drawing::toggled(&divided.walls, edge);
            self.adopt(self.history.present().drawn(walls));
        }
        if let (Some(name), Some(after), true) = (self.region_name(), &self.shown.divided, is_there)
        {
            let words = notice::wall_drawn(name, divided, after, edge);
            self.notice = Some(Notice::done(words));
        }
    }

    fn pour(&mut self, cell: Cell) {
        if !self.shape().contains(cell) {
            return;
        }
        let Some(version) = self.history.present().poured(cell) else {
            return;
        };
        self.cursor = cell.site();
        let count = version.water.as_ref().map_or(0, Vec::len);
        self.adopt(version);
        let words = Explanation::new("edit-poured").with("count", Arg::Number(count as u64));
        self.notice = Some(Notice::done(words));
    }

    fn blank(&mut self, kind: Kind, layout: usize, shape: Shape) {
        let Some(code) = kind::blank(kind, layout, shape) else {
            self.refuse("edit-size-refused");
            return;
        };
        let regions = kind::contents(&code).and_then(|contents| contents.regions);
        let blank = Version::of(code, self.cursor);
        self.adopt(match regions {
            // Drawing regions starts from a single region.
            Some(regions) if regions.is_drawn => blank.drawn(Walls::rim(shape)),
            _ => blank,
        });
        self.cursor = cursor::start(self.code());
    }

    /// Makes a change. Returns whether it changed anything.
    fn change(&mut self, change: &Change) -> bool {
        let version = self.history.present().changed(change, &self.shown);
        version.is_some_and(|version| self.adopt(version))
    }

    /// Shows a version. Returns whether it differs from the previous one.
    fn adopt(&mut self, version: Version) -> bool {
        let Some(shown) = Shown::of(&version).filter(|_| !version.is_like(self.history.present()))
        else {
            return false;
        };
        let cursor = self.cursor;
        self.history.push(Version { cursor, ..version });
        self.show(shown);
        true
    }

    fn amend(&mut self, version: Version) {
        if let Some(shown) = Shown::of(&version) {
            let cursor = self.cursor;
            self.history.amend(Version { cursor, ..version });
            self.show(shown);
        }
    }

    fn restore(&mut self, cursor: Option<Site>, message: &'static str) {
        if let (Some(cursor), Some(shown)) = (cursor, Shown::of(self.history.present())) {
            self.cursor = cursor;
            self.show(shown);
            self.notice = Some(Notice::done(Explanation::new(message)));
        }
    }

    fn show(&mut self, shown: Shown) {
        self.cursor = cursor::within(self.cursor, self.code(), shown.contents.shape);
        self.shown = Rc::new(shown);
    }
}

/// Side of a cell in a direction.
fn beside(cell: Cell, down: i16, right: i16) -> Option<Edge> {
    let [top, right_side, bottom, left] = cell.edges();
    match (down, right) {
        (-1, 0) => Some(top),
        (0, 1) => Some(right_side),
        (1, 0) => Some(bottom),
        (0, -1) => Some(left),
        _ => None,
    }
}
