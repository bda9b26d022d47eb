//! The network as it is trained: forward and backward passes of a batch as products of matrices.

use clew_picture::training::{CLASSES, FILTERS, KERNELS, LAYERS, SIDE};
use ndarray::{Array2, Axis, linalg::general_mat_mul};
use rand::{RngExt as _, SeedableRng as _, rngs::ChaCha8Rng};

/// Sides of the maps that the two convolutions read.
const SIDES: [usize; 2] = [SIDE, (SIDE + 1 - KERNELS[0]) / 2];
/// Numbers of these maps.
const MAPS: [usize; 2] = [1, FILTERS[0]];
/// Share of hidden neurons that are silent in each step of training.
const SILENT: f32 = 0.15;

/// Weights of the four layers: `outputs × inputs`, and a bias for each output as the last column.
#[derive(Clone)]
pub(crate) struct Net {
    pub(crate) layers: Vec<Array2<f32>>,
}

/// Batch of glyphs with the class of each, and whether letters are possible.
pub(crate) struct Batch {
    pub(crate) glyphs: Array2<f32>,
    pub(crate) classes: Vec<usize>,
    pub(crate) has_letters: Vec<bool>,
}

/// What a convolution leaves for the way back.
struct Pooled {
    columns: Array2<f32>,
    maps: Array2<f32>,
    /// For each value of the maps the row of the columns it came from, or `usize::MAX` if the rectifier cut it.
    sources: Vec<usize>,
}

impl Net {
    /// Random network.
    pub(crate) fn new(seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let layers = LAYERS.map(|[inputs, outputs]| {
            let most = (6.0 / inputs as f32).sqrt();
            Array2::from_shape_fn((outputs, inputs + 1), |(_, input)| match input < inputs {
                true => rng.random_range(-most..most),
                false => 0.0,
            })
        });
        Self {
            layers: layers.into(),
        }
    }

    /// Sums of the classes for each glyph.
    pub(crate) fn sums(&self, glyphs: &Array2<f32>) -> Array2<f32> {
        let first = self.convolved(0, glyphs);
        let second = self.convolved(1, &first.maps);
        let hidden = dense(&second.maps, &self.layers[2]).mapv_into(|sum| sum.max(0.0));
        dense(&hidden, &self.layers[3])
    }

    /// Mean loss of a batch and the gradients of the layers.
    pub(crate) fn gradients(&self, batch: &Batch, rng: &mut ChaCha8Rng) -> (f32, Vec<Array2<f32>>) {
        let first = self.convolved(0, &batch.glyphs);
        let second = self.convolved(1, &first.maps);
        let mut hidden = dense(&second.maps, &self.layers[2]).mapv_into(|sum| sum.max(0.0));
        hidden.mapv_inplace(|value| match rng.random_range(0.0..1.0) < SILENT {
            true => 0.0,
            false => value / (1.0 - SILENT),
        });
        let mut sums = dense(&hidden, &self.layers[3]);
        let mut loss = 0.0;
        let share = 1.0 / batch.classes.len() as f32;
        for (row, mut sums) in sums.rows_mut().into_iter().enumerate() {
            let mut sums: Vec<&mut f32> = sums.iter_mut().collect();
            softmax(&mut sums, batch.has_letters[row]);
            let class = batch.classes[row];
            loss -= sums[class].max(1e-9).ln() * share;
            *sums[class] -= 1.0;
            sums.into_iter().for_each(|part| *part *= share);
        }
        let (fourth, mut back) = self.back(3, &sums, &hidden);
        back.zip_mut_with(&hidden, |back, &value| {
            *back = if value > 0.0 {
                *back / (1.0 - SILENT)
            } else {
                0.0
            };
        });
        let (third, back) = self.back(2, &back, &second.maps);
        let (layer, back) = self.back_convolved(1, &back, &second);
        let (first, _) = self.back_convolved(0, &back, &first);
        (loss, vec![first, layer, third, fourth])
    }

    fn convolved(&self, at: usize, maps: &Array2<f32>) -> Pooled {
        let (side, count, kernel) = (SIDES[at], MAPS[at], KERNELS[at]);
        let inner = side - kernel + 1;
        let filters = FILTERS[at];
        let batch = maps.nrows();
        let mut columns = Array2::zeros((batch * inner * inner, count * kernel * kernel));
        for (row, mut column) in columns.rows_mut().into_iter().enumerate() {
            let maps = maps.row(row / (inner * inner));
            let (Some(maps), Some(column)) = (maps.as_slice(), column.as_slice_mut()) else {
                continue;
            };
            let (y, x) = (row / inner % inner, row % inner);
            for (line, place) in column.chunks_mut(kernel).enumerate() {
                let from = (line / kernel * side + y + line % kernel) * side + x;
                place.copy_from_slice(&maps[from..from + kernel]);
            }
        }
        let sums = dense(&columns, &self.layers[at]);
        let half = inner / 2;
        let mut pooled = Array2::zeros((batch, filters * half * half));
        let mut sources = vec![usize::MAX; batch * filters * half * half];
        for image in 0..batch {
            for y in 0..half * 2 {
                for x in 0..half * 2 {
                    let row = (image * inner + y) * inner + x;
                    for map in 0..filters {
                        let place = (map * half + y / 2) * half + x / 2;
                        if sums[[row, map]] > pooled[[image, place]] {
                            pooled[[image, place]] = sums[[row, map]];
                            sources[image * filters * half * half + place] = row;
                        }
                    }
                }
            }
        }
        Pooled {
            columns,
            maps: pooled,
            sources,
        }
    }

    /// Gradients of a dense layer's weights and of its inputs.
    fn back(
        &self,
        at: usize,
        outputs: &Array2<f32>,
        inputs: &Array2<f32>,
    ) -> (Array2<f32>, Array2<f32>) {
        let layer = &self.layers[at];
        let count = inputs.ncols();
        let mut weights = Array2::zeros(layer.dim());
        general_mat_mul(
            1.0,
            &outputs.t(),
            inputs,
            0.0,
            &mut weights.slice_mut(ndarray::s![.., ..count]),
        );
        weights.column_mut(count).assign(&outputs.sum_axis(Axis(0)));
        let back = outputs.dot(&layer.slice(ndarray::s![.., ..count]));
        (weights, back)
    }

    /// Gradients of a convolution's weights and of its input maps.
    fn back_convolved(
        &self,
        at: usize,
        maps: &Array2<f32>,
        pooled: &Pooled,
    ) -> (Array2<f32>, Array2<f32>) {
        let (side, count, kernel) = (SIDES[at], MAPS[at], KERNELS[at]);
        let inner = side - kernel + 1;
        let square = maps.ncols() / FILTERS[at];
        let mut sums = Array2::zeros((pooled.columns.nrows(), FILTERS[at]));
        for (place, (&value, &row)) in maps.iter().zip(&pooled.sources).enumerate() {
            if row != usize::MAX {
                sums[[row, place / square % FILTERS[at]]] = value;
            }
        }
        let (weights, columns) = self.back(at, &sums, &pooled.columns);
        let mut back = Array2::zeros((maps.nrows(), count * side * side));
        for (row, column) in columns.rows().into_iter().enumerate() {
            let mut maps = back.row_mut(row / (inner * inner));
            let (Some(maps), Some(column)) = (maps.as_slice_mut(), column.as_slice()) else {
                continue;
            };
            let (y, x) = (row / inner % inner, row % inner);
            for (line, place) in column.chunks(kernel).enumerate() {
                let from = (line / kernel * side + y + line % kernel) * side + x;
                for (sum, value) in maps[from..from + kernel].iter_mut().zip(place) {
                    *sum += value;
                }
            }
        }
        (weights, back)
    }
}

/// Sums of a dense layer for each row of inputs.
fn dense(inputs: &Array2<f32>, layer: &Array2<f32>) -> Array2<f32> {
    let count = inputs.ncols();
    let mut sums = inputs.dot(&layer.slice(ndarray::s![.., ..count]).t());
    sums += &layer.column(count);
    sums
}

/// Turns sums into probabilities; letters have none where they are not possible.
pub(crate) fn softmax(sums: &mut [&mut f32], has_letters: bool) {
    let counts = |class: usize| has_letters || !(10..CLASSES - 1).contains(&class);
    let most = sums
        .iter()
        .enumerate()
        .filter(|(class, _)| counts(*class))
        .fold(f32::MIN, |most, (_, sum)| most.max(**sum));
    let mut all = 0.0;
    for (class, sum) in sums.iter_mut().enumerate() {
        **sum = if counts(class) {
            (**sum - most).exp()
        } else {
            0.0
        };
        all += **sum;
    }
    sums.iter_mut().for_each(|sum| **sum /= all);
}
