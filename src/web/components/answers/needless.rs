//! Clues that a puzzle with one solution could do without, on request.

use yew::prelude::*;

use crate::web::text;
use clew::kind::{Answer, Question};
use clew_core::job::Needless;
use clew_core::model::{Arg, Explanation};
use clew_page::{Answering, Asking, Message, Topic};

use super::PanelProps;

/// The part of the panel for an edited puzzle with one solution.
#[component]
pub(crate) fn NeedlessClues(props: &PanelProps) -> Html {
    if props.inquiry(Topic::Needless).is_none() {
        let code = props.code.clone();
        let onclick = props.asking(move || Asking::Ask(code.clone(), Question::Needless));
        return html! {
            <button type="button" class="plain" {onclick}>{ text::word("answers-needless-ask") }</button>
        };
    }
    let Some(Answer::Needless(found)) = props.answer(Topic::Needless) else {
        return props.progress(Topic::Needless, "answers-needless-looking");
    };
    html! {
        <div data-testid="needless">
            <div role="status">{ props.said(&told(found)) }</div>
            { props.chips(found.alone.iter().map(|&site| (site, None)).collect()) }
            if !found.together.is_empty() {
                { remove(props, found.together.len()) }
            }
        </div>
    }
}

/// How many clues could go, each by itself and together.
fn told(found: &Needless) -> Explanation {
    Explanation::new("answers-needless")
        .with("count", Arg::Number(found.alone.len() as u64))
        .with("together", Arg::Number(found.together.len() as u64))
}

fn remove(props: &PanelProps, count: usize) -> Html {
    let remove = props
        .dispatch
        .reform(|_: MouseEvent| Message::Answering(Answering::Remove));
    html! {
        <button type="button" class="plain" onclick={remove}>
            { text::counted("answers-needless-remove", "count", count) }
        </button>
    }
}
