//! Boards and facts as marks.

use clew_core::grid::{Cell, Edge, Line, Site, SortShort as _, Vertex};
use clew_core::model::Fact as _;
use clew_core::scene::{Draw, Figure, Item, Point, Role, Scene};
use clew_core::trace::Step;

use crate::board::clues::Clues;
use crate::board::lines::{Count, Piece};
use crate::board::{Aquarium, Board, CellState, Fact};
use crate::rules;
use crate::technique::argument::Argument;
use crate::technique::reachable::Heights;
use crate::technique::reason::Reason;

/// Height of a sum.
const SUM: f64 = 0.52;
/// Height of the number of a piece.
const PIECE: f64 = 0.28;
/// Height of what is counted beside a line.
const COUNTED: f64 = 0.42;

impl Draw for Aquarium {
    fn draw(clues: &Clues, board: &Board) -> Scene {
        let shape = clues.shape();
        let mut items = lattice(clues);
        for line in shape.lines() {
            items.extend(sum(clues, board, line));
        }
        for cell in shape.cells() {
            match board.cell(cell) {
                Some(CellState::Water) => items.extend(water(clues, board, cell)),
                Some(CellState::Air) => items.push(cross(cell, Role::Crossed, 0.1)),
                None => {}
            }
            if board.surface(cell).is_some() && board.cell(cell).is_none() {
                let known = Fact::Surface(cell, board.surface(cell) == Some(true));
                items.extend(Aquarium::mark(board, known, Role::Crossed));
            }
        }
        Scene::new(f64::from(shape.cols), f64::from(shape.rows), items).with_clues_before()
    }

    fn mark(_: &Board, fact: Fact, role: Role) -> Vec<Item> {
        match (fact, role) {
            (Fact::Cell(cell, CellState::Water), Role::Line) => vec![fill(cell, Role::Water, 0.0)],
            // A disc would lie below the water.
            (Fact::Cell(cell, CellState::Water), Role::Premise) => vec![ring(cell)],
            (Fact::Cell(cell, CellState::Water), _) => vec![fill(cell, role, 0.1)],
            // Where one solution has air, the other has water, and that water is drawn.
            (Fact::Cell(_, CellState::Air), Role::Differs) => Vec::new(),
            (Fact::Cell(cell, CellState::Air), Role::Premise) => vec![disc(cell, 0.18)],
            (Fact::Cell(cell, CellState::Air), _) => vec![cross(cell, role, 0.16)],
            (Fact::Surface(cell, here), _) => surface(cell, here, role),
        }
    }

    /// The water from the bottom up, as it would be poured.
    fn traced(clues: &Clues, board: &Board) -> Vec<Fact> {
        let mut cells: Vec<Cell> = clues.shape().cells().collect();
        cells.sort_short_by_key(|cell| (std::cmp::Reverse(cell.row), cell.col));
        cells.retain(|&cell| board.is_water(cell));
        cells.into_iter().map(Fact::water).collect()
    }

    /// What the reason of a step counts: beside each line, the water that it still
    /// needs and the open cells that it can spare; the pieces that it counts, outlined, each with its
    /// number of cells; and which of the remaining levels fit the sums.
    fn aids(clues: &Clues, board: &Board, step: &Step<Aquarium>) -> Vec<Item> {
        match &step.reason {
            None => Vec::new(),
            Some(Reason::Line(count, stacks)) => {
                let mut items = beside(clues, board, count);
                let pieces: Vec<&Vec<Piece>> = match count.argument(&step.found) {
                    Argument::Full | Argument::NeedsAll => Vec::new(),
                    Argument::Pieces(..) | Argument::Stacks(_) => {
                        count.stacks_of(&step.found).collect()
                    }
                    Argument::Odd { .. } | Argument::Sums => count.open.iter().collect(),
                };
                items.extend(pieces.into_iter().flat_map(|stack| outlined(stack)));
                items.extend(stacks.iter().flat_map(fitting));
                items
            }
            Some(Reason::Lines(counts, stacks)) => {
                let counted = counts.iter().flat_map(|count| beside(clues, board, count));
                counted.chain(stacks.iter().flat_map(fitting)).collect()
            }
            Some(Reason::Board { stacks, .. }) => stacks.iter().flat_map(fitting).collect(),
        }
    }
}

/// Distance of an outline from the sides of its cells, in cells.
const WITHIN_CELL: f64 = 0.08;

/// Outline of the open cells of a stack, with their number in the first of them.
fn outlined(stack: &[Piece]) -> Vec<Item> {
    let mut cells: Vec<Cell> = stack.iter().flat_map(|piece| piece.cells.clone()).collect();
    cells.sort_short();
    let is_next = |a: &Cell, b: &Cell| a.row.abs_diff(b.row) + a.col.abs_diff(b.col) == 1;
    let mut items = Vec::new();
    for run in cells.chunk_by(is_next) {
        let corner = |cell: Cell, by: f64| (f64::from(cell.col) + by, f64::from(cell.row) + by);
        let (left, top) = corner(run[0], WITHIN_CELL);
        let (right, bottom) = corner(run[run.len() - 1], 1.0 - WITHIN_CELL);
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
        let corners = corners.map(|(x, y)| Point::new(x, y));
        items.extend((0..4).map(|at| {
            let (from, to) = (corners[at], corners[(at + 1) % 4]);
            // Both ends of the run are places that its sentence may name.
            let cell = if at % 3 == 0 {
                run[0]
            } else {
                run[run.len() - 1]
            };
            line(cell.site(), Role::Counted, from, to)
        }));
    }
    items.extend(cells.first().map(|cell| {
        let at = Point::new(f64::from(cell.col) + 0.27, f64::from(cell.row) + 0.29);
        text(
            cell.site(),
            Role::Counted,
            at,
            PIECE,
            cells.len().to_string(),
        )
    }));
    items
}

/// Distance between a stack's end and the mark of its level there, in cells.
const WITHIN: f64 = 0.17;

/// The levels left to a stack, at its walls: a tick if the level fits the sums, and a
/// cross if it does not. The marks at its floor and its rim are within the stack, clear
/// of the stacks below and above. A stack that may have any height has no marks, since
/// it decides nothing.
fn fitting(stack: &Heights) -> Vec<Item> {
    if stack.left == stack.possible && !stack.has_gap() {
        return Vec::new();
    }
    let cell_at = |at: usize| stack.parts[at].water[0].site().cell();
    let levels = stack.gains_of(stack.left).filter_map(|(height, _)| {
        let (cell, below) = match height.checked_sub(1) {
            Some(top) => (cell_at(top)?, 0.0),
            None => (cell_at(0)?, 1.0),
        };
        let inwards = match height {
            0 => -WITHIN,
            _ if height == stack.parts.len() => WITHIN,
            _ => 0.0,
        };
        let at = Point::new(
            f64::from(cell.col) + 0.5,
            f64::from(cell.row) + below + inwards,
        );
        let figures = match stack.possible >> height & 1 == 1 {
            true => {
                let [left, low, right] = [(-0.14, 0.0), (-0.04, 0.11), (0.15, -0.13)]
                    .map(|(x, y)| Point::new(at.x + x, at.y + y));
                let line = |from, to| Figure::Segment { from, to };
                vec![line(left, low), line(low, right)]
            }
            false => vec![Figure::Cross { at, radius: 0.1 }],
        };
        let item = move |figure| Item::new(cell.site(), Role::Counted, figure);
        Some(figures.into_iter().map(item))
    });
    levels.flatten().collect()
}

fn line(site: Site, role: Role, from: Point, to: Point) -> Item {
    Item::new(site, role, Figure::Segment { from, to })
}

fn text(site: Site, role: Role, at: Point, size: f64, text: String) -> Item {
    Item::new(site, role, Figure::Text { at, size, text })
}

fn sum(clues: &Clues, board: &Board, line: Line) -> Option<Item> {
    let sum = clues.sum(line)?;
    let shape = clues.shape();
    let open = line.cells(shape).any(|cell| board.cell(cell).is_none());
    let broken = rules::line_clash(clues, board, line).is_some();
    let role = match (broken, open) {
        (true, _) => Role::ClueBroken,
        (false, false) => Role::ClueMet,
        (false, true) => Role::Clue,
    };
    let at = line.site();
    Some(text(at, role, at.into(), SUM, sum.to_string()))
}

/// Need and spare at the far end of a line, one below the other, each with the sign of
/// its state: a little water, or a cross.
fn beside(clues: &Clues, board: &Board, count: &Count) -> Vec<Item> {
    let shape = clues.shape();
    let count = Count::with_sum(clues, board, count.line, count.sum);
    let (Some(need), Some(spare)) = (count.need(), count.spare()) else {
        return Vec::new();
    };
    let site = count.line.site();
    let middle = Point::from(site);
    let (far_x, far_y) = (f64::from(shape.cols), f64::from(shape.rows));
    let places = match count.line {
        Line::Row(_) => [-0.24, 0.24].map(|y| Point::new(far_x + 0.36, middle.y + y)),
        Line::Col(_) => [0.34, 0.82].map(|y| Point::new(middle.x - 0.22, far_y + y)),
    };
    let [wet, dry] = places;
    let [left, right, top] = [wet.x - 0.14, wet.x + 0.14, wet.y - 0.12];
    let water = Figure::Rect {
        at: Point::new(left, top),
        width: right - left,
        height: 0.26,
    };
    let [from, to] = [left, right].map(|x| Point::new(x, top));
    let (at, radius) = (dry, 0.11);
    let number = |at: Point, value: usize| {
        let at = Point::new(at.x + 0.44, at.y);
        text(site, Role::Counted, at, COUNTED, value.to_string())
    };
    vec![
        Item::new(site, Role::Water, water),
        line(site, Role::Surface, from, to),
        number(wet, need),
        Item::new(site, Role::Counted, Figure::Cross { at, radius }),
        number(dry, spare),
    ]
}

/// Thin lines between cells, and thick ones along walls, each as long as possible.
fn lattice(clues: &Clues) -> Vec<Item> {
    let shape = clues.shape();
    let mut items = Vec::new();
    let across = (0..=shape.rows).map(|row| {
        let along = (0..shape.cols).map(move |col| Edge::Above(Cell::new(row, col)));
        along.collect::<Vec<_>>()
    });
    let down = (0..=shape.cols).map(|col| {
        let along = (0..shape.rows).map(move |row| Edge::LeftOf(Cell::new(row, col)));
        along.collect::<Vec<_>>()
    });
    for edges in across.chain(down) {
        let is_wall = |edge: Edge| clues.walls().has(edge);
        for run in edges.chunk_by(|&a, &b| is_wall(a) == is_wall(b)) {
            let role = if is_wall(run[0]) {
                Role::Wall
            } else {
                Role::Thin
            };
            let point = |vertex: Vertex| Point::from(vertex.site());
            let figure = Figure::Segment {
                from: point(run[0].ends()[0]),
                to: point(run[run.len() - 1].ends()[1]),
            };
            items.push(Item {
                site: None,
                role,
                figure,
                appears: None,
                until: None,
            });
        }
    }
    items
}

/// A cell of water: filled, with ripples, and the surface where it ends.
fn water(clues: &Clues, board: &Board, cell: Cell) -> Vec<Item> {
    let (x, y) = (f64::from(cell.col), f64::from(cell.row));
    let level = |role: Role, left: f64, right: f64, down: f64| {
        let at = |along: f64| Point::new(x + along, y + down);
        line(cell.site(), role, at(left), at(right))
    };
    let mut items = vec![
        fill(cell, Role::Water, 0.0),
        level(Role::Ripple, 0.2, 0.42, 0.38),
        level(Role::Ripple, 0.56, 0.8, 0.66),
    ];
    let walled = clues.walls().has(Edge::Above(cell));
    let covered = cell.row > 0 && board.is_water(Cell::new(cell.row - 1, cell.col));
    if !walled && !covered {
        items.push(level(Role::Surface, 0.0, 1.0, 0.0));
    }
    items
}

fn fill(cell: Cell, role: Role, inset: f64) -> Item {
    let at = Point::new(f64::from(cell.col) + inset, f64::from(cell.row) + inset);
    let (width, height) = (1.0 - 2.0 * inset, 1.0 - 2.0 * inset);
    Item::new(cell.site(), role, Figure::Fill { at, width, height })
}

fn ring(cell: Cell) -> Item {
    let (at, radius) = (cell.site().into(), 0.3);
    Item::new(cell.site(), Role::Evidence, Figure::Ring { at, radius })
}

fn disc(cell: Cell, radius: f64) -> Item {
    let at = cell.site().into();
    Item::new(cell.site(), Role::Premise, Figure::Disc { at, radius })
}

fn cross(cell: Cell, role: Role, radius: f64) -> Item {
    let at = cell.site().into();
    Item::new(cell.site(), role, Figure::Cross { at, radius })
}

/// The surface above a cell: drawn or crossed out.
fn surface(cell: Cell, here: bool, role: Role) -> Vec<Item> {
    let site = Edge::Above(cell).site();
    let middle = Point::from(site);
    let [from, to] = [-0.32, 0.32].map(|along| Point::new(middle.x + along, middle.y));
    let mut items = vec![line(site, role, from, to)];
    if !here {
        let (at, radius) = (middle, 0.12);
        items.push(Item::new(site, role, Figure::Cross { at, radius }));
    }
    items
}
