//! History of a player's games: times by kind and size, and the daily puzzles of a month.

use crate::kind::Kind;
use clew_core::grid::SortShort as _;

use super::{Date, Difficulty, Finish, Summary};

/// Finished games of a kind and a size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// The kind.
    pub kind: Kind,
    /// Rows of the boards.
    pub rows: u8,
    /// Columns of the boards.
    pub cols: u8,
    /// The games, earliest first; at least one.
    pub games: Vec<Finish>,
}

impl Series {
    /// Shortest time, in milliseconds.
    pub fn best(&self) -> u64 {
        let times = self.games.iter().map(|game| game.elapsed);
        times.min().unwrap_or_default()
    }

    /// Longest time, in milliseconds.
    pub fn longest(&self) -> u64 {
        let times = self.games.iter().map(|game| game.elapsed);
        times.max().unwrap_or_default()
    }

    /// Median time of the games, in milliseconds.
    pub fn median(&self) -> u64 {
        let mut times: Vec<u64> = self.games.iter().map(|game| game.elapsed).collect();
        times.sort_short();
        let middle = times.len().saturating_sub(1) / 2;
        times.get(middle).copied().unwrap_or_default()
    }
}

/// Series of finished games, starting with the series of the latest game.
pub fn series<'a>(summaries: impl IntoIterator<Item = &'a Summary>) -> Vec<Series> {
    let finished = summaries.into_iter().filter(|summary| summary.is_solved);
    let mut finished: Vec<Finish> = finished.map(Finish::of).collect();
    finished.sort_short_by_key(|finish| finish.at);
    let mut all: Vec<Series> = Vec::new();
    for finish in finished.into_iter() {
        let class = |series: &Series| (series.kind, series.rows, series.cols);
        let own = (finish.kind, finish.rows, finish.cols);
        match all.iter().position(|series| class(series) == own) {
            Some(at) => {
                // Move the series of the latest game to the end.
                let mut series = all.remove(at);
                series.games.push(finish);
                all.push(series);
            }
            None => all.push(Series {
                kind: finish.kind,
                rows: finish.rows,
                cols: finish.cols,
                games: vec![finish],
            }),
        }
    }
    all.reverse();
    all
}

/// Game of a daily puzzle; a solved one is preferred.
pub fn game_of_day(
    summaries: &[Summary],
    kind: Kind,
    side: u8,
    difficulty: Difficulty,
    date: Date,
) -> Option<&Summary> {
    let is_it = |summary: &&Summary| {
        let origin = summary.origin.as_ref();
        (summary.kind, summary.rows, summary.cols) == (kind, side, side)
            && origin.is_some_and(|origin| {
                origin.date() == Some(date) && origin.difficulty == Some(difficulty)
            })
    };
    let games = || summaries.iter().filter(is_it);
    games()
        .find(|summary| summary.is_solved)
        .or_else(|| games().next())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Origin;
    use crate::kind;

    fn summary(puzzle: &str, changed: u64, elapsed: u64, day: Option<&str>) -> Summary {
        let code = kind::read(puzzle).unwrap().remove(0).code;
        let game = kind::game(&code).unwrap();
        let mut summary = Summary::of(game.as_ref(), (4, 4), changed);
        summary.is_solved = true;
        summary.elapsed = elapsed;
        summary.origin = day.map(|day| Origin {
            recipe: String::new(),
            difficulty: Some(Difficulty::Gentle),
            day: Some(day.to_owned()),
        });
        summary
    }

    #[test]
    fn games_of_a_kind_and_a_size_are_a_series_from_the_earliest() {
        let sudoku = "1234............";
        let aquarium = "0 0 1\n2 1 1\n1 3\n1 1 2";
        let mut open = summary(sudoku, 9, 1, None);
        open.is_solved = false;
        let games = [
            summary(sudoku, 3, 50, None),
            summary(sudoku, 1, 70, None),
            summary(aquarium, 2, 20, None),
            summary(sudoku, 2, 60, None),
            open,
        ];
        let all = series(&games);
        assert_eq!(all.len(), 2);
        assert_eq!(all[0].kind, Kind::new("sudoku"));
        let times: Vec<u64> = all[0].games.iter().map(|game| game.elapsed).collect();
        assert_eq!(times, [70, 60, 50]);
        let series = &all[0];
        assert_eq!(
            (series.best(), series.median(), series.longest()),
            (50, 60, 70)
        );
    }

    #[test]
    fn a_day_has_the_game_of_its_kind_size_and_difficulty() {
        let sudoku = "1234............";
        let mut open = summary(sudoku, 3, 50, Some("2026-12-01"));
        open.is_solved = false;
        let games = [open, summary(sudoku, 1, 70, Some("2026-12-01"))];
        let date: Date = "2026-12-01".parse().unwrap();
        let kind = Kind::new("sudoku");
        let of = |side, difficulty, date| game_of_day(&games, kind, side, difficulty, date);
        assert!(of(4, Difficulty::Gentle, date).unwrap().is_solved);
        assert_eq!(of(9, Difficulty::Gentle, date), None);
        assert_eq!(of(4, Difficulty::Fierce, date), None);
        assert_eq!(of(4, Difficulty::Gentle, date.previous()), None);
    }
}
