//! Dialog of the settings.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::web::text;
use clew::games::{Appearance, MarkSize, Settings, Side};
use clew_core::model::{Arg, Explanation};
use clew_page::Message;
use clew_page::preferences::{Preference, Preferences};

use super::feel;
use super::kept::Kept;

/// Heading and rows of the dialog.
pub(crate) fn settings_dialog(preferences: &Preferences, dispatch: &Callback<Message>) -> Html {
    let (settings, appearance) = (preferences.settings, preferences.appearance);
    let check = |id: &'static str, is: bool, change: fn(&mut Settings, bool)| {
        let onchange = dispatch.reform(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            let mut settings = settings;
            change(&mut settings, input.checked());
            Message::Prefer(Preference::Settings(settings))
        });
        html! {
            <label class="check">
                <input type="checkbox" data-testid={id} checked={is} {onchange} />
                <span>{ text::word(id) }</span>
            </label>
        }
    };
    let choose = |id: &'static str,
                  options: Vec<(String, String)>,
                  present: String,
                  change: Callback<String, Settings>| {
        let onchange = dispatch.reform(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            Message::Prefer(Preference::Settings(change.emit(select.value())))
        });
        choice(id, options, &present, onchange)
    };
    let appear = dispatch.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let chosen = select.value().parse().unwrap_or_default();
        Preference::Appearance(chosen).into()
    });
    let levels = [("0".to_owned(), text::word("settings-ceiling-none"))];
    let levels = levels.into_iter().chain((1..10).map(|level| {
        let name = Explanation::new("settings-ceiling-level").with("level", Arg::Number(level));
        (level.to_string(), text::say(&name))
    }));
    html! {
        <>
            <h2 id="dialog-title" tabindex="-1" autofocus=true>{ text::word("settings-title") }</h2>
            <div class="settings">
                <h3>{ text::word("settings-board") }</h3>
                { check("settings-timer", settings.has_timer, |settings, is| settings.has_timer = is) }
                { check("settings-clashes", settings.shows_clashes, |settings, is| settings.shows_clashes = is) }
                { choose("settings-ceiling", levels.collect(), settings.ceiling.unwrap_or(0).to_string(),
                    Callback::from(move |value: String| Settings {
                        ceiling: value.parse().ok().filter(|&level| level > 0), ..settings
                    })) }
                { choose("settings-marks", named::<MarkSize>("settings-marks"), name(settings.marks),
                    Callback::from(move |value: String| Settings {
                        marks: value.parse().unwrap_or_default(), ..settings
                    })) }
                { choice("settings-appearance", named::<Appearance>("settings-appearance"), &name(appearance), appear) }
                <h3>{ text::word("settings-aids") }</h3>
                { check("settings-crosses", settings.crosses, |settings, is| settings.crosses = is) }
                { check("settings-fill-notes", settings.fill_notes, |settings, is| settings.fill_notes = is) }
                { check("settings-clean-notes", settings.clean_notes, |settings, is| settings.clean_notes = is) }
                { check("settings-alike", settings.lights_alike, |settings, is| settings.lights_alike = is) }
                { check("settings-dims", settings.dims_clashing, |settings, is| settings.dims_clashing = is) }
                { check("settings-levels", settings.levels, |settings, is| settings.levels = is) }
                <h3>{ text::word("settings-hand") }</h3>
                { choose("settings-keypad", named::<Side>("settings-keypad"), name(settings.keypad),
                    Callback::from(move |value: String| Settings {
                        keypad: value.parse().unwrap_or_default(), ..settings
                    })) }
                { check("settings-pans", settings.pans, |settings, is| settings.pans = is) }
                { choose("settings-long-press",
                    Settings::LONG_PRESSES.map(|time| (time.to_string(), text::duration(u64::from(time) * 1_000))).to_vec(),
                    settings.long_press.to_string(),
                    Callback::from(move |value: String| Settings {
                        long_press: value.parse().unwrap_or(settings.long_press), ..settings
                    })) }
                <h3>{ text::word("settings-device") }</h3>
                if feel::can_vibrate() {
                    { check("settings-vibrates", settings.vibrates, |settings, is| settings.vibrates = is) }
                }
                { check("settings-sounds", settings.has_sounds, |settings, is| settings.has_sounds = is) }
                { check("settings-music", settings.has_music, |settings, is| settings.has_music = is) }
                if feel::can_stay_awake() {
                    { check("settings-awake", settings.stays_awake, |settings, is| settings.stays_awake = is) }
                }
                <Kept {settings} dispatch={dispatch.clone()} />
            </div>
        </>
    }
}

fn name<T: Into<&'static str>>(value: T) -> String {
    let name: &str = value.into();
    name.to_owned()
}

/// Values of a type, each with its words.
fn named<T>(id: &str) -> Vec<(String, String)>
where
    T: strum::IntoEnumIterator + Into<&'static str>,
{
    let named = T::iter().map(|value| {
        let name = name(value);
        let words = text::word(&format!("{id}-{name}"));
        (name, words)
    });
    named.collect()
}

fn choice(
    id: &'static str,
    options: Vec<(String, String)>,
    present: &str,
    onchange: Callback<Event>,
) -> Html {
    html! {
        <label class="choice">
            <span>{ text::word(id) }</span>
            <select data-testid={id} {onchange}>
                { for options.into_iter().map(|(value, words)| html! {
                    <option selected={value == present} value={value.clone()}>{ words }</option>
                }) }
            </select>
        </label>
    }
}
