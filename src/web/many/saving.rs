//! The list as a file to save. It is written in turns, because a long list takes a while.

use js_sys::Array;

use crate::web::components::download::save_parts;
use crate::web::hooks::in_turn;
use crate::web::text;
use clew::many::export::Form;
use clew_page::many::Listed;

/// Number of rows written at once.
const PART: usize = 250;

/// File in progress.
struct Writing {
    listed: Listed,
    form: Form,
    /// Texts written so far.
    parts: Array,
    /// Number of rows written so far.
    done: usize,
}

/// Saves the rows shown, each as it is when its turn comes; nothing waits for this.
pub(super) fn save_rows(listed: Listed, form: Form) {
    let writing = Writing {
        listed,
        form,
        parts: Array::of1(&form.head().into()),
        done: 0,
    };
    in_turn(move || go_on(writing));
}

/// Writes some rows, and leaves the others to the next turn.
fn go_on(mut writing: Writing) {
    let order = writing.listed.view.order();
    let Some(rest) = order.get(writing.done..).filter(|rest| !rest.is_empty()) else {
        let (media, name) = file(writing.form);
        save_parts(&writing.parts, media, name);
        return;
    };
    let part = &rest[..rest.len().min(PART)];
    let table = writing.listed.sheet.table();
    let rows = writing.form.rows(&table, part, &text::speaker());
    writing.parts.push(&rows.into());
    let written = part.len();
    drop(table);
    writing.done += written;
    in_turn(move || go_on(writing));
}

/// Media type and name of a file.
fn file(form: Form) -> (&'static str, &'static str) {
    match form {
        Form::Csv => ("text/csv", "clew.csv"),
        Form::JsonLines => ("application/jsonl", "clew.jsonl"),
        Form::Puzzles(_) => ("text/plain", "clew.txt"),
    }
}
