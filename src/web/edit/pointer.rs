//! Pointer on the board of the editor: it places the cursor, or draws.

use std::rc::Rc;

use web_sys::PointerEvent;
use yew::prelude::*;

use crate::web::components::board::{BoardView, Gesture, Handle};
use clew::draft::{EditCommand, lengthen};
use clew_core::grid::{Cell, Line, Shape, Site};
use clew_core::scene::{self, Point};
use clew_page::Message;
use clew_page::edit::Tool;

/// Path of the pressed pointer, and the function that creates gesture listeners.
pub(crate) struct Pointer {
    /// Cells it went over.
    pub(crate) path: Vec<Cell>,
    on_gesture: Rc<Listener>,
}

/// Listener to gestures of all types.
type Listener = dyn Fn(Gesture, &PointerEvent);

impl Pointer {
    /// Listener to a gesture.
    pub(crate) fn on(&self, gesture: Gesture) -> Callback<PointerEvent> {
        let on_gesture = Rc::clone(&self.on_gesture);
        Callback::from(move |event: PointerEvent| on_gesture(gesture, &event))
    }
}

/// The pointer on a board. A second finger ends the drawing of the first one.
#[hook]
pub(crate) fn use_pointer(
    view: &Handle,
    tool: Tool,
    shape: Shape,
    dispatch: &Callback<Message>,
) -> Pointer {
    // Events may arrive faster than frames, so the path is kept outside the state.
    let path = use_mut_ref(Vec::<Cell>::new);
    let shown = use_state_eq(Vec::<Cell>::new);
    {
        let view = Rc::clone(view);
        use_effect_with(tool, move |tool| {
            BoardView::draw_on(&view, tool.is_drawing());
        });
    }
    let on_gesture = {
        let (view, path, shown) = (Rc::clone(view), Rc::clone(&path), shown.clone());
        let dispatch = dispatch.clone();
        move |gesture: Gesture, event: &PointerEvent| {
            let is_clicked = BoardView::pointer(&view, gesture, event);
            let point = BoardView::point(&view, event);
            let cell = point.and_then(|point| scene::cell_at(shape, point));
            let is_alone = BoardView::pointers(&view) == 1;
            let mut path = path.borrow_mut();
            match gesture {
                Gesture::Down => {
                    path.clear();
                    let is_begun = tool.is_drawing() && is_alone && event.button() == 0;
                    path.extend(cell.filter(|_| is_begun));
                }
                Gesture::Move if !is_alone => path.clear(),
                Gesture::Move => {
                    if let Some(cell) = cell.filter(|_| !path.is_empty()) {
                        lengthen(&mut path, cell);
                    }
                }
                Gesture::Cancel => path.clear(),
                Gesture::Up => {
                    let drawn = point.and_then(|point| tool.command(&path, point, shape));
                    let pointed = || {
                        let point = point.filter(|_| is_clicked)?;
                        Some(EditCommand::Point(place_at(shape, point)?))
                    };
                    if let Some(command) = drawn.or_else(pointed) {
                        dispatch.emit(Message::Edit(command));
                    }
                    path.clear();
                }
            }
            shown.set(path.clone());
        }
    };
    Pointer {
        path: (*shown).clone(),
        on_gesture: Rc::new(on_gesture),
    }
}

/// Cell at a point, or the clue's place in front of a line.
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
