//! The board that is written on: what all solutions share, and the cursor.

use std::rc::Rc;

use web_sys::{HtmlElement, PointerEvent};
use yew::prelude::*;

use crate::draft::{Drafting, Stroke};
use crate::grid::{Cell, Line, Shape, Site};
use crate::kind::Answer;
use crate::model::{Arg, Entry, Explanation};
use crate::playback::Playhead;
use crate::scene::{Aspect, Figure, Item, Point, Role, Scene, Theme};
use crate::web::app::board::{Gesture, Handle, Mounted, Stage, light, use_stage};
use crate::web::app::state::{Action, Editing, Overlay};
use crate::web::text;

use super::handles::use_handles;

/// What [`EditBoard`] shows.
#[derive(PartialEq, Properties)]
pub(super) struct EditBoardProps {
    /// The puzzle.
    pub(super) editing: Editing,
    /// What answers add to the board.
    pub(super) overlay: Overlay,
    /// The place to light up.
    pub(super) lit: Option<Site>,
    /// The look.
    pub(super) theme: Theme,
    /// Counts the wishes to see the whole board.
    pub(super) fits: u32,
    /// What to do.
    pub(super) dispatch: Callback<Action>,
}

/// The board.
#[component]
pub(super) fn EditBoard(props: &EditBoardProps) -> Html {
    let editing = &props.editing;
    let shape = editing.shape();
    let Mounted {
        canvas,
        place,
        stage,
    } = use_stage(shape, props.fits);
    let picture = use_memo(
        (
            editing.sheet.clone(),
            editing.held.clone(),
            props.overlay.clone(),
        ),
        |(sheet, held, overlay)| {
            let common = || match held.as_ref().map(|held| &*held.0) {
                Some(Answer::Proof(proofs)) => sheet.proven(proofs, Aspect::Common),
                _ => sheet.scene(Playhead::default()),
            };
            let mut picture = overlay.still(sheet).unwrap_or_else(common);
            overlay.mark(&mut picture);
            picture
        },
    );
    {
        let stage = Rc::clone(&stage);
        let shown = (
            Rc::clone(&picture),
            editing.drafting.cursor(),
            props.lit,
            props.theme,
        );
        use_effect_with(shown, move |(picture, cursor, lit, theme)| {
            let mut scene = Scene::clone(picture);
            light(&mut scene, *lit);
            scene.add(outline(*cursor));
            Stage::show(&stage, scene, *theme, None);
        });
    }
    {
        let canvas = canvas.clone();
        // The keys belong to the board, also for those who hear the page.
        use_effect_with((), move |()| {
            if let Some(canvas) = canvas.cast::<HtmlElement>() {
                let _ = canvas.focus();
            }
        });
    }
    let handles = use_handles(&stage, &place, shape, &props.dispatch);
    let gesture = |gesture: Gesture| follow(&stage, gesture, shape, &props.dispatch);
    html! {
        <div class="desk">
            <div class="board" ref={place} data-testid="edit-board">
                <canvas ref={canvas} role="application" tabindex="0" aria-label={label(shape)}
                    aria-describedby="cursor-told"
                    onpointerdown={gesture(Gesture::Down)} onpointermove={gesture(Gesture::Move)}
                    onpointerup={gesture(Gesture::Up)} onpointercancel={gesture(Gesture::Cancel)} />
                { handles }
                <p class="unseen" id="cursor-told" role="status" data-testid="cursor">
                    { told(&editing.drafting) }
                </p>
            </div>
        </div>
    }
}

/// A click puts the cursor on a cell, or on the place before a line.
fn follow(
    stage: &Handle,
    gesture: Gesture,
    shape: Shape,
    dispatch: &Callback<Action>,
) -> Callback<PointerEvent> {
    let (stage, dispatch) = (Rc::clone(stage), dispatch.clone());
    Callback::from(move |event: PointerEvent| {
        if Stage::pointer(&stage, gesture, &event)
            && let Some(site) =
                Stage::point(&stage, &event).and_then(|point| place_at(shape, point))
        {
            dispatch.emit(Action::Edit(Stroke::Point(site)));
        }
    })
}

fn place_at(shape: Shape, point: Point) -> Option<Site> {
    let along = |value: f64, end: u8| (0..end).find(|&at| value.floor() == f64::from(at));
    let is_before = |value: f64| value.floor() == -1.0;
    match (along(point.y, shape.rows), along(point.x, shape.cols)) {
        (Some(row), Some(col)) => Some(Cell::new(row, col).site()),
        (Some(row), None) if is_before(point.x) => Some(Line::Row(row).site()),
        (None, Some(col)) if is_before(point.y) => Some(Line::Col(col).site()),
        _ => None,
    }
}

/// A frame within the cell, which leaves lines around it to be seen.
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

fn label(shape: Shape) -> String {
    let explanation = Explanation::new("edit-board-label")
        .with("rows", Arg::Number(shape.rows.into()))
        .with("cols", Arg::Number(shape.cols.into()));
    text::plain(&explanation, shape)
}

/// "Row 3, column 4: 2", or "Row 3: 2" where it stands before the row.
fn told(drafting: &Drafting) -> String {
    let cursor = drafting.cursor();
    let what = match drafting.entry() {
        None => Arg::Word("edit-blank"),
        Some(Entry::Unknown) => Arg::Word("edit-unknown"),
        Some(Entry::Number(digit)) if drafting.has_numerals() => Arg::Digit(digit),
        Some(Entry::Number(number)) => Arg::Number(number.into()),
    };
    let explanation = match cursor.cell() {
        Some(cell) => Explanation::new("edit-cursor")
            .with("row", Arg::Number(u64::from(cell.row) + 1))
            .with("col", Arg::Number(u64::from(cell.col) + 1)),
        None => Explanation::new("edit-cursor-line").with("line", Arg::Place(cursor)),
    }
    .with("entry", what);
    text::plain(&explanation, Shape::new(1, 1))
}
