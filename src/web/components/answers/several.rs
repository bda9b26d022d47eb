//! Several solutions: two of them, the facts that all of them share, their number, and
//! clues that would leave one.

use yew::prelude::*;

use crate::web::text;
use clew::kind::{self, Answer, Kind, Question};
use clew_core::job::Suggested;
use clew_core::model::{Arg, Explanation};
use clew_core::scene::Aspect;
use clew_page::{Answering, Asking, Message, Topic};

use super::PanelProps;

/// Aspects, in the order of their buttons.
const ASPECTS: [Aspect; 4] = [
    Aspect::Solution(0),
    Aspect::Solution(1),
    Aspect::Both,
    Aspect::Common,
];

/// The part of the panel for a puzzle with several solutions.
#[component]
pub(crate) fn Solutions(props: &PanelProps) -> Html {
    html! {
        <>
            { aspects(props) }
            { count(props) }
            { suggestion(props) }
        </>
    }
}

fn name(aspect: Aspect) -> String {
    match aspect {
        Aspect::Solution(number) => text::counted("answers-solution", "number", number + 1),
        Aspect::Both => text::word("answers-both"),
        Aspect::Common => text::word("answers-common"),
    }
}

/// Message id of the legend of a board.
fn legend(aspect: Aspect, kind: Kind) -> &'static str {
    match aspect {
        Aspect::Solution(_) => "answers-told-solution",
        Aspect::Both => kind::offer(kind).difference,
        Aspect::Common => "answers-told-common",
    }
}

/// Legend of the solutions, shown where a step's caption would be.
pub(crate) fn legend_words(
    aspect: Aspect,
    kind: Kind,
    is_only: bool,
    is_there: bool,
    is_solving: bool,
) -> Html {
    let (name, legend) = match (is_only, is_there) {
        (true, false) => (text::word("answers-only"), "answers-told-looking"),
        (true, true) if is_solving => (text::word("answers-only"), "answers-told-only"),
        (true, true) => (text::word("answers-only"), "answers-told-alone"),
        (false, _) => (name(aspect), legend(aspect, kind)),
    };
    html! {
        <section class="caption" aria-label={text::word("page-caption-label")}>
            <header><span class="name">{ name }</span></header>
            <p class="sentence" role="status" data-testid="legend">{ text::word(legend) }</p>
        </section>
    }
}

/// Whether the proof has the facts that an aspect shows.
fn is_there(props: &PanelProps, aspect: Aspect) -> bool {
    let Some(Answer::Proof(proofs)) = props.answer(Topic::Proof) else {
        return false;
    };
    let counts = kind::counts(proofs);
    match aspect {
        Aspect::Common => counts.backbone.is_some(),
        Aspect::Solution(0) => counts.facts.is_some(),
        Aspect::Solution(_) | Aspect::Both => counts.solutions > 1,
    }
}

fn aspects(props: &PanelProps) -> Html {
    html! {
        <>
            <div class="row choice" role="group" aria-label={text::word("answers-aspects")}>
                { for ASPECTS.into_iter().map(|aspect| {
                    let is_shown = props.aspect == Some(aspect);
                    let show = Answering::Show((!is_shown).then_some(aspect));
                    let onclick = props.dispatch.reform(move |_: MouseEvent| Message::Answering(show));
                    html! {
                        <button type="button" class="plain" {onclick}
                            disabled={!is_there(props, aspect)}
                            aria-pressed={if is_shown { "true" } else { "false" }}>
                            { name(aspect) }
                        </button>
                    }
                }) }
            </div>
            if let Some(aspect) = props.aspect.filter(|_| !props.is_told) {
                <p class="legend" role="status" data-testid="legend">{ text::word(legend(aspect, props.code.kind)) }</p>
            }
            { props.progress(Topic::Proof, "answers-proving") }
        </>
    }
}

/// Number of solutions, on request.
fn count(props: &PanelProps) -> Html {
    if props.inquiry(Topic::Count).is_none() {
        return ask(props, Question::Count, "answers-how-many");
    }
    let Some(Answer::Count(count)) = props.answer(Topic::Count) else {
        return props.progress(Topic::Count, "answers-counting");
    };
    let message = match count.is_all {
        true => "answers-count",
        false => "answers-count-more",
    };
    let explanation = Explanation::new(message).with("found", Arg::Number(count.found));
    html! {
        <p role="status" data-testid="count">{ text::plain(&explanation, props.shape) }</p>
    }
}

/// Clues that would leave one solution, on request.
fn suggestion(props: &PanelProps) -> Html {
    if props.inquiry(Topic::Suggestion).is_none() {
        return ask(props, Question::Suggestion, "answers-suggest");
    }
    let Some(Answer::Suggestion(suggestion)) = props.answer(Topic::Suggestion) else {
        return props.progress(Topic::Suggestion, "answers-suggesting");
    };
    let none = |word| html! { <p role="status">{ text::word(word) }</p> };
    let clues = match suggestion {
        Suggested::Clues(clues) => clues,
        Suggested::NoneExist => return none("answers-suggestion-none"),
        Suggested::NoneFound => return none("answers-suggestion-not-found"),
    };
    let add = props
        .dispatch
        .reform(|_: MouseEvent| Message::Answering(Answering::Add));
    html! {
        <div data-testid="suggestion">
            <p role="status">
                { text::counted("answers-suggestion", "count", clues.len()) }
            </p>
            { props.chips(clues.iter().map(|&(site, number)| (site, Some(number))).collect()) }
            <button type="button" class="plain" onclick={add}>{ text::word("answers-add") }</button>
        </div>
    }
}

fn ask(props: &PanelProps, question: Question, word: &'static str) -> Html {
    let code = props.code.clone();
    let onclick = props.asking(move || Asking::Ask(code.clone(), question.clone()));
    html! {
        <button type="button" class="plain" {onclick}>{ text::word(word) }</button>
    }
}
