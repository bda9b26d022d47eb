//! Cells drawn with signs of fonts, and spoilt as screenshots and photographs are.

use clew_picture::training::{CELL, OTHER};
use rand::{RngExt as _, rngs::ChaCha8Rng};

use crate::{fonts::Font, spoil};

/// Number of letters, by which the bitmap of a small letter follows that of the large one.
const SMALL: usize = OTHER - 10;

/// Sign in a cell; places and sizes are shares of the cell's side.
struct Sign {
    /// Number of its bitmap in the font.
    bitmap: usize,
    /// Height of a digit of its font size.
    height: f32,
    middle: [f32; 2],
}

/// Drawing of a cell: its lightness, row by row, [`CELL`] × [`CELL`] pixels, and the classes of the signs in it from left to right. A cell
/// without a sign to be read has the class [`OTHER`] only.
pub(crate) struct Cell {
    pub(crate) light: Vec<f32>,
    pub(crate) classes: Vec<usize>,
}

/// Draws a random cell.
pub(crate) fn cell(fonts: &[Font], rng: &mut ChaCha8Rng) -> Cell {
    let font = &fonts[rng.random_range(0..fonts.len())];
    let tall = rng.random_range(0.34..0.8);
    let jitter = |rng: &mut ChaCha8Rng| rng.random_range(-0.06..0.06);
    let middle = [0.5 + jitter(rng), 0.5 + jitter(rng)];
    let one = |bitmap| Sign {
        bitmap,
        height: tall,
        middle,
    };
    let (classes, signs) = match rng.random_range(0..100) {
        0..62 => {
            let class = rng.random_range(0..10);
            (vec![class], vec![one(class)])
        }
        62..76 => {
            let class = rng.random_range(10..OTHER);
            let is_small = rng.random_bool(0.4);
            let bitmap = if is_small { class + SMALL } else { class };
            (vec![class], vec![one(bitmap)])
        }
        76..88 => two(font, tall * 0.8, middle, rng),
        88..94 => (vec![OTHER], marks(rng)),
        _ => (vec![OTHER], Vec::new()),
    };
    let stretch = rng.random_range(0.8..1.14);
    let slant = rng.random_range(-0.1..0.1_f32);
    let turn = rng.random_range(-0.08..0.08_f32);
    let black = rng.random_range(0.25..1.0_f32).sqrt();
    let lines = spoil::Lines::random(rng);
    let specks = spoil::Specks::random(rng, classes == [OTHER]);
    let ink = |x: f32, y: f32| {
        let mut ink = lines.at(x, y).max(specks.at(x, y));
        for sign in &signs {
            let bitmap = &font.signs[sign.bitmap];
            let scale = font.tall / sign.height;
            let (along, down) = (x - sign.middle[0], y - sign.middle[1]);
            let (along, down) = (along - turn * down, down + turn * along);
            ink = ink.max(
                black
                    * bitmap.at(
                        (along + slant * down) / stretch * scale + bitmap.width as f32 / 2.0,
                        down * scale + bitmap.height as f32 / 2.0,
                    ),
            );
        }
        ink
    };
    Cell {
        light: spoil::photographed(ink, CELL, rng),
        classes,
    }
}

/// A number of two digits, side by side.
fn two(
    font: &Font,
    height: f32,
    middle: [f32; 2],
    rng: &mut ChaCha8Rng,
) -> (Vec<usize>, Vec<Sign>) {
    let classes = vec![rng.random_range(1..10), rng.random_range(0..10)];
    let widths: Vec<f32> = classes
        .iter()
        .map(|&class| font.signs[class].width as f32 / font.tall * height)
        .collect();
    let gap = height * rng.random_range(0.08..0.25);
    let all = widths[0] + gap + widths[1];
    let lefts = [0.0, widths[0] + gap];
    let signs = classes
        .iter()
        .zip(widths.iter().zip(lefts))
        .map(|(&class, (width, left))| Sign {
            bitmap: class,
            height,
            middle: [middle[0] - all / 2.0 + left + width / 2.0, middle[1]],
        })
        .collect();
    (classes, signs)
}

/// Pencil marks: several small digits in their places of a 3 × 3 pattern.
fn marks(rng: &mut ChaCha8Rng) -> Vec<Sign> {
    let share = rng.random_range(0.25..0.9);
    let height = rng.random_range(0.16..0.28);
    let spread = rng.random_range(0.22..0.32);
    (0..9)
        .filter(|_| rng.random_bool(share))
        .collect::<Vec<usize>>()
        .into_iter()
        .map(|place| Sign {
            bitmap: place + 1,
            height,
            middle: [
                0.5 + (place % 3) as f32 * spread - spread,
                0.5 + (place / 3) as f32 * spread - spread,
            ],
        })
        .collect()
}
