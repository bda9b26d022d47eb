//! Clues to text, in every format that other programs read.

use clew_core::format::{pzpr, tatham as runs};
use clew_core::grid::{Cell, Shape};

use super::penpa;
use super::tatham::sizes;
use crate::board::{Clue, Clues};

/// The path of a pzpr link: `slither/<cols>/<rows>/<body>`.
pub(crate) fn print(clues: &Clues) -> String {
    let Shape { rows, cols } = clues.shape();
    format!("slither/{cols}/{rows}/{}", body(clues.0.values()))
}

/// Formats in which the clues can be written.
pub(crate) const WRITTEN: &[&str] = &[
    "format-pzpr-link",
    "format-penpa",
    "format-pzpr-path",
    "format-pzpr-file",
    "format-comma",
    "format-grid",
    "format-loopy-link",
    "format-loopy-id",
    "format-puzzle-loop",
];

/// The clues in one of these formats, if it can carry them.
pub(crate) fn export(clues: &Clues, format: &str) -> Option<String> {
    let values = clues.0.values();
    let Shape { rows, cols } = clues.shape();
    Some(match format {
        "format-pzpr-link" => format!("https://puzz.link/p?{}", print(clues)),
        "format-penpa" => penpa::write(clues),
        "format-pzpr-path" => print(clues),
        "format-pzpr-file" => file(clues),
        "format-comma" => lines(clues).join(","),
        "format-grid" => lines(clues).join("\n"),
        // Run-length text has no sign for an unknown clue.
        _ if values.contains(&Clue::Unknown) => return None,
        "format-loopy-id" => format!("{cols}x{rows}t0:{}", description(values)),
        "format-loopy-link" => {
            format!(
                "{}#{}",
                runs::page("loopy"),
                export(clues, "format-loopy-id")?
            )
        }
        "format-puzzle-loop" => {
            // A task without its size is useful only if the size can be inferred.
            let has_clue = values.iter().any(|clue| *clue != Clue::Blank);
            let is_inferred = sizes(clues.shape().area()).contains(&clues.shape());
            return (has_clue && is_inferred).then(|| description(values));
        }
        _ => return None,
    })
}

/// The body of a pzpr link. A clue takes up to two blanks after it.
fn body(values: &[Clue]) -> String {
    let mut out = String::new();
    let mut rest = values;
    while let Some((&first, tail)) = rest.split_first() {
        let blanks = |values: &[Clue]| values.iter().take_while(|&&v| v == Clue::Blank).count();
        match first {
            Clue::Blank => {
                let run = blanks(rest);
                pzpr::RUNS.write(run, &mut out);
                rest = &rest[run..];
            }
            Clue::Unknown => {
                out.push('.');
                rest = tail;
            }
            Clue::Count(count) => {
                let taken = blanks(tail).min(2);
                let value = usize::from(count) + 5 * taken;
                out.extend("0123456789abcde".chars().nth(value));
                rest = &tail[taken..];
            }
        }
    }
    out
}

/// The description of Loopy and puzzle-loop.com.
fn description(values: &[Clue]) -> String {
    let count = |value: &Clue| match value {
        Clue::Count(count) => Some(*count),
        Clue::Blank | Clue::Unknown => None,
    };
    let cells = values.iter().map(count);
    runs::RUNS.text(cells, |count, out, _| out.push(char::from(b'0' + count)))
}

/// The rows of a grid text.
fn lines(clues: &Clues) -> Vec<String> {
    rows(clues, '.', '?')
        .map(|row| row.into_iter().collect())
        .collect()
}

fn rows(clues: &Clues, blank: char, unknown: char) -> impl Iterator<Item = Vec<char>> {
    let symbol = move |clue: Clue| match clue {
        Clue::Blank => blank,
        Clue::Unknown => unknown,
        Clue::Count(count) => char::from(b'0' + count),
    };
    let Shape { rows, cols } = clues.shape();
    (0..rows).map(move |row| {
        (0..cols)
            .map(|col| symbol(clues.0[Cell { row, col }]))
            .collect()
    })
}

/// The file text of pzpr, with nothing marked yet.
fn file(clues: &Clues) -> String {
    let Shape { rows: height, cols } = clues.shape();
    let mut out = format!("pzprv3\nslither\n{height}\n{cols}\n");
    for row in rows(clues, '.', '-') {
        out.extend(row.into_iter().flat_map(|c| [c, ' ']));
        out.push('\n');
    }
    let unmarked = |count: u8| "0 ".repeat(usize::from(count)) + "\n";
    for _ in 0..height {
        out += &unmarked(cols + 1);
    }
    for _ in 0..=height {
        out += &unmarked(cols);
    }
    out
}
