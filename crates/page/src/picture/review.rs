//! Review of a picture: what each spot is read as, which spots are doubtful, and how many solutions each reading leads to.

use clew::kind::{self, Code, JobId, Reading};
use clew::picture::{Place, Plan, Spot, Transcript, Wanted, Way, Ways, What};
use clew_core::trace::Verdict;

use super::Fault;

/// Number of ways to read a spot that are offered.
const OFFERED: usize = 2;

/// Review under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// What came of the picture.
    pub transcript: Transcript,
    /// The spots of the layout that is chosen.
    pub plan: Plan,
    /// What each spot is read as.
    pub whats: Vec<What>,
    /// Doubtful spots, by number.
    pub doubts: Vec<usize>,
    /// Doubtful spots that the number of solutions decided.
    pub decided: Vec<usize>,
    /// Spots with digits that a player wrote, or may have written.
    pub mine: Vec<usize>,
    /// Spots that the reader has confirmed or changed.
    pub seen: Vec<usize>,
    /// Spot that is visited, by number.
    pub at: Option<usize>,
    /// Spot that a digit was typed into last: another one follows it.
    typed: Option<usize>,
    /// Verdicts by text; `None` for one that could not be found.
    verdicts: Vec<(String, Option<Verdict>)>,
    /// Text that a worker proves.
    pub(super) asked: Option<(JobId, Code)>,
    /// Layout and size by which the picture is being read again; this review stays until then.
    pub again: Option<(JobId, Wanted)>,
    /// Reason for which it could not be read again.
    pub fault: Option<Fault>,
}

/// Spot that is visited.
#[derive(Clone, Debug, PartialEq)]
pub struct Spotted {
    /// The spot.
    pub spot: Spot,
    /// What it is read as.
    pub what: What,
    /// The likeliest ways to read it, with the verdict that each leads to, as far as it is known.
    pub ways: Vec<(Way, Option<Verdict>)>,
    /// Its number among the doubtful spots, from 1, if it is one of them.
    pub number: Option<usize>,
}

impl Review {
    /// Begins a review.
    pub fn new(transcript: Transcript) -> Self {
        let plan = transcript.plan();
        let number = |spot: Spot| plan.spots.iter().position(|ways| ways.spot == spot);
        let doubts = transcript
            .doubts
            .iter()
            .filter_map(|doubt| number(doubt.spot));
        let doubts: Vec<usize> = doubts.collect();
        let mine = transcript.mine.iter().copied();
        let decided = transcript.doubts.iter().filter(|doubt| doubt.is_decided);
        let mut review = Self {
            whats: transcript.whats.clone(),
            decided: decided.filter_map(|doubt| number(doubt.spot)).collect(),
            at: doubts.first().copied(),
            doubts,
            mine: mine.filter_map(number).collect(),
            seen: Vec::new(),
            typed: None,
            verdicts: Vec::new(),
            asked: None,
            again: None,
            fault: None,
            plan,
            transcript,
        };
        if let (Some(text), Some(verdict)) = (review.text(), review.transcript.verdict) {
            review.verdicts.push((text, Some(verdict)));
        }
        review
    }

    /// Text of the puzzle as it is read now, to be proved; `None` if it is not a puzzle.
    fn text(&self) -> Option<String> {
        Some(self.plan.code(&self.whats)?.text)
    }

    /// The puzzle as it is read now, as the readers of texts have it.
    pub fn reading(&self) -> Option<Reading> {
        let text = self.plan.marked_text(&self.whats)?;
        let mut readings = kind::read(&text).ok()?;
        (!readings.is_empty()).then(|| readings.swap_remove(0))
    }

    /// Layout and size of the puzzle, or of the one that the picture is being read as again.
    pub fn wanted(&self) -> Wanted {
        let again = self.again.map(|(_, wanted)| wanted);
        again.unwrap_or_else(|| self.transcript.wanted())
    }

    /// Verdict on the puzzle as it is read now; `None` while it is not known.
    pub fn verdict(&self) -> Option<Verdict> {
        self.verdict_of(&self.text()?)
    }

    fn verdict_of(&self, text: &str) -> Option<Verdict> {
        let mut verdicts = self.verdicts.iter();
        verdicts.find(|(other, _)| other == text)?.1
    }

    /// Whether every doubtful spot was looked at.
    pub fn is_done(&self) -> bool {
        self.doubts.iter().all(|at| self.seen.contains(at))
    }

    /// The spot that is visited.
    pub fn spotted(&self) -> Option<Spotted> {
        let at = self.at?;
        let ways = self.plan.spots.get(at)?;
        let with = |&way: &Way| {
            let code = self.with(at, way.what);
            (way, code.and_then(|code| self.verdict_of(&code.text)))
        };
        Some(Spotted {
            spot: ways.spot,
            what: *self.whats.get(at)?,
            ways: self.offered(ways).iter().map(with).collect(),
            number: self
                .doubts
                .iter()
                .position(|&doubt| doubt == at)
                .map(|place| place + 1),
        })
    }

    /// The likeliest ways to read a spot; both of a border, and a blank where nothing else is in sight.
    fn offered(&self, ways: &Ways) -> Vec<Way> {
        let mut offered: Vec<Way> = ways.ways.iter().take(OFFERED).copied().collect();
        let blank = Way {
            what: What::Number(None),
            probability: 0.0,
        };
        let is_number = matches!(ways.spot, Spot::At(_));
        if is_number && offered.len() < OFFERED && !offered.iter().any(|way| way.what == blank.what)
        {
            offered.push(blank);
        }
        offered
    }

    /// The puzzle with one spot read in another way.
    fn with(&self, at: usize, what: What) -> Option<Code> {
        let mut whats = self.whats.clone();
        *whats.get_mut(at)? = what;
        self.plan.code(&whats)
    }

    /// Visits a spot.
    pub(super) fn visit(&mut self, at: usize) {
        if at < self.plan.spots.len() {
            self.at = Some(at);
            self.typed = None;
        }
    }

    /// Visits the spot of a place, if it counts.
    pub(super) fn visit_place(&mut self, place: Place) {
        let mut spots = self.plan.spots.iter();
        if let Some(at) = spots.position(|ways| ways.spot == Spot::At(place)) {
            self.visit(at);
        }
    }

    /// Visits the next doubtful spot, or the one before; those that were not looked at come first.
    pub(super) fn go(&mut self, is_back: bool) {
        let place = self
            .at
            .and_then(|at| self.doubts.iter().position(|&doubt| doubt == at));
        let count = self.doubts.len();
        let next = match (place, is_back) {
            (Some(place), false) => (place + 1) % count.max(1),
            (Some(place), true) => (place + count - 1) % count.max(1),
            (None, false) => 0,
            (None, true) => count.saturating_sub(1),
        };
        if let Some(&at) = self.doubts.get(next) {
            self.visit(at);
        }
    }

    /// Reads the visited spot in some way, and goes on to the next that was not looked at.
    pub(super) fn choose(&mut self, what: What) {
        let Some(at) = self.at else {
            return;
        };
        self.put(at, what);
        self.typed = None;
        let mut left = self.doubts.iter().copied();
        if let Some(next) = left.find(|doubt| !self.seen.contains(doubt)) {
            self.visit(next);
        }
    }

    /// Whether all digits that a player may have written are marks, or all are givens; `None` if some are this and some that, or if there are none.
    pub fn are_mine(&self) -> Option<bool> {
        let mut mine = self
            .mine
            .iter()
            .filter_map(|&at| match self.whats.get(at)? {
                What::Mark(_) => Some(true),
                What::Number(Some(_)) => Some(false),
                What::Number(None) | What::Wall(_) => None,
            });
        let first = mine.next()?;
        mine.all(|other| other == first).then_some(first)
    }

    /// Reads all these digits as marks, or as givens.
    pub(super) fn take_as_mine(&mut self, are_mine: bool) {
        for &at in &self.mine {
            if let Some(what) = self.whats.get_mut(at)
                && let Some(number) = what.number()
            {
                *what = match are_mine {
                    true => What::Mark(number),
                    false => What::Number(Some(number)),
                };
            }
        }
    }

    /// Types a digit into the visited spot; a player's digit stays theirs; two digits in a row make a number where that fits.
    pub(super) fn type_digit(&mut self, digit: u8) {
        let Some((at, place)) = self.at.and_then(|at| match self.plan.spots.get(at)?.spot {
            Spot::At(place) => Some((at, place)),
            Spot::RightOf(..) | Spot::Below(..) => None,
        }) else {
            return;
        };
        let Some(range) = self.plan.range(place) else {
            return;
        };
        let before = match self.whats.get(at) {
            Some(what) if self.typed == Some(at) => what.number(),
            _ => None,
        };
        let is_mine = matches!(self.whats.get(at), Some(What::Mark(_)));
        let longer = before.and_then(|before| before.checked_mul(10)?.checked_add(digit));
        let number = longer
            .filter(|number| range.contains(number))
            .unwrap_or(digit);
        if range.contains(&number) {
            let what = match is_mine {
                true => What::Mark(number),
                false => What::Number(Some(number)),
            };
            self.put(at, what);
            self.typed = Some(at);
        }
    }

    fn put(&mut self, at: usize, what: What) {
        if let Some(before) = self.whats.get_mut(at) {
            *before = what;
            if !self.seen.contains(&at) {
                self.seen.push(at);
            }
        }
    }

    /// The next puzzle whose verdict is wanted: of the puzzle as it is read, then of the visited spot's other ways. Nothing is wanted about a
    /// puzzle of a foreign kind.
    pub(super) fn unproved(&self) -> Option<Code> {
        if self.transcript.found.foreign.is_some() {
            return None;
        }
        let own = self.plan.code(&self.whats);
        let visited = self.at.and_then(|at| Some((at, self.plan.spots.get(at)?)));
        let others = visited.into_iter().flat_map(|(at, ways)| {
            let offered = self.offered(ways).into_iter();
            offered.filter_map(move |way| self.with(at, way.what))
        });
        let is_new = |code: &Code| !self.verdicts.iter().any(|(other, _)| *other == code.text);
        own.into_iter().chain(others).find(is_new)
    }

    /// Takes the verdict that was asked for.
    pub(super) fn prove(&mut self, verdict: Option<Verdict>) {
        if let Some((_, code)) = self.asked.take() {
            self.verdicts.push((code.text, verdict));
        }
    }
}
