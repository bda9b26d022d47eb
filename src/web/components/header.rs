//! Header of the page: its name, the kinds of puzzle, and links to its pages.

use strum::IntoEnumIterator as _;
use wasm_bindgen::JsCast as _;
use yew::prelude::*;

use crate::web::language::{self, Language, languages};
use crate::web::text;
use clew::games::Appearance;
use clew::kind::{self, Kind, SAMPLES};
use clew_core::scene::Palette;
use clew_page::address::Address;
use clew_page::guide::GuidePage;
use clew_page::preferences::Preference;
use clew_page::{Dialog, Message, Mode, Page, first_reading, games};

use super::icons;
use super::menu::Menu;

/// Header of the page.
pub(crate) fn header(page: &Page, dispatch: &Callback<Message>) -> Html {
    let (guide, kind) = (page.frame.guide, page.reading().code.kind);
    let lead = match page.frame.mode {
        _ if guide.is_some() => Some("page-lead-guide"),
        // Shown beside the board until a puzzle is opened.
        Mode::Play | Mode::Watch => None,
        Mode::Edit => Some("page-lead-edit"),
        Mode::Make => Some("page-lead-make"),
        Mode::Many => Some("page-lead-many"),
    };
    let flip = {
        let (dispatch, palette) = (dispatch.clone(), page.frame.preferences.palette());
        Callback::from(move |_: MouseEvent| {
            let other = match palette {
                Palette::Light => Appearance::Dark,
                Palette::Dark => Appearance::Light,
            };
            dispatch.emit(Preference::Appearance(other).into());
        })
    };
    let help = dispatch.reform(|_: MouseEvent| Message::Open(Dialog::Help));
    // The fragment names the puzzle, so a plain link cannot point at a part of the page.
    let skip = Callback::from(|event: MouseEvent| {
        event.prevent_default();
        // The guide does not have a box; it begins with its heading.
        focus("main textarea, main input, main.guide h2");
    });
    html! {
        <header class="top">
            <a class="skip" href="#paste" onclick={skip}>{ text::word("page-skip") }</a>
            <h1>{ icons::clew() }<span>{ text::word("page-name") }</span></h1>
            // Replaces the kinds and the guide in a narrow window.
            <Menu label={text::word("page-ways")} icon={icons::ways()} id="ways">
                <Kinds present={kind} />
                <a href={GuidePage::Index(None).hash()} aria-current={guide.map(|_| "page")}>
                    { text::word("guide-title") }
                </a>
            </Menu>
            <nav class="kinds pills" aria-label={text::word("page-kinds")}>
                <Kinds present={kind} />
            </nav>
            <nav class="modes" aria-label={text::word("page-modes")}>
                { for Mode::iter().map(|mode| tab(page, mode, dispatch)) }
            </nav>
            <p class="hint">{ lead.map(text::word).unwrap_or_default() }</p>
            <a class="quiet" href={GuidePage::Index(None).hash()} data-testid="guide-link"
                aria-current={guide.map(|_| "page")}
                title={text::word("guide-title")} aria-label={text::word("guide-title")}>
                { icons::book() }
            </a>
            <Menu label={text::word("page-language")} icon={icons::globe()} id="language">
                { for languages().into_iter().map(|language| entry(language, dispatch)) }
            </Menu>
            <button type="button" class="quiet" data-testid="palette" onclick={flip}
                title={text::word("page-palette")} aria-label={text::word("page-palette")}>
                { icons::palette() }
            </button>
            <button type="button" class="quiet" data-testid="help" onclick={help}
                title={text::word("page-help")} aria-label={text::word("page-help")}>{ "?" }</button>
        </header>
    }
}

/// Moves the focus to the first element that matches, if there is one.
fn focus(selector: &str) {
    let found = gloo::utils::document().query_selector(selector);
    let found = found.ok().flatten();
    if let Some(found) = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
        // An element that cannot take the focus leaves it unchanged.
        let _ = found.focus();
    }
}

/// Entry in the menu of languages, written in that language.
fn entry(language: Language, dispatch: &Callback<Message>) -> Html {
    let (tag, name) = (language.tag.clone(), language.name.clone());
    let is_spoken = tag == text::language();
    let dispatch = dispatch.clone();
    let choose = Callback::from(move |_: MouseEvent| {
        language::choose(language.clone(), dispatch.clone());
    });
    html! {
        <button type="button" lang={tag} onclick={choose}
            aria-current={is_spoken.then_some("true")}>{ name }</button>
    }
}

fn tab(page: &Page, mode: Mode, dispatch: &Callback<Message>) -> Html {
    let name: &str = mode.into();
    // The player's button already has this id.
    let id = if mode == Mode::Play {
        "mode-play"
    } else {
        name
    };
    let is_open = page.games.is_open;
    // With a chosen puzzle, the tab leads to its game; otherwise to all games.
    let is_sheet = page.is_first() || page.frame.mode == Mode::Play;
    let enter = dispatch.reform(move |_: MouseEvent| match (mode, is_sheet) {
        (Mode::Play, true) => games::Action::Sheet(!is_open).into(),
        _ => Message::Enter(mode),
    });
    html! {
        <button type="button" data-testid={id} onclick={enter}
            aria-current={(mode == page.frame.mode && page.frame.guide.is_none()).then_some("page")}>
            { text::word(&format!("page-mode-{name}")) }
        </button>
    }
}

/// Properties of [`Kinds`].
#[derive(PartialEq, Properties)]
struct KindsProps {
    /// Kind of the open puzzle.
    present: Kind,
}

/// Kinds of puzzle; each is a link to the address of its first sample.
#[component]
fn Kinds(props: &KindsProps) -> Html {
    let addresses = use_memo((), |()| {
        let address = |kind: Kind| {
            let sample = SAMPLES.iter().find(|sample| sample.kind == kind)?;
            let puzzle = first_reading(sample.text)?.code.text;
            Some((kind, Address::of(puzzle).hash()))
        };
        kind::all().filter_map(address).collect::<Vec<_>>()
    });
    let link = |(kind, address): &(Kind, String)| {
        html! {
            <a href={address.clone()}
                aria-current={(*kind == props.present).then_some("page")}>
                { text::kind_name(*kind) }
            </a>
        }
    };
    addresses.iter().map(link).collect()
}
