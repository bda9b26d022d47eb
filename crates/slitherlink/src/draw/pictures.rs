//! The drawings as scenes, for the pages about techniques.

use clew_core::grid::{Edge, Shape};
use clew_core::scene::{Figure, Item, PatternPicture, Point, Role, Scene};

use super::cross;
use crate::board::Mark;
use crate::catalogue::Technique;
use crate::technique::patterns::DRAWINGS;
use crate::technique::patterns::drawing::{Border, Drawing};

/// Distance of the bar that stands for the border of the board, in cells.
const BORDER: f64 = 0.22;

/// Pictures of a technique's drawings, in the order of `patterns.txt`.
pub(super) fn pictures(technique: Technique) -> Vec<PatternPicture> {
    let drawings = DRAWINGS.iter();
    let drawings = drawings.filter(|drawing| drawing.technique == technique);
    drawings
        .map(|drawing| PatternPicture {
            before: scene(drawing, Half::Before),
            orientations: drawing
                .orientations()
                .iter()
                .map(|turned| scene(turned, Half::After))
                .collect(),
        })
        .collect()
}

/// Half of a drawing: the board before the pattern applies, or after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Half {
    Before,
    After,
}

fn scene(drawing: &Drawing, part: Half) -> Scene {
    let Shape { rows, cols } = drawing.window;
    let mut items = Vec::new();
    for vertex in drawing.window.vertices() {
        let figure = Figure::Disc {
            at: vertex.site().into(),
            radius: 0.05,
        };
        items.push(Item::new(vertex.site(), Role::Grid, figure));
    }
    for &(cell, count) in &drawing.clues {
        let figure = Figure::Text {
            at: cell.site().into(),
            size: 0.6,
            text: count.to_string(),
        };
        items.push(Item::new(cell.site(), Role::Clue, figure));
    }
    for &(edge, mark) in &drawing.given {
        items.push(marked(edge, mark, [Role::Line, Role::Crossed]));
    }
    if part == Half::After {
        for &(edge, mark, _) in &drawing.found {
            items.push(marked(edge, mark, [Role::News; 2]));
        }
    }
    items.extend(border(drawing));
    Scene::new(f64::from(cols), f64::from(rows), items)
}

/// Mark of an edge, in the role of a line or of a cross.
fn marked(edge: Edge, mark: Mark, [line, crossed]: [Role; 2]) -> Item {
    match mark {
        Mark::Line => {
            let [from, to] = edge.ends().map(|end| Point::from(end.site()));
            Item::new(edge.site(), line, Figure::Segment { from, to })
        }
        Mark::Cross => cross(edge, crossed, 0.14),
    }
}

/// Bars along the sides on which the drawing ends at the border of the board.
fn border(drawing: &Drawing) -> impl Iterator<Item = Item> {
    let Border {
        top,
        right,
        bottom,
        left,
    } = drawing.border;
    let Shape { rows, cols } = drawing.window;
    let (width, height) = (f64::from(cols), f64::from(rows));
    let (before, beyond) = (-BORDER, BORDER);
    let sides = [
        (top, (before, before), (width + beyond, before)),
        (
            right,
            (width + beyond, before),
            (width + beyond, height + beyond),
        ),
        (
            bottom,
            (before, height + beyond),
            (width + beyond, height + beyond),
        ),
        (left, (before, before), (before, height + beyond)),
    ];
    let sides = sides.into_iter().filter(|side| side.0);
    sides.map(|(_, from, to)| {
        let [from, to] = [from, to].map(|(x, y)| Point::new(x, y));
        Item {
            site: None,
            role: Role::Wall,
            figure: Figure::Segment { from, to },
            appears: None,
            until: None,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::model::Technique as _;

    #[test]
    fn every_drawing_has_a_picture_and_one_in_each_orientation() {
        let mut pictures_made = 0;
        for technique in Technique::all() {
            for picture in pictures(technique) {
                pictures_made += 1;
                assert!((1..=8).contains(&picture.orientations.len()));
                let news = |scene: &Scene| {
                    let items = scene.items.iter();
                    items.filter(|item| item.role == Role::News).count()
                };
                assert_eq!(news(&picture.before), 0, "{technique:?}");
                let found: Vec<usize> = picture.orientations.iter().map(news).collect();
                assert!(found[0] > 0, "{technique:?}");
                assert!(found.iter().all(|&count| count == found[0]));
            }
        }
        assert_eq!(pictures_made, DRAWINGS.len());
    }

    #[test]
    fn adjacent_threes_lie_side_by_side_or_one_above_the_other() {
        let picture = pictures(Technique::AdjacentThrees).remove(0);
        assert_eq!(picture.orientations.len(), 2);
        let zero = pictures(Technique::ThreeDiagonalZero).remove(0);
        assert_eq!(zero.orientations.len(), 4);
    }
}
