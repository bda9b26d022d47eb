//! Writing and wiping of sums; resizing and mirroring of boards; blank boards.

mod tanks;
mod water;

use clew_core::grid::{Cell, Edge, Line, Shape, Site, SortShort as _, Symmetry, Table, Walls};
use clew_core::model::{Arg, Change, Edit, Entry, Explanation, Sizes};

use crate::board::clues::{Clues, Levels};
use crate::board::{Aquarium, Board, MAX_SIDE};

/// Layouts of blank boards.
const LAYOUTS: [(&str, Levels); 2] = [
    ("edit-layout-tank", Levels::Tank),
    ("edit-layout-water", Levels::Water),
];

impl Edit for Aquarium {
    const REGION: Option<&'static str> = Some("edit-region-aquarium");
    const HAS_WATER: bool = true;

    fn edited(clues: &Clues, change: &Change) -> Option<Clues> {
        match change {
            Change::Write(at, entry) => {
                let line = line_at(clues.shape(), *at)?;
                let sum = match entry {
                    None => None,
                    Some(Entry::Number(sum)) if *sum <= line.length(clues.shape()) => Some(*sum),
                    Some(Entry::Number(_) | Entry::Unknown) => return None,
                };
                Some(clues.with_sums(|other| if other == line { sum } else { clues.sum(other) }))
            }
            Change::Keep(sites) => Some(
                clues.with_sums(|line| clues.sum(line).filter(|_| sites.contains(&line.site()))),
            ),
            Change::Resize(to) => resized(clues, *to),
            Change::Turn(symmetry) => turned(clues, *symmetry),
            Change::Divide(walls) => tanks::divided(clues, walls),
        }
    }

    fn written(clues: &Clues) -> Vec<(Site, Entry)> {
        let entry = |(line, sum): (Line, u8)| (line.site(), Entry::Number(sum));
        let mut written: Vec<(Site, Entry)> = clues.sums().map(entry).collect();
        // The sums of the columns are above the board.
        written.sort_short_by_key(|(site, _)| (site.y != Site::BEFORE, *site));
        written
    }

    fn writable(clues: &Clues, solution: &Board) -> Vec<(Site, u8)> {
        let shape = clues.shape();
        let without = shape.lines().filter(|&line| clues.sum(line).is_none());
        let water = |line: Line| {
            let count = line.cells(shape).filter(|&cell| solution.is_water(cell));
            u8::try_from(count.count()).expect("a line has at most 40 cells")
        };
        without.map(|line| (line.site(), water(line))).collect()
    }

    fn entries(clues: &Clues, at: Site) -> Vec<Entry> {
        match line_at(clues.shape(), at) {
            Some(line) => (0..=line.length(clues.shape()))
                .map(Entry::Number)
                .collect(),
            None => Vec::new(),
        }
    }

    fn refusal(clues: &Clues, _: Option<&Walls>, at: Site, number: u8) -> Option<Explanation> {
        let Some(line) = line_at(clues.shape(), at) else {
            return Some(Explanation::new("edit-refused-cell"));
        };
        let length = line.length(clues.shape());
        (number > length).then(|| {
            Explanation::new("edit-refused-sum")
                .with("number", Arg::Number(number.into()))
                .with("line", Arg::Place(at))
                .with("length", Arg::Number(length.into()))
        })
    }

    fn layouts() -> &'static [&'static str] {
        const NAMES: [&str; 2] = [LAYOUTS[0].0, LAYOUTS[1].0];
        &NAMES
    }

    fn layout(clues: &Clues) -> usize {
        let mut layouts = LAYOUTS.iter();
        let at = layouts.position(|(_, levels)| *levels == clues.levels());
        at.unwrap_or_default()
    }

    fn sizes(_: usize) -> Sizes {
        Sizes::UpTo(MAX_SIDE)
    }

    fn blank(layout: usize, shape: Shape) -> Option<Clues> {
        let (_, levels) = LAYOUTS.get(layout)?;
        let one = Table::filled(shape, 0);
        let is_there = Aquarium::sizes(layout).allow(shape);
        is_there.then(|| built(&one, &[], *levels, |_| None))
    }

    fn is_drawn(_: usize) -> bool {
        true
    }

    fn walls(clues: &Clues) -> Option<Walls> {
        Some(clues.walls().clone())
    }

    fn poured(clues: &Clues, water: &[Cell], at: Option<Cell>) -> Option<(Clues, Vec<Cell>)> {
        Some(water::poured(clues, water, at))
    }
}

fn line_at(shape: Shape, at: Site) -> Option<Line> {
    at.line().filter(|line| match *line {
        Line::Row(row) => row < shape.rows,
        Line::Col(col) => col < shape.cols,
    })
}

fn built(
    tanks: &Table<Cell, u16>,
    inner: &[Edge],
    levels: Levels,
    sum: impl Fn(Line) -> Option<u8>,
) -> Clues {
    let shape = tanks.shape();
    let rows = (0..shape.rows).map(|row| sum(Line::Row(row))).collect();
    let cols = (0..shape.cols).map(|col| sum(Line::Col(col))).collect();
    Clues::new(tanks, inner, levels, rows, cols)
}

/// New cells belong to the tank they are added to. Sums too large for their lines are wiped.
fn resized(clues: &Clues, to: Shape) -> Option<Clues> {
    if !Aquarium::sizes(0).allow(to) {
        return None;
    }
    let from = clues.shape();
    let tanks = Table::of(to, |cell: Cell| {
        clues.tank(Cell::new(
            cell.row.min(from.rows - 1),
            cell.col.min(from.cols - 1),
        ))
    });
    let mut inner = clues.inner_walls();
    let stays = |cell: Option<Cell>| cell.is_some_and(|cell| to.contains(cell));
    inner.retain(|edge| edge.cells(from).into_iter().all(stays));
    let sum = |line: Line| {
        line_at(from, line.site())
            .and_then(|line| clues.sum(line))
            .filter(|&sum| sum <= line.length(to))
    };
    Some(built(&tanks, &inner, clues.levels(), sum))
}

/// Water settles at the bottom, so only the mirror image is a puzzle again.
fn turned(clues: &Clues, symmetry: Symmetry) -> Option<Clues> {
    let shape = clues.shape();
    if symmetry == Symmetry::all()[0] {
        return Some(clues.clone());
    }
    if symmetry != Symmetry::MIRRORED {
        return None;
    }
    let image = |site: Site| symmetry.site(shape, site);
    let mut tanks = Table::filled(shape, 0);
    for cell in shape.cells() {
        tanks[image(cell.site()).cell()?] = clues.tank(cell);
    }
    let inner: Vec<Edge> = clues
        .inner_walls()
        .into_iter()
        .filter_map(|edge| image(edge.site()).edge())
        .collect();
    let sum = |line: Line| match line {
        Line::Row(_) => clues.sum(line),
        Line::Col(col) => clues.sum(Line::Col(shape.cols - 1 - col)),
    };
    Some(built(&tanks, &inner, clues.levels(), sum))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues_of as clues;
    use clew_core::model::Puzzle as _;

    const SMALL: &str = "0 0 1\n2 1 1\n2 3\n1 - 2";

    #[test]
    fn walls_within_a_tank_are_cut_off_with_the_lines_that_go() {
        // One tank, with walls that end within it, in every line.
        let tanks = Table::filled(Shape::new(3, 3), 0);
        let inner = [
            Edge::LeftOf(Cell::new(2, 1)),
            Edge::LeftOf(Cell::new(0, 2)),
            Edge::Above(Cell::new(1, 0)),
            Edge::Above(Cell::new(2, 2)),
        ];
        let puzzle = built(&tanks, &inner, Levels::Water, |_| None);
        for (rows, cols, kept) in [(2, 2, 1), (3, 2, 2), (2, 3, 2), (4, 4, 4)] {
            let to = Shape::new(rows, cols);
            let resized = resized(&puzzle, to).expect("boards of these sizes exist");
            assert_eq!((resized.shape(), resized.inner_walls().len()), (to, kept));
        }
    }

    #[test]
    fn a_sum_is_written_wiped_and_refused() {
        let puzzle = clues("0 0 1\n2 1 1\n1 -\n- 2 1");
        let at = Line::Row(1).site();
        let three = Change::Write(at, Some(Entry::Number(3)));
        let written = Aquarium::edited(&puzzle, &three).unwrap();
        assert_eq!(written, clues("0 0 1\n2 1 1\n1 3\n- 2 1"));
        let wiped = Aquarium::edited(&written, &Change::Write(at, None)).unwrap();
        assert_eq!(wiped, puzzle);
        for refused in [
            Change::Write(at, Some(Entry::Number(4))),
            Change::Write(at, Some(Entry::Unknown)),
            Change::Write(Cell::new(0, 0).site(), Some(Entry::Number(1))),
            Change::Write(Line::Row(2).site(), None),
        ] {
            assert_eq!(Aquarium::edited(&puzzle, &refused), None);
        }
        assert_eq!(Aquarium::entries(&puzzle, at).len(), 4);
        assert_eq!(Aquarium::entries(&puzzle, Cell::new(0, 0).site()), vec![]);
    }

    #[test]
    fn keeping_nothing_wipes_every_sum_and_all_are_listed_from_the_top() {
        let puzzle = clues(SMALL);
        let sums = Aquarium::written(&puzzle);
        let lines: Vec<Line> = sums.iter().filter_map(|(site, _)| site.line()).collect();
        use Line::{Col, Row};
        assert_eq!(lines, [Col(0), Col(2), Row(0), Row(1)]);
        let bare = Aquarium::edited(&puzzle, &Change::Keep(Vec::new())).unwrap();
        assert_eq!(Aquarium::written(&bare), vec![]);
        let sites = sums.iter().map(|(site, _)| *site).collect();
        assert_eq!(
            Aquarium::edited(&puzzle, &Change::Keep(sites)),
            Some(puzzle)
        );
    }

    #[test]
    fn only_the_mirror_image_is_also_a_puzzle() {
        let puzzle = clues(SMALL);
        let images: Vec<Clues> = Symmetry::all()
            .into_iter()
            .filter_map(|symmetry| Aquarium::edited(&puzzle, &Change::Turn(symmetry)))
            .collect();
        assert_eq!(images, [puzzle.clone(), clues("1 0 0\n1 1 2\n2 3\n2 - 1")]);
    }

    #[test]
    fn a_larger_board_widens_its_tanks_and_a_smaller_one_drops_what_no_longer_fits() {
        let puzzle = clues(SMALL);
        let resize =
            |rows, cols| Aquarium::edited(&puzzle, &Change::Resize(Shape::new(rows, cols)));
        assert_eq!(
            resize(3, 3),
            Some(clues("0 0 1\n2 1 1\n2 1 1\n2 3 -\n1 - 2"))
        );
        assert_eq!(resize(2, 2), Some(clues("0 0\n2 1\n2 -\n1 -")));
        assert_eq!(resize(41, 2), None);
    }

    #[test]
    fn a_solution_gives_the_sums_that_are_missing() {
        let puzzle = clues(SMALL);
        let mut board = Aquarium::board(&puzzle);
        for cell in puzzle.shape().cells() {
            Aquarium::learn(&mut board, crate::board::Fact::water(cell)).unwrap();
        }
        let missing = vec![(Line::Col(1).site(), 2)];
        assert_eq!(Aquarium::writable(&puzzle, &board), missing);
    }
}
