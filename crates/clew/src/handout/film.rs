//! Explanation as a film: its pictures, and their pixels.

use gif::EncodingError;

use crate::kind::Player;
use clew_core::playback::{ChapterRow, Detail, Playhead, Scope};
use clew_core::scene::pixels::{Pixels, paint};
use clew_core::scene::{Scene, Theme};
use clew_say::Speaker;

use super::Animation;

/// Durations in hundredths of a second: of the bare puzzle, the two beats, a link of a chain and the last picture.
const BARE: u16 = 120;
const LOOK: u16 = 140;
const CONCLUDE: u16 = 140;
const LINK: u16 = 90;
const END: u16 = 400;
/// Size of a cell, in pixels, unless the picture would be too large.
const CELL: f64 = 56.0;
/// Longest side of the picture, in pixels.
const LONGEST: u16 = 960;

/// A picture of a film, and its duration in hundredths of a second.
pub type Shot = (Playhead, u16);

/// Pictures of a whole explanation: the bare puzzle, the two beats of each argument, what follows wave by wave if that detail is
/// wanted, and the end.
pub fn shots<'a>(chapters: impl Iterator<Item = &'a ChapterRow>, detail: Detail) -> Vec<Shot> {
    let stops = chapters.flat_map(|chapter| {
        let is_shown = |stop: &Playhead| {
            // A wave is one picture, of its conclusion: each is understood at once.
            let is_wave = chapter.waves.contains(&stop.position);
            stop.scope != Scope::Run && !(is_wave && stop.scope == Scope::Look)
        };
        chapter
            .stops(detail)
            .into_iter()
            .filter(is_shown)
            .collect::<Vec<_>>()
    });
    let stops = stops.map(shot);
    let shots = std::iter::once((Playhead::default(), BARE)).chain(stops);
    ended(shots.collect())
}

/// The picture at a stop.
pub fn shot(stop: Playhead) -> Shot {
    match stop.scope {
        Scope::Look => (stop, LOOK),
        Scope::Step => (stop, LINK),
        _ => (stop, CONCLUDE),
    }
}

/// The pictures, with a last one that stays long enough to look at.
pub fn ended(mut shots: Vec<Shot>) -> Vec<Shot> {
    if let Some((_, stay)) = shots.last_mut() {
        *stay = END;
    }
    shots
}

/// Words shown at a point: what to notice, then what follows.
pub fn words(player: &dyn Player, speaker: &Speaker, playhead: Playhead) -> [String; 2] {
    let shape = player.shape();
    if playhead.scope == Scope::Run {
        return [
            String::new(),
            speaker.say(&player.following(playhead), shape),
        ];
    }
    let beats = speaker.beats(&player.caption(playhead), shape);
    beats.map(|runs| clew_say::plain(&runs))
}

/// Sentence of a picture, given the words at its point: at *look*, without its conclusion.
pub fn sentence([sign, added]: [String; 2], playhead: Playhead) -> String {
    match playhead.scope {
        Scope::Look => sign,
        _ => sign + &added,
    }
}

/// Lines of a sentence. A line ends after a space, or anywhere between Chinese characters.
pub fn lines(sentence: &str, is_too_long: impl Fn(&str) -> bool) -> Vec<String> {
    let is_wide = |letter: char| letter >= '\u{2e80}';
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in sentence.split_inclusive(|letter: char| letter == ' ' || is_wide(letter)) {
        // A mark such as a full stop stays with what it ends.
        let may_begin = !word.starts_with(|letter| "，。：；、？！）”".contains(letter));
        if may_begin && !line.is_empty() && is_too_long(format!("{line}{word}").trim_end()) {
            lines.push(std::mem::take(&mut line));
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

/// Some pictures of an explanation as a GIF. `finished` gets the number of each picture, from 0, and its pixels; it may make all of them
/// larger.
///
/// # Errors
/// Returns an error if the encoder refuses a picture.
pub fn film(
    player: &dyn Player,
    shots: &[Shot],
    theme: Theme,
    finished: impl Fn(usize, Pixels) -> Pixels,
) -> Result<Vec<u8>, EncodingError> {
    let picture = |number: usize, playhead: Playhead| -> Pixels {
        let mut scene: Scene = player.picture(playhead);
        scene.number_lines(player.shape());
        finished(number, paint(&scene, theme, CELL, LONGEST))
    };
    let Pixels { width, height, .. } = picture(0, Playhead::default());
    let mut animation = Animation::new(width, height)?;
    for (number, &(playhead, stay)) in shots.iter().enumerate() {
        animation.push(picture(number, playhead).rgba, stay)?;
    }
    animation.finish()
}
