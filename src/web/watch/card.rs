//! Card that names a stage when the film enters it, in the caption's place.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::web::components::stages::stage_class;
use crate::web::text;
use clew::kind::Kind;
use clew_core::model::{Arg, Explanation, Stage};
use clew_core::playback::{Card, Course};
use clew_core::solve::Method;
use clew_page as page;
use clew_page::Message;
use clew_page::watch::course;

/// Properties of [`StageCard`].
#[derive(PartialEq, Properties)]
pub(crate) struct CardProps {
    /// Its words.
    pub(crate) words: String,
    /// Its stage.
    pub(crate) stage: Stage,
    /// Time for which it stays, in milliseconds.
    pub(crate) stay: u32,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The card; it disappears after its time, or when pressed. Screen readers announce it together with the sentence.
#[component]
pub(crate) fn StageCard(props: &CardProps) -> Html {
    {
        let dispatch = props.dispatch.clone();
        use_effect_with((props.words.clone(), props.stay), move |&(_, stay)| {
            let over = move || dispatch.emit(page::watch::Action::CardOver.into());
            let timeout = Timeout::new(stay, over);
            move || drop(timeout)
        });
    }
    let over = props
        .dispatch
        .reform(|_: MouseEvent| page::watch::Action::CardOver.into());
    html! {
        <div class={classes!("stage-card", stage_class(props.stage))} aria-hidden="true" data-testid="stage-card"
            onclick={over}>
            <p><i class="swatch" />{ &props.words }</p>
        </div>
    }
}

/// Words of a card.
pub(super) fn words(kind: Kind, method: Method, card: Card) -> String {
    if course(method) == Course::Free {
        return text::stage_name(kind, card.stage);
    }
    let message = match (card.stage, card.is_empty) {
        (Stage::Patterns, false) => "card-patterns",
        (Stage::Patterns, true) => "card-patterns-none",
        (Stage::Breakout, false) => "card-breakout",
        (Stage::Breakout, true) => "card-breakout-none",
        (Stage::Enumeration, false) => "card-enumeration",
        (Stage::Enumeration, true) => "card-enumeration-none",
    };
    text::say(&Explanation::new(message).with("round", Arg::Number(card.round as u64)))
}

/// Name of a stage in a method, which may number stages.
pub(super) fn stage_name(kind: Kind, method: Method, stage: Stage) -> String {
    match course(method) {
        Course::Free => text::stage_name(kind, stage),
        Course::Rounds => {
            let stage: &str = stage.into();
            text::word(&format!("stage-article-{stage}"))
        }
    }
}
