//! Question of a film that waits for its viewer, and its keys.

use web_sys::KeyboardEvent;
use yew::prelude::*;

use crate::web::text;
use clew_core::model::{Arg, Explanation};
use clew_page::watch::{Action, Guess};
use clew_page::{Message, Page};

/// The question, or the words about the last answer; nothing while no question is asked.
pub(crate) fn view(page: &Page, dispatch: &Callback<Message>) -> Html {
    let watch = &page.watch;
    let cursor = watch.quiz.cursor.filter(|_| watch.has_waited);
    let at = |place| Explanation::new("quiz-at").with("place", Arg::Place(place));
    let asked = watch.has_waited.then(|| Explanation::new("quiz-ask"));
    let Some(said) = watch.quiz.said.clone().or(asked) else {
        return Html::default();
    };
    let shape = watch.playback.shape();
    let show = dispatch.reform(|_: MouseEvent| Action::Guess(Guess::Show).into());
    html! {
        <div class="quiz" data-testid="quiz">
            <p role="status">
                { text::plain(&said, shape) }
                if watch.has_waited {
                    <span class="keys">{ text::gap() }{ text::word("quiz-keys") }</span>
                }
                if let Some(cursor) = cursor {
                    { text::gap() }{ text::plain(&at(cursor), shape) }
                }
            </p>
            if watch.has_waited {
                <button type="button" class="plain" data-testid="quiz-show" onclick={show}>
                    { text::word("quiz-show") }
                </button>
            }
        </div>
    }
}

/// Message of a key while the film waits.
pub(crate) fn key(event: &KeyboardEvent, page: &Page) -> Option<Message> {
    let is_asked = page.watch.has_waited && !event.shift_key();
    let guess = match event.key().as_str() {
        _ if !is_asked => return None,
        "ArrowUp" => Guess::Walk(-1, 0),
        "ArrowDown" => Guess::Walk(1, 0),
        "ArrowLeft" => Guess::Walk(0, -1),
        "ArrowRight" => Guess::Walk(0, 1),
        " " if page.watch.quiz.cursor.is_some() => Guess::Here,
        "Enter" => Guess::Show,
        _ => return None,
    };
    Some(Action::Guess(guess).into())
}
