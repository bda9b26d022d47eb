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

use super::{Piece, Source, fault, link};
use crate::grid::{Edge, Shape};
use crate::model::{Arg, Explanation, Fault, ParseError};

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

    /// Whether all genres that the drawing is labelled with are among `known`; `None`
    /// if it has no label.
    pub fn is_of(&self, known: &[&str]) -> Option<bool> {
        let told = || {
            let genres = self.genres.iter().map(String::as_str);
            genres.filter(|genre| !NO_GENRES.contains(genre))
        };
        let is_told = told().next().is_some();
        is_told.then(|| told().all(|genre| known.contains(&genre)))
    }

    /// The error of a kind that does not fit the drawing. It names the rule or the
    /// genre that no kind here has, if that is known.
    pub fn unfit(&self) -> ParseError {
        let error = |message| ParseError::new(Fault::Kind, self.at.clone(), message);
        if let Some(rule) = self.rule {
            return error("error-kind-drawn")
                .with("objects", Arg::Word(rule))
                .announced();
        }
        let mut genres = self.genres.iter().map(String::as_str);
        match genres.find(|genre| !NO_GENRES.contains(genre)) {
            Some(genre) => error("error-kind-genre").with("genre", fault::quoted(genre)),
            None => error("error-kind-penpa"),
        }
    }

    /// A warning about the objects that were not read, if there are any.
    pub fn warning(&self) -> Option<Explanation> {
        let count = fault::number(self.others);
        (self.others > 0).then(|| Explanation::new("warning-penpa").with("count", count))
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
    let drawing = read::read(payload.text).map(|drawing| Drawing {
        at: at.clone(),
        ..drawing
    });
    Some(drawing.ok_or_else(|| unread(at).announced()))
}

/// The payload of an address of Penpa+.
fn payload(link: Piece<'_>) -> Option<Piece<'_>> {
    let is_mode = |mode: &Piece<'_>| matches!(mode.text, "edit" | "solve");
    link::payloads(link).find_map(|payload| {
        link::parameter(payload, "m").filter(is_mode)?;
        link::parameter(payload, "p").filter(|value| !value.text.starts_with("http"))
    })
}

fn unread(at: Range<usize>) -> ParseError {
    ParseError::new(Fault::Kind, at, "error-kind-penpa")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Cell;

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
        assert_eq!(drawing.is_of(&["classic"]), None);
        drawing.genres = vec!["noconflict".to_owned()];
        assert_eq!(drawing.is_of(&["classic"]), None);
        drawing.genres.push("classic".to_owned());
        assert_eq!(drawing.is_of(&["classic"]), Some(true));
        drawing.genres.push("killer".to_owned());
        assert_eq!(drawing.is_of(&["classic"]), Some(false));
    }
}
