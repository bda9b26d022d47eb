//! The painter that writes SVG.

mod classes;
mod compact;
mod data;

use svg::node::element::path::Data;
use svg::node::element::{Circle, Group, Line, Path, Rectangle, Text};

pub use classes::{role_class, with_classes};
pub use compact::in_both_palettes;

use data::{HatchPath, dashes, dot, point, short};

use super::hatching::{area, hatching};
use super::written::Written;
use super::{Arrow, Figure, Hatch, Item, Point, Role, Scene, Theme};

/// Space around the board, in cells.
const MARGIN: f64 = 0.5;
/// Pixels per cell in the default size of the picture.
const CELL: f64 = 36.0;

/// A finished scene as an SVG document.
pub fn write(scene: &Scene, theme: Theme) -> String {
    let before = MARGIN + scene.margin;
    let (width, height) = (
        scene.width + before + MARGIN + scene.after,
        scene.height + before + MARGIN + scene.after,
    );
    let document = svg::Document::new()
        .set("viewBox", (-before, -before, width, height))
        .set("width", width * CELL)
        .set("height", height * CELL)
        .set("font-family", "system-ui, sans-serif");
    let paper = Rectangle::new()
        .set("x", -before)
        .set("y", -before)
        .set("width", width)
        .set("height", height)
        .set("fill", theme.paper());
    let mut marks = Group::new();
    let stays = scene.items.iter().filter(|item| item.until.is_none());
    let items: Vec<&Item> = stays.collect();
    for alike in items.chunk_by(|one, next| one.role == next.role) {
        let (areas, others): (Vec<&Item>, Vec<&Item>) =
            alike.iter().partition(|item| area(item).is_some());
        marks = areas
            .iter()
            .fold(marks, |marks, item| paint(marks, item, theme));
        marks = hatch(marks, &areas, theme);
        for like in others.chunk_by(|one, next| dot(one).is_some() && dot(one) == dot(next)) {
            marks = match dot(like[0]) {
                Some(radius) => dots(marks, like, radius, theme),
                None => paint(marks, like[0], theme),
            };
        }
    }
    document.add(paper).add(marks).to_string()
}

/// Hatches areas of one role.
fn hatch(marks: Group, areas: &[&Item], theme: Theme) -> Group {
    let Some(style) = areas.first().map(|item| theme.style(item.role)) else {
        return marks;
    };
    if style.hatch == Hatch::None {
        return marks;
    }
    let rectangles = areas.iter().filter_map(|item| area(item));
    let strokes = hatching(style.hatch, rectangles, style.width);
    let HatchPath { data, width, cap } = HatchPath::new(&strokes, style);
    marks.add(
        Path::new()
            .set("d", data)
            .set("fill", "none")
            .set("stroke", style.colour)
            .set("stroke-linecap", cap)
            .set("stroke-opacity", style.opacity)
            .set("stroke-width", short(width)),
    )
}

/// Draws filled circles of one size as one path of round points: as separate circles, the hundreds of a board would make up most of
/// a file printed by a browser.
fn dots(marks: Group, items: &[&Item], radius: f64, theme: Theme) -> Group {
    let style = theme.style(items[0].role);
    let points = items.iter().map(|item| match item.figure {
        Figure::Disc { at, .. } => format!("M{}h0", point(at)),
        _ => String::new(),
    });
    marks.add(
        Path::new()
            .set("d", points.collect::<String>())
            .set("stroke", style.colour)
            .set("stroke-linecap", "round")
            .set("stroke-opacity", style.opacity)
            .set("stroke-width", short(2.0 * radius)),
    )
}

fn paint(marks: Group, item: &Item, theme: Theme) -> Group {
    let style = theme.style(item.role);
    match &item.figure {
        Figure::Segment { from, to } if style.dash > 0.0 => marks.add(
            Path::new()
                .set("d", dashes(*from, *to, style.dash))
                .set("fill", "none")
                .set("stroke", style.colour)
                .set("stroke-linecap", "round")
                .set("stroke-opacity", style.opacity)
                .set("stroke-width", style.width),
        ),
        Figure::Segment { from, to } => marks.add(
            Line::new()
                .set("x1", from.x)
                .set("y1", from.y)
                .set("x2", to.x)
                .set("y2", to.y)
                .set("stroke", style.colour)
                .set("stroke-linecap", "round")
                .set("stroke-opacity", style.opacity)
                .set("stroke-width", style.width),
        ),
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
        Figure::Rect { at, width, height } | Figure::Fill { at, width, height } => marks.add(
            Rectangle::new()
                .set("x", at.x)
                .set("y", at.y)
                .set("width", *width)
                .set("height", *height)
                .set("fill", style.colour)
                .set("fill-opacity", style.opacity * style.wash),
        ),
        Figure::Disc { radius, .. } => dots(marks, &[item], *radius, theme),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Site;
    use crate::scene::Palette;

    /// Two dots and an area of each role that is hatched, and of one that is not.
    fn scene() -> Scene {
        let roles = [
            Role::GroupOne,
            Role::GroupTwo,
            Role::Candidate,
            Role::Differs,
            Role::Water,
        ];
        let at = Point::new(0.0, 0.0);
        let area = Figure::Fill {
            at,
            width: 1.0,
            height: 1.0,
        };
        let dot = Figure::Disc { at, radius: 0.06 };
        let figures = [area, dot.clone(), dot];
        let site = Site { x: 0, y: 0 };
        let marks = roles.into_iter().flat_map(|role| {
            let figures = figures.clone();
            figures.map(|figure| Item::new(site, role, figure))
        });
        Scene::new(1.0, 1.0, marks.collect())
    }

    #[test]
    fn dashes_of_a_segment_are_strokes() {
        let [from, to] = [0.0, 1.0].map(|x| Point::new(x, 2.0));
        let figure = Figure::Segment { from, to };
        let items = vec![Item::new(Site { x: 1, y: 4 }, Role::Trial, figure)];
        let document = write(&Scene::new(1.0, 2.0, items), Theme::default());
        let data = "d=\"M0 2L0.16 2M0.32 2L0.48 2M0.64 2L0.8 2M0.96 2L1 2\"";
        assert!(document.contains(data), "{document}");
        assert!(!document.contains("stroke-dasharray"), "{document}");
    }

    /// When a browser prints, it turns the elements that must be missing here into an image, or hundreds of curves.
    #[test]
    fn the_drawing_avoids_elements_that_are_large_in_print() {
        let theme = Theme::default();
        let hatched = scene().items.into_iter();
        let hatched = hatched.filter(|item| theme.style(item.role).hatch != Hatch::None);
        assert_eq!(hatched.count(), 4 * 3);
        let documents = [
            write(&scene(), theme),
            write(&scene(), theme.on_sheet()),
            write(&scene(), Theme::from(Palette::Dark)),
            in_both_palettes(&scene()),
            with_classes(&scene()),
        ];
        for document in documents {
            for construct in ["<pattern", "url(", "<mask", "<filter", "<image", "<circle"] {
                assert!(!document.contains(construct), "{construct} in {document}");
            }
        }
    }

    #[test]
    fn hatching_lies_on_the_area_and_dots_are_one_path() {
        let document = write(&scene(), Theme::default());
        let count = |what: &str| document.matches(what).count();
        assert_eq!(count("<rect"), 1 + 5);
        // Five for dots and four for hatching; one of the hatchings is dotted as well.
        assert_eq!(count("<path"), 5 + 4);
        assert_eq!(count("stroke-linecap=\"round\""), 5 + 1);
        assert_eq!(count("d=\"M0 0h0M0 0h0\""), 5);
    }
}
