//! A trace as a player shows it: chapters and their steps, and the playhead that moves along them.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::grid::SortShort as _;
use crate::model::Stage;

use super::{ChapterRow, Detail, Playhead, Row, RowKind, Scope};

/// Steps so far, with positions `1..=len`, and their chapters, numbered from 1;
/// position 0 and chapter 0 are the bare puzzle. They grow while the solver works.
#[derive(Clone, Debug, Default)]
pub struct Playback {
    rows: Vec<Row>,
    /// Number of sub-steps of each row.
    substeps: Vec<usize>,
    chapters: Vec<ChapterRow>,
    /// Number of cases among the rows up to each row.
    cases_until: Vec<usize>,
    /// Number of cases tried up to each row.
    tried_until: Vec<u64>,
    tallies: BTreeMap<&'static str, Tally>,
    detail: Detail,
}

/// Uses of one technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Message id.
    pub name: &'static str,
    /// Stage it belongs to.
    pub stage: Stage,
    /// Level of its hardest use, 1 to 10.
    pub level: u8,
    /// Tenths of that use.
    tenths: u8,
    /// Number in the trace of the first use as hard as that: events are presented in a
    /// different order.
    first_hardest: usize,
    /// Positions at which it was used, at least one.
    pub positions: Vec<usize>,
}

impl Playback {
    /// Detail of its film.
    pub fn detail(&self) -> Detail {
        self.detail
    }

    /// Sets the detail of its film.
    pub fn set_detail(&mut self, detail: Detail) {
        self.detail = detail;
    }

    /// Whether a position begins a wave.
    pub fn is_wave(&self, position: usize) -> bool {
        let chapter = self.chapter(self.chapter_of(position));
        chapter.is_some_and(|chapter| chapter.waves.binary_search(&position).is_ok())
    }

    /// Adds a row at the end, with its number of sub-steps (at least 1).
    pub fn push(&mut self, row: Row, substeps: usize) {
        let position = self.rows.len() + 1;
        if row.level > 0 {
            let tally = self.tallies.entry(row.name).or_insert_with(|| Tally {
                name: row.name,
                stage: row.stage,
                level: 0,
                tenths: 0,
                first_hardest: row.number,
                positions: Vec::new(),
            });
            tally.positions.push(position);
            // A long argument can make one use harder than another.
            let hardest = (row.tenths, Reverse(row.number));
            if hardest > (tally.tenths, Reverse(tally.first_hardest)) {
                (tally.level, tally.tenths) = (row.level, row.tenths);
                tally.first_hardest = row.number;
            }
        }
        self.substeps.push(substeps);
        let cases = self.cases_until.last().copied().unwrap_or(0);
        self.cases_until
            .push(cases + usize::from(row.kind == RowKind::Case));
        let tried = self.tried_until.last().copied().unwrap_or(0);
        self.tried_until.push(tried.max(row.tried));
        self.rows.push(row);
    }

    /// Puts the row of a chapter, by number, in its place: that of a new one, or of
    /// the last one, which has grown.
    pub fn set_chapter(&mut self, number: usize, row: ChapterRow) {
        self.chapters.truncate(number.saturating_sub(1));
        self.chapters.push(row);
    }

    /// Last position.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there is only the bare puzzle.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Number of steps, without the events after them.
    pub fn steps(&self) -> usize {
        self.rows.iter().filter(|row| row.level > 0).count()
    }

    /// Number of ideas in all chapters.
    pub fn ideas(&self) -> usize {
        self.chapters.iter().map(|chapter| chapter.ideas).sum()
    }

    /// Row of a position from 1.
    pub fn row(&self, position: usize) -> Option<&Row> {
        self.rows.get(position.checked_sub(1)?)
    }

    /// Rows of positions 1, 2, ….
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Number of sub-steps of a position, at least 1.
    pub fn substeps(&self, position: usize) -> usize {
        let at = position.checked_sub(1);
        let substeps = at.and_then(|at| self.substeps.get(at).copied());
        substeps.unwrap_or(1)
    }

    /// Chapters 1, 2, ….
    pub fn chapters(&self) -> &[ChapterRow] {
        &self.chapters
    }

    /// Row of a chapter, by number from 1.
    pub fn chapter(&self, number: usize) -> Option<&ChapterRow> {
        self.chapters.get(number.checked_sub(1)?)
    }

    /// Message id of the technique at a playhead: that of the argument, or of the step.
    pub fn technique(&self, playhead: Playhead) -> Option<&'static str> {
        if matches!(playhead.scope, Scope::Run | Scope::Rest) {
            let chapter = self.chapter(self.chapter_of(playhead.position))?;
            return (chapter.ideas > 0).then_some(chapter.name);
        }
        let row = self.row(playhead.position)?;
        (row.level > 0).then_some(row.name)
    }

    /// Number of the chapter that presents a position; 0 for the bare puzzle.
    pub fn chapter_of(&self, position: usize) -> usize {
        self.chapters
            .partition_point(|chapter| chapter.first <= position)
    }

    /// Whether a chapter consists of several cases, shown one after another.
    pub fn is_cases(&self, number: usize) -> bool {
        let first = self.chapter(number).and_then(|row| self.row(row.first));
        first.is_some_and(|row| row.kind == RowKind::Case)
    }

    /// Techniques used, the hardest first.
    pub fn tallies(&self) -> Vec<Tally> {
        let mut tallies: Vec<Tally> = self.tallies.values().cloned().collect();
        tallies.sort_short_by_key(|tally| (Reverse(tally.tenths), tally.first_hardest));
        tallies
    }

    /// Uses of one technique, by message id.
    pub fn tally(&self, name: &str) -> Option<&Tally> {
        self.tallies.get(name)
    }

    /// Number of rows that are cases.
    pub(super) fn cases(&self) -> usize {
        self.cases_until.last().copied().unwrap_or(0)
    }

    /// Number of the case at a position, from 1, among the rows that are cases.
    pub(super) fn case_number(&self, position: usize) -> usize {
        let at = position.checked_sub(1);
        at.map_or(0, |at| self.cases_until.get(at).copied().unwrap_or(0))
    }

    /// Number of cases tried up to a position.
    pub fn tried_until(&self, position: usize) -> u64 {
        let at = position.checked_sub(1);
        at.map_or(0, |at| self.tried_until.get(at).copied().unwrap_or(0))
    }

    /// Number of cases that failed from position `first` to `last`, including those
    /// before the next position that have no row of their own.
    pub fn failed_cases(&self, first: usize, last: usize) -> u64 {
        let next = self.row(last + 1);
        // The case that survives has a row of its own.
        let survives = next.is_some_and(|row| row.kind == RowKind::Solution && row.tried > 0);
        let until = self.tried_until(last + 1).max(self.tried_until(last));
        until - u64::from(survives) - self.tried_until(first - 1)
    }
}
