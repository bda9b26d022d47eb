//! Handles at the edge of the board: dragging them, or moving them with arrow
//! keys, changes its size.

use std::rc::Rc;

use web_sys::{HtmlElement, PointerEvent};
use yew::prelude::*;

use crate::web::components::board::{BoardView, Handle};
use crate::web::text;
use clew::draft::{Drafting, EditCommand};
use clew::kind;
use clew_core::grid::Shape;
use clew_core::model::{Arg, Explanation};
use clew_page::Message;

/// Sides moved by a handle.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Grip {
    Right,
    Bottom,
    Corner,
}

/// A drag in progress.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Drag {
    grip: Grip,
    x: i32,
    y: i32,
    /// Width of a cell, in CSS pixels.
    cell: f64,
    /// The size that it would produce.
    wanted: Shape,
}

/// The handles of a board, and a frame in the size that a drag would produce;
/// `place` contains the board.
#[hook]
pub(crate) fn use_handles(
    view: &Handle,
    place: &NodeRef,
    drafting: &Drafting,
    dispatch: &Callback<Message>,
) -> Html {
    let shape = drafting.shape();
    let (kind, layout) = (drafting.code().kind, drafting.layout());
    let possible = move |wanted: Shape| kind::sizes(kind, layout).nearest(wanted, shape);
    let drag = use_state_eq(|| None::<Drag>);
    let down = |grip: Grip| {
        let (view, drag) = (Rc::clone(view), drag.clone());
        Callback::from(move |event: PointerEvent| {
            let button: HtmlElement = event.target_unchecked_into();
            let _ = button.set_pointer_capture(event.pointer_id());
            drag.set(BoardView::cell(&view).map(|cell| Drag {
                grip,
                x: event.client_x(),
                y: event.client_y(),
                cell,
                wanted: shape,
            }));
        })
    };
    let moved = {
        let (drag, place) = (drag.clone(), place.clone());
        Callback::from(move |event: PointerEvent| {
            if let Some(mut now) = *drag {
                now.wanted = possible(now.reached(shape, &event));
                if let Some(place) = place.cast::<HtmlElement>() {
                    frame(&place, now);
                }
                drag.set(Some(now));
            }
        })
    };
    let up = {
        let (drag, dispatch) = (drag.clone(), dispatch.clone());
        Callback::from(move |_: PointerEvent| {
            if let Some(done) = *drag {
                dispatch.emit(Message::Edit(EditCommand::Resize(done.wanted)));
            }
            drag.set(None);
        })
    };
    let cancel = {
        let drag = drag.clone();
        Callback::from(move |_: PointerEvent| drag.set(None))
    };
    let keys = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: KeyboardEvent| {
            let (rows, cols) = match event.key().as_str() {
                "ArrowRight" => (0, 1),
                "ArrowLeft" => (0, -1),
                "ArrowDown" => (1, 0),
                "ArrowUp" => (-1, 0),
                _ => return,
            };
            // These keys do not move the cursor now.
            event.prevent_default();
            event.stop_propagation();
            let wanted = possible(larger(shape, rows, cols));
            dispatch.emit(Message::Edit(EditCommand::Resize(wanted)));
        })
    };
    let handle = |class: &'static str, grip: Grip| {
        let is_corner = grip == Grip::Corner;
        html! {
            <button type="button" class={classes!("handle", class)} data-testid={class}
                tabindex={(!is_corner).then_some("-1")} aria-hidden={(!is_corner).then_some("true")}
                title={text::word("edit-handle")} aria-label={text::word("edit-handle")}
                onpointerdown={down(grip)} onpointermove={moved.clone()} onpointerup={up.clone()}
                onpointercancel={cancel.clone()} onkeydown={keys.clone()} />
        }
    };
    let size_words = |wanted: Shape| {
        let explanation = Explanation::new("edit-size-told")
            .with("rows", Arg::Number(wanted.rows.into()))
            .with("cols", Arg::Number(wanted.cols.into()));
        text::plain(&explanation, wanted)
    };
    html! {
        <>
            { handle("handle-right", Grip::Right) }
            { handle("handle-bottom", Grip::Bottom) }
            { handle("handle-corner", Grip::Corner) }
            if let Some(drag) = *drag {
                <div class="frame" aria-hidden="true"><b>{ size_words(drag.wanted) }</b></div>
            }
        </>
    }
}

impl Drag {
    /// The size requested by the pointer.
    fn reached(self, shape: Shape, event: &PointerEvent) -> Shape {
        let cells = |from: i32, to: i32| (f64::from(to - from) / self.cell).round() as i16;
        let rows = cells(self.y, event.client_y());
        let cols = cells(self.x, event.client_x());
        match self.grip {
            Grip::Right => larger(shape, 0, cols),
            Grip::Bottom => larger(shape, rows, 0),
            Grip::Corner => larger(shape, rows, cols),
        }
    }
}

/// A shape with more rows and columns, at least one of each.
fn larger(shape: Shape, rows: i16, cols: i16) -> Shape {
    let add = |side: u8, more: i16| {
        let sum = i16::from(side).saturating_add(more);
        u8::try_from(sum.clamp(1, u8::MAX.into())).expect("between 1 and 255")
    };
    Shape::new(add(shape.rows, rows), add(shape.cols, cols))
}

/// Gives the frame the size of a board.
fn frame(place: &HtmlElement, drag: Drag) {
    for (name, cells) in [
        ("--frame-width", drag.wanted.cols),
        ("--frame-height", drag.wanted.rows),
    ] {
        let length = f64::from(cells) * drag.cell;
        let _ = place.style().set_property(name, &format!("{length}px"));
    }
}
