//! Clues to text, in every format that other programs read.

use clew_core::format::Read as _;
use clew_core::format::pzpr::RUNS;
use clew_core::grid::{Edge, Shape};

use super::pzpr::dividers;
use super::{is_whole, penpa};
use crate::board::Aquarium;
use crate::board::clues::{Clues, Levels};

/// The path of a pzpr link; or a task with the size if a tank is not connected, since a
/// link cannot express that.
pub(crate) fn print(clues: &Clues) -> String {
    if is_whole(clues) {
        return path(clues);
    }
    let Shape { rows, cols } = clues.shape();
    format!("{cols}x{rows}:{}", task(clues))
}

/// Formats in which the clues can be written.
pub(crate) const WRITTEN: &[&str] = &[
    "format-pzpr-link",
    "format-pzpr-path",
    "format-pzpr-file",
    "format-penpa",
    "format-aquarium-task",
    "format-aquarium-file",
    "format-aquarium-top",
    "format-aquarium-digits",
];

/// The clues in one of these formats, if it can carry them.
pub(crate) fn export(clues: &Clues, format: &str) -> Option<String> {
    match format {
        "format-pzpr-link" => {
            is_whole(clues).then(|| format!("https://puzz.link/p?{}", path(clues)))
        }
        "format-pzpr-path" => is_whole(clues).then(|| path(clues)),
        "format-pzpr-file" => is_whole(clues).then(|| pzpr_file(clues)),
        // The other formats cannot express the rule: theirs is one level per tank.
        _ if clues.levels() != Levels::Tank => None,
        "format-penpa" => is_whole(clues).then(|| penpa::write(clues)),
        "format-aquarium-task" => is_plain(clues).then(|| task(clues)),
        _ => {
            let text = match format {
                "format-aquarium-file" => file_form(clues),
                "format-aquarium-top" => top_form(clues, " "),
                "format-aquarium-digits" if is_single(clues) => top_form(clues, ""),
                _ => return None,
            };
            is_expressed(clues, &text).then_some(text)
        }
    }
}

fn path(clues: &Clues) -> String {
    let Shape { rows, cols } = clues.shape();
    let mut out = "aquarium/".to_owned();
    if clues.levels() == Levels::Tank {
        out.push_str("r/");
    }
    out.push_str(&format!("{cols}/{rows}/"));
    for edges in dividers(clues.shape()) {
        for five in edges.chunks(5) {
            let bit = |(i, &edge): (usize, &Edge)| u32::from(clues.walls().has(edge)) << (4 - i);
            let digit = five.iter().enumerate().map(bit).sum();
            out.extend(char::from_digit(digit, 32));
        }
    }
    out.push('/');
    let (rows, cols) = clues.both_sums();
    out + &RUNS.text(cols.iter().chain(rows).copied(), |sum, out, _| {
        out.push_str(&match sum {
            0..16 => format!("{sum:x}"),
            16.. => format!("-{sum:02x}"),
        });
    })
}

/// Sums as words, missing ones as a sign.
fn words(sums: &[Option<u8>], blank: &str) -> Vec<String> {
    let word = |sum: &Option<u8>| sum.map_or(blank.to_owned(), |sum| sum.to_string());
    sums.iter().map(word).collect()
}

/// Whether a text is read back as it was meant, so that sums below the tanks are not
/// taken for sums above them, or vice versa.
fn is_expressed(clues: &Clues, text: &str) -> bool {
    let readings = Aquarium::parse(text).unwrap_or_default();
    readings.iter().any(|reading| reading.clues == *clues)
}

/// The article's file form.
fn file_form(clues: &Clues) -> String {
    let (rows, cols) = clues.both_sums();
    let width = usize::from(clues.shape().cols);
    let tanks: Vec<String> = clues.tanks().values().iter().map(u16::to_string).collect();
    let mut lines: Vec<String> = tanks.chunks(width).map(|row| row.join(" ")).collect();
    lines.push(words(rows, "-").join(" "));
    lines.push(words(cols, "-").join(" "));
    lines.join("\n")
}

/// The sums of the columns and of the rows above the tanks, with an empty line between;
/// `mark` separates neighbours.
fn top_form(clues: &Clues, mark: &str) -> String {
    let (rows, cols) = clues.both_sums();
    let width = usize::from(clues.shape().cols);
    let mut lines = vec![words(cols, "-").join(mark), words(rows, "-").join(mark)];
    lines.push(String::new());
    lines.extend(from_one(clues).chunks(width).map(|row| row.join(mark)));
    lines.join("\n")
}

/// Whether all numbers of tanks, counted from 1, and all sums have one digit.
fn is_single(clues: &Clues) -> bool {
    clues.tanks().values().iter().all(|&tank| tank < 9) && clues.sums().all(|(_, sum)| sum < 10)
}

/// The numbers of the tanks, counted from 1, cell by cell.
fn from_one(clues: &Clues) -> Vec<String> {
    let tanks = clues.tanks().values().iter();
    tanks.map(|tank| (tank + 1).to_string()).collect()
}

/// Whether a task describes the puzzle completely: every sum is given, and the board is
/// a square or wider than high.
fn is_plain(clues: &Clues) -> bool {
    let Shape { rows, cols } = clues.shape();
    rows <= cols && clues.sums().count() == usize::from(rows) + usize::from(cols)
}

/// The task string.
fn task(clues: &Clues) -> String {
    let (rows, cols) = clues.both_sums();
    let sums = [words(cols, "-"), words(rows, "-")].concat().join("_");
    format!("{sums};{}", from_one(clues).join(","))
}

/// The file text of pzpr, with nothing marked yet.
fn pzpr_file(clues: &Clues) -> String {
    let Shape { rows, cols } = clues.shape();
    let mut out = format!("pzprv3\naquarium\n{rows}\n{cols}\n");
    if clues.levels() == Levels::Tank {
        out.push_str("r\n");
    }
    let [down, across] = dividers(clues.shape());
    let height = usize::from(rows);
    for (edges, lines) in [(down, height), (across, height - 1)] {
        let mut bits = edges.iter().map(|&edge| u8::from(clues.walls().has(edge)));
        for _ in 0..lines {
            for bit in bits.by_ref().take(edges.len() / lines) {
                out.push_str(&format!("{bit} "));
            }
            out.push('\n');
        }
    }
    let (row_sums, col_sums) = clues.both_sums();
    out.push_str(&format!(". {} \n", words(col_sums, ".").join(" ")));
    for sum in words(row_sums, ".") {
        out.push_str(&format!("{sum} {}\n", ". ".repeat(usize::from(cols))));
    }
    out
}
