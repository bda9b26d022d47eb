//! Explanation as a film: its pictures, and their pixels.

use gif::EncodingError;

use crate::kind::Player;
use clew_core::playback::{ChapterRow, Detail, Playhead, Scope};
use clew_core::scene::pixels::{Pixels, paint};
use clew_core::scene::{Scene, Theme};

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

/// A whole explanation as a GIF in some detail, with at most `most` of its pictures.
///
/// # Errors
/// Returns an error if the encoder refuses a picture.
pub fn film(
    player: &dyn Player,
    theme: Theme,
    detail: Detail,
    most: usize,
) -> Result<Vec<u8>, EncodingError> {
    let picture = |playhead: Playhead| -> Pixels {
        let mut scene: Scene = player.picture(playhead);
        scene.number_lines(player.shape());
        paint(&scene, theme, CELL, LONGEST)
    };
    let Pixels { width, height, .. } = picture(Playhead::default());
    let mut animation = Animation::new(width, height)?;
    let chapters: Vec<ChapterRow> = (0..player.chapter_count())
        .filter_map(|number| player.chapter(number))
        .collect();
    for (playhead, stay) in shots(chapters.iter(), detail).into_iter().take(most) {
        animation.push(picture(playhead).rgba, stay)?;
    }
    animation.finish()
}
