//! Texts of a picture as they are painted.

use super::{Figure, Point, Theme};

/// A text as it is painted.
pub struct Written {
    /// The middle.
    pub at: Point,
    /// Height of the digits.
    pub size: f64,
    /// The text.
    pub text: String,
}

impl Theme {
    /// The text of a figure, if it is one; numbers of two digits are a little smaller.
    pub fn written(self, figure: &Figure) -> Option<Written> {
        match figure {
            Figure::Text { at, size, text } => Some(Written {
                at: *at,
                size: *size,
                text: text.clone(),
            }),
            Figure::Digit { at, size, value } => {
                let text = self.numerals.write(*value);
                let size = if text.len() > 1 { 0.8 * size } else { *size };
                Some(Written {
                    at: *at,
                    size,
                    text,
                })
            }
            _ => None,
        }
    }
}
