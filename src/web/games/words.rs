//! Words for the player's games: names, times and dates.

use crate::web::text;
use clew::games::{Date, Difficulty, Origin, Summary};
use clew::kind::Kind;
use clew_core::model::{Arg, Explanation};

/// Name of a puzzle by its kind and size.
pub(crate) fn puzzle(kind: Kind, rows: u8, cols: u8) -> String {
    text::say(
        &Explanation::new("page-puzzle-name")
            .with("kind", Arg::Text(text::kind_name(kind)))
            .with("rows", Arg::Number(rows.into()))
            .with("cols", Arg::Number(cols.into())),
    )
}

/// Name of a puzzle by its kind, size and difficulty.
pub(super) fn chosen(kind: Kind, rows: u8, cols: u8, difficulty: Difficulty) -> String {
    let said = Explanation::new("games-name-chosen")
        .with("puzzle", Arg::Text(puzzle(kind, rows, cols)))
        .with("difficulty", Arg::Text(text::difficulty(difficulty)));
    text::say(&said)
}

/// Name of a daily puzzle with its day; `None` for another puzzle.
pub(crate) fn daily(origin: &Origin, kind: Kind, rows: u8, cols: u8) -> Option<String> {
    let day = date(origin.date()?);
    let named = match origin.difficulty {
        Some(difficulty) => chosen(kind, rows, cols, difficulty),
        None => puzzle(kind, rows, cols),
    };
    let said = Explanation::new("games-daily")
        .with("day", Arg::Text(day))
        .with("puzzle", Arg::Text(named));
    Some(text::say(&said))
}

/// Name of a game: the player's, otherwise the name of its day or of its puzzle.
pub(super) fn name(summary: &Summary) -> String {
    if let Some(name) = &summary.name {
        return name.clone();
    }
    let puzzle = puzzle(summary.kind, summary.rows, summary.cols);
    let origin = summary.origin.as_ref();
    let chosen = origin.and_then(|origin| origin.difficulty);
    let id = match (origin.and_then(|origin| origin.date()), chosen) {
        (Some(_), _) => "games-name-day",
        (None, Some(_)) => "games-name-chosen",
        (None, None) => return puzzle,
    };
    let day = origin.and_then(|origin| origin.date()).map(date);
    text::say(
        &Explanation::new(id)
            .with("puzzle", Arg::Text(puzzle))
            .with(
                "difficulty",
                Arg::Text(chosen.map(text::difficulty).unwrap_or_default()),
            )
            .with("day", Arg::Text(day.unwrap_or_default())),
    )
}

/// Date as written in the page's language.
pub(crate) fn date(date: Date) -> String {
    localized(
        date,
        &[("day", "numeric"), ("month", "long"), ("year", "numeric")],
    )
}

/// Month of a date as written in the page's language.
pub(super) fn month(date: Date) -> String {
    localized(date, &[("month", "long"), ("year", "numeric")])
}

/// Parts of a date as written in the page's language.
fn localized(date: Date, parts: &[(&str, &str)]) -> String {
    let noon = js_sys::Date::new(&format!("{date}T12:00:00").into());
    let options = js_sys::Object::new();
    for &(name, value) in parts {
        // A new plain object accepts every value.
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    noon.to_locale_date_string(&text::word("language-dates"), &options)
        .into()
}

/// Time since a moment, both in milliseconds since 1970.
pub(super) fn ago(then: u64, now: u64) -> String {
    let minutes = now.saturating_sub(then) / 60_000;
    let (id, count) = match minutes {
        0 => ("games-ago-now", 0),
        1..60 => ("games-ago-minutes", minutes),
        60..1_440 => ("games-ago-hours", minutes / 60),
        _ => ("games-ago-days", minutes / 1_440),
    };
    text::say(&Explanation::new(id).with("count", Arg::Number(count)))
}

/// Time played, such as `4:07` or `1:02:09`.
pub(crate) fn time(milliseconds: u64) -> String {
    let seconds = milliseconds / 1_000;
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
