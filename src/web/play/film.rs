//! Controls of the film of an answer, and the clock that plays it.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::web::components::icons;
use crate::web::text;
use clew_core::playback::reading_time;
use clew_page::Message;
use clew_page::play::{Action, Ask, Film, Help};

/// Properties of [`FilmControls`].
#[derive(PartialEq, Properties)]
pub(crate) struct FilmProps {
    /// Question with a film on the board.
    pub(crate) help: Help,
    /// Sentence of the present frame.
    pub(crate) sentence: AttrValue,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// Buttons to play a film and to step through it.
#[component]
pub(crate) fn FilmControls(props: &FilmProps) -> Html {
    let (frame, frames) = (props.help.frame.unwrap_or(0), props.help.frames());
    let is_playing = props.help.is_playing;
    {
        let dispatch = props.dispatch.clone();
        let stay = reading_time(&props.sentence);
        use_effect_with((props.help.asked.job, frame, is_playing), move |_| {
            // A time of seconds; a float cast saturates.
            let tick = move || dispatch.emit(action(Film::Tick));
            let timeout = is_playing.then(|| Timeout::new(stay as u32, tick));
            move || drop(timeout)
        });
    }
    let button = |id: &'static str, word: &'static str, icon: Html, is_off: bool, film: Film| {
        let onclick = props.dispatch.reform(move |_: MouseEvent| action(film));
        let word = text::word(word);
        html! {
            <button type="button" data-testid={id} title={word.clone()} aria-label={word}
                disabled={is_off} {onclick}>{ icon }</button>
        }
    };
    let (word, icon) = match is_playing {
        true => ("page-pause", icons::pause()),
        false => ("page-play", icons::play()),
    };
    html! {
        <div class="controls film" role="group" aria-label={text::word("play-film")}>
            { button("film-back", "play-film-back", icons::back(), frame == 0, Film::Back) }
            { button("film-play", word, icon, false, Film::Toggle) }
            { button("film-next", "play-film-next", icons::forward(), frame + 1 >= frames, Film::Next) }
            <span class="count" data-testid="film-at">{ format!("{} / {frames}", frame + 1) }</span>
        </div>
    }
}

fn action(film: Film) -> Message {
    Message::Play(Action::Ask(Ask::Film(film)))
}
