//! Question of a film that waits for its viewer, and its keys.

use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::digits::digit_of;
use crate::web::text;
use clew_core::model::{Arg, Explanation};
use clew_page::watch::{Action, Guess};
use clew_page::{Message, Page};

/// The question, or the words about the last answer, and the marks at the place that was chosen; nothing while no question is asked.
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
    let marks = cursor.map_or_else(Vec::new, |_| watch.open_marks());
    let sort = match (&marks[..], cursor) {
        ([], _) => "place",
        ([None, ..], Some(cursor)) if cursor.edge().is_some() => "edge",
        ([None, ..], _) => "cell",
        _ => "digit",
    };
    let of_sort = |message| Explanation::new(message).with("sort", Arg::Text(sort.to_owned()));
    html! {
        <div class="quiz" data-testid="quiz">
            <p role="status">
                { text::plain(&said, shape) }
                if let Some(cursor) = cursor {
                    { text::gap() }{ text::plain(&at(cursor), shape) }
                }
                if watch.has_waited {
                    <span class="by-keys">{ text::gap() }{ text::say(&of_sort("quiz-keys")) }</span>
                }
            </p>
            if watch.has_waited {
                <button type="button" class="plain" data-testid="quiz-show" onclick={show}>
                    { text::word("quiz-show") }
                </button>
            }
            if !marks.is_empty() {
                <div class="marks" data-testid="quiz-marks">
                { for [true, false].map(|holds| html! {
                    <div class={classes!((sort == "digit").then_some("digits"), (!holds).then_some("not"))}>
                    { for marks.iter().map(|&digit| {
                        let named = |message| of_sort(message)
                            .with("kind", Arg::Text(page.frame.puzzle.code.kind.to_string()))
                            .with("digit", Arg::Digit(digit.unwrap_or(0)));
                        let name = text::say(&named(if holds { "quiz-mark" } else { "quiz-other-mark" }));
                        // The stroke through a digit says that it is not there.
                        let shown = digit.map_or_else(|| name.clone(), |digit| page.frame.preferences.numerals.write(digit));
                        let answer = dispatch.reform(move |_: MouseEvent| Action::Guess(Guess::Mark(digit, holds)).into());
                        html! {
                            <button type="button" class="plain" aria-label={name} onclick={answer}>{ shown }</button>
                        }
                    }) }
                    </div>
                }) }
                </div>
            }
        </div>
    }
}

/// Message of a key while the film waits.
pub(crate) fn key(event: &KeyboardEvent, page: &Page) -> Option<Message> {
    let watch = &page.watch;
    if !watch.has_waited {
        return None;
    }
    let marks = watch.open_marks();
    let has_plain = marks.contains(&None);
    let digit = digit_of(event).filter(|digit| marks.contains(&Some(digit.digit)));
    let guess = match event.key().as_str() {
        _ if digit.is_some() => {
            let digit = digit?;
            Guess::Mark(Some(digit.digit), !(digit.has_shift || event.shift_key()))
        }
        "x" | "X" if has_plain => Guess::Mark(None, false),
        _ if event.shift_key() => return None,
        "ArrowUp" => Guess::Walk(-1, 0),
        "ArrowDown" => Guess::Walk(1, 0),
        "ArrowLeft" => Guess::Walk(0, -1),
        "ArrowRight" => Guess::Walk(0, 1),
        " " if has_plain => Guess::Mark(None, true),
        "Enter" => Guess::Show,
        _ => return None,
    };
    Some(Action::Guess(guess).into())
}
