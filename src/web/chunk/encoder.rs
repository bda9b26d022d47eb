//! Encoder of moving pictures, a separate chunk.

use clew::handout::Animation;

/// Starts a moving picture with a width and height in pixels; `None` if the encoder refuses them.
pub type Begin = fn(u16, u16) -> Option<Box<dyn Encode>>;

/// Moving picture in progress.
pub trait Encode {
    /// Adds the pixels of a frame, shown for `stay` hundredths of a second; `None` if the encoder refuses them.
    fn push(&mut self, pixels: Vec<u8>, stay: u16) -> Option<()>;
    /// The file; `None` if the encoder refuses the last frame.
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

/// The encoder. Only a split point may call this.
pub fn encoder() -> Begin {
    |width, height| {
        let animation = Animation::new(width, height).ok()?;
        Some(Box::new(animation))
    }
}
