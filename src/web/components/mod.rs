//! Components that several pages share.

pub(crate) mod answers;
pub(crate) mod board;
pub(crate) mod copying;
pub(crate) mod desk;
pub(crate) mod dialogs;
pub(crate) mod download;
pub(crate) mod header;
pub(crate) mod icons;
pub(crate) mod menu;
pub(crate) mod missing;
pub(crate) mod moving_picture;
pub(crate) mod paste;
pub(crate) mod picture;
pub(crate) mod print_menu;
pub(crate) mod printout;
pub(crate) mod puzzle_sheets;
pub(crate) mod restarted;
pub(crate) mod share;
pub(crate) mod share_entries;
pub(crate) mod stages;
pub(crate) mod thumbnail;
pub(crate) mod trouble;
pub(crate) mod update;
pub(crate) mod welcome;
