//! Answers about a puzzle with several solutions, or none, for the pages
//! that watch and edit it, and about needless clues of one being edited.

mod chips;
mod needless;
mod none;
mod several;

use std::rc::Rc;

use yew::prelude::*;

use crate::web::text::{self, Sentence};
use clew::kind::{Answer, Code};
use clew_core::grid::{Shape, Site};
use clew_core::model::{Arg, Explanation};
use clew_core::scene::Aspect;
use clew_core::trace::Verdict;
use clew_page::{Asking, Inquiry, Message, Questions, Status, Topic};

use chips::Chips;
use needless::NeedlessClues;
use none::ConflictSearch;
use several::Solutions;

pub(crate) use several::legend_words;

/// Properties of [`Panel`].
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PanelProps {
    /// The puzzle.
    pub(crate) code: Code,
    /// Its size.
    pub(crate) shape: Shape,
    /// Verdict, if known.
    pub(crate) outcome: Option<Verdict>,
    /// Questions asked.
    pub(crate) asked: Questions,
    /// Solutions shown on the board.
    pub(crate) aspect: Option<Aspect>,
    /// Whether the legend of these solutions is shown elsewhere.
    pub(crate) is_told: bool,
    /// Whether the puzzle is being edited.
    pub(crate) is_edited: bool,
    /// Whether the steps to a contradiction are shown instead of the solver's.
    pub(crate) is_story: bool,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The answers, and the questions that can be asked.
#[component]
pub(crate) fn Panel(props: &PanelProps) -> Html {
    let body = match props.outcome {
        Some(Verdict::Several) => html! { <Solutions ..props.clone() /> },
        Some(Verdict::Impossible) => html! { <ConflictSearch ..props.clone() /> },
        Some(Verdict::Unique) if props.is_edited => html! { <NeedlessClues ..props.clone() /> },
        _ => return Html::default(),
    };
    html! {
        <section class="answers" aria-label={text::word("answers-label")} data-testid="answers">
            { body }
        </section>
    }
}

impl PanelProps {
    fn inquiry(&self, topic: Topic) -> Option<&Inquiry> {
        self.asked.about(&self.code, topic)
    }

    fn answer(&self, topic: Topic) -> Option<&Answer> {
        self.inquiry(topic)?.answer.as_ref().map(Rc::as_ref)
    }

    fn asking(&self, make: impl Fn() -> Asking + 'static) -> Callback<MouseEvent> {
        self.dispatch.reform(move |_| Message::Asking(make()))
    }

    fn highlight(&self) -> Callback<Option<Site>> {
        self.dispatch.reform(Message::Highlight)
    }

    fn said(&self, explanation: &Explanation) -> Html {
        let runs = text::speaker().runs(explanation, self.shape);
        html! { <p><Sentence {runs} on_highlight={self.highlight()} /></p> }
    }

    fn chips(&self, clues: Vec<(Site, Option<u8>)>) -> Html {
        html! { <Chips {clues} shape={self.shape} on_highlight={self.highlight()} /> }
    }

    /// Progress of a question, with a button to stop or resume; nothing when
    /// the worker is done.
    fn progress(&self, topic: Topic, sentence: &'static str) -> Html {
        let Some(inquiry) = self.inquiry(topic) else {
            return Html::default();
        };
        let (word, turn): (_, fn(Topic) -> Asking) = match inquiry.status {
            Status::Running => ("page-stop", Asking::Stop),
            Status::Stopped => ("page-resume", Asking::Resume),
            Status::Done(_) => return Html::default(),
        };
        let progress = inquiry.progress;
        let explanation = Explanation::new(sentence).with("tried", Arg::Number(progress.tried));
        let words = text::plain(&explanation, self.shape);
        let part = progress
            .of
            .map(|of| (progress.tried as f64 / of.max(1) as f64).to_string());
        html! {
            <div class="progress" data-testid="asking">
                if inquiry.status == Status::Running {
                    <progress max="1" value={part} aria-label={words.clone()} />
                }
                <span>{ words }</span>
                <button type="button" class="plain" onclick={self.asking(move || turn(topic))}>
                    { text::word(word) }
                </button>
            </div>
        }
    }
}
