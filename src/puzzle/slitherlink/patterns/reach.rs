//! How far from its anchor a pattern looks: which anchors a change concerns.

use std::collections::BTreeMap;

use crate::grid::{Cell, Edge, Shape, Site};

use super::super::Mark;
use super::COUNTS;
use super::matcher::Variant;

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
}

/// A place of a site that some variants look at.
struct Reach {
    /// How far down and right of the anchor it lies, on the doubled lattice.
    down: i16,
    right: i16,
    /// Whether variants whose anchor has this count look at it.
    counts: [bool; COUNTS],
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
        }
    }

    /// Calls for every anchor, with what has to be its count, that looks at a
    /// site where something changed.
    pub(super) fn anchors(
        &self,
        news: News,
        site: Site,
        shape: Shape,
    ) -> impl Iterator<Item = (Cell, &[bool; COUNTS])> {
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
            shape.contains(anchor).then_some((anchor, &reach.counts))
        })
    }
}

/// The offsets that each variant has, with the counts of the anchors.
fn gathered<'a, I: Iterator<Item = ((i16, i16), Mark)> + 'a>(
    by_count: &'a [Vec<Variant>; COUNTS],
    offsets: impl Fn(&'a Variant) -> I,
) -> Vec<Reach> {
    let mut sites: BTreeMap<(i16, i16), [bool; COUNTS]> = BTreeMap::new();
    for (count, variants) in by_count.iter().enumerate() {
        for (offset, _) in variants.iter().flat_map(&offsets) {
            sites.entry(offset).or_default()[count] = true;
        }
    }
    let reach = sites.into_iter().map(|((down, right), counts)| Reach {
        down,
        right,
        counts,
    });
    reach.collect()
}
