//! Pictures as pixels.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Longest side of a picture that is read, in pixels. Larger ones are made smaller before.
pub const LONGEST_SIDE: u32 = 1_600;

/// Picture: red, green, blue and opacity of each pixel, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Image {
    width: u32,
    height: u32,
    pixels: Vec<u8>,
}

/// Fault of a picture's size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
pub enum Unfit {
    /// A side is 0, or longer than [`LONGEST_SIDE`].
    #[error("a side of the picture is 0 or too long")]
    Size,
    /// The number of bytes is not four for each pixel.
    #[error("the picture has another number of pixels than its size says")]
    Pixels,
}

impl Image {
    /// Picture of a width and height in pixels.
    ///
    /// # Errors
    /// Returns an error if a side is out of range or `pixels` has another length than `4 * width * height`.
    pub fn new(width: u32, height: u32, pixels: Vec<u8>) -> Result<Self, Unfit> {
        let side = 1..=LONGEST_SIDE;
        if !side.contains(&width) || !side.contains(&height) {
            return Err(Unfit::Size);
        }
        match pixels.len() == 4 * width as usize * height as usize {
            true => Ok(Self {
                width,
                height,
                pixels,
            }),
            false => Err(Unfit::Pixels),
        }
    }

    /// Width in pixels.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Height in pixels.
    pub fn height(&self) -> u32 {
        self.height
    }

    /// The pixels, four bytes each.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }
}
