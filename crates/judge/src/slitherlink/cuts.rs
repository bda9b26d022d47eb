//! Cuts: clauses that every single loop meets but a candidate with several loops does
//! not (like the subtour elimination of the travelling salesman problem).

use clew_core::grid::{Cell, Edge, Table};

use super::rules::{Interior, is_line, loop_through};

/// Clause of the form "if all of the premise holds, none of `excluded` holds". It is
/// true of every single loop; the candidate meets the premise.
pub(super) struct Cut {
    /// Premise: cells with the side they must have.
    pub cells: Vec<(Cell, bool)>,
    /// Premise: edges that must be lines.
    pub lines: Vec<Edge>,
    /// Conclusion: facts that then cannot hold.
    pub excluded: Excluded,
}

/// Facts that a cut excludes, one by one.
pub(super) enum Excluded {
    /// None: the premise is impossible by itself.
    Premise,
    /// These cells inside.
    Inside(Vec<Cell>),
    /// These edges as lines.
    Lines(Vec<Edge>),
}

/// Connected components of the cells that `belong`, and whether each touches the
/// rim of the board.
fn components(belong: &Interior) -> Vec<(Vec<Cell>, bool)> {
    let no_lines = Table::filled(belong.shape(), false);
    let components = open_components(&no_lines, |cell| !belong[cell]).into_iter();
    let components = components.map(|component| (component.cells, component.open));
    components.collect()
}

/// Cells around `piece`, a component of `belong`, that are met first on the paths
/// from `far` to it: every such path passes one of them.
fn first_met_around(belong: &Interior, piece: &[Cell], far: &[Cell]) -> Vec<Cell> {
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

/// Cuts that exclude `candidate`, a board with several loops.
pub(super) fn of_candidate(candidate: &Interior) -> Vec<Cut> {
    let mut cuts = Vec::new();
    let inside = components(candidate);
    if inside.len() > 1 {
        for (i, (piece, _)) in inside.iter().enumerate() {
            let others = inside.iter().enumerate().filter(|&(j, _)| j != i);
            let others: Vec<Cell> = others.flat_map(|(_, (cells, _))| cells.clone()).collect();
            let rim = first_met_around(candidate, piece, &others);
            cuts.push(Cut {
                cells: closed_in(piece[0], &rim, true),
                lines: Vec::new(),
                excluded: Excluded::Inside(others),
            });
        }
    }
    let outside = negated(candidate);
    let shape = candidate.shape();
    let at_border = |cell: &Cell| cell.neighbours(shape).contains(&None);
    let border: Vec<Cell> = shape.cells().filter(at_border).collect();
    for (enclosed, on_rim) in components(&outside) {
        if !on_rim {
            let rim = first_met_around(&outside, &enclosed, &border);
            cuts.push(Cut {
                cells: closed_in(enclosed[0], &rim, false),
                lines: Vec::new(),
                excluded: Excluded::Premise,
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
        excluded: Excluded::Lines([&loops[..i], &loops[i + 1..]].concat().concat()),
    };
    let several = if loops.len() > 1 { loops.len() } else { 0 };
    (0..several).map(cut).collect()
}

/// Facts assumed in a question: sides, and edges that are lines.
pub(super) struct Assumed {
    /// Sides.
    pub sides: Table<Cell, Option<bool>>,
    /// Lines.
    pub lines: Table<Edge, bool>,
}

/// Component of the cells between which paths over cells of one side are still
/// possible. Such paths do not cross an assumed line or a cell assumed to be on the
/// other side.
struct Component {
    cells: Vec<Cell>,
    /// Assumed lines on its boundary.
    lines: Vec<Edge>,
    /// Blocked cells around it.
    others: Vec<Cell>,
    /// Whether it reaches the exterior.
    open: bool,
}

/// Components between assumed lines and blocked cells, in reading order of their first cells.
fn open_components(lines: &Table<Edge, bool>, is_blocked: impl Fn(Cell) -> bool) -> Vec<Component> {
    let shape = lines.shape();
    let mut seen: Table<Cell, bool> = Table::filled(shape, false);
    let mut open_components = Vec::new();
    for start in shape.cells() {
        if seen[start] || is_blocked(start) {
            continue;
        }
        seen[start] = true;
        let mut component = Component {
            cells: vec![start],
            lines: Vec::new(),
            others: Vec::new(),
            open: false,
        };
        let mut next = 0;
        while let Some(&at) = component.cells.get(next) {
            for (edge, neighbour) in at.edges().into_iter().zip(at.neighbours(shape)) {
                match neighbour {
                    _ if lines[edge] => component.lines.push(edge),
                    None => component.open = true,
                    Some(cell) if is_blocked(cell) => component.others.push(cell),
                    Some(cell) => {
                        if !std::mem::replace(&mut seen[cell], true) {
                            component.cells.push(cell);
                        }
                    }
                }
            }
            next += 1;
        }
        open_components.push(component);
    }
    open_components
}

/// Cuts that `candidate` breaks because of the assumptions: two inside cells in
/// different components, or an outside cell in an enclosed component.
pub(super) fn of_assumed(assumed: &Assumed, candidate: &Interior) -> Vec<Cut> {
    let holder = |component: &Component, inside: bool| {
        let cells = || component.cells.iter().copied();
        let known = cells().find(|&cell| assumed.sides[cell] == Some(inside));
        known.or_else(|| cells().find(|&cell| candidate[cell] == inside))
    };
    let cut = |component: &Component, (cell, inside): (Cell, bool), excluded: Excluded| Cut {
        cells: closed_in(cell, &component.others, inside),
        lines: component.lines.clone(),
        excluded,
    };
    let components = |inside: bool| {
        let is_blocked = |cell: Cell| assumed.sides[cell] == Some(!inside);
        open_components(&assumed.lines, is_blocked)
    };
    let mut cuts = Vec::new();
    let inside = components(true);
    let held: Vec<(&Component, Cell)> = inside
        .iter()
        .filter_map(|component| Some((component, holder(component, true)?)))
        .collect();
    if held.len() > 1 {
        for (i, &(component, cell)) in held.iter().enumerate() {
            let others = held.iter().enumerate().filter(|&(j, _)| j != i);
            let others = others.map(|(_, &(_, other))| other).collect();
            cuts.push(cut(component, (cell, true), Excluded::Inside(others)));
        }
    }
    for component in components(false).iter().filter(|component| !component.open) {
        if let Some(cell) = holder(component, false) {
            cuts.push(cut(component, (cell, false), Excluded::Premise));
        }
    }
    cuts
}

/// Candidate with every component removed or filled for which `may` allows it:
/// components of the inside except the largest, and enclosed ones of the outside.
pub(super) fn tidied(candidate: &Interior, may: &dyn Fn(&Interior) -> bool) -> Interior {
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
    let mut inside = components(&tidy);
    inside.sort_by_key(|(piece, _)| piece.len());
    inside.pop();
    for (piece, _) in inside {
        flip(&mut tidy, &piece);
    }
    for (enclosed, on_rim) in components(&negated(&tidy)) {
        if !on_rim {
            flip(&mut tidy, &enclosed);
        }
    }
    tidy
}
