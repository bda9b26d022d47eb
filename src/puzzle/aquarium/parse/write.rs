//! Clues to text, in every format that other programs read.

use crate::format::pzpr::write_blanks;
use crate::grid::{Edge, Shape};
use crate::model::Export;

use super::super::clues::joined;
use super::super::{Clues, Levels};
use super::pzpr::dividers;

/// The path of a pzpr link. Where a tank does not hang together, which a link
/// cannot say, the article's file form; or a task, where the sums disagree,
/// which a file must not.
pub(in crate::puzzle::aquarium) fn print(clues: &Clues) -> String {
    if is_whole(clues) {
        return path(clues);
    }
    task(clues)
        .filter(|_| !super::is_balanced(clues))
        .unwrap_or_else(|| file_form(clues))
}

/// The clues in every format that can carry them.
pub(in crate::puzzle::aquarium) fn exports(clues: &Clues) -> Vec<Export> {
    let mut exports = Vec::new();
    if is_whole(clues) {
        let path = path(clues);
        exports.push(("format-pzpr-link", format!("https://puzz.link/p?{path}")));
        exports.push(("format-pzpr-path", path));
        exports.push(("format-pzpr-file", pzpr_file(clues)));
    }
    // The other forms have no word for the rule: theirs is one level a tank.
    if clues.levels() == Levels::Tank {
        exports.extend(task(clues).map(|task| ("format-aquarium-task", task)));
        if super::is_balanced(clues) {
            exports.push(("format-aquarium-file", file_form(clues)));
        }
    }
    let export = |(format, text)| Export { format, text };
    exports.into_iter().map(export).collect()
}

/// Whether walls say all there is to say of the tanks.
fn is_whole(clues: &Clues) -> bool {
    joined(clues.shape(), clues.walls()) == *clues.tanks()
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
            let bit =
                |(i, &edge): (usize, &Edge)| u32::from(clues.walls().between(edge)) << (4 - i);
            let digit = five.iter().enumerate().map(bit).sum();
            out.extend(char::from_digit(digit, 32));
        }
    }
    out.push('/');
    let (rows, cols) = clues.both_sums();
    let mut blank = 0;
    for sum in cols.iter().chain(rows) {
        match sum {
            None => blank += 1,
            Some(sum) => {
                write_blanks(std::mem::take(&mut blank), &mut out);
                out.push_str(&match sum {
                    0..16 => format!("{sum:x}"),
                    16.. => format!("-{sum:02x}"),
                });
            }
        }
    }
    write_blanks(blank, &mut out);
    out
}

/// Sums as words, those that are not given as a sign.
fn words(sums: &[Option<u8>], blank: &str) -> Vec<String> {
    let word = |sum: &Option<u8>| sum.map_or(blank.to_owned(), |sum| sum.to_string());
    sums.iter().map(word).collect()
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

/// The task string, if every sum is given. It does not tell the size: only
/// squares and boards wider than high can be read back.
fn task(clues: &Clues) -> Option<String> {
    let shape = clues.shape();
    let (rows, cols) = clues.both_sums();
    let given = rows.iter().chain(cols).all(Option::is_some);
    let numbers = clues
        .tanks()
        .values()
        .iter()
        .map(|tank| (tank + 1).to_string());
    (given && shape.rows <= shape.cols).then(|| {
        let sums = [words(cols, ""), words(rows, "")].concat().join("_");
        format!("{sums};{}", numbers.collect::<Vec<_>>().join(","))
    })
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
        let mut bits = edges
            .iter()
            .map(|&edge| u8::from(clues.walls().between(edge)));
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
