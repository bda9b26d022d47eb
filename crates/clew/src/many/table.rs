//! Table of a list: its puzzles and their results.

use std::collections::{BTreeMap, BTreeSet};

use crate::kind::Code;
use clew_core::grid::Shape;
use clew_core::model::ParseError;
use clew_core::solve::Grade;
use clew_core::trace::Verdict;

use super::record;
use super::saved::SavedResult;
use super::split::Entry;

/// The table: the list's text, and a row for each of its entries.
#[derive(Clone, Debug, Default)]
pub struct Table {
    text: String,
    rows: Vec<Row>,
    counts: Counts,
    /// Results from an earlier visit, of rows that are not read yet.
    earlier: BTreeMap<usize, SavedResult>,
    /// Rows changed since that was last asked for.
    changed: BTreeSet<usize>,
}

/// Entry of the list and its results.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its place in the list.
    pub entry: Entry,
    /// Its content, as far as it is known.
    pub known: Known,
}

/// Content of an entry, as far as it is known.
#[derive(Clone, Debug)]
pub enum Known {
    /// Not looked at yet.
    Unread,
    /// Not a puzzle, and why.
    Malformed(Box<ParseError>),
    /// A puzzle.
    Puzzle(Box<Item>),
}

/// A puzzle of the list.
#[derive(Clone, Debug)]
pub struct Item {
    /// The puzzle.
    pub code: Code,
    /// Its size.
    pub shape: Shape,
    /// Its name, if its record has one.
    pub name: Option<String>,
    /// Status of the work on it.
    pub status: Status,
    /// Verdict on its solutions; `Open` while that is not known.
    pub verdict: Verdict,
    /// Its difficulty; graded only where there is one solution.
    pub grade: Option<Grade>,
    /// Engine time for the verdict, in microseconds.
    pub proof_micros: u64,
    /// Engine time for the grade, in microseconds.
    pub grade_micros: u64,
}

/// Status of the work on a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It has not begun.
    Waiting,
    /// It is under way.
    Working,
    /// All is known.
    Done,
}

/// State of a row: its status and verdict in one, in the order of sorting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, strum::EnumIter)]
pub enum RowState {
    /// One solution.
    Unique,
    /// Several solutions.
    Several,
    /// No solution.
    Impossible,
    /// Being worked on.
    Working,
    /// Waiting for that, or to be read.
    Waiting,
    /// Not a puzzle.
    Malformed,
}

/// Number of rows of each sort.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// All rows.
    pub all: usize,
    /// Rows that have been read.
    pub read: usize,
    /// Rows that are not puzzles.
    pub malformed: usize,
    /// Puzzles of which all is known.
    pub done: usize,
    /// Puzzles with one solution.
    pub unique: usize,
    /// Puzzles with several.
    pub several: usize,
    /// Puzzles with none.
    pub impossible: usize,
}

impl Counts {
    /// Rows of which one knows whether they are puzzles and, if so, how many
    /// solutions they have.
    pub fn decided(&self) -> usize {
        self.malformed + self.unique + self.several + self.impossible
    }

    /// Rows with which nothing is left to do.
    pub fn settled(&self) -> usize {
        self.malformed + self.done
    }
}

impl Item {
    /// Engine time in all, in microseconds.
    pub fn micros(&self) -> u64 {
        self.proof_micros + self.grade_micros
    }
}

impl Row {
    /// The puzzle, if it is one.
    pub fn item(&self) -> Option<&Item> {
        match &self.known {
            Known::Puzzle(item) => Some(item),
            Known::Unread | Known::Malformed(_) => None,
        }
    }

    /// State of the row.
    pub fn state(&self) -> RowState {
        match &self.known {
            Known::Unread => RowState::Waiting,
            Known::Malformed(_) => RowState::Malformed,
            Known::Puzzle(item) => match (item.verdict, item.status) {
                (Verdict::Unique, _) => RowState::Unique,
                (Verdict::Several, _) => RowState::Several,
                (Verdict::Impossible, _) => RowState::Impossible,
                (Verdict::Open, Status::Waiting) => RowState::Waiting,
                (Verdict::Open, Status::Working | Status::Done) => RowState::Working,
            },
        }
    }
}

impl Table {
    /// The table of a list, nothing of it read yet.
    pub fn new(text: String, entries: Vec<Entry>) -> Self {
        let rows: Vec<Row> = entries
            .into_iter()
            .map(|entry| Row {
                entry,
                known: Known::Unread,
            })
            .collect();
        let counts = Counts {
            all: rows.len(),
            ..Counts::default()
        };
        Self {
            text,
            rows,
            counts,
            earlier: BTreeMap::new(),
            changed: BTreeSet::new(),
        }
    }

    /// The table with results from an earlier visit.
    pub(super) fn with_results(self, earlier: BTreeMap<usize, SavedResult>) -> Self {
        Self { earlier, ..self }
    }

    /// Results from an earlier visit, of rows that are not read yet.
    pub(super) fn waiting_results(&self) -> impl Iterator<Item = (usize, SavedResult)> + '_ {
        let results = self.earlier.iter();
        results.map(|(row, result)| (*row, result.clone()))
    }

    /// The list as it was given.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The rows, in the order of the list.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Number of rows of each sort.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// Takes the numbers of the rows that were changed since they were last taken.
    pub fn take_changed(&mut self) -> BTreeSet<usize> {
        std::mem::take(&mut self.changed)
    }

    /// The text of a row, as given.
    pub fn source(&self, row: usize) -> &str {
        self.rows
            .get(row)
            .map_or("", |row| &self.text[row.entry.range.clone()])
    }

    /// Reads the next row; `false` when all are read.
    pub fn read_next(&mut self) -> bool {
        let number = self.counts.read;
        let Some(row) = self.rows.get(number) else {
            return false;
        };
        let known = match record::read(&self.text[row.entry.range.clone()]) {
            Ok((reading, name)) => Known::Puzzle(Box::new(Item {
                code: reading.code.unparsed(),
                shape: reading.shape,
                name,
                status: Status::Waiting,
                verdict: Verdict::Open,
                grade: None,
                proof_micros: 0,
                grade_micros: 0,
            })),
            Err(error) => {
                self.counts.malformed += 1;
                Known::Malformed(Box::new(error))
            }
        };
        self.rows[number].known = known;
        self.changed.insert(number);
        self.counts.read += 1;
        if let Some(result) = self.earlier.remove(&number) {
            self.decide(number, result.verdict, result.proof_micros);
            self.grade(number, result.grade, result.grade_micros);
            self.finish(number);
        }
        true
    }

    /// Puzzle of a row, to be changed.
    fn item_mut(&mut self, row: usize) -> Option<&mut Item> {
        self.changed.insert(row);
        match &mut self.rows.get_mut(row)?.known {
            Known::Puzzle(item) => Some(item),
            Known::Unread | Known::Malformed(_) => None,
        }
    }

    /// Work on a row begins: its puzzle. `None` where nothing is to be done.
    pub(super) fn begin(&mut self, row: usize) -> Option<Code> {
        let item = self.item_mut(row)?;
        if item.status == Status::Done {
            return None;
        }
        item.status = Status::Working;
        Some(item.code.clone())
    }

    /// A row waits, for its verdict or for its grade.
    pub(super) fn put_back(&mut self, row: usize) {
        if let Some(item) = self.item_mut(row) {
            item.status = Status::Waiting;
        }
    }

    /// The verdict on a row.
    pub(super) fn decide(&mut self, row: usize, verdict: Verdict, micros: u64) {
        if let Some(item) = self.item_mut(row) {
            item.verdict = verdict;
            item.proof_micros = micros;
            if let Some(count) = self.count_of(verdict) {
                *count += 1;
            }
        }
    }

    /// The grade of a row.
    pub(super) fn grade(&mut self, row: usize, grade: Option<Grade>, micros: u64) {
        if let Some(item) = self.item_mut(row) {
            item.grade = grade;
            item.grade_micros = micros;
        }
    }

    /// Nothing is left to do on a row.
    pub(super) fn finish(&mut self, row: usize) {
        if let Some(item) = self.item_mut(row) {
            item.status = Status::Done;
            self.counts.done += 1;
        }
    }

    fn count_of(&mut self, verdict: Verdict) -> Option<&mut usize> {
        match verdict {
            Verdict::Unique => Some(&mut self.counts.unique),
            Verdict::Several => Some(&mut self.counts.several),
            Verdict::Impossible => Some(&mut self.counts.impossible),
            Verdict::Open => None,
        }
    }
}
