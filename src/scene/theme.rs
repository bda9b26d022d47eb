//! Theme: the look of each role, on light and dark paper. Colour is never the only
//! carrier: roles also differ in form, width, dash or hatching.

use crate::model::Numerals;

use super::{Figure, Point, Role};

/// Light or dark paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Palette {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}

/// Lines across a filled form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hatch {
    /// Even filling.
    None,
    /// Rising to the right.
    Rising,
    /// Falling to the right.
    Falling,
    /// Dots.
    Dotted,
}

/// Paint of a mark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Colour, `#rrggbb`.
    pub colour: &'static str,
    /// Opacity, `0..=1`.
    pub opacity: f64,
    /// Width of strokes, in cells.
    pub width: f64,
    /// Length of dashes, in cells; 0 is a whole line.
    pub dash: f64,
    /// Hatching of rectangles.
    pub hatch: Hatch,
    /// Opacity of a rectangle's even filling, times `opacity`: what lies
    /// below hatching, and lets a clue in the rectangle be read.
    pub wash: f64,
}

/// The look of everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Theme {
    /// Light or dark.
    pub palette: Palette,
    /// Notation of digits above 9.
    pub numerals: Numerals,
}

/// A text as it is painted.
pub(crate) struct Written {
    /// The middle.
    pub(crate) at: Point,
    /// Height of the digits.
    pub(crate) size: f64,
    /// The text.
    pub(crate) text: String,
}

impl From<Palette> for Theme {
    fn from(palette: Palette) -> Self {
        Self {
            palette,
            numerals: Numerals::default(),
        }
    }
}

impl Theme {
    /// The colour behind everything.
    pub fn paper(self) -> &'static str {
        self.pick("#fbfaf7", "#16181c")
    }

    fn pick(self, light: &'static str, dark: &'static str) -> &'static str {
        match self.palette {
            Palette::Light => light,
            Palette::Dark => dark,
        }
    }

    /// Size factor of a figure so that it can be read; numbers of two digits are a
    /// little smaller.
    pub(crate) fn written(self, figure: &Figure) -> Option<Written> {
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

    /// Paint of a role.
    pub fn style(self, role: Role) -> Style {
        let plain = |light, dark, opacity, width| Style {
            colour: self.pick(light, dark),
            opacity,
            width,
            dash: 0.0,
            hatch: Hatch::None,
            wash: 0.4,
        };
        let hatched = |hatch, style| Style {
            hatch,
            wash: 0.2,
            ..style
        };
        let ink = |opacity, width| plain("#1d1d1f", "#e9e7e2", opacity, width);
        match role {
            Role::Part => Style {
                wash: 1.0,
                ..plain("#ece8dd", "#262b33", 1.0, 0.0)
            },
            Role::Inside => Style {
                wash: 1.0,
                ..plain("#e8f1fb", "#1c2b3a", 1.0, 0.0)
            },
            Role::GroupOne => hatched(Hatch::Rising, plain("#0072b2", "#56b4e9", 0.55, 0.035)),
            Role::GroupTwo => hatched(Hatch::Falling, plain("#b26a00", "#e69f00", 0.55, 0.035)),
            Role::Bridge => plain("#0072b2", "#56b4e9", 1.0, 0.07),
            Role::Candidate => hatched(Hatch::Dotted, plain("#8a4fa3", "#c9a0dc", 0.75, 0.05)),
            Role::Differs => Style {
                dash: 0.12,
                ..hatched(Hatch::Rising, plain("#8a4fa3", "#c9a0dc", 1.0, 0.08))
            },
            Role::Premise => plain("#b26a00", "#e69f00", 0.32, 0.26),
            Role::Grid => plain("#8d8c88", "#76797f", 1.0, 0.0),
            Role::Thin => plain("#a5a49f", "#5d6066", 1.0, 0.02),
            Role::Wall => plain("#4a4945", "#b9bcc2", 1.0, 0.055),
            Role::Pencil | Role::LineNumber => plain("#66655f", "#a3a6ac", 1.0, 0.0),
            Role::Spoken => ink(1.0, 0.0),
            Role::Digit => plain("#2a5d8a", "#9cc9ec", 1.0, 0.0),
            Role::Water => Style {
                wash: 1.0,
                ..plain("#bcdcf5", "#1d4a70", 1.0, 0.0)
            },
            Role::Ripple => plain("#5f9cc9", "#6fa9d6", 1.0, 0.035),
            Role::Surface => plain("#1f6aa5", "#8cc4f0", 1.0, 0.07),
            Role::Counted => ink(0.85, 0.04),
            Role::Crossed => plain("#8d8c88", "#8a8d93", 1.0, 0.035),
            Role::Line => plain("#1d1d1f", "#f2efe8", 1.0, 0.095),
            Role::Contradicting => Style {
                wash: 0.16,
                ..plain("#c0392b", "#ff7b6b", 1.0, 0.07)
            },
            Role::Weak => Style {
                dash: 0.09,
                ..plain("#8a4fa3", "#c9a0dc", 0.9, 0.035)
            },
            Role::Strong => plain("#8a4fa3", "#c9a0dc", 0.9, 0.06),
            Role::Trial => Style {
                dash: 0.16,
                ..plain("#8a4fa3", "#c9a0dc", 1.0, 0.1)
            },
            Role::Struck => plain("#0072b2", "#56b4e9", 1.0, 0.032),
            Role::DiffersSecond | Role::News => plain("#0072b2", "#56b4e9", 1.0, 0.13),
            Role::Suggested => Style {
                dash: 0.1,
                ..plain("#0072b2", "#56b4e9", 1.0, 0.05)
            },
            Role::Clue => ink(1.0, 0.0),
            Role::ClueMet => plain("#75746f", "#8f9298", 1.0, 0.0),
            Role::ClueBroken | Role::Clash => plain("#c0392b", "#ff7b6b", 1.0, 0.09),
            Role::Evidence => plain("#b26a00", "#e69f00", 1.0, 0.05),
            Role::Order => plain("#8a4fa3", "#c9a0dc", 1.0, 0.0),
            Role::Cursor => ink(0.75, 0.045),
        }
    }
}
