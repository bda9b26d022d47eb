//! Summary of a stored game: the content of a list of games, without the moves.

use serde::{Deserialize, Serialize};

use crate::kind::{self, Kind, Played};

use super::{Date, Difficulty};

/// Version that is written.
const VERSION: u64 = 1;

/// Summary of a stored game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    version: u64,
    /// Name under which the game is stored: the puzzle's canonical text, followed by a number
    /// for additional games of the puzzle.
    pub id: String,
    /// The puzzle, in its kind's canonical text.
    pub puzzle: String,
    /// Its kind.
    #[serde(with = "kind::stored")]
    pub kind: Kind,
    /// Rows of the board.
    pub rows: u8,
    /// Columns of the board.
    pub cols: u8,
    /// Name given by the player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Origin of the puzzle, if it was made here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// Expected time of the puzzle, in seconds, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expected: Option<u32>,
    /// Number that grows with every stored change.
    pub revision: u64,
    /// Time of the last change, in milliseconds since 1970.
    pub changed: u64,
    /// Completed part, in percent.
    pub part: u8,
    /// Whether it is solved.
    pub is_solved: bool,
    /// Time played, in milliseconds.
    pub elapsed: u64,
    /// Number of hints taken.
    pub hints: u32,
    /// Number of checks and "why?" questions.
    #[serde(default)]
    pub questions: u32,
}

/// Origin of a puzzle that was made here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    /// Its recipe, as text.
    pub recipe: String,
    /// Difficulty that was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<Difficulty>,
    /// Day of a daily puzzle, as text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
}

impl Origin {
    /// Day of a daily puzzle.
    pub fn date(&self) -> Option<Date> {
        self.day.as_ref()?.parse().ok()
    }
}

impl Summary {
    /// First summary of a game, at a time in milliseconds since 1970. Details that the game does
    /// not know are left open.
    pub fn of(game: &dyn Played, shape: (u8, u8), now: u64) -> Self {
        let code = game.code();
        Self {
            version: VERSION,
            id: code.text.clone(),
            puzzle: code.text.clone(),
            kind: code.kind,
            rows: shape.0,
            cols: shape.1,
            name: None,
            origin: None,
            expected: None,
            revision: 0,
            changed: now,
            part: game.part(),
            is_solved: game.is_solved(),
            elapsed: game.stored().elapsed,
            hints: game.hints(),
            questions: game.questions(),
        }
    }

    /// The summary with details known earlier: name, origin and expected time. A game that was
    /// solved stays so.
    pub fn after(self, before: &Summary) -> Self {
        Self {
            id: before.id.clone(),
            name: before.name.clone(),
            origin: self.origin.or_else(|| before.origin.clone()),
            expected: self.expected.or(before.expected),
            is_solved: self.is_solved || before.is_solved,
            ..self
        }
    }

    /// Reads a summary; `None` if the text is not a summary, or belongs to a later version.
    pub fn read(text: &str) -> Option<Self> {
        let summary: Self = serde_json::from_str(text).ok()?;
        (summary.version == VERSION).then_some(summary)
    }

    /// Text of the summary.
    pub fn write(&self) -> String {
        // Strings and numbers can always be serialized.
        serde_json::to_string(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::game::Press;
    use clew_core::scene::Point;

    fn game() -> Box<dyn Played> {
        let code = kind::read("0 0 1\n2 1 1\n1 3\n1 1 2")
            .unwrap()
            .remove(0)
            .code;
        kind::game(&code).unwrap()
    }

    #[test]
    fn a_summary_is_read_back_and_a_later_version_is_left_alone() {
        let mut summary = Summary::of(game().as_ref(), (2, 2), 17);
        summary.name = Some("“Tea”".to_owned());
        summary.origin = Some(Origin {
            recipe: "r".to_owned(),
            difficulty: Some(Difficulty::Gentle),
            day: Some("2026-11-23".to_owned()),
        });
        summary.expected = Some(240);
        let text = summary.write();
        assert_eq!(Summary::read(&text), Some(summary));
        let later = text.replace("\"version\":1", "\"version\":2");
        assert_eq!(Summary::read(&later), None);
        assert_eq!(Summary::read("{broken"), None);
    }

    #[test]
    fn progress_reaches_a_hundred_only_with_the_solution() {
        let mut game = game();
        assert_eq!(game.part(), 0);
        let mut last = 0;
        while !game.is_solved() {
            assert!(game.part() < 100);
            assert!(game.part() >= last);
            last = game.part();
            let task = kind::Task::Coach {
                code: game.code().clone(),
                marks: game.marks(),
                ask: kind::CoachQuestion::Hint(clew_core::coach::HintRequest::default()),
            };
            let slice = kind::job(task)
                .unwrap()
                .run(&mut clew_core::solve::Fuel::unlimited());
            let Some(kind::Answer::Coach(advice)) = slice.answer else {
                panic!("{:?}", slice.answer);
            };
            game.count_hint();
            assert!(game.take_hint(advice));
        }
        assert_eq!(game.part(), 100);
        assert_eq!(Summary::of(game.as_ref(), (2, 2), 0).hints, game.hints());
        assert!(game.hints() > 0);
        let summary = Summary::of(game.as_ref(), (2, 2), 0).write();
        let earlier = summary.replace(",\"questions\":0", "");
        assert!(!earlier.contains("questions"));
        assert_eq!(Summary::read(&earlier), Summary::read(&summary));
    }

    #[test]
    fn a_games_name_and_expected_time_outlive_its_moves() {
        let mut game = game();
        let mut before = Summary::of(game.as_ref(), (2, 2), 1);
        before.name = Some("Mine".to_owned());
        before.id.push_str(" 2");
        before.expected = Some(240);
        assert!(game.press(Press::main(Point::new(0.5, 1.5))));
        let after = Summary::of(game.as_ref(), (2, 2), 2).after(&before);
        assert_eq!((after.name, after.id), (before.name, before.id));
        assert_eq!(after.changed, 2);
        assert_eq!(after.expected, before.expected);
    }
}
