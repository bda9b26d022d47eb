//! How far from its anchor a pattern looks: which anchors a change concerns.

use std::collections::BTreeMap;

use crate::grid::{Cell, Edge, Shape, Site};

use super::super::Mark;
use super::COUNTS;
use super::matcher::Variant;
use super::variant_set::Chosen;

/// What changed at a site.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum News {
    /// An edge unknown before got known. Of a pattern that told nothing new
    /// this matters only where the drawing has that edge so from the start.
    Known(Mark),
    /// Anything else.
    Other,
}

/// From which anchors a change is seen, by what changed and where it lies on
/// the doubled lattice.
#[derive(Default)]
pub(super) struct Reaches {
    /// Edges above a cell and edges left of one, as lines and as crosses.
    known: [[Vec<Reach>; 2]; 2],
    /// Any site.
    other: Vec<Reach>,
    /// The variants without any edge known from the start.
    bare: [Chosen; COUNTS],
}

/// A place of a site that some variants look at.
struct Reach {
    /// How far down and right of the anchor it lies, on the doubled lattice.
    down: i16,
    right: i16,
    /// The variants that look at it, by the count of their anchor.
    variants: [Chosen; COUNTS],
}

impl Reaches {
    /// The sites that the variants, by the count of their anchor, look at.
    pub(super) fn of(by_count: &[Vec<Variant>; COUNTS]) -> Self {
        let known = |is_above: bool, mark: Mark| {
            gathered(by_count, |variant| {
                let given = variant.given_offsets();
                // The anchor is a cell: an edge above one is an odd way down.
                given.filter(move |&((down, _), of)| of == mark && (down % 2 != 0) == is_above)
            })
        };
        let of_edges = |is_above| [Mark::Line, Mark::Cross].map(|mark| known(is_above, mark));
        Self {
            known: [true, false].map(of_edges),
            other: gathered(by_count, |variant| {
                variant.offsets().map(|offset| (offset, Mark::Line))
            }),
            bare: by_count.each_ref().map(|variants| {
                let mut bare = Chosen::default();
                for (number, variant) in variants.iter().enumerate() {
                    bare.put(number, variant.given_offsets().next().is_none());
                }
                bare
            }),
        }
    }

    /// The variants from an anchor that may fit where no edge is known: those that
    /// ask for none, or for one beyond the board, which is as good as a cross.
    pub(super) fn at_first(&self, anchor: Cell, count: u8, shape: Shape) -> Chosen {
        let count = usize::from(count);
        let mut variants = self.bare[count];
        let Site { y, x } = anchor.site();
        let is_beyond = |at: u8, way: i16, sides: u8| {
            let at = i16::from(at) + way;
            at < 0 || at > 2 * i16::from(sides)
        };
        let crosses = self.known.iter().flat_map(|[_, crosses]| crosses);
        for reach in crosses {
            if is_beyond(y, reach.down, shape.rows) || is_beyond(x, reach.right, shape.cols) {
                variants.add(&reach.variants[count]);
            }
        }
        variants
    }

    /// The anchors of variants that look at a site where something changed, and
    /// which variants these are, by the count of the anchor.
    pub(super) fn anchors(
        &self,
        news: News,
        site: Site,
        shape: Shape,
    ) -> impl Iterator<Item = (Cell, &[Chosen; COUNTS])> {
        let reaches = match (news, site.edge()) {
            (News::Known(mark), Some(edge)) => {
                let of_edges = &self.known[usize::from(matches!(edge, Edge::LeftOf(_)))];
                &of_edges[usize::from(mark == Mark::Cross)]
            }
            _ => &self.other,
        };
        let [y, x] = [site.y, site.x].map(i16::from);
        reaches.iter().filter_map(move |reach| {
            let y = u8::try_from(y - reach.down).ok()?;
            let x = u8::try_from(x - reach.right).ok()?;
            let anchor = Site { y, x }.cell()?;
            shape.contains(anchor).then_some((anchor, &reach.variants))
        })
    }
}

/// The offsets that variants have, and which variants have each.
fn gathered<'a, I: Iterator<Item = ((i16, i16), Mark)> + 'a>(
    by_count: &'a [Vec<Variant>; COUNTS],
    offsets: impl Fn(&'a Variant) -> I,
) -> Vec<Reach> {
    let mut sites: BTreeMap<(i16, i16), [Chosen; COUNTS]> = BTreeMap::new();
    for (count, variants) in by_count.iter().enumerate() {
        for (number, variant) in variants.iter().enumerate() {
            for (offset, _) in offsets(variant) {
                sites.entry(offset).or_default()[count].put(number, true);
            }
        }
    }
    let reach = sites.into_iter().map(|((down, right), variants)| Reach {
        down,
        right,
        variants,
    });
    reach.collect()
}
