//! Accuracy and calibration on samples that were held back.

use ndarray::Array2;

use crate::{
    net::{Net, softmax},
    samples::{self, Sample},
};

/// Sums of the classes for samples, and what is right.
pub(crate) struct Judged {
    sums: Array2<f32>,
    classes: Vec<usize>,
    has_letters: Vec<bool>,
}

impl Judged {
    pub(crate) fn of(net: &Net, samples: &[Sample]) -> Self {
        let mut judged = Self {
            sums: Array2::zeros((0, 0)),
            classes: Vec::new(),
            has_letters: Vec::new(),
        };
        let mut rows = Vec::new();
        for part in samples.chunks(256) {
            let batch = samples::batch(part.iter(), None);
            rows.extend(net.sums(&batch.glyphs));
            judged.classes.extend(batch.classes);
            judged.has_letters.extend(batch.has_letters);
        }
        let width = rows.len() / judged.classes.len().max(1);
        judged.sums = Array2::from_shape_vec((judged.classes.len(), width), rows)
            .unwrap_or_else(|_| Array2::zeros((0, 0)));
        judged
    }

    /// Probabilities of each sample's classes at a temperature.
    fn probabilities(&self, temperature: f32) -> impl Iterator<Item = (Vec<f32>, usize)> {
        self.sums
            .rows()
            .into_iter()
            .enumerate()
            .map(move |(row, sums)| {
                let mut sums: Vec<f32> = sums.iter().map(|sum| sum / temperature).collect();
                softmax(
                    &mut sums.iter_mut().collect::<Vec<_>>(),
                    self.has_letters[row],
                );
                (sums, self.classes[row])
            })
    }

    /// Mean negative logarithm of the right class's probability.
    pub(crate) fn loss(&self, temperature: f32) -> f32 {
        let losses = self.probabilities(temperature);
        let sum: f32 = losses
            .map(|(parts, class)| -parts[class].max(1e-9).ln())
            .sum();
        sum / self.classes.len().max(1) as f32
    }

    /// Prints how many are right, and how many of those above each probability.
    pub(crate) fn print(&self, name: &str) {
        let readings: Vec<(f32, bool, usize, usize)> = self
            .probabilities(1.0)
            .map(|(parts, class)| {
                let best = (0..parts.len())
                    .max_by(|&one, &other| parts[one].total_cmp(&parts[other]))
                    .unwrap_or(0);
                (parts[best], best == class, best, class)
            })
            .collect();
        let right = readings.iter().filter(|reading| reading.1).count();
        println!("{name}: {right} of {} right", readings.len());
        for (low, high) in [
            (0.0, 0.5),
            (0.5, 0.8),
            (0.8, 0.95),
            (0.95, 0.99),
            (0.99, 0.999),
            (0.999, 1.1),
        ] {
            let part = readings
                .iter()
                .filter(|reading| (low..high).contains(&reading.0));
            let (right, all) = part.fold((0, 0), |(right, all), reading| {
                (right + usize::from(reading.1), all + 1)
            });
            if all > 0 {
                println!(
                    "  read with {low} to {:.3}: {right} of {all} right",
                    high.min(1.0_f32)
                );
            }
        }
        let mut wrong: Vec<(usize, usize)> = readings
            .iter()
            .filter(|reading| !reading.1)
            .map(|reading| (reading.3, reading.2))
            .collect();
        wrong.sort_unstable();
        let mut counts: Vec<((usize, usize), usize)> = Vec::new();
        for pair in wrong {
            match counts.last_mut() {
                Some((last, count)) if *last == pair => *count += 1,
                _ => counts.push((pair, 1)),
            }
        }
        counts.sort_by_key(|count| std::cmp::Reverse(count.1));
        let most: Vec<String> = counts
            .iter()
            .take(12)
            .map(|((class, read), count)| format!("{class} as {read}: {count}"))
            .collect();
        println!("  wrong: {}", most.join(", "));
    }
}
