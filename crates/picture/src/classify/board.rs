//! Cells of a board read together: its clues look alike.

use super::{Alphabet, Look, Sign, ink::quantile};
use crate::{Reading, patch::Patch};

/// Signs from which a board shows how its clues look.
const ENOUGH: usize = 4;
/// Probability from which a sign tells how the clues look.
const SURE: f32 = 0.8;

/// How the clues of a board look.
#[derive(Clone, Copy, Debug)]
pub(super) struct Norm {
    /// Height as a share of the cell's.
    pub(super) height: f32,
    /// Darkness.
    pub(super) black: f32,
}

/// What the cells of a board hold, each with the likeliest first. What is much smaller or fainter than the other signs counts as a pencil mark,
/// so it is blank. A cell without a patch has no reading.
pub(crate) fn cells(patches: &[Option<Patch>], alphabet: Alphabet) -> Vec<Vec<Reading>> {
    let looks: Vec<Option<Look>> = patches
        .iter()
        .map(|patch| patch.as_ref().map(Look::of))
        .collect();
    let norm = norm(looks.iter().flatten(), alphabet);
    looks
        .iter()
        .map(|look| match look {
            Some(look) => look.cell(alphabet, norm),
            None => Vec::new(),
        })
        .collect()
}

/// Middle of the looks of all signs that are read with some certainty.
fn norm<'a>(looks: impl Iterator<Item = &'a Look>, alphabet: Alphabet) -> Option<Norm> {
    let signs: Vec<&Sign> = looks
        .filter(|look| {
            let readings = look.cell(alphabet, None);
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
