//! Time played, and a pause that covers the board.

use gloo::timers::callback::Interval;
use yew::prelude::*;

use crate::web::games::time;
use crate::web::shown::now;
use crate::web::text;
use clew_page::Message;
use clew_page::play::Action;

use clew_page::play::SharedGame;

/// Time between two readings of the clock, in milliseconds.
const LOOK: u32 = 250;

/// Properties of [`Timer`].
#[derive(PartialEq, Properties)]
pub(crate) struct TimerProps {
    /// The game.
    pub(crate) game: SharedGame,
    /// Whether it is paused.
    pub(crate) is_paused: bool,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The time, and the button that pauses.
#[component]
pub(crate) fn Timer(props: &TimerProps) -> Html {
    let shown = use_state_eq(|| 0_u64);
    {
        let shown = shown.clone();
        use_effect_with(props.game.clone(), move |game| {
            let game = game.clone();
            let look = move || {
                let elapsed = game.get_mut().clock().elapsed_at(now());
                shown.set(elapsed / 1_000 * 1_000);
            };
            look();
            let interval = Interval::new(LOOK, look);
            move || drop(interval)
        });
    }
    let pause = props
        .dispatch
        .reform(|_: MouseEvent| Message::Play(Action::Pause(true)));
    html! {
        <div class="timer" role="timer" aria-label={text::word("play-time")}>
            <span data-testid="timer">{ time(*shown) }</span>
            <button type="button" class="plain" data-testid="pause" onclick={pause} disabled={props.is_paused}>
                { text::word("page-pause") }
            </button>
        </div>
    }
}

/// Cover of the board while the game is paused.
pub(crate) fn paused(has_time: bool, dispatch: &Callback<Message>) -> Html {
    let go_on = dispatch.reform(|_: MouseEvent| Message::Play(Action::Pause(false)));
    html! {
        <div class="paused" data-testid="paused">
            <p>{ text::word(if has_time { "play-paused" } else { "play-paused-plain" }) }</p>
            <button type="button" class="primary" data-testid="go-on" onclick={go_on}>
                { text::word("play-go-on") }
            </button>
        </div>
    }
}
