//! The steps of a trace as a player shows them: rows in sections, lines of the
//! list, positions on the timeline, and the playhead that moves along them.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::model::Stage;

use super::pace::Pace;
use super::{Row, RowKind};

/// Least width of all cases together on the timeline, in steps.
const LEAST_WIDTH_OF_CASES: f64 = 12.0;

/// Steps of a trace so far, with positions `1..=len`; position 0 is the bare
/// puzzle. It grows while the solver works.
#[derive(Clone, Debug, Default)]
pub struct Playback {
    rows: Vec<Row>,
    /// Number of sub-steps of each row.
    substeps: Vec<usize>,
    lines: Vec<ListLine>,
    /// Number of the line that shows each row.
    line_of: Vec<usize>,
    /// Number of rows up to each that are cases.
    cases_until: Vec<usize>,
    /// Number of cases tried up to each row.
    tried_until: Vec<u64>,
    sections: Vec<Section>,
    tallies: BTreeMap<&'static str, Tally>,
    pace: Pace,
}

/// Point that playback has reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playhead {
    /// Position; 0 is the bare puzzle.
    pub position: usize,
    /// Sub-step within it, from 0.
    pub substep: usize,
}

/// Consecutive steps of one stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// The stage.
    pub stage: Stage,
    /// First position.
    pub first: usize,
    /// Last position.
    pub last: usize,
    /// Number of steps and cases; headings and endings are neither.
    pub count: usize,
}

/// Line of the list of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListLine {
    /// Heading of a section, by number.
    Heading(usize),
    /// Step, by position.
    Step(usize),
    /// Cases tried one after another, as one line.
    Cases {
        /// First position.
        first: usize,
        /// Last position.
        last: usize,
    },
}

/// Uses of one technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Message id.
    pub name: &'static str,
    /// Stage it belongs to.
    pub stage: Stage,
    /// Level, 1 to 10.
    pub level: u8,
    /// Positions at which it was used, at least one.
    pub positions: Vec<usize>,
}

impl Playback {
    /// Adds a row at the end, with its number of sub-steps (at least 1).
    pub fn push(&mut self, row: Row, substeps: usize) {
        let position = self.rows.len() + 1;
        self.enlist(position, &row);
        self.pace.push(&row, substeps, self.rows.last());
        self.substeps.push(substeps);
        let cases = self.cases_until.last().copied().unwrap_or(0);
        self.cases_until
            .push(cases + usize::from(row.kind == RowKind::Case));
        let tried = self.tried_until.last().copied().unwrap_or(0);
        self.tried_until.push(tried.max(row.tried));
        self.rows.push(row);
    }

    /// Last position.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there is only the bare puzzle.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
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

    /// Next sub-step, or the first one of the next position; `None` at the end.
    pub fn following(&self, playhead: Playhead) -> Option<Playhead> {
        let Playhead { position, substep } = playhead;
        if substep + 1 < self.substeps(position) {
            return Some(Playhead {
                position,
                substep: substep + 1,
            });
        }
        (position < self.len()).then_some(Playhead {
            position: position + 1,
            substep: 0,
        })
    }

    /// Last sub-step of a position, where the whole step is shown. Positions
    /// beyond the end count as the last one.
    pub fn whole(&self, position: usize) -> Playhead {
        let position = position.min(self.len());
        Playhead {
            position,
            substep: self.substeps(position) - 1,
        }
    }

    /// Lines of the list.
    pub fn lines(&self) -> &[ListLine] {
        &self.lines
    }

    /// Number of the line that shows a position from 1.
    pub fn line_of(&self, position: usize) -> Option<usize> {
        self.line_of.get(position.checked_sub(1)?).copied()
    }

    /// Sections, in order.
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// First position of the next section after a position.
    pub fn section_after(&self, position: usize) -> Option<usize> {
        let mut starts = self.sections.iter().map(|section| section.first);
        starts.find(|&first| first > position)
    }

    /// First position of the last section that begins before a position.
    pub fn section_before(&self, position: usize) -> Option<usize> {
        let mut starts = self.sections.iter().rev().map(|section| section.first);
        starts.find(|&first| first < position)
    }

    /// Techniques used, the hardest first.
    pub fn tallies(&self) -> Vec<Tally> {
        let mut tallies: Vec<Tally> = self.tallies.values().cloned().collect();
        tallies.sort_by_key(|tally| (Reverse(tally.level), tally.positions[0]));
        tallies
    }

    /// Uses of one technique, by message id.
    pub fn tally(&self, name: &str) -> Option<&Tally> {
        self.tallies.get(name)
    }

    /// Number of cases tried up to a position.
    pub fn tried_until(&self, position: usize) -> u64 {
        let at = position.checked_sub(1);
        at.map_or(0, |at| self.tried_until.get(at).copied().unwrap_or(0))
    }

    /// Number of cases that failed from position `first` to `last`, with those
    /// that have no row of their own before the next position.
    pub fn failed_cases(&self, first: usize, last: usize) -> u64 {
        let next = self.row(last + 1);
        // The case that survives has a row of its own.
        let survives = next.is_some_and(|row| row.kind == RowKind::Solution && row.tried > 0);
        let until = self.tried_until(last + 1).max(self.tried_until(last));
        until - u64::from(survives) - self.tried_until(first - 1)
    }

    /// Place of a position on the timeline, `0..=1`: cases, however many, take
    /// at most a third of it.
    pub fn part(&self, position: usize) -> f64 {
        let cases = self.cases_until.last().copied().unwrap_or(0);
        let steps = self.rows.len() - cases;
        let share = (steps as f64 / 2.0).max(LEAST_WIDTH_OF_CASES) / cases.max(1) as f64;
        let width = |position: usize| {
            let cases = position.checked_sub(1).map_or(0, |at| self.cases_until[at]);
            (position - cases) as f64 + cases as f64 * share.min(1.0)
        };
        width(position.min(self.rows.len())) / width(self.rows.len()).max(1.0)
    }

    /// Position nearest to a place on the timeline, `0..=1`.
    pub fn position_at(&self, part: f64) -> usize {
        let positions: Vec<usize> = (0..=self.rows.len()).collect();
        let after = positions.partition_point(|&position| self.part(position) < part);
        let (before, after) = (after.saturating_sub(1), after.min(self.rows.len()));
        if part - self.part(before) < self.part(after) - part {
            before
        } else {
            after
        }
    }

    /// Time a sub-step of a position is shown at single speed, in milliseconds.
    pub fn duration(&self, position: usize) -> f64 {
        self.pace.duration(position)
    }

    fn enlist(&mut self, position: usize, row: &Row) {
        match self.sections.last_mut() {
            Some(section) if section.stage == row.stage => section.last = position,
            _ => {
                self.lines.push(ListLine::Heading(self.sections.len()));
                self.sections.push(Section {
                    stage: row.stage,
                    first: position,
                    last: position,
                    count: 0,
                });
            }
        }
        let tried = self.tried_until.last().copied().unwrap_or(0);
        if let Some(section) = self.sections.last_mut() {
            let cases = usize::try_from(row.tried.saturating_sub(tried)).unwrap_or(usize::MAX);
            let counted = if row.level > 0 { 1 } else { cases };
            section.count = section.count.saturating_add(counted);
        }
        match self.lines.last_mut() {
            Some(ListLine::Cases { last, .. }) if row.kind == RowKind::Case => *last = position,
            _ if row.kind == RowKind::Case => self.lines.push(ListLine::Cases {
                first: position,
                last: position,
            }),
            _ => self.lines.push(ListLine::Step(position)),
        }
        self.line_of.push(self.lines.len() - 1);
        if row.level > 0 {
            let tally = self.tallies.entry(row.name).or_insert_with(|| Tally {
                name: row.name,
                stage: row.stage,
                level: row.level,
                positions: Vec::new(),
            });
            tally.positions.push(position);
        }
    }
}
