//! Words beside the board of an exercise.

use yew::prelude::*;

use crate::web::hooks;
use crate::web::text::{self, Sentence};
use clew::kind;
use clew_core::model::{Arg, Explanation};
use clew_page::Message;
use clew_page::guide::GuidePage;
use clew_page::play::{Action, Exercise, Exercising, Phase, Source};

/// Properties of [`ExerciseCard`].
#[derive(PartialEq, Properties)]
pub(crate) struct ExerciseProps {
    /// The exercise.
    pub(crate) exercise: Exercise,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The task, its status, the sentence of the step, and the buttons to continue.
#[component]
pub(crate) fn ExerciseCard(props: &ExerciseProps) -> Html {
    let exercise = &props.exercise;
    let button = |id: &'static str, class: &'static str, action: fn() -> Exercising| {
        let onclick = props
            .dispatch
            .reform(move |_: MouseEvent| Message::Play(Action::Exercise(action())));
        html! {
            <button type="button" {class} data-testid={id} {onclick}>{ text::word(id) }</button>
        }
    };
    let whole = use_node_ref();
    hooks::use_size(&whole, hooks::publish_height);
    let is_open = exercise.is_open();
    html! {
        <div class="card exercise">
            <section ref={whole} class={classes!("caption", (!is_open).then_some("asked"))} aria-label={text::word("exercise-label")} data-testid="exercise">
                <header>
                    <h2 class="name">{ heading(props) }</h2>
                    if let Source::Practice(_, seed) = exercise.source {
                        <span class="tag">{ position(seed) }</span>
                    }
                </header>
                { said(props) }
            </section>
            <section class="verdict row asks">
                if is_open {
                    { button("exercise-check", "primary", || Exercising::Check) }
                    { button("exercise-show", "plain", || Exercising::Show) }
                }
                if let Source::Practice(technique, seed) = exercise.source {
                    <button type="button" class={if is_open { "plain" } else { "primary" }} data-testid="exercise-next"
                        onclick={props.dispatch.reform(move |_: MouseEvent| {
                            Message::Play(Action::Exercise(Exercising::Practise(technique, seed.wrapping_add(1))))
                        })}>{ text::word("exercise-next") }</button>
                }
                { button("exercise-leave", "plain", || Exercising::Leave) }
            </section>
        </div>
    }
}

/// Number of a position, which identifies it.
fn position(seed: u64) -> String {
    let number = Arg::Text(seed.to_string());
    text::say(&Explanation::new("exercise-position").with("number", number))
}

/// Technique, with a link to its page, or a request to find one.
fn heading(props: &ExerciseProps) -> Html {
    match props.exercise.source {
        Source::Review => html! { { text::word("play-review-find") } },
        Source::Practice(technique, _) => {
            let open = props
                .dispatch
                .reform(move |_: MouseEvent| Message::Guide(Some(GuidePage::Technique(technique))));
            html! {
                <button type="button" title={text::word("page-what-is-this")} onclick={open}>
                    { text::word(technique) }
                </button>
            }
        }
    }
}

/// Message id of how to answer, while the player is looking for the step.
fn how(exercise: &Exercise) -> Option<&'static str> {
    let is_wanted = matches!(exercise.phase, Phase::Open | Phase::Unmarked);
    let game = exercise.game.as_ref().filter(|_| is_wanted)?;
    let offer = kind::offer(game.get().code().kind);
    Some(match exercise.is_about_candidates() {
        true => offer.answers[1],
        false => offer.answers[0],
    })
}

fn said(props: &ExerciseProps) -> Html {
    let exercise = &props.exercise;
    let message = match (exercise.phase, exercise.source) {
        (Phase::Looking, _) => "exercise-looking",
        (Phase::None, Source::Review) => "exercise-nothing",
        (Phase::None, Source::Practice(..)) => "exercise-none",
        (Phase::Open, Source::Review) => "exercise-find",
        (Phase::Open, Source::Practice(..)) => "exercise-find-technique",
        (Phase::Unmarked, _) => "exercise-unmarked",
        (Phase::Other, _) => "exercise-other",
        (Phase::Found(_), _) => "exercise-found",
        (Phase::Shown(_), _) => "exercise-shown",
    };
    let first = match exercise.source {
        Source::Practice(technique, _) => {
            Explanation::new(message).with("technique", Arg::Word(technique))
        }
        Source::Review => Explanation::new(message),
    };
    let step = exercise.help().zip(exercise.game.as_ref());
    let step = step.and_then(|(help, game)| {
        let sentence = kind::counsel(help.advice()?).sentence(game.get().code())?;
        let shape = game.get().shape();
        Some(text::speaker().runs(&sentence, shape))
    });
    let highlight = props.dispatch.reform(Message::Highlight);
    let first = text::say(&first);
    let words = step.as_deref().map_or_else(String::new, clew_say::plain);
    let words = format!("{first} {words}");
    html! {
        <div class={text::sentence_class(&words)} role="status" data-testid="exercise-said">
            <p>
                { first }
                if let Some(how) = how(exercise) {
                    { " " }{ text::word(how) }
                }
            </p>
            if let Some(runs) = step {
                <p><Sentence {runs} on_highlight={highlight} /></p>
            }
        </div>
    }
}
