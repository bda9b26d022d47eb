//! Clues to text, in every format that other programs read.

use crate::{Clue, Clues};
use clew_core::format::{pzpr, tatham as runs};
use clew_core::grid::{Cell, Shape};
use clew_core::model::Export;

use super::penpa;
use super::tatham::sizes;

/// The path of a pzpr link: `slither/<cols>/<rows>/<body>`.
pub(crate) fn print(clues: &Clues) -> String {
    let Shape { rows, cols } = clues.shape();
    format!("slither/{cols}/{rows}/{}", body(clues.0.values()))
}

/// The clues in every format that can carry them.
pub(crate) fn exports(clues: &Clues) -> Vec<Export> {
    let shape = clues.shape();
    let values = clues.0.values();
    let mut exports = vec![
        (
            "format-pzpr-link",
            format!("https://puzz.link/p?{}", print(clues)),
        ),
        ("format-penpa", penpa::write(clues)),
        ("format-pzpr-path", print(clues)),
        ("format-pzpr-file", file(clues)),
        ("format-comma", lines(clues).join(",")),
        ("format-grid", lines(clues).join("\n")),
    ];
    // Run-length text has no sign for an unknown clue, and a task without its size
    // is useful only if the size can be inferred.
    if !values.contains(&Clue::Unknown) {
        let task = description(values);
        let id = format!("{}x{}t0:{task}", shape.cols, shape.rows);
        let page = format!("{}#{id}", runs::page("loopy"));
        exports.push(("format-loopy-link", page));
        exports.push(("format-loopy-id", id));
        if sizes(shape.area()).contains(&shape) && task.contains(|c: char| c.is_ascii_digit()) {
            exports.push(("format-puzzle-loop", task));
        }
    }
    let export = |(format, text)| Export { format, text };
    exports.into_iter().map(export).collect()
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
                pzpr::write_blanks(run, &mut out);
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
    let mut out = String::new();
    for run in values.chunk_by(|a, b| *a == Clue::Blank && *b == Clue::Blank) {
        match run[0] {
            Clue::Count(count) => out.push(char::from(b'0' + count)),
            Clue::Blank | Clue::Unknown => runs::write_blanks(run.len(), &mut out),
        }
    }
    out
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
