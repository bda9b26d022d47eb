//! Index of the guide: a card for each technique of a kind, in learning order.

use yew::prelude::*;

use crate::web::components::stages::stage_class;
use crate::web::text;
use clew::kind::{self, Kind, TechniqueEntry};
use clew_core::grid::SortShort as _;
use clew_core::model::Soundness;
use clew_page::Message;
use clew_page::guide::GuidePage;
use clew_page::playback::SharedPlayback;
use clew_page::preferences::Preferences;

use super::{Shared, link, picture, use_heading};

/// Properties of [`Index`].
#[derive(PartialEq, Properties)]
pub(super) struct IndexProps {
    /// Kind of the techniques.
    pub(super) kind: Kind,
    /// Files of the guide.
    pub(super) files: Shared,
    /// Playback of the puzzle being watched.
    pub(super) watched: Option<SharedPlayback>,
    /// What the reader prefers.
    pub(super) preferences: Preferences,
    /// Receiver of actions.
    pub(super) dispatch: Callback<Message>,
}

/// The index.
#[component]
pub(super) fn Index(props: &IndexProps) -> Html {
    let kind = props.kind;
    let heading = use_heading();
    let entries = techniques(kind);
    let close = props.dispatch.reform(|_: MouseEvent| Message::Guide(None));
    html! {
        <>
            <nav class="row" aria-label={text::word("guide-ways")}>
                <button type="button" class="plain" onclick={close} data-testid="guide-close">
                    { text::word("guide-close") }
                </button>
            </nav>
            <h2 ref={heading} tabindex="-1">{ text::word("guide-title") }</h2>
            { kinds(kind, |kind| GuidePage::Index(Some(kind)), &props.dispatch) }
            <p class="soft">{ text::word("guide-order") }</p>
            <ul class="techniques" data-testid="techniques">
                { for entries.iter().map(|entry| html! {
                    <li key={entry.name}>{ card(props, entry) }</li>
                }) }
            </ul>
            <p data-testid="guide-shares">
                { link(GuidePage::Shares(kind), text::word("guide-table").into(), &props.dispatch) }
            </p>
            <p>
                <a href={plain_address(kind)} data-testid="guide-plain">{ text::word("guide-plain") }</a>
            </p>
            <p>
                <a href={expected_address()} data-testid="guide-time">{ text::word("learn-time") }</a>
            </p>
        </>
    }
}

/// Techniques of a kind, easiest first.
pub(super) fn techniques(kind: Kind) -> Vec<TechniqueEntry> {
    let mut entries: Vec<TechniqueEntry> = kind::techniques()
        .filter(|entry| entry.kind == kind)
        .collect();
    entries.sort_short_by_key(|entry| entry.tenths);
    entries
}

/// Links to the same page about each kind.
pub(super) fn kinds(
    present: Kind,
    page: impl Fn(Kind) -> GuidePage,
    dispatch: &Callback<Message>,
) -> Html {
    let choice = |kind: Kind| {
        html! {
            <li aria-current={(kind == present).then_some("page")}>
                { link(page(kind), text::kind_name(kind).into(), dispatch) }
            </li>
        }
    };
    html! {
        <ul class="row choice pills" aria-label={text::word("page-kinds")} data-testid="guide-kinds">
            { for kind::all().map(choice) }
        </ul>
    }
}

/// Card of a technique: its picture, name, rule and level, and the reader's experience with it.
fn card(props: &IndexProps, entry: &TechniqueEntry) -> Html {
    let watched = props.watched.as_ref();
    let is_used = watched.is_some_and(|playback| playback.get().tally(entry.name).is_some());
    let label = html! {
        <>
            <span class="drawn">{ drawn(props, entry) }</span>
            <span class="said">
                <b><i class={classes!("swatch", stage_class(entry.stage))} />{ text::word(entry.name) }</b>
                <span>{ props.files.0.words.rule(entry) }</span>
                <small>
                    { text::level(entry.level()) }
                    if is_used {
                        <span class="tag">{ text::word("guide-used") }</span>
                    }
                    if props.preferences.has_practised(entry.name) {
                        <span class="tag">{ text::word("guide-practised") }</span>
                    }
                    if entry.soundness == Soundness::OneSolution {
                        <span class="tag">{ text::word("page-assumes-unique") }</span>
                    }
                </small>
            </span>
        </>
    };
    link(GuidePage::Technique(entry.name), label, &props.dispatch)
}

/// Picture of the conclusion: of the example, as drawn by the build, or of a pattern. The rule says the same in words.
fn drawn(props: &IndexProps, entry: &TechniqueEntry) -> Html {
    if props.files.0.example(entry.name).is_some() {
        // Texts are kept for offline use; there are too many pictures.
        let is_online = web_sys::window().is_some_and(|window| window.navigator().on_line());
        let address = format!("learn/pictures/{}-after.svg", entry.name);
        return match is_online {
            true => html! { <img src={address} alt="" loading="lazy" /> },
            false => Html::default(),
        };
    }
    let pictures = kind::pattern_pictures(entry);
    match pictures
        .first()
        .and_then(|drawn| drawn.orientations.first())
    {
        Some(scene) => picture(scene, props.preferences.theme(), String::new()),
        None => Html::default(),
    }
}

/// Address of the page about a kind that works without scripts.
fn plain_address(kind: Kind) -> String {
    let language = text::language();
    format!("learn/{language}/{kind}/index.html")
}

/// Address of the page about the expected time.
fn expected_address() -> String {
    let language = text::language();
    format!("learn/{language}/expected-time.html")
}
