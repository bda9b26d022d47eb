//! Scenes as small SVG files that follow the reader's palette. All marks of one role and
//! sort are one element; the light colours are attributes, the dark ones a style of the
//! file, so a viewer without style support still shows a picture.

use std::fmt::Write as _;

use crate::scene::hatching::{area, hatching};
use crate::scene::written::Written;
use crate::scene::{Arrow, Figure, Hatch, Item, Palette, Point, Role, Scene, Theme};

use super::data::{HatchPath, point, short};
use super::{CELL, MARGIN};

/// A finished scene as an SVG file for light and dark paper.
pub fn in_both_palettes(scene: &Scene) -> String {
    let [light, dark] = [Palette::Light, Palette::Dark].map(Theme::from);
    let before = MARGIN + scene.margin;
    let [width, height] =
        [scene.width, scene.height].map(|length| length + before + MARGIN + scene.after);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{0} {0} {1} {2}\" width=\"{3}\" height=\"{4}\" \
         font-family=\"system-ui, sans-serif\" text-anchor=\"middle\" stroke-linecap=\"round\" fill=\"currentColor\">\n",
        short(-before),
        short(width),
        short(height),
        short(width * CELL),
        short(height * CELL),
    );
    let mut style = format!(".p{{color:{0}}}.h{{stroke:{0}}}", dark.paper());
    let mut body = format!(
        "<path class=\"p\" color=\"{}\" d=\"{}\"/>\n",
        light.paper(),
        boxed(Point::new(-before, -before), width, height)
    );
    let roles = scene.items.chunk_by(|one, next| one.role == next.role);
    for (number, marks) in roles.enumerate() {
        let role = marks[0].role;
        let [colour, other] = [light, dark].map(|theme| theme.style(role).colour);
        let _ = write!(style, ".r{number}{{color:{other}}}");
        let _ = write!(body, "<g class=\"r{number}\" color=\"{colour}\">");
        paint(&mut body, marks, light);
        body.push_str("</g>\n");
    }
    let _ = writeln!(
        text,
        "<style>@media (prefers-color-scheme:dark){{{style}}}</style>"
    );
    text + &body + "</svg>\n"
}

/// Writes all marks of a role.
fn paint(text: &mut String, marks: &[Item], theme: Theme) {
    let role = marks[0].role;
    let style = theme.style(role);
    let [mut areas, mut strokes, mut heads, mut rings, mut crosses] = [const { String::new() }; 5];
    let mut dots: Vec<(f64, String)> = Vec::new();
    let mut written: Vec<Written> = Vec::new();
    for item in marks {
        match &item.figure {
            Figure::Rect { at, width, height } | Figure::Fill { at, width, height } => {
                areas += &boxed(*at, *width, *height);
            }
            Figure::Segment { from, to } => {
                strokes += &format!("M{}L{}", point(*from), point(*to));
            }
            Figure::Arrow { from, bend, to } => arrow(&mut strokes, &mut heads, *from, *bend, *to),
            Figure::Ring { at, radius } => circle(&mut rings, *at, *radius),
            Figure::Cross { at, radius } => cross(&mut crosses, *at, *radius),
            Figure::Disc { at, radius } => dot(&mut dots, *at, *radius),
            Figure::Text { .. } | Figure::Digit { .. } => {
                written.extend(theme.written(&item.figure));
            }
        }
    }
    if !areas.is_empty() {
        fill(text, &areas, marks, theme);
    }
    let width = short(style.width);
    let mut stroked = |data: &str, width: &str, is_dashed: bool| {
        if data.is_empty() {
            return;
        }
        let _ = write!(
            text,
            "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"{width}\""
        );
        if is_dashed && style.dash > 0.0 {
            let _ = write!(text, " stroke-dasharray=\"{}\"", short(style.dash));
        }
        if style.opacity < 1.0 {
            let _ = write!(text, " stroke-opacity=\"{}\"", short(style.opacity));
        }
        let _ = write!(text, " d=\"{data}\"/>");
    };
    stroked(&strokes, &width, true);
    stroked(&heads, &width, false);
    stroked(&rings, &width, true);
    stroked(&crosses, &short(style.width.min(0.06)), false);
    for (radius, data) in dots {
        stroked(&data, &short(2.0 * radius), false);
    }
    letters(text, written, role, theme);
}

/// Writes the areas of a role, and their hatching.
fn fill(text: &mut String, areas: &str, marks: &[Item], theme: Theme) {
    let style = theme.style(marks[0].role);
    let _ = write!(
        text,
        "<path fill-opacity=\"{}\" d=\"{areas}\"/>",
        short(style.opacity * style.wash)
    );
    if style.hatch == Hatch::None {
        return;
    }
    let strokes = hatching(style.hatch, marks.iter().filter_map(area), style.width);
    let HatchPath { data, width, cap } = HatchPath::new(&strokes, style);
    let _ = write!(
        text,
        "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"{}\" stroke-opacity=\"{}\" stroke-linecap=\"{cap}\" d=\"{data}\"/>",
        short(width),
        short(style.opacity)
    );
}

/// Writes texts: single signs of one size as one element with a place for each.
fn letters(text: &mut String, written: Vec<Written>, role: Role, theme: Theme) {
    let is_sign = |one: &Written| one.text.chars().count() == 1;
    for alike in written
        .chunk_by(|one, next| is_sign(one) && is_sign(next) && (one.size - next.size).abs() < 1e-9)
    {
        let size = alike[0].size;
        let places = |along: fn(&Written) -> f64| {
            let places: Vec<String> = alike.iter().map(|one| short(along(one))).collect();
            places.join(" ")
        };
        // Small numbers lie among lines and crosses: paper around them.
        let halo = match role {
            Role::Order => format!(
                " class=\"h\" stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\" paint-order=\"stroke\"",
                theme.paper(),
                short(0.3 * size)
            ),
            _ => String::new(),
        };
        let said: String = alike.iter().map(|one| one.text.as_str()).collect();
        let _ = write!(
            text,
            "<text{halo} font-size=\"{}\" x=\"{}\" y=\"{}\">{}</text>",
            short(size),
            places(|one| one.at.x),
            // Digits are about 0.72 em high, so half of that centres them.
            places(|one| one.at.y + 0.36 * one.size),
            said.replace('&', "&amp;").replace('<', "&lt;")
        );
    }
}

fn arrow(strokes: &mut String, heads: &mut String, from: Point, bend: Point, to: Point) {
    let Arrow { bend, tip, barbs } = Arrow::new(from, bend, to, 1.0);
    let [one, other] = barbs.map(point);
    let tip = point(tip);
    let _ = write!(strokes, "M{}Q{} {tip}", point(from), point(bend));
    let _ = write!(heads, "M{one}L{tip}L{other}");
}

fn circle(rings: &mut String, at: Point, radius: f64) {
    let (left, across) = (Point::new(at.x - radius, at.y), short(2.0 * radius));
    let radius = short(radius);
    let _ = write!(
        rings,
        "M{}a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0 -{across} 0z",
        point(left)
    );
}

fn cross(crosses: &mut String, at: Point, radius: f64) {
    let across = short(2.0 * radius);
    for (down, y) in [("", at.y - radius), ("-", at.y + radius)] {
        let from = point(Point::new(at.x - radius, y));
        let _ = write!(crosses, "M{from}l{across} {down}{across}");
    }
}

fn dot(dots: &mut Vec<(f64, String)>, at: Point, radius: f64) {
    let is_of = |(known, _): &&mut (f64, String)| (*known - radius).abs() < 1e-9;
    let data = format!("M{}h0", point(at));
    match dots.iter_mut().find(is_of) {
        Some((_, all)) => all.push_str(&data),
        None => dots.push((radius, data)),
    }
}

fn boxed(at: Point, width: f64, height: f64) -> String {
    let (across, down) = (short(width), short(height));
    format!("M{}h{across}v{down}h-{across}z", point(at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Site;

    #[test]
    fn marks_of_a_role_and_sort_are_one_element_with_a_colour_for_each_palette() {
        let sign = |x, text: &str| Figure::Text {
            at: Point::new(x, 0.5),
            size: 0.5,
            text: text.to_owned(),
        };
        let line = |x| Figure::Segment {
            from: Point::new(x, 0.0),
            to: Point::new(x + 1.0, 0.0),
        };
        let item = |role, figure| Item::new(Site { x: 0, y: 0 }, role, figure);
        let text = in_both_palettes(&Scene::new(
            2.0,
            1.0,
            vec![
                item(Role::Line, line(0.0)),
                item(Role::Line, line(1.0)),
                item(Role::Clue, sign(0.5, "<")),
                item(Role::Clue, sign(1.5, "3")),
                item(Role::Clue, sign(1.5, "12")),
            ],
        ));
        for part in [
            "d=\"M0 0L1 0M1 0L2 0\"",
            "<text font-size=\"0.5\" x=\"0.5 1.5\" y=\"0.68 0.68\">&lt;3</text>",
            ">12</text>",
            "<g class=\"r0\" color=\"#1d1d1f\">",
            ".r0{color:#f2efe8}",
        ] {
            assert!(text.contains(part), "{part} in {text}");
        }
    }
}
