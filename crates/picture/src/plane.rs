//! Lightness of a picture, with ink always dark.

use crate::found::Point;
use crate::image::Image;

/// Lightness of each pixel, row by row: 0 black to 255 white.
#[derive(Clone, Debug)]
pub(crate) struct Plane {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) light: Vec<u8>,
}

/// Share of opaque pixels below which the colour behind a picture is taken from its ink.
const MOSTLY_CLEAR: f64 = 0.5;

impl Plane {
    /// Lightness of a picture. Coloured ink counts as darker than it looks, because yellow lines and red digits are ink as well. Clear
    /// pixels become white, or black under light ink.
    pub(crate) fn new(image: &Image) -> Self {
        let (pixels, _) = image.pixels().as_chunks::<4>();
        let behind = behind(pixels);
        let light = pixels.iter().map(|&[red, green, blue, alpha]| {
            let over = |channel: u8| {
                let alpha = u32::from(alpha);
                (u32::from(channel) * alpha + behind * (255 - alpha)) / 255
            };
            let [red, green, blue] = [red, green, blue].map(over);
            let even = (299 * red + 587 * green + 114 * blue) / 1000;
            // The mean of lightness and of the darkest channel.
            even.midpoint(red.min(green).min(blue)) as u8
        });
        let (width, height) = (image.width() as usize, image.height() as usize);
        let light = light.collect();
        Self {
            width,
            height,
            light,
        }
    }

    /// The channel of a picture with the most contrast: ink in a colour that is as light as the paper's shows there.
    pub(crate) fn channel(image: &Image) -> Self {
        let (pixels, _) = image.pixels().as_chunks::<4>();
        let plane = |channel: usize| Self {
            width: image.width() as usize,
            height: image.height() as usize,
            light: pixels.iter().map(|pixel| pixel[channel]).collect(),
        };
        let [red, green, blue] = [0, 1, 2].map(plane);
        let more = |one: Self, other: Self| match other.contrast() > one.contrast() {
            true => other,
            false => one,
        };
        more(more(red, green), blue)
    }

    /// The same with light and dark exchanged.
    pub(crate) fn inverted(&self) -> Self {
        let light = self.light.iter().map(|light| 255 - light).collect();
        Self { light, ..*self }
    }

    /// Difference between the lightest and the darkest pixel, without the hundredth part at either end.
    pub(crate) fn contrast(&self) -> u8 {
        let mut counts = [0usize; 256];
        for &light in &self.light {
            counts[usize::from(light)] += 1;
        }
        let few = self.light.len() / 1000;
        // The first lightness by which more than a few pixels are passed.
        fn end(lights: impl Iterator<Item = (u8, usize)>, few: usize) -> u8 {
            let mut seen = 0;
            let is_end = |&(_, count): &(u8, usize)| {
                seen += count;
                seen > few
            };
            let mut lights = lights;
            lights.find(is_end).map_or(0, |(light, _)| light)
        }
        let lights: Vec<(u8, usize)> = (0..=u8::MAX).zip(counts).collect();
        let dark = end(lights.iter().copied(), few);
        let light = end(lights.into_iter().rev(), few);
        light.saturating_sub(dark)
    }

    /// Lightness at a point, 0 to 1, between the middles of pixels; outside, that of the nearest point inside.
    pub(crate) fn at(&self, [x, y]: Point) -> f32 {
        // A cast makes 0 of what is not a number.
        let inside = |at: f32, size: usize| {
            let at = (at - 0.5).max(0.0).min((size - 1) as f32);
            let whole = at as usize;
            (whole, (whole + 1).min(size - 1), at - whole as f32)
        };
        let (left, right, across) = inside(x, self.width);
        let (top, bottom, down) = inside(y, self.height);
        let pixel = |row: usize, col: usize| {
            self.light
                .get(row + col)
                .map_or(0.0, |&light| f32::from(light))
        };
        let row = |row: usize| {
            let [one, next] = [left, right].map(|col| pixel(row * self.width, col));
            one + (next - one) * across
        };
        let (upper, lower) = (row(top), row(bottom));
        (upper + (lower - upper) * down) / 255.0
    }

    /// Whether a point lies in the picture.
    pub(crate) fn contains(&self, [x, y]: Point) -> bool {
        (0.0..=self.width as f32).contains(&x) && (0.0..=self.height as f32).contains(&y)
    }
}

/// Lightness that clear pixels get: white, but black if the picture is mostly clear and its ink is light.
fn behind(pixels: &[[u8; 4]]) -> u32 {
    let (mut opaque, mut light) = (0.0, 0.0);
    for &[red, green, blue, alpha] in pixels {
        let alpha = f64::from(alpha) / 255.0;
        opaque += alpha;
        light += alpha * f64::from(u16::from(red) + u16::from(green) + u16::from(blue)) / 765.0;
    }
    let is_light = opaque < MOSTLY_CLEAR * pixels.len() as f64 && light > 0.6 * opaque;
    if is_light { 0 } else { 255 }
}
