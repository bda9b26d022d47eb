//! Hatching as strokes, for painters that write files. A fill with a pattern would be shorter, but when a browser prints, it
//! turns every such fill into an image, which is blurred and takes megabytes.

use super::{Figure, Item, Point};

/// Lines across a filled form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hatch {
    /// Even fill.
    None,
    /// Rising to the right.
    Rising,
    /// Falling to the right.
    Falling,
    /// Dots.
    Dotted,
}

/// Distance between the strokes, and between the dots, in cells.
const GAP: f64 = 0.2;
/// Length, in cells, below which two strokes count as touching, and a stroke as empty.
const NONE: f64 = 1e-6;

/// Stroke of a hatching, from its left end; a dot if both ends are the same.
pub(super) type Stroke = [Point; 2];

/// Rectangle of a mark that is an area: its top left corner, its width and its height.
pub(super) fn area(item: &Item) -> Option<(Point, [f64; 2])> {
    match item.figure {
        Figure::Rect { at, width, height } | Figure::Fill { at, width, height } => {
            Some((at, [width, height]))
        }
        _ => None,
    }
}

/// Strokes that hatch rectangles. They lie on one lattice for the whole board, so strokes of adjacent rectangles join. `width`
/// is the width of a stroke, in cells: dots, which are twice as wide, lie completely inside a rectangle.
pub(crate) fn hatching(
    hatch: Hatch,
    areas: impl Iterator<Item = (Point, [f64; 2])>,
    width: f64,
) -> Vec<Stroke> {
    let areas = areas.map(|(at, [across, down])| (at, Point::new(at.x + across, at.y + down)));
    match hatch {
        Hatch::None => Vec::new(),
        Hatch::Dotted => areas
            .flat_map(|(start, end)| dots(start, end, width))
            .collect(),
        Hatch::Rising => joined(areas.flat_map(|(start, end)| rising(start, end))),
        Hatch::Falling => {
            // The same as in a mirror.
            let turned = |at: Point| Point::new(at.x, -at.y);
            let areas = areas.map(|(start, end)| {
                let (top, bottom) = (-end.y, -start.y);
                (Point::new(start.x, top), Point::new(end.x, bottom))
            });
            let strokes = joined(areas.flat_map(|(start, end)| rising(start, end)));
            strokes.into_iter().map(|ends| ends.map(turned)).collect()
        }
    }
}

/// Dots in the middles of the squares of the lattice.
fn dots(start: Point, end: Point, radius: f64) -> Vec<Stroke> {
    let along = |start: f64, end: f64| {
        let middles = inner(start + radius, end - radius, GAP, GAP / 2.0);
        middles.map(|(_, middle)| middle)
    };
    let row = |y| along(start.x, end.x).map(move |x| [Point::new(x, y); 2]);
    along(start.y, end.y).flat_map(row).collect()
}

/// Strokes on which `x + y` is constant, each with its number.
fn rising(start: Point, end: Point) -> Vec<(i32, Stroke)> {
    let gap = GAP * std::f64::consts::SQRT_2;
    let sums = inner(start.x + start.y, end.x + end.y, gap, gap / 2.0);
    let stroke = |(number, sum): (i32, f64)| {
        let (left, right) = (start.x.max(sum - end.y), end.x.min(sum - start.y));
        let ends = [left, right].map(|x| Point::new(x, sum - x));
        (right - left > NONE).then_some((number, ends))
    };
    sums.filter_map(stroke).collect()
}

/// Numbers of a lattice from `from` to `to`, with their places.
fn inner(from: f64, to: f64, gap: f64, first: f64) -> impl Iterator<Item = (i32, f64)> {
    let number = |place: f64| (place - first) / gap;
    let (from, to) = (
        (number(from) - NONE).ceil() as i32,
        (number(to) + NONE).floor() as i32,
    );
    (from..=to).map(move |number| (number, first + f64::from(number) * gap))
}

/// Strokes joined so that none continues in another.
fn joined(strokes: impl Iterator<Item = (i32, Stroke)>) -> Vec<Stroke> {
    let mut strokes: Vec<(i32, Stroke)> = strokes.collect();
    strokes.sort_by(|(one, [from, _]), (other, [next, _])| {
        one.cmp(other).then(from.x.total_cmp(&next.x))
    });
    strokes.dedup_by(|(number, [from, to]), (before, [_, end])| {
        let goes_on = number == before && from.x <= end.x + NONE;
        if goes_on && to.x > end.x {
            *end = *to;
        }
        goes_on
    });
    strokes.into_iter().map(|(_, ends)| ends).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CELL: [f64; 2] = [1.0, 1.0];

    fn hatched(hatch: Hatch, corners: &[(f64, f64)]) -> Vec<Stroke> {
        let areas = corners.iter().map(|&(x, y)| (Point::new(x, y), CELL));
        hatching(hatch, areas, 0.05)
    }

    fn is_within(at: Point) -> bool {
        let side = -1e-9..=1.0 + 1e-9;
        side.contains(&at.x) && side.contains(&at.y)
    }

    #[test]
    fn strokes_lie_in_the_rectangle_and_rise_or_fall() {
        for (hatch, sign) in [(Hatch::Rising, -1.0), (Hatch::Falling, 1.0)] {
            let strokes = hatched(hatch, &[(0.0, 0.0)]);
            assert!((7..=8).contains(&strokes.len()), "{hatch:?}");
            for [from, to] in strokes {
                assert!(is_within(from) && is_within(to), "{from:?} {to:?}");
                let (across, down) = (to.x - from.x, to.y - from.y);
                assert!(across > 0.0 && (down - sign * across).abs() < 1e-9);
            }
        }
        assert!(hatched(Hatch::None, &[(0.0, 0.0)]).is_empty());
    }

    #[test]
    fn dots_lie_whole_in_the_rectangle() {
        let dots = hatched(Hatch::Dotted, &[(3.0, 1.0)]);
        assert_eq!(dots.len(), 25);
        for [at, same] in dots {
            assert_eq!(at, same);
            let at = Point::new(at.x - 3.0, at.y - 1.0);
            assert!(at.x > 0.05 && at.x < 0.95 && at.y > 0.05 && at.y < 0.95);
        }
    }

    #[test]
    fn strokes_of_rectangles_side_by_side_are_one() {
        for hatch in [Hatch::Rising, Hatch::Falling] {
            let both = hatched(hatch, &[(2.0, 1.0), (1.0, 1.0)]);
            let area = (Point::new(1.0, 1.0), [2.0, 1.0]);
            let whole = hatching(hatch, [area].into_iter(), 0.05);
            assert_eq!(both.len(), whole.len());
            for (one, other) in both.iter().zip(&whole) {
                for (one, other) in one.iter().zip(other) {
                    assert!((one.x - other.x).abs() < 1e-9 && (one.y - other.y).abs() < 1e-9);
                }
            }
            let one = |x| hatched(hatch, &[(x, 1.0)]).len();
            let apart = hatched(hatch, &[(1.0, 1.0), (3.0, 1.0)]);
            assert_eq!(apart.len(), one(1.0) + one(3.0));
        }
    }
}
