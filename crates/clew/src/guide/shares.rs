//! How often each technique is used in puzzles of each level, as a file: for each
//! kind a line with the size and the number of puzzles, then one line per technique.
//!
//! ```text
//! slitherlink 10x10: 100 100 100 100 100 100 100 100 100 100
//! slitherlink-zero: 97 92 90 88 90 87 86 85 79 77
//! ```

use std::fmt;

use crate::kind::{self, Kind};
use clew_core::grid::Shape;
use clew_core::solve::HARDEST;

/// A number for each level, 1 to 10.
pub type ByLevel = [u32; HARDEST as usize];

/// Uses of the techniques of one kind, counted in generated puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shares {
    /// Kind of the puzzles.
    pub kind: Kind,
    /// Their size.
    pub shape: Shape,
    /// Number of puzzles of each level.
    pub puzzles: ByLevel,
    /// Number of these puzzles that use a technique, by its name.
    pub uses: Vec<(String, ByLevel)>,
}

impl Shares {
    /// Reads a file; other lines are skipped.
    pub fn read(text: &str) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for (name, numbers) in text.lines().filter_map(|line| line.split_once(": ")) {
            let Some(numbers) = by_level(numbers) else {
                continue;
            };
            match (heading(name), all.last_mut()) {
                (Some((kind, shape)), _) => all.push(Self {
                    kind,
                    shape,
                    puzzles: numbers,
                    uses: Vec::new(),
                }),
                (None, Some(shares)) => shares.uses.push((name.to_owned(), numbers)),
                (None, None) => {}
            }
        }
        all
    }

    /// Percentage of the puzzles of a level, from 1, that use a technique; `None`
    /// if there are no such puzzles or no such technique.
    pub fn per_cent(&self, technique: &str, level: u8) -> Option<u32> {
        let at = usize::from(level.checked_sub(1)?);
        let puzzles = *self.puzzles.get(at).filter(|&&puzzles| puzzles > 0)?;
        let mut uses = self.uses.iter();
        let (_, uses) = uses.find(|(name, _)| name == technique)?;
        Some((100 * uses[at] + puzzles / 2) / puzzles)
    }
}

impl fmt::Display for Shares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |numbers: &ByLevel| numbers.map(|number| number.to_string()).join(" ");
        let kind = self.kind.name();
        let Shape { rows, cols } = self.shape;
        writeln!(f, "{kind} {rows}x{cols}: {}", line(&self.puzzles))?;
        for (technique, uses) in &self.uses {
            writeln!(f, "{technique}: {}", line(uses))?;
        }
        Ok(())
    }
}

fn heading(text: &str) -> Option<(Kind, Shape)> {
    let (kind, size) = text.split_once(' ')?;
    let (rows, cols) = size.split_once('x')?;
    let shape = Shape::new(rows.parse().ok()?, cols.parse().ok()?);
    Some((kind::named(kind)?, shape))
}

fn by_level(text: &str) -> Option<ByLevel> {
    let numbers = text.split(' ').map(|number| number.parse().ok());
    let numbers: Option<Vec<u32>> = numbers.collect();
    numbers?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
sudoku 9x9: 100 100 50 3 0 0 0 0 0 0
sudoku-naked-single: 99 98 50 1 0 0 0 0 0 0
sudoku-bug: 0 0 0 2 0 0 0 0 0 0
aquarium 6x6: 7 0 0 0 0 0 0 0 0 0
aquarium-line-full: 7 0 0 0 0 0 0 0 0 0
";

    #[test]
    fn shares_are_read_as_they_were_written() {
        let shares = Shares::read(&format!("# A comment.\n{TEXT}"));
        let written: String = shares.iter().map(ToString::to_string).collect();
        assert_eq!(written, TEXT);
    }

    #[test]
    fn a_share_is_in_per_cent_of_the_puzzles_of_its_level() {
        let shares = Shares::read(TEXT);
        assert_eq!(shares[0].per_cent("sudoku-naked-single", 3), Some(100));
        assert_eq!(shares[0].per_cent("sudoku-bug", 4), Some(67));
        assert_eq!(shares[0].per_cent("sudoku-bug", 5), None);
        assert_eq!(shares[0].per_cent("sudoku-bug", 0), None);
        assert_eq!(shares[1].per_cent("sudoku-bug", 1), None);
    }
}
