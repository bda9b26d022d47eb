//! Settings of a player: the dialog, and their effects on the page.

mod dialog;
mod feel;
mod hooks;
mod kept;
mod sound;

pub(crate) use dialog::settings_dialog;
pub(crate) use feel::buzz;
pub(crate) use hooks::use_settings;
