//! Clues and board as a scene.

mod pictures;

use clew_core::grid::{Cell, Edge, Site, Vertex};
use clew_core::model::Fact as _;
use clew_core::scene::{Draw, Figure, Item, PatternPicture, Point, Role, Scene};
use clew_core::trace::Step;

use crate::board::{Board, Clue, Clues, EdgeCounts, Fact, Mark, Side, Slitherlink};
use crate::catalogue::Technique;
use crate::reason::{self, Reason};

/// Margin of the tile of an outside cell, in cells.
const TILE: f64 = 0.12;

impl Draw for Slitherlink {
    fn draw(clues: &Clues, board: &Board) -> Scene {
        let shape = clues.shape();
        let mut items = Vec::new();
        for cell in shape.cells() {
            items.extend(board.side(cell).map(|side| side_of(cell, side)));
            items.extend(clue(clues, board, cell));
        }
        for vertex in shape.vertices() {
            items.push(disc(vertex.site(), Role::Grid, 0.045));
        }
        for edge in shape.edges() {
            match board.edge(edge) {
                Some(Mark::Line) => items.push(segment(board, edge, Role::Line)),
                Some(Mark::Cross) => items.push(cross(edge, Role::Crossed, 0.07)),
                None => {}
            }
        }
        Scene::new(f64::from(shape.cols), f64::from(shape.rows), items)
    }

    fn mark(board: &Board, fact: Fact, role: Role) -> Vec<Item> {
        match (fact, role) {
            (Fact::Edge(edge, Mark::Line), _) => vec![segment(board, edge, role)],
            // Where one solution has a cross, the other has a line, and that line is
            // shown.
            (Fact::Edge(_, Mark::Cross), Role::Differs) => Vec::new(),
            (Fact::Edge(edge, Mark::Cross), Role::Premise) => vec![disc(edge.site(), role, 0.2)],
            (Fact::Edge(edge, Mark::Cross), _) => vec![cross(edge, role, 0.12)],
            // A halo over a whole cell would hide the cell; a ring shows the same.
            (Fact::Cell(cell, _), Role::Premise) => vec![disc(cell.site(), role, 0.16)],
            (Fact::Cell(cell, side), Role::Line) => vec![side_of(cell, side)],
            (Fact::Cell(cell, Side::Inside), _) => {
                let middle = Point::from(cell.site());
                let at = Point::new(middle.x - 0.3, middle.y - 0.3);
                let (width, height) = (0.6, 0.6);
                let figure = Figure::Rect { at, width, height };
                vec![Item::new(cell.site(), role, figure)]
            }
            (Fact::Cell(cell, Side::Outside), _) => {
                let (at, radius) = (cell.site().into(), 0.36);
                vec![Item::new(cell.site(), role, Figure::Ring { at, radius })]
            }
        }
    }

    fn pattern_pictures(technique: Technique) -> Vec<PatternPicture> {
        pictures::pictures(technique)
    }

    fn bridges(step: &Step<Slitherlink>) -> Vec<Site> {
        let sites = step.found.iter().map(|fact| fact.site());
        match step.groups.len() {
            0 | 1 => Vec::new(),
            _ => sites.filter(|site| site.cell().is_some()).collect(),
        }
    }

    /// Marks at the dots and tints of the cells that a reason or a rule names in addition to the
    /// evidence.
    fn aids(_: &Clues, _: &Board, step: &Step<Slitherlink>) -> Vec<Item> {
        let dot = reason::dot(step).map(Vertex::site);
        let places = step.reason.iter().flat_map(Reason::places).chain(dot);
        let mark = |site: Site| match (site.cell(), site.edge()) {
            (Some(cell), _) => tint(cell, Role::GroupOne),
            (None, Some(_)) => disc(site, Role::Premise, 0.2),
            (None, None) => disc(site, Role::Premise, 0.13),
        };
        let is_found = |site: &Site| step.found.iter().any(|fact| fact.site() == *site);
        places.filter(|site| !is_found(site)).map(mark).collect()
    }

    fn traced(_: &Clues, board: &Board) -> Vec<Fact> {
        let shape = board.shape();
        let is_line = |edge: &Edge| board.edge(*edge) == Some(Mark::Line);
        let Some(first) = shape.edges().find(is_line) else {
            return Vec::new();
        };
        let mut facts = vec![Fact::Edge(first, Mark::Line)];
        let (mut last, mut at) = (first, first.ends()[1]);
        loop {
            let next = at
                .edges(shape)
                .into_iter()
                .flatten()
                .find(|edge| *edge != last && is_line(edge));
            match next {
                Some(edge) if edge != first => {
                    facts.push(Fact::Edge(edge, Mark::Line));
                    at = edge.other_end(at);
                    last = edge;
                }
                _ => return facts,
            }
        }
    }
}

fn clue(clues: &Clues, board: &Board, cell: Cell) -> Option<Item> {
    let (text, role) = match clues.0[cell] {
        Clue::Blank => return None,
        Clue::Unknown => ("?".to_owned(), Role::Clue),
        Clue::Count(count) => {
            let EdgeCounts { lines, open } = board.around_cells()[cell];
            let role = if lines > count || lines + open < count {
                Role::ClueBroken
            } else if open == 0 {
                Role::ClueMet
            } else {
                Role::Clue
            };
            (count.to_string(), role)
        }
    };
    let (at, size) = (cell.site().into(), 0.56);
    Some(Item::new(
        cell.site(),
        role,
        Figure::Text { at, size, text },
    ))
}

/// Inside fills its cell and joins its neighbours; outside is a tile, so that the two also differ without colour.
fn side_of(cell: Cell, side: Side) -> Item {
    match side {
        Side::Inside => tint(cell, Role::Inside),
        Side::Outside => {
            let at = Point::new(f64::from(cell.col) + TILE, f64::from(cell.row) + TILE);
            let (width, height) = (1.0 - 2.0 * TILE, 1.0 - 2.0 * TILE);
            let figure = Figure::Rect { at, width, height };
            Item::new(cell.site(), Role::Outside, figure)
        }
    }
}

fn tint(cell: Cell, role: Role) -> Item {
    let at = Point::new(f64::from(cell.col), f64::from(cell.row));
    let (width, height) = (1.0, 1.0);
    Item::new(cell.site(), role, Figure::Rect { at, width, height })
}

fn disc(site: Site, role: Role, radius: f64) -> Item {
    let at = site.into();
    Item::new(site, role, Figure::Disc { at, radius })
}

pub(super) fn cross(edge: Edge, role: Role, radius: f64) -> Item {
    let at = edge.site().into();
    Item::new(edge.site(), role, Figure::Cross { at, radius })
}

/// Segment along an edge, starting at an end where the board already has a line.
fn segment(board: &Board, edge: Edge, role: Role) -> Item {
    let [a, b] = edge.ends();
    let has_line = |end: Vertex| {
        end.edges(board.shape())
            .into_iter()
            .flatten()
            .any(|next| next != edge && board.edge(next) == Some(Mark::Line))
    };
    let (from, to) = if has_line(b) && !has_line(a) {
        (b, a)
    } else {
        (a, b)
    };
    let figure = Figure::Segment {
        from: from.site().into(),
        to: to.site().into(),
    };
    Item::new(Fact::Edge(edge, Mark::Line).site(), role, figure)
}
