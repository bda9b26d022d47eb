//! History of a game: a bar for moving back and forth, with checkpoints on it.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::web::text;
use clew_core::model::{Arg, Explanation};
use clew_page::Message;
use clew_page::play::Action;

use clew_page::play::SharedGame;

/// Properties of [`History`].
#[derive(PartialEq, Properties)]
pub(crate) struct HistoryProps {
    /// The game.
    pub(crate) game: SharedGame,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The bar and the checkpoints; nothing before the first move.
#[component]
pub(crate) fn History(props: &HistoryProps) -> Html {
    let name = use_node_ref();
    let game = props.game.get();
    let (done, all) = (game.done(), game.moves().len());
    let checkpoints = game.checkpoints();
    let go = props.dispatch.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        // A float cast saturates.
        Message::Play(Action::GoTo(input.value_as_number() as usize))
    });
    let set = {
        let (name, count) = (name.clone(), checkpoints.len());
        props.dispatch.reform(move |event: SubmitEvent| {
            event.prevent_default();
            let input = name.cast::<HtmlInputElement>();
            let given = input.as_ref().map(HtmlInputElement::value);
            if let Some(input) = input {
                input.set_value("");
            }
            let given = given.map(|given| given.trim().to_owned());
            let given = given.filter(|given| !given.is_empty());
            Message::Play(Action::Checkpoint(given.unwrap_or_else(|| numbered(count))))
        })
    };
    // The middle of the knob moves from one end of the bar to the other.
    let place = |at: usize| 100.0 * at as f64 / all.max(1) as f64;
    let words = text::say(
        &Explanation::new("play-history-at")
            .with("done", Arg::Number(done as u64))
            .with("all", Arg::Number(all as u64)),
    );
    html! {
        if all > 0 {
            <div class="history" data-testid="history">
                <div class="bar">
                    <input type="range" min="0" max={all.to_string()} value={done.to_string()}
                        data-testid="history-bar" aria-label={text::word("play-history")}
                        aria-valuetext={words} oninput={go} />
                    <svg class="flags" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                        { for checkpoints.iter().map(|(_, at)| {
                            let x = place(*at).to_string();
                            html! { <line class="flag" x1={x.clone()} x2={x} y1="0" y2="1" /> }
                        }) }
                    </svg>
                </div>
                <form class="checkpoints" onsubmit={set}>
                    { for checkpoints.iter().enumerate().map(|(number, (name, _))| {
                        let onclick = props.dispatch.reform(move |_: MouseEvent| {
                            Message::Play(Action::Return(number))
                        });
                        let title = Explanation::new("play-checkpoint-return").with("name", Arg::Text(name.clone()));
                        html! {
                            <button type="button" class="plain" data-testid={format!("checkpoint-{number}")}
                                title={text::say(&title)} {onclick}>{ name.clone() }</button>
                        }
                    }) }
                    <input type="text" ref={name} maxlength="40" data-testid="checkpoint-name"
                        aria-label={text::word("play-checkpoint-name")}
                        placeholder={numbered(checkpoints.len())} />
                    <button type="submit" class="plain" data-testid="checkpoint-set">
                        { text::word("play-checkpoint-set") }
                    </button>
                </form>
            </div>
        }
    }
}

/// Name of a checkpoint without a name of its own.
fn numbered(before: usize) -> String {
    text::counted("play-checkpoint-numbered", "number", before + 1)
}
