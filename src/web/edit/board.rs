//! Board of the editor: the facts that all solutions share, and the cursor.

use std::rc::Rc;

use web_sys::{HtmlElement, PointerEvent};
use yew::prelude::*;

use crate::draft::{Drafting, EditCommand};
use crate::grid::{Cell, Line, Shape, Site};
use crate::kind::Answer;
use crate::model::{Arg, Entry, Explanation};
use crate::playback::Playhead;
use crate::scene::{Aspect, Figure, Item, Point, Role, Scene, Theme};
use crate::web::components::board::{
    BoardView, Gesture, Handle, Motion, Mounted, highlight, use_board_view,
};
use crate::web::state::{Action, Overlay};
use crate::web::text;

use super::State;
use super::handles::use_handles;

/// Properties of [`EditBoard`].
#[derive(PartialEq, Properties)]
pub(crate) struct EditBoardProps {
    /// State of the editor.
    pub(crate) edit: State,
    /// Marks that answers add to the board.
    pub(crate) overlay: Overlay,
    /// Place to be highlighted.
    pub(crate) highlighted: Option<Site>,
    /// Colours and digits.
    pub(crate) theme: Theme,
    /// Number of requests to see the whole board.
    pub(crate) fits: u32,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Action>,
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
    let picture = use_memo(
        (edit.bare.clone(), edit.proof.clone(), props.overlay.clone()),
        |(bare, proof, overlay)| {
            let common = || match proof.as_ref().map(|proof| &*proof.0) {
                Some(Answer::Proof(proofs)) => bare.proven(proofs, Aspect::Common),
                _ => bare.scene(Playhead::default()),
            };
            let mut picture = overlay.still(bare).unwrap_or_else(common);
            overlay.mark(&mut picture);
            picture
        },
    );
    {
        let view = Rc::clone(&view);
        let shown = (
            Rc::clone(&picture),
            edit.drafting.cursor(),
            props.highlighted,
            props.theme,
        );
        use_effect_with(shown, move |(picture, cursor, highlighted, theme)| {
            let mut scene = Scene::clone(picture);
            highlight(&mut scene, *highlighted);
            scene.add(outline(*cursor));
            BoardView::show(&view, scene, *theme, Motion::Immediate);
        });
    }
    {
        let canvas = canvas.clone();
        // The keys belong to the board, also with a screen reader.
        use_effect_with((), move |()| {
            if let Some(canvas) = canvas.cast::<HtmlElement>() {
                let _ = canvas.focus();
            }
        });
    }
    let handles = use_handles(&view, &place, shape, &props.dispatch);
    let gesture = |gesture: Gesture| on_gesture(&view, gesture, shape, &props.dispatch);
    html! {
        <div class="desk">
            <div class="board" ref={place} data-testid="edit-board">
                <canvas ref={canvas} role="application" tabindex="0" aria-label={label(shape)}
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

/// Listener to a gesture: a click puts the cursor on a cell, or on the place
/// before a line.
fn on_gesture(
    view: &Handle,
    gesture: Gesture,
    shape: Shape,
    dispatch: &Callback<Action>,
) -> Callback<PointerEvent> {
    let (view, dispatch) = (Rc::clone(view), dispatch.clone());
    Callback::from(move |event: PointerEvent| {
        if BoardView::pointer(&view, gesture, &event)
            && let Some(site) =
                BoardView::point(&view, &event).and_then(|point| place_at(shape, point))
        {
            dispatch.emit(Action::Edit(EditCommand::Point(site)));
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
fn cursor_words(drafting: &Drafting) -> String {
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
