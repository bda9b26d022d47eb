//! Playback on the page: the player of a puzzle and the rows of its steps,
//! shared by handle. Two handles are equal when nothing was added in between.

use std::cell::{Ref, RefCell};
use std::rc::Rc;

use clew::handout::{self, Figure, Walkthrough};
use clew::kind::{self, Code, Events, Player, Proofs, Reading};
use clew_core::grid::{Shape, Site};
use clew_core::model::{Explanation, Export};
use clew_core::playback::{Claim, Detail, Places, Playback, Playhead, Reply, Times, Words};
use clew_core::scene::{Aspect, Scene};
use clew_core::story::AskedPlace;
use clew_say::Speaker;

use crate::players::Players;

/// Number of stops whose time is measured at once: a few milliseconds.
const MEASURED_AT_ONCE: usize = 120;

/// Handle to a player and its playback.
#[derive(Clone)]
pub struct SharedPlayback {
    inner: Rc<RefCell<Inner>>,
    version: u32,
}

struct Inner {
    player: Box<dyn Player>,
    playback: Playback,
    /// Times of the film in a language.
    times: (String, Times),
}

impl PartialEq for SharedPlayback {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.inner, &other.inner) && self.version == other.version
    }
}

impl SharedPlayback {
    /// Playback of a reading, with the reading's marks of a player on the bare puzzle.
    pub fn of(reading: &Reading, players: &Players) -> Option<Self> {
        let mut player = players.player(&reading.code)?;
        if let Some(marks) = reading.marks.clone() {
            player.mark(marks);
        }
        Some(Self::new(player))
    }

    /// Playback of the bare puzzle.
    pub fn new(player: Box<dyn Player>) -> Self {
        let inner = Inner {
            player,
            playback: Playback::default(),
            times: Default::default(),
        };
        Self {
            inner: Rc::new(RefCell::new(inner)),
            version: 0,
        }
    }

    /// The playback with more events; earlier handles see them too, but differ.
    #[must_use]
    pub fn grown(&self, events: Events) -> Self {
        self.inner.borrow_mut().push(events);
        Self {
            inner: Rc::clone(&self.inner),
            version: self.version + 1,
        }
    }

    /// The playback told in a detail.
    #[must_use]
    pub fn told_in(&self, detail: Detail) -> Self {
        let mut inner = self.inner.borrow_mut();
        inner.playback.set_detail(detail);
        inner.times = Default::default();
        Self {
            inner: Rc::clone(&self.inner),
            version: self.version + 1,
        }
    }

    /// The playback once all steps are known or no more are wanted: steps whose chapter
    /// was not settled are now included.
    #[must_use]
    pub fn finished(&self) -> Self {
        self.inner.borrow_mut().finish();
        Self {
            inner: Rc::clone(&self.inner),
            version: self.version + 1,
        }
    }

    /// Its rows, and where they are on the timeline.
    pub fn get(&self) -> Ref<'_, Playback> {
        Ref::map(self.inner.borrow(), |inner| &inner.playback)
    }

    /// The rows, with the times of the film in the language of a speaker; they are complete only if all stops could be measured, of which
    /// each call measures some. The flag says whether they are.
    pub fn with_times<T>(
        &self,
        language: &str,
        speaker: &Speaker,
        read: impl FnOnce(&Playback, &Times) -> T,
    ) -> (T, bool) {
        let (spoken, mut times) = std::mem::take(&mut self.inner.borrow_mut().times);
        if spoken != language {
            times = Times::default();
        }
        let words = |playhead| self.words(speaker, playhead);
        let is_complete = times.measure(&self.get(), MEASURED_AT_ONCE, &words);
        let outcome = read(&self.get(), &times);
        self.inner.borrow_mut().times = (language.to_owned(), times);
        (outcome, is_complete)
    }

    /// Size of the board.
    pub fn shape(&self) -> Shape {
        self.inner.borrow().player.shape()
    }

    /// Its chapters so far, for export.
    pub fn walkthrough(&self, speaker: &Speaker) -> Walkthrough {
        let detail = self.get().detail();
        Walkthrough::of(self.inner.borrow().player.as_ref(), speaker, detail)
    }

    /// Figure of each argument so far.
    pub fn figures(&self, speaker: &Speaker, is_numbered: bool) -> Vec<Figure> {
        handout::figures(self.inner.borrow().player.as_ref(), speaker, is_numbered)
    }

    /// Whether the board has digits with several ways of writing.
    pub fn has_numerals(&self) -> bool {
        self.inner.borrow().player.has_numerals()
    }

    /// Picture at a playhead.
    pub fn scene(&self, playhead: Playhead) -> Scene {
        self.inner.borrow().player.picture(playhead)
    }

    /// Board before the event at a position, without marks.
    pub fn before(&self, position: usize) -> Scene {
        self.inner.borrow().player.before(position)
    }

    /// Board with the facts that a proof has established.
    pub fn proven(&self, proof: &Proofs, aspect: Aspect) -> Scene {
        self.inner.borrow().player.proven(proof, aspect)
    }

    /// Sentence at a playhead; if the playhead is at a beat, the whole sentence.
    pub fn explanation(&self, playhead: Playhead) -> Explanation {
        self.inner.borrow().player.sentence(playhead)
    }

    /// The same sentence as the film shows it, which may be shorter.
    pub fn caption(&self, playhead: Playhead) -> Explanation {
        self.inner.borrow().player.caption(playhead)
    }

    /// Words shown at a playhead: the evidence, then the conclusion or the consequences.
    pub fn words(&self, speaker: &Speaker, playhead: Playhead) -> Words {
        handout::words(self.inner.borrow().player.as_ref(), speaker, playhead)
    }

    /// How much follows from the beats of a chapter, at a playhead of its run.
    pub fn following(&self, playhead: Playhead) -> Explanation {
        self.inner.borrow().player.following(playhead)
    }

    /// Places of the evidence for the beat at a position, and of its findings.
    pub fn places(&self, position: usize) -> Places {
        self.inner.borrow().player.places(position)
    }

    /// Judges a claim at the beat at a position; `None` if no such mark can be made.
    pub fn reply(&self, position: usize, claim: Claim) -> Option<Reply> {
        self.inner.borrow().player.reply(position, claim)
    }

    /// Places mentioned by the event at a position.
    pub fn sites(&self, position: usize) -> Vec<Site> {
        self.inner.borrow().player.sites(position)
    }

    /// Number in the trace, from 1, of the step at a position from 1.
    pub fn number(&self, position: usize) -> Option<usize> {
        self.inner.borrow().player.number(position)
    }

    /// Position of the step with a number in the trace, if the step is included already.
    pub fn position(&self, number: usize) -> Option<usize> {
        self.inner.borrow().player.position(number)
    }

    /// Position of the step that established the known fact about a place.
    pub fn found_at(&self, place: Site) -> Option<usize> {
        self.inner.borrow().player.found_at(place, None)
    }

    /// Playback of only the steps that the known fact about a place depends on.
    pub fn why(&self, asked_place: AskedPlace) -> Option<Self> {
        let inner = self.inner.borrow();
        let why = inner.player.why(asked_place.place, asked_place.digit)?;
        Some(self.slice(why))
    }

    /// Playback of some of the steps, each of which has its sentence.
    fn slice(&self, player: Box<dyn Player>) -> Self {
        Self::new(player).told_in(Detail::Steps).finished()
    }

    /// Playback of only the steps that the result of the step at a position depends
    /// on.
    pub fn why_step(&self, position: usize) -> Option<Self> {
        let why = self.inner.borrow().player.why_step(position)?;
        Some(self.slice(why))
    }

    /// A place to ask about or, if nothing is known about it, the result of the step at
    /// a position; `None` if no place identifies the fact.
    pub fn asked_place(&self, place: Option<Site>, position: usize) -> Option<AskedPlace> {
        let inner = self.inner.borrow();
        let known = place.filter(|&place| inner.player.found_at(place, None).is_some());
        let known = known.map(AskedPlace::from);
        known.or_else(|| inner.player.asked_place_at(position))
    }

    /// The puzzle.
    pub fn code(&self) -> Code {
        self.inner.borrow().player.code()
    }

    /// The puzzle in every format that can represent it.
    pub fn exports(&self) -> Vec<Export> {
        kind::exports(&self.code())
    }
}

impl Inner {
    fn push(&mut self, events: Events) {
        self.player.push(events);
        self.update();
    }

    fn finish(&mut self) {
        self.player.finish();
        self.update();
    }

    /// Adds new rows, and chapters that are new or have grown.
    fn update(&mut self) {
        for position in self.playback.len() + 1..=self.player.len() {
            let Some(row) = self.player.row(position) else {
                return;
            };
            let substeps = self.player.substeps(position);
            self.playback.push(row, substeps);
        }
        let known = self.playback.chapters().len();
        for chapter in known.saturating_sub(1)..self.player.chapter_count() {
            if let Some(row) = self.player.chapter(chapter) {
                self.playback.set_chapter(chapter + 1, row);
            }
        }
    }
}
