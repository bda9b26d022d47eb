//! Board of a puzzle being watched: the picture of the present step.

use std::rc::Rc;

use web_sys::PointerEvent;
use yew::prelude::*;

use crate::web::canvas::moves;
use crate::web::chunk;
use crate::web::components::board::{
    BoardView, Gesture, Handle, Motion, Mounted, highlight, key_opener, use_board_view,
};
use crate::web::hooks::prefers_reduced_motion;
use crate::web::text;
use clew_core::grid::Site;
use clew_core::model::Arg;
use clew_core::playback::{Playhead, RowKind};
use clew_core::scene::{Figure, Item, Point, Role, Scene, Theme, site_at};
use clew_page::playback::SharedPlayback;
use clew_page::watch::{Action, Guess, Move, Transition};
use clew_page::{Message, Overlay};

use super::pulse::Pulse;

/// Minimum time worth an animation, in milliseconds.
const LEAST_DRAWING: f64 = 20.0;

/// Properties of [`Board`].
#[derive(PartialEq, Properties)]
pub(crate) struct BoardProps {
    /// The playback.
    pub(crate) playback: SharedPlayback,
    /// Marks that answers add to it.
    pub(crate) overlay: Overlay,
    /// Point that playback has reached.
    pub(crate) playhead: Playhead,
    /// Transition to its picture.
    pub(crate) transition: Transition,
    /// Time for animating a step, in milliseconds.
    pub(crate) drawing: f64,
    /// Place to highlight.
    pub(crate) highlighted: Option<Site>,
    /// Place that the solver is examining, if that takes long.
    pub(crate) looking_at: Option<Site>,
    /// Colours and digits.
    pub(crate) theme: Theme,
    /// Whether the rows and columns of large boards are numbered.
    pub(crate) has_line_numbers: bool,
    /// Number of requests to see the whole board.
    pub(crate) fits: u32,
    /// Whether a press answers a question.
    pub(crate) is_asking: bool,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The board.
#[component]
pub(crate) fn Board(props: &BoardProps) -> Html {
    let Mounted {
        canvas,
        place,
        view,
    } = use_board_view(props.playback.shape(), props.fits);
    {
        let view = Rc::clone(&view);
        let shown = (
            (props.playback.clone(), props.overlay.clone()),
            props.playhead,
            props.transition,
            props.highlighted,
            props.looking_at,
            (props.theme, props.has_line_numbers),
        );
        let drawing = props.drawing;
        let seen = use_mut_ref(|| None::<(Playhead, bool)>);
        use_effect_with(
            shown,
            move |((playback, overlay), playhead, transition, highlighted, looking_at, look)| {
                let (theme, has_line_numbers) = *look;
                let step = || playback.scene(*playhead);
                let mut scene = overlay.still(playback).unwrap_or_else(step);
                overlay.mark(&mut scene);
                let is_still = overlay.is_still();
                let is_new = !seen
                    .borrow()
                    .as_ref()
                    .is_some_and(|(last, was_still)| last == playhead && *was_still == is_still);
                *seen.borrow_mut() = Some((*playhead, is_still));
                highlight(&mut scene, *highlighted);
                scan(&mut scene, *looking_at);
                if has_line_numbers {
                    scene.number_lines(playback.shape());
                }
                let is_moving = scene.items.iter().any(moves) && !prefers_reduced_motion();
                let is_animated = !is_still && is_moving && drawing > LEAST_DRAWING;
                let motion = match transition {
                    // The same picture with a different highlight.
                    _ if !is_new => Motion::Continue,
                    Transition::Step if is_animated => Motion::Animated(drawing),
                    Transition::Step | Transition::Jump => Motion::Immediate,
                };
                BoardView::show(&view, scene, theme, motion);
            },
        );
    }

    let shape = props.playback.shape();
    let down = gesture(&view, Gesture::Down, props);
    let moved = gesture(&view, Gesture::Move, props);
    let up = gesture(&view, Gesture::Up, props);
    let cancelled = gesture(&view, Gesture::Cancel, props);
    let double = {
        let view = Rc::clone(&view);
        Callback::from(move |_: MouseEvent| BoardView::fit(&view))
    };
    html! {
        <div class="board" ref={place} data-testid="board">
            <canvas ref={canvas} role="img" aria-label={label(&props.playback)}
                onpointerdown={down} onpointermove={moved} onpointerup={up}
                onpointercancel={cancelled} ondblclick={double} />
            if let Some(site) = props.highlighted {
                <Pulse key={format!("{site:?}")} {site} {shape} />
            }
            { key_opener(&props.dispatch) }
            if let Some(counter) = counter(&props.playback, props.playhead.position) {
                <p class="counter" aria-hidden="true">{ for counter }</p>
            }
        </div>
    }
}

/// Listener to a gesture: a click goes to the step that established the known fact there, or answers the question of a film that waits.
fn gesture(view: &Handle, gesture: Gesture, props: &BoardProps) -> Callback<PointerEvent> {
    let view = Rc::clone(view);
    let (shape, dispatch) = (props.playback.shape(), props.dispatch.clone());
    let is_asking = props.is_asking && chunk::loaded().is_some();
    Callback::from(move |event: PointerEvent| {
        if !BoardView::pointer(&view, gesture, &event) {
            return;
        }
        let point = BoardView::point(&view, &event);
        if let Some(site) = point.and_then(|point| site_at(shape, point)) {
            dispatch.emit(match is_asking {
                true => Action::Guess(Guess::At(site)).into(),
                false => Move::Found(site).into(),
            });
        }
    })
}

fn label(playback: &SharedPlayback) -> String {
    let shape = playback.shape();
    let explanation = clew_core::model::Explanation::new("page-board-label")
        .with("rows", Arg::Number(shape.rows.into()))
        .with("cols", Arg::Number(shape.cols.into()));
    text::plain(&explanation, shape)
}

/// "964", "of 2,048", while cases are tried; "12", "tried", if their number
/// is unknown.
fn counter(playback: &SharedPlayback, position: usize) -> Option<[Html; 2]> {
    if playback.get().row(position)?.kind != RowKind::Case {
        return None;
    }
    let explanation = playback.explanation(playback.get().step(position));
    let argument = |wanted: &str| {
        explanation.args.iter().find_map(|(name, arg)| match arg {
            Arg::Number(number) if *name == wanted => usize::try_from(*number).ok(),
            _ => None,
        })
    };
    let number = text::counted("page-number", "number", argument("number")?);
    let of = argument("of").filter(|&of| of > 0);
    let of = match of {
        Some(of) => text::counted("page-counter-of", "of", of),
        None => text::word("page-counter-tried"),
    };
    Some([html! { <b>{ number }</b> }, html! { <span>{ of }</span> }])
}

/// Marks the row the solver is scanning.
fn scan(scene: &mut Scene, site: Option<Site>) {
    let Some(site) = site else {
        return;
    };
    let y = Point::from(site).y;
    let figure = Figure::Segment {
        from: Point::new(-0.14, y),
        to: Point::new(-0.04, y),
    };
    scene.add([Item::new(site, Role::Cursor, figure)]);
}
