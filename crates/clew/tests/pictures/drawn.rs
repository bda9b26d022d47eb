//! Boards drawn as other programs and printers draw them.

use clew_core::model::Numerals;
use clew_core::scene::pixels::{Pixels, paint};
use clew_core::scene::{Figure, Item, Medium, Palette, Point, Role, Scene, Theme};

use super::writing::draw;

/// Colour: red, green and blue.
pub(crate) type Colour = [u8; 3];

pub(crate) const BLACK: Colour = [0; 3];
pub(crate) const WHITE: Colour = [255; 3];

/// How a board is drawn.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    /// Width and height of a cell, in pixels.
    pub(crate) cell: [f64; 2],
    pub(crate) paper: Colour,
    pub(crate) ink: Colour,
    /// Colour of thin lines, which are one pixel wide.
    pub(crate) thin: Colour,
    /// Width of thick lines, in pixels.
    pub(crate) thick: f64,
    /// Height of a digit, as a part of the cell's.
    pub(crate) digit: f64,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            cell: [40.0; 2],
            paper: WHITE,
            ink: BLACK,
            thin: BLACK,
            thick: 3.0,
            digit: 0.5,
        }
    }
}

impl Look {
    /// The usual look with square cells of this side, in pixels.
    pub(crate) fn of_side(side: f64) -> Self {
        Self {
            cell: [side; 2],
            ..Self::default()
        }
    }
}

/// Text with its middle and its height, as a part of a cell's.
pub(crate) type Text = ([f64; 2], f64, String);

/// Board under way. Places are in cells, from the upper left corner of the grid.
pub(crate) struct Drawing {
    pub(crate) pixels: Pixels,
    look: Look,
    /// Cells to the left of the grid, and above it.
    before: f64,
}

impl Drawing {
    /// Empty paper for a number of rows and columns, with texts. `before` cells above and to the left stay free.
    pub(crate) fn new(
        [rows, cols]: [usize; 2],
        look: Look,
        before: f64,
        texts: impl IntoIterator<Item = Text>,
    ) -> Self {
        let [width, height] = look.cell;
        let ratio = width / height;
        let items = texts.into_iter().map(|([x, y], size, text)| Item {
            site: None,
            role: Role::Clue,
            figure: Figure::Text {
                at: Point::new((x + before) * ratio, y + before),
                // Digits are not as tall as their font.
                size: size / 0.72,
                text,
            },
            appears: None,
            until: None,
        });
        let [rows, cols] = [rows, cols].map(|count| count as f64 + before);
        let scene = Scene::new(cols * ratio, rows, items.collect());
        let theme = Theme {
            palette: Palette::Light,
            numerals: Numerals::default(),
            medium: Medium::Sheet,
        };
        let mut pixels = paint(&scene, theme, height, 1_600);
        for pixel in pixels.rgba.chunks_exact_mut(4) {
            let light = f64::from(pixel[0]) / 255.0;
            let mixed = |ink: u8, paper: u8| {
                (f64::from(ink) * (1.0 - light) + f64::from(paper) * light).round() as u8
            };
            for (value, (ink, paper)) in pixel.iter_mut().zip(look.ink.into_iter().zip(look.paper))
            {
                *value = mixed(ink, paper);
            }
        }
        Self {
            pixels,
            look,
            before,
        }
    }

    /// Draws a line.
    pub(crate) fn line(&mut self, ends: [[f64; 2]; 2], width: f64, colour: Colour) {
        let [across, down] = self.look.cell;
        // The painter leaves half a cell around everything.
        let place = |[x, y]: [f64; 2]| {
            let x = (x + self.before) * across + 0.5 * down;
            [x.round(), ((y + self.before + 0.5) * down).round()]
        };
        draw(
            &mut self.pixels,
            ends.map(place),
            width / 2.0,
            |channel, _| colour[channel].into(),
        );
    }

    /// Draws the lines of a grid; those where `is_thick` has a row or column of a size are thick.
    pub(crate) fn grid(
        &mut self,
        [rows, cols]: [usize; 2],
        is_thick: impl Fn(usize, usize) -> bool,
    ) {
        let Look {
            thin, thick, ink, ..
        } = self.look;
        for is_last in [false, true] {
            for (count, length, is_down) in [(rows, cols, false), (cols, rows, true)] {
                for at in (0..=count).filter(|&at| is_thick(at, count) == is_last) {
                    let (at, length) = (at as f64, length as f64);
                    let ends = match is_down {
                        true => [[at, 0.0], [at, length]],
                        false => [[0.0, at], [length, at]],
                    };
                    let (width, colour) = if is_last { (thick, ink) } else { (1.0, thin) };
                    self.line(ends, width, colour);
                }
            }
        }
    }
}

/// Text in the middle of a cell.
pub(crate) fn text(row: usize, col: usize, size: f64, text: &str) -> Text {
    ([col as f64 + 0.5, row as f64 + 0.5], size, text.to_owned())
}

/// A Sudoku with the givens of a text: digits, or capital letters from 10 on. The lines around blocks of a height and width are thick, or none is.
pub(crate) fn sudoku(givens: &str, side: usize, block: Option<usize>, look: Look) -> Pixels {
    let signs = givens
        .char_indices()
        .filter(|(_, sign)| !matches!(sign, '.' | '0'));
    let texts = signs.map(|(at, sign)| text(at / side, at % side, look.digit, &sign.to_string()));
    let mut drawing = Drawing::new([side; 2], look, 0.0, texts);
    drawing.grid([side; 2], |at, _| {
        block.is_some_and(|block| at % block == 0)
    });
    drawing.pixels
}

/// Two pictures on one, side by side with some paper between.
pub(crate) fn beside(one: &Pixels, other: &Pixels, room: u16) -> Pixels {
    let (width, height) = (one.width + room + other.width, one.height.max(other.height));
    let mut rgba = vec![u8::MAX; 4 * usize::from(width) * usize::from(height)];
    for (part, left) in [(one, 0), (other, one.width + room)] {
        let rows = part.rgba.chunks_exact(4 * usize::from(part.width));
        for (row, line) in rows.enumerate() {
            let at = 4 * (row * usize::from(width) + usize::from(left));
            rgba[at..at + line.len()].copy_from_slice(line);
        }
    }
    Pixels {
        width,
        height,
        rgba,
    }
}
