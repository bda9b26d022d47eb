//! Links of Penpa+, an editor in which people draw puzzles of any kind.
//!
//! A link ends in `#m=<mode>&p=<payload>`. The payload is the Base64 of a raw deflate
//! stream of lines: a header with the size, the margins, the tool in hand, the objects
//! of the drawing as JSON with short names for its keys, … A drawing does not state its
//! rules. Its genre, if it has one, or what is drawn shows which puzzle it is.
//!
//! Places are numbered over the board, its margins and two more cells on every
//! side, row by row: `W` to a row, `S` in all. Places from `S` on are the
//! bottom right corners of the cells in the same order.

mod codec;
mod read;
mod write;

use std::ops::Range;

use super::{Piece, Read, Source, fault, link};
use crate::grid::{Cell, Edge, Shape};
use crate::model::{Arg, ParseError, Parsed};

pub use write::{Lattice, write};

/// Number of cells around board and margins, on each side, that are never shown.
const HIDDEN: usize = 2;

/// Labels of a drawing that say nothing about its rules.
const NO_GENRES: [&str; 3] = ["noconflict", "non-alphanumeric", "puzzlehunt"];

/// Objects drawn on a board of squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// The board, without its margins.
    pub shape: Shape,
    /// Texts in cells and margins.
    pub texts: Vec<(Place, String)>,
    /// Thick lines between cells.
    pub walls: Vec<Edge>,
    /// Genres that the drawing is labelled with.
    pub genres: Vec<String>,
    /// Number of other objects, which decorate the board.
    pub others: usize,
    /// Message id of the objects that carry a rule of their own, if there are any.
    pub rule: Option<&'static str>,
    /// Bytes of the given text that the drawing was read from.
    pub at: Range<usize>,
}

/// Row and column, counted from the first cell of the board; in the margins above
/// and on the left they are negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Row.
    pub row: i32,
    /// Column.
    pub col: i32,
}

impl Drawing {
    /// A drawing of nothing yet.
    pub fn new(shape: Shape) -> Self {
        Self {
            shape,
            texts: Vec::new(),
            walls: Vec::new(),
            genres: Vec::new(),
            others: 0,
            rule: None,
            at: 0..0,
        }
    }

    /// The genres that it is labelled with, without those that say nothing about its rules.
    fn told(&self) -> impl Iterator<Item = &str> {
        let genres = self.genres.iter().map(String::as_str);
        genres.filter(|genre| !NO_GENRES.contains(genre))
    }

    /// Whether a genre says what it is.
    pub fn is_labelled(&self) -> bool {
        self.told().next().is_some()
    }

    /// Checks that a kind fits: its genres are `known`, and it has no rule of its own.
    ///
    /// # Errors
    /// It does not, or `fits` says so.
    pub fn check(&self, known: &[&str], fits: bool) -> Result<(), ParseError> {
        let is_of = self.rule.is_none() && self.told().all(|genre| known.contains(&genre));
        match is_of && fits {
            true => Ok(()),
            false => Err(self.unfit()),
        }
    }

    /// A reading of it.
    pub fn read<P: Read>(&self, clues: P::Clues) -> Parsed<P> {
        let reading = Parsed::of("format-penpa", clues);
        let reading = reading.warning(fault::warning("warning-penpa", self.others));
        match self.is_labelled() {
            true => reading.announced(),
            false => reading,
        }
    }

    /// Moves a fault of a cell to it.
    pub fn locate(&self, error: ParseError, cell: Cell) -> ParseError {
        let at = self.at.clone();
        ParseError { at, ..error }.located(cell.row.into(), cell.col.into())
    }

    /// The cell of a place.
    ///
    /// # Errors
    /// It is in the margins, so the kind does not fit.
    pub fn cell(&self, place: Place) -> Result<Cell, ParseError> {
        let side = |at: i32| u8::try_from(at).ok();
        let cell = side(place.row).zip(side(place.col));
        let cell = cell.map(|(row, col)| Cell { row, col });
        let cell = cell.filter(|&cell| self.shape.contains(cell));
        cell.ok_or_else(|| self.unfit())
    }

    /// The error of a kind that does not fit the drawing. It names the rule or the
    /// genre that no kind here has, if that is known.
    pub fn unfit(&self) -> ParseError {
        let error = |message| ParseError::new(self.at.clone(), message);
        match (self.rule, self.told().next()) {
            (Some(rule), _) => {
                let error = error("error-kind-drawn");
                error.with("objects", Arg::Word(rule)).announced()
            }
            (None, Some(genre)) => error("error-kind-genre").with("genre", fault::quoted(genre)),
            (None, None) => error("error-kind-penpa"),
        }
    }
}

impl From<Cell> for Place {
    fn from(cell: Cell) -> Self {
        Self {
            row: cell.row.into(),
            col: cell.col.into(),
        }
    }
}

/// Whether an address carries a drawing.
pub fn is_link(link: &Source) -> bool {
    payload(link.piece()).is_some()
}

/// The drawing in an address; the place of an error is in the given text.
pub fn find(link: &Source) -> Option<Result<Drawing, ParseError>> {
    let payload = payload(link.piece())?;
    let at = link.origin(payload.range());
    Some(match read::read(payload.text) {
        Some(drawing) => Ok(Drawing { at, ..drawing }),
        None => Err(ParseError::new(at, "error-kind-penpa").announced()),
    })
}

/// The payload of an address of Penpa+.
fn payload(link: Piece<'_>) -> Option<Piece<'_>> {
    let is_mode = |mode: &Piece<'_>| matches!(mode.text, "edit" | "solve");
    link::payloads(link).find_map(|payload| {
        link::parameter(payload, "m").filter(is_mode)?;
        link::parameter(payload, "p").filter(|value| !value.text.starts_with("http"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Result<Drawing, ParseError> {
        let links = link::links(&Source::new(text));
        links.iter().find_map(find).expect("an address")
    }

    #[test]
    fn a_drawing_is_read_back() {
        let mut drawing = Drawing::new(Shape::new(3, 4));
        let at = |row, col| Place { row, col };
        drawing.texts = [(-1, 2, "10"), (0, -1, "3"), (0, 0, "?"), (2, 3, "z")]
            .map(|(row, col, text)| (at(row, col), text.to_owned()))
            .to_vec();
        let cell = Cell { row: 1, col: 2 };
        drawing.walls = vec![Edge::Above(cell), Edge::LeftOf(cell)];
        drawing.genres = vec!["classic".to_owned()];
        for lattice in [Lattice::Cells, Lattice::Dots] {
            let text = write(&drawing, lattice);
            let read = found(&format!("see {text}")).expect("a drawing");
            assert_eq!(read.at.end, text.len() + 4);
            assert_eq!(Drawing { at: 0..0, ..read }, drawing);
        }
    }

    #[test]
    fn a_text_that_is_not_a_drawing_is_refused() {
        let link = write(&Drawing::new(Shape::new(2, 2)), Lattice::Cells);
        let (head, payload) = link.split_once("p=").expect("a payload");
        for spoiled in [
            "",
            "AAAA",
            "!",
            &payload[..payload.len() / 2],
            &payload[4..],
        ] {
            let error = found(&format!("{head}p={spoiled}")).expect_err(spoiled);
            assert_eq!(error.explanation.message, "error-kind-penpa");
        }
        assert_eq!(find(&Source::new("https://a.b/#p=slither/2/2/g")), None);
    }

    #[test]
    fn genres_decide_and_labels_do_not() {
        let mut drawing = Drawing::new(Shape::new(1, 1));
        let is_of = |drawing: &Drawing| {
            let is_of = drawing.check(&["classic"], true).is_ok();
            (drawing.is_labelled(), is_of)
        };
        assert_eq!(is_of(&drawing), (false, true));
        drawing.genres = vec!["noconflict".to_owned()];
        assert_eq!(is_of(&drawing), (false, true));
        drawing.genres.push("classic".to_owned());
        assert_eq!(is_of(&drawing), (true, true));
        drawing.genres.push("killer".to_owned());
        assert_eq!(is_of(&drawing), (true, false));
    }
}
