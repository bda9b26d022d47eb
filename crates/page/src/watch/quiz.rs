//! "Wait for me": the film waits before a conclusion, and the viewer says what follows: a place, then the mark there.

use clew_core::grid::Site;
use clew_core::model::{Arg, Explanation};
use clew_core::playback::{Claim, Playhead, Reply, Scope};

use super::WatchState;

/// Number of right answers in a row after which a rule is no longer asked.
const KNOWN: u8 = 3;

/// The question for which the film waits, and how earlier ones were answered.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Quiz {
    /// Place that was pressed, or that the keys have walked to.
    pub cursor: Option<Site>,
    /// Words about the last answer.
    pub said: Option<Explanation>,
    /// Number of right answers in a row to each rule, by message id.
    streaks: Vec<(&'static str, u8)>,
}

/// Answer of the viewer, or a part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guess {
    /// Something follows at a place: the cursor goes there.
    At(Site),
    /// A mark follows at the cursor: its digit, in a kind with digits, and whether it is of the first sort of the kind.
    Mark(Option<u8>, bool),
    /// Show it.
    Show,
    /// Walk with the cursor: down, across.
    Walk(i8, i8),
}

impl Quiz {
    /// Whether a rule has been answered often enough.
    pub(super) fn knows(&self, rule: &str) -> bool {
        let mut streaks = self.streaks.iter();
        streaks.any(|(known, right)| *known == rule && *right >= KNOWN)
    }

    /// Counts an answer.
    fn count(&mut self, rule: &'static str, is_right: bool) {
        let at = self.streaks.iter().position(|(known, _)| *known == rule);
        let at = at.unwrap_or_else(|| {
            self.streaks.push((rule, 0));
            self.streaks.len() - 1
        });
        let right = &mut self.streaks[at].1;
        *right = if is_right { right.saturating_add(1) } else { 0 };
    }
}

impl WatchState {
    /// Counts an answer about the present rule.
    pub(crate) fn count(&mut self, is_right: bool) {
        let row = self.playback.get().row(self.playhead.position).cloned();
        if let Some(row) = row {
            self.quiz.count(row.name, is_right);
        }
    }

    pub(crate) fn reply(&self, claim: Claim) -> Option<Reply> {
        self.playback.reply(self.playhead.position, claim)
    }

    /// Why a claim is not what follows from what is marked; `None` if it is.
    pub(crate) fn why_not(&self, claim: Claim, reply: Reply) -> Option<Explanation> {
        let said = |message| {
            let digit = claim.digit.unwrap_or(0);
            Explanation::new(message)
                .with("place", Arg::Place(claim.place))
                .with("digit", Arg::Digit(digit))
        };
        let playback = self.playback.get();
        Some(match reply {
            Reply::Right => return None,
            Reply::Excluded => said("quiz-excluded"),
            Reply::Known if claim.digit.is_some() => said("quiz-known-digit"),
            Reply::Known => said("quiz-known"),
            Reply::Open => said("quiz-nothing"),
            Reply::Later(position, is_true) => {
                let name = playback.row(position).map_or("", |row| row.name);
                let number = playback.chapter_of(position) as u64;
                said(if is_true { "quiz-later" } else { "quiz-false" })
                    .with("chapter", Arg::Number(number))
                    .with("rule", Arg::Word(name))
            }
        })
    }

    /// Digits of the marks that a kind may have at a place; `None` for a mark without a digit.
    fn digits(&self) -> impl Iterator<Item = Option<u8>> {
        let most = self.playback.shape().rows;
        std::iter::once(None).chain((1..=most).map(Some))
    }

    /// Digits of the marks that can be made at the cursor, `None` for a mark without a digit; nothing if all is decided there.
    pub fn open_marks(&self) -> Vec<Option<u8>> {
        let Some(place) = self.quiz.cursor else {
            return Vec::new();
        };
        let replies = self.digits().filter_map(|digit| {
            let holds = true;
            let claim = Claim {
                place,
                digit,
                holds,
            };
            Some((digit, self.reply(claim)?))
        });
        let replies: Vec<(Option<u8>, Reply)> = replies.collect();
        let is_open = replies.iter().any(|&(_, reply)| reply != Reply::Known);
        let marks = replies.into_iter().filter(|_| is_open);
        marks.map(|(digit, _)| digit).collect()
    }

    /// Whether a single mark can answer the question here. A level that ends somewhere, for example, is not a mark of a cell.
    fn has_answer(&self) -> bool {
        let places = self.playback.places(self.playhead.position).found;
        places.into_iter().any(|place| {
            self.digits().any(|digit| {
                let claim = |holds| Claim {
                    place,
                    digit,
                    holds,
                };
                [true, false]
                    .map(claim)
                    .into_iter()
                    .any(|claim| self.reply(claim) == Some(Reply::Right))
            })
        })
    }

    /// Whether something is found at sides of cells, not only in cells.
    fn has_sides(&self) -> bool {
        let playback = self.playback.get();
        let mut sites = playback.rows().iter().flat_map(|row| &row.sites);
        sites.any(|site| site.edge().is_some())
    }

    /// The place at which something can be found, for a place that was pressed; `None` beside the board or at a dot.
    pub(crate) fn answerable(&self, place: Site) -> Option<Site> {
        let is_known = |place: &Site| place.cell().is_some() || place.edge().is_some();
        if self.has_sides() {
            return Some(place).filter(is_known);
        }
        // The line between two cells counts for the one after it.
        let Site { y, x } = place;
        let place = Site { y: y | 1, x: x | 1 };
        let shape = self.playback.shape();
        let cell = place.cell().filter(|&cell| shape.contains(cell));
        cell.map(|_| place)
    }

    /// Place that a step of the cursor leads to: from cell to cell or, where lines are found, to the next side of a cell as well.
    pub(crate) fn walked(&self, down: i8, across: i8) -> Site {
        let shape = self.playback.shape();
        let (least, stride) = if self.has_sides() { (0, 1) } else { (1, 2) };
        let most = |cells: u8| 2 * i16::from(cells) - least;
        let moved = |from: u8, by: i8, cells: u8| {
            let to = i16::from(from) + i16::from(by) * stride;
            u8::try_from(to.clamp(least, most(cells))).unwrap_or(from)
        };
        let start = Site { y: 1, x: 1 };
        let Some(from) = self.quiz.cursor else {
            return start;
        };
        let go = |from: Site| Site {
            y: moved(from.y, down, shape.rows),
            x: moved(from.x, across, shape.cols),
        };
        let next = go(from);
        // Nothing is found at a dot.
        match (next.cell(), next.edge()) {
            (None, None) => {
                let beyond = go(next);
                if beyond == next { from } else { beyond }
            }
            _ => next,
        }
    }

    /// Whether the film need not wait here: the viewer has answered this rule often enough, or cannot answer.
    pub(super) fn needs_no_answer(&self) -> bool {
        let playback = self.playback.get();
        let Playhead {
            position, scope, ..
        } = self.playhead;
        let name = playback.row(position).map(|row| row.name);
        drop(playback);
        let is_known = name.is_some_and(|name| self.quiz.knows(name));
        scope == Scope::Look && (is_known || !self.has_answer())
    }
}
