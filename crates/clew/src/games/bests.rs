//! A player's best times, by kind, size and difficulty, with and without help.

use serde::{Deserialize, Serialize};

use crate::kind::{self, Kind};

use super::{Difficulty, Summary};

/// Finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finish {
    /// Kind of the puzzle.
    #[serde(with = "kind::stored")]
    pub kind: Kind,
    /// Rows of the board.
    pub rows: u8,
    /// Columns of the board.
    pub cols: u8,
    /// Difficulty that was chosen; `None` for a puzzle from elsewhere.
    pub difficulty: Option<Difficulty>,
    /// Time played, in milliseconds.
    pub elapsed: u64,
    /// Number of hints taken.
    pub hints: u32,
    /// Number of checks and "why?" questions.
    #[serde(default)]
    pub questions: u32,
    /// Time of day at the end, in milliseconds since 1970.
    pub at: u64,
}

impl Finish {
    /// Finish of a game that has just been solved.
    pub fn of(summary: &Summary) -> Self {
        let origin = summary.origin.as_ref();
        Self {
            kind: summary.kind,
            rows: summary.rows,
            cols: summary.cols,
            difficulty: origin.and_then(|origin| origin.difficulty),
            elapsed: summary.elapsed,
            hints: summary.hints,
            questions: summary.questions,
            at: summary.changed,
        }
    }

    /// Whether the player had help: a hint, a check or a "why?" question.
    pub fn is_helped(&self) -> bool {
        self.hints > 0 || self.questions > 0
    }

    /// Reads a finish; `None` if the text is not one.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// Text of the finish.
    pub fn write(&self) -> String {
        // Strings and numbers can always be serialized.
        serde_json::to_string(self).unwrap_or_default()
    }

    fn is_like(&self, other: &Self) -> bool {
        let class = |finish: &Self| (finish.kind, finish.rows, finish.cols, finish.difficulty);
        class(self) == class(other)
    }
}

/// Best time among similar games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best {
    /// Time, in milliseconds.
    pub elapsed: u64,
    /// Number of similar games, including this one.
    pub games: usize,
}

/// Comparison of a game that was just finished with previous ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// The first of its type.
    First,
    /// The quickest of its type.
    Quickest,
    /// Slower than another game, with the time of that game.
    Behind(u64),
}

/// Best times of games similar to a given one, which is among `all`: without and with help.
pub fn best(all: &[Finish], like: &Finish) -> [Option<Best>; 2] {
    [false, true].map(|is_helped| {
        let alike = all.iter().filter(|finish| finish.is_like(like));
        let alike = alike.filter(|finish| finish.is_helped() == is_helped);
        let times: Vec<u64> = alike.map(|finish| finish.elapsed).collect();
        let elapsed = times.iter().copied().min()?;
        Some(Best {
            elapsed,
            games: times.len(),
        })
    })
}

impl Comparison {
    /// Comparison of a game with all finished games, itself included.
    pub fn of(all: &[Finish], game: &Finish) -> Self {
        let [alone, helped] = best(all, game);
        let best = if game.is_helped() { helped } else { alone };
        match best {
            None => Comparison::First,
            Some(best) if best.games <= 1 => Comparison::First,
            Some(best) if best.elapsed >= game.elapsed => Comparison::Quickest,
            Some(best) => Comparison::Behind(best.elapsed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finish(elapsed: u64, hints: u32, rows: u8) -> Finish {
        Finish {
            kind: Kind::new("sudoku"),
            rows,
            cols: 9,
            difficulty: Some(Difficulty::Steady),
            elapsed,
            hints,
            questions: 0,
            at: 0,
        }
    }

    #[test]
    fn games_compare_only_with_games_of_their_sort() {
        let all = [
            finish(50, 0, 9),
            finish(40, 2, 9),
            finish(60, 0, 9),
            finish(1, 0, 6),
        ];
        let [alone, helped] = best(&all, &all[0]);
        assert_eq!(
            alone.unwrap(),
            Best {
                elapsed: 50,
                games: 2
            }
        );
        assert_eq!(
            helped.unwrap(),
            Best {
                elapsed: 40,
                games: 1
            }
        );
        assert_eq!(Comparison::of(&all, &all[0]), Comparison::Quickest);
        assert_eq!(Comparison::of(&all, &all[2]), Comparison::Behind(50));
        assert_eq!(Comparison::of(&all, &all[1]), Comparison::First);
        assert_eq!(Comparison::of(&all, &all[3]), Comparison::First);
        assert_eq!(Finish::read(&all[0].write()), Some(all[0].clone()));
        assert_eq!(Finish::read("x"), None);
    }

    #[test]
    fn a_check_counts_as_help_and_older_finishes_have_none() {
        let alone = finish(50, 0, 9);
        let text = alone.write().replace(",\"questions\":0", "");
        assert!(!text.contains("questions"));
        assert_eq!(Finish::read(&text), Some(alone.clone()));
        let checked = Finish {
            questions: 1,
            ..finish(40, 0, 9)
        };
        assert_eq!(Finish::read(&checked.write()), Some(checked.clone()));
        let all = [alone, checked];
        let times = best(&all, &all[0]).map(|best| best.map(|best| best.elapsed));
        assert_eq!(times, [Some(50), Some(40)]);
        assert_eq!(Comparison::of(&all, &all[1]), Comparison::First);
    }
}
