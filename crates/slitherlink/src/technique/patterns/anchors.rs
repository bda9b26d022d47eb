//! Index of anchors: which patterns, and where, a change on the board concerns.

use std::collections::BTreeMap;

use clew_core::grid::{Cell, Edge, Shape, Site};

use super::COUNTS;
use super::matcher::Variant;
use super::variant_set::VariantSet;
use crate::board::Mark;

/// Change at a site.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Change {
    /// An unknown edge became known. It concerns a pattern that concluded nothing new
    /// only if the drawing asks for that mark there.
    Known(Mark),
    /// Any other change.
    Other,
}

/// Anchors concerned by a change, by kind of change and its offset on the
/// doubled lattice.
#[derive(Default)]
pub(super) struct AnchorIndex {
    /// Edges above a cell and edges left of one, as lines and as crosses.
    known: [[Vec<Offset>; 2]; 2],
    /// Any site.
    other: Vec<Offset>,
    /// Variants that ask for no known edge.
    bare: [VariantSet; COUNTS],
}

/// Offset of a site from the anchors of some variants.
struct Offset {
    /// Distance down and right of the anchor, on the doubled lattice.
    down: i16,
    right: i16,
    /// Variants that depend on the site, by the count of their anchor.
    variants: [VariantSet; COUNTS],
}

impl AnchorIndex {
    /// Indexes variants, given by the count of their anchor.
    pub(super) fn of(by_count: &[Vec<Variant>; COUNTS]) -> Self {
        let known = |is_above: bool, mark: Mark| {
            offsets_of(by_count, |variant| {
                let given = variant.given_offsets();
                // The anchor is a cell, so an edge above a cell is at an odd offset down.
                given.filter(move |&((down, _), of)| of == mark && (down % 2 != 0) == is_above)
            })
        };
        let of_edges = |is_above| [Mark::Line, Mark::Cross].map(|mark| known(is_above, mark));
        Self {
            known: [true, false].map(of_edges),
            other: offsets_of(by_count, |variant| {
                variant.offsets().map(|offset| (offset, Mark::Line))
            }),
            bare: by_count.each_ref().map(|variants| {
                let mut bare = VariantSet::default();
                for (number, variant) in variants.iter().enumerate() {
                    bare.set(number, variant.given_offsets().next().is_none());
                }
                bare
            }),
        }
    }

    /// Variants that may fit at an anchor where no edge is known: those that ask for
    /// none, or for one beyond the board, which counts as a cross.
    pub(super) fn at_first(&self, anchor: Cell, count: u8, shape: Shape) -> VariantSet {
        let count = usize::from(count);
        let mut variants = self.bare[count];
        let Site { y, x } = anchor.site();
        let is_beyond = |at: u8, way: i16, sides: u8| {
            let at = i16::from(at) + way;
            at < 0 || at > 2 * i16::from(sides)
        };
        let crosses = self.known.iter().flat_map(|[_, crosses]| crosses);
        for offset in crosses {
            if is_beyond(y, offset.down, shape.rows) || is_beyond(x, offset.right, shape.cols) {
                variants.union_with(&offset.variants[count]);
            }
        }
        variants
    }

    /// Anchors of the variants that depend on a changed site, and these variants,
    /// by the count of the anchor.
    pub(super) fn anchors(
        &self,
        change: Change,
        site: Site,
        shape: Shape,
    ) -> impl Iterator<Item = (Cell, &[VariantSet; COUNTS])> {
        let offsets = match (change, site.edge()) {
            (Change::Known(mark), Some(edge)) => {
                let of_edges = &self.known[usize::from(matches!(edge, Edge::LeftOf(_)))];
                &of_edges[usize::from(mark == Mark::Cross)]
            }
            _ => &self.other,
        };
        let [y, x] = [site.y, site.x].map(i16::from);
        offsets.iter().filter_map(move |offset| {
            let y = u8::try_from(y - offset.down).ok()?;
            let x = u8::try_from(x - offset.right).ok()?;
            let anchor = Site { y, x }.cell()?;
            shape.contains(anchor).then_some((anchor, &offset.variants))
        })
    }
}

/// Offsets of variants, each with the variants that have it.
fn offsets_of<'a, I: Iterator<Item = ((i16, i16), Mark)> + 'a>(
    by_count: &'a [Vec<Variant>; COUNTS],
    offsets: impl Fn(&'a Variant) -> I,
) -> Vec<Offset> {
    let mut sites: BTreeMap<(i16, i16), [VariantSet; COUNTS]> = BTreeMap::new();
    for (count, variants) in by_count.iter().enumerate() {
        for (number, variant) in variants.iter().enumerate() {
            for (offset, _) in offsets(variant) {
                sites.entry(offset).or_default()[count].set(number, true);
            }
        }
    }
    let offsets = sites.into_iter().map(|((down, right), variants)| Offset {
        down,
        right,
        variants,
    });
    offsets.collect()
}
