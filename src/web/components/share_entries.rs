//! Entries of the menus to copy, save or print a puzzle.

use std::rc::Rc;

use yew::prelude::*;

use super::snippet::snippet;
use crate::web::canvas::{Layer, View, paint};
use crate::web::chunk::{Copying, EntriesProps, Extent, Paper, Section, Sheet};
use crate::web::text;
use clew::handout::{PerSheet, Unprinted, Walkthrough};
use clew_core::playback::Playhead;
use clew_core::scene::{Scene, Theme, svg};
use clew_page::Mode;
use clew_page::playback::SharedPlayback;

use super::copying::copy_text;
use super::download::{file_name, save, save_text};
use super::moving_picture::MovingPicture;
use super::picture::surface;
use super::printout::Printout;
use super::puzzle_sheets::PuzzleSheets;

/// Width of a cell in pictures, in pixels, unless the picture would be too wide.
const CELL: f64 = 48.0;
/// Maximum width of a picture, in pixels.
const WIDEST: f64 = 4096.0;

/// Entries of a menu.
#[component]
pub(crate) fn Entries(props: &EntriesProps) -> Html {
    match props.section {
        Section::Picture => pictures(props),
        Section::Copy => texts(props),
        Section::Explanation => explanations(props),
    }
}

/// The page's address, or another address on this site, given from the `#` on.
pub(crate) fn link(hash: Option<&str>) -> String {
    let address = web_sys::window().and_then(|window| window.location().href().ok());
    let address = address.unwrap_or_default();
    match hash {
        Some(hash) => format!("{}{hash}", address.split('#').next().unwrap_or_default()),
        None => address,
    }
}

/// Copies the page's address, or another address on this site, given from the `#` on.
pub(crate) fn copy_link(hash: Option<&str>, copying: Copying) {
    copy_text(link(hash), copying);
}

/// Entries for pictures of the present point and of the whole solution.
fn pictures(props: &EntriesProps) -> Html {
    let picture = |save: fn(&Scene, Theme, &str), ending: &'static str| {
        let (playback, playhead, theme) = (props.playback.clone(), props.playhead, props.theme);
        let overlay = props.overlay.clone();
        Callback::from(move |_: MouseEvent| {
            let step = || playback.scene(playhead);
            let mut picture = overlay.still(&playback).unwrap_or_else(step);
            overlay.mark(&mut picture);
            save(&picture, theme, &file_name(&playback, ending));
        })
    };
    let moving = |extent| {
        props
            .on_print
            .reform(move |_: MouseEvent| Paper::Moving(extent))
    };
    let is_told = !props.playback.get().chapters().is_empty();
    html! {
        <>
            <button type="button" onclick={picture(save_svg, "svg")}>{ text::word("page-save-svg") }</button>
            <button type="button" onclick={picture(save_png, "png")}>{ text::word("page-save-png") }</button>
            if is_told {
                <button type="button" onclick={moving(Extent::Chapter)} data-testid="gif-chapter">
                    { text::word("page-save-gif-chapter") }
                </button>
                <button type="button" onclick={moving(Extent::Whole)} data-testid="gif-whole">
                    { text::word("page-save-gif") }
                </button>
            }
        </>
    }
}

/// Entries for texts of the puzzle.
fn texts(props: &EntriesProps) -> Html {
    let copy = |what: Callback<(), String>| {
        let copying = props.copying.clone();
        Callback::from(move |_: MouseEvent| copy_text(what.emit(()), copying.clone()))
    };
    let snippet = |mode: Mode| {
        let playback = props.playback.clone();
        copy(Callback::from(move |()| snippet(&playback, mode)))
    };
    html! {
        <>
            { for props.playback.exports().into_iter().map(|export| html! {
                <button type="button" onclick={copy(Callback::from(move |()| export.text.clone()))}>
                    { format_name(export.format) }
                </button>
            }) }
            <button type="button" onclick={snippet(Mode::Watch)} data-testid="copy-embed">
                { text::word("page-copy-embed") }
            </button>
            <button type="button" onclick={snippet(Mode::Play)} data-testid="copy-embed-play">
                { text::word("page-copy-embed-play") }
            </button>
        </>
    }
}

/// Entries for the explanation, as text or on paper.
fn explanations(props: &EntriesProps) -> Html {
    let print = |sheet| {
        props
            .on_print
            .reform(move |_: MouseEvent| Paper::Chapters(sheet))
    };
    let file = |written: fn(&Walkthrough) -> String, media: &'static str, ending: &'static str| {
        let playback = props.playback.clone();
        Callback::from(move |_: MouseEvent| {
            save_text(
                &written(&playback.walkthrough(&text::speaker())),
                media,
                &file_name(&playback, ending),
            );
        })
    };
    html! {
        <>
            <button type="button" onclick={file(Walkthrough::text, "text/plain", "txt")}>
                { text::word("page-save-text") }
            </button>
            <button type="button" onclick={file(Walkthrough::markdown, "text/markdown", "md")}>
                { text::word("page-save-markdown") }
            </button>
            <button type="button" onclick={print(Sheet::Two)}>{ text::word("page-print-two") }</button>
            <button type="button" onclick={print(Sheet::Four)}>{ text::word("page-print-four") }</button>
        </>
    }
}

/// Name of a format.
fn format_name(format: &'static str) -> String {
    let explanation = clew_core::model::Explanation::new("page-copy-format")
        .with("format", clew_core::model::Arg::Word(format));
    text::say(&explanation)
}

/// Sheets or picture in progress, on the way to the printer or into a file.
pub(crate) fn paper(
    paper: Paper,
    playback: &SharedPlayback,
    playhead: Playhead,
    theme: Theme,
    on_end: Callback<()>,
) -> Html {
    match paper {
        Paper::Puzzle(level) => {
            let puzzle = Unprinted {
                code: playback.code(),
                level,
            };
            html! {
                <PuzzleSheets puzzles={Rc::new(vec![puzzle])} per_sheet={PerSheet::One} {theme} {on_end} />
            }
        }
        Paper::Moving(extent) => html! {
            <MovingPicture playback={playback.clone()} {playhead} {extent} {theme} {on_end} />
        },
        Paper::Chapters(sheet) => html! {
            <Printout playback={playback.clone()} {sheet} {theme} {on_end} />
        },
    }
}

fn save_svg(scene: &Scene, theme: Theme, name: &str) {
    let picture = svg::write(scene, theme);
    let encoded = String::from(js_sys::encode_uri_component(&picture));
    save(&format!("data:image/svg+xml,{encoded}"), name);
}

fn save_png(scene: &Scene, theme: Theme, name: &str) {
    let Some(surface) = surface(scene, CELL, WIDEST) else {
        return;
    };
    let size = [surface.width.into(), surface.height.into()];
    let view = View::fitted(scene, size, 1.0);
    paint(&surface.context, scene, theme, view, Layer::All, 1.0);
    let address = surface.context.canvas().map(|canvas| canvas.to_data_url());
    if let Some(Ok(address)) = address {
        save(&address, name);
    }
}
