//! Picture of a game: the printed board, the marks, and what they satisfy and break.

use std::collections::BTreeSet;

use crate::grid::Site;
use crate::scene::{self, Figure, Item, Point, Role, Scene};

use super::{Game, Play, Position, Selection, Tallied};

/// Half the side of the frame around a selected cell, in cells.
const FRAME: f64 = 0.42;

/// Picture of a position of a game; `shows_clashes` rings what breaks a rule.
pub fn picture<P: Play>(game: &Game<P>, position: &Position<P>, shows_clashes: bool) -> Scene {
    let clues = game.clues();
    let board = P::board(clues);
    let mut scene = P::draw(clues, &board);
    scene.items.retain(|item| !P::covers(position, item));
    let mut met = BTreeSet::new();
    let mut exceeded = BTreeSet::new();
    for count in P::counts(clues, position) {
        if let Tallied::Clue(site) = count.of {
            if count.placed > count.needed {
                exceeded.insert(site);
            } else if count.is_done() {
                met.insert(site);
            }
        }
    }
    for item in &mut scene.items {
        let site = item.site.filter(|_| item.role == Role::Clue);
        match site {
            Some(site) if shows_clashes && exceeded.contains(&site) => {
                item.role = Role::ClueBroken;
            }
            Some(site) if met.contains(&site) => item.role = Role::ClueMet,
            _ => {}
        }
    }
    let is_solved = P::is_solved(clues, &position.facts(clues));
    let mut marks: Vec<Item> = Vec::new();
    for mark in position.marks() {
        let role = match (game.state().depth(P::slot(mark)), is_solved) {
            (1.., _) => Role::Trial,
            (0, _) => Role::Line,
        };
        marks.extend(P::drawn(clues, &board, position, mark, role));
    }
    if shows_clashes {
        let clashes = P::broken(clues, position);
        marks.extend(clashes.iter().flat_map(scene::clash_items));
    }
    scene.add(marks);
    if is_solved {
        scene::thread(&mut scene);
    }
    scene
}

/// Marks of the player's selection: the cells selected, or the cursor.
pub fn pointed(selection: &Selection) -> Vec<Item> {
    let selected: Vec<Site> = selection.selected.iter().map(|cell| cell.site()).collect();
    let sites = match selected.is_empty() {
        true => selection.cursor.into_iter().collect(),
        false => selected,
    };
    sites.into_iter().flat_map(frame).collect()
}

/// Frame around a cell, or a ring around a dot.
fn frame(site: Site) -> Vec<Item> {
    let middle = Point::from(site);
    if site.vertex().is_some() {
        let figure = Figure::Ring {
            at: middle,
            radius: 0.2,
        };
        return vec![Item::new(site, Role::Cursor, figure)];
    }
    let corner = |x: f64, y: f64| Point::new(middle.x + x * FRAME, middle.y + y * FRAME);
    let corners = [
        corner(-1.0, -1.0),
        corner(1.0, -1.0),
        corner(1.0, 1.0),
        corner(-1.0, 1.0),
    ];
    let sides = (0..4).map(|i| {
        let (from, to) = (corners[i], corners[(i + 1) % 4]);
        Item::new(site, Role::Cursor, Figure::Segment { from, to })
    });
    sides.collect()
}
