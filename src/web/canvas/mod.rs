//! The painter that draws scenes on a canvas. It uses the same theme as the SVG painter;
//! marks are aligned to whole device pixels if that makes them crisper.

mod marks;

use std::cell::Cell;
use std::collections::BTreeSet;

use web_sys::CanvasRenderingContext2d as Context;

use clew_core::grid::{IntoSet as _, Site};
use clew_core::scene::{Item, Point, Role, Scene, Theme};

use marks::Painter;

/// Strength of the rest of the board while a step is shown.
const RECEDED: f64 = 0.62;

thread_local! {
    static STROKE: Cell<f64> = const { Cell::new(1.0) };
}

/// Sets the factor by which marks are drawn wider than designed from now on; 1 is as designed.
pub(crate) fn set_stroke(times: f64) {
    STROKE.set(times);
}

/// Place of the board on the canvas, in device pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct View {
    /// Width of a cell.
    pub(crate) cell: f64,
    /// Left end of the board.
    pub(crate) left: f64,
    /// Top end of the board.
    pub(crate) top: f64,
    /// Device pixels per CSS pixel.
    pub(crate) ratio: f64,
}

impl View {
    /// The view that shows a whole scene, with a margin of half a cell, in the
    /// middle of `width × height` pixels.
    pub(crate) fn fitted(scene: &Scene, [width, height]: [f64; 2], ratio: f64) -> Self {
        let around = scene.margin + scene.after;
        let (across, down) = (scene.width + around, scene.height + around);
        let fit = (width / (across + 1.0)).min(height / (down + 1.0));
        let cell = if fit > 8.0 { fit.floor() } else { fit };
        let cell = cell.max(0.5);
        Self {
            cell,
            left: ((width - cell * across) / 2.0 + cell * scene.margin).round(),
            top: ((height - cell * down) / 2.0 + cell * scene.margin).round(),
            ratio,
        }
    }

    fn x(self, x: f64) -> f64 {
        self.left + x * self.cell
    }

    fn y(self, y: f64) -> f64 {
        self.top + y * self.cell
    }

    /// The point of the board under a point of the canvas.
    pub(crate) fn point_at(self, x: f64, y: f64) -> Point {
        Point::new((x - self.left) / self.cell, (y - self.top) / self.cell)
    }
}

/// Marks to paint. While some marks move, the others need not be painted
/// again: boards have thousands of marks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Layer {
    /// All of them, over plain paper.
    All,
    /// Still marks, over plain paper.
    Still,
    /// Moving marks, over the existing content.
    Moving,
}

/// Whether a mark changes its look from moment to moment.
pub(crate) fn moves(item: &Item) -> bool {
    item.appears.is_some() || item.role == Role::Clash
}

/// Paints a scene as it is at moment `t`.
pub(crate) fn paint(
    context: &Context,
    scene: &Scene,
    theme: Theme,
    view: View,
    layer: Layer,
    t: f64,
) {
    let Some(canvas) = context.canvas() else {
        return;
    };
    let (width, height) = (f64::from(canvas.width()), f64::from(canvas.height()));
    context.set_global_alpha(1.0);
    if layer != Layer::Moving {
        context.set_fill_style_str(theme.paper());
        context.fill_rect(0.0, 0.0, width, height);
    }
    context.set_line_cap("round");
    context.set_line_join("round");
    let spotlight = Spotlight::of(scene);
    let painter = Painter {
        context,
        theme,
        view,
        t,
    };
    for role in scene.items.chunk_by(|one, next| one.role == next.role) {
        let (near, far): (Vec<&Item>, Vec<&Item>) = role
            .iter()
            .filter(|item| match layer {
                Layer::All => true,
                Layer::Still => !moves(item),
                Layer::Moving => moves(item),
            })
            .filter(|item| item.until.is_none_or(|until| t < until))
            .partition(|item| !spotlight.recedes(item));
        painter.group(&far, RECEDED);
        painter.group(&near, 1.0);
    }
    context.set_global_alpha(1.0);
}

/// Places that a step mentions; the rest of the board recedes a little.
struct Spotlight(Option<BTreeSet<Site>>);

impl Spotlight {
    fn of(scene: &Scene) -> Self {
        let mut sites = scene
            .items
            .iter()
            .filter(|item| item.until.is_none())
            .filter(|item| {
                matches!(
                    item.role,
                    Role::Premise
                        | Role::Evidence
                        | Role::Struck
                        | Role::News
                        | Role::Trial
                        | Role::Clash
                )
            })
            .filter_map(|item| item.site)
            .into_set();
        if sites.is_empty() {
            return Self(None);
        }
        let asked = scene.items.iter();
        let asked = asked.filter(|item| item.role == Role::Contradicting);
        sites.extend(asked.filter_map(|item| item.site));
        Self(Some(sites))
    }

    fn recedes(&self, item: &Item) -> bool {
        // Thin and small marks do not recede: they would be hard to see.
        let is_board = matches!(item.role, Role::Inside | Role::Line);
        match (&self.0, item.site) {
            (Some(sites), Some(site)) => is_board && !sites.contains(&site),
            _ => false,
        }
    }
}

/// A colour mixed from `strength` of itself and the rest of another; both `#rrggbb`.
fn mixed(colour: &str, other: &str, strength: f64) -> String {
    if strength >= 1.0 {
        return colour.to_owned();
    }
    let channel = |text: &str, at: usize| {
        let digits = text.get(at..at + 2).unwrap_or("00");
        f64::from(u8::from_str_radix(digits, 16).unwrap_or(0))
    };
    let [r, g, b] = [1, 3, 5].map(|at| {
        let mix = strength * channel(colour, at) + (1.0 - strength) * channel(other, at);
        mix.round()
    });
    format!("rgb({r}, {g}, {b})")
}
