//! Accuracy of the classifier as a whole, with the weights that it was compiled with, on cells that were held back.

use std::{collections::BTreeMap, fs, io, path::Path};

use clew_picture::training::{self, CELL, OTHER};
use rand::{SeedableRng as _, rngs::ChaCha8Rng};

use crate::{cells, draw, fonts::Font};

/// Bounds of the probabilities that are counted apart.
const BOUNDS: [f32; 7] = [0.0, 0.5, 0.8, 0.9, 0.95, 0.99, 1.1];

/// What came of one set.
#[derive(Default)]
struct Table {
    /// By the bound below: right and all.
    counts: [[usize; 2]; BOUNDS.len() - 1],
    /// What was there and what was read, for those wrong.
    wrong: BTreeMap<[Option<u8>; 2], usize>,
}

/// Prints the tables of the cells of newspapers and of drawn ones. Cells read wrong are written into a directory, if one is given.
pub(crate) fn check(
    cells: &[cells::Cell],
    fonts: &[Font],
    seed: u64,
    wrong: Option<&Path>,
) -> io::Result<()> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut count = 0;
    let mut read = |table: &mut Table, light: Vec<f32>, value, up_to| -> io::Result<()> {
        let readings = match up_to {
            99 => training::number(light.clone()),
            _ => training::cell(light.clone(), up_to),
        };
        let reading = readings[0];
        if !table.add(value, reading.value, reading.probability)
            && let Some(wrong) = wrong
        {
            let name = |value: Option<u8>| value.map_or("blank".into(), |value| value.to_string());
            let (value, read) = (name(value), name(reading.value));
            let chance = (reading.probability * 1000.0) as u32;
            let file = wrong.join(format!("{value}-as-{read}-{chance}-{count}.pgm"));
            let mut bytes = format!("P5 {CELL} {CELL} 255\n").into_bytes();
            bytes.extend(light.iter().map(|light| (light * 255.0) as u8));
            fs::write(file, bytes)?;
            count += 1;
        }
        Ok(())
    };
    let mut photographed = Table::default();
    let mut spoilt = Table::default();
    for cell in cells {
        let value = Some(cell.label).filter(|label| (1..=9).contains(label));
        read(&mut photographed, cell.patch(), value, 9)?;
        read(&mut spoilt, cell.spoilt(&mut rng), value, 9)?;
    }
    photographed.print("cells of newspapers");
    spoilt.print("cells of newspapers, spoilt");
    let (mut digits, mut numbers) = (Table::default(), Table::default());
    for _ in 0..6_000 {
        let cell = draw::cell(fonts, &mut rng);
        match cell.classes.as_slice() {
            [OTHER] => read(&mut digits, cell.light, None, 9)?,
            &[digit @ 1..10] => read(&mut digits, cell.light, u8::try_from(digit).ok(), 9)?,
            &[tens, ones] => {
                let value = u8::try_from(10 * tens + ones).ok();
                read(&mut numbers, cell.light, value, 99)?;
            }
            &[letter @ 10..17] => read(&mut numbers, cell.light, u8::try_from(letter).ok(), 16)?,
            _ => {}
        }
    }
    digits.print("digits of other fonts");
    numbers.print("letters and numbers of other fonts");
    Ok(())
}

impl Table {
    /// Counts a reading; returns whether it is right.
    fn add(&mut self, value: Option<u8>, read: Option<u8>, probability: f32) -> bool {
        let at = BOUNDS
            .windows(2)
            .position(|bounds| (bounds[0]..bounds[1]).contains(&probability));
        let is_right = value == read;
        if let Some(count) = at.and_then(|at| self.counts.get_mut(at)) {
            count[0] += usize::from(is_right);
            count[1] += 1;
        }
        if !is_right {
            *self.wrong.entry([value, read]).or_default() += 1;
        }
        is_right
    }

    fn print(&self, name: &str) {
        let sum = |at: usize| self.counts.iter().map(|count| count[at]).sum::<usize>();
        println!("{name}: {} of {} right", sum(0), sum(1));
        for (bounds, [right, all]) in BOUNDS.windows(2).zip(self.counts) {
            let (low, high) = (bounds[0], bounds[1].min(1.0));
            println!("  read with {low} to {high}: {right} of {all} right");
        }
        let mut wrong: Vec<_> = self.wrong.iter().collect();
        wrong.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        let name = |value: Option<u8>| value.map_or("blank".into(), |value| value.to_string());
        let wrong: Vec<String> = wrong
            .iter()
            .take(12)
            .map(|([value, read], count)| format!("{} as {}: {count}", name(*value), name(*read)))
            .collect();
        println!("  wrong: {}", wrong.join(", "));
    }
}
