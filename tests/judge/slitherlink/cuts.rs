//! Where a candidate falls into several loops: clauses that every single loop
//! meets and the candidate does not.

use clew::grid::{Cell, Edge, Table};

use super::rules::{Interior, is_line, loop_through};

/// "If all of `premise` hold, none of `refused` does", as places with the
/// value they have in the candidate. True of every single loop.
pub(crate) struct Cut {
    /// Cells with the side they must have.
    pub(crate) cells: Vec<(Cell, bool)>,
    /// Edges that must be lines.
    pub(crate) lines: Vec<Edge>,
    /// What cannot be then, one by one; empty: the premise itself cannot be.
    pub(crate) refused: Refused,
}

/// What a cut refuses.
pub(crate) enum Refused {
    /// Nothing more: the premise is impossible by itself.
    Premise,
    /// These cells inside.
    Inside(Vec<Cell>),
    /// These edges as lines.
    Lines(Vec<Edge>),
}

/// The pieces into which cells that `belong` fall, joined by their sides, and
/// whether each touches the rim of the board.
fn pieces(belong: &Interior) -> Vec<(Vec<Cell>, bool)> {
    let shape = belong.shape();
    let mut seen: Table<Cell, bool> = Table::filled(shape, false);
    let mut pieces = Vec::new();
    for start in shape.cells() {
        if seen[start] || !belong[start] {
            continue;
        }
        seen[start] = true;
        let (mut piece, mut on_rim, mut next) = (vec![start], false, 0);
        while next < piece.len() {
            for neighbour in piece[next].neighbours(shape) {
                match neighbour {
                    None => on_rim = true,
                    Some(cell) if belong[cell] && !seen[cell] => {
                        seen[cell] = true;
                        piece.push(cell);
                    }
                    Some(_) => {}
                }
            }
            next += 1;
        }
        pieces.push((piece, on_rim));
    }
    pieces
}

/// The cells around `piece`, a piece of `belong`, that are met first on the
/// ways from `far` to it: every such way passes one of them.
fn rim_of(belong: &Interior, piece: &[Cell], far: &[Cell]) -> Vec<Cell> {
    let shape = belong.shape();
    let mut rim: Table<Cell, bool> = Table::filled(shape, false);
    for cell in piece.iter().flat_map(|cell| cell.neighbours(shape)) {
        if let Some(cell) = cell.filter(|&cell| !belong[cell]) {
            rim[cell] = true;
        }
    }
    let mut seen: Table<Cell, bool> = Table::filled(shape, false);
    let mut todo = far.to_vec();
    let mut met = Vec::new();
    while let Some(cell) = todo.pop() {
        if !std::mem::replace(&mut seen[cell], true) {
            match rim[cell] {
                true => met.push(cell),
                false => todo.extend(cell.neighbours(shape).into_iter().flatten()),
            }
        }
    }
    met.sort_unstable();
    met
}

fn negated(table: &Interior) -> Interior {
    let mut other = table.clone();
    for cell in table.shape().cells() {
        other[cell] = !table[cell];
    }
    other
}

/// Cuts that refuse `candidate`, a board of several loops.
pub(crate) fn of_candidate(candidate: &Interior) -> Vec<Cut> {
    let mut cuts = Vec::new();
    let inside = pieces(candidate);
    if inside.len() > 1 {
        for (i, (piece, _)) in inside.iter().enumerate() {
            let others = inside.iter().enumerate().filter(|&(j, _)| j != i);
            let others: Vec<Cell> = others.flat_map(|(_, (cells, _))| cells.clone()).collect();
            let rim = rim_of(candidate, piece, &others);
            cuts.push(Cut {
                cells: closed_in(piece[0], &rim, true),
                lines: Vec::new(),
                refused: Refused::Inside(others),
            });
        }
    }
    let outside = negated(candidate);
    let shape = candidate.shape();
    let at_border = |cell: &Cell| cell.neighbours(shape).contains(&None);
    let border: Vec<Cell> = shape.cells().filter(at_border).collect();
    for (hole, on_rim) in pieces(&outside) {
        if !on_rim {
            cuts.push(Cut {
                cells: closed_in(hole[0], &rim_of(&outside, &hole, &border), false),
                lines: Vec::new(),
                refused: Refused::Premise,
            });
        }
    }
    cuts.extend(loop_cuts(candidate));
    cuts
}

fn closed_in(start: Cell, rim: &[Cell], inside: bool) -> Vec<(Cell, bool)> {
    let rim = rim.iter().map(|&cell| (cell, !inside));
    rim.chain([(start, inside)]).collect()
}

fn loop_cuts(candidate: &Interior) -> Vec<Cut> {
    let shape = candidate.shape();
    let mut number: Table<Edge, usize> = Table::filled(shape, 0);
    let mut loops: Vec<Vec<Edge>> = Vec::new();
    for edge in shape.edges() {
        if is_line(candidate, edge) && number[edge] == 0 {
            let lines = loop_through(candidate, edge);
            for &line in &lines {
                number[line] = loops.len() + 1;
            }
            loops.push(lines);
        }
    }
    let cut = |i: usize| Cut {
        cells: Vec::new(),
        lines: loops[i].clone(),
        refused: Refused::Lines([&loops[..i], &loops[i + 1..]].concat().concat()),
    };
    let several = if loops.len() > 1 { loops.len() } else { 0 };
    (0..several).map(cut).collect()
}

/// What is taken for granted in a question: sides, and edges that are lines.
pub(crate) struct Granted {
    /// Sides.
    pub(crate) sides: Table<Cell, Option<bool>>,
    /// Lines.
    pub(crate) lines: Table<Edge, bool>,
}

/// Rooms in which a way over cells of one side stays, whatever is not granted:
/// it passes no granted line and no cell granted to the other side.
struct Room {
    cells: Vec<Cell>,
    /// The granted walls.
    lines: Vec<Edge>,
    others: Vec<(Cell, bool)>,
    /// Whether the way can leave the board.
    open: bool,
}

fn rooms(granted: &Granted, inside: bool) -> Vec<Room> {
    let shape = granted.sides.shape();
    let blocked = |cell: Cell| granted.sides[cell] == Some(!inside);
    let mut seen: Table<Cell, bool> = Table::filled(shape, false);
    let mut rooms = Vec::new();
    for start in shape.cells() {
        if seen[start] || blocked(start) {
            continue;
        }
        seen[start] = true;
        let (mut cells, mut lines, mut others) = (vec![start], Vec::new(), Vec::new());
        let (mut open, mut next) = (false, 0);
        while next < cells.len() {
            let sides = cells[next].edges().into_iter();
            for (edge, neighbour) in sides.zip(cells[next].neighbours(shape)) {
                match neighbour {
                    _ if granted.lines[edge] => lines.push(edge),
                    None => open = true,
                    Some(cell) if blocked(cell) => others.push((cell, !inside)),
                    Some(cell) => {
                        if !std::mem::replace(&mut seen[cell], true) {
                            cells.push(cell);
                        }
                    }
                }
            }
            next += 1;
        }
        rooms.push(Room {
            cells,
            lines,
            others,
            open,
        });
    }
    rooms
}

/// Cuts that `candidate` breaks because of what is granted: two inside cells
/// in different rooms, or an outside cell in a room that cannot be left.
pub(crate) fn of_granted(granted: &Granted, candidate: &Interior) -> Vec<Cut> {
    let holder = |room: &Room, inside: bool| {
        let held = |cell: &&Cell| granted.sides[**cell] == Some(inside);
        let known = room.cells.iter().find(held);
        known
            .or_else(|| room.cells.iter().find(|&&cell| candidate[cell] == inside))
            .copied()
    };
    let cut = |room: &Room, held: (Cell, bool), refused: Refused| Cut {
        cells: [room.others.clone(), vec![held]].concat(),
        lines: room.lines.clone(),
        refused,
    };
    let mut cuts = Vec::new();
    let inside = rooms(granted, true);
    let held: Vec<(&Room, Cell)> = inside
        .iter()
        .filter_map(|room| Some((room, holder(room, true)?)))
        .collect();
    if held.len() > 1 {
        for (i, &(room, cell)) in held.iter().enumerate() {
            let others = held.iter().enumerate().filter(|&(j, _)| j != i);
            let others = others.map(|(_, &(_, other))| other).collect();
            cuts.push(cut(room, (cell, true), Refused::Inside(others)));
        }
    }
    for room in rooms(granted, false).iter().filter(|room| !room.open) {
        if let Some(cell) = holder(room, false) {
            cuts.push(cut(room, (cell, false), Refused::Premise));
        }
    }
    cuts
}

/// The candidate with every piece removed or filled that `may` be: pieces of
/// the inside apart from the largest, holes apart from the exterior.
pub(crate) fn tidied(candidate: &Interior, may: &dyn Fn(&Interior) -> bool) -> Interior {
    let mut tidy = candidate.clone();
    let flip = |tidy: &mut Interior, piece: &[Cell]| {
        let mut tried = tidy.clone();
        for &cell in piece {
            tried[cell] = !tried[cell];
        }
        if may(&tried) {
            *tidy = tried;
        }
    };
    let mut inside = pieces(&tidy);
    inside.sort_by_key(|(piece, _)| piece.len());
    inside.pop();
    for (piece, _) in inside {
        flip(&mut tidy, &piece);
    }
    for (hole, on_rim) in pieces(&negated(&tidy)) {
        if !on_rim {
            flip(&mut tidy, &hole);
        }
    }
    tidy
}
