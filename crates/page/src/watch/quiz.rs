//! "Wait for me": the film waits before a conclusion, and the viewer says where something follows.

use clew_core::grid::Site;
use clew_core::model::{Arg, Explanation};
use clew_core::playback::{Playhead, Scope};

use super::{Move, WatchState};
use crate::{Message, Page};

/// Number of right answers in a row after which a rule is no longer asked.
const KNOWN: u8 = 3;

/// The question for which the film waits, and how earlier ones were answered.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Quiz {
    /// Place that the keys have walked to.
    pub cursor: Option<Site>,
    /// Words about the last answer.
    pub said: Option<Explanation>,
    /// Number of right answers in a row to each rule, by message id.
    streaks: Vec<(&'static str, u8)>,
}

/// Answer of the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guess {
    /// Something follows at a place.
    At(Site),
    /// The place under the cursor.
    Here,
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

impl Page {
    /// Takes an answer while the film waits.
    pub(crate) fn guess(&mut self, guess: Guess) {
        if !self.watch.has_waited {
            return;
        }
        match guess {
            Guess::Walk(down, across) => {
                let cursor = self.watch.walked(down, across);
                self.watch.quiz.cursor = Some(cursor);
                self.highlighted = Some(cursor);
            }
            Guess::Here => {
                if let Some(cursor) = self.watch.quiz.cursor {
                    self.guess(Guess::At(cursor));
                }
            }
            Guess::Show => self.conclude(None),
            Guess::At(place) => {
                let Some(place) = self.watch.answerable(place) else {
                    return;
                };
                match self.watch.why_not(place) {
                    None => self.conclude(Some(place)),
                    Some(why_not) => {
                        self.watch.count(false);
                        self.watch.quiz.said = Some(why_not);
                        self.highlighted = Some(place);
                    }
                }
            }
        }
    }

    /// Goes on to the conclusion, after a right answer or without one.
    fn conclude(&mut self, right: Option<Site>) {
        self.watch.count(right.is_some());
        self.apply(Message::from(Move::Toggle));
        self.watch.quiz.said = right.map(|_| Explanation::new("quiz-right"));
    }
}

impl WatchState {
    /// Counts an answer about the present rule.
    fn count(&mut self, is_right: bool) {
        let row = self.playback.get().row(self.playhead.position).cloned();
        if let Some(row) = row {
            self.quiz.count(row.name, is_right);
        }
    }

    /// Why nothing follows at a place from what is marked; `None` if something does.
    fn why_not(&self, place: Site) -> Option<Explanation> {
        let here = self.playhead.position;
        let found = self.playback.places(here).found;
        if found.contains(&place) {
            return None;
        }
        let said = |message| Explanation::new(message).with("place", Arg::Place(place));
        let position = self.playback.found_at(place);
        let playback = self.playback.get();
        Some(match position {
            None => said("quiz-nothing"),
            Some(position) if position < here => said("quiz-known"),
            Some(position) => {
                let name = playback.row(position).map_or("", |row| row.name);
                let number = playback.chapter_of(position) as u64;
                said("quiz-later")
                    .with("chapter", Arg::Number(number))
                    .with("rule", Arg::Word(name))
            }
        })
    }

    /// Whether something is found at sides of cells, not only in cells.
    fn has_sides(&self) -> bool {
        let playback = self.playback.get();
        let mut sites = playback.rows().iter().flat_map(|row| &row.sites);
        sites.any(|site| site.edge().is_some())
    }

    /// The place at which something can be found, for a place that was pressed; `None` beside the board or at a dot.
    fn answerable(&self, place: Site) -> Option<Site> {
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
    fn walked(&self, down: i8, across: i8) -> Site {
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

    /// Whether the film need not wait here: the viewer has answered this rule often enough.
    pub(super) fn is_known(&self, playhead: Playhead) -> bool {
        let playback = self.playback.get();
        let name = playback.row(playhead.position).map(|row| row.name);
        playhead.scope == Scope::Look && name.is_some_and(|name| self.quiz.knows(name))
    }
}
