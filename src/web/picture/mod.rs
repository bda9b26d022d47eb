//! Pictures of puzzles: decoding a file, and the dialog in which a picture is read and reviewed.

mod again;
mod choose;
mod decode;
mod dialog;
mod hand;
mod other;
mod overlay;
mod question;
mod review;

pub(crate) use decode::open;
pub(crate) use dialog::picture_dialog;
