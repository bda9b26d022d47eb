//! `clew explain --as gif`: the explanation of one puzzle as an animated picture.

use std::io::{self, IsTerminal as _, Write as _};

use clew::handout::{film, sentence, shots, words};
use clew::kind::Player;
use clew_core::playback::{ChapterRow, Detail};
use clew_core::scene::Theme;

use super::entry::{Malformed, Voice};
use super::input::WorkOutcome;
use super::letters::Captions;
use super::lines::{Line, Source};

/// Maximum number of pictures in a GIF.
const MOST: usize = 500;

/// Writes the GIF of a source's only puzzle to the standard output.
///
/// # Errors
/// The source does not hold exactly one puzzle, or the puzzle cannot be read or drawn; no font has the letters of its sentences; the output
/// is a terminal, or cannot be written.
pub(super) fn write(
    mut source: Box<dyn Source>,
    voice: &Voice,
    detail: Detail,
    has_sentences: bool,
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
    let player = player.as_ref();
    let numbers = 0..player.chapter_count();
    let chapters: Vec<ChapterRow> = numbers
        .filter_map(|number| player.chapter(number))
        .collect();
    let mut shots = shots(chapters.iter(), detail);
    shots.truncate(MOST);
    let theme = Theme::default();
    let captions = match has_sentences {
        true => {
            let said = shots
                .iter()
                .map(|&(playhead, _)| sentence(words(player, voice.speaker(), playhead), playhead));
            Some(Captions::new(said.collect(), theme)?)
        }
        false => None,
    };
    let gif = film(player, &shots, theme, |number, picture| match &captions {
        Some(captions) => captions.below(number, picture),
        None => picture,
    });
    let gif = gif.map_err(io::Error::other)?;
    output.write_all(&gif)?;
    output.flush()?;
    Ok(WorkOutcome::Fine)
}
