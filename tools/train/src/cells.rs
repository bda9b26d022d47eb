//! Labelled cells of photographed newspapers, in MNIST's IDX format.

use std::{
    fs::File,
    io::{self, Read as _},
    path::Path,
};

use clew_picture::training::CELL;
use flate2::read::GzDecoder;
use rand::{RngExt as _, rngs::ChaCha8Rng};

use crate::spoil::{MOST_BLUR, between, blurred};

/// Side of a labelled cell in pixels.
const SIDE: usize = 32;
/// Label of a cell with pencil marks.
pub(crate) const MARKS: u8 = 10;

/// Labelled cell: its lightness row by row, and 0 for blank, 1 to 9, or [`MARKS`].
pub(crate) struct Cell {
    pub(crate) light: Vec<f32>,
    pub(crate) label: u8,
}

/// Cells to train with, and the cells held back: the last quarter of each label of each part, so that neighbours from one picture are mostly on
/// one side.
pub(crate) fn load(directory: &Path) -> io::Result<[Vec<Cell>; 2]> {
    let (mut trained, mut held_back) = (Vec::new(), Vec::new());
    for part in ["train", "val"] {
        let images = unpacked(&directory.join(format!("{part}-images-idx3-ubyte.gz")), 16)?;
        let labels = unpacked(&directory.join(format!("{part}-labels-idx1-ubyte.gz")), 8)?;
        for label in 0..=MARKS {
            let cells: Vec<&[u8]> = images
                .chunks_exact(SIDE * SIDE)
                .zip(&labels)
                .filter(|(_, of)| **of == label)
                .map(|(cell, _)| cell)
                .collect();
            for (at, cell) in cells.iter().enumerate() {
                let cell = Cell {
                    light: cell.iter().map(|&light| f32::from(light) / 255.0).collect(),
                    label,
                };
                match 4 * at < 3 * cells.len() {
                    true => trained.push(cell),
                    false => held_back.push(cell),
                }
            }
        }
    }
    Ok([trained, held_back])
}

fn unpacked(path: &Path, header: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    GzDecoder::new(File::open(path)?).read_to_end(&mut bytes)?;
    Ok(bytes.split_off(header.min(bytes.len())))
}

impl Cell {
    /// The cell as a patch.
    pub(crate) fn patch(&self) -> Vec<f32> {
        resampled(&self.light, [0.0; 2], [1.0; 2], [0.0; 2])
    }

    /// The cell as a patch, moved, stretched, sheared, blurred and shaded at random.
    pub(crate) fn spoilt(&self, rng: &mut ChaCha8Rng) -> Vec<f32> {
        let mut light = self.light.clone();
        if rng.random_bool(0.5) {
            blurred(
                &mut light,
                SIDE,
                rng.random_range(0.0..MOST_BLUR * SIDE as f32),
            );
        }
        let gamma = rng.random_range(0.7..1.4_f32);
        for pixel in &mut light {
            *pixel = pixel.powf(gamma);
        }
        let [from, shear] =
            [0.04, 0.1].map(|most: f32| [(); 2].map(|()| rng.random_range(-most..most)));
        let zoom = [(); 2].map(|()| rng.random_range(0.93..1.06));
        let mut light = resampled(&light, from, zoom, shear);
        let noise = rng.random_range(0.001..0.03);
        for pixel in &mut light {
            *pixel = (*pixel + rng.random_range(-noise..noise)).clamp(0.0, 1.0);
        }
        light
    }
}

fn resampled(light: &[f32], from: [f32; 2], zoom: [f32; 2], shear: [f32; 2]) -> Vec<f32> {
    let unit = |at: usize| (at as f32 + 0.5) / CELL as f32 - 0.5;
    (0..CELL * CELL)
        .map(|at| {
            let (x, y) = (unit(at % CELL), unit(at / CELL));
            let place = |here: f32, other: f32, way: usize| {
                (here * zoom[way] + shear[way] * other + from[way] + 0.5) * SIDE as f32 - 0.5
            };
            between(light, SIDE, place(x, y, 0), place(y, x, 1))
        })
        .collect()
}
