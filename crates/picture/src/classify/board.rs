//! Cells of a board read together: its clues look alike.

use super::{
    Alphabet, Look, Sign,
    blot::{Blot, paper},
    hand::written,
    ink::quantile,
};
use crate::found::Reading;
use crate::patch::Patch;

/// Signs from which a board shows how its clues look.
const ENOUGH: usize = 4;
/// Probability from which a sign shows how the clues look.
const SURE: f32 = 0.8;

/// How the clues of a board look.
#[derive(Clone, Copy, Debug)]
pub(super) struct Norm {
    /// Height as a share of the cell's.
    pub(super) height: f32,
    /// Darkness.
    pub(super) black: f32,
}

/// Cells of a board with the signs in them, read before it is known which numbers may stand there.
pub(crate) struct Board {
    looks: Vec<Option<Look>>,
    blots: Vec<Blot>,
}

impl Board {
    /// Reads the signs in cells that come row by row, `cols` of them in each.
    pub(crate) fn of(patches: &[Option<Patch>], cols: usize) -> Self {
        let looks = patches.iter().map(|patch| patch.as_ref().map(Look::of));
        Self {
            looks: looks.collect(),
            blots: blots(patches, cols),
        }
    }

    /// What the cells hold, each with the likeliest first. What is much smaller or fainter than the other signs counts as a pencil mark, so it
    /// is blank. A cell without a patch has no reading. With each goes the probability that a person wrote what stands there.
    pub(crate) fn cells(&self, alphabet: Alphabet) -> Vec<(Vec<Reading>, f32)> {
        // Beside large handwriting, what is printed looks as small as a note.
        let written = written(&self.looks, &self.beside(None, alphabet));
        let mut readings = self.readings(alphabet);
        if written.iter().any(|&written| written > 0.5) {
            // Handwriting is larger than print, or fainter: clues are as the others that are printed.
            let cells = self.looks.iter().zip(&written);
            let printed = cells.filter(|(_, written)| **written <= 0.5);
            let norm = norm(printed.filter_map(|(look, _)| look.as_ref()), alphabet);
            readings = self.beside(norm, alphabet);
        }
        readings.into_iter().zip(written).collect()
    }

    /// What the cells hold if a person wrote nothing.
    pub(crate) fn readings(&self, alphabet: Alphabet) -> Vec<Vec<Reading>> {
        self.beside(norm(self.looks.iter().flatten(), alphabet), alphabet)
    }

    /// What the cells hold beside clues that look so.
    fn beside(&self, norm: Option<Norm>, alphabet: Alphabet) -> Vec<Vec<Reading>> {
        let cells = self.looks.iter().zip(&self.blots);
        let cells = cells.map(|(look, &blot)| match look {
            Some(look) => look.cell(alphabet, norm, blot),
            None => Vec::new(),
        });
        cells.collect()
    }
}

/// Blots in the cells. The paper is that of a cell or of most cells around it, whichever is lighter: a blot can cover a whole cell.
fn blots(patches: &[Option<Patch>], cols: usize) -> Vec<Blot> {
    let papers: Vec<Option<f32>> = patches
        .iter()
        .map(|patch| patch.as_ref().map(paper))
        .collect();
    let cols = cols.max(1);
    let blot = |(at, patch): (usize, &Option<Patch>)| {
        let Some(patch) = patch else {
            return Blot::None;
        };
        let (row, col) = (at / cols, at % cols);
        let around = (row.saturating_sub(1)..=row + 1).flat_map(|row| {
            (col.saturating_sub(1)..(col + 2).min(cols)).map(move |col| row * cols + col)
        });
        let around = quantile(around.filter_map(|at| *papers.get(at)?), 0.5);
        Blot::of(patch, papers[at].unwrap_or_default().max(around))
    };
    patches.iter().enumerate().map(blot).collect()
}

/// Middle of the looks of all signs that are read with some certainty.
fn norm<'a>(looks: impl Iterator<Item = &'a Look>, alphabet: Alphabet) -> Option<Norm> {
    let signs: Vec<&Sign> = looks
        .filter(|look| {
            let readings = look.cell(alphabet, None, Blot::None);
            readings
                .first()
                .is_some_and(|first| first.value.is_some() && first.probability >= SURE)
        })
        .flat_map(|look| &look.signs)
        .collect();
    (signs.len() >= ENOUGH).then(|| Norm {
        height: quantile(signs.iter().map(|sign| sign.glyph.height), 0.5),
        black: quantile(signs.iter().map(|sign| sign.glyph.black), 0.5),
    })
}
