//! Trains the network that reads digits and letters in pictures, and writes its weights.

mod adam;
mod cells;
mod check;
mod draw;
mod fonts;
mod judge;
mod net;
mod quantise;
mod samples;
mod spoil;

use std::{f32::consts::PI, fs, io, path::PathBuf, thread, time::Instant};

use clap::Parser;
use ndarray::Array2;
use rand::{RngExt as _, SeedableRng as _, rngs::ChaCha8Rng, seq::SliceRandom as _};

use crate::{adam::Adam, judge::Judged, net::Net, samples::Sample};

/// Samples in one step of training.
const BATCH: usize = 64;
/// Rate of the first step; the last ones are nearly 0.
const RATE: f32 = 2e-3;

/// Trains the network that reads digits and letters in pictures.
#[derive(Parser)]
struct Options {
    /// Directory below which the fonts are
    #[arg(long, default_value = "/usr/share/fonts")]
    fonts: PathBuf,
    /// Directory with the labelled cells of newspapers
    #[arg(long)]
    cells: PathBuf,
    /// File to write
    #[arg(long, default_value = "crates/picture/src/classify/weights.bin")]
    out: PathBuf,
    /// Number of drawn samples
    #[arg(long, default_value_t = 120_000)]
    drawn: usize,
    /// Number of times each photographed cell is spoilt
    #[arg(long, default_value_t = 8)]
    times: usize,
    /// Number of times each sample is shown
    #[arg(long, default_value_t = 12)]
    epochs: usize,
    /// Number from which all random ones follow
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Check the weights that are compiled in instead of training
    #[arg(long)]
    check: bool,
    /// Directory for pictures of the cells that the check reads wrong
    #[arg(long)]
    wrong: Option<PathBuf>,
}

fn main() -> io::Result<()> {
    let options = Options::parse();
    let start = Instant::now();
    let [fonts, other_fonts] = fonts::load(&options.fonts)?;
    let [cells, other_cells] = cells::load(&options.cells)?;
    if options.check {
        return check::check(
            &other_cells,
            &other_fonts,
            options.seed,
            options.wrong.as_deref(),
        );
    }
    let mut samples = samples::drawn(&fonts, options.drawn, options.seed);
    println!("{} drawn samples, {:.0?}", samples.len(), start.elapsed());
    samples.extend(samples::photographed(&cells, options.times, options.seed));
    println!("{} samples, {:.0?}", samples.len(), start.elapsed());
    let held_back = [
        (
            "newspapers",
            samples::photographed(&other_cells, 0, options.seed),
        ),
        (
            "spoilt newspapers",
            samples::photographed(&other_cells, 1, options.seed + 1),
        ),
        (
            "other fonts",
            samples::drawn(&other_fonts, 8_000, options.seed + 2),
        ),
    ];
    let net = trained(&samples, &options, start);
    let temperature = temperature(&net, &held_back);
    println!("temperature {temperature:.2}");
    let rounded = quantise::rounded(&net, temperature);
    for (name, samples) in &held_back {
        Judged::of(&rounded, samples).print(name);
    }
    let bytes = quantise::bytes(&net, temperature);
    println!("{} bytes of weights, {:.0?}", bytes.len(), start.elapsed());
    fs::write(&options.out, bytes)
}

/// Network trained with the samples.
fn trained(samples: &[Sample], options: &Options, start: Instant) -> Net {
    let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
    let mut net = Net::new(options.seed);
    let mut adam = Adam::new(&net);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let all = options.epochs * samples.len().div_ceil(BATCH);
    let mut step = 0;
    for epoch in 1..=options.epochs {
        order.shuffle(&mut rng);
        let mut loss = 0.0;
        for part in order.chunks(BATCH) {
            let seeds = [rng.random(), rng.random()];
            let (part, gradients) = gradients(&net, samples, part, seeds);
            let rate = RATE * 0.5 * (1.0 + (PI * step as f32 / all as f32).cos());
            adam.step(&mut net, &gradients, rate);
            loss += part;
            step += 1;
        }
        let loss = loss / samples.len().div_ceil(BATCH) as f32;
        println!("epoch {epoch}: loss {loss:.4}, {:.0?}", start.elapsed());
    }
    net
}

/// Mean loss and gradients of a batch: its halves are worked on at the same time, each with a seed.
fn gradients(
    net: &Net,
    samples: &[Sample],
    batch: &[usize],
    seeds: [u64; 2],
) -> (f32, Vec<Array2<f32>>) {
    let half = |part: &[usize], seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let share = part.len() as f32 / batch.len() as f32;
        let part = samples::batch(part.iter().map(|&at| &samples[at]), Some(&mut rng));
        let (loss, mut gradients) = net.gradients(&part, &mut rng);
        gradients.iter_mut().for_each(|layer| *layer *= share);
        (share * loss, gradients)
    };
    let (first, second) = batch.split_at(batch.len().div_ceil(2));
    thread::scope(|scope| {
        let first = scope.spawn(|| half(first, seeds[0]));
        let mut sum = match second {
            [] => None,
            second => Some(half(second, seeds[1])),
        };
        if let Ok((loss, gradients)) = first.join() {
            match &mut sum {
                Some((all, layers)) => {
                    *all += loss;
                    layers
                        .iter_mut()
                        .zip(gradients)
                        .for_each(|(layer, part)| *layer += &part);
                }
                None => sum = Some((loss, gradients)),
            }
        }
        sum.unwrap_or_default()
    })
}

/// Temperature at which the probabilities of the samples held back are calibrated best.
fn temperature(net: &Net, held_back: &[(&str, Vec<Sample>)]) -> f32 {
    let judged: Vec<Judged> = held_back
        .iter()
        .map(|(_, samples)| Judged::of(net, samples))
        .collect();
    let loss = |temperature: f32| -> f32 { judged.iter().map(|set| set.loss(temperature)).sum() };
    (12..80)
        .map(|twentieths| twentieths as f32 / 20.0)
        .min_by(|&one, &other| loss(one).total_cmp(&loss(other)))
        .unwrap_or(1.0)
}
