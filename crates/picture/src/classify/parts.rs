//! Connected components of the ink of a patch, grouped into signs.

use super::{
    ink::{Ink, quantile},
    rim::Inside,
};
use crate::order::sort_by_number;

/// Least darkness of ink: what is fainter is the texture of paper.
const FAINTEST: f32 = 0.07;
/// Share of the darkest ink from which on a pixel counts.
const THRESHOLD: f32 = 0.45;
/// Share of a patch's height below which a component is a speck.
const SPECK: f32 = 0.14;

/// Least darkness of a sign that a line may hide.
const HIDDEN: f32 = 0.14;

/// Box of pixels, all ends inclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub(super) left: usize,
    pub(super) top: usize,
    pub(super) right: usize,
    pub(super) bottom: usize,
}

impl Bounds {
    pub(super) fn width(self) -> usize {
        self.right - self.left + 1
    }

    pub(super) fn height(self) -> usize {
        self.bottom - self.top + 1
    }

    fn with(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }
}

/// Sign in a patch, such as a digit: one component or several above each other.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) bounds: Bounds,
    /// Numbers of its components in [`Parts::labels`].
    pub(super) labels: Vec<u16>,
    /// Height of the tallest of them.
    pub(super) tallest: usize,
}

/// Signs of a patch from left to right.
pub(super) struct Parts {
    /// Number of the component of each pixel, row by row; 0 for paper.
    pub(super) labels: Vec<u16>,
    pub(super) signs: Vec<Part>,
    /// Darkness of what a line may hide, such as a digit on a fold of the paper; 0 if it hides nothing.
    pub(super) hidden: f32,
}

impl Parts {
    /// Signs in the ink of a patch, without lines at its rim, specks and what is much smaller than the largest sign.
    pub(super) fn of(ink: &Ink) -> Self {
        // Lines set the first threshold; without them, their soft edges show at a lower one.
        let mut darkest = quantile(ink.dark.iter().copied(), 0.98);
        let mut inside = Inside::of(ink, THRESHOLD * darkest.max(FAINTEST));
        for _ in 0..2 {
            darkest = quantile(inside.pixels().map(|(x, y)| ink.at(x, y)), 0.98);
            inside = inside.within(Inside::of(ink, THRESHOLD * darkest.max(FAINTEST)));
        }
        let mut parts = components(ink, inside, THRESHOLD * darkest.max(FAINTEST));
        if parts.1.is_empty() {
            return Self {
                labels: parts.0,
                signs: Vec::new(),
                hidden: 0.0,
            };
        }
        // Remnants of lines may be darker than the sign: once they are known, they no longer set the threshold.
        let remnants: Vec<bool> = parts
            .1
            .iter()
            .map(|part| is_remnant(part, &parts.0, inside, ink))
            .collect();
        if remnants.iter().any(|&is| is) {
            let rest = inside.pixels().filter(|&(x, y)| {
                let label = usize::from(parts.0[y * ink.width + x]);
                label == 0 || !remnants[label - 1]
            });
            let rest = quantile(rest.map(|(x, y)| ink.at(x, y)), 0.98);
            if rest < darkest {
                parts = components(ink, inside, THRESHOLD * rest.max(FAINTEST));
            }
        }
        let (labels, parts) = parts;
        let (remnants, mut signs): (Vec<Part>, Vec<Part>) = parts
            .into_iter()
            .partition(|part| is_remnant(part, &labels, inside, ink));
        signs.retain(|part| {
            part.bounds.width().max(part.bounds.height()) as f32 >= SPECK * ink.height as f32
        });
        Self {
            hidden: remnants
                .iter()
                .chain(signs.iter().filter(|part| inside.is_crossed(part.bounds)))
                .filter_map(|part| wide_in_middle(part, &labels, ink))
                .fold(0.0, f32::max),
            labels,
            signs: row_of_largest(grouped(signs)),
        }
    }
}

/// Connected components, with diagonal neighbours, of pixels darker than a threshold. Distinguishes at most 65,535.
fn components(ink: &Ink, inside: Inside, threshold: f32) -> (Vec<u16>, Vec<Part>) {
    let mut labels = vec![0; ink.dark.len()];
    let mut parts: Vec<Part> = Vec::new();
    let mut stack = Vec::new();
    for (x, y) in inside.pixels() {
        if labels[y * ink.width + x] != 0 || ink.at(x, y) < threshold {
            continue;
        }
        let Ok(label) = u16::try_from(parts.len() + 1) else {
            break;
        };
        let mut bounds = Bounds {
            left: x,
            top: y,
            right: x,
            bottom: y,
        };
        labels[y * ink.width + x] = label;
        stack.push((x, y));
        while let Some((x, y)) = stack.pop() {
            bounds = bounds.with(Bounds {
                left: x,
                top: y,
                right: x,
                bottom: y,
            });
            for y in y.saturating_sub(1).max(inside.top)..(y + 2).min(inside.bottom) {
                for x in x.saturating_sub(1).max(inside.left)..(x + 2).min(inside.right) {
                    let at = y * ink.width + x;
                    if labels[at] == 0 && ink.at(x, y) >= threshold {
                        labels[at] = label;
                        stack.push((x, y));
                    }
                }
            }
        }
        parts.push(Part {
            bounds,
            labels: vec![label],
            tallest: bounds.height(),
        });
    }
    (labels, parts)
}

/// Whether a component is what is left of a line: it reaches the rim, and is thin across it or far from the middle.
fn is_remnant(part: &Part, labels: &[u16], inside: Inside, ink: &Ink) -> bool {
    let bounds = part.bounds;
    let near = |distance: usize, side: usize| distance as f32 <= 0.03 * side as f32;
    let (width, height) = (ink.width as f32, ink.height as f32);
    let at_left = near(bounds.left - inside.left, ink.width);
    let at_right = near(inside.right - 1 - bounds.right, ink.width);
    let at_top = near(bounds.top - inside.top, ink.height);
    let at_bottom = near(inside.bottom - 1 - bounds.bottom, ink.height);
    let is_narrow = (bounds.width() as f32) < 0.13 * width;
    let is_flat = (bounds.height() as f32) < 0.13 * height;
    // Lines along several sides, or through the whole patch; wide numbers reach two sides as well.
    let spans = ((at_left && at_right) || (at_top && at_bottom && (at_left || at_right)))
        && wide_in_middle(part, labels, ink).is_none();
    ((at_left || at_right) && is_narrow)
        || ((at_top || at_bottom) && is_flat)
        || spans
        || (at_left && (bounds.right as f32) < 0.2 * width)
        || (at_right && (bounds.left as f32) > 0.8 * width)
        || (at_top && (bounds.bottom as f32) < 0.2 * height)
        || (at_bottom && (bounds.top as f32) > 0.8 * height)
}

/// Darkness of a component that is wide and tall in the middle half of the patch, where a line is one of both.
fn wide_in_middle(part: &Part, labels: &[u16], ink: &Ink) -> Option<f32> {
    let (width, height) = (ink.width, ink.height);
    let places: Vec<(usize, usize)> = (height / 4..height - height / 4)
        .flat_map(|y| (width / 4..width - width / 4).map(move |x| (x, y)))
        .filter(|&(x, y)| part.labels.contains(&labels[y * width + x]))
        .filter(|&(x, y)| ink.at(x, y) > HIDDEN)
        .collect();
    let boxes = places.iter().map(|&(x, y)| Bounds {
        left: x,
        top: y,
        right: x,
        bottom: y,
    });
    let bounds = boxes.reduce(Bounds::with)?;
    let is_wide = 6 * bounds.width() > width && 5 * bounds.height() > height;
    is_wide.then(|| quantile(places.into_iter().map(|(x, y)| ink.at(x, y)), 0.8))
}

/// Components joined that stand above each other, as the pieces of a broken digit do; from left to right.
fn grouped(mut parts: Vec<Part>) -> Vec<Part> {
    sort_by_number(&mut parts, |part| part.bounds.top as f32);
    sort_by_number(&mut parts, |part| part.bounds.left as f32);
    let mut groups: Vec<Part> = Vec::new();
    for part in parts {
        let above = groups.iter_mut().find(|group| {
            let shared = (group.bounds.right.min(part.bounds.right) + 1)
                .saturating_sub(group.bounds.left.max(part.bounds.left));
            2 * shared >= group.bounds.width().min(part.bounds.width())
        });
        match above {
            Some(group) => {
                group.bounds = group.bounds.with(part.bounds);
                group.labels.extend(part.labels);
                group.tallest = group.tallest.max(part.tallest);
            }
            None => groups.push(part),
        }
    }
    sort_by_number(&mut groups, |group| group.bounds.left as f32);
    groups
}

/// Groups in one row with the tallest one, and about as tall.
fn row_of_largest(mut groups: Vec<Part>) -> Vec<Part> {
    let tallest = groups
        .iter()
        .max_by_key(|group| group.bounds.height())
        .map(|group| group.bounds);
    if let Some(tallest) = tallest {
        groups.retain(|group| {
            let shared = (group.bounds.bottom.min(tallest.bottom) + 1)
                .saturating_sub(group.bounds.top.max(tallest.top));
            5 * group.bounds.height() >= 3 * tallest.height() && 2 * shared >= tallest.height()
        });
    }
    groups
}
