//! What the reader prefers, kept for later visits.

use std::rc::Rc;

use clew::games::{Appearance, Settings};
use clew_core::model::Numerals;
use clew_core::scene::{Palette, Theme};

use crate::kept::{self, Kept};

/// The reader's preferences.
#[derive(Clone, PartialEq)]
pub struct Preferences {
    /// Light, dark, or as the system.
    pub appearance: Appearance,
    /// Colour scheme of the system.
    system: Palette,
    /// How digits above 9 are written.
    pub numerals: Numerals,
    /// Whether the rows and columns of large boards are numbered.
    pub has_line_numbers: bool,
    /// Settings of a player.
    pub settings: Settings,
    /// Message ids of the techniques that the reader has found during practice.
    practised: Rc<Vec<String>>,
}

/// Change of a preference.
#[derive(Clone, Debug)]
pub enum Preference {
    /// Light, dark, or as the system.
    Appearance(Appearance),
    /// The system has changed its colour scheme.
    System(Palette),
    /// How digits above 9 are written.
    Numerals(Numerals),
    /// Whether rows and columns are numbered.
    LineNumbers(bool),
    /// Settings of a player.
    Settings(Settings),
    /// Whether a player sees at once which marks break a rule.
    Clashes(bool),
    /// The reader has found a step of a technique, by its message id, during practice.
    Practised(&'static str),
}

impl Default for Preferences {
    fn default() -> Self {
        Self::read(&|_| None, Palette::default())
    }
}

impl Preferences {
    /// The preferences kept on earlier visits; the usual ones where nothing readable was kept.
    pub(super) fn read(kept: &Kept, system: Palette) -> Self {
        let practised = kept(kept::PRACTISED).unwrap_or_default();
        Self {
            appearance: kept::parsed(kept, kept::PALETTE),
            system,
            numerals: kept::parsed(kept, kept::NUMERALS),
            has_line_numbers: kept(kept::LINE_NUMBERS).as_deref() != Some("off"),
            settings: kept(kept::SETTINGS)
                .map_or_else(Settings::default, |text| Settings::read(&text)),
            practised: Rc::new(practised.split_whitespace().map(str::to_owned).collect()),
        }
    }

    /// Follows the colour scheme of the system, unless the reader prefers one.
    pub fn follow_system(&mut self, palette: Palette) {
        self.system = palette;
    }

    /// Colours of the page.
    pub fn palette(&self) -> Palette {
        match self.appearance {
            Appearance::Light => Palette::Light,
            Appearance::Dark => Palette::Dark,
            Appearance::System => self.system,
        }
    }

    /// Colours and digits used in pictures.
    pub fn theme(&self) -> Theme {
        Theme {
            palette: self.palette(),
            numerals: self.numerals,
            ..Theme::default()
        }
    }

    /// Whether the reader has found a step of a technique, by its message id, during practice.
    pub fn has_practised(&self, technique: &str) -> bool {
        self.practised.iter().any(|name| name == technique)
    }

    /// Applies a change; returns the key and the value to keep.
    pub(super) fn update(&mut self, preference: Preference) -> Option<(&'static str, String)> {
        match preference {
            Preference::Appearance(appearance) => {
                self.appearance = appearance;
                Some((kept::PALETTE, <&str>::from(appearance).into()))
            }
            Preference::System(palette) => {
                self.follow_system(palette);
                None
            }
            Preference::Numerals(numerals) => {
                self.numerals = numerals;
                Some((kept::NUMERALS, <&str>::from(numerals).into()))
            }
            Preference::LineNumbers(has) => {
                self.has_line_numbers = has;
                Some((kept::LINE_NUMBERS, (if has { "on" } else { "off" }).into()))
            }
            Preference::Settings(settings) => {
                self.settings = settings;
                Some((kept::SETTINGS, settings.write()))
            }
            Preference::Clashes(shows_clashes) => self.update(Preference::Settings(Settings {
                shows_clashes,
                ..self.settings
            })),
            Preference::Practised(technique) => {
                if self.has_practised(technique) {
                    return None;
                }
                Rc::make_mut(&mut self.practised).push(technique.to_owned());
                Some((kept::PRACTISED, self.practised.join(" ")))
            }
        }
    }
}
