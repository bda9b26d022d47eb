//! Address of a view: puzzle, chapter, step or question, method and mode, after the `#`.

use std::str::FromStr as _;

use clew::kind::{self, Kind, Reading};
use clew_core::model::{Arg, Explanation};
use clew_core::playback::Detail;
use clew_core::solve::Method;
use clew_core::story::AskedPlace;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use crate::guide::GuidePage;
use crate::paste::first_reading;
use crate::view::Mode;

/// Place that an address names.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    /// View of a puzzle.
    View(Address),
    /// Page of the guide.
    Guide(GuidePage),
}

impl Place {
    /// Reads the fragment after the `#`; `None` if it names neither.
    pub fn parse(hash: &str) -> Option<Self> {
        let guide = GuidePage::parse(hash).map(Self::Guide);
        guide.or_else(|| Address::parse(hash).map(Self::View))
    }

    /// Text of the address, with the `#`.
    pub fn hash(&self) -> String {
        match self {
            Self::View(address) => address.hash(),
            Self::Guide(page) => page.hash(),
        }
    }

    /// Part of the place that a reader may want to return to.
    pub fn subject(&self) -> Subject {
        match self {
            Self::View(address) => {
                let (mode, subject) = address.subject();
                if address.is_sheet {
                    return Subject::Sheet;
                }
                Subject::View(
                    mode,
                    subject.map(|(puzzle, method)| (puzzle.into(), method)),
                )
            }
            Self::Guide(page) => Subject::Guide(*page),
        }
    }
}

/// Part of a place that creates an entry in the browser's history.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// Mode; for a puzzle being watched, also its text and the method.
    View(Mode, Option<(String, Method)>),
    /// Sheet of games.
    Sheet,
    /// Page of the guide.
    Guide(GuidePage),
}

/// View of a puzzle, as named by the address.
#[derive(Clone, Debug, PartialEq)]
pub struct Address {
    /// The puzzle, in its kind's own text.
    pub puzzle: String,
    /// The point of the playback.
    pub bookmark: Bookmark,
    /// The method.
    pub method: Method,
    /// Detail in which the film is told, if it is named.
    pub detail: Option<Detail>,
    /// Page that is shown.
    pub mode: Mode,
    /// Whether the sheet of games covers the game.
    pub is_sheet: bool,
    /// Recipe of the puzzle, if it was made here.
    pub made: Option<String>,
    /// Marks of a player, as text; present only in a link made to carry them.
    pub marks: Option<String>,
    /// Walls drawn in the editor that do not belong to the puzzle.
    pub walls: Option<String>,
}

/// Point of a playback, as addresses name it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bookmark {
    /// The bare puzzle.
    #[default]
    Start,
    /// A chapter, by its number from 1 in versions that combined several arguments into one.
    Chapter(usize),
    /// The beat, wave or run that explains an event, by the event's number in the order of grades from 1: a link of earlier versions.
    Beat(usize),
    /// A step, by its number in the order of grades from 1: a link of earlier versions, or an example of the guide.
    Step(usize),
    /// The beat, wave or run that explains an event, by the event's number in the trace from 1.
    Stop(usize),
    /// A step by itself, by its number in the trace from 1.
    Single(usize),
    /// The steps on which the known facts about a place depend.
    Why(AskedPlace),
}

impl Bookmark {
    /// Whether it counts steps in the order of grades.
    pub fn is_in_order_of_grades(self) -> bool {
        matches!(self, Self::Chapter(_) | Self::Beat(_) | Self::Step(_))
    }

    /// Reads a number after the name of what it counts.
    fn parse(number: &str, of: fn(usize) -> Self) -> Self {
        match number.parse() {
            Ok(number) if number > 0 => of(number),
            _ => Self::Start,
        }
    }
}

impl Address {
    /// Address of a puzzle watched from its start.
    pub fn of(puzzle: String) -> Self {
        Self {
            puzzle,
            bookmark: Bookmark::Start,
            method: Method::default(),
            detail: None,
            mode: Mode::default(),
            is_sheet: false,
            made: None,
            marks: None,
            walls: None,
        }
    }

    /// Reads the fragment after the `#`; `None` if it contains no puzzle.
    pub fn parse(hash: &str) -> Option<Self> {
        let mut puzzle = None;
        let mut bookmark = Bookmark::Start;
        let mut method = Method::default();
        let mut detail = None;
        let mut mode = Mode::default();
        let mut is_sheet = false;
        let mut made = None;
        let mut marks = None;
        let mut walls = None;
        for part in hash.trim_start_matches('#').split('&') {
            match part.split_once('=') {
                Some(("p", text)) => puzzle = Some(decoded(text)),
                Some(("step", number)) => bookmark = Bookmark::parse(number, Bookmark::Step),
                Some(("chapter", number)) => {
                    bookmark = Bookmark::parse(number, Bookmark::Chapter);
                }
                Some(("beat", number)) => bookmark = Bookmark::parse(number, Bookmark::Beat),
                Some(("stop", number)) => bookmark = Bookmark::parse(number, Bookmark::Stop),
                Some(("single", number)) => bookmark = Bookmark::parse(number, Bookmark::Single),
                Some(("why", place)) => {
                    bookmark = decoded(place).parse().map_or(bookmark, Bookmark::Why);
                }
                Some(("method", name)) => method = Method::from_str(name).unwrap_or_default(),
                Some(("detail", name)) => detail = Detail::from_str(name).ok(),
                Some(("mode", name)) => mode = Mode::from_str(name).unwrap_or_default(),
                Some(("sheet", "games")) => is_sheet = true,
                Some(("made", recipe)) => made = Some(decoded(recipe)),
                Some(("marks", text)) => marks = Some(decoded(text)),
                Some(("walls", text)) => walls = Some(decoded(text)),
                _ => {}
            }
        }
        Some(Self {
            puzzle: puzzle?,
            bookmark,
            method,
            detail,
            mode,
            is_sheet: is_sheet && mode == Mode::Play,
            made,
            marks,
            walls,
        })
    }

    /// View that a reader may want to return to. A puzzle being edited changes
    /// with every key; there, undo leads back.
    pub fn subject(&self) -> (Mode, Option<(&str, Method)>) {
        let subject = match self.mode {
            Mode::Watch => Some((self.puzzle.as_str(), self.method)),
            Mode::Play | Mode::Edit | Mode::Make | Mode::Many => None,
        };
        (self.mode, subject)
    }

    /// Text of the address, with the `#`.
    pub fn hash(&self) -> String {
        let mut hash = format!("#p={}", encoded(&self.puzzle));
        match self.bookmark {
            Bookmark::Start => {}
            Bookmark::Chapter(number) => hash.push_str(&format!("&chapter={number}")),
            Bookmark::Beat(number) => hash.push_str(&format!("&beat={number}")),
            Bookmark::Step(number) => hash.push_str(&format!("&step={number}")),
            Bookmark::Stop(number) => hash.push_str(&format!("&stop={number}")),
            Bookmark::Single(number) => hash.push_str(&format!("&single={number}")),
            Bookmark::Why(asked_place) => {
                hash.push_str(&format!("&why={}", encoded(&asked_place.to_string())));
            }
        }
        if self.method != Method::default() {
            let name: &str = self.method.into();
            hash.push_str(&format!("&method={name}"));
        }
        if let Some(detail) = self.detail {
            let name: &str = detail.into();
            hash.push_str(&format!("&detail={name}"));
        }
        if self.mode != Mode::default() {
            let name: &str = self.mode.into();
            hash.push_str(&format!("&mode={name}"));
        }
        if self.is_sheet {
            hash.push_str("&sheet=games");
        }
        if let Some(recipe) = &self.made {
            hash.push_str(&format!("&made={}", encoded(recipe)));
        }
        if let Some(marks) = &self.marks {
            hash.push_str(&format!("&marks={}", encoded(marks)));
        }
        if let Some(walls) = &self.walls {
            hash.push_str(&format!("&walls={}", encoded(walls)));
        }
        hash
    }
}

impl Address {
    /// The same address with a player's marks.
    pub fn with_marks<'a>(self, marks: impl Iterator<Item = &'a str>) -> Self {
        // An underscore survives in places where a space would not.
        let marks: Vec<String> = marks.map(|mark| mark.replace(' ', "_")).collect();
        Self {
            marks: (!marks.is_empty()).then(|| marks.join(";")),
            ..self
        }
    }

    /// The puzzle, with the marks that are valid on it and a warning about the others.
    pub fn reading(&self) -> Option<Reading> {
        let mut reading = first_reading(&self.puzzle)?;
        reading.format = "format-clew";
        let Some(marks) = self.marks.as_ref().map(|marks| marks.replace('_', " ")) else {
            return Some(reading);
        };
        let texts = marks.split(';').map(str::trim);
        let mut texts: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
        let all = texts.len();
        reading.marks = loop {
            match kind::stated(&reading.code, &texts).map(|stated| stated.marks) {
                Ok(marks) => break Some(marks),
                Err((number, _)) => drop(texts.remove(number)),
            }
        };
        let left_out = all - texts.len();
        if left_out > 0 {
            let warning = Explanation::new("warning-link-marks");
            let count = Arg::Number(u64::try_from(left_out).unwrap_or(u64::MAX));
            reading.warnings.push(warning.with("count", count));
        }
        Some(reading)
    }
}

/// Characters that would not survive in an address. Slashes do, but a comma ends a link
/// in a sentence.
const ESCAPED: AsciiSet = NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~')
    .remove(b'/')
    .remove(b':')
    .remove(b'!')
    .remove(b'*')
    .remove(b';')
    .remove(b'@');

/// Percent-encodes the characters that would not survive in an address.
fn encoded(text: &str) -> String {
    utf8_percent_encode(text, &ESCAPED).to_string()
}

/// Undoes percent-encoding; a `%` that does not start an escape is kept as it is.
fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

/// Kind of the puzzle shown at a place, if the place names one.
pub fn kind_at(place: &Place) -> Option<Kind> {
    match place {
        Place::View(address) => Some(address.reading()?.code.kind),
        Place::Guide(_) => None,
    }
}
