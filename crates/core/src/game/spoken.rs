//! Board in words, for players who listen: the contents of a place, and answers to
//! questions about its row, its column, what is around it, and what is left.

use crate::grid::{Cell, Line, Site};
use crate::model::{Arg, Explanation};

use super::{Change, Count, Game, Play, Position, Selection, Tallied};

/// Kind whose boards can be described place by place.
pub trait Spoken: Play {
    /// Places that a player can walk through, row by row. Places of a column have the
    /// same index in each row. By default the cells.
    fn lattice(clues: &Self::Clues) -> Vec<Vec<Site>> {
        let shape = Self::shape(clues);
        let row = |row| Line::Row(row).cells(shape).map(Cell::site).collect();
        (0..shape.rows).map(row).collect()
    }

    /// Contents of a place; none if it is blank.
    fn words(clues: &Self::Clues, position: &Position<Self>, place: Site) -> Vec<Explanation>;

    /// Clue printed before a row or column, for kinds with such clues.
    fn clue_before(_clues: &Self::Clues, _line: Site) -> Option<u8> {
        None
    }

    /// Places that belong together with the given one: its box, its tank, the sides of its clue; by
    /// default none.
    fn around(_clues: &Self::Clues, _place: Site) -> Vec<Site> {
        Vec::new()
    }

    /// Places where a digit may go on the current board; `None` for kinds without digits.
    fn room(_clues: &Self::Clues, _position: &Position<Self>, _digit: u8) -> Option<Vec<Site>> {
        None
    }

    /// Selects a place; by default moves the cursor there.
    fn hold(_clues: &Self::Clues, selection: &mut Selection, place: Site) {
        selection.cursor = Some(place);
    }
}

/// Question about a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query {
    /// Contents of its row.
    Row,
    /// Contents of its column.
    Column,
    /// Contents of the cells around it.
    Around,
    /// Work left to do there, or on the whole board.
    Left,
    /// Places for the digit held, or for that at the place.
    Room,
    /// Changes of the last move.
    Changed,
}

fn number(number: usize) -> Arg {
    Arg::Number(number as u64)
}

fn said(message: &'static str, words: Vec<Explanation>) -> Explanation {
    Explanation::new(message).with("words", Arg::Said(words))
}

/// Contents of a place, or that it is blank.
fn words<P: Spoken>(game: &Game<P>, place: Site) -> Explanation {
    let words = P::words(game.clues(), game.position(), place);
    match words.is_empty() {
        true => Explanation::new("spoken-blank"),
        false => said("spoken-words", words),
    }
}

/// A place with its contents.
pub fn named<P: Spoken>(game: &Game<P>, place: Site) -> Explanation {
    Explanation::new("spoken-place")
        .with("place", Arg::Place(place))
        .with("words", Arg::Said(vec![words(game, place)]))
}

/// Answer to a question about a place.
pub fn answer<P: Spoken>(game: &Game<P>, place: Site, query: Query) -> Explanation {
    let clues = game.clues();
    let rows = P::lattice(clues);
    let at = rows.iter().enumerate().find_map(|(row, places)| {
        let col = places.iter().position(|&other| other == place)?;
        Some((row, col))
    });
    let line = |places: &mut dyn Iterator<Item = Site>, before: Site, message| {
        let clue = P::clue_before(clues, before).into_iter();
        let clue = clue.map(|clue| clue_word(clue.into()));
        let words = clue.chain(places.map(|place| words(game, place))).collect();
        said(message, words)
    };
    let none = || Explanation::new("spoken-none");
    match (query, at) {
        (Query::Row, Some((row, _))) => {
            let before = Site {
                y: place.y,
                x: Site::BEFORE,
            };
            line(&mut rows[row].iter().copied(), before, "spoken-row")
        }
        (Query::Column, Some((_, col))) => {
            let before = Site {
                y: Site::BEFORE,
                x: place.x,
            };
            let mut places = rows.iter().filter_map(|row| row.get(col)).copied();
            line(&mut places, before, "spoken-column")
        }
        (Query::Around, _) => {
            let around = P::around(clues, place).into_iter();
            said(
                "spoken-around",
                around.map(|place| named(game, place)).collect(),
            )
        }
        (Query::Left, _) => left(game, place),
        (Query::Room, _) => {
            let named = P::words(clues, game.position(), place);
            let there = named.iter().flat_map(|word| &word.args);
            let there = there.into_iter().find_map(|(_, arg)| match arg {
                Arg::Digit(digit) => Some(*digit),
                _ => None,
            });
            let digit = game.selection.digit.or(there);
            match digit.and_then(|digit| Some((digit, P::room(clues, game.position(), digit)?))) {
                Some((digit, places)) if places.is_empty() => {
                    Explanation::new("spoken-no-room").with("digit", Arg::Digit(digit))
                }
                Some((digit, places)) => Explanation::new("spoken-room")
                    .with("digit", Arg::Digit(digit))
                    .with("places", Arg::Places(places)),
                None => none(),
            }
        }
        (Query::Changed, _) => changed(game),
        (Query::Row | Query::Column, None) => none(),
    }
}

fn clue_word(clue: u64) -> Explanation {
    Explanation::new("spoken-clue").with("number", Arg::Number(clue))
}

/// Counts of the clue at a place, or of the clues of its row and column, or of each
/// digit that is not placed everywhere.
fn left<P: Spoken>(game: &Game<P>, place: Site) -> Explanation {
    let counts = game.counts();
    let is_here = |count: &&Count| match count.of {
        Tallied::Clue(site) => {
            site == place
                || (site.x == Site::BEFORE && site.y == place.y)
                || (site.y == Site::BEFORE && site.x == place.x)
        }
        Tallied::Digit(_) => !count.is_done(),
    };
    let here: Vec<Explanation> = counts.iter().filter(is_here).map(counted).collect();
    if !here.is_empty() {
        return said("spoken-left", here);
    }
    let open = counts.iter().filter(|count| !count.is_done()).count();
    Explanation::new("spoken-left-open").with("count", number(open))
}

/// Counts of the clues at a place, or at the ends or sides of an edge or a dot, and
/// before the row and the column of a cell; `None` if there are none.
pub fn remaining<P: Spoken>(game: &Game<P>, place: Site) -> Option<Explanation> {
    let reach = match place.cell() {
        Some(_) => 0,
        None => 1,
    };
    let is_near = |site: Site| match (site.y, site.x) {
        (y, Site::BEFORE) => y == place.y,
        (Site::BEFORE, x) => x == place.x,
        (y, x) => y.abs_diff(place.y) <= reach && x.abs_diff(place.x) <= reach,
    };
    let is_here = |count: &&Count| match count.of {
        Tallied::Clue(site) => is_near(site),
        Tallied::Digit(_) => false,
    };
    let here: Vec<Explanation> = game.counts().iter().filter(is_here).map(counted).collect();
    (!here.is_empty()).then(|| said("spoken-left", here))
}

fn counted(count: &Count) -> Explanation {
    let missing = Arg::Number(u64::from(count.needed.saturating_sub(count.placed)));
    match count.of {
        Tallied::Clue(site) => Explanation::new("spoken-left-clue")
            .with("place", Arg::Place(site))
            .with("placed", Arg::Number(count.placed.into()))
            .with("needed", Arg::Number(count.needed.into()))
            .with("room", Arg::Number(count.room.into())),
        Tallied::Digit(digit) => Explanation::new("spoken-left-digit")
            .with("digit", Arg::Digit(digit))
            .with("missing", missing),
    }
}

/// Places that the last move changed, as they are now.
pub fn changed<P: Spoken>(game: &Game<P>) -> Explanation {
    let last = game.done().checked_sub(1);
    let Some(turn) = last.and_then(|last| game.moves().get(last)) else {
        return Explanation::new("spoken-nothing-changed");
    };
    let mut places: Vec<Site> = Vec::new();
    for change in &turn.changes {
        let slot = match *change {
            Change::Put(mark) => P::slot(mark),
            Change::Clear(slot) => slot,
        };
        let place = P::site(slot);
        if !places.contains(&place) {
            places.push(place);
        }
    }
    if places.is_empty() {
        return Explanation::new("spoken-marks")
            .with("count", number(game.position().marks().count()));
    }
    let places = places.into_iter();
    said(
        "spoken-changed",
        places.map(|place| named(game, place)).collect(),
    )
}
