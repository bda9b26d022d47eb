//! Cards that name a stage when a film enters it.

use crate::model::Stage;

use super::{Playback, RowKind};

/// Card of a stage, shown for a moment before its first chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// The stage.
    pub stage: Stage,
    /// Round of the stages that it belongs to, from 1. Only a method that goes through its stages in rounds has
    /// more than one.
    pub round: usize,
    /// Whether the stage finds nothing in this round.
    pub is_empty: bool,
}

/// Order in which a method goes through its stages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// Whichever stage helps next: a card names a stage when it comes up for the first time.
    Free,
    /// One after another, and again from the first stage after each find of the second: every stage of every round
    /// has a card.
    Rounds,
}

/// Cards shown so far, so that none is shown twice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cards {
    /// Number of the last chapter that was entered.
    entered: usize,
}

impl Cards {
    /// Cards to show when a film enters a chapter, by number, from the one before it or from within it.
    pub fn entering(&mut self, playback: &Playback, number: usize, course: Course) -> Vec<Card> {
        if number <= self.entered {
            return Vec::new();
        }
        self.entered = number;
        playback.cards(number, course)
    }
}

impl Playback {
    /// Cards before a chapter, by number.
    pub fn cards(&self, number: usize, course: Course) -> Vec<Card> {
        let Some(chapter) = self.chapter(number) else {
            return Vec::new();
        };
        let first = self.row(chapter.first).map(|row| row.kind);
        // The end belongs to no stage.
        let is_end = matches!(
            first,
            Some(RowKind::Solution | RowKind::Exhausted | RowKind::Contradiction)
        );
        let before = &self.chapters()[..number - 1];
        let is_known = before.iter().any(|other| other.stage == chapter.stage);
        match course {
            _ if is_end => Vec::new(),
            Course::Free if is_known => Vec::new(),
            Course::Free => vec![Card {
                stage: chapter.stage,
                round: 1,
                is_empty: false,
            }],
            Course::Rounds => self.round_cards(number),
        }
    }

    /// Cards of the stages that a method in rounds goes through between two chapters.
    fn round_cards(&self, number: usize) -> Vec<Card> {
        let chapters = self.chapters()[..number].iter();
        let stages: Vec<Stage> = chapters.map(|chapter| chapter.stage).collect();
        let (present, earlier) = (stages[number - 1], &stages[..number - 1]);
        let round = |stages: &[Stage]| {
            let breakouts = stages.iter().filter(|&&stage| stage == Stage::Breakout);
            1 + breakouts.count()
        };
        // Every find of the second stage ends a round.
        let at = match earlier.last() {
            None => (1, Stage::Patterns),
            Some(&Stage::Breakout) => (round(earlier), Stage::Patterns),
            Some(&stage) if stage == present => return Vec::new(),
            Some(&stage) => (round(earlier), after(stage)),
        };
        let passed = Stage::ALL
            .into_iter()
            .filter(|&stage| at.1 <= stage && stage <= present);
        let card = |stage| Card {
            stage,
            round: at.0,
            is_empty: stage != present,
        };
        passed.map(card).collect()
    }
}

/// The stage after one.
fn after(stage: Stage) -> Stage {
    match stage {
        Stage::Patterns => Stage::Breakout,
        Stage::Breakout | Stage::Enumeration => Stage::Enumeration,
    }
}
