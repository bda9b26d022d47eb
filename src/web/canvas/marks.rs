//! The marks of a role, drawn in as few strokes as possible.

use std::f64::consts::TAU;

use web_sys::CanvasRenderingContext2d as Context;

use clew_core::scene::{Arrow, Figure, Hatch, Item, Point, Role, Style, Theme, grown};

use super::{View, mixed};

/// Minimum cell size at which clues are shown, in device pixels.
const SMALLEST_CLUE: f64 = 6.0;
/// Candidates smaller than this are left out, in CSS pixels.
const SMALLEST_PENCIL: f64 = 6.0;
/// Minimum height of text that a step mentions or finds, in CSS pixels.
const LEAST_SPOKEN: f64 = 10.0;
/// Minimum height of a number that gives an order, in CSS pixels.
const LEAST_ORDER: f64 = 8.0;
/// Minimum width of rings, in CSS pixels.
const LEAST_RING: f64 = 5.0;

/// Paints groups of marks at one moment.
pub(crate) struct Painter<'a> {
    pub(crate) context: &'a Context,
    pub(crate) theme: Theme,
    pub(crate) view: View,
    pub(crate) t: f64,
}

impl Painter<'_> {
    /// Draws marks of one role in as few strokes as possible: boards have thousands.
    pub(crate) fn group(&self, items: &[&Item], strength: f64) {
        let Some(first) = items.first() else {
            return;
        };
        let role = first.role;
        let style = self.theme.style(role);
        let context = self.context;
        // Mixed with the paper colour instead of made transparent: marks below, such as
        // the dots below lines, must not shine through.
        let colour = mixed(style.colour, self.theme.paper(), strength);
        context.set_global_alpha(style.opacity);
        context.set_fill_style_str(&colour);
        context.set_stroke_style_str(&colour);
        let width = self.stroke_width(role, style);
        context.set_line_width(width);
        context.save();
        // Strokes of odd width are crisp when centred on a pixel, not between two.
        let nudge = if (width % 2.0 - 1.0).abs() < 0.01 {
            0.5
        } else {
            0.0
        };
        let _ = context.translate(nudge + self.shake(role), nudge);
        self.rects(items, style);
        self.strokes(items, style);
        self.discs(items);
        self.texts(items);
        context.restore();
    }

    fn stroke_width(&self, role: Role, style: Style) -> f64 {
        let width = style.width * self.view.cell * super::STROKE.get();
        let least = match role {
            Role::Line
            | Role::Thread
            | Role::News
            | Role::Follows
            | Role::DiffersSecond
            | Role::Trial
            | Role::Clash
            | Role::Cursor => 2.0,
            _ => 1.0,
        };
        width.round().max(least)
    }

    /// A clash shakes once when it appears.
    fn shake(&self, role: Role) -> f64 {
        if role != Role::Clash || self.t >= 1.0 {
            return 0.0;
        }
        (self.t * 3.0 * TAU).sin() * (1.0 - self.t) * 0.08 * self.view.cell
    }

    fn rects(&self, items: &[&Item], style: Style) {
        let context = self.context;
        let mut bounds: Option<[f64; 4]> = None;
        context.begin_path();
        for item in items {
            let gone = 1.0 - grown(item, self.t);
            // The part that is not visible yet: on all sides, or only at the top.
            let (at, width, height, [around, above]) = match &item.figure {
                Figure::Rect { at, width, height } => (at, width, height, [gone / 2.0, 0.0]),
                Figure::Fill { at, width, height } => (at, width, height, [0.0, gone]),
                _ => continue,
            };
            let left = self.view.x(at.x + width * around).round();
            let top = self.view.y(at.y + height * (around + above)).round();
            let right = self.view.x(at.x + width * (1.0 - around)).round();
            let bottom = self.view.y(at.y + height * (1.0 - around)).round();
            context.rect(left, top, right - left, bottom - top);
            let [l, t, r, b] = bounds.unwrap_or([left, top, right, bottom]);
            bounds = Some([l.min(left), t.min(top), r.max(right), b.max(bottom)]);
        }
        let Some(bounds) = bounds else {
            return;
        };
        context.save();
        let alpha = context.global_alpha();
        context.set_global_alpha(alpha * style.wash);
        context.fill();
        context.set_global_alpha(alpha);
        if style.hatch != Hatch::None {
            context.clip();
            self.hatch(bounds, style);
        }
        context.restore();
    }

    fn hatch(&self, [left, top, right, bottom]: [f64; 4], style: Style) {
        let context = self.context;
        let gap = (0.22 * self.view.cell).max(5.0);
        let height = bottom - top;
        context.begin_path();
        if style.hatch == Hatch::Dotted {
            let radius = (style.width * self.view.cell).max(1.0);
            let mut y = (top / gap).floor() * gap;
            while y <= bottom {
                let mut x = (left / gap).floor() * gap;
                while x <= right {
                    context.move_to(x + radius, y);
                    let _ = context.arc(x, y, radius, 0.0, TAU);
                    x += gap;
                }
                y += gap;
            }
            context.fill();
            return;
        }
        let mut x = ((left - height) / gap).floor() * gap;
        while x <= right + height {
            let (start, end) = match style.hatch {
                Hatch::Rising => (x, x + height),
                _ => (x + height, x),
            };
            context.move_to(start, bottom);
            context.line_to(end, top);
            x += gap;
        }
        context.stroke();
    }

    fn strokes(&self, items: &[&Item], style: Style) {
        let context = self.context;
        let dash = style.dash * self.view.cell;
        context.begin_path();
        let mut some = false;
        for item in items {
            let part = grown(item, self.t);
            if part <= 0.0 {
                continue;
            }
            match &item.figure {
                Figure::Segment { from, to } => {
                    let to = from.towards(*to, part);
                    context.move_to(self.view.x(from.x).round(), self.view.y(from.y).round());
                    context.line_to(self.view.x(to.x).round(), self.view.y(to.y).round());
                    some = true;
                }
                Figure::Arrow { from, bend, to } => {
                    let arrow = Arrow::new(*from, *bend, *to, part);
                    let [from, bend, tip] = [*from, arrow.bend, arrow.tip].map(|at| self.at(at));
                    context.move_to(from.0, from.1);
                    context.quadratic_curve_to(bend.0, bend.1, tip.0, tip.1);
                    some = true;
                }
                Figure::Ring { at, radius } => {
                    let least = LEAST_RING * self.view.ratio;
                    let radius = (radius * self.view.cell).max(least) * part;
                    let (x, y) = (self.view.x(at.x), self.view.y(at.y));
                    context.move_to(x + radius, y);
                    let _ = context.arc(x, y, radius, 0.0, TAU);
                    some = true;
                }
                _ => {}
            }
        }
        if some {
            if dash > 0.0 {
                let dashes = js_sys::Array::of2(&dash.into(), &(1.3 * dash).into());
                let _ = context.set_line_dash(&dashes);
            }
            context.stroke();
            let _ = context.set_line_dash(&js_sys::Array::new());
        }
        self.heads(items);
        self.crosses(items, style);
    }

    /// Heads of arrows, never dashed.
    fn heads(&self, items: &[&Item]) {
        let context = self.context;
        context.begin_path();
        let mut some = false;
        for item in items {
            let part = grown(item, self.t);
            let Figure::Arrow { from, bend, to } = &item.figure else {
                continue;
            };
            if part <= 0.0 {
                continue;
            }
            let arrow = Arrow::new(*from, *bend, *to, part);
            let tip = self.at(arrow.tip);
            for barb in arrow.barbs.map(|barb| self.at(barb)) {
                context.move_to(barb.0, barb.1);
                context.line_to(tip.0, tip.1);
            }
            some = true;
        }
        if some {
            context.stroke();
        }
    }

    /// A point in device pixels.
    fn at(&self, point: Point) -> (f64, f64) {
        (self.view.x(point.x), self.view.y(point.y))
    }

    fn crosses(&self, items: &[&Item], style: Style) {
        let context = self.context;
        context.begin_path();
        for item in items {
            let Figure::Cross { at, radius } = &item.figure else {
                continue;
            };
            let part = grown(item, self.t);
            let radius = (radius * self.view.cell).max(1.5) * part;
            let (x, y) = (self.view.x(at.x), self.view.y(at.y));
            context.move_to(x - radius, y - radius);
            context.line_to(x + radius, y + radius);
            context.move_to(x - radius, y + radius);
            context.line_to(x + radius, y - radius);
        }
        context.set_line_width((style.width.min(0.06) * self.view.cell).max(1.0));
        context.stroke();
    }

    fn discs(&self, items: &[&Item]) {
        let context = self.context;
        context.begin_path();
        for item in items {
            let Figure::Disc { at, radius } = &item.figure else {
                continue;
            };
            let radius = (radius * self.view.cell).max(0.5) * grown(item, self.t);
            let (x, y) = (self.view.x(at.x), self.view.y(at.y));
            if radius < 1.5 {
                context.rect(x - radius, y - radius, 2.0 * radius, 2.0 * radius);
            } else {
                context.move_to(x + radius, y);
                let _ = context.arc(x, y, radius, 0.0, TAU);
            }
        }
        context.fill();
    }

    /// Height of a text in device pixels; `None` if it is left out.
    fn height(&self, item: &Item, size: f64) -> Option<f64> {
        let size = size * self.view.cell;
        match item.role {
            Role::Pencil if size < SMALLEST_PENCIL * self.view.ratio => None,
            Role::Order => Some(size.max(LEAST_ORDER * self.view.ratio)),
            Role::Tentative | Role::Spoken | Role::News | Role::Follows => {
                Some(size.max(LEAST_SPOKEN * self.view.ratio))
            }
            _ => Some(size),
        }
    }

    fn texts(&self, items: &[&Item]) {
        if self.view.cell < SMALLEST_CLUE {
            return;
        }
        let context = self.context;
        let mut set = None;
        for item in items {
            let Some(written) = self.theme.written(&item.figure) else {
                continue;
            };
            let (at, text) = (written.at, written.text.as_str());
            let Some(size) = self.height(item, written.size) else {
                continue;
            };
            if set != Some(size) {
                context.set_font(&format!(
                    "{size}px system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
                ));
                context.set_text_align("center");
                context.set_text_baseline("alphabetic");
                set = Some(size);
            }
            // Digits are about 0.72 em high, so half of that centres them.
            let (x, y) = (self.view.x(at.x), self.view.y(at.y) + 0.36 * size);
            if matches!(item.role, Role::Order | Role::Tentative | Role::Spoken) {
                // Small numbers lie among lines and crosses, so they get a rim in the paper colour.
                context.set_stroke_style_str(self.theme.paper());
                context.set_line_width((0.36 * size).max(2.0));
                context.set_line_join("round");
                let _ = context.stroke_text(text, x, y);
            }
            let _ = context.fill_text(text, x, y);
        }
    }
}
