//! What screenshots and photographs do to a cell: lines at its rim, specks, few pixels, blur, shading and noise.

use rand::{RngExt as _, rngs::ChaCha8Rng};

/// Deviation of the strongest blur, as a share of a cell's side.
pub(crate) const MOST_BLUR: f32 = 0.06;

/// Lines along the sides of a cell, as far as they lie in it.
pub(crate) struct Lines {
    /// Left, right, upper and lower: depth at both ends as shares of the side, and darkness.
    sides: [([f32; 2], f32); 4],
    /// Radius of dots at the corners.
    dots: f32,
}

impl Lines {
    pub(crate) fn random(rng: &mut ChaCha8Rng) -> Self {
        let is_dotted = rng.random_bool(0.2);
        let skew = if rng.random_bool(0.5) { 0.0 } else { 0.04 };
        let black = rng.random_range(0.3..1.0);
        let sides = [(); 4].map(|()| {
            if is_dotted || rng.random_bool(0.15) {
                return ([0.0; 2], 0.0);
            }
            let depth = match rng.random_bool(0.3) {
                true => rng.random_range(0.03..0.1),
                false => rng.random_range(0.0..0.04),
            };
            let ends = [(); 2].map(|()| depth + skew * rng.random_range(-1.0..1.0_f32));
            (ends, black)
        });
        Self {
            sides,
            dots: if is_dotted {
                rng.random_range(0.02..0.09)
            } else {
                0.0
            },
        }
    }

    /// Darkness at a place in the cell.
    pub(crate) fn at(&self, x: f32, y: f32) -> f32 {
        let places = [(x, y), (1.0 - x, y), (y, x), (1.0 - y, x)];
        let mut ink = 0.0_f32;
        for ((ends, black), (across, along)) in self.sides.iter().zip(places) {
            if across < ends[0] + (ends[1] - ends[0]) * along {
                ink = ink.max(*black);
            }
        }
        let (x, y) = (x.min(1.0 - x), y.min(1.0 - y));
        match x * x + y * y < self.dots * self.dots {
            true => ink.max(1.0),
            false => ink,
        }
    }
}

/// Round and long spots of dirt.
pub(crate) struct Specks(Vec<([f32; 2], [f32; 2], f32)>);

impl Specks {
    pub(crate) fn random(rng: &mut ChaCha8Rng, is_blank: bool) -> Self {
        let count = match is_blank {
            true => rng.random_range(1..4),
            false if rng.random_bool(0.1) => 1,
            false => 0,
        };
        let most = if is_blank { 0.22 } else { 0.04 };
        let spots = (0..count).map(|_| {
            let middle = [rng.random_range(0.1..0.9), rng.random_range(0.1..0.9)];
            let radii = [rng.random_range(0.01..most), rng.random_range(0.01..most)];
            (middle, radii, rng.random_range(0.1..0.9))
        });
        Self(spots.collect())
    }

    pub(crate) fn at(&self, x: f32, y: f32) -> f32 {
        self.0
            .iter()
            .filter(|(middle, radii, _)| {
                let (along, down) = ((x - middle[0]) / radii[0], (y - middle[1]) / radii[1]);
                along * along + down * down < 1.0
            })
            .fold(0.0, |ink, spot| ink.max(spot.2))
    }
}

/// Lightness of a drawing, taken with few pixels and then resampled to a square of the given side.
pub(crate) fn photographed(
    ink: impl Fn(f32, f32) -> f32,
    side: usize,
    rng: &mut ChaCha8Rng,
) -> Vec<f32> {
    let pixels = rng.random_range(14..54_usize);
    let paper = rng.random_range(0.35..1.0_f32).sqrt();
    let slope = [(); 2].map(|()| rng.random_range(-0.15..0.15_f32));
    let is_clean = rng.random_bool(0.3);
    let (noise, blur) = match is_clean {
        true => (0.0, 0.0),
        false => (
            rng.random_range(0.0..0.05_f32),
            rng.random_range(0.0..MOST_BLUR) * pixels as f32,
        ),
    };
    // A frame of four pixels more on each side, for blur and for frames that are found a little beside.
    const MORE: usize = 4;
    let wide = pixels + 2 * MORE;
    let across = if pixels < 24 { 3 } else { 2 };
    let mut light = Vec::with_capacity(wide * wide);
    for y in 0..wide {
        for x in 0..wide {
            let mut sum = 0.0;
            for sample in 0..across * across {
                let place = |at: usize, part: usize| {
                    (at as f32 - MORE as f32 + (part as f32 + 0.5) / across as f32) / pixels as f32
                };
                sum += ink(place(x, sample % across), place(y, sample / across));
            }
            sum /= (across * across) as f32;
            let shade = 1.0
                + slope[0] * (x as f32 / wide as f32 - 0.5)
                + slope[1] * (y as f32 / wide as f32 - 0.5);
            light.push(paper * shade * (1.0 - 0.93 * sum));
        }
    }
    blurred(&mut light, wide, blur);
    for pixel in &mut light {
        // Four uniform numbers add up to a nearly normal one.
        let normal: f32 = (0..4).map(|_| rng.random_range(-1.0..1.0_f32)).sum();
        *pixel = (*pixel + 0.87 * noise * normal).clamp(0.0, 1.0);
    }
    let beside = if is_clean { 0.01 } else { 0.04 };
    let [left, top] = [(); 2].map(|()| rng.random_range(-beside..beside));
    let zoom = [(); 2].map(|()| 1.0 + rng.random_range(-beside..beside));
    (0..side * side)
        .map(|at| {
            let place = |at: usize, from: f32, zoom: f32| {
                ((at as f32 + 0.5) / side as f32 * zoom + from) * pixels as f32 + MORE as f32 - 0.5
            };
            between(
                &light,
                wide,
                place(at % side, left, zoom[0]),
                place(at / side, top, zoom[1]),
            )
        })
        .collect()
}

/// Blurs a square picture with a Gaussian of the given deviation in pixels.
pub(crate) fn blurred(light: &mut Vec<f32>, side: usize, deviation: f32) {
    if deviation < 0.2 {
        return;
    }
    let reach = (2.5 * deviation).ceil() as isize;
    let weights: Vec<f32> = (-reach..=reach)
        .map(|at| (-(at * at) as f32 / (2.0 * deviation * deviation)).exp())
        .collect();
    let all: f32 = weights.iter().sum();
    // Both passes swap rows and columns, so the second restores them.
    for _ in 0..2 {
        let mut turned = vec![0.0; light.len()];
        for y in 0..side {
            for x in 0..side {
                let sum: f32 = weights
                    .iter()
                    .enumerate()
                    .map(|(at, weight)| {
                        let from = (x as isize + at as isize - reach).clamp(0, side as isize - 1);
                        weight * light[y * side + from as usize]
                    })
                    .sum();
                turned[x * side + y] = sum / all;
            }
        }
        *light = turned;
    }
}

/// Lightness between the pixels of a square picture.
pub(crate) fn between(light: &[f32], side: usize, x: f32, y: f32) -> f32 {
    let most = (side - 1) as f32;
    let (x, y) = (x.clamp(0.0, most), y.clamp(0.0, most));
    let (left, top) = (x as usize, y as usize);
    let (right, bottom) = ((left + 1).min(side - 1), (top + 1).min(side - 1));
    let (along, down) = (x - left as f32, y - top as f32);
    let row = |y: usize| light[y * side + left] * (1.0 - along) + light[y * side + right] * along;
    row(top) * (1.0 - down) + row(bottom) * down
}
