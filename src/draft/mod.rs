//! Draft of a puzzle: its versions, the cursor, what is typed. Nothing
//! that was there is lost: every change, pasting included, can be undone.

mod cursor;
mod history;

use std::rc::Rc;

use crate::grid::{Shape, Site, Symmetry};
use crate::kind::{self, Code, Contents};
use crate::model::{Change, Entry, Numerals};

pub use history::History;

/// Command of the editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditCommand {
    /// Moves the cursor by rows and columns, as far as the clues go.
    Move {
        /// Rows down.
        down: i16,
        /// Columns right.
        right: i16,
    },
    /// Puts the cursor on a place that can hold a clue.
    Point(Site),
    /// Types a digit at the cursor; digits may add up to a number.
    Digit(u8),
    /// Writes at the cursor, or wipes it.
    Write(Option<Entry>),
    /// Rotates or reflects the board.
    Turn(Symmetry),
    /// Another size; rows and columns come and go at the end.
    Resize(Shape),
    /// Wipes the whole board.
    Clear,
    /// A blank board of a size.
    Blank(Shape),
    /// Another puzzle.
    Replace(Code),
    /// Takes the last change back.
    Undo,
    /// Makes it again.
    Redo,
}

/// A puzzle being written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drafting {
    history: History<Version>,
    contents: Rc<Contents>,
    cursor: Site,
    /// The number begun at the cursor, and whether it is written already.
    typed: Option<Typed>,
}

/// A puzzle, and where the cursor was when it came about.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Version {
    code: Code,
    cursor: Site,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Typed {
    number: u8,
    is_written: bool,
}

impl Drafting {
    /// Takes up a puzzle; `None` if the text is not one of its kind.
    pub fn new(code: Code) -> Option<Self> {
        let contents = Rc::new(kind::contents(&code)?);
        let cursor = cursor::start(&code);
        Some(Self {
            history: History::new(Version { code, cursor }),
            contents,
            cursor,
            typed: None,
        })
    }

    /// The puzzle as it stands.
    pub fn code(&self) -> &Code {
        &self.history.present().code
    }

    /// Its size.
    pub fn shape(&self) -> Shape {
        self.contents.shape
    }

    /// Clues in it.
    pub fn written(&self) -> &[(Site, Entry)] {
        &self.contents.written
    }

    /// Place of the cursor.
    pub fn cursor(&self) -> Site {
        self.cursor
    }

    /// Clue at the cursor.
    pub fn entry(&self) -> Option<Entry> {
        let written = self.contents.written.iter();
        written
            .filter(|(site, _)| *site == self.cursor)
            .map(|(_, entry)| *entry)
            .next()
    }

    /// Entries that can be written at the cursor.
    pub fn entries(&self) -> Vec<Entry> {
        kind::entries(self.code(), self.cursor)
    }

    /// Whether the board has digits above 9, which letters can stand for.
    pub fn has_numerals(&self) -> bool {
        self.contents.has_numerals
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

    /// Applies a command. One that the kind does not allow changes nothing.
    pub fn apply(&mut self, command: EditCommand) {
        let typed = self.typed.take();
        match command {
            EditCommand::Move { down, right } => {
                self.cursor = cursor::moved(self.cursor, self.shape(), down, right);
            }
            EditCommand::Point(site) => {
                if !kind::entries(self.code(), site).is_empty() {
                    self.cursor = site;
                }
            }
            EditCommand::Digit(digit) => self.digit(digit, typed),
            EditCommand::Write(entry) => {
                if entry.is_none() || entry.is_some_and(|entry| self.entries().contains(&entry)) {
                    self.change(&[Change::Write(self.cursor, entry)]);
                }
            }
            EditCommand::Turn(symmetry) => {
                let image = cursor::turned(self.cursor, self.shape(), symmetry);
                if self.change(&[Change::Turn(symmetry)]) {
                    self.cursor = image;
                }
            }
            EditCommand::Resize(shape) => {
                self.change(&[Change::Resize(shape)]);
            }
            EditCommand::Clear => {
                self.change(&[Change::Keep(Vec::new())]);
            }
            EditCommand::Blank(shape) => {
                self.change(&[Change::Keep(Vec::new()), Change::Resize(shape)]);
            }
            EditCommand::Replace(code) => {
                self.adopt(code);
            }
            EditCommand::Undo => {
                let undone = self.history.undo().map(|version| version.cursor);
                self.restore(undone);
            }
            EditCommand::Redo => {
                let redone = self.history.redo().map(|version| version.cursor);
                self.restore(redone);
            }
        }
    }

    fn digit(&mut self, digit: u8, typed: Option<Typed>) {
        let numbers = numbers(&self.entries());
        let begun = typed.map(|typed| typed.number);
        let longer = begun.and_then(|begun| lengthened(&numbers, begun, digit));
        let (number, mut is_written) = match longer {
            Some(number) => (number, typed.is_some_and(|typed| typed.is_written)),
            None if begins(&numbers, digit) => (digit, false),
            None => return,
        };
        if numbers.contains(&number) {
            let change = Change::Write(self.cursor, Some(Entry::Number(number)));
            match kind::edited(self.code(), &change) {
                // One number is undone as one, however many digits it has.
                Some(code) if is_written => self.amend(code),
                Some(code) => is_written = self.adopt(code),
                None => {}
            }
        }
        self.typed = Some(Typed { number, is_written });
    }

    /// Makes a change in one or several parts; whether it changed anything.
    fn change(&mut self, parts: &[Change]) -> bool {
        let mut code = Some(self.code().clone());
        for part in parts {
            code = code.and_then(|code| kind::edited(&code, part));
        }
        code.is_some_and(|code| self.adopt(code))
    }

    /// Shows a puzzle; whether it is another than before.
    fn adopt(&mut self, code: Code) -> bool {
        let Some(contents) = kind::contents(&code).filter(|_| code != *self.code()) else {
            return false;
        };
        let cursor = self.cursor;
        self.history.push(Version { code, cursor });
        self.show(contents);
        true
    }

    fn amend(&mut self, code: Code) {
        if let Some(contents) = kind::contents(&code) {
            let cursor = self.cursor;
            self.history.amend(Version { code, cursor });
            self.show(contents);
        }
    }

    fn restore(&mut self, cursor: Option<Site>) {
        if let (Some(cursor), Some(contents)) = (cursor, kind::contents(self.code())) {
            self.cursor = cursor;
            self.show(contents);
        }
    }

    fn show(&mut self, contents: Contents) {
        self.cursor = cursor::within(self.cursor, self.code(), contents.shape);
        self.contents = Rc::new(contents);
    }
}

fn numbers(entries: &[Entry]) -> Vec<u8> {
    let number = |entry: &Entry| match entry {
        Entry::Number(number) => Some(*number),
        Entry::Unknown => None,
    };
    entries.iter().filter_map(number).collect()
}

/// The number begun with one more digit, if that is one of `numbers` or begins one.
fn lengthened(numbers: &[u8], begun: u8, digit: u8) -> Option<u8> {
    let number = begun.checked_mul(10)?.checked_add(digit)?;
    (begun > 0 && begins(numbers, number)).then_some(number)
}

/// Whether one of `numbers` is this one, or begins with its digits.
fn begins(numbers: &[u8], number: u8) -> bool {
    let digits = number.to_string();
    let mut numbers = numbers.iter();
    numbers.any(|whole| whole.to_string().starts_with(&digits))
}

#[cfg(test)]
mod tests;
