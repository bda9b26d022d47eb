//! Output for a puzzle: one JSON object.

use clew::grid::Site;
use clew::kind::Player;
use clew::model::{Stage, Technique as _};
use clew::trace::{Event, Verdict};
use serde::Serialize;

use crate::written::Written;

/// Greatest distance of a move that is not far, in half cells.
const FAR: u8 = 8;

/// Output for a puzzle; `cases` is the number of cases that the enumeration tried.
#[derive(Default, Serialize)]
pub(crate) struct Answer {
    pub(crate) kind: Option<&'static str>,
    pub(crate) rows: Option<u8>,
    pub(crate) cols: Option<u8>,
    pub(crate) verdict: &'static str,
    pub(crate) solution: Option<String>,
    pub(crate) steps: usize,
    /// Number of chapters in which the steps are told, and of ideas in them.
    pub(crate) chapters: usize,
    pub(crate) ideas: usize,
    /// Number of moves from what one told step finds to what the next one does, and of
    /// those that go more than four cells away.
    pub(crate) moves: usize,
    pub(crate) far: usize,
    pub(crate) stages: Stages,
    pub(crate) undecided: u32,
    pub(crate) cases: u64,
    pub(crate) level: u8,
    /// The level in tenths, as a number with one decimal.
    pub(crate) rating: f64,
    pub(crate) micros: u128,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) checked: Option<bool>,
    pub(crate) error: Option<String>,
}

/// Steps of each stage; their sum is `steps`.
#[derive(Default, Serialize)]
pub(crate) struct Stages {
    patterns: usize,
    breakout: usize,
    enumeration: usize,
}

impl Answer {
    /// The answer to a text that is no puzzle.
    pub(crate) fn malformed(fault: String) -> Self {
        Self {
            verdict: "malformed",
            error: Some(fault),
            ..Self::default()
        }
    }

    /// Sets the verdict: the number of solutions, in a word.
    pub(crate) fn decide(&mut self, verdict: Verdict) {
        self.verdict = match verdict {
            Verdict::Unique => "unique",
            Verdict::Several => "several",
            Verdict::Impossible => "none",
            Verdict::Open => "open",
        };
    }

    /// Counts the chapters of a telling and the ideas in them.
    pub(crate) fn count_chapters(&mut self, player: &dyn Player) {
        let rows = (0..player.chapter_count()).filter_map(|number| player.chapter(number));
        for row in rows {
            self.chapters += usize::from(row.level > 0);
            self.ideas += row.ideas;
        }
        let steps = (1..=player.len()).filter_map(|position| player.row(position));
        let steps = steps.filter(|row| row.level > 0);
        let places: Vec<Vec<Site>> = steps.map(|row| row.sites).collect();
        let apart = |a: &Site, b: &Site| a.y.abs_diff(b.y) + a.x.abs_diff(b.x);
        for pair in places.windows(2) {
            let ways = pair[0]
                .iter()
                .flat_map(|a| pair[1].iter().map(move |b| apart(a, b)));
            self.moves += 1;
            self.far += usize::from(ways.min() > Some(FAR));
        }
    }

    /// Counts what happened and answers the board in the end, with the first
    /// solution on it if there was one.
    pub(crate) fn tally<P: Written>(
        &mut self,
        mut board: P::Board,
        events: &[Event<P>],
    ) -> P::Board {
        let mut solved = false;
        for event in events {
            let facts = match event {
                Event::Step(step) => {
                    self.steps += 1;
                    self.level = self.level.max(step.level());
                    let rating = f64::from(step.tenths()) / 10.0;
                    self.rating = self.rating.max(rating);
                    *match step.technique.stage() {
                        Stage::Patterns => &mut self.stages.patterns,
                        Stage::Breakout => &mut self.stages.breakout,
                        Stage::Enumeration => &mut self.stages.enumeration,
                    } += 1;
                    &step.found
                }
                Event::Solution { facts, case } => {
                    self.cases = *case;
                    if std::mem::replace(&mut solved, true) {
                        continue;
                    }
                    facts
                }
                Event::Enumerate { undecided, .. } => {
                    self.undecided = *undecided;
                    continue;
                }
                Event::Exhausted { cases } => {
                    self.cases = *cases;
                    continue;
                }
                _ => continue,
            };
            for &fact in facts {
                // A fact that contradicts the others is for the judge to find.
                let _ = P::learn(&mut board, fact);
            }
        }
        board
    }
}
