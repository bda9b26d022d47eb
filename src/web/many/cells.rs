//! Cells of a row.

use yew::prelude::*;

use crate::web::components::thumbnail::QueuedThumbnail;
use crate::web::text;
use clew::many::{Column, Item, Known, RowState, Table, label};
use clew_core::model::{Arg, Explanation};
use clew_core::scene::Theme;
use clew_core::trace::Verdict;

/// Maximum length of a text shown, in characters.
const SHOWN: usize = 120;

/// Message id of the state of a row.
pub(crate) fn state_name(state: RowState) -> &'static str {
    match state {
        RowState::Unique => "many-unique",
        RowState::Several => "many-several",
        RowState::Impossible => "many-impossible",
        RowState::Failed => "many-failed",
        RowState::Working => "many-working",
        RowState::Waiting => "many-waiting",
        RowState::Malformed => "many-unreadable",
    }
}

/// Cell of a row in a column.
pub(crate) fn content(column: Column, table: &Table, number: usize, theme: Theme) -> Html {
    let row = &table.rows()[number];
    let item = row.item();
    match column {
        Column::Number => text::counted("page-number", "number", number + 1).into(),
        Column::Kind => item
            .map(|item| text::kind_name(item.code.kind))
            .into_iter()
            .collect(),
        Column::Size => item.map(size).into_iter().collect(),
        Column::Verdict => {
            let id = state_name(row.state());
            html! { <span class={id}>{ text::word(id) }</span> }
        }
        Column::Grade => item.map(grade).unwrap_or_default(),
        Column::Expected => item
            .and_then(|item| item.grade.as_ref())
            .map(|grade| text::expected_briefly(grade.seconds))
            .into_iter()
            .collect(),
        Column::Time => item
            .filter(|item| item.verdict != Verdict::Open)
            .map(|item| text::duration(item.micros()))
            .into_iter()
            .collect(),
        Column::Source => html! {
            <>
                if let Some(item) = item {
                    <span class="picture"><QueuedThumbnail code={item.code.clone()} {theme} /></span>
                }
                { source(table, number) }
            </>
        },
    }
}

fn size(item: &Item) -> String {
    let (rows, cols) = (item.shape.rows.into(), item.shape.cols.into());
    text::say(
        &Explanation::new("many-size")
            .with("rows", Arg::Number(rows))
            .with("cols", Arg::Number(cols)),
    )
}

fn grade(item: &Item) -> Html {
    let Some(grade) = &item.grade else {
        return Html::default();
    };
    let hardness = grade.hardness();
    let level = text::hardness(&hardness);
    let hardest = hardness.technique.map(text::word);
    html! {
        <>
            <span class="level">{ level }</span>
            if let Some(hardest) = hardest {
                <span class="hardest">{ " " }{ hardest }</span>
            }
        </>
    }
}

fn source(table: &Table, number: usize) -> Html {
    let whole = label(table, number);
    let mut shown: String = whole.chars().take(SHOWN).collect();
    if shown.len() < whole.len() {
        shown.push('…');
    }
    let shown = shown.replace('\n', " ");
    match &table.rows()[number].known {
        Known::Malformed(error) => {
            let fault = text::say(&error.explanation);
            html! {
                <>
                    <span class="wrong" title={fault.clone()}>{ fault }</span>
                    <span class="text">{ shown }</span>
                </>
            }
        }
        Known::Unread | Known::Puzzle(_) => html! { <span class="text">{ shown }</span> },
    }
}
