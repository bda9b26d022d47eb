//! Difficulties offered to a player: each is a range of levels, and so a ceiling for
//! techniques, and a range of expected times.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr};

use crate::kind::{self, Kind, Recipe, TechniqueEntry};
use clew_core::generate::{ClueSymmetry, Levels, Seconds, Spec};
use clew_core::grid::Shape;
use clew_core::solve::LONGEST;

/// Difficulty of a puzzle, as chosen by a player.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    EnumIter,
    EnumString,
    IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Difficulty {
    /// First steps: everything is visible at a glance.
    Gentle,
    /// An idea now and then.
    Steady,
    /// Several ideas, some of them hidden.
    Tricky,
    /// Chains and trials.
    Fierce,
}

/// Sizes offered for a kind, in rows and columns, smallest first; larger ones
/// are made on the page of the generator.
pub fn made_sizes(kind: Kind) -> &'static [u8] {
    kind::offer(kind).sizes
}

impl Difficulty {
    /// Levels of its puzzles. Each range starts where the previous one ends. The kinds
    /// differ because their puzzles do: few Aquariums need more than level 5.
    pub fn levels(self, kind: Kind) -> Levels {
        let (at_least, at_most) = kind::offer(kind).levels[self as usize];
        Levels { at_least, at_most }
    }

    /// Expected times of its puzzles of a size; `None` for a size that is not offered. Each range starts where the previous one
    /// ends. If a size has few boards, a puzzle may miss its range: then it is the nearest one made.
    pub fn seconds(self, kind: Kind, shape: Shape) -> Option<Seconds> {
        let times = kind::offer(kind).times.iter();
        let mut times = times.filter(|(rows, _)| shape == Shape::new(*rows, *rows));
        let (_, begins) = times.next()?;
        let begin = |number: usize| begins.get(number).copied();
        let number = self as usize;
        Some(Seconds {
            at_least: number.checked_sub(1).and_then(begin).unwrap_or(0),
            at_most: begin(number).unwrap_or(LONGEST),
        })
    }

    /// Whether puzzles of a kind with this number of rows can be this hard.
    pub fn is_offered(self, kind: Kind, rows: u8) -> bool {
        let mut few = kind::offer(kind).easy_below.iter();
        let count = few.find(|&&(below, _)| rows < below);
        count.is_none_or(|&(_, count)| (self as usize) < count)
    }

    /// The next harder difficulty; the hardest stays.
    pub fn harder(self) -> Self {
        match self {
            Difficulty::Gentle => Difficulty::Steady,
            Difficulty::Steady => Difficulty::Tricky,
            Difficulty::Tricky | Difficulty::Fierce => Difficulty::Fierce,
        }
    }

    /// Difficulty of a puzzle with a level, 1 to 10.
    pub fn of_level(kind: Kind, level: u8) -> Self {
        let easier = [Difficulty::Gentle, Difficulty::Steady, Difficulty::Tricky];
        let mut easier = easier.into_iter();
        let fitting = easier.find(|difficulty| level <= difficulty.levels(kind).at_most);
        fitting.unwrap_or(Difficulty::Fierce)
    }
}

/// Recipe of a puzzle with a difficulty, with the usual properties of the kind.
pub fn recipe(kind: Kind, shape: Shape, difficulty: Difficulty, seed: u64) -> Recipe {
    let spec = Spec {
        shape,
        levels: difficulty.levels(kind),
        seconds: difficulty.seconds(kind, shape),
        // The recipes of daily puzzles must not change.
        symmetry: ClueSymmetry::None,
        ..kind::default_spec(kind)
    };
    kind::recipe(kind, spec, seed)
}

/// Techniques that puzzles of a difficulty may require, easiest first; none that
/// assumes a single solution is ever required.
pub fn techniques_under(kind: Kind, difficulty: Difficulty) -> Vec<TechniqueEntry> {
    let most = difficulty.levels(kind).at_most;
    let all = kind::techniques();
    let mut under: Vec<TechniqueEntry> = all
        .filter(|entry| entry.kind == kind && entry.level() <= most)
        .filter(|entry| entry.soundness != clew_core::model::Soundness::OneSolution)
        .collect();
    under.sort_by_key(|entry| entry.tenths);
    under
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::IntoEnumIterator as _;

    #[test]
    fn each_difficulty_begins_where_the_one_before_ends() {
        for kind in kind::all() {
            let levels: Vec<Levels> = Difficulty::iter()
                .map(|difficulty| difficulty.levels(kind))
                .collect();
            assert_eq!(levels[0].at_least, 1);
            for pair in levels.windows(2) {
                assert_eq!(pair[0].at_most + 1, pair[1].at_least, "{kind:?}");
            }
            for level in 1..=9 {
                let levels = Difficulty::of_level(kind, level).levels(kind);
                assert_eq!(levels.miss(level), 0, "{kind:?} {level}");
            }
            assert_eq!(Difficulty::of_level(kind, 10), Difficulty::Fierce);
        }
    }

    #[test]
    fn expected_times_of_a_size_follow_each_other() {
        for kind in kind::all() {
            for &side in made_sizes(kind) {
                let shape = Shape::new(side, side);
                let mut end = 0;
                for difficulty in Difficulty::iter() {
                    let seconds = difficulty
                        .seconds(kind, shape)
                        .expect("the size is offered");
                    assert_eq!(seconds.at_least, end, "{kind:?} {side}");
                    assert!(seconds.at_least < seconds.at_most, "{kind:?} {side}");
                    end = seconds.at_most;
                }
                assert_eq!(end, LONGEST);
            }
            assert_eq!(
                Difficulty::Gentle.seconds(kind, Shape::new(5, 7)),
                None,
                "chosen by its level"
            );
        }
    }

    #[test]
    fn every_size_and_difficulty_offered_has_a_recipe_and_techniques() {
        for kind in kind::all() {
            for difficulty in Difficulty::iter() {
                for &side in made_sizes(kind) {
                    let recipe = recipe(kind, Shape::new(side, side), difficulty, 1);
                    assert_eq!(kind::invalid_spec(kind, &recipe.spec), None, "{recipe}");
                }
                let techniques = techniques_under(kind, difficulty);
                assert!(techniques.is_sorted_by_key(|entry| entry.tenths));
                assert!(techniques.iter().all(|entry| entry.kind == kind));
                assert!(!techniques.is_empty());
            }
        }
    }
}
