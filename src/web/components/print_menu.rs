//! Menu to print several puzzles.

use std::rc::Rc;

use strum::IntoEnumIterator as _;
use yew::prelude::*;

use crate::web::text;
use clew::handout::{PerSheet, Unprinted};
use clew_core::scene::Theme;

use super::menu::Menu;
use super::puzzle_sheets::PuzzleSheets;

/// Properties of [`PrintMenu`].
#[derive(PartialEq, Properties)]
pub(crate) struct PrintMenuProps {
    /// Callback that returns the puzzles when they are to be printed.
    pub(crate) puzzles: Callback<(), Vec<Unprinted>>,
    /// Colours and digits.
    pub(crate) theme: Theme,
}

/// The menu, with an entry for each number of puzzles on a sheet.
#[component]
pub(crate) fn PrintMenu(props: &PrintMenuProps) -> Html {
    let printing = use_state(|| None::<(PerSheet, Rc<Vec<Unprinted>>)>);
    let on_end = {
        let printing = printing.setter();
        Callback::from(move |()| printing.set(None))
    };
    let entry = |per_sheet: PerSheet| {
        let (printing, puzzles) = (printing.setter(), props.puzzles.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            printing.set(Some((per_sheet, Rc::new(puzzles.emit(())))));
        });
        let id = format!("print-{}", per_sheet.count());
        html! {
            <button type="button" data-testid={id} {onclick}>
                { text::counted("print-per-sheet", "count", per_sheet.count()) }
            </button>
        }
    };
    html! {
        <>
            <Menu id="print-menu" label={text::word("print-all")}>
                { for PerSheet::iter().map(entry) }
            </Menu>
            if let Some((per_sheet, puzzles)) = &*printing {
                <PuzzleSheets puzzles={puzzles.clone()} per_sheet={*per_sheet} theme={props.theme} {on_end} />
            }
        </>
    }
}
