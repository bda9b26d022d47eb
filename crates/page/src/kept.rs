//! Values kept for later visits, as texts under keys.

use std::str::FromStr;

/// Reads the value kept under a key; `None` if there is none.
pub type Kept = dyn Fn(&str) -> Option<String>;

/// Speed of playback.
pub const SPEED: &str = "clew-speed";
/// Whether the film waits before each conclusion: `on` or `off`.
pub const WAITS: &str = "clew-waits";
/// Detail of the film.
pub const DETAIL: &str = "clew-detail";
/// Light, dark or as the system; `www/paint.js` reads this too.
pub const PALETTE: &str = "clew-palette";
/// How digits above 9 are written.
pub const NUMERALS: &str = "clew-numerals";
/// Whether rows and columns are numbered: `on` or `off`.
pub const LINE_NUMBERS: &str = "clew-line-numbers";
/// Settings of a player.
pub const SETTINGS: &str = "clew-settings";
/// Techniques found during practice, separated by spaces.
pub const PRACTISED: &str = "clew-practised";
/// Puzzle to make for play.
pub const CHOICE: &str = "clew-choice";

/// The value kept under a key; the usual one if there is none, or it cannot be read.
pub(crate) fn parsed<T: FromStr + Default>(kept: &Kept, key: &str) -> T {
    let parsed = kept(key).and_then(|text| text.parse().ok());
    parsed.unwrap_or_default()
}
