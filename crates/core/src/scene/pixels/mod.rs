//! The painter that fills pixels, for pictures that are made without a browser.
//!
//! Every mark is a rectangle or a set of strokes with round ends; a dot is a stroke without length. The share of a
//! pixel that a stroke covers follows from the distance of the pixel's middle.

mod glyphs;

use std::f64::consts::TAU;
use std::ops::Range;

use super::hatching::{Stroke, area, hatching};
use super::written::Written;
use super::{Arrow, Figure, Hatch, Item, Point, Role, Scene, Style, Theme};

/// Space around the board, in cells.
const MARGIN: f64 = 0.5;
/// Height of digits, as a fraction of their font size.
const DIGITS: f64 = 0.72;
/// Width of the strokes of a text, as a fraction of its font size.
const PEN: f64 = 0.095;
/// Number of straight pieces of a circle.
const PIECES: u32 = 48;
/// Number of straight pieces of an arrow.
const BENDS: u32 = 16;

/// Picture as pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Width, in pixels.
    pub width: u16,
    /// Height, in pixels.
    pub height: u16,
    /// Red, green, blue and alpha of each pixel, row by row.
    pub rgba: Vec<u8>,
}

/// Paints a finished scene with cells of at most a size, in pixels, so that no side is longer than `longest`.
pub fn paint(scene: &Scene, theme: Theme, cell: f64, longest: u16) -> Pixels {
    let before = MARGIN + scene.margin;
    let around = before + MARGIN + scene.after;
    let (width, height) = (scene.width + around, scene.height + around);
    let cell = cell.min(f64::from(longest) / width.max(height));
    // Neither is longer than `longest`.
    let whole = |cells: f64| ((cells * cell).round() as u16).clamp(1, longest);
    let mut canvas = Canvas::new(whole(width), whole(height), cell, before, theme);
    let stays: Vec<&Item> = scene
        .items
        .iter()
        .filter(|item| item.until.is_none())
        .collect();
    for alike in stays.chunk_by(|one, next| one.role == next.role) {
        let style = theme.style(alike[0].role);
        let areas: Vec<_> = alike.iter().filter_map(|item| area(item)).collect();
        for (at, size) in &areas {
            canvas.rectangle(*at, *size, style.colour, style.opacity * style.wash);
        }
        let strokes = hatching(style.hatch, areas.into_iter(), style.width);
        let width = match style.hatch {
            Hatch::Dotted => 2.0 * style.width,
            _ => style.width,
        };
        canvas.strokes(&strokes, width, style.colour, style.opacity);
        for item in alike {
            canvas.figure(item, style);
        }
    }
    canvas.pixels
}

/// Pixels under way.
struct Canvas {
    pixels: Pixels,
    /// Pixels per cell.
    cell: f64,
    /// Cells above the board and left of it.
    before: f64,
    theme: Theme,
    /// Share of each pixel that the current marks cover.
    cover: Vec<f64>,
}

impl Canvas {
    fn new(width: u16, height: u16, cell: f64, before: f64, theme: Theme) -> Self {
        let count = usize::from(width) * usize::from(height);
        let [red, green, blue] = channels(theme.paper());
        Self {
            pixels: Pixels {
                width,
                height,
                rgba: [red, green, blue, u8::MAX].repeat(count),
            },
            cell,
            before,
            theme,
            cover: vec![0.0; count],
        }
    }

    /// Paints a mark that is not an area.
    fn figure(&mut self, item: &Item, style: Style) {
        let Style {
            colour, opacity, ..
        } = style;
        let (strokes, width) = match &item.figure {
            Figure::Segment { from, to } => (dashes(*from, *to, style.dash), style.width),
            Figure::Arrow { from, bend, to } => (arrow(*from, *bend, *to, style.dash), style.width),
            Figure::Disc { at, radius } => (vec![[*at; 2]], 2.0 * radius),
            Figure::Ring { at, radius } => (ring(*at, *radius, style.dash), style.width),
            Figure::Cross { at, radius } => {
                let corner = |x, y| Point::new(at.x + x * radius, at.y + y * radius);
                let strokes = vec![
                    [corner(-1.0, -1.0), corner(1.0, 1.0)],
                    [corner(-1.0, 1.0), corner(1.0, -1.0)],
                ];
                (strokes, style.width.min(0.06))
            }
            Figure::Text { .. } | Figure::Digit { .. } => {
                let Some(Written { at, size, text }) = self.theme.written(&item.figure) else {
                    return;
                };
                let strokes = glyphs::written(&text, at, DIGITS * size - PEN * size);
                // Small numbers lie among lines and crosses: paper around them.
                if item.role == Role::Order {
                    self.strokes(&strokes, (PEN + 0.3) * size, self.theme.paper(), 1.0);
                }
                (strokes, PEN * size)
            }
            Figure::Rect { .. } | Figure::Fill { .. } => return,
        };
        self.strokes(&strokes, width, colour, opacity);
    }

    /// Paints strokes as one form: where they overlap, nothing is painted twice.
    fn strokes(&mut self, strokes: &[Stroke], width: f64, colour: &str, opacity: f64) {
        let radius = (width * self.cell / 2.0).max(0.5);
        let mut rows = usize::from(self.pixels.height)..0;
        for &[from, to] in strokes {
            let (from, to) = (self.placed(from), self.placed(to));
            let low = Point::new(from.x.min(to.x), from.y.min(to.y));
            let high = Point::new(from.x.max(to.x), from.y.max(to.y));
            let (across, down) = self.window(low, high, radius + 1.0);
            rows = rows.start.min(down.start)..rows.end.max(down.end);
            for y in down {
                for x in across.clone() {
                    let away = distance(middle(x, y), from, to);
                    let share = (radius + 0.5 - away).clamp(0.0, 1.0);
                    let cover = &mut self.cover[y * usize::from(self.pixels.width) + x];
                    *cover = cover.max(share);
                }
            }
        }
        self.lay(rows, colour, opacity);
    }

    fn rectangle(&mut self, at: Point, [width, height]: [f64; 2], colour: &str, opacity: f64) {
        let (low, high) = (
            self.placed(at),
            self.placed(Point::new(at.x + width, at.y + height)),
        );
        let (across, down) = self.window(low, high, 1.0);
        let share = |place: usize, low: f64, high: f64| {
            let place = place as f64;
            ((place + 1.0).min(high) - place.max(low)).clamp(0.0, 1.0)
        };
        for y in down.clone() {
            for x in across.clone() {
                self.cover[y * usize::from(self.pixels.width) + x] =
                    share(x, low.x, high.x) * share(y, low.y, high.y);
            }
        }
        self.lay(down, colour, opacity);
    }

    /// Paints the covered pixels of some rows with a colour, and clears the cover.
    fn lay(&mut self, rows: Range<usize>, colour: &str, opacity: f64) {
        let colour = channels(colour);
        let width = usize::from(self.pixels.width);
        // Without a mark the rows end before they start.
        let within = rows.start * width..(rows.end * width).max(rows.start * width);
        let pixels = self.pixels.rgba.chunks_exact_mut(4);
        let pixels = pixels.skip(within.start);
        for (pixel, cover) in pixels.zip(&mut self.cover[within]) {
            let share = std::mem::take(cover) * opacity;
            if share > 0.0 {
                for (below, above) in pixel.iter_mut().zip(colour) {
                    let mixed = f64::from(*below) * (1.0 - share) + f64::from(above) * share;
                    // Between two bytes.
                    *below = mixed.round() as u8;
                }
            }
        }
    }

    fn placed(&self, at: Point) -> Point {
        let along = |place: f64| (place + self.before) * self.cell;
        Point::new(along(at.x), along(at.y))
    }

    /// Columns and rows of pixels from one corner to another, and some pixels around them.
    fn window(&self, low: Point, high: Point, around: f64) -> (Range<usize>, Range<usize>) {
        let within = |low: f64, high: f64, size: u16| {
            let clamped = |place: f64| place.clamp(0.0, f64::from(size)) as usize;
            clamped((low - around).floor())..clamped((high + around).ceil())
        };
        (
            within(low.x, high.x, self.pixels.width),
            within(low.y, high.y, self.pixels.height),
        )
    }
}

fn middle(x: usize, y: usize) -> Point {
    Point::new(x as f64 + 0.5, y as f64 + 0.5)
}

/// Distance of a point from a stroke.
fn distance(point: Point, from: Point, to: Point) -> f64 {
    let (x, y) = (to.x - from.x, to.y - from.y);
    let along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y).max(1e-12);
    let nearest = from.towards(to, along.clamp(0.0, 1.0));
    (point.x - nearest.x).hypot(point.y - nearest.y)
}

/// Red, green and blue of `#rrggbb`.
pub fn channels(colour: &str) -> [u8; 3] {
    let channel = |at: usize| colour.get(at..at + 2);
    [1, 3, 5].map(|at| channel(at).map_or(0, |hex| u8::from_str_radix(hex, 16).unwrap_or(0)))
}

/// Segment in dashes that are as long as the gaps between them; whole if `dash` is 0.
fn dashes(from: Point, to: Point, dash: f64) -> Vec<Stroke> {
    let length = (to.x - from.x).hypot(to.y - from.y);
    if dash <= 0.0 || length <= dash {
        return vec![[from, to]];
    }
    let at = |along: f64| from.towards(to, (along / length).min(1.0));
    let starts = (0_u32..).map(|number| 2.0 * dash * f64::from(number));
    let starts = starts.take_while(|start| *start < length - 1e-6);
    starts.map(|start| [at(start), at(start + dash)]).collect()
}

/// Circle in straight pieces; dashes leave out every other three.
fn ring(at: Point, radius: f64, dash: f64) -> Vec<Stroke> {
    let point = |piece: u32| {
        let (sine, cosine) = (TAU * f64::from(piece) / f64::from(PIECES)).sin_cos();
        Point::new(at.x + radius * cosine, at.y + radius * sine)
    };
    (0..PIECES)
        .filter(|piece| dash <= 0.0 || piece % 6 < 3)
        .map(|piece| [point(piece), point(piece + 1)])
        .collect()
}

/// Curve of an arrow in straight pieces, and its head; dashes leave out every other piece of the curve.
fn arrow(from: Point, bend: Point, to: Point, dash: f64) -> Vec<Stroke> {
    let Arrow { bend, tip, barbs } = Arrow::new(from, bend, to, 1.0);
    let point = |piece: u32| {
        let part = f64::from(piece) / f64::from(BENDS);
        from.towards(bend, part)
            .towards(bend.towards(tip, part), part)
    };
    (0..BENDS)
        .filter(|piece| dash <= 0.0 || piece % 2 == 0)
        .map(|piece| [point(piece), point(piece + 1)])
        .chain(barbs.map(|barb| [barb, tip]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Site;

    fn painted(figure: Figure, role: Role) -> Pixels {
        let item = Item::new(Site { x: 0, y: 0 }, role, figure);
        paint(
            &Scene::new(1.0, 1.0, vec![item]),
            Theme::default(),
            10.0,
            100,
        )
    }

    fn at(pixels: &Pixels, x: usize, y: usize) -> [u8; 3] {
        let start = 4 * (y * usize::from(pixels.width) + x);
        [0, 1, 2].map(|channel| pixels.rgba[start + channel])
    }

    #[test]
    fn a_line_covers_its_pixels_and_leaves_the_paper() {
        let [from, to] = [0.0, 1.0].map(|x| Point::new(x, 0.5));
        let pixels = painted(Figure::Segment { from, to }, Role::News);
        assert_eq!((pixels.width, pixels.height), (20, 20));
        let style = Theme::default().style(Role::News);
        assert_ne!(at(&pixels, 10, 10), channels(Theme::default().paper()));
        assert_eq!(at(&pixels, 10, 2), channels(Theme::default().paper()));
        assert_eq!(style.colour, "#0072b2");
    }

    #[test]
    fn an_area_is_filled_to_its_edge() {
        let figure = Figure::Rect {
            at: Point::new(0.0, 0.0),
            width: 1.0,
            height: 1.0,
        };
        let pixels = painted(figure, Role::Inside);
        let inside = channels(Theme::default().style(Role::Inside).colour);
        assert_eq!([at(&pixels, 5, 5), at(&pixels, 14, 14)], [inside; 2]);
        assert_ne!(at(&pixels, 15, 15), inside);
    }

    #[test]
    fn a_large_board_is_scaled_down() {
        let pixels = paint(
            &Scene::new(99.0, 9.0, Vec::new()),
            Theme::default(),
            40.0,
            600,
        );
        assert_eq!((pixels.width, pixels.height), (600, 60));
    }
}
