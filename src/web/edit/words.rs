//! The cursor and the last action in words, for screen readers and the line below the
//! board.

use yew::prelude::*;

use crate::web::text;
use clew::draft::{Drafting, Notice};
use clew_core::grid::{Cell, Shape};
use clew_core::model::{Arg, Entry, Explanation};

/// "Row 3, column 4: 2", or "Row 3: 2" if the cursor is in front of the row; with the
/// region if regions are drawn.
pub(super) fn cursor_words(drafting: &Drafting) -> String {
    let cursor = drafting.cursor();
    let what = match drafting.entry() {
        None => Arg::Word("edit-blank"),
        Some(Entry::Unknown) => Arg::Word("edit-unknown"),
        Some(Entry::Number(digit)) if drafting.has_numerals() => Arg::Digit(digit),
        Some(Entry::Number(number)) => Arg::Number(number.into()),
    };
    let Some(cell) = cursor.cell() else {
        let line = Explanation::new("edit-cursor-line")
            .with("line", Arg::Place(cursor))
            .with("entry", what);
        return text::plain(&line, Shape::new(1, 1));
    };
    // A cell that cannot contain a clue is described by its region only.
    let what = match drafting.entries().is_empty() {
        true => region_words(drafting, cell).map_or(what, Arg::Text),
        false => what,
    };
    let is_told = drafting.is_drawn() && !drafting.entries().is_empty();
    let words = Explanation::new("edit-cursor")
        .with("row", Arg::Number(u64::from(cell.row) + 1))
        .with("col", Arg::Number(u64::from(cell.col) + 1))
        .with("entry", what);
    let words = text::plain(&words, Shape::new(1, 1));
    match region_words(drafting, cell).filter(|_| is_told) {
        Some(region) => text::say(
            &Explanation::new("edit-cursor-in-region")
                .with("cursor", Arg::Text(words))
                .with("region", Arg::Text(region)),
        ),
        None => words,
    }
}

/// "region of 7 of 9 cells; walls above and left".
fn region_words(drafting: &Drafting, cell: Cell) -> Option<String> {
    let region = drafting.region(cell)?;
    let walls = drafting.walls()?;
    let names = [
        "edit-side-top",
        "edit-side-right",
        "edit-side-bottom",
        "edit-side-left",
    ];
    let sides = cell.edges().into_iter().zip(names);
    let walled = sides.filter(|(edge, _)| walls.has(*edge));
    let walled: Vec<Explanation> = walled.map(|(_, name)| Explanation::new(name)).collect();
    let message = match region.wanted.filter(|&wanted| wanted != region.cells) {
        Some(_) => "edit-cursor-region-of",
        None => "edit-cursor-region",
    };
    let mut words = Explanation::new(message)
        .with("region", Arg::Word(region.name))
        .with("count", Arg::Number(region.cells as u64))
        .with("walls", Arg::Number(walled.len() as u64))
        .with("sides", Arg::Said(walled));
    if let Some(wanted) = region.wanted {
        words = words.with("size", Arg::Number(wanted as u64));
    }
    Some(text::plain(&words, Shape::new(1, 1)))
}

/// Line about the last action, or nothing.
pub(super) fn notice(notice: Option<&Notice>, shape: Shape) -> Html {
    let words = notice.map(|notice| text::plain(&notice.words, shape));
    let is_refusal = notice.is_some_and(|notice| notice.is_refusal);
    html! {
        <p class={classes!("notice", is_refusal.then_some("refusal"))} role="status"
            data-testid="notice">{ words.unwrap_or_default() }</p>
    }
}
