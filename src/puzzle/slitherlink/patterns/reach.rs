//! How far from its anchor a pattern looks: which anchors a change concerns.

use std::collections::BTreeMap;

use crate::grid::{Cell, Shape, Site};

use super::COUNTS;
use super::matcher::Variant;

/// A site that some variants look at.
pub(super) struct Reach {
    /// How far down and right of the anchor it lies, on the doubled lattice.
    down: i16,
    right: i16,
    /// Whether variants whose anchor has this count look at it.
    counts: [bool; COUNTS],
}

impl Reach {
    /// The sites that the variants, by the count of their anchor, look at.
    pub(super) fn of(by_count: &[Vec<Variant>; COUNTS]) -> Vec<Self> {
        let mut sites: BTreeMap<(i16, i16), [bool; COUNTS]> = BTreeMap::new();
        for (count, variants) in by_count.iter().enumerate() {
            for offset in variants.iter().flat_map(Variant::offsets) {
                sites.entry(offset).or_default()[count] = true;
            }
        }
        let reach = sites.into_iter().map(|((down, right), counts)| Self {
            down,
            right,
            counts,
        });
        reach.collect()
    }

    /// The anchor from which this is the site.
    pub(super) fn anchor(&self, site: Site, shape: Shape) -> Option<Cell> {
        let y = u8::try_from(i16::from(site.y) - self.down).ok()?;
        let x = u8::try_from(i16::from(site.x) - self.right).ok()?;
        let cell = Site { y, x }.cell()?;
        shape.contains(cell).then_some(cell)
    }

    /// Whether variants whose anchor has this count look at it.
    pub(super) fn is_of(&self, count: u8) -> bool {
        self.counts[usize::from(count)]
    }
}
