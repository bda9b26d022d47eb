//! Index of the guide: the techniques of a kind by level, with how often each is
//! used in puzzles of each difficulty.

use yew::prelude::*;

use crate::web::components::stages::stage_class;
use crate::web::text;
use clew::kind::{self, Kind, TechniqueEntry};
use clew_core::grid::SortShort as _;
use clew_core::model::{Arg, Explanation, Soundness};
use clew_page::Message;
use clew_page::guide::GuidePage;

use super::{Shared, link, shares, use_heading};

/// Properties of [`Index`].
#[derive(PartialEq, Properties)]
pub(super) struct IndexProps {
    /// Kind of the techniques.
    pub(super) kind: Kind,
    /// Files of the guide.
    pub(super) files: Shared,
    /// Receiver of actions.
    pub(super) dispatch: Callback<Message>,
}

/// The index.
#[component]
pub(super) fn Index(props: &IndexProps) -> Html {
    let kind = props.kind;
    let heading = use_heading();
    let choice = |kind: Kind| {
        let page = GuidePage::Index(Some(kind));
        html! {
            <li aria-current={(kind == props.kind).then_some("page")}>
                { link(page, text::kind_name(kind).into(), &props.dispatch) }
            </li>
        }
    };
    let mut entries: Vec<TechniqueEntry> = kind::techniques()
        .filter(|entry| entry.kind == kind)
        .collect();
    entries.sort_short_by_key(|entry| entry.tenths);
    let levels = entries.chunk_by(|one, other| one.level() == other.level());
    let close = props.dispatch.reform(|_: MouseEvent| Message::Guide(None));
    html! {
        <>
            <nav class="row" aria-label={text::word("guide-ways")}>
                <button type="button" class="plain" onclick={close} data-testid="guide-close">
                    { text::word("guide-close") }
                </button>
            </nav>
            <h2 ref={heading} tabindex="-1">{ text::word("guide-title") }</h2>
            <ul class="row choice" aria-label={text::word("page-kinds")} data-testid="guide-kinds">
                { for kind::all().map(choice) }
            </ul>
            <p class="soft">{ measured(props, kind) }</p>
            <table role="table" class="shares" data-testid="techniques">
                <thead role="rowgroup">
                    <tr role="row">
                        <th role="columnheader" scope="col">{ text::word("guide-technique") }</th>
                        { shares::levels() }
                    </tr>
                </thead>
                { for levels.map(|entries| group(props, entries)) }
            </table>
            <p>
                <a href={plain_address(kind)} data-testid="guide-plain">{ text::word("guide-plain") }</a>
            </p>
            <p>
                <a href={expected_address()} data-testid="guide-time">{ text::word("learn-time") }</a>
            </p>
        </>
    }
}

/// Address of the page about a kind that needs no scripts.
fn plain_address(kind: Kind) -> String {
    let language = text::language();
    format!("learn/{language}/{kind}/index.html")
}

/// Address of the page about the expected time.
fn expected_address() -> String {
    let language = text::language();
    format!("learn/{language}/expected-time.html")
}

/// Description of the puzzles in which the techniques were counted.
fn measured(props: &IndexProps, kind: Kind) -> String {
    let Some(shares) = props.files.0.shares(kind) else {
        return String::new();
    };
    let most = shares.puzzles.iter().max().copied().unwrap_or_default();
    let number = |number: u32| Arg::Number(number.into());
    let said = Explanation::new("guide-measured")
        .with("count", number(most))
        .with("rows", number(shares.shape.rows.into()))
        .with("cols", number(shares.shape.cols.into()));
    text::say(&said)
}

/// Techniques of one level.
fn group(props: &IndexProps, entries: &[TechniqueEntry]) -> Html {
    let level = entries[0].level();
    html! {
        <tbody role="rowgroup" key={level}>
            <tr role="row" class="level">
                <th role="rowheader" scope="rowgroup" colspan="11">
                    { text::counted("guide-level", "level", level.into()) }
                </th>
            </tr>
            { for entries.iter().map(|entry| row(props, entry)) }
        </tbody>
    }
}

fn row(props: &IndexProps, entry: &TechniqueEntry) -> Html {
    let label = html! {
        <>
            <i class={classes!("swatch", stage_class(entry.stage))} />
            { text::word(entry.name) }
        </>
    };
    html! {
        <tr role="row" key={entry.name}>
            <th role="rowheader" scope="row">
                { link(GuidePage::Technique(entry.name), label, &props.dispatch) }
                if entry.soundness == Soundness::OneSolution {
                    <span class="tag">{ text::word("page-assumes-unique") }</span>
                }
            </th>
            { shares::cells(props.files.0.shares(entry.kind), entry.name) }
        </tr>
    }
}
