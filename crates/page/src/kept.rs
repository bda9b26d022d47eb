//! Keys under which the reader's choices are kept for later visits.

/// Speed of playback.
pub const SPEED: &str = "clew-speed";
/// Whether the film waits before each conclusion: `on` or `off`.
pub const WAITS: &str = "clew-waits";
/// Detail of the film.
pub const DETAIL: &str = "clew-detail";
/// How digits above 9 are written.
pub const NUMERALS: &str = "clew-numerals";
/// Whether rows and columns are numbered: `on` or `off`.
pub const LINE_NUMBERS: &str = "clew-line-numbers";
/// Settings of a player.
pub const SETTINGS: &str = "clew-settings";
/// Puzzle to make for play.
pub const CHOICE: &str = "clew-choice";
