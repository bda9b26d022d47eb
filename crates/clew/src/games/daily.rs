//! Daily puzzles: the same for everyone on a date, without a server.

use std::fmt;
use std::str::FromStr;

use rand::rngs::ChaCha8Rng;
use rand::{Rng as _, SeedableRng as _};

use crate::kind::{self, Kind, Recipe};
use clew_core::grid::Shape;

use super::{Difficulty, recipe};

/// Day of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// Error of a text that is not a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a date: year-month-day, as in 2026-11-23")]
pub struct NoDate;

impl Date {
    /// Day of a month from 1 to 12; `None` if the day does not exist or if its year does not
    /// have four digits.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let is_one = (1000..=9999).contains(&year) && (1..=days(year, month)).contains(&day);
        is_one.then_some(Self { year, month, day })
    }

    /// Days of this day's month, or of the month that is `before` months earlier.
    pub fn month(self, before: u32) -> Vec<Self> {
        let months = (u32::from(self.year) * 12 + u32::from(self.month) - 1).saturating_sub(before);
        let (year, month) = (months / 12, months % 12 + 1);
        let (Ok(year), Ok(month)) = (u16::try_from(year), u8::try_from(month)) else {
            return Vec::new();
        };
        let days = 1..=days(year, month);
        days.filter_map(|day| Self::new(year, month, day)).collect()
    }

    /// Day of the month, from 1.
    pub fn day(self) -> u8 {
        self.day
    }

    /// Day of the week, 0 for Monday to 6 for Sunday, by Sakamoto's method.
    pub fn weekday(self) -> u8 {
        const SHIFTS: [u32; 12] = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
        let year = u32::from(self.year) - u32::from(self.month < 3);
        let shift = SHIFTS[usize::from(self.month - 1)];
        let from_sunday = year + year / 4 - year / 100 + year / 400 + shift + u32::from(self.day);
        ((from_sunday + 6) % 7) as u8
    }

    /// The previous day; the first day stays.
    pub fn previous(self) -> Self {
        let Self { year, month, day } = self;
        let last = |year, month| Self::new(year, month, days(year, month));
        let before = match (month, day) {
            (1, 1) => last(year - 1, 12),
            (_, 1) => last(year, month - 1),
            _ => Self::new(year, month, day - 1),
        };
        before.unwrap_or(self)
    }
}

/// Number of days in a month; 0 if the month does not exist.
fn days(year: u16, month: u8) -> u8 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = NoDate;

    fn from_str(text: &str) -> Result<Self, NoDate> {
        let mut parts = text.split('-');
        let (Some(year), Some(month), Some(day), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(NoDate);
        };
        let number = |text: &str| text.parse().map_err(|_| NoDate);
        let year = year.parse().map_err(|_| NoDate)?;
        Self::new(year, number(month)?, number(day)?).ok_or(NoDate)
    }
}

/// First day whose puzzle is selected by its expected time; puzzles of earlier days stay unchanged.
const TIMED_SINCE: Date = Date {
    year: 2026,
    month: 11,
    day: 28,
};

/// Recipe of a daily puzzle. The version of the generator is part of the seed:
/// puzzles of another version would differ anyway.
pub fn daily(kind: Kind, shape: Shape, difficulty: Difficulty, date: Date) -> Recipe {
    let [year, century] = [date.year % 100, date.year / 100];
    let mut recipe = recipe(kind, shape, difficulty, 0);
    if date < TIMED_SINCE {
        recipe.spec.seconds = None;
    }
    let parts = [
        recipe.version,
        kind::offer(kind).day_number,
        shape.rows,
        shape.cols,
        difficulty as u8,
        // Both below 100.
        u8::try_from(century).unwrap_or_default(),
        u8::try_from(year).unwrap_or_default(),
        date.month,
        date.day,
    ];
    let mut seed = [0; 32];
    seed[..parts.len()].copy_from_slice(&parts);
    let seed = ChaCha8Rng::from_seed(seed).next_u64();
    Recipe { seed, ..recipe }
}

/// First day whose daily puzzles of a kind can be reproduced, if the generator was
/// different before: it cannot make its earlier puzzles again.
pub fn same_since(kind: Kind) -> Option<Date> {
    let (year, month, day) = kind::offer(kind).same_since?;
    Date::new(year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use strum::IntoEnumIterator as _;

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn a_month_has_its_days_and_each_its_day_of_the_week() {
        let date: Date = "2026-11-23".parse().unwrap();
        assert_eq!(date.weekday(), 0, "a Monday");
        let month = date.month(0);
        assert_eq!((month.len(), month[0].weekday()), (30, 6));
        let leap: Date = "2024-02-10".parse().unwrap();
        assert_eq!((leap.month(0).len(), leap.month(0)[28].weekday()), (29, 3));
        let january: Date = "2026-01-31".parse().unwrap();
        assert_eq!(january.month(1)[0].to_string(), "2025-12-01");
        assert!(january.month(u32::MAX).is_empty());
    }

    #[test]
    fn a_date_is_read_and_written_and_others_are_refused() {
        for text in ["2026-11-23", "2024-02-29", "2000-02-29", "1999-12-31"] {
            assert_eq!(date(text).to_string(), text);
        }
        for text in [
            "",
            "2026",
            "2026-11",
            "2026-13-01",
            "2026-00-01",
            "2026-11-31",
            "2026-02-29",
            "1900-02-29",
            "2026-11-23-1",
            "26-11-23",
            "2026-11-x",
        ] {
            assert_eq!(text.parse::<Date>(), Err(NoDate), "{text}");
        }
    }

    #[test]
    fn the_day_before_goes_over_months_and_years() {
        for (day, before) in [
            ("2026-11-23", "2026-11-22"),
            ("2026-03-01", "2026-02-28"),
            ("2024-03-01", "2024-02-29"),
            ("2026-01-01", "2025-12-31"),
            ("1000-01-01", "1000-01-01"),
        ] {
            assert_eq!(date(day).previous(), date(before));
        }
    }

    #[test]
    fn days_kinds_sizes_and_difficulties_have_puzzles_of_their_own() {
        let mut seeds = BTreeSet::new();
        let mut all = 0;
        for kind in kind::all() {
            for difficulty in Difficulty::iter() {
                for &side in super::super::made_sizes(kind) {
                    let mut day = date("2027-01-05");
                    for _ in 0..40 {
                        let recipe = daily(kind, Shape::new(side, side), difficulty, day);
                        seeds.insert(recipe.seed);
                        all += 1;
                        day = day.previous();
                    }
                }
            }
        }
        assert_eq!(seeds.len(), all);
    }

    #[test]
    fn a_changed_generator_states_when_it_changed() {
        for kind in kind::all() {
            let side = super::super::made_sizes(kind)[0];
            let recipe = recipe(kind, Shape::new(side, side), Difficulty::Gentle, 1);
            assert_eq!(same_since(kind).is_some(), recipe.version > 1);
        }
    }

    /// Recipes are the same on every machine and in every version of the program
    /// with the same generator.
    #[test]
    fn the_recipe_of_a_day_stays() {
        let recipe = daily(
            Kind::new("slitherlink"),
            Shape::new(10, 10),
            Difficulty::Steady,
            date("2026-11-23"),
        );
        insta::assert_snapshot!(recipe.to_string());
        let recipe = daily(
            Kind::new("slitherlink"),
            Shape::new(10, 10),
            Difficulty::Steady,
            TIMED_SINCE,
        );
        insta::assert_snapshot!("first_day_by_expected_time", recipe.to_string());
    }
}
