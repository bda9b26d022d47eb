//! `clew explain --as gif`: the explanation of one puzzle as an animated picture.

use std::io::{self, IsTerminal as _, Write as _};

use clew::handout::film;
use clew::kind::Player;
use clew_core::playback::Detail;
use clew_core::scene::Theme;

use super::entry::{Malformed, Voice};
use super::input::WorkOutcome;
use super::lines::{Line, Source};

/// Maximum number of pictures in a GIF.
const MOST: usize = 500;

/// Writes the GIF of a source's only puzzle to the standard output.
///
/// # Errors
/// There is no puzzle, or more than one, or it cannot be read or drawn; the output is a terminal, or cannot be written.
pub(super) fn write(
    mut source: Box<dyn Source>,
    voice: &Voice,
    detail: Detail,
    player_of: impl Fn(&Line) -> Result<Option<Box<dyn Player>>, Malformed>,
) -> io::Result<WorkOutcome> {
    let mut output = io::stdout();
    if output.is_terminal() {
        return Err(io::Error::other(
            "a GIF is not text: redirect the output to a file",
        ));
    }
    let lines = source.next(2)?;
    let [line] = &lines[..] else {
        return Err(io::Error::other(match lines.is_empty() {
            true => "there is no puzzle to draw",
            false => "a GIF shows one puzzle, and the input has more",
        }));
    };
    let fault = |malformed: Malformed| io::Error::other(voice.speaker().words(&malformed.fault));
    let player = player_of(line).map_err(fault)?;
    let player = player.ok_or_else(|| io::Error::other("nothing is known there by steps"))?;
    let gif = film(player.as_ref(), Theme::default(), detail, MOST).map_err(io::Error::other)?;
    output.write_all(&gif)?;
    output.flush()?;
    Ok(WorkOutcome::Fine)
}
