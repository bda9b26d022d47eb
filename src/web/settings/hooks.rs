//! Effects of the settings: the look, music, the screen kept on.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::web::shown::PageHandle;
use clew::games::{MarkSize, Settings, Side};
use clew_page::{Mode, Page};

use super::{feel, sound};

/// Applies the settings.
#[hook]
pub(crate) fn use_settings(page: &PageHandle) {
    use_effect_with(page.frame.preferences.settings, show);
    let is_playing =
        page.frame.mode == Mode::Play && !page.games.is_open && page.frame.guide.is_none();
    let is_awake = is_playing && page.frame.preferences.settings.stays_awake;
    use_effect_with(is_awake, move |&is_awake| {
        let awake = is_awake.then(feel::stay_awake);
        move || drop(awake)
    });
    let has_music = is_playing && page.frame.preferences.settings.has_music;
    use_effect_with(has_music, move |&has_music| {
        let music = has_music.then(sound::music);
        move || drop(music)
    });
    let sounds = page.frame.preferences.settings.has_sounds;
    let now = moment(page);
    let before: Rc<RefCell<Option<Moment>>> = use_mut_ref(|| None);
    let vibrates = page.frame.preferences.settings.vibrates;
    use_effect_with(now, move |now| {
        let earlier = before.replace(now.clone());
        let (Some(now), Some(earlier)) = (now, earlier) else {
            return;
        };
        if now.puzzle != earlier.puzzle || *now == earlier {
            return;
        }
        let is_end = now.is_solved && !earlier.is_solved;
        if sounds {
            sound::play(match (is_end, now.clashes > earlier.clashes) {
                (true, _) => sound::Sound::Solved,
                (false, true) => sound::Sound::Clash,
                (false, false) if now.done < earlier.done => sound::Sound::Back,
                (false, false) => sound::Sound::Mark,
            });
        }
        if is_end && vibrates {
            feel::buzz(60);
        }
    });
}

/// State of a game that determines which sounds are played.
#[derive(Clone, Debug, PartialEq)]
struct Moment {
    puzzle: String,
    done: usize,
    clashes: usize,
    is_solved: bool,
}

fn moment(page: &Page) -> Option<Moment> {
    let is_wanted =
        page.frame.preferences.settings.has_sounds || page.frame.preferences.settings.vibrates;
    let game = page
        .play
        .game
        .as_ref()
        .filter(|_| page.frame.mode == Mode::Play && is_wanted)?;
    let played = game.get();
    Some(Moment {
        puzzle: played.code().text.clone(),
        done: played.done(),
        // Counted only if sounds are on.
        clashes: if page.frame.preferences.settings.has_sounds {
            played.broken().len()
        } else {
            0
        },
        is_solved: played.is_solved(),
    })
}

/// Publishes the settings to the style sheet.
fn show(settings: &Settings) {
    let Some(root) = gloo::utils::document().document_element() else {
        return;
    };
    let side: &str = match settings.keypad {
        Side::Left => "left",
        Side::Middle => "middle",
        Side::Right => "right",
    };
    // Attribute names are valid, so this does not fail.
    let _ = root.set_attribute("data-keypad", side);
    crate::web::canvas::set_stroke(match settings.marks {
        MarkSize::Fine => 0.75,
        MarkSize::Usual => 1.0,
        MarkSize::Bold => 1.4,
    });
}
