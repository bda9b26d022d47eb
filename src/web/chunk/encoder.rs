//! Encoder of moving pictures, a chunk of its own.

use clew::handout::Animation;

/// Begins a moving picture of a width and height in pixels; `None` if it is refused.
pub type Begin = fn(u16, u16) -> Option<Box<dyn Encode>>;

/// Moving picture under way.
pub trait Encode {
    /// Adds a picture's pixels, which stay for some hundredths of a second; `None` if they are refused.
    fn push(&mut self, pixels: Vec<u8>, stay: u16) -> Option<()>;
    /// The file; `None` if the last picture is refused.
    fn finish(self: Box<Self>) -> Option<Vec<u8>>;
}

impl Encode for Animation {
    fn push(&mut self, pixels: Vec<u8>, stay: u16) -> Option<()> {
        self.push(pixels, stay).ok()
    }

    fn finish(self: Box<Self>) -> Option<Vec<u8>> {
        (*self).finish().ok()
    }
}

/// The encoder. To be called by a split point only.
pub fn encoder() -> Begin {
    |width, height| {
        let animation = Animation::new(width, height).ok()?;
        Some(Box::new(animation))
    }
}
