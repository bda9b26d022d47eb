//! Theme: the look of each role, on light and dark paper. Colour is never the only
//! carrier: roles also differ in form, width, dash or hatching.

use crate::model::Numerals;

use super::Role;
use super::hatching::Hatch;

/// Light or dark paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Palette {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}

/// Use of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Medium {
    /// A page on a screen.
    #[default]
    Screen,
    /// A printed sheet: white, with boards that may be as small as a stamp.
    Sheet,
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
    /// Length of dashes, in cells; 0 is a solid line.
    pub dash: f64,
    /// Hatching of rectangles.
    pub hatch: Hatch,
    /// Opacity of a rectangle's even fill, times `opacity`. The fill lies below
    /// hatching, and a clue in the rectangle stays readable.
    pub wash: f64,
}

/// The look of every role.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Theme {
    /// Light or dark.
    pub palette: Palette,
    /// Notation of digits above 9.
    pub numerals: Numerals,
    /// Screen or sheet.
    pub medium: Medium,
}

impl From<Palette> for Theme {
    fn from(palette: Palette) -> Self {
        Self {
            palette,
            ..Self::default()
        }
    }
}

impl Theme {
    /// The same for a printer: dark on white.
    #[must_use]
    pub fn on_sheet(self) -> Self {
        Self {
            palette: Palette::Light,
            medium: Medium::Sheet,
            ..self
        }
    }

    /// The colour behind everything.
    pub fn paper(self) -> &'static str {
        match self.medium {
            Medium::Screen => self.pick("#fbfaf7", "#16181c"),
            Medium::Sheet => "#ffffff",
        }
    }

    /// Width of a wall, in cells. On a sheet, where six or twelve boards share a page, it would otherwise look no wider than thin
    /// lines when printed in whole dots.
    fn wall(self) -> f64 {
        match self.medium {
            Medium::Screen => 0.055,
            Medium::Sheet => 0.085,
        }
    }

    fn pick(self, light: &'static str, dark: &'static str) -> &'static str {
        match self.palette {
            Palette::Light => light,
            Palette::Dark => dark,
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
            wash: 0.12,
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
                ..plain("#cfe2f6", "#24415c", 1.0, 0.0)
            },
            Role::Outside => Style {
                wash: 1.0,
                ..plain("#ebe5d6", "#2b2a25", 1.0, 0.0)
            },
            Role::Alike => plain("#f1dca8", "#4d4120", 1.0, 0.0),
            Role::GroupOne => hatched(Hatch::Rising, plain("#0068a3", "#56b4e9", 0.95, 0.035)),
            Role::GroupTwo => hatched(Hatch::Falling, plain("#a05f00", "#e69f00", 0.95, 0.035)),
            Role::Bridge => plain("#0072b2", "#56b4e9", 1.0, 0.07),
            Role::Candidate => hatched(Hatch::Dotted, plain("#8a4fa3", "#c9a0dc", 0.9, 0.05)),
            Role::Differs => Style {
                dash: 0.12,
                ..hatched(Hatch::Rising, plain("#8a4fa3", "#c9a0dc", 1.0, 0.08))
            },
            Role::Premise => plain("#b26a00", "#e69f00", 0.32, 0.26),
            Role::Grid => plain("#7f7e7a", "#8a8d93", 1.0, 0.0),
            Role::Ray => plain("#b26a00", "#e69f00", 0.85, 0.03),
            Role::Thin => plain("#8d8c87", "#70747b", 1.0, 0.02),
            Role::Wall => plain("#4a4945", "#b9bcc2", 1.0, self.wall()),
            Role::Pencil | Role::LineNumber => plain("#66655f", "#a3a6ac", 1.0, 0.0),
            Role::Tentative => Style {
                dash: 0.07,
                ..plain("#7a4392", "#c9a0dc", 1.0, 0.025)
            },
            Role::Spoken => ink(1.0, 0.0),
            Role::Digit => plain("#00609c", "#7cc4f5", 1.0, 0.0),
            Role::Water => Style {
                wash: 1.0,
                ..plain("#bcdcf5", "#1d4a70", 1.0, 0.0)
            },
            Role::Ripple => plain("#4a86b3", "#6fa9d6", 1.0, 0.035),
            Role::Surface => plain("#1f6aa5", "#8cc4f0", 1.0, 0.07),
            Role::Counted => ink(0.85, 0.04),
            Role::Crossed => plain("#777671", "#94979d", 1.0, 0.035),
            Role::Line => plain("#1d1d1f", "#f2efe8", 1.0, 0.095),
            Role::Thread => plain("#00609c", "#7cc4f5", 1.0, 0.115),
            Role::Contradicting => Style {
                wash: 0.16,
                ..plain("#c0392b", "#ff7b6b", 1.0, 0.07)
            },
            Role::Weak => Style {
                dash: 0.09,
                ..plain("#00735a", "#3fcfa4", 1.0, 0.04)
            },
            Role::Strong => plain("#8a4fa3", "#c9a0dc", 1.0, 0.055),
            Role::Trial => Style {
                dash: 0.16,
                ..plain("#8a4fa3", "#c9a0dc", 1.0, 0.1)
            },
            Role::Struck => plain("#0072b2", "#56b4e9", 1.0, 0.032),
            Role::DiffersSecond | Role::News => plain("#0072b2", "#56b4e9", 1.0, 0.13),
            Role::Follows => plain("#5795bd", "#4583ab", 1.0, 0.09),
            Role::Suggested => Style {
                dash: 0.1,
                ..plain("#0072b2", "#56b4e9", 1.0, 0.05)
            },
            Role::Clue => ink(1.0, 0.0),
            Role::ClueMet => plain("#65645f", "#a3a6ac", 1.0, 0.0),
            Role::ClueBroken | Role::Clash => plain("#c0392b", "#ff7b6b", 1.0, 0.09),
            Role::Evidence => plain("#b26a00", "#e69f00", 1.0, 0.05),
            Role::Order => plain("#8a4fa3", "#c9a0dc", 1.0, 0.0),
            Role::Cursor => ink(0.75, 0.045),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: [Palette; 2] = [Palette::Light, Palette::Dark];

    /// Relative luminance of `#rrggbb`, as WCAG 2 defines it.
    fn luminance(colour: [f64; 3]) -> f64 {
        let linear = colour.map(|value| match value <= 0.03928 {
            true => value / 12.92,
            false => ((value + 0.055) / 1.055).powf(2.4),
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    fn channels(colour: &str) -> [f64; 3] {
        [1, 3, 5].map(|at| {
            let value = u8::from_str_radix(&colour[at..at + 2], 16).expect("a hexadecimal colour");
            f64::from(value) / 255.0
        })
    }

    /// Contrast of a role's colour with what lies below it.
    fn contrast(theme: Theme, role: Role, below: &str) -> f64 {
        let style = theme.style(role);
        let (above, below) = (channels(style.colour), channels(below));
        let mixed = [0, 1, 2].map(|i| style.opacity * above[i] + (1.0 - style.opacity) * below[i]);
        let (one, other) = (luminance(mixed), luminance(below));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn marks_stand_out_from_paper_and_tint() {
        let on_both = [
            Role::Crossed,
            Role::Line,
            Role::Thread,
            Role::News,
            Role::Evidence,
            Role::Trial,
            Role::Clash,
            Role::ClueMet,
            Role::ClueBroken,
        ];
        let on_paper = [
            Role::Follows,
            Role::GroupOne,
            Role::GroupTwo,
            Role::Bridge,
            Role::Candidate,
            Role::Differs,
            Role::Grid,
            Role::Ray,
            Role::Thin,
            Role::Wall,
            Role::Weak,
            Role::Strong,
            Role::Struck,
            Role::Surface,
            Role::Suggested,
        ];
        for theme in BOTH.map(Theme::from) {
            let tint = theme.style(Role::Inside).colour;
            for role in on_both.into_iter().chain(on_paper) {
                let ratio = contrast(theme, role, theme.paper());
                assert!(
                    ratio >= 3.0,
                    "{role:?} on paper, {:?}: {ratio:.2}",
                    theme.palette
                );
            }
            for role in on_both {
                let ratio = contrast(theme, role, tint);
                assert!(
                    ratio >= 3.0,
                    "{role:?} inside, {:?}: {ratio:.2}",
                    theme.palette
                );
            }
        }
    }

    #[test]
    fn texts_can_be_read() {
        let texts = [
            Role::Clue,
            Role::ClueMet,
            Role::Digit,
            Role::Pencil,
            Role::LineNumber,
            Role::Tentative,
            Role::Spoken,
            Role::Order,
        ];
        for theme in BOTH.map(Theme::from) {
            for role in texts {
                let ratio = contrast(theme, role, theme.paper());
                assert!(ratio >= 4.5, "{role:?}, {:?}: {ratio:.2}", theme.palette);
            }
        }
    }

    #[test]
    fn a_sheet_is_dark_on_white_and_walls_differ_from_thin_lines() {
        for theme in BOTH.map(Theme::from).map(Theme::on_sheet) {
            assert_eq!(theme.paper(), "#ffffff");
            let [wall, thin] = [Role::Wall, Role::Thin].map(|role| theme.style(role));
            assert_eq!(wall.colour, Theme::default().style(Role::Wall).colour);
            assert!(wall.width >= 4.0 * thin.width);
        }
    }

    #[test]
    fn the_inside_is_seen_at_a_glance() {
        for theme in BOTH.map(Theme::from) {
            let ratio = contrast(theme, Role::Inside, theme.paper());
            assert!(ratio >= 1.25, "{:?}: {ratio:.2}", theme.palette);
        }
    }
}
