//! Convolutional network that reads a glyph.
//!
//! Two convolutions with a rectifier and the largest of each 2 × 2, then two dense layers. `tools/train` makes its weights.

use std::sync::LazyLock;

use super::glyph::SIDE;

/// Number of signs that the network distinguishes: the digits, the letters A to P, and anything else.
pub(super) const CLASSES: usize = 27;
/// The class of everything that is not a sign.
pub(super) const OTHER: usize = 26;
/// Sides of the filters of the two convolutions.
pub(super) const KERNELS: [usize; 2] = [5, 3];
/// Numbers of their filters.
pub(super) const FILTERS: [usize; 2] = [16, 32];
/// Number of neurons between the dense layers.
pub(super) const HIDDEN: usize = 64;

/// Side of the maps after the first convolution and pooling.
const MIDDLE: usize = (SIDE + 1 - KERNELS[0]) / 2;
/// Side of the maps after the second.
const LAST: usize = (MIDDLE + 1 - KERNELS[1]) / 2;

/// Inputs and outputs of the four layers.
pub(super) const LAYERS: [[usize; 2]; 4] = [
    [KERNELS[0] * KERNELS[0], FILTERS[0]],
    [FILTERS[0] * KERNELS[1] * KERNELS[1], FILTERS[1]],
    [FILTERS[1] * LAST * LAST, HIDDEN],
    [HIDDEN, CLASSES],
];

/// Weights of the network: for each output of each layer, a scale and a bias as 32-bit floats, and a signed byte for each input.
static WEIGHTS: &[u8] = include_bytes!("weights.bin");

static NET: LazyLock<Net> = LazyLock::new(|| Net::from_bytes(WEIGHTS));

/// Probabilities of the classes for a glyph; they add up to 1.
pub(super) fn classify(dark: &[f32]) -> [f32; CLASSES] {
    NET.classify(dark)
}

/// Layer: for each output its bias and its weights.
struct Layer {
    outputs: Vec<(f32, Vec<f32>)>,
}

struct Net {
    layers: [Layer; 4],
}

impl Net {
    /// Network of quantised weights. Missing ones count as 0.
    fn from_bytes(bytes: &[u8]) -> Self {
        let mut bytes = bytes.iter().copied();
        let layers = LAYERS.map(|[inputs, outputs]| Layer {
            outputs: (0..outputs)
                .map(|_| {
                    let mut float =
                        || f32::from_le_bytes([(); 4].map(|()| bytes.next().unwrap_or(0)));
                    let (scale, bias) = (float(), float());
                    let weights = bytes
                        .by_ref()
                        .take(inputs)
                        .map(|weight| f32::from(weight.cast_signed()) * scale)
                        .collect();
                    (bias, weights)
                })
                .collect(),
        });
        Self { layers }
    }

    fn classify(&self, dark: &[f32]) -> [f32; CLASSES] {
        let [first, second, third, fourth] = &self.layers;
        let maps = first.convolved(dark, 1, SIDE, KERNELS[0]);
        let maps = second.convolved(&maps, FILTERS[0], MIDDLE, KERNELS[1]);
        let hidden: Vec<f32> = third.dense(&maps).map(|sum| sum.max(0.0)).collect();
        let mut classes = [0.0; CLASSES];
        for (class, sum) in classes.iter_mut().zip(fourth.dense(&hidden)) {
            *class = sum;
        }
        let most = classes.iter().copied().fold(f32::MIN, f32::max);
        classes = classes.map(|sum| (sum - most).exp());
        let all: f32 = classes.iter().sum();
        classes.map(|part| part / all)
    }
}

impl Layer {
    /// Sum of each output over all inputs.
    fn dense(&self, inputs: &[f32]) -> impl Iterator<Item = f32> {
        self.outputs
            .iter()
            .map(|(bias, weights)| bias + dot(weights, inputs))
    }

    /// Convolution of square maps, rectified, and of each 2 × 2 the largest.
    fn convolved(&self, maps: &[f32], count: usize, side: usize, kernel: usize) -> Vec<f32> {
        let inner = side - kernel + 1;
        let half = inner / 2;
        let mut pooled = vec![0.0_f32; self.outputs.len() * half * half];
        let mut window = vec![0.0; count * kernel * kernel];
        for y in 0..half * 2 {
            for x in 0..half * 2 {
                for (row, place) in window.chunks_mut(kernel).enumerate() {
                    let from = (row / kernel * side + y + row % kernel) * side + x;
                    for (value, seen) in place.iter_mut().zip(maps.iter().skip(from)) {
                        *value = *seen;
                    }
                }
                for (map, (bias, weights)) in self.outputs.iter().enumerate() {
                    let most = &mut pooled[(map * half + y / 2) * half + x / 2];
                    *most = most.max(bias + dot(weights, &window));
                }
            }
        }
        pooled
    }
}

/// Sum of products, in four lanes that a compiler can keep in one register.
fn dot(weights: &[f32], values: &[f32]) -> f32 {
    let mut lanes = [0.0; 4];
    let (fours, rest) = weights.as_chunks::<4>();
    let (values, more) = values.as_chunks::<4>();
    for (weights, values) in fours.iter().zip(values) {
        for (lane, (weight, value)) in lanes.iter_mut().zip(weights.iter().zip(values)) {
            *lane += weight * value;
        }
    }
    let rest: f32 = rest
        .iter()
        .zip(more)
        .map(|(weight, value)| weight * value)
        .sum();
    lanes.iter().sum::<f32>() + rest
}
