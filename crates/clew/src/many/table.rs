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
    /// Results from an earlier visit, for rows that are not read yet.
    earlier: BTreeMap<usize, SavedResult>,
    /// Rows changed since the last call of [`take_changed`](Self::take_changed).
    changed: BTreeSet<usize>,
}

/// Entry of the list and its results.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its place in the list.
    pub entry: Entry,
    /// Its content, if known.
    pub known: Known,
}

/// Content of an entry, if known.
#[derive(Clone, Debug)]
pub enum Known {
    /// Not read yet.
    Unread,
    /// Not a puzzle, with the fault.
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
    /// Status of its job.
    pub status: Status,
    /// Verdict on its solutions; `Open` while unknown.
    pub verdict: Verdict,
    /// Its difficulty; only puzzles with one solution are graded.
    pub grade: Option<Grade>,
    /// Engine time for the verdict, in microseconds.
    pub proof_micros: u64,
    /// Engine time for the grade, in microseconds.
    pub grade_micros: u64,
}

/// Status of the job for a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It has not begun.
    Waiting,
    /// It is in progress.
    Working,
    /// Everything is known.
    Done,
}

/// State of a row: its status and verdict combined, in sorting order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, strum::EnumIter)]
pub enum RowState {
    /// One solution.
    Unique,
    /// Several solutions.
    Several,
    /// No solution.
    Impossible,
    /// Given up: the worker failed.
    Failed,
    /// Being processed.
    Working,
    /// Waiting to be processed or read.
    Waiting,
    /// Not a puzzle.
    Malformed,
}

/// Number of rows of each type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// All rows.
    pub all: usize,
    /// Rows that have been read.
    pub read: usize,
    /// Rows that are not puzzles.
    pub malformed: usize,
    /// Puzzles about which everything is known.
    pub done: usize,
    /// Puzzles with one solution.
    pub unique: usize,
    /// Puzzles with several solutions.
    pub several: usize,
    /// Puzzles with no solution.
    pub impossible: usize,
}

impl Counts {
    /// Rows that are known not to be puzzles, or whose number of solutions is
    /// known.
    pub fn decided(&self) -> usize {
        self.malformed + self.unique + self.several + self.impossible
    }

    /// Rows with no work left.
    pub fn settled(&self) -> usize {
        self.malformed + self.done
    }
}

impl Item {
    /// Total engine time, in microseconds.
    pub fn micros(&self) -> u64 {
        self.proof_micros + self.grade_micros
    }
}

impl Row {
    /// The puzzle, if the row is a puzzle.
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
                (Verdict::Open, Status::Working) => RowState::Working,
                (Verdict::Open, Status::Done) => RowState::Failed,
            },
        }
    }
}

impl Table {
    /// The table of a list, of which nothing has been read yet.
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

    /// Results from an earlier visit, for rows that are not read yet.
    pub(super) fn waiting_results(&self) -> impl Iterator<Item = (usize, SavedResult)> + '_ {
        let results = self.earlier.iter();
        results.map(|(row, result)| (*row, result.clone()))
    }

    /// The list as given.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// The rows, in the order of the list.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Number of rows of each type.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// Takes the numbers of the rows that changed since the last call.
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

    /// Puzzle of a row, for a change.
    fn item_mut(&mut self, row: usize) -> Option<&mut Item> {
        self.changed.insert(row);
        match &mut self.rows.get_mut(row)?.known {
            Known::Puzzle(item) => Some(item),
            Known::Unread | Known::Malformed(_) => None,
        }
    }

    /// Starts the job for a row. Returns the row's puzzle; `None` if there is nothing to do.
    pub(super) fn begin(&mut self, row: usize) -> Option<Code> {
        let item = self.item_mut(row)?;
        if item.status == Status::Done {
            return None;
        }
        item.status = Status::Working;
        Some(item.code.clone())
    }

    /// Makes a row wait, for its verdict or for its grade.
    pub(super) fn put_back(&mut self, row: usize) {
        if let Some(item) = self.item_mut(row) {
            item.status = Status::Waiting;
        }
    }

    /// Sets the verdict on a row.
    pub(super) fn decide(&mut self, row: usize, verdict: Verdict, micros: u64) {
        if let Some(item) = self.item_mut(row) {
            item.verdict = verdict;
            item.proof_micros = micros;
            if let Some(count) = self.count_of(verdict) {
                *count += 1;
            }
        }
    }

    /// Sets the grade of a row.
    pub(super) fn grade(&mut self, row: usize, grade: Option<Grade>, micros: u64) {
        if let Some(item) = self.item_mut(row) {
            item.grade = grade;
            item.grade_micros = micros;
        }
    }

    /// Notes that no work is left for a row.
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
