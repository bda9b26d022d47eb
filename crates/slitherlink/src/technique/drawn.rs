//! Small boards drawn as text, which show what a technique finds: before  >  after.
//!
//! A whole board is drawn as in `patterns.txt`: `+` is a vertex, `-` and `|` are lines, `x` is a cross, and a digit is a
//! clue. In addition `#` is an inside cell and `~` an outside one. "After" repeats "before" and adds what is found.

use clew_core::grid::{Edge, Shape, Site, Table};
use clew_core::model::Fact as _;
use clew_core::solve::{Find, Finding};

use crate::board::{Board, Clue, Clues, Fact, Mark, Side, Slitherlink};
use crate::catalogue::Technique;

/// A character for every site.
type Picture = Vec<Vec<char>>;

/// Checks that a look at a drawn board finds what is drawn after it.
#[track_caller]
pub(crate) fn shows(
    look: impl Fn(&Clues, &Board) -> Finding<Slitherlink>,
    technique: Technique,
    drawing: &str,
) {
    let [mut picture, after] = halves(drawing);
    let (clues, board) = read(&picture);
    let Some(Find::Step(step)) = look(&clues, &board) else {
        panic!("nothing is found in{drawing}");
    };
    for &fact in &step.found {
        let Site { y, x } = fact.site();
        let place = &mut picture[usize::from(y)][usize::from(x)];
        assert_eq!(*place, ' ', "no room to draw {fact:?} in{drawing}");
        *place = sign(fact);
    }
    let [is, should] = [picture, after].map(|picture| {
        let rows = picture.iter().map(|row| row.iter().collect());
        rows.collect::<Vec<String>>().join("\n")
    });
    let by = step.technique;
    assert!(
        by == technique && is == should,
        "{by:?} finds\n{is}\nin{drawing}"
    );
}

/// The board drawn before.
pub(crate) fn board(drawing: &str) -> (Clues, Board) {
    read(&halves(drawing)[0])
}

/// Pictures before and after, each below its first vertex.
fn halves(drawing: &str) -> [Picture; 2] {
    let rows: Vec<&str> = drawing.lines().filter(|row| row.contains('>')).collect();
    let (before, _) = rows[0].split_once('>').expect("a row with both");
    let width = before.trim().len();
    let starts = [before.trim_end().len(), rows[0].trim_end().len()].map(|end| end - width);
    starts.map(|start| {
        let at = |row: &str, x: usize| {
            row.as_bytes()
                .get(start + x)
                .map_or(' ', |&b| char::from(b))
        };
        let row = |row: &&str| (0..width).map(|x| at(row, x)).collect();
        rows.iter().map(row).collect()
    })
}

fn read(picture: &Picture) -> (Clues, Board) {
    let cells = |sites: usize| u8::try_from(sites / 2).expect("a small board");
    let shape = Shape::new(cells(picture.len()), cells(picture[0].len()));
    let mut clues = Table::filled(shape, Clue::Blank);
    let mut board = Board::new(shape);
    for (y, row) in (0..).zip(picture) {
        for (x, &sign) in (0..).zip(row) {
            let site = Site { y, x };
            if let (Some(count), Some(cell)) = (sign.to_digit(5), site.cell()) {
                clues[cell] = Clue::Count(u8::try_from(count).expect("a digit"));
            } else if let Some(fact) = fact(site, sign) {
                board.learn(fact).expect("a drawing without a clash");
            }
        }
    }
    (Clues(clues), board)
}

/// Meaning of a sign at its site.
fn fact(site: Site, sign: char) -> Option<Fact> {
    let edge = |mark| Some(Fact::Edge(site.edge().expect("a place of an edge"), mark));
    let cell = |side| Some(Fact::Cell(site.cell().expect("a place of a cell"), side));
    match sign {
        '-' | '|' => edge(Mark::Line),
        'x' => edge(Mark::Cross),
        '#' => cell(Side::Inside),
        '~' => cell(Side::Outside),
        ' ' | '+' => None,
        _ => panic!("{sign} is no sign"),
    }
}

fn sign(fact: Fact) -> char {
    match fact {
        Fact::Edge(Edge::Above(_), Mark::Line) => '-',
        Fact::Edge(Edge::LeftOf(_), Mark::Line) => '|',
        Fact::Edge(_, Mark::Cross) => 'x',
        Fact::Cell(_, Side::Inside) => '#',
        Fact::Cell(_, Side::Outside) => '~',
    }
}
