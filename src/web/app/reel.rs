//! The film on the page: a player, and what the list, the timeline and the
//! clock need to know of it, kept as it grows. Shared by handle; two handles
//! are equal when nothing was added in between.

use std::cell::{Ref, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use crate::grid::{Shape, Site};
use crate::kind::{self, Events, Player, Proofs, Reading};
use crate::model::{Explanation, Export, Stage};
use crate::playback::{Row, RowKind};
use crate::scene::{Aspect, Scene};

use super::pace::Pace;

/// A handle to the film.
#[derive(Clone)]
pub(super) struct Reel {
    inner: Rc<RefCell<Inner>>,
    version: u32,
}

struct Inner {
    player: Box<dyn Player>,
    rows: Vec<Row>,
    lines: Vec<Line>,
    line_of: Vec<usize>,
    /// How many of the positions up to each are cases.
    cases_until: Vec<usize>,
    /// How many cases were tried up to each position.
    tried_until: Vec<u64>,
    sections: Vec<Section>,
    tallies: BTreeMap<&'static str, Tally>,
    pace: Pace,
}

/// Consecutive steps of one stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Section {
    /// The stage.
    pub(super) stage: Stage,
    /// The first position.
    pub(super) first: usize,
    /// The last position.
    pub(super) last: usize,
    /// How many steps and cases it has; headings and endings are neither.
    pub(super) count: usize,
}

/// A line of the list.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Line {
    /// The heading of a section, by number.
    Heading(usize),
    /// A step, by position.
    Step(usize),
    /// Cases tried one after another, as one line.
    Cases {
        /// The first position.
        first: usize,
        /// The last position.
        last: usize,
    },
}

/// How often a technique was used, and where.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Tally {
    /// Message id.
    pub(super) name: &'static str,
    /// The stage it belongs to.
    pub(super) stage: Stage,
    /// How hard it is.
    pub(super) level: u8,
    /// Positions at which it was used.
    pub(super) positions: Vec<usize>,
}

impl PartialEq for Reel {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.inner, &other.inner) && self.version == other.version
    }
}

impl Reel {
    /// The film of a reading, the marks of its player on the bare puzzle.
    pub(super) fn of(reading: &Reading) -> Option<Self> {
        let mut player = kind::player(&reading.code).ok()?;
        if let Some(marks) = reading.marks.clone() {
            player.mark(marks);
        }
        Some(Self::new(player))
    }

    /// A film of which only the bare puzzle is there.
    pub(super) fn new(player: Box<dyn Player>) -> Self {
        let inner = Inner {
            player,
            rows: Vec::new(),
            lines: Vec::new(),
            line_of: Vec::new(),
            cases_until: Vec::new(),
            tried_until: Vec::new(),
            sections: Vec::new(),
            tallies: BTreeMap::new(),
            pace: Pace::default(),
        };
        Self {
            inner: Rc::new(RefCell::new(inner)),
            version: 0,
        }
    }

    /// The film with more events; earlier handles see them too, but differ.
    #[must_use]
    pub(super) fn grown(&self, events: Events) -> Self {
        self.inner.borrow_mut().push(events);
        Self {
            inner: Rc::clone(&self.inner),
            version: self.version + 1,
        }
    }

    /// The last position.
    pub(super) fn len(&self) -> usize {
        self.inner.borrow().rows.len()
    }

    /// The size of the board.
    pub(super) fn shape(&self) -> Shape {
        self.inner.borrow().player.shape()
    }

    /// Whether the board has digits that can be written in several ways.
    pub(super) fn has_numerals(&self) -> bool {
        self.inner.borrow().player.has_numerals()
    }

    /// How many substeps a position is told in.
    pub(super) fn substeps(&self, position: usize) -> usize {
        self.inner.borrow().player.substeps(position)
    }

    /// The picture at a substep of a position.
    pub(super) fn scene(&self, position: usize, substep: usize) -> Scene {
        self.inner.borrow().player.scene(position, substep)
    }

    /// The board with what a proof has established.
    pub(super) fn proven(&self, proof: &Proofs, aspect: Aspect) -> Scene {
        self.inner.borrow().player.proven(proof, aspect)
    }

    /// The sentence at a substep of a position.
    pub(super) fn explanation(&self, position: usize, substep: usize) -> Explanation {
        self.inner.borrow().player.explanation(position, substep)
    }

    /// The row of a position from 1.
    pub(super) fn row(&self, position: usize) -> Option<Row> {
        self.rows().get(position.checked_sub(1)?).cloned()
    }

    /// The rows of positions 1, 2, ….
    pub(super) fn rows(&self) -> Ref<'_, [Row]> {
        Ref::map(self.inner.borrow(), |inner| inner.rows.as_slice())
    }

    /// The lines of the list.
    pub(super) fn lines(&self) -> Ref<'_, [Line]> {
        Ref::map(self.inner.borrow(), |inner| inner.lines.as_slice())
    }

    /// The number of the line that shows a position from 1.
    pub(super) fn line_of(&self, position: usize) -> Option<usize> {
        let inner = self.inner.borrow();
        inner.line_of.get(position.checked_sub(1)?).copied()
    }

    /// The sections, in order.
    pub(super) fn sections(&self) -> Ref<'_, [Section]> {
        Ref::map(self.inner.borrow(), |inner| inner.sections.as_slice())
    }

    /// Where the first section after a position begins.
    pub(super) fn section_after(&self, position: usize) -> Option<usize> {
        let inner = self.inner.borrow();
        let mut starts = inner.sections.iter().map(|section| section.first);
        starts.find(|&first| first > position)
    }

    /// Where the last section that begins before a position begins.
    pub(super) fn section_before(&self, position: usize) -> Option<usize> {
        let inner = self.inner.borrow();
        let mut starts = inner.sections.iter().rev().map(|section| section.first);
        starts.find(|&first| first < position)
    }

    /// The techniques used, the hardest first.
    pub(super) fn tallies(&self) -> Vec<Tally> {
        let mut tallies: Vec<Tally> = self.inner.borrow().tallies.values().cloned().collect();
        tallies.sort_by_key(|tally| (std::cmp::Reverse(tally.level), tally.positions[0]));
        tallies
    }

    /// The uses of one technique.
    pub(super) fn tally(&self, name: &str) -> Option<Tally> {
        self.inner.borrow().tallies.get(name).cloned()
    }

    /// How many cases were tried up to a position.
    pub(super) fn tried_until(&self, position: usize) -> u64 {
        let inner = self.inner.borrow();
        let at = position.checked_sub(1);
        at.map_or(0, |at| inner.tried_until.get(at).copied().unwrap_or(0))
    }

    /// How many cases failed from one position to another, with those that are not
    /// told before the next position.
    pub(super) fn failed(&self, first: usize, last: usize) -> u64 {
        let next = self.row(last + 1);
        // The case that survives is told by itself.
        let survives = next.is_some_and(|row| row.kind == RowKind::Solution && row.tried > 0);
        let until = self.tried_until(last + 1).max(self.tried_until(last));
        until - u64::from(survives) - self.tried_until(first - 1)
    }

    /// Where a position lies on the timeline, `0..=1`: cases, however many,
    /// take at most a third of it.
    pub(super) fn part(&self, position: usize) -> f64 {
        self.inner.borrow().part(position)
    }

    /// The position at a part of the timeline.
    pub(super) fn position_at(&self, part: f64) -> usize {
        let inner = self.inner.borrow();
        let positions: Vec<usize> = (0..=inner.rows.len()).collect();
        let after = positions.partition_point(|&position| inner.part(position) < part);
        let (before, after) = (after.saturating_sub(1), after.min(inner.rows.len()));
        if part - inner.part(before) < inner.part(after) - part {
            before
        } else {
            after
        }
    }

    /// How long a substep of a position is shown at single speed, in milliseconds.
    pub(super) fn duration(&self, position: usize) -> f64 {
        self.inner.borrow().pace.duration(position)
    }

    /// Places the event at a position speaks of.
    pub(super) fn sites(&self, position: usize) -> Vec<Site> {
        self.inner.borrow().player.sites(position)
    }

    /// The puzzle in every format it can be written in.
    pub(super) fn exports(&self) -> Vec<Export> {
        self.inner.borrow().player.exports()
    }
}

impl Inner {
    fn part(&self, position: usize) -> f64 {
        let cases = self.cases_until.last().copied().unwrap_or(0);
        let steps = self.rows.len() - cases;
        let share = (steps as f64 / 2.0).max(12.0) / cases.max(1) as f64;
        let width = |position: usize| {
            let cases = position.checked_sub(1).map_or(0, |at| self.cases_until[at]);
            (position - cases) as f64 + cases as f64 * share.min(1.0)
        };
        width(position.min(self.rows.len())) / width(self.rows.len()).max(1.0)
    }

    fn push(&mut self, events: Events) {
        self.player.push(events);
        for position in self.rows.len() + 1..=self.player.len() {
            let Some(row) = self.player.row(position) else {
                return;
            };
            self.enlist(position, &row);
            let substeps = self.player.substeps(position);
            self.pace.push(&row, substeps, self.rows.last());
            let cases = self.cases_until.last().copied().unwrap_or(0);
            self.cases_until
                .push(cases + usize::from(row.kind == RowKind::Case));
            let tried = self.tried_until.last().copied().unwrap_or(0);
            self.tried_until.push(tried.max(row.tried));
            self.rows.push(row);
        }
    }

    fn enlist(&mut self, position: usize, row: &Row) {
        match self.sections.last_mut() {
            Some(section) if section.stage == row.stage => section.last = position,
            _ => {
                self.lines.push(Line::Heading(self.sections.len()));
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
            Some(Line::Cases { last, .. }) if row.kind == RowKind::Case => *last = position,
            _ if row.kind == RowKind::Case => self.lines.push(Line::Cases {
                first: position,
                last: position,
            }),
            _ => self.lines.push(Line::Step(position)),
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
