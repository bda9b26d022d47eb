//! Choice among the ways to read a picture, by the number of solutions that each leads to.

use std::collections::VecDeque;

use clew_core::kinded::Code;
use clew_core::trace::Verdict;
use clew_picture::{FoundGrid, Guess};

use super::plan::{DOUBTFUL, Plan, REMOTE};
use super::spot::{Spot, Ways, What};
use super::transcript::{Doubt, Transcript};
use super::vary::{all_printed, combinations, is_full};

/// Probability below which a layout is not tried.
const POSSIBLE: f32 = 0.02;

/// Probability below which a layout is doubtful although the puzzle has exactly one solution and no other layout leads to one.
const LIKELY: f32 = 0.5;

/// Probability from which a number may be a player's although it looks printed, and how many of these are looked at together. A single
/// given can often be spared.
const SUSPECT: f32 = 0.01;
const SUSPECTS: usize = 3;

/// A choice under way. It asks for the verdict on one puzzle after another.
pub(super) struct Deciding {
    found: FoundGrid,
    /// Layouts not tried yet.
    guesses: VecDeque<Guess>,
    plan: Plan,
    /// The likeliest reading of the likeliest layout, and its verdict once that is known: what is left if no other fits better.
    first: Option<(Plan, Option<Verdict>)>,
    stage: Stage,
}

/// Question about a puzzle.
enum Stage {
    /// Whether the likeliest reading has one solution.
    Likeliest,
    /// Whether one of the others has, the next first.
    Others(VecDeque<Vec<What>>),
    /// Whether the puzzle would have one solution as well with a doubtful spot read in its next way.
    Against {
        whats: Vec<What>,
        /// Doubtful spots to be asked about, by number.
        left: VecDeque<usize>,
        /// Those that are decided.
        decided: Vec<usize>,
    },
    /// Whether the likeliest reading of another layout has one solution as well, or what is left without the numbers that may be a player's.
    Rivals {
        whats: Vec<What>,
        decided: Vec<usize>,
        /// Those readings that are puzzles of their own.
        left: VecDeque<(Rival, Code)>,
        /// Those that have one solution.
        rivals: Vec<Rival>,
    },
    /// Nothing more: the layout's plan is read so, with this verdict.
    Settled {
        whats: Vec<What>,
        verdict: Option<Verdict>,
        decided: Vec<usize>,
        rivals: Vec<Rival>,
    },
}

/// Other reading that fits as well.
#[derive(Clone, Copy, PartialEq)]
enum Rival {
    /// By another layout.
    Layout,
    /// With some of the numbers as a player's.
    Hand,
}

impl Deciding {
    /// Starts on what was seen.
    pub(super) fn new(found: FoundGrid) -> Self {
        // A board without a single number is not a puzzle, however it is drawn.
        let has_numbers = |guess: &Guess| Plan::new(&found, guess.layout).has_numbers();
        let (with, without): (VecDeque<Guess>, VecDeque<Guess>) =
            found.guesses.iter().copied().partition(has_numbers);
        let mut guesses: VecDeque<Guess> = with.into_iter().chain(without).collect();
        let layout = guesses.pop_front().map(|guess| guess.layout);
        guesses.retain(|guess| guess.probability >= POSSIBLE);
        let plan = Plan::new(&found, layout.unwrap_or(clew_picture::Layout::Plain));
        Self {
            found,
            guesses,
            plan,
            first: None,
            stage: Stage::Likeliest,
        }
    }

    /// The puzzle whose verdict is needed next; `None` once all is decided. Nothing is asked about a puzzle of a foreign kind.
    pub(super) fn question(&mut self) -> Option<Code> {
        if self.found.foreign.is_some() {
            return None;
        }
        loop {
            let whats = match &self.stage {
                Stage::Likeliest => self.plan.likeliest(),
                Stage::Others(others) => match others.front() {
                    Some(whats) => whats.clone(),
                    None => {
                        self.next_layout();
                        continue;
                    }
                },
                Stage::Against {
                    whats,
                    left,
                    decided,
                } => match left.front() {
                    Some(&at) => self.with_next_way(whats, at),
                    None => {
                        self.stage = Stage::Rivals {
                            left: self.rivals(whats),
                            whats: whats.clone(),
                            decided: decided.clone(),
                            rivals: Vec::new(),
                        };
                        continue;
                    }
                },
                Stage::Rivals {
                    whats,
                    decided,
                    left,
                    rivals,
                } => match left.iter().find(|(rival, _)| !rivals.contains(rival)) {
                    Some((_, code)) => return Some(code.clone()),
                    None => {
                        self.stage = Stage::Settled {
                            whats: whats.clone(),
                            verdict: Some(Verdict::Unique),
                            decided: decided.clone(),
                            rivals: rivals.clone(),
                        };
                        return None;
                    }
                },
                Stage::Settled { .. } => return None,
            };
            let is_flawed = !self.plan.flaws(&whats).is_empty();
            match self.plan.code(&whats).filter(|_| !is_flawed) {
                Some(code) => return Some(code),
                // What is not a puzzle has no solution.
                None => self.answer(Some(Verdict::Impossible)),
            }
        }
    }

    /// Takes the verdict that was asked for; `None` if it could not be decided.
    pub(super) fn answer(&mut self, verdict: Option<Verdict>) {
        let is_unique = verdict == Some(Verdict::Unique);
        match &mut self.stage {
            Stage::Likeliest if is_unique => {
                let whats = self.plan.likeliest();
                self.ask_against(whats);
            }
            Stage::Likeliest => {
                self.first.get_or_insert((self.plan.clone(), verdict));
                let flawed = self.plan.flaws(&self.plan.likeliest());
                let others = combinations(&self.plan, &flawed).into_iter();
                self.stage = Stage::Others(others.chain(all_printed(&self.plan)).collect());
            }
            Stage::Others(others) => {
                if let (Some(whats), true) = (others.pop_front(), is_unique) {
                    self.ask_against(whats);
                }
            }
            Stage::Against {
                whats,
                left,
                decided,
            } => match (left.pop_front(), verdict) {
                (Some(at), Some(Verdict::Unique)) => fill(&self.plan, whats, at),
                (Some(at), Some(_)) => decided.push(at),
                _ => {}
            },
            Stage::Rivals { left, rivals, .. } => {
                left.retain(|(rival, _)| !rivals.contains(rival));
                // What could not be decided may be one.
                if let (Some((rival, _)), true) = (left.pop_front(), is_unique || verdict.is_none())
                {
                    rivals.push(rival);
                }
            }
            Stage::Settled { .. } => {}
        }
    }

    /// The likeliest readings of the other layouts, where these are puzzles and not the same one, and the one without suspects.
    fn rivals(&self, whats: &[What]) -> VecDeque<(Rival, Code)> {
        let own = self.plan.houses(whats);
        let guesses = self.found.guesses.iter();
        let others = guesses
            .filter(|guess| guess.layout != self.plan.layout && guess.probability >= POSSIBLE);
        let readings = others.filter_map(|guess| {
            let plan = Plan::new(&self.found, guess.layout);
            let whats = plan.likeliest();
            let code = plan.code(&whats)?;
            let is_same = own.is_some() && plan.houses(&whats) == own;
            let is_new = plan.flaws(&whats).is_empty() && !is_same;
            is_new.then_some((Rival::Layout, code))
        });
        let suspects = self.suspects(whats);
        let mut without = whats.to_vec();
        for &suspect in &suspects {
            without[suspect] = What::Number(None);
        }
        let without = self.plan.code(&without);
        let without = without.filter(|_| suspects.len() >= SUSPECTS);
        let without = without.map(|code| (Rival::Hand, code));
        readings.chain(without).collect()
    }

    /// Printed numbers that may be a player's, by number.
    fn suspects(&self, whats: &[What]) -> Vec<usize> {
        let spots = self.plan.spots.iter().zip(whats).enumerate();
        let suspects = spots.filter(|(_, (ways, what))| {
            matches!(what, What::Number(Some(_))) && ways.written() >= SUSPECT
        });
        suspects.map(|(at, _)| at).collect()
    }

    /// Goes on to the next layout, or back to the first reading of all.
    fn next_layout(&mut self) {
        if let Some(guess) = self.guesses.pop_front() {
            self.plan = Plan::new(&self.found, guess.layout);
            self.stage = Stage::Likeliest;
            return;
        }
        let verdict = match self.first.take() {
            Some((plan, verdict)) => {
                self.plan = plan;
                verdict
            }
            None => None,
        };
        self.stage = Stage::Settled {
            whats: self.plan.likeliest(),
            verdict,
            decided: Vec::new(),
            rivals: Vec::new(),
        };
    }

    /// Asks about each doubtful spot of a reading with one solution.
    fn ask_against(&mut self, whats: Vec<What>) {
        let spots = self.plan.spots.iter().zip(&whats).enumerate();
        let doubtful = spots
            .filter(|(_, (ways, what))| ways.ways.len() > 1 && is_doubtful(ways, **what, DOUBTFUL));
        self.stage = Stage::Against {
            left: doubtful.map(|(at, _)| at).collect(),
            whats,
            decided: Vec::new(),
        };
    }

    /// A reading with one spot read in the likeliest of its other ways.
    fn with_next_way(&self, whats: &[What], at: usize) -> Vec<What> {
        let mut whats = whats.to_vec();
        if let (Some(what), Some(spot)) = (whats.get_mut(at), self.plan.spots.get(at)) {
            let present = *what;
            let mut others = spot.ways.iter().map(|way| way.what);
            let other = others.find(|other| other.printed() != present.printed());
            *what = other.unwrap_or(present);
        }
        whats
    }

    /// What came of it.
    pub(super) fn transcript(&self) -> Transcript {
        let (whats, verdict, decided, rivals) = match &self.stage {
            Stage::Settled {
                whats,
                verdict,
                decided,
                rivals,
            } => (whats.clone(), *verdict, decided.as_slice(), &rivals[..]),
            _ => (self.plan.likeliest(), None, &[][..], &[][..]),
        };
        let flaws: Vec<Spot> = self.plan.flaws(&whats);
        let is_confirmed = verdict == Some(Verdict::Unique);
        // What the number of solutions does not confirm must be seen all the more clearly.
        let doubtful = if is_confirmed { DOUBTFUL } else { REMOTE };
        let spots = self.plan.spots.iter().zip(&whats).enumerate();
        let doubts = spots.filter_map(|(at, (ways, &what))| {
            let is_flaw = flaws.contains(&ways.spot);
            (is_flaw || is_doubtful(ways, what, doubtful)).then(|| Doubt {
                spot: ways.spot,
                what,
                ways: ways.ways.clone(),
                is_decided: decided.contains(&at),
            })
        });
        let doubts: Vec<Doubt> = doubts.collect();
        let mut guesses = self.found.guesses.iter();
        let likeliest = guesses
            .next()
            .filter(|guess| guess.layout == self.plan.layout);
        let is_layout_doubtful = match likeliest {
            // Hardly any picture is a puzzle with one solution by mistake.
            Some(guess) if is_confirmed => {
                rivals.contains(&Rival::Layout) || guess.probability < LIKELY
            }
            Some(guess) => guess.probability < DOUBTFUL,
            None => true,
        };
        let puzzle = self.plan.marked_text(&whats);
        let has_suspects = rivals.contains(&Rival::Hand);
        let is_hand_doubtful = has_suspects || is_full(&self.plan, &whats);
        let mine = whats.iter().enumerate();
        let mine = mine.filter(|(_, what)| matches!(what, What::Mark(_)));
        let suspects = if has_suspects {
            self.suspects(&whats)
        } else {
            Vec::new()
        };
        let mine = mine.map(|(at, _)| at).chain(suspects);
        let is_alone = self.found.other.is_none();
        let is_clear = doubts.is_empty() && !is_layout_doubtful && !is_hand_doubtful && is_alone;
        Transcript {
            is_sure: puzzle.is_some() && is_confirmed && is_clear,
            layout: self.plan.layout,
            is_layout_doubtful,
            is_hand_doubtful,
            mine: mine.map(|at| self.plan.spots[at].spot).collect(),
            whats,
            puzzle,
            doubts,
            verdict,
            found: self.found.clone(),
        }
    }
}

/// Whether a spot can well be something else than it is read as: another number, or by another hand. A player's number that is misread is less
/// at stake.
fn is_doubtful(ways: &Ways, what: What, sure: f32) -> bool {
    let (read, written) = (ways.reads(what), ways.written());
    let is_misread = match what {
        What::Mark(_) => read < LIKELY || written < sure * ways.numbers(),
        What::Number(Some(_)) => read < sure || written > (1.0 - sure) * ways.numbers(),
        What::Number(None) | What::Wall(_) => ways.agreement(what) < sure,
    };
    ways.best().what != what || is_misread
}

/// Reads a doubtful blank as its number if that is the likelier now. The number agrees with the only solution; one that was not there
/// would do so only once in as many times as there are numbers.
fn fill(plan: &Plan, whats: &mut [What], at: usize) {
    let (Some(spot), Some(what)) = (plan.spots.get(at), whats.get_mut(at)) else {
        return;
    };
    let [blank, number, ..] = spot.ways[..] else {
        return;
    };
    let Spot::At(place) = spot.spot else {
        return;
    };
    let numbers = plan.range(place).map_or(0, |range| range.count());
    let is_blank = *what == What::Number(None) && blank.what == *what;
    let is_printed = matches!(number.what, What::Number(_));
    if is_blank && is_printed && number.probability * numbers as f32 > blank.probability {
        *what = number.what;
    }
}
