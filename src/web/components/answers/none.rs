//! No solution: the clues that contradict each other, the reason, and the
//! clues to drop.

use yew::prelude::*;

use crate::web::text;
use clew::kind::{Answer, ClueConflict};
use clew_core::model::{Arg, Explanation};
use clew_page::{Answering, Message, Topic};

use super::PanelProps;

/// The part of the panel for a puzzle without solutions.
#[component]
pub(crate) fn ConflictSearch(props: &PanelProps) -> Html {
    let Some(Answer::ClueConflict(found)) = props.answer(Topic::ClueConflict) else {
        return props.progress(Topic::ClueConflict, "answers-refuting");
    };
    let count = Arg::Number(found.clues.len() as u64);
    let others = Arg::Number(found.clues.len().saturating_sub(1) as u64);
    let explanation = Explanation::new("answers-contradiction")
        .with("count", count)
        .with("others", others);
    html! {
        <div data-testid="contradiction">
            <div role="status">{ props.said(&explanation) }</div>
            { props.chips(found.clues.iter().map(|&site| (site, None)).collect()) }
            if let Some(cures) = cures(found) {
                <div role="status" data-testid="cures">{ props.said(&cures) }</div>
            }
            { story(props, found) }
            { props.progress(Topic::ClueConflict, "answers-explaining") }
        </div>
    }
}

/// Clues to drop, if known.
fn cures(found: &ClueConflict) -> Option<Explanation> {
    let cures = found.corrections.as_ref()?;
    let message = match cures.len() {
        0 => "answers-cures-none",
        count if count == found.clues.len() => "answers-cures-all",
        _ => "answers-cures-some",
    };
    let explanation = Explanation::new(message)
        .with("count", Arg::Number(cures.len() as u64))
        .with("of", Arg::Number(found.clues.len() as u64))
        .with("clues", Arg::Places(cures.clone()));
    Some(explanation)
}

/// Button to play the steps to the contradiction, and button to return.
fn story(props: &PanelProps, found: &ClueConflict) -> Html {
    let button = |word: &'static str, answering: Answering| {
        let onclick = props
            .dispatch
            .reform(move |_: MouseEvent| Message::Answering(answering));
        html! {
            <button type="button" class="plain" {onclick}>{ text::word(word) }</button>
        }
    };
    if found.refutation.is_none() {
        return Html::default();
    }
    html! {
        <>
            if !found.is_within {
                <p>{ text::word("answers-beyond") }</p>
            }
            <div class="row choice">
                { button("answers-why", Answering::Explain) }
                if props.is_story {
                    { button("answers-whole", Answering::Resume) }
                }
            </div>
        </>
    }
}
