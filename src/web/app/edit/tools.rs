//! What can be written at the cursor, and what can be done to the board.

use yew::prelude::*;

use crate::draft::{Drafting, Stroke};
use crate::grid::Symmetry;
use crate::model::{Entry, Numerals};
use crate::web::app::icons;
use crate::web::app::state::Action;
use crate::web::text;

/// What [`Tools`] shows.
#[derive(PartialEq, Properties)]
pub(super) struct ToolsProps {
    /// The puzzle.
    pub(super) drafting: Drafting,
    /// How its digits above 9 are written; `None` where there are none.
    pub(super) numerals: Option<Numerals>,
    /// What to do.
    pub(super) dispatch: Callback<Action>,
}

/// The palette and the buttons.
#[component]
pub(super) fn Tools(props: &ToolsProps) -> Html {
    let drafting = &props.drafting;
    let entries = use_memo((drafting.code().clone(), drafting.cursor()), |_| {
        drafting.entries()
    });
    let present = drafting.entry();
    let write = |entry: Option<Entry>| {
        props
            .dispatch
            .reform(move |_: MouseEvent| Action::Edit(Stroke::Write(entry)))
    };
    let button = |id: &'static str, icon: Html, is_enabled: bool, stroke: Stroke| {
        let word = text::word(&format!("edit-{id}"));
        let onclick = props
            .dispatch
            .reform(move |_: MouseEvent| Action::Edit(stroke.clone()));
        html! {
            <button type="button" data-testid={id} title={word.clone()} aria-label={word}
                disabled={!is_enabled} {onclick}>{ icon }</button>
        }
    };
    let turnable = use_memo(drafting.code().clone(), |_| {
        Symmetry::all().map(|symmetry| (symmetry, drafting.can_turn(symmetry)))
    });
    let turn = |id, icon, symmetry| {
        let is_turnable = turnable.contains(&(symmetry, true));
        button(id, icon, is_turnable, Stroke::Turn(symmetry))
    };
    let is_written = !drafting.written().is_empty();
    html! {
        <div class="tools">
            <div class="palette" role="group" aria-label={text::word("edit-palette")}>
                { for entries.iter().map(|&entry| {
                    let (sign, name) = named(entry, props.numerals);
                    html! {
                        <button type="button" onclick={write(Some(entry))} aria-label={name}
                            aria-pressed={pressed(present == Some(entry))}>{ sign }</button>
                    }
                }) }
                <button type="button" data-testid="wipe" onclick={write(None)}
                    title={text::word("edit-wipe")} aria-label={text::word("edit-wipe")}>
                    { icons::wipe() }
                </button>
            </div>
            <div class="deeds" role="group" aria-label={text::word("edit-tools")}>
                { button("undo", icons::undo(), drafting.can_undo(), Stroke::Undo) }
                { button("redo", icons::redo(), drafting.can_redo(), Stroke::Redo) }
                { turn("rotate-left", icons::rotate_left(), Symmetry::ANTICLOCKWISE) }
                { turn("rotate-right", icons::rotate_right(), Symmetry::CLOCKWISE) }
                { turn("mirror", icons::mirror(), Symmetry::MIRRORED) }
                { turn("flip", icons::flip(), Symmetry::UPSIDE_DOWN) }
                { button("clear", icons::clear(), is_written, Stroke::Clear) }
            </div>
        </div>
    }
}

/// A clue as it is written, and as it is read aloud.
fn named(entry: Entry, numerals: Option<Numerals>) -> (String, String) {
    match entry {
        Entry::Number(number) => {
            let numerals = numerals.unwrap_or(Numerals::Decimal);
            (numerals.write(number), numerals.write(number))
        }
        Entry::Unknown => ("?".to_owned(), text::word("edit-unknown")),
    }
}

fn pressed(is_pressed: bool) -> &'static str {
    if is_pressed { "true" } else { "false" }
}
