//! Position: the marks on a board, in the order in which they were made.

use std::collections::{BTreeMap, BTreeSet};

use crate::grid::Site;

use super::{Marking, Play};

/// Change of one mark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Change<P: Marking> {
    /// Makes a mark, in place of the one in its slot.
    Put(P::Mark),
    /// Removes the mark of a slot.
    Clear(P::Slot),
}

impl<P: Marking> Change<P> {
    /// Slot that it changes.
    pub fn slot(&self) -> P::Slot {
        match *self {
            Change::Put(mark) => P::slot(mark),
            Change::Clear(slot) => slot,
        }
    }
}

/// Marks on a board, at most one per slot.
#[derive(Clone, Debug, PartialEq)]
pub struct Position<P: Marking> {
    /// Each mark with its number in the order in which they were made.
    marks: BTreeMap<P::Slot, (P::Mark, u32)>,
    next: u32,
}

impl<P: Marking> Default for Position<P> {
    fn default() -> Self {
        Self {
            marks: BTreeMap::new(),
            next: 0,
        }
    }
}

impl<P: Marking> Position<P> {
    /// Mark of a slot.
    pub fn get(&self, slot: P::Slot) -> Option<P::Mark> {
        self.marks.get(&slot).map(|&(mark, _)| mark)
    }

    /// Marks by slot.
    pub fn marks(&self) -> impl Iterator<Item = P::Mark> {
        self.marks.values().map(|&(mark, _)| mark)
    }

    /// Whether there is no mark.
    pub fn is_empty(&self) -> bool {
        self.marks.is_empty()
    }

    /// Marks in the order in which they were made.
    pub fn in_order(&self) -> Vec<P::Mark> {
        in_order::<P>(self.marks.values())
    }

    /// Makes a change; returns whether it changed anything.
    pub fn apply(&mut self, change: Change<P>) -> bool {
        match change {
            Change::Put(mark) => {
                let slot = P::slot(mark);
                if self.get(slot) == Some(mark) {
                    return false;
                }
                self.marks.insert(slot, (mark, self.next));
                self.next += 1;
                true
            }
            Change::Clear(slot) => self.marks.remove(&slot).is_some(),
        }
    }

    /// Changes that turn another position's marks into this one's.
    pub fn changes_from(&self, other: &Self) -> Vec<Change<P>> {
        let gone = other
            .marks
            .keys()
            .filter(|slot| !self.marks.contains_key(slot));
        let gone = gone.map(|&slot| Change::Clear(slot));
        let new = self.in_order().into_iter();
        let new = new.filter(|&mark| other.get(P::slot(mark)) != Some(mark));
        gone.chain(new.map(Change::Put)).collect()
    }

    /// Whether the marks are those of another position, regardless of the order in
    /// which they were made.
    pub fn has_marks_of(&self, other: &Self) -> bool {
        self.marks().eq(other.marks())
    }
}

impl<P: Play> Position<P> {
    /// Facts that the marks state, each once, in the order in which they were made.
    pub fn facts(&self, clues: &P::Clues) -> Vec<P::Fact> {
        self.stated(clues, self.in_order())
    }

    /// Facts that the marks of some places state, each once, in the order in which they
    /// were made.
    pub fn facts_at(&self, clues: &P::Clues, places: &BTreeSet<Site>) -> Vec<P::Fact> {
        let slots = places.iter().flat_map(|&place| P::slots(clues, place));
        let numbered: Vec<_> = slots.filter_map(|slot| self.marks.get(&slot)).collect();
        self.stated(clues, in_order::<P>(numbered))
    }

    fn stated(&self, clues: &P::Clues, marks: Vec<P::Mark>) -> Vec<P::Fact> {
        let mut seen = BTreeSet::new();
        let marks = marks.into_iter();
        let facts = marks.flat_map(|mark| P::stated(clues, self, mark));
        facts.filter(|&fact| seen.insert(fact)).collect()
    }

    /// The position without the marks that state certain facts.
    #[must_use]
    pub fn without_facts(&self, clues: &P::Clues, is_wanted: impl Fn(P::Fact) -> bool) -> Self {
        let mut position = self.clone();
        for mark in self.in_order() {
            let facts = P::stated(clues, self, mark);
            if facts.into_iter().any(&is_wanted) {
                position.apply(Change::Clear(P::slot(mark)));
            }
        }
        position
    }
}

/// Numbered marks by their number.
fn in_order<'a, P: Marking>(
    numbered: impl IntoIterator<Item = &'a (P::Mark, u32)>,
) -> Vec<P::Mark> {
    let mut marks: Vec<(P::Mark, u32)> = numbered.into_iter().copied().collect();
    marks.sort_unstable_by_key(|&(_, number)| number);
    marks.into_iter().map(|(mark, _)| mark).collect()
}
