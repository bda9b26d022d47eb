//! Entries of the menu to copy, save or print a puzzle.

use std::rc::Rc;

use yew::prelude::*;

use super::snippet::snippet;
use crate::web::canvas::{Layer, View, paint};
use crate::web::chunk::{EntriesProps, Extent, Paper, Sheet};
use crate::web::text;
use clew::handout::{PerSheet, Unprinted, Walkthrough};
use clew_core::playback::Playhead;
use clew_core::scene::{Scene, Theme, svg};
use clew_page::playback::SharedPlayback;

use super::copying::copy_text;
use super::download::{save, save_text};
use super::moving_picture::MovingPicture;
use super::picture::surface;
use super::printout::Printout;
use super::puzzle_sheets::PuzzleSheets;

/// Width of a cell in pictures, in pixels, unless the picture became too wide.
const CELL: f64 = 48.0;
/// Largest width of a picture, in pixels.
const WIDEST: f64 = 4096.0;

/// Entries of the menu.
#[component]
pub(crate) fn Entries(props: &EntriesProps) -> Html {
    let copy = |what: Callback<(), String>| {
        let copying = props.copying.clone();
        Callback::from(move |_: MouseEvent| copy_text(what.emit(()), copying.clone()))
    };
    let link = copy(Callback::from(|()| {
        let address = web_sys::window().and_then(|window| window.location().href().ok());
        address.unwrap_or_default()
    }));
    let snippet = {
        let playback = props.playback.clone();
        copy(Callback::from(move |()| snippet(&playback)))
    };
    let picture = |save: fn(&Scene, Theme)| {
        let (playback, playhead, theme) = (props.playback.clone(), props.playhead, props.theme);
        let overlay = props.overlay.clone();
        Callback::from(move |_: MouseEvent| {
            let step = || playback.scene(playhead);
            let mut picture = overlay.still(&playback).unwrap_or_else(step);
            overlay.mark(&mut picture);
            save(&picture, theme);
        })
    };
    let is_told = !props.playback.get().chapters().is_empty();
    let print = |paper| props.on_print.reform(move |_: MouseEvent| paper);
    let file = |written: fn(&Walkthrough) -> String, media: &'static str, name: &'static str| {
        let playback = props.playback.clone();
        Callback::from(move |_: MouseEvent| {
            save_text(
                &written(&playback.walkthrough(&text::speaker())),
                media,
                name,
            );
        })
    };
    html! {
        <>
            <button type="button" onclick={link}>{ text::word("page-copy-link") }</button>
            { for props.playback.exports().into_iter().map(|export| html! {
                <button type="button" onclick={copy(Callback::from(move |()| export.text.clone()))}>
                    { copy_label(export.format) }
                </button>
            }) }
            <button type="button" onclick={snippet} data-testid="copy-embed">
                { text::word("page-copy-embed") }
            </button>
            <button type="button" onclick={picture(save_svg)}>{ text::word("page-save-svg") }</button>
            <button type="button" onclick={picture(save_png)}>{ text::word("page-save-png") }</button>
            <button type="button" onclick={print(Paper::Puzzle)} data-testid="print-puzzle">
                { text::word("page-print-puzzle") }
            </button>
            if is_told {
                <button type="button" onclick={print(Paper::Moving(Extent::Chapter))} data-testid="gif-chapter">
                    { text::word("page-save-gif-chapter") }
                </button>
                <button type="button" onclick={print(Paper::Moving(Extent::Whole))} data-testid="gif-whole">
                    { text::word("page-save-gif") }
                </button>
                <button type="button" onclick={file(Walkthrough::text, "text/plain", "clew.txt")}>
                    { text::word("page-save-text") }
                </button>
                <button type="button" onclick={file(Walkthrough::markdown, "text/markdown", "clew.md")}>
                    { text::word("page-save-markdown") }
                </button>
                <button type="button" onclick={print(Paper::Chapters(Sheet::Two))}>{ text::word("page-print-two") }</button>
                <button type="button" onclick={print(Paper::Chapters(Sheet::Four))}>{ text::word("page-print-four") }</button>
            }
        </>
    }
}

fn copy_label(format: &'static str) -> String {
    let explanation = clew_core::model::Explanation::new("page-copy-format")
        .with("format", clew_core::model::Arg::Word(format));
    text::plain(&explanation, clew_core::grid::Shape::new(1, 1))
}

/// Sheets or picture under way to the printer or into a file.
pub(crate) fn paper(
    paper: Paper,
    playback: &SharedPlayback,
    playhead: Playhead,
    theme: Theme,
    on_end: Callback<()>,
) -> Html {
    match paper {
        Paper::Puzzle => {
            let puzzle = Unprinted {
                code: playback.code(),
                level: None,
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

fn save_svg(scene: &Scene, theme: Theme) {
    let picture = svg::write(scene, theme);
    let encoded = String::from(js_sys::encode_uri_component(&picture));
    save(&format!("data:image/svg+xml,{encoded}"), "clew.svg");
}

fn save_png(scene: &Scene, theme: Theme) {
    let Some(surface) = surface(scene, CELL, WIDEST) else {
        return;
    };
    let size = [surface.width.into(), surface.height.into()];
    let view = View::fitted(scene, size, 1.0);
    paint(&surface.context, scene, theme, view, Layer::All, 1.0);
    let address = surface.context.canvas().map(|canvas| canvas.to_data_url());
    if let Some(Ok(address)) = address {
        save(&address, "clew.png");
    }
}
