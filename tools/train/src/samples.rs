//! Glyphs to train with, cut out of drawn and of photographed cells as they are when a picture is read.

use std::thread;

use clew_picture::training::{CLASSES, OTHER, SIDE, glyphs};
use ndarray::Array2;
use rand::{RngExt as _, SeedableRng as _, rngs::ChaCha8Rng};

use crate::{
    cells::{Cell, MARKS},
    draw,
    fonts::Font,
    net::Batch,
};

/// Glyph and its class. The darkness of its pixels is kept in bytes, since there are many.
pub(crate) struct Sample {
    pub(crate) dark: Vec<u8>,
    pub(crate) class: usize,
}

impl Sample {
    fn new(dark: &[f32], class: usize) -> Self {
        Self {
            dark: dark
                .iter()
                .map(|dark| (dark * 255.0).round() as u8)
                .collect(),
            class,
        }
    }
}

/// Samples of drawn cells; half of them on each of two threads.
pub(crate) fn drawn(fonts: &[Font], count: usize, seed: u64) -> Vec<Sample> {
    thread::scope(|scope| {
        let first = scope.spawn(|| drawn_part(fonts, count / 2, seed));
        let mut samples = drawn_part(fonts, count.div_ceil(2), !seed);
        samples.extend(first.join().unwrap_or_default());
        samples
    })
}

/// Samples of drawn cells. A cell in which another number of glyphs is found than was drawn gives none.
fn drawn_part(fonts: &[Font], count: usize, seed: u64) -> Vec<Sample> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut samples = Vec::with_capacity(count);
    let mut tries = 0;
    while samples.len() < count && tries < 4 * count {
        tries += 1;
        let cell = draw::cell(fonts, &mut rng);
        let glyphs = glyphs(cell.light);
        if cell.classes == [OTHER] {
            samples.extend(glyphs.iter().map(|dark| Sample::new(dark, OTHER)));
        } else if glyphs.len() == cell.classes.len() {
            let both = glyphs.iter().zip(cell.classes);
            samples.extend(both.map(|(dark, class)| Sample::new(dark, class)));
        }
    }
    samples
}

/// Samples of photographed cells, each spoilt the given number of times; 0 takes them as they are.
pub(crate) fn photographed(cells: &[Cell], times: usize, seed: u64) -> Vec<Sample> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut samples = Vec::new();
    for cell in cells.iter().filter(|cell| cell.label != MARKS) {
        for _ in 0..times.max(1) {
            let light = match times {
                0 => cell.patch(),
                _ => cell.spoilt(&mut rng),
            };
            let glyphs = glyphs(light);
            match (cell.label, glyphs.as_slice()) {
                (0, _) => samples.extend(glyphs.iter().map(|dark| Sample::new(dark, OTHER))),
                (label, [dark]) => samples.push(Sample::new(dark, usize::from(label))),
                _ => {}
            }
        }
    }
    samples
}

/// Batch of samples, each moved by a pixel at most and darkened or lightened a little if `rng` is given.
pub(crate) fn batch<'a>(
    samples: impl ExactSizeIterator<Item = &'a Sample>,
    mut rng: Option<&mut ChaCha8Rng>,
) -> Batch {
    let count = samples.len();
    let mut batch = Batch {
        glyphs: Array2::zeros((count, SIDE * SIDE)),
        classes: Vec::with_capacity(count),
        has_letters: Vec::with_capacity(count),
    };
    for (row, sample) in samples.enumerate() {
        let is_letter = (10..CLASSES - 1).contains(&sample.class);
        let (right, down, gain, has_letters) = match rng.as_deref_mut() {
            Some(rng) => (
                rng.random_range(-1..=1_i32) as isize,
                rng.random_range(-1..=1_i32) as isize,
                rng.random_range(0.8..1.2),
                rng.random_bool(0.25),
            ),
            None => (0, 0, 1.0, false),
        };
        for (at, dark) in sample.dark.iter().enumerate() {
            let x = at as isize % SIDE as isize + right;
            let y = at as isize / SIDE as isize + down;
            let side = 0..SIDE as isize;
            if side.contains(&x) && side.contains(&y) {
                let place = (y * SIDE as isize + x) as usize;
                batch.glyphs[[row, place]] = (f32::from(*dark) / 255.0 * gain).min(1.0);
            }
        }
        batch.classes.push(sample.class);
        batch.has_letters.push(is_letter || has_letters);
    }
    batch
}
