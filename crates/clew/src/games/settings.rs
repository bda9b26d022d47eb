//! Settings of a player. Each default is what most would choose who know all of them;
//! a comment says why.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr};

use clew_core::game::Aids;

/// Light, dark, or as the system has it.
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
    /// As the system has it: one has chosen there already.
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
    /// As designed: marks are told apart at an arm's length.
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
    /// Whether the time is shown. Off: a clock makes haste, and is there when wanted.
    pub has_timer: bool,
    /// Whether what breaks a rule is shown at once. On: this is not a hint: a pencil shows
    /// it as well.
    pub shows_clashes: bool,
    /// Crosses at full dots and met clues. On: bookkeeping that is never wrong.
    pub crosses: bool,
    /// Centre notes filled in. Off: many find notes the better half of a Sudoku.
    pub fill_notes: bool,
    /// Notes cleaned by an entered digit. On: notes that lie are of no use.
    pub clean_notes: bool,
    /// Digits like the one pointed at lit. On: eyes find them anyway, only later.
    pub lights_alike: bool,
    /// Keys of digits that would break a rule at once dimmed. Off: looking around is
    /// what singles are found by.
    pub dims_clashing: bool,
    /// Levels of a tank kept level. On: water does that by itself.
    pub levels: bool,
    /// Level above which no hint goes; `None` for all of them. None: whoever asks for a
    /// hint wants one.
    pub ceiling: Option<u8>,
    /// Side of the keypad.
    pub keypad: Side,
    /// Whether one finger pans, and two draw nothing. Off: one finger draws.
    pub pans: bool,
    /// Time after which a finger that rests stands for the other button, in
    /// milliseconds. 450: as systems have it.
    pub long_press: u16,
    /// Vibration at a long press and at the end, where the device has it. On: a finger
    /// hides what it marks.
    pub vibrates: bool,
    /// Sounds. Off: pages that make noise unasked are closed.
    pub has_sounds: bool,
    /// Music. Off, for the same reason.
    pub has_music: bool,
    /// Whether the screen stays on while one plays. On: thinking looks like idling.
    pub stays_awake: bool,
    /// Light, dark, or as the system has it.
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
    /// Lengths of a long press offered, in milliseconds.
    pub const LONG_PRESSES: [u16; 3] = [300, 450, 700];

    /// Reads settings: what is missing or unknown has its default.
    pub fn read(text: &str) -> Self {
        let Ok(serde_json::Value::Object(given)) = serde_json::from_str(text) else {
            return Self::default();
        };
        let mut settings = Self::default();
        for (name, value) in given {
            // One at a time, so that a value of another version spoils no other.
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
        // Numbers and names are always written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Aids that they ask for.
    pub fn aids(&self) -> Aids {
        Aids {
            crosses: self.crosses,
            fill_notes: self.fill_notes,
            clean_notes: self.clean_notes,
            levels: self.levels,
        }
    }
}

/// Settings with one value changed; `None` where the value does not fit.
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
    fn an_unknown_value_spoils_no_other() {
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
