//! The page as it opens.

use crate::games::Settings;
use crate::kind::SAMPLES;
use crate::model::Numerals;
use crate::scene::Palette;
use crate::solve::Method;

use super::address::{Bookmark, Place};
use super::parts::{Loading, Players, Rest, shows};
use super::voice::Voice;
use super::watch::Speed;
use super::{Effect, Message, Page, Unshown, first_reading};

/// What is known as the page opens.
pub struct Opening {
    /// What follows the `#` of the address, with it; empty if nothing does.
    pub hash: String,
    /// Players that are there.
    pub players: Players,
    /// The rest of the program, if it is there.
    pub rest: Option<Rest>,
    /// Whether it is wanted without waiting for the reader.
    pub wants_rest: bool,
    /// Language that speaks.
    pub voice: Voice,
    /// Whether the reader wants less motion.
    pub is_still: bool,
    /// Whether anything is stored: there may be games to continue.
    pub has_stored: bool,
    /// Speed of playback.
    pub speed: Speed,
    /// Whether the film waits before each conclusion.
    pub waits: bool,
    /// Writing of digits above 9.
    pub numerals: Numerals,
    /// Whether rows and columns of large boards are numbered.
    pub has_line_numbers: bool,
    /// Light or dark.
    pub palette: Palette,
    /// Settings of a player.
    pub settings: Settings,
}

impl Page {
    /// Opens the page: on the view that the address names, or else on the first sample. Returns what is to be done about it, too;
    /// `None` only if the first sample were not a puzzle. `now` is the time of day in milliseconds since 1970.
    pub fn open_at(now: u64, opening: Opening) -> Option<(Self, Vec<Effect>)> {
        let place = Place::parse(&opening.hash);
        let (address, guide) = match place.clone() {
            Some(Place::View(address)) => (Some(address), None),
            Some(Place::Guide(page)) => (None, Some(page)),
            None => (None, None),
        };
        let (players, voice) = (opening.players, opening.voice);
        let named = address.as_ref().and_then(|address| {
            let (method, bookmark) = (address.method, address.bookmark);
            Self::opening(address.reading()?, method, bookmark, players, voice.clone())
        });
        let is_named = named.is_some();
        let mut page = match named {
            Some(page) => page,
            None => {
                let (reading, method) = (first_reading(SAMPLES[0].text)?, Method::default());
                Self::opening(reading, method, Bookmark::Start, players, voice)?
            }
        };
        if address.is_none() && guide.is_none() {
            page.watch.begin_sight(opening.is_still, opening.has_stored);
        }
        match (opening.rest, &address) {
            (Some(rest), address) => {
                let waiting = page.parts.arrived(rest, players);
                debug_assert!(waiting.is_empty(), "nothing was asked for yet");
                if let Some(address) = address {
                    page.arrive_at(address);
                }
                page.guide = guide;
            }
            // It did not arrive; shown once it does.
            (None, _) => {
                for place in place.into_iter().filter(shows) {
                    page.parts.put_off(Message::Visit(place));
                }
                if page.parts.is_awaited() || opening.wants_rest {
                    page.want_rest();
                }
            }
        }
        page.watch.speed = opening.speed;
        page.watch.waits = opening.waits;
        page.numerals = opening.numerals;
        page.has_line_numbers = opening.has_line_numbers;
        page.palette = opening.palette;
        page.set(opening.settings);
        if let Some(address) = address.filter(|_| !is_named) {
            // A faulty address: show the sample, and the fault in the rest.
            page.unread = Some(address.clone());
            page.apply(Message::Paste(address.puzzle));
        }
        page.is_arriving = page.parts.is_awaited();
        let effects = page.begin(now);
        Some((page, effects))
    }

    /// Begins the work of a page that has been opened. Returns what is to be done. `now` is the time of day in milliseconds since 1970.
    pub fn begin(&mut self, now: u64) -> Vec<Effect> {
        self.play.now = Unshown(now);
        self.attend();
        std::mem::take(&mut self.effects.0)
    }

    /// Whether the rest of the program is there.
    pub fn has_rest(&self) -> bool {
        self.parts.loading() == Loading::Done
    }
}
