//! Marks on the board that show what an answer is about.

use crate::game::Play;
use crate::grid::Site;
use crate::model::Fact as _;
use crate::scene::{self, Figure, Item, Point, Role};

use super::{Answer, Argument, Degree};

/// Radius, in cells, of the part of the board that a hint points at first.
const AROUND: f64 = 1.5;

/// Marks that an answer adds to the picture of a game. A step shows as many as its
/// degree allows. A check shows the first wrong mark once the degree is above the
/// lowest.
pub fn pointing<P: Play>(clues: &P::Clues, answer: &Answer<P>, degree: Degree) -> Vec<Item> {
    match answer {
        Answer::Step(argument) | Answer::Searched(argument) => hint(clues, argument, degree),
        Answer::Follows(argument) => hint(clues, argument, Degree::Evidence),
        Answer::Choice(fact) => P::mark(&P::board(clues), *fact, Role::News),
        Answer::Checked { wrong, .. } if degree > Degree::Where => {
            let first = wrong.first().into_iter();
            first.flat_map(|fact| scene::ringed(fact.site())).collect()
        }
        _ => Vec::new(),
    }
}

fn hint<P: Play>(clues: &P::Clues, argument: &Argument<P>, degree: Degree) -> Vec<Item> {
    let board = P::board(clues);
    let Some(first) = argument.found.first() else {
        return Vec::new();
    };
    if degree < Degree::Evidence {
        return vec![part::<P>(clues, first.site())];
    }
    if degree == Degree::Follows {
        let following = argument.following().into_iter();
        return following
            .flat_map(|fact| P::mark(&board, fact, Role::Follows))
            .collect();
    }
    let mut items = scene::rings(&argument.clues);
    let with = |fact: &P::Fact, role| P::mark(&board, *fact, role);
    items.extend(
        argument
            .evidence
            .iter()
            .flat_map(|fact| with(fact, Role::Premise)),
    );
    items.extend(
        argument
            .found
            .iter()
            .flat_map(|fact| with(fact, Role::News)),
    );
    items
}

/// The part of the board around a place.
fn part<P: Play>(clues: &P::Clues, site: Site) -> Item {
    let shape = P::shape(clues);
    let middle = Point::from(site);
    let within = |value: f64, count: u8| value.clamp(0.0, f64::from(count));
    let left = within((middle.x - AROUND).floor(), shape.cols);
    let right = within((middle.x + AROUND).ceil(), shape.cols);
    let top = within((middle.y - AROUND).floor(), shape.rows);
    let bottom = within((middle.y + AROUND).ceil(), shape.rows);
    let figure = Figure::Rect {
        at: Point::new(left, top),
        width: right - left,
        height: bottom - top,
    };
    Item::new(site, Role::Part, figure)
}
