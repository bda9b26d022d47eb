//! Board of a player: presses, strokes, and the marks on it.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use web_sys::PointerEvent;
use yew::prelude::*;

use crate::web::components::board::{
    BoardView, Gesture, Motion, Mounted, highlight, key_opener, use_board_view,
};
use crate::web::hooks::prefers_reduced_motion;
use crate::web::settings::buzz;
use crate::web::text;
use clew::games::Settings;
use clew_core::game::{Button, Press, Stroke};
use clew_core::grid::{Shape, Site};
use clew_core::model::{Arg, Explanation};
use clew_core::scene::{Point, Scene, Theme, cell_at};
use clew_page::Message;
use clew_page::play::{Action, Help};

use super::remaining::{Hovered, remaining};
use clew_page::play::SharedGame;

/// Distance below which a pointer presses instead of drawing, in CSS pixels.
const STILL: f64 = 8.0;
/// Time for which the device vibrates once a finger has rested long enough, in milliseconds.
const BUZZ: u32 = 15;

/// Time for tracing a solution, in milliseconds.
const FINALE: f64 = 900.0;

/// Properties of [`PlayBoard`].
#[derive(PartialEq, Properties)]
pub(crate) struct PlayBoardProps {
    /// The game.
    pub(crate) game: SharedGame,
    /// Question to the coach, with its answer.
    pub(crate) help: Option<Help>,
    /// Size of the board.
    pub(crate) shape: Shape,
    /// Whether broken rules are shown.
    pub(crate) shows_clashes: bool,
    /// Place to highlight.
    pub(crate) highlighted: Option<Site>,
    /// Whether the rows and columns of large boards are numbered.
    pub(crate) has_line_numbers: bool,
    /// Colours and digits.
    pub(crate) theme: Theme,
    /// Settings of the player.
    pub(crate) settings: Settings,
    /// Number of requests to see the whole board.
    pub(crate) fits: u32,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// Pressed pointer.
#[derive(Default)]
struct Held {
    /// Point at which it was pressed, in CSS pixels of the canvas.
    start: Option<(f64, f64)>,
    /// Points of the board on its path.
    points: Vec<Point>,
    button: Option<Button>,
    extends: bool,
    /// Whether it moved far enough to draw.
    is_stroke: bool,
    /// Timer that ends when a resting finger becomes a long press.
    long: Option<Timeout>,
}

/// The board.
#[component]
pub(crate) fn PlayBoard(props: &PlayBoardProps) -> Html {
    let Mounted {
        canvas,
        place,
        view,
    } = use_board_view(props.shape, props.fits);
    let held = use_mut_ref(Held::default);
    let stroke = use_state_eq(|| None::<Stroke>);
    let hovered = use_state_eq(|| None::<Hovered>);
    {
        let view = Rc::clone(&view);
        use_effect_with(props.settings.pans, move |&pans| {
            BoardView::draw_on(&view, !pans);
        });
    }
    let solved = use_mut_ref(|| None::<(SharedGame, bool)>);
    {
        let view = Rc::clone(&view);
        let shown = (
            (props.game.clone(), props.help.clone(), (*stroke).clone()),
            (
                props.shows_clashes,
                props.has_line_numbers,
                props.settings.lights_alike,
            ),
            props.highlighted,
            props.theme,
            props.shape,
        );
        use_effect_with(
            shown,
            move |((game, help, stroke), look, highlighted, theme, shape)| {
                let (shows_clashes, has_line_numbers, lights_alike) = *look;
                let is_solved = game.get().is_solved();
                let before = solved.replace(Some((game.clone(), is_solved)));
                let was_open = before.is_some_and(|(before, was_solved)| {
                    !was_solved && before.get().code() == game.get().code()
                });
                let finale = || game.get().finale();
                if is_solved
                    && was_open
                    && !prefers_reduced_motion()
                    && let Some(mut finale) = finale()
                {
                    if has_line_numbers {
                        finale.number_lines(*shape);
                    }
                    BoardView::show(&view, finale, *theme, Motion::Animated(FINALE));
                    return;
                }
                let mut scene = picture(game, help.as_ref(), stroke.as_ref(), shows_clashes);
                scene.add(game.get().pointed());
                // A film does not place notes where the player does.
                let is_film = help.as_ref().is_some_and(|help| help.frame.is_some());
                if lights_alike && !is_film {
                    scene.add(game.get().alike());
                }
                highlight(&mut scene, *highlighted);
                if has_line_numbers {
                    scene.number_lines(*shape);
                }
                BoardView::show(&view, scene, *theme, Motion::Immediate);
            },
        );
    }
    let on = |gesture: Gesture| {
        let (view, held, stroke) = (Rc::clone(&view), Rc::clone(&held), stroke.clone());
        let (hovered, game, shape) = (hovered.clone(), props.game.clone(), props.shape);
        let dispatch = props.dispatch.clone();
        let settings = props.settings;
        Callback::from(move |event: PointerEvent| {
            let mut held_now = held.borrow_mut();
            let now = &mut *held_now;
            BoardView::pointer(&view, gesture, &event);
            let at = (f64::from(event.offset_x()), f64::from(event.offset_y()));
            let point = BoardView::point(&view, &event);
            let cell = point.and_then(|point| cell_at(shape, point));
            hovered.set(cell.map(|cell| Hovered {
                place: cell.site(),
                pointed: game.get().pointed_at(),
            }));
            let is_alone = BoardView::pointers(&view) == 1;
            let is_touch = event.pointer_type() == "touch";
            match gesture {
                Gesture::Down if is_alone => {
                    let is_other = event.button() == 2;
                    *now = Held {
                        start: Some(at),
                        points: point.into_iter().collect(),
                        button: Some(if is_other {
                            Button::Other
                        } else {
                            Button::Main
                        }),
                        extends: event.shift_key() || event.ctrl_key() || event.meta_key(),
                        ..Held::default()
                    };
                    if is_touch {
                        let held = Rc::clone(&held);
                        now.long = Some(Timeout::new(settings.long_press.into(), move || {
                            let mut held = held.borrow_mut();
                            if !held.is_stroke && held.start.is_some() {
                                held.button = Some(Button::Other);
                                if settings.vibrates {
                                    buzz(BUZZ);
                                }
                            }
                        }));
                    }
                }
                // A second finger cancels the stroke.
                Gesture::Down => *now = Held::default(),
                Gesture::Cancel => *now = Held::default(),
                Gesture::Move => {
                    let Some(start) = now.start else {
                        return;
                    };
                    let way = (at.0 - start.0).hypot(at.1 - start.1);
                    if !is_alone || settings.pans && way > STILL {
                        // Two fingers, or a single one if the player wants that, move the board.
                        *now = Held::default();
                    } else if let Some(point) = point {
                        now.is_stroke |= way > STILL;
                        if now.is_stroke {
                            now.points.push(point);
                        }
                    }
                }
                Gesture::Up => {
                    let ended = std::mem::take(now);
                    if let Some(action) = ended.action() {
                        dispatch.emit(Message::Play(action));
                    }
                }
            }
            let drawn = held_now.is_stroke.then(|| held_now.stroke()).flatten();
            drop(held_now);
            stroke.set(drawn);
        })
    };
    let leave = {
        let hovered = hovered.clone();
        Callback::from(move |event: PointerEvent| {
            // A lifted finger does not point at another place.
            if event.pointer_type() == "mouse" {
                hovered.set(None);
            }
        })
    };
    let menu = Callback::from(|event: MouseEvent| event.prevent_default());
    html! {
        <div class="board" ref={place} data-testid="play-board">
            <canvas ref={canvas} role="application" tabindex="0" class="drawing"
                aria-label={label(props.shape)} aria-describedby="play-told" oncontextmenu={menu}
                onpointerdown={on(Gesture::Down)} onpointermove={on(Gesture::Move)}
                onpointerup={on(Gesture::Up)} onpointercancel={on(Gesture::Cancel)} onpointerleave={leave} />
            { key_opener(&props.dispatch) }
            { remaining(&props.game, props.shape, *hovered) }
            <p class="unseen" id="play-told" data-testid="play-told">{ told(props) }</p>
        </div>
    }
}

/// Picture of the game with the coach's marks on it, or the present frame of the
/// coach's film.
fn picture(
    game: &SharedGame,
    help: Option<&Help>,
    stroke: Option<&Stroke>,
    shows_clashes: bool,
) -> Scene {
    let advised = help.and_then(|help| Some((help, help.advice()?)));
    if let Some((help, advice)) = advised
        && let Some(number) = help.frame
        && let Some(frame) = game.get().frame(advice, help.basis(), number)
    {
        return frame.scene;
    }
    let mut scene = game.get_mut().picture(stroke, shows_clashes);
    if let Some((help, advice)) = advised {
        scene.add(game.get().advised(advice, help.degree));
    }
    scene
}

impl Held {
    fn stroke(&self) -> Option<Stroke> {
        Some(Stroke {
            points: self.points.clone(),
            button: self.button?,
        })
    }

    /// Action of the pointer when it is released.
    fn action(&self) -> Option<Action> {
        self.start?;
        if self.is_stroke {
            return self.stroke().map(Action::Stroke);
        }
        Some(Action::Press(Press {
            at: *self.points.first()?,
            button: self.button?,
            extends: self.extends,
        }))
    }
}

/// Number of marks and the last one, for screen readers; and the cursor.
fn told(props: &PlayBoardProps) -> String {
    let marks = props.game.get().written().len();
    let last = props.game.get().last();
    let cursor = props.game.get_mut().selection().cursor;
    let place = cursor.map_or_else(String::new, |site| text::speaker().place(site, props.shape));
    let last = last.map_or_else(String::new, |mark| {
        let mark = Arg::Text(text::plain(&mark, props.shape));
        text::say(&Explanation::new("play-told-last").with("mark", mark))
    });
    text::say(
        &Explanation::new("play-told")
            .with("count", Arg::Number(marks as u64))
            .with("last", Arg::Text(last))
            .with("cursor", Arg::Text(place)),
    )
}

fn label(shape: Shape) -> String {
    text::say(
        &Explanation::new("play-board-label")
            .with("rows", Arg::Number(shape.rows.into()))
            .with("cols", Arg::Number(shape.cols.into())),
    )
}
