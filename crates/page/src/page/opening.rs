//! The page as it opens.

use std::rc::Rc;

use clew::kind::SAMPLES;
use clew_core::scene::Palette;
use clew_core::solve::Method;
use clew_say::Speaker;

use crate::address::{Bookmark, Place};
use crate::effect::Effect;
use crate::history::History;
use crate::kept::{self, Kept};
use crate::page::Page;
use crate::page::message::Message;
use crate::page::parts::{Loading, Rest, shows};
use crate::paste::sample;
use crate::players::Players;
use crate::preferences::Preferences;
use crate::unshown::Unshown;
use crate::voice::Voice;
use crate::watch::Speed;

/// Everything that the page needs to know when it opens.
pub struct Opening {
    /// Fragment of the address, `#` included; empty if there is none.
    pub hash: String,
    /// Players included in the first view.
    pub players: Players,
    /// Rest of the program, if already loaded.
    pub rest: Option<Rest>,
    /// Whether to fetch the rest at once, before the reader needs it.
    pub wants_rest: bool,
    /// Language of the page.
    pub voice: Voice,
    /// Whether the reader prefers reduced motion.
    pub is_still: bool,
    /// Whether anything is stored, so that there may be games to continue.
    pub has_stored: bool,
    /// Colour scheme of the system.
    pub system: Palette,
    /// Reads what was kept on earlier visits.
    pub kept: Box<Kept>,
    /// Number of workers worth starting for a list or a batch.
    pub cores: usize,
}

impl Opening {
    /// Opening in English with all parts loaded, nothing stored and the usual settings.
    pub fn plain(hash: &str) -> Self {
        Self {
            hash: hash.to_owned(),
            players: Players::all(),
            rest: Some(Rest::here()),
            wants_rest: false,
            voice: Voice {
                language: "en".to_owned(),
                speaker: Rc::new(Speaker::new("en")),
            },
            is_still: false,
            has_stored: false,
            system: Palette::Light,
            kept: Box::new(|_| None),
            cores: 2,
        }
    }
}

impl Page {
    /// Opens the page at the view that the address names, or else at the first sample. Returns the page and its first effects; `None`
    /// only if the first sample were not a puzzle. `now` is the time in milliseconds since 1970.
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
            Self::opening(
                address.reading()?,
                method,
                bookmark,
                players.clone(),
                voice.clone(),
            )
        });
        let is_named = named.is_some();
        let mut page = match named {
            Some(page) => page,
            None => {
                let (reading, method) = (sample(SAMPLES[0].text)?, Method::default());
                Self::opening(reading, method, Bookmark::Start, players.clone(), voice)?
            }
        };
        if address.is_none() && guide.is_none() {
            page.watch.begin_sight(opening.is_still, opening.has_stored);
        }
        match (opening.rest, &address) {
            (Some(rest), address) => {
                let waiting = page.parts.arrived(rest);
                debug_assert!(waiting.is_empty(), "nothing was asked for yet");
                if let Some(address) = address {
                    page.arrive_at(address);
                }
                page.frame.guide = guide;
            }
            // The player has not been loaded; the puzzle is shown once it is.
            (None, _) => {
                for place in place.into_iter().filter(shows) {
                    page.parts.put_off(Message::Visit(place));
                }
                if page.parts.is_awaited() || opening.wants_rest {
                    page.want_rest();
                }
            }
        }
        page.frame.cores = opening.cores.max(1);
        let kept = &*opening.kept;
        let speed = kept(kept::SPEED).and_then(|name| Speed::named(&name));
        page.watch.speed = speed.unwrap_or_default();
        page.watch.waits = kept(kept::WAITS).as_deref() == Some("on");
        let named = address.as_ref().and_then(|address| address.detail);
        page.watch
            .tell_in(named.unwrap_or_else(|| kept::parsed(kept, kept::DETAIL)));
        page.frame.preferences = Preferences::read(kept, opening.system);
        page.play.follow_settings(&page.frame);
        if let Some(address) = address.filter(|_| !is_named) {
            // A faulty address: show the sample, and the fault in the rest.
            page.unread = Some(address.clone());
            page.apply(Message::Paste(address.puzzle));
        }
        page.is_arriving = page.parts.is_awaited();
        page.history = Unshown(Some(History::default()));
        let effects = page.begin(now);
        Some((page, effects))
    }

    /// Starts the work of a page that was just opened. Returns its effects. `now` is the time in milliseconds since 1970.
    pub fn begin(&mut self, now: u64) -> Vec<Effect> {
        self.frame.now = Unshown(now);
        self.settle()
    }

    /// Whether the rest of the program is loaded.
    pub fn has_rest(&self) -> bool {
        self.parts.loading() == Loading::Done
    }
}
