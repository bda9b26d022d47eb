//! Settings about the browser's storage: its content, its size, and its removal. Games are
//! first saved to a file, and removed when that file was read back; they can be restored, as can
//! settings; files of the page are fetched again on the next visit.

use js_sys::{Promise, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{File, HtmlInputElement};
use yew::prelude::*;

use crate::web::games::{self, Saved, count};
use crate::web::text;
use clew::games::Settings;
use clew_core::model::{Arg, Explanation};
use clew_page::Message;
use clew_page::preferences::Preference;

/// Event that asks `www/offline.js` to remove the files of the page.
const FORGET: &str = "clew-forget";

/// Sizes in bytes, if the browser reports them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Sizes {
    whole: Option<f64>,
    games: Option<f64>,
    files: Option<f64>,
}

/// Type of stored data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Games,
    Settings,
    Files,
}

impl Sort {
    /// Ids of its messages: name, button, question, result.
    fn words(self) -> [&'static str; 4] {
        match self {
            Sort::Games => [
                "kept-games",
                "kept-games-remove",
                "kept-games-ask",
                "kept-games-removed",
            ],
            Sort::Settings => [
                "kept-settings",
                "kept-settings-remove",
                "kept-settings-ask",
                "kept-settings-removed",
            ],
            Sort::Files => [
                "kept-files",
                "kept-files-remove",
                "kept-files-ask",
                "kept-files-removed",
            ],
        }
    }
}

/// Removed data, with the means to restore it.
#[derive(Clone, PartialEq)]
enum Removed {
    Games(Saved, usize),
    Settings(Settings),
    Files,
}

/// Progress of removing games.
#[derive(Clone, PartialEq)]
enum Saving {
    /// They are being saved: the percentage that is written.
    Running(u8),
    /// They are in a file, unless the browser did not save it.
    Saved(Saved),
    /// They are being removed.
    Removing,
    /// The browser did not make a file.
    Failed,
}

/// Properties of [`Kept`].
#[derive(PartialEq, Properties)]
pub(super) struct KeptProps {
    /// The settings.
    pub(super) settings: Settings,
    /// Receiver of actions.
    pub(super) dispatch: Callback<Message>,
}

/// Rows of the settings about stored data.
#[component]
pub(super) fn Kept(props: &KeptProps) -> Html {
    let sizes = use_state_eq(Sizes::default);
    let games = use_state_eq(|| None::<usize>);
    let asked = use_state_eq(|| None::<Sort>);
    let removed = use_state_eq(|| None::<Removed>);
    let saving = use_state_eq(|| None::<Saving>);
    {
        let (sizes, games) = (sizes.clone(), games.clone());
        use_effect_with((*removed).clone(), move |_| {
            spawn_local(async move {
                games.set(count().await);
                sizes.set(measured().await.unwrap_or_default());
            });
        });
    }
    let ask = |sort: Option<Sort>| {
        let asked = asked.clone();
        Callback::from(move |_: MouseEvent| asked.set(sort))
    };
    let remove = |sort: Sort| {
        let (asked, removed, saving) = (asked.clone(), removed.clone(), saving.clone());
        let (settings, dispatch) = (props.settings, props.dispatch.clone());
        Callback::from(move |_: MouseEvent| {
            asked.set(None);
            let saving = saving.clone();
            match sort {
                Sort::Games => spawn_local(async move {
                    let told = |percent| saving.set(Some(Saving::Running(percent)));
                    let saved = games::save(told).await;
                    saving.set(Some(saved.map_or(Saving::Failed, Saving::Saved)));
                }),
                Sort::Settings => {
                    dispatch.emit(Message::Prefer(Preference::Settings(Settings::default())));
                    removed.set(Some(Removed::Settings(settings)));
                }
                Sort::Files => {
                    if let Ok(event) = Event::new(FORGET) {
                        let _ = gloo::utils::window().dispatch_event(&event);
                    }
                    removed.set(Some(Removed::Files));
                }
            }
        })
    };
    let undo = {
        let (removed, dispatch) = (removed.clone(), props.dispatch.clone());
        Callback::from(move |_: MouseEvent| match (*removed).clone() {
            Some(Removed::Games(saved, _)) => {
                let (removed, dispatch) = (removed.clone(), dispatch.clone());
                spawn_local(async move {
                    games::bring_back(&saved.file, &dispatch).await;
                    removed.set(None);
                });
            }
            Some(Removed::Settings(settings)) => {
                dispatch.emit(Message::Prefer(Preference::Settings(settings)));
                removed.set(None);
            }
            Some(Removed::Files) | None => {}
        })
    };
    // Removes the saved games: with a file, those that it has.
    let take_away = {
        let (removed, saving, dispatch) = (removed.clone(), saving.clone(), props.dispatch.clone());
        Callback::from(move |(saved, file): (Saved, Option<File>)| {
            let (removed, saving, dispatch) = (removed.clone(), saving.clone(), dispatch.clone());
            saving.set(Some(Saving::Removing));
            spawn_local(async move {
                let count = games::remove(&saved, file.as_deref(), &dispatch).await;
                saving.set(None);
                removed.set(Some(Removed::Games(saved, count)));
            });
        })
    };
    let ask_no_more = {
        let saving = saving.clone();
        Callback::from(move |_: MouseEvent| saving.set(None))
    };
    let row = |sort: Sort, size: Option<f64>, is_there: bool| {
        let [name, button, question, _] = sort.words();
        let size = size.map(|bytes| format!(" · {}", amount(bytes)));
        let name = match (sort, *games) {
            (Sort::Games, Some(count)) => text::counted(name, "count", count),
            _ => text::word(name),
        };
        html! {
            <div class="kept">
                <span>{ name }{ size.unwrap_or_default() }</span>
                if let (Sort::Games, Some(saving)) = (sort, (*saving).clone()) {
                    { said(&saving, &take_away, &ask_no_more) }
                } else if *asked == Some(sort) {
                    <span role="status">{ text::word(question) }</span>
                    <button type="button" class="plain" data-testid={format!("{button}-sure")} onclick={remove(sort)}>
                        { text::word(button) }
                    </button>
                    <button type="button" class="quiet" onclick={ask(None)}>{ text::word("kept-keep") }</button>
                } else if is_there {
                    <button type="button" class="plain" data-testid={button} onclick={ask(Some(sort))}>
                        { text::word(button) }{ "…" }
                    </button>
                }
            </div>
        }
    };
    let news = removed.as_ref().map(|removed| {
        let sort = match removed {
            Removed::Games(..) => Sort::Games,
            Removed::Settings(_) => Sort::Settings,
            Removed::Files => Sort::Files,
        };
        let words = match removed {
            Removed::Games(saved, count) => {
                let left = saved.count().saturating_sub(*count) as u64;
                let words = Explanation::new(sort.words()[3]);
                let words = words.with("count", Arg::Number(*count as u64));
                text::say(&words.with("left", Arg::Number(left)))
            }
            Removed::Settings(_) | Removed::Files => text::word(sort.words()[3]),
        };
        (words, *removed != Removed::Files)
    });
    html! {
        <>
            <h3>{ text::word("kept-title") }</h3>
            if let Some(whole) = sizes.whole {
                <p class="kept" data-testid="kept-whole">
                    { text::say(&Explanation::new("kept-whole").with("size", Arg::Text(amount(whole)))) }
                </p>
            }
            if games.is_some() {
                { row(Sort::Games, sizes.games, games.is_some_and(|count| count > 0)) }
            }
            { row(Sort::Settings, None, props.settings != Settings::default()) }
            { row(Sort::Files, sizes.files, sizes.files != Some(0.0)) }
            if let Some((words, can_undo)) = news {
                <p class="row" role="status" data-testid="kept-removed">
                    <span>{ words }</span>
                    if can_undo {
                        <button type="button" class="plain" data-testid="kept-undo" onclick={undo}>
                            { text::word("kept-undo") }
                        </button>
                    }
                </p>
            }
        </>
    }
}

/// Progress of removing games, and what can be done next: `take_away` gets the saved games and the file that has them, unless the
/// reader answers for that; `keep` ends it.
fn said(
    saving: &Saving,
    take_away: &Callback<(Saved, Option<File>)>,
    keep: &Callback<MouseEvent>,
) -> Html {
    let words = match saving {
        Saving::Running(percent) => text::counted("games-saving", "percent", (*percent).into()),
        Saving::Saved(saved) => text::counted("kept-games-check", "count", saved.count()),
        Saving::Removing => text::word("kept-games-removing"),
        Saving::Failed => text::word("games-unsaved"),
    };
    let next = match saving {
        Saving::Saved(saved) => {
            let chosen = {
                let saved = saved.clone();
                take_away.reform(move |event: Event| {
                    let input: HtmlInputElement = event.target_unchecked_into();
                    let file = input.files().and_then(|files| files.get(0));
                    (saved.clone(), file)
                })
            };
            let saved = saved.clone();
            let unchecked = take_away.reform(move |_: MouseEvent| (saved.clone(), None));
            html! {
                <>
                    <label>
                        <span>{ text::word("kept-games-choose") }</span>
                        <input type="file" data-testid="kept-games-choose" onchange={chosen} />
                    </label>
                    <button type="button" class="plain" data-testid="kept-games-unchecked" onclick={unchecked}>
                        { text::word("kept-games-unchecked") }
                    </button>
                </>
            }
        }
        Saving::Running(_) | Saving::Removing | Saving::Failed => Html::default(),
    };
    let can_keep = matches!(saving, Saving::Saved(_) | Saving::Failed);
    html! {
        <>
            <span role="status" data-testid="kept-saving">{ words }</span>
            { next }
            if can_keep {
                <button type="button" class="quiet" data-testid="kept-games-keep" onclick={keep}>
                    { text::word("kept-keep") }
                </button>
            }
        </>
    }
}

/// Sizes reported by the browser.
async fn measured() -> Result<Sizes, JsValue> {
    let storage = gloo::utils::window().navigator().storage();
    let asked: Promise = storage.estimate()?;
    let told = JsFuture::from(asked).await?;
    let number = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok()?.as_f64();
    // Only some browsers report this.
    let parts = Reflect::get(&told, &"usageDetails".into()).unwrap_or_default();
    let part = |name| match parts.is_object() {
        true => Some(number(&parts, name).unwrap_or(0.0)),
        false => None,
    };
    Ok(Sizes {
        whole: number(&told, "usage"),
        games: part("indexedDB"),
        files: part("caches"),
    })
}

/// A number of bytes in words: kB below a tenth of an MB, otherwise MB with one decimal.
fn amount(bytes: f64) -> String {
    let (id, amount) = match bytes {
        ..100_000.0 => ("kept-kilobytes", format!("{:.0}", (bytes / 1e3).ceil())),
        _ => ("kept-megabytes", format!("{:.1}", bytes / 1e6)),
    };
    text::say(&Explanation::new(id).with("amount", Arg::Text(amount)))
}
