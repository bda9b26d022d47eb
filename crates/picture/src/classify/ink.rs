//! Ink of a patch: how much darker than the paper each pixel is.

use crate::patch::Patch;

/// Darkest paper that can be distinguished from ink, as lightness.
const DARKEST_PAPER: f32 = 0.1;

/// Darkness of each pixel relative to the paper around it, 0 (paper) to 1 (black), row by row.
pub(super) struct Ink {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) dark: Vec<f32>,
}

impl Ink {
    /// Ink of a patch. A patch whose number of pixels differs from its size has none.
    ///
    /// The paper is what a morphological closing leaves: strokes and lines are thinner than its window, shadows and tinted cells are wider.
    pub(super) fn of(patch: &Patch) -> Self {
        let (width, height) = (patch.width, patch.height);
        if width.checked_mul(height) != Some(patch.light.len()) {
            return Self {
                width: 0,
                height: 0,
                dark: Vec::new(),
            };
        }
        let light: Vec<f32> = patch
            .light
            .iter()
            .map(|&light| match light.is_finite() {
                true => light.clamp(0.0, 1.0),
                false => 1.0,
            })
            .collect();
        let radius = width.min(height) / 4 + 1;
        let paper = both_ways(&light, width, height, radius, |one, other| {
            if one < other { other } else { one }
        });
        let paper = both_ways(&paper, width, height, radius, |one, other| {
            if other < one { other } else { one }
        });
        let dark = light
            .iter()
            .zip(&paper)
            .map(|(light, paper)| ((paper - light) / paper.max(DARKEST_PAPER)).clamp(0.0, 1.0))
            .collect();
        Self {
            width,
            height,
            dark,
        }
    }

    /// Darkness of a pixel; 0 outside of the patch.
    pub(super) fn at(&self, x: usize, y: usize) -> f32 {
        match x < self.width {
            true => self.dark.get(y * self.width + x).copied().unwrap_or(0.0),
            false => 0.0,
        }
    }
}

/// Folds the window of a radius around each pixel, along rows and then along columns.
fn both_ways(
    values: &[f32],
    width: usize,
    height: usize,
    radius: usize,
    fold: impl Fn(f32, f32) -> f32 + Copy,
) -> Vec<f32> {
    // Whole rows are folded with moved ones, which a compiler turns into vector instructions.
    let fold_into = |own: &mut [f32], others: &[f32]| {
        for (value, other) in own.iter_mut().zip(others) {
            *value = fold(*value, *other);
        }
    };
    let mut rows = values.to_vec();
    let lines = rows
        .chunks_mut(width.max(1))
        .zip(values.chunks(width.max(1)));
    for (own, row) in lines {
        for shift in 1..row.len().min(radius + 1) {
            fold_into(own, &row[shift..]);
            fold_into(&mut own[shift..], row);
        }
    }
    let mut folded = rows.clone();
    for y in 0..height {
        let own = &mut folded[y * width..(y + 1) * width];
        for other in y.saturating_sub(radius)..height.min(y + radius + 1) {
            fold_into(own, &rows[other * width..]);
        }
    }
    folded
}

/// Value below which a share of the values lies, 0 to 1; 0 if there are none.
pub(super) fn quantile(values: impl Iterator<Item = f32>, share: f32) -> f32 {
    let mut values: Vec<f32> = values.collect();
    if values.is_empty() {
        return 0.0;
    }
    let at = ((values.len() - 1) as f32 * share) as usize;
    *values.select_nth_unstable_by(at, f32::total_cmp).1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shading_is_paper_and_a_stroke_is_ink() {
        let (width, height) = (48, 48);
        let light = (0..width * height)
            .map(|at| {
                let (x, y) = (at % width, at / width);
                let paper = 0.5 + 0.4 * x as f32 / width as f32;
                match (20..24).contains(&x) && (10..38).contains(&y) {
                    true => paper * 0.2,
                    false => paper,
                }
            })
            .collect();
        let ink = Ink::of(&Patch {
            width,
            height,
            light,
        });
        assert!(ink.at(21, 20) > 0.7);
        assert!(ink.at(40, 20) < 0.1);
        assert!(ink.at(200, 20) == 0.0);
    }
}
