//! Header of the page: its name, the kinds of puzzle, its pages.

use strum::IntoEnumIterator as _;
use yew::prelude::*;

use crate::kind::{Kind, SAMPLES};
use crate::scene::Palette;
use crate::web::address::Address;
use crate::web::guide::GuidePage;
use crate::web::hooks::store_palette;
use crate::web::state::{Action, Dialog, Mode, first_reading};
use crate::web::text;

use super::icons;

/// Properties of [`Header`].
#[derive(PartialEq, Properties)]
pub(crate) struct HeaderProps {
    /// Kind of the puzzle that is open.
    pub(crate) kind: Kind,
    /// Page that is shown.
    pub(crate) mode: Mode,
    /// Page of the guide that is shown.
    pub(crate) guide: Option<GuidePage>,
    /// Light or dark.
    pub(crate) palette: Palette,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Action>,
}

/// Header of the page.
#[component]
pub(crate) fn Header(props: &HeaderProps) -> Html {
    let lead = match props.mode {
        _ if props.guide.is_some() => "page-lead-guide",
        Mode::Watch => "page-lead",
        Mode::Edit => "page-lead-edit",
        Mode::Make => "page-lead-make",
        Mode::Many => "page-lead-many",
    };
    let flip = {
        let (dispatch, palette) = (props.dispatch.clone(), props.palette);
        Callback::from(move |_: MouseEvent| {
            let other = match palette {
                Palette::Light => Palette::Dark,
                Palette::Dark => Palette::Light,
            };
            store_palette(other);
            dispatch.emit(Action::Palette(other));
        })
    };
    let help = props
        .dispatch
        .reform(|_: MouseEvent| Action::Open(Dialog::Help));
    html! {
        <header class="top">
            <h1>{ text::word("page-name") }</h1>
            <nav class="kinds" aria-label={text::word("page-kinds")}>
                <Kinds present={props.kind} />
            </nav>
            <nav class="modes" aria-label={text::word("page-modes")}>
                { for Mode::iter().map(|mode| tab(props, mode)) }
            </nav>
            <p class="lead">{ text::word(lead) }</p>
            <a class="quiet" href={GuidePage::Index(None).hash()} data-testid="guide-link"
                aria-current={props.guide.map(|_| "page")}
                title={text::word("guide-title")} aria-label={text::word("guide-title")}>
                { icons::book() }
            </a>
            <button type="button" class="quiet" data-testid="palette" onclick={flip}
                title={text::word("page-palette")} aria-label={text::word("page-palette")}>
                { icons::palette() }
            </button>
            <button type="button" class="quiet" data-testid="help" onclick={help}
                title={text::word("page-help")} aria-label={text::word("page-help")}>{ "?" }</button>
        </header>
    }
}

fn tab(props: &HeaderProps, mode: Mode) -> Html {
    let name: &str = mode.into();
    let enter = props
        .dispatch
        .reform(move |_: MouseEvent| Action::Enter(mode));
    html! {
        <button type="button" data-testid={name} onclick={enter}
            aria-current={(mode == props.mode && props.guide.is_none()).then_some("page")}>
            { text::word(&format!("page-mode-{name}")) }
        </button>
    }
}

/// Properties of [`Kinds`].
#[derive(PartialEq, Properties)]
struct KindsProps {
    /// Kind of the puzzle that is open.
    present: Kind,
}

/// Kinds of puzzle, each a link to the address of its first sample.
#[component]
fn Kinds(props: &KindsProps) -> Html {
    let addresses = use_memo((), |()| {
        let address = |kind: Kind| {
            let sample = SAMPLES.iter().find(|sample| sample.kind == kind)?;
            let puzzle = first_reading(sample.text)?.code.text;
            Some((kind, Address::of(puzzle).hash()))
        };
        Kind::iter().filter_map(address).collect::<Vec<_>>()
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
