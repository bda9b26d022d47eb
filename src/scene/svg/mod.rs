//! The painter that writes SVG.

mod classes;
mod compact;

use svg::node::element::{Circle, Group, Line, Path, Pattern, Rectangle, Text};
use svg::node::element::{Definitions, path::Data};

pub use classes::{role_class, with_classes};
pub use compact::in_both_palettes;

use super::theme::Written;
use super::{Arrow, Figure, Hatch, Item, Point, Role, Scene, Style, Theme};

/// Space around the board, in cells.
const MARGIN: f64 = 0.5;
/// Pixels a cell, in the default size of the picture.
const CELL: f64 = 36.0;

/// A finished scene as an SVG document.
pub fn write(scene: &Scene, theme: Theme) -> String {
    let before = MARGIN + scene.margin;
    let (width, height) = (
        scene.width + before + MARGIN + scene.after,
        scene.height + before + MARGIN + scene.after,
    );
    let mut document = svg::Document::new()
        .set("viewBox", (-before, -before, width, height))
        .set("width", width * CELL)
        .set("height", height * CELL)
        .set("font-family", "system-ui, sans-serif");
    let hatches = hatched(scene, theme);
    if !hatches.is_empty() {
        let definitions = hatches
            .into_iter()
            .fold(Definitions::new(), Definitions::add);
        document = document.add(definitions);
    }
    let paper = Rectangle::new()
        .set("x", -before)
        .set("y", -before)
        .set("width", width)
        .set("height", height)
        .set("fill", theme.paper());
    let mut marks = Group::new();
    for item in &scene.items {
        marks = paint(marks, item, theme);
    }
    document.add(paper).add(marks).to_string()
}

fn hatch_id(role: Role) -> String {
    format!("hatch-{role:?}").to_lowercase()
}

fn hatched(scene: &Scene, theme: Theme) -> Vec<Pattern> {
    let mut roles: Vec<Role> = scene.items.iter().map(|item| item.role).collect();
    roles.dedup();
    roles
        .into_iter()
        .filter(|&role| theme.style(role).hatch != Hatch::None)
        .map(|role| {
            let style = theme.style(role);
            let pattern = Pattern::new()
                .set("id", hatch_id(role))
                .set("width", 0.2)
                .set("height", 0.2)
                .set("patternUnits", "userSpaceOnUse");
            match style.hatch {
                Hatch::Dotted => pattern.add(
                    Circle::new()
                        .set("cx", 0.1)
                        .set("cy", 0.1)
                        .set("r", style.width)
                        .set("fill", style.colour),
                ),
                hatch => {
                    let angle = if hatch == Hatch::Rising { 45 } else { -45 };
                    pattern
                        .set("patternTransform", format!("rotate({angle})"))
                        .add(stroked(
                            Line::new().set("x1", 0.1).set("x2", 0.1).set("y2", 0.2),
                            style,
                        ))
                }
            }
        })
        .collect()
}

fn stroked(line: Line, style: Style) -> Line {
    line.set("stroke", style.colour)
        .set("stroke-width", style.width)
}

fn paint(marks: Group, item: &Item, theme: Theme) -> Group {
    let style = theme.style(item.role);
    match &item.figure {
        Figure::Segment { from, to } => {
            let line = Line::new()
                .set("x1", from.x)
                .set("y1", from.y)
                .set("x2", to.x)
                .set("y2", to.y)
                .set("stroke-linecap", "round")
                .set("stroke-opacity", style.opacity);
            let line = if style.dash > 0.0 {
                line.set("stroke-dasharray", style.dash)
            } else {
                line
            };
            marks.add(stroked(line, style))
        }
        Figure::Arrow { from, bend, to } => {
            let arrow = Arrow::new(*from, *bend, *to, 1.0);
            let at = |point: Point| (point.x, point.y);
            let curve = Data::new()
                .move_to(at(*from))
                .quadratic_curve_to((at(arrow.bend), at(arrow.tip)));
            let [one, other] = arrow.barbs.map(at);
            let head = Data::new()
                .move_to(one)
                .line_to(at(arrow.tip))
                .line_to(other);
            let drawn = |data: Data| {
                Path::new()
                    .set("d", data)
                    .set("fill", "none")
                    .set("stroke", style.colour)
                    .set("stroke-linecap", "round")
                    .set("stroke-opacity", style.opacity)
                    .set("stroke-width", style.width)
            };
            let curve = match style.dash > 0.0 {
                true => drawn(curve).set("stroke-dasharray", style.dash),
                false => drawn(curve),
            };
            marks.add(curve).add(drawn(head))
        }
        Figure::Rect { at, width, height } | Figure::Fill { at, width, height } => {
            let filled = |fill: &str, opacity: f64| {
                Rectangle::new()
                    .set("x", at.x)
                    .set("y", at.y)
                    .set("width", *width)
                    .set("height", *height)
                    .set("fill", fill)
                    .set("fill-opacity", opacity)
            };
            let marks = marks.add(filled(style.colour, style.opacity * style.wash));
            match style.hatch {
                Hatch::None => marks,
                _ => marks.add(filled(
                    &format!("url(#{})", hatch_id(item.role)),
                    style.opacity,
                )),
            }
        }
        Figure::Disc { at, radius } => marks.add(
            Circle::new()
                .set("cx", at.x)
                .set("cy", at.y)
                .set("r", *radius)
                .set("fill", style.colour)
                .set("fill-opacity", style.opacity),
        ),
        Figure::Ring { at, radius } => {
            let ring = Circle::new()
                .set("cx", at.x)
                .set("cy", at.y)
                .set("r", *radius)
                .set("fill", "none")
                .set("stroke", style.colour)
                .set("stroke-width", style.width)
                .set("stroke-opacity", style.opacity);
            marks.add(if style.dash > 0.0 {
                ring.set("stroke-dasharray", style.dash)
            } else {
                ring
            })
        }
        Figure::Cross { at, radius } => {
            let data = Data::new()
                .move_to((at.x - radius, at.y - radius))
                .line_to((at.x + radius, at.y + radius))
                .move_to((at.x - radius, at.y + radius))
                .line_to((at.x + radius, at.y - radius));
            marks.add(
                Path::new()
                    .set("d", data)
                    .set("fill", "none")
                    .set("stroke", style.colour)
                    .set("stroke-opacity", style.opacity)
                    .set("stroke-width", style.width.min(0.06)),
            )
        }
        Figure::Text { .. } | Figure::Digit { .. } => match theme.written(&item.figure) {
            Some(Written { at, size, text }) => {
                let text = Text::new(text.as_str())
                    .set("x", at.x)
                    // Digits are about 0.72 em high, so half of that centres them.
                    .set("y", at.y + 0.36 * size)
                    .set("font-size", size)
                    .set("text-anchor", "middle")
                    .set("fill", style.colour);
                // Small numbers lie among lines and crosses: paper around them.
                marks.add(match item.role {
                    Role::Order => text
                        .set("stroke", theme.paper())
                        .set("stroke-width", 0.3 * size)
                        .set("stroke-linejoin", "round")
                        .set("paint-order", "stroke"),
                    _ => text,
                })
            }
            None => marks,
        },
    }
}
