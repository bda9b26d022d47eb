//! Explanation as a moving picture: a GIF that is written one picture at a time.
//!
//! For each picture, it stores only the rectangle that differs from the previous one.

use std::io::Write;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

/// Bytes of a pixel: red, green, blue, alpha.
const CHANNELS: usize = 4;
/// Quality of the reduction to 256 colours: from 1, the best, to 30.
const SPEED: i32 = 10;

/// Moving picture in progress.
pub struct Animation {
    encoder: Encoder<Vec<u8>>,
    width: u16,
    height: u16,
    /// Pixels of the last picture; empty before the first.
    before: Vec<u8>,
    /// Frame of the last picture, which is written once its duration is known.
    pending: Option<Frame<'static>>,
}

impl Animation {
    /// Starts a moving picture with a size in pixels, played in a loop.
    ///
    /// # Errors
    /// Returns an error if the encoder refuses the size.
    pub fn new(width: u16, height: u16) -> Result<Self, EncodingError> {
        let mut encoder = Encoder::new(Vec::new(), width, height, &[])?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Self {
            encoder,
            width,
            height,
            before: Vec::new(),
            pending: None,
        })
    }

    /// Adds a picture, given its pixels row by row, four bytes each, and its duration in hundredths of a
    /// second. A picture identical to the last one extends that one's duration.
    ///
    /// # Errors
    /// Returns an error if the number of pixels does not match the size, or if the encoder refuses them.
    pub fn push(&mut self, pixels: Vec<u8>, stay: u16) -> Result<(), EncodingError> {
        let (width, height) = (usize::from(self.width), usize::from(self.height));
        if pixels.len() != width * height * CHANNELS {
            return Err(std::io::Error::other("pixels of another size").into());
        }
        let Some([left, top, right, bottom]) = self.changed(&pixels) else {
            if let Some(pending) = &mut self.pending {
                pending.delay = pending.delay.saturating_add(stay);
            }
            return Ok(());
        };
        let mut cut = Vec::with_capacity((right - left) * (bottom - top) * CHANNELS);
        for row in top..bottom {
            let start = row * width;
            cut.extend_from_slice(&pixels[(start + left) * CHANNELS..(start + right) * CHANNELS]);
        }
        // All of them are at most the size, which is a `u16`.
        let small = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
        let frame =
            Frame::from_rgba_speed(small(right - left), small(bottom - top), &mut cut, SPEED);
        let frame = Frame {
            left: small(left),
            top: small(top),
            delay: stay,
            dispose: DisposalMethod::Keep,
            ..frame
        };
        self.write()?;
        self.pending = Some(frame);
        self.before = pixels;
        Ok(())
    }

    /// The file.
    ///
    /// # Errors
    /// Returns an error if the encoder refuses the last picture.
    pub fn finish(mut self) -> Result<Vec<u8>, EncodingError> {
        self.write()?;
        let mut bytes = self.encoder.into_inner()?;
        bytes.flush()?;
        Ok(bytes)
    }

    fn write(&mut self) -> Result<(), EncodingError> {
        match self.pending.take() {
            Some(frame) => self.encoder.write_frame(&frame),
            None => Ok(()),
        }
    }

    /// Rectangle in which the pixels differ from the previous ones: left, top, and the exclusive right and bottom ends.
    fn changed(&self, pixels: &[u8]) -> Option<[usize; 4]> {
        let (width, height) = (usize::from(self.width), usize::from(self.height));
        if self.before.is_empty() {
            return Some([0, 0, width, height]);
        }
        let row = |row: usize| row * width * CHANNELS..(row + 1) * width * CHANNELS;
        let differs = |at: &usize| pixels[row(*at)] != self.before[row(*at)];
        let top = (0..height).find(differs)?;
        let bottom = (0..height).rev().find(differs)? + 1;
        let (mut left, mut right) = (width, 0);
        for at in top..bottom {
            let (now, before) = (&pixels[row(at)], &self.before[row(at)]);
            let pairs = now
                .chunks_exact(CHANNELS)
                .zip(before.chunks_exact(CHANNELS));
            for (column, _) in pairs.enumerate().filter(|(_, (now, before))| now != before) {
                left = left.min(column);
                right = right.max(column + 1);
            }
        }
        Some([left, top, right, bottom])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHITE: [u8; 4] = [255; 4];
    const RED: [u8; 4] = [200, 0, 0, 255];

    fn pixels(red: &[usize]) -> Vec<u8> {
        let pixel = |at: usize| if red.contains(&at) { RED } else { WHITE };
        (0..12).flat_map(pixel).collect()
    }

    fn decoded(bytes: &[u8]) -> Vec<(Frame<'static>, Vec<u8>)> {
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(bytes).expect("a GIF");
        assert_eq!((decoder.width(), decoder.height()), (4, 3));
        let mut frames = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            frames.push((frame.clone(), frame.buffer.to_vec()));
        }
        frames
    }

    #[test]
    fn each_frame_holds_only_what_has_changed() {
        let mut animation = Animation::new(4, 3).expect("a size");
        animation.push(pixels(&[]), 50).expect("the first");
        animation.push(pixels(&[5, 6]), 70).expect("the second");
        animation.push(pixels(&[5, 6]), 30).expect("as before");
        animation.push(pixels(&[5, 6, 11]), 90).expect("the third");
        let frames = decoded(&animation.finish().expect("a file"));
        let places: Vec<_> = frames
            .iter()
            .map(|(frame, _)| {
                (
                    frame.left,
                    frame.top,
                    frame.width,
                    frame.height,
                    frame.delay,
                )
            })
            .collect();
        assert_eq!(
            places,
            [(0, 0, 4, 3, 50), (1, 1, 2, 1, 100), (3, 2, 1, 1, 90)]
        );
        assert_eq!(frames[1].1, [RED, RED].concat());
    }

    #[test]
    fn pixels_of_another_size_are_refused() {
        let mut animation = Animation::new(4, 3).expect("a size");
        assert!(animation.push(vec![0; 4], 10).is_err());
    }

    #[test]
    fn colours_are_reduced_to_those_a_gif_can_hold() {
        let mut animation = Animation::new(40, 30).expect("a size");
        let shades = (0..1200u32).flat_map(|at| [(at % 251) as u8, (at % 199) as u8, 7, 255]);
        animation.push(shades.collect(), 10).expect("a picture");
        assert!(animation.finish().is_ok());
    }
}
