//! The board: a canvas that owns its size, its zoom and its moment of
//! animation, and knows nothing else.

mod gestures;
mod mounted;
mod stage;
mod zoom;

use std::rc::Rc;

use web_sys::PointerEvent;
use yew::prelude::*;

use crate::grid::Site;
use crate::model::Arg;
use crate::playback::Playhead;
use crate::playback::RowKind;
use crate::scene::{Figure, Item, Point, Role, Scene, Theme};
use crate::web::canvas::moves;
use crate::web::text;

use super::hooks::prefers_reduced_motion;
use super::icons;
use super::playback::SharedPlayback;
use super::state::{Action, Motion, Overlay};

pub(super) use gestures::Gesture;
pub(super) use mounted::{Mounted, use_stage};
pub(super) use stage::{Handle, Stage};

/// What the board shows.
#[derive(PartialEq, Properties)]
pub(super) struct BoardProps {
    /// The film.
    pub(super) playback: SharedPlayback,
    /// What answers add to it.
    pub(super) overlay: Overlay,
    /// Where it stands.
    pub(super) playhead: Playhead,
    /// How it came there.
    pub(super) motion: Motion,
    /// How long news is drawn in, in milliseconds.
    pub(super) drawing: f64,
    /// The place to light up.
    pub(super) lit: Option<Site>,
    /// The place the solver is looking at, while that takes long.
    pub(super) looking_at: Option<Site>,
    /// The look.
    pub(super) theme: Theme,
    /// Whether to offer a large button that starts the film.
    pub(super) is_waiting: bool,
    /// Counts the wishes to see the whole board.
    pub(super) fits: u32,
    /// What to do.
    pub(super) dispatch: Callback<Action>,
}

/// The board.
#[component]
pub(super) fn Board(props: &BoardProps) -> Html {
    let Mounted {
        canvas,
        place,
        stage,
    } = use_stage(props.playback.shape(), props.fits);
    {
        let stage = Rc::clone(&stage);
        let shown = (
            (props.playback.clone(), props.overlay.clone()),
            props.playhead,
            props.motion,
            props.lit,
            props.looking_at,
            props.theme,
        );
        let drawing = props.drawing;
        let seen = use_mut_ref(|| None::<(Playhead, bool)>);
        use_effect_with(
            shown,
            move |((playback, overlay), playhead, motion, lit, looking_at, theme)| {
                let step = || playback.scene(*playhead);
                let mut scene = overlay.still(playback).unwrap_or_else(step);
                overlay.mark(&mut scene);
                let is_still = overlay.is_still();
                let is_new = !seen
                    .borrow()
                    .as_ref()
                    .is_some_and(|(last, was_still)| last == playhead && *was_still == is_still);
                *seen.borrow_mut() = Some((*playhead, is_still));
                light(&mut scene, *lit);
                scan(&mut scene, *looking_at);
                let is_moving = scene.items.iter().any(moves) && !prefers_reduced_motion();
                let start = match motion {
                    Motion::Drawn if is_new && !is_still && is_moving && drawing > 20.0 => {
                        Some(drawing)
                    }
                    Motion::Still if is_new => None,
                    _ if is_new => None,
                    // The same picture with another highlight: let its motion go on.
                    _ => Some(-1.0),
                };
                Stage::show(&stage, scene, *theme, start);
            },
        );
    }

    let down = gesture(&stage, Gesture::Down, &props.dispatch);
    let moved = gesture(&stage, Gesture::Move, &props.dispatch);
    let up = gesture(&stage, Gesture::Up, &props.dispatch);
    let cancelled = gesture(&stage, Gesture::Cancel, &props.dispatch);
    let double = {
        let stage = Rc::clone(&stage);
        Callback::from(move |_: MouseEvent| Stage::fit(&stage))
    };
    let start = props.dispatch.reform(|_: MouseEvent| Action::Toggle);
    html! {
        <div class="board" ref={place} data-testid="board">
            <canvas ref={canvas} role="img" aria-label={label(&props.playback)}
                onpointerdown={down} onpointermove={moved} onpointerup={up}
                onpointercancel={cancelled} ondblclick={double} />
            if let Some(counter) = counter(&props.playback, props.playhead.position) {
                <p class="counter" aria-hidden="true">{ for counter }</p>
            }
            if props.is_waiting {
                <button class="start" type="button" onclick={start} aria-label={text::word("page-play")}>
                    { icons::play() }
                </button>
            }
        </div>
    }
}

fn gesture(
    stage: &Handle,
    gesture: Gesture,
    dispatch: &Callback<Action>,
) -> Callback<PointerEvent> {
    let stage = Rc::clone(stage);
    let dispatch = dispatch.clone();
    Callback::from(move |event: PointerEvent| {
        if Stage::pointer(&stage, gesture, &event) {
            dispatch.emit(Action::Toggle);
        }
    })
}

fn label(playback: &SharedPlayback) -> String {
    let shape = playback.shape();
    let explanation = crate::model::Explanation::new("page-board-label")
        .with("rows", Arg::Number(shape.rows.into()))
        .with("cols", Arg::Number(shape.cols.into()));
    text::plain(&explanation, shape)
}

/// "964", "of 2,048", while cases are tried; "12", "tried", where nobody knows
/// how many there will be.
fn counter(playback: &SharedPlayback, position: usize) -> Option<[Html; 2]> {
    if playback.get().row(position)?.kind != RowKind::Case {
        return None;
    }
    let told = playback.explanation(Playhead {
        position,
        substep: 0,
    });
    let argument = |wanted: &str| {
        told.args.iter().find_map(|(name, arg)| match arg {
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

/// Marks the place pointed at.
pub(super) fn light(scene: &mut Scene, site: Option<Site>) {
    let Some(site) = site else {
        return;
    };
    let figure = match site.edge() {
        Some(edge) => {
            let [from, to] = edge.ends().map(|end| Point::from(end.site()));
            scene.add([Item::new(site, Role::Cursor, Figure::Segment { from, to })]);
            Figure::Ring {
                at: site.into(),
                radius: 0.3,
            }
        }
        None => Figure::Ring {
            at: site.into(),
            radius: if site.cell().is_some() { 0.46 } else { 0.22 },
        },
    };
    scene.add([Item::new(site, Role::Cursor, figure)]);
}

/// Marks the row the solver is scanning.
fn scan(scene: &mut Scene, site: Option<Site>) {
    let Some(site) = site else {
        return;
    };
    let y = Point::from(site).y;
    let figure = Figure::Segment {
        from: Point::new(-0.35, y),
        to: Point::new(-0.15, y),
    };
    scene.add([Item::new(site, Role::Cursor, figure)]);
}
