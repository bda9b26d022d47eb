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

fn rim_of(belong: &Interior, piece: &[Cell]) -> Vec<Cell> {
    let shape = belong.shape();
    let neighbours = piece.iter().flat_map(|cell| cell.neighbours(shape));
    let mut rim: Vec<Cell> = neighbours.flatten().filter(|&cell| !belong[cell]).collect();
    rim.sort_unstable();
    rim.dedup();
    rim
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
            let rim = rim_of(candidate, piece);
            cuts.push(Cut {
                cells: closed_in(piece[0], &rim, true),
                lines: Vec::new(),
                refused: Refused::Inside(
                    others.flat_map(|(_, (cells, _))| cells.clone()).collect(),
                ),
            });
        }
    }
    let outside = negated(candidate);
    for (hole, on_rim) in pieces(&outside) {
        if !on_rim {
            cuts.push(Cut {
                cells: closed_in(hole[0], &rim_of(&outside, &hole), false),
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

/// Cuts that follow from `known` sides whatever the rest is: two known inside
/// cells with no way between them, or a known outside cell walled in.
pub(crate) fn of_known(known: &Table<Cell, Option<bool>>) -> Vec<Cut> {
    let shape = known.shape();
    let may_be = |inside: bool| {
        let mut table = Table::filled(shape, false);
        for cell in shape.cells() {
            table[cell] = known[cell] != Some(!inside);
        }
        table
    };
    let holding = |belong: &Interior, inside: bool| -> Vec<(Cell, Vec<Cell>, bool)> {
        let hold = pieces(belong).into_iter().filter_map(|(piece, on_rim)| {
            let held = piece.iter().find(|&&cell| known[cell] == Some(inside))?;
            Some((*held, rim_of(belong, &piece), on_rim))
        });
        hold.collect()
    };
    let mut cuts = Vec::new();
    let inside = holding(&may_be(true), true);
    for (i, (held, rim, _)) in inside.iter().enumerate() {
        let others = inside.iter().enumerate().filter(|&(j, _)| j != i);
        if inside.len() > 1 {
            cuts.push(Cut {
                cells: closed_in(*held, rim, true),
                lines: Vec::new(),
                refused: Refused::Inside(others.map(|(_, (other, _, _))| *other).collect()),
            });
        }
    }
    for (held, rim, on_rim) in holding(&may_be(false), false) {
        if !on_rim {
            cuts.push(Cut {
                cells: closed_in(held, &rim, false),
                lines: Vec::new(),
                refused: Refused::Premise,
            });
        }
    }
    cuts
}

/// The candidate with every piece removed or filled that `may` be: pieces of
/// the inside apart from the largest, holes apart from the exterior.
pub(crate) fn tidied(candidate: &Interior, may: impl Fn(&Interior) -> bool) -> Interior {
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
