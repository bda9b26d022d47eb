//! Scenes as elements of a page: the style sheet, not the picture, sets the colours.

use std::fmt::Write as _;

use crate::scene::written::Written;
use crate::scene::{Arrow, Figure, Item, Role, Scene, Theme};

use super::MARGIN;
use super::data::dot;

/// Class of the marks of a role, such as `role-clue-met`.
pub fn role_class(role: Role) -> String {
    let mut class = "role".to_owned();
    for letter in format!("{role:?}").chars() {
        if letter.is_uppercase() {
            class.push('-');
        }
        class.push(letter.to_ascii_lowercase());
    }
    class
}

/// A finished scene as an `svg` element of class `scene`, one line per role. The marks of a role are a group with the role's class;
/// its `color` sets their colour in every palette. Hatching and dashes are left out: this is for boards on which nothing has
/// happened yet.
pub fn with_classes(scene: &Scene) -> String {
    let before = MARGIN + scene.margin;
    let [width, height] =
        [scene.width, scene.height].map(|length| length + before + MARGIN + scene.after);
    let mut text = format!(
        "<svg class=\"scene\" viewBox=\"{:?} {:?} {width:?} {height:?}\" aria-hidden=\"true\">\n",
        -before, -before
    );
    for marks in scene.items.chunk_by(|one, next| one.role == next.role) {
        let role = marks[0].role;
        let _ = write!(text, "<g class=\"{}\">", role_class(role));
        for alike in marks.chunk_by(|one, next| dot(one).is_some() && dot(one) == dot(next)) {
            match dot(&alike[0]) {
                Some(radius) => dots(&mut text, alike, radius),
                None => mark(&mut text, &alike[0]),
            }
        }
        text.push_str("</g>\n");
    }
    text.push_str("</svg>\n");
    text
}

/// Circles of one size as one path of round points, because a board has hundreds of them.
fn dots(text: &mut String, items: &[Item], radius: f64) {
    let _ = write!(text, "<path stroke-width=\"{}\" d=\"", 2.0 * radius);
    for item in items {
        if let Figure::Disc { at, .. } = item.figure {
            let _ = write!(text, "M{} {}h0", at.x, at.y);
        }
    }
    text.push_str("\"/>");
}

fn mark(text: &mut String, item: &Item) {
    let theme = Theme::default();
    let style = theme.style(item.role);
    let width = style.width;
    let _ = match &item.figure {
        Figure::Segment { from, to } => write!(
            text,
            "<path stroke-width=\"{width}\" d=\"M{} {}L{} {}\"/>",
            from.x, from.y, to.x, to.y
        ),
        Figure::Arrow { from, bend, to } => {
            let Arrow { tip, barbs, .. } = Arrow::new(*from, *bend, *to, 1.0);
            let [one, other] = barbs;
            write!(
                text,
                "<path fill=\"none\" stroke-width=\"{width}\" d=\"M{} {}Q{} {} {} {}M{} {}L{} {}L{} {}\"/>",
                from.x,
                from.y,
                bend.x,
                bend.y,
                tip.x,
                tip.y,
                one.x,
                one.y,
                tip.x,
                tip.y,
                other.x,
                other.y
            )
        }
        Figure::Rect { at, width, height } | Figure::Fill { at, width, height } => write!(
            text,
            "<rect x=\"{}\" y=\"{}\" width=\"{width}\" height=\"{height}\" fill-opacity=\"{}\"/>",
            at.x,
            at.y,
            style.opacity * style.wash
        ),
        Figure::Ring { at, radius } => write!(
            text,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{radius}\" stroke-width=\"{width}\"/>",
            at.x, at.y
        ),
        Figure::Cross { at, radius } => {
            let (left, right) = (at.x - radius, at.x + radius);
            let (top, bottom) = (at.y - radius, at.y + radius);
            write!(
                text,
                "<path stroke-width=\"{}\" d=\"M{left} {top}L{right} {bottom}M{left} {bottom}L{right} {top}\"/>",
                width.min(0.06)
            )
        }
        Figure::Disc { .. } => Ok(()),
        Figure::Text { .. } | Figure::Digit { .. } => match theme.written(&item.figure) {
            Some(Written {
                at,
                size,
                text: said,
            }) => write!(
                text,
                "<text x=\"{}\" y=\"{:.3}\" font-size=\"{size}\">{}</text>",
                at.x,
                // Digits are about 0.72 em high, so half of that centres them.
                at.y + 0.36 * size,
                escaped(&said)
            ),
            None => Ok(()),
        },
    };
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Site;
    use crate::scene::Point;

    #[test]
    fn marks_of_a_role_are_a_group_without_a_colour() {
        let at = Point::new(1.0, 2.0);
        let dot = |x| Figure::Disc {
            at: Point::new(x, 0.0),
            radius: 0.06,
        };
        let site = Site { x: 0, y: 0 };
        let item = |role, figure| Item::new(site, role, figure);
        let text = with_classes(&Scene::new(
            2.0,
            3.0,
            vec![
                item(Role::Grid, dot(0.0)),
                item(Role::Grid, dot(1.0)),
                item(
                    Role::Line,
                    Figure::Segment {
                        from: at,
                        to: Point::new(2.0, 2.0),
                    },
                ),
                item(
                    Role::ClueMet,
                    Figure::Text {
                        at,
                        size: 0.5,
                        text: "<3".to_owned(),
                    },
                ),
                item(Role::Crossed, Figure::Cross { at, radius: 0.25 }),
            ],
        ));
        let expected = r#"<svg class="scene" viewBox="-0.5 -0.5 3.0 4.0" aria-hidden="true">
<g class="role-grid"><path stroke-width="0.12" d="M0 0h0M1 0h0"/></g>
<g class="role-crossed"><path stroke-width="0.035" d="M0.75 1.75L1.25 2.25M0.75 2.25L1.25 1.75"/></g>
<g class="role-line"><path stroke-width="0.095" d="M1 2L2 2"/></g>
<g class="role-clue-met"><text x="1" y="2.180" font-size="0.5">&lt;3</text></g>
</svg>
"#;
        assert_eq!(text, expected);
    }
}
