//! How often the techniques of a kind are used in puzzles of each level, as a table.

use yew::prelude::*;

use crate::web::components::stages::stage_class;
use crate::web::text;
use clew::kind::{Kind, TechniqueEntry};
use clew_core::model::{Arg, Explanation, Soundness};
use clew_page::Message;
use clew_page::guide::GuidePage;

use super::index::{kinds, techniques};
use super::{Shared, link, shares, use_heading};

/// Properties of [`Table`].
#[derive(PartialEq, Properties)]
pub(super) struct TableProps {
    /// Kind of the techniques.
    pub(super) kind: Kind,
    /// Files of the guide.
    pub(super) files: Shared,
    /// Receiver of actions.
    pub(super) dispatch: Callback<Message>,
}

/// The table.
#[component]
pub(super) fn Table(props: &TableProps) -> Html {
    let kind = props.kind;
    let heading = use_heading();
    let entries = techniques(kind);
    let levels = entries.chunk_by(|one, other| one.level() == other.level());
    let close = props.dispatch.reform(|_: MouseEvent| Message::Guide(None));
    html! {
        <>
            <nav class="row" aria-label={text::word("guide-ways")}>
                { link(GuidePage::Index(Some(kind)), text::word("guide-all").into(), &props.dispatch) }
                <button type="button" class="plain" onclick={close} data-testid="guide-close">
                    { text::word("guide-close") }
                </button>
            </nav>
            <h2 ref={heading} tabindex="-1">{ text::word("guide-table") }</h2>
            { kinds(kind, GuidePage::Shares, &props.dispatch) }
            <p class="soft">{ measured(props, kind) }</p>
            <table role="table" class="shares" data-testid="shares">
                <thead role="rowgroup">
                    <tr role="row">
                        <th role="columnheader" scope="col">{ text::word("guide-technique") }</th>
                        { shares::levels() }
                    </tr>
                </thead>
                { for levels.map(|entries| group(props, entries)) }
            </table>
        </>
    }
}

/// Description of the puzzles in which the techniques were counted.
fn measured(props: &TableProps, kind: Kind) -> String {
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
fn group(props: &TableProps, entries: &[TechniqueEntry]) -> Html {
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

fn row(props: &TableProps, entry: &TechniqueEntry) -> Html {
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
