//! Adam, the optimiser (Kingma and Ba 2015), with decay of the weights.

use ndarray::{Array2, Zip};

use crate::net::Net;

/// Decay of weights in each step, relative to the rate.
const DECAY: f32 = 1e-4;

/// Means of the gradients and of their squares.
pub(crate) struct Adam {
    means: Vec<Array2<f32>>,
    squares: Vec<Array2<f32>>,
    steps: i32,
}

impl Adam {
    pub(crate) fn new(net: &Net) -> Self {
        let zeros = || net.layers.iter().map(|layer| Array2::zeros(layer.dim()));
        Self {
            means: zeros().collect(),
            squares: zeros().collect(),
            steps: 0,
        }
    }

    /// One step against the gradients.
    pub(crate) fn step(&mut self, net: &mut Net, gradients: &[Array2<f32>], rate: f32) {
        self.steps += 1;
        let rate =
            rate * (1.0 - 0.999_f32.powi(self.steps)).sqrt() / (1.0 - 0.9_f32.powi(self.steps));
        let layers = net.layers.iter_mut().zip(gradients);
        for ((layer, gradient), (mean, square)) in
            layers.zip(self.means.iter_mut().zip(&mut self.squares))
        {
            Zip::from(layer)
                .and(gradient)
                .and(mean)
                .and(square)
                .for_each(|weight, &gradient, mean, square| {
                    *mean = 0.9 * *mean + 0.1 * gradient;
                    *square = 0.999 * *square + 0.001 * gradient * gradient;
                    *weight -= rate * (*mean / (square.sqrt() + 1e-8) + DECAY * *weight);
                });
        }
    }
}
