//! Settings of a player. Each default is the choice of most people who know all of them;
//! a comment gives the reason.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr};

use clew_core::game::Aids;

/// Light, dark, or like the system.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    EnumIter,
    EnumString,
    IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Appearance {
    /// Like the system, because the reader has already chosen there.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// Width of lines and marks on the board.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    EnumIter,
    EnumString,
    IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum MarkSize {
    /// Fine.
    Fine,
    /// As designed: marks can be distinguished at arm's length.
    #[default]
    Usual,
    /// Bold.
    Bold,
}

/// Side of the keypad.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    EnumIter,
    EnumString,
    IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Side {
    /// Left.
    Left,
    /// In the middle: within reach of either hand.
    #[default]
    Middle,
    /// Right.
    Right,
}

/// Settings of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// Whether the time is shown. Off: a clock adds pressure; players who want it can turn it on.
    pub has_timer: bool,
    /// Whether broken rules are shown at once. On: this is not a hint, because a pencil shows
    /// them as well.
    pub shows_clashes: bool,
    /// Crosses at full dots and satisfied clues. On: bookkeeping that is never wrong.
    pub crosses: bool,
    /// Whether centre notes are filled in. Off: many players enjoy finding notes most.
    pub fill_notes: bool,
    /// Whether an entered digit cleans notes. On: outdated notes are useless.
    pub clean_notes: bool,
    /// Whether digits equal to the one pointed at are highlighted. On: eyes find them anyway, only later.
    pub lights_alike: bool,
    /// Whether keys of digits that would break a rule at once are dimmed. Off: singles are found by
    /// looking around.
    pub dims_clashing: bool,
    /// Whether water levels in a tank are kept even. On: water does that by itself.
    pub levels: bool,
    /// Maximum level of hints; `None` for all levels. Default `None`: players who ask for a hint
    /// want one.
    pub ceiling: Option<u8>,
    /// Side of the keypad.
    pub keypad: Side,
    /// Whether one finger moves the board instead of drawing. Off: one finger draws.
    pub pans: bool,
    /// Time after which a resting finger acts like the secondary button, in
    /// milliseconds. 450: the usual value of systems.
    pub long_press: u16,
    /// Vibration at a long press and at the end, if the device supports it. On: a finger
    /// hides the mark it makes.
    pub vibrates: bool,
    /// Sounds. Off: people close pages that make noise unasked.
    pub has_sounds: bool,
    /// Music. Off, for the same reason.
    pub has_music: bool,
    /// Whether the screen stays on during play. On: thinking looks like idling.
    pub stays_awake: bool,
    /// Light, dark, or like the system.
    pub appearance: Appearance,
    /// Width of lines and marks.
    pub marks: MarkSize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            has_timer: false,
            shows_clashes: true,
            crosses: true,
            fill_notes: false,
            clean_notes: true,
            lights_alike: true,
            dims_clashing: false,
            levels: true,
            ceiling: None,
            keypad: Side::default(),
            pans: false,
            long_press: 450,
            vibrates: true,
            has_sounds: false,
            has_music: false,
            stays_awake: true,
            appearance: Appearance::default(),
            marks: MarkSize::default(),
        }
    }
}

impl Settings {
    /// Available lengths of a long press, in milliseconds.
    pub const LONG_PRESSES: [u16; 3] = [300, 450, 700];

    /// Reads settings; missing or unknown values are replaced by their defaults.
    pub fn read(text: &str) -> Self {
        let Ok(serde_json::Value::Object(given)) = serde_json::from_str(text) else {
            return Self::default();
        };
        let mut settings = Self::default();
        for (name, value) in given {
            // Read one at a time, so that a value of another version does not affect the others.
            let one = serde_json::Value::Object([(name, value)].into_iter().collect());
            let present = serde_json::to_value(settings).unwrap_or_default();
            settings = merged(present, one).unwrap_or(settings);
        }
        let is_offered = Self::LONG_PRESSES.contains(&settings.long_press);
        if !is_offered {
            settings.long_press = Self::default().long_press;
        }
        settings.ceiling = settings.ceiling.filter(|level| (1..=10).contains(level));
        settings
    }

    /// Text of the settings.
    pub fn write(&self) -> String {
        // Numbers and names can always be serialized.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Aids selected by the settings.
    pub fn aids(&self) -> Aids {
        Aids {
            crosses: self.crosses,
            fill_notes: self.fill_notes,
            clean_notes: self.clean_notes,
            levels: self.levels,
        }
    }
}

/// Settings with one value changed; `None` if the value does not fit.
fn merged(mut present: serde_json::Value, one: serde_json::Value) -> Option<Settings> {
    let (Some(all), serde_json::Value::Object(one)) = (present.as_object_mut(), one) else {
        return None;
    };
    all.extend(one);
    serde_json::from_value(present).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_written_and_read_back() {
        let settings = Settings {
            has_timer: true,
            crosses: false,
            ceiling: Some(4),
            keypad: Side::Left,
            long_press: 700,
            appearance: Appearance::Dark,
            marks: MarkSize::Bold,
            ..Settings::default()
        };
        assert_eq!(Settings::read(&settings.write()), settings);
        assert!(!settings.aids().crosses && settings.aids().levels);
    }

    #[test]
    fn an_unknown_value_does_not_spoil_others() {
        let read = Settings::read(
            r#"{"keypad":"ceiling","has-timer":true,"ceiling":77,"long-press":1,"later":[1]}"#,
        );
        let wanted = Settings {
            has_timer: true,
            ..Settings::default()
        };
        assert_eq!(read, wanted);
        for text in ["", "null", "[]", "{"] {
            assert_eq!(Settings::read(text), Settings::default());
        }
    }
}
