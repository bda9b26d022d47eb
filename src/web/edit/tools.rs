//! Tools of the editor: meanings of the pointer, entries for the cursor's place,
//! commands for the board, and a message about the last action.

use yew::prelude::*;

use crate::web::components::icons;
use crate::web::text;
use clew::draft::{Drafting, EditCommand};
use clew_core::grid::Symmetry;
use clew_core::model::{Arg, Entry, Explanation, Numerals};
use clew_page::Message;
use clew_page::edit::Tool;

use super::words;

/// Properties of [`Tools`].
#[derive(PartialEq, Properties)]
pub(crate) struct ToolsProps {
    /// The puzzle.
    pub(crate) drafting: Drafting,
    /// Meaning of a pointer on the board.
    pub(crate) tool: Tool,
    /// Writing of digits above 9; `None` if there are no such digits.
    pub(crate) numerals: Option<Numerals>,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// Entries and buttons.
#[component]
pub(crate) fn Tools(props: &ToolsProps) -> Html {
    let drafting = &props.drafting;
    let entries = use_memo((drafting.code().clone(), drafting.cursor()), |_| {
        drafting.entries()
    });
    let present = drafting.entry();
    let write = |entry: Option<Entry>| {
        props
            .dispatch
            .reform(move |_: MouseEvent| Message::Edit(EditCommand::Write(entry)))
    };
    let button = |id: &'static str, icon: Html, is_enabled: bool, command: EditCommand| {
        let word = text::word(&format!("edit-{id}"));
        let onclick = props
            .dispatch
            .reform(move |_: MouseEvent| Message::Edit(command.clone()));
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
        button(id, icon, is_turnable, EditCommand::Turn(symmetry))
    };
    let is_written = !drafting.written().is_empty();
    let tools = Tool::of(drafting);
    html! {
        <div class="tools">
            { words::notice(drafting.notice(), drafting.shape()) }
            if tools.len() > 1 {
                <div class="choices" role="group" aria-label={text::word("edit-tool")}>
                    { for tools.into_iter().map(|tool| choice(props, tool)) }
                </div>
            }
            if props.tool.is_drawing() {
                <p class="told">{ told(props) }</p>
            } else if !entries.is_empty() {
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
            } else {
                <p class="told">{ text::word("edit-tool-told-clues") }</p>
            }
            <div class="deeds" role="group" aria-label={text::word("edit-tools")}>
                { button("undo", icons::undo(), drafting.can_undo(), EditCommand::Undo) }
                { button("redo", icons::redo(), drafting.can_redo(), EditCommand::Redo) }
                { turn("rotate-left", icons::rotate_left(), Symmetry::ANTICLOCKWISE) }
                { turn("rotate-right", icons::rotate_right(), Symmetry::CLOCKWISE) }
                { turn("mirror", icons::mirror(), Symmetry::MIRRORED) }
                { turn("flip", icons::flip(), Symmetry::UPSIDE_DOWN) }
                { button("clear", icons::clear(), is_written, EditCommand::Clear) }
            </div>
        </div>
    }
}

/// Message about a kind's regions, using that kind's word for them.
fn regional(props: &ToolsProps, message: &'static str) -> String {
    let name = props.drafting.region_name().unwrap_or_default();
    text::say(&Explanation::new(message).with("region", Arg::Word(name)))
}

/// Button for a meaning of the pointer.
fn choice(props: &ToolsProps, tool: Tool) -> Html {
    let word = match tool {
        Tool::Clues => "edit-tool-clues",
        Tool::Region => "edit-tool-region",
        Tool::Extend => "edit-tool-extend",
        Tool::Walls => "edit-tool-walls",
        Tool::Water => "edit-tool-water",
    };
    let onclick = props
        .dispatch
        .reform(move |_: MouseEvent| Message::Tool(tool));
    html! {
        <button type="button" {onclick} data-testid={format!("tool-{}", tool.name())}
            aria-pressed={pressed(props.tool == tool)}>{ regional(props, word) }</button>
    }
}

/// Sentence about a meaning of the pointer.
fn told(props: &ToolsProps) -> String {
    let message = match props.tool {
        Tool::Clues => "edit-tool-told-clues",
        Tool::Region => "edit-tool-told-region",
        Tool::Extend => "edit-tool-told-extend",
        Tool::Walls => "edit-tool-told-walls",
        Tool::Water => "edit-tool-told-water",
    };
    regional(props, message)
}

/// Clue in its written form and in its spoken form.
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
