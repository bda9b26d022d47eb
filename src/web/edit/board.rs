//! Board of the editor: the facts that all solutions share, the present drawing, and
//! the cursor.

use std::rc::Rc;

use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::web::components::board::{
    BoardView, Gesture, Motion, Mounted, highlight, use_board_view,
};
use crate::web::text;
use clew::draft::Drafting;
use clew::kind::Answer;
use clew_core::grid::{Cell, Shape, Site};
use clew_core::model::{Arg, Explanation};
use clew_core::playback::Playhead;
use clew_core::scene::{self, Aspect, Figure, Item, Point, Role, Scene, Theme};
use clew_page::edit::{EditState, Tool};
use clew_page::{Message, Overlay};

use super::handles::use_handles;
use super::pointer::use_pointer;
use super::words::cursor_words;

/// Properties of [`EditBoard`].
#[derive(PartialEq, Properties)]
pub(crate) struct EditBoardProps {
    /// State of the editor.
    pub(crate) edit: EditState,
    /// Marks that answers add to the board.
    pub(crate) overlay: Overlay,
    /// Place to highlight.
    pub(crate) highlighted: Option<Site>,
    /// Colours and digits.
    pub(crate) theme: Theme,
    /// Number of requests to see the whole board.
    pub(crate) fits: u32,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The board.
#[component]
pub(crate) fn EditBoard(props: &EditBoardProps) -> Html {
    let edit = &props.edit;
    let shape = edit.shape();
    let Mounted {
        canvas,
        place,
        view,
    } = use_board_view(shape, props.fits);
    let pointer = use_pointer(&view, edit.tool, shape, &props.dispatch);
    let picture = use_memo((edit.clone(), props.overlay.clone()), |(edit, overlay)| {
        picture(edit, overlay)
    });
    {
        let view = Rc::clone(&view);
        let shown = (
            Rc::clone(&picture),
            edit.drafting.cursor(),
            props.highlighted,
            props.theme,
            trail(edit, &pointer.path),
        );
        use_effect_with(
            shown,
            move |(picture, cursor, highlighted, theme, trail)| {
                let mut scene = Scene::clone(picture);
                scene.add(trail.iter().cloned());
                highlight(&mut scene, *highlighted);
                scene.add(outline(*cursor));
                BoardView::show(&view, scene, *theme, Motion::Immediate);
            },
        );
    }
    {
        // Keys belong to the board, even with a screen reader.
        use_effect_with((), move |()| focus());
    }
    let handles = use_handles(&view, &place, &edit.drafting, &props.dispatch);
    let gesture = |gesture: Gesture| pointer.on(gesture);
    html! {
        <div class="desk">
            <div class="board" ref={place} data-testid="edit-board">
                <canvas ref={canvas} id={CANVAS} role="application" tabindex="0"
                    aria-label={label(&edit.drafting)}
                    class={edit.tool.is_drawing().then_some("drawing")}
                    aria-describedby="cursor-told"
                    onpointerdown={gesture(Gesture::Down)} onpointermove={gesture(Gesture::Move)}
                    onpointerup={gesture(Gesture::Up)} onpointercancel={gesture(Gesture::Cancel)} />
                { handles }
                <p class="unseen" id="cursor-told" role="status" data-testid="cursor">
                    { cursor_words(&edit.drafting) }
                </p>
            </div>
        </div>
    }
}

/// Id of the canvas.
const CANVAS: &str = "edit-canvas";

/// Focuses the board, so that keys go to it and not to a button.
pub(crate) fn focus() {
    let canvas = gloo::utils::document().get_element_by_id(CANVAS);
    if let Some(canvas) = canvas.and_then(|canvas| canvas.dyn_into::<HtmlElement>().ok()) {
        let _ = canvas.focus();
    }
}

/// Picture of the board without the cursor.
fn picture(edit: &EditState, overlay: &Overlay) -> Scene {
    let (drafting, bare) = (&edit.drafting, &edit.bare);
    let plain = || bare.scene(Playhead::default());
    let common = || match edit.proof.as_ref().map(|proof| &*proof.0) {
        Some(Answer::Proof(proofs)) => bare.proven(proofs, Aspect::Common),
        _ => plain(),
    };
    let mut picture = match (drafting.is_open(), edit.tool) {
        (true, _) => plain(),
        (false, Tool::Water) => {
            let mut picture = plain();
            picture.add(scene::poured(drafting.water().unwrap_or_default()));
            picture
        }
        (false, _) if edit.has_clues_alone => plain(),
        (false, _) => overlay.still(bare).unwrap_or_else(common),
    };
    if !edit.has_clues_alone {
        overlay.mark(&mut picture);
    }
    if let Some(walls) = drafting.drawn() {
        if drafting.is_open() {
            scene::divide(&mut picture, walls);
        }
        picture.add(scene::loose(walls));
    }
    if let Some(wanted) = drafting.region_size().filter(|_| drafting.is_open()) {
        picture.add(scene::region_sizes(&drafting.wrong_regions(), wanted));
    }
    picture
}

/// Marks for the pointer's present drawing.
fn trail(edit: &EditState, path: &[Cell]) -> Vec<Item> {
    let Some(walls) = edit.drafting.walls() else {
        return Vec::new();
    };
    scene::outlined(walls.shape(), &edit.tool.preview(path, walls))
}

/// A frame within the cell, which keeps the surrounding lines visible.
fn outline(cursor: Site) -> [Item; 4] {
    const REACH: f64 = 0.38;
    let middle = Point::from(cursor);
    let (left, top) = (middle.x - REACH, middle.y - REACH);
    let (right, bottom) = (middle.x + REACH, middle.y + REACH);
    let corners = [
        Point::new(left, top),
        Point::new(right, top),
        Point::new(right, bottom),
        Point::new(left, bottom),
    ];
    std::array::from_fn(|i| {
        let (from, to) = (corners[i], corners[(i + 1) % 4]);
        Item::new(cursor, Role::Cursor, Figure::Segment { from, to })
    })
}

fn label(drafting: &Drafting) -> String {
    let shape = drafting.shape();
    let message = match drafting.region_name() {
        Some(_) => "edit-board-label-regions",
        None => "edit-board-label",
    };
    let mut explanation = Explanation::new(message)
        .with("rows", Arg::Number(shape.rows.into()))
        .with("cols", Arg::Number(shape.cols.into()));
    if let Some(name) = drafting.region_name() {
        explanation = explanation.with("region", Arg::Word(name));
    }
    text::plain(&explanation, Shape::new(1, 1))
}
