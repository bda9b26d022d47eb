//! Clues and board as a scene.

mod arrows;
mod rays;

use clew_core::grid::{Cell, Site, SortDedup as _, Vertex};
use clew_core::scene::{Draw, Figure, Item, Point, Role, Scene};
use clew_core::trace::Step;

use crate::board::{Board, Clues, Digit, Digits, Division, Fact, House, Houses, Sudoku};
use crate::reason::Reason;

/// Height of a printed digit, in cells.
pub(crate) const PRINTED: f64 = 0.62;
/// Height of a digit that was found, which is a little smaller.
const FOUND: f64 = 0.52;
/// Height of each of two digits in a cell where two solutions differ, more than that of any note.
const BOTH: f64 = 0.4;

impl Draw for Sudoku {
    const HAS_DIGITS: bool = true;

    fn draw(clues: &Clues, board: &Board) -> Scene {
        let houses = clues.houses();
        let shape = houses.shape();
        let mut items = walls(houses);
        for cell in shape.cells() {
            match (clues.given(cell), board.digit(cell)) {
                (Some(digit), _) => {
                    let role = if is_twice(board, cell) {
                        Role::ClueBroken
                    } else {
                        Role::Clue
                    };
                    items.push(text(cell, role, PRINTED, digit));
                }
                (None, Some(digit)) => items.push(text(cell, Role::Digit, FOUND, digit)),
                // Listed candidates are clues and always drawn.
                (None, None) if board.is_thinned() || clues.restriction(cell).is_some() => {
                    items.extend(pencilled(houses, cell, board.candidates(cell)));
                }
                (None, None) => {}
            }
        }
        let side = f64::from(houses.side());
        Scene::new(side, side, items)
    }

    fn mark(board: &Board, fact: Fact, role: Role) -> Vec<Item> {
        let houses = board.houses();
        match (fact, role) {
            (Fact::Is(cell, digit), Role::Differs) => both(board, cell, digit),
            (Fact::Is(cell, digit), Role::Line) => vec![text(cell, Role::Digit, FOUND, digit)],
            (Fact::Is(cell, _), Role::Premise) => {
                let figure = Figure::Disc {
                    at: cell.site().into(),
                    radius: 0.38,
                };
                vec![Item::new(cell.site(), role, figure)]
            }
            (Fact::Is(cell, digit), _) => vec![text(cell, role, FOUND, digit)],
            // A missing digit is shown by the digits that exclude it.
            (Fact::Not(..), Role::Premise | Role::Differs) => Vec::new(),
            (Fact::Not(cell, digit), Role::News) => {
                let stroke = stroke(houses, cell, digit);
                vec![pencil(houses, cell, role, digit), stroke]
            }
            (Fact::Not(cell, digit), _) => {
                let figure = Figure::Cross {
                    at: pencil_at(houses, cell, digit),
                    radius: 0.5 * pencil_size(houses),
                };
                vec![
                    pencil(houses, cell, role, digit),
                    Item::new(cell.site(), role, figure),
                ]
            }
        }
    }

    fn sought(board: &Board, fact: Fact) -> Vec<Item> {
        match fact {
            Fact::Is(..) => Vec::new(),
            Fact::Not(cell, digit) => vec![pencil(board.houses(), cell, Role::Spoken, digit)],
        }
    }

    fn covers_candidates(fact: Fact) -> bool {
        matches!(fact, Fact::Is(..))
    }

    /// In the corner of the cell, which the candidates leave free.
    fn order_at(_: &Board, fact: Fact) -> (Point, f64) {
        let at = Point::from(fact.cell().site());
        match fact {
            Fact::Is(..) => (Point::new(at.x + 0.36, at.y - 0.34), 0.24),
            Fact::Not(..) => (Point::new(at.x + 0.42, at.y - 0.42), 0.17),
        }
    }

    fn traced(clues: &Clues, board: &Board) -> Vec<Fact> {
        let cells = clues.houses().shape().cells();
        cells
            .filter(|&cell| clues.given(cell).is_none())
            .filter_map(|cell| Some(Fact::Is(cell, board.digit(cell)?)))
            .collect()
    }

    /// Beyond singles, candidates of the cells that a step names, each cell in a frame. The step shows them only
    /// temporarily; they are not marks of the player.
    fn tentative(clues: &Clues, before: &Board, step: &Step<Sudoku>) -> Vec<Item> {
        if !is_about_candidates(step) {
            return Vec::new();
        }
        let houses = clues.houses();
        let facts = step.found.iter().chain(step.chain.iter().flatten());
        let grouped = step.groups.iter().flatten().filter_map(|site| site.cell());
        let mut named: Vec<Cell> = facts.map(|fact| fact.cell()).chain(grouped).collect();
        named.sort_dedup();
        let open = named.into_iter();
        let open = open.filter(|&cell| is_bare(clues, before, cell));
        let written = open.flat_map(|cell| {
            let one = move |digit| pencil(houses, cell, Role::Tentative, digit);
            let digits = before.candidates(cell).iter().map(one);
            framed(cell).into_iter().chain(digits)
        });
        written.collect()
    }

    /// The houses the step speaks of, the links of a chain, the rays of a single, and the candidates it speaks of. The first step about
    /// candidates shows all the others too.
    fn aids(clues: &Clues, before: &Board, step: &Step<Sudoku>) -> Vec<Item> {
        let houses = clues.houses();
        let mut items = parts(clues, step);
        items.extend(arrows::links(houses, before, &step.chain));
        items.extend(rays::rays(clues, before, step));
        items.extend(spoken(houses, before, step));
        if before.is_thinned() || !rules_out(step) {
            return items;
        }
        let cells = houses.shape().cells();
        let open = cells.filter(|&cell| is_bare(clues, before, cell));
        items.extend(open.flat_map(|cell| pencilled(houses, cell, before.candidates(cell))));
        items
    }
}

/// Whether the board shows neither a digit nor listed candidates in a cell.
fn is_bare(clues: &Clues, board: &Board, cell: Cell) -> bool {
    board.digit(cell).is_none() && clues.restriction(cell).is_none()
}

/// Whether a printed digit is twice in a house of its cell.
fn is_twice(board: &Board, cell: Cell) -> bool {
    let houses = board.houses();
    let cell = houses.index(cell);
    let mut peers = houses.peers(cell).iter();
    peers.any(|peer| board.placed(peer) == board.placed(cell))
}

/// A digit anywhere in a cell.
pub(crate) fn numeral(cell: Cell, role: Role, at: Point, size: f64, digit: Digit) -> Item {
    let value = digit.value();
    Item::new(cell.site(), role, Figure::Digit { at, size, value })
}

/// A digit in the middle of a cell.
pub(crate) fn text(cell: Cell, role: Role, size: f64, digit: Digit) -> Item {
    numeral(cell, role, cell.site().into(), size, digit)
}

/// The cells of the houses that the pattern of a step is about, each once.
fn parts(clues: &Clues, step: &Step<Sudoku>) -> Vec<Item> {
    let names = step.reason.iter().flat_map(Reason::houses);
    let mentioned: Vec<&House> = names.map(|name| clues.houses().named(name)).collect();
    let cells = clues.houses().shape().cells();
    let is_mentioned = |cell: &Cell| {
        let cell = clues.houses().index(*cell);
        mentioned.iter().any(|house| house.cells.has(cell))
    };
    let parts = cells.filter(is_mentioned);
    parts.map(|cell| square(cell, Role::Part, 1.0)).collect()
}

/// The digit of the first of two solutions, a dashed line, and the digit of the second, which the board knows.
fn both(second: &Board, cell: Cell, first: Digit) -> Vec<Item> {
    /// Distance of the digits from the middle of the cell, and of the ends of the line.
    const AWAY: f64 = 0.22;
    const REACH: f64 = 0.4;
    let middle = Point::from(cell.site());
    let digit = |role, digit: Digit, away: f64| {
        let at = Point::new(middle.x + away, middle.y + away);
        numeral(cell, role, at, BOTH, digit)
    };
    let between = Figure::Segment {
        from: Point::new(middle.x - REACH, middle.y + REACH),
        to: Point::new(middle.x + REACH, middle.y - REACH),
    };
    let mut items = vec![
        Item::new(cell.site(), Role::Differs, between),
        digit(Role::Differs, first, -AWAY),
    ];
    let second = second.digit(cell);
    items.extend(second.map(|second| digit(Role::Digit, second, AWAY)));
    items
}

fn square(cell: Cell, role: Role, side: f64) -> Item {
    let middle = Point::from(cell.site());
    let figure = Figure::Rect {
        at: Point::new(middle.x - side / 2.0, middle.y - side / 2.0),
        width: side,
        height: side,
    };
    Item::new(cell.site(), role, figure)
}

/// Whether a step argues with candidates, unlike singles, which argue with digits alone.
pub(crate) fn is_about_candidates(step: &Step<Sudoku>) -> bool {
    rules_out(step)
        || !step.chain.is_empty()
        || !step.trials.is_empty()
        || matches!(step.reason, Some(Reason::Direct { .. }))
}

/// Whether a step finds that some cell is not a digit.
fn rules_out(step: &Step<Sudoku>) -> bool {
    let mut found = step.found.iter();
    found.any(|fact| matches!(fact, Fact::Not(..)))
}

/// Sides of a frame just within a cell.
fn framed(cell: Cell) -> [Item; 4] {
    const REACH: f64 = 0.45;
    let middle = Point::from(cell.site());
    let corner = |x: f64, y: f64| Point::new(middle.x + x * REACH, middle.y + y * REACH);
    let corners = [
        corner(-1.0, -1.0),
        corner(1.0, -1.0),
        corner(1.0, 1.0),
        corner(-1.0, 1.0),
    ];
    [0, 1, 2, 3].map(|at| {
        let (from, to) = (corners[at], corners[(at + 1) % 4]);
        Item::new(cell.site(), Role::Tentative, Figure::Segment { from, to })
    })
}

/// Columns and rows of the small digits within a cell: as in a box, if there are boxes.
fn pattern(houses: &Houses) -> (u8, u8) {
    match *houses.division() {
        Division::Boxes { width, height } => (width, height),
        Division::Regions(_) => {
            let side = houses.side();
            let width = (1..=side).find(|w| w * w >= side).unwrap_or(side);
            (width, side.div_ceil(width))
        }
    }
}

pub(crate) fn pencil_size(houses: &Houses) -> f64 {
    0.9 / f64::from(abreast(houses))
}

/// Maximum number of small digits side by side in a cell.
pub(crate) fn abreast(houses: &Houses) -> u8 {
    let (width, height) = pattern(houses);
    width.max(height).max(3)
}

/// Middle of a written candidate.
fn pencil_at(houses: &Houses, cell: Cell, digit: Digit) -> Point {
    let (width, height) = pattern(houses);
    let at = digit.value() - 1;
    let part = |n: u8, of: u8| 0.06 + 0.88 * (f64::from(n) + 0.5) / f64::from(of);
    Point::new(
        f64::from(cell.col) + part(at % width, width),
        f64::from(cell.row) + part(at / width, height),
    )
}

pub(crate) fn pencil(houses: &Houses, cell: Cell, role: Role, digit: Digit) -> Item {
    let at = pencil_at(houses, cell, digit);
    numeral(cell, role, at, pencil_size(houses), digit)
}

fn pencilled(houses: &Houses, cell: Cell, digits: Digits) -> impl Iterator<Item = Item> {
    let one = move |digit| pencil(houses, cell, Role::Pencil, digit);
    digits.iter().map(one)
}

/// The stroke through a candidate that is ruled out.
pub(crate) fn stroke(houses: &Houses, cell: Cell, digit: Digit) -> Item {
    let at = pencil_at(houses, cell, digit);
    let reach = 0.46 * pencil_size(houses);
    let figure = Figure::Segment {
        from: Point::new(at.x - reach, at.y + reach),
        to: Point::new(at.x + reach, at.y - reach),
    };
    Item::new(cell.site(), Role::Struck, figure)
}

/// The candidates a step is about: those of its chain, or of its digits in the
/// cells it names.
fn spoken(houses: &Houses, before: &Board, step: &Step<Sudoku>) -> Vec<Item> {
    if !matches!(step.found.first(), Some(Fact::Not(..))) {
        return Vec::new();
    }
    let one = |cell, digit| pencil(houses, cell, Role::Spoken, digit);
    if !step.chain.is_empty() {
        let linked = step.chain.iter().flatten();
        return linked.map(|fact| one(fact.cell(), fact.digit())).collect();
    }
    let excluded = step
        .given
        .iter()
        .filter(|fact| matches!(fact, Fact::Not(..)));
    let facts = step.found.iter().chain(excluded);
    let digits: Digits = facts.map(|fact| fact.digit()).collect();
    let named = step.groups.iter().flatten().filter_map(|site| site.cell());
    let mut items = Vec::new();
    for cell in named.filter(|&cell| before.digit(cell).is_none()) {
        let is_left =
            |digit: &Digit| digits.has(*digit) && !step.found.contains(&Fact::Not(cell, *digit));
        let left = before.candidates(cell).iter().filter(is_left);
        items.extend(left.map(|digit| one(cell, digit)));
    }
    items
}

/// The lines between cells, thick where regions meet and around the board.
fn walls(houses: &Houses) -> Vec<Item> {
    let shape = houses.shape();
    let mut items = Vec::new();
    for edge in shape.edges() {
        let role = match edge.cells(shape) {
            [Some(a), Some(b)] if houses.region(a) == houses.region(b) => Role::Thin,
            _ => Role::Wall,
        };
        items.push(between(edge.site(), edge.ends(), role));
    }
    if houses.diagonals() {
        for cell in shape.cells() {
            let [top_right, bottom_right, bottom_left, top_left] = cell.corners();
            let mut across = |ends| items.push(between(cell.site(), ends, Role::Thin));
            if cell.row == cell.col {
                across([top_left, bottom_right]);
            }
            if cell.row + cell.col + 1 == houses.side() {
                across([bottom_left, top_right]);
            }
        }
    }
    items
}

fn between(at: Site, ends: [Vertex; 2], role: Role) -> Item {
    let [from, to] = ends.map(|end| Point::from(end.site()));
    Item::new(at, role, Figure::Segment { from, to })
}
