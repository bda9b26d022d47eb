//! Words beside the board of a player: how it stands, and the coach.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::coach::Degree;
use crate::kind::{Advice, CoachQuestion, Reading};
use crate::model::{Arg, Explanation};
use crate::web::state::{Action as PageAction, Mode};
use crate::web::text::{self, Sentence};
use crate::web::watch::rules;

use super::Action;
use super::state::{Help, SharedGame};

/// Properties of [`Panel`].
#[derive(PartialEq, Properties)]
pub(crate) struct PanelProps {
    /// The game.
    pub(crate) game: SharedGame,
    /// Question to the coach, with its answer.
    pub(crate) help: Option<Help>,
    /// The puzzle.
    pub(crate) reading: Reading,
    /// Whether what breaks a rule is shown.
    pub(crate) shows_clashes: bool,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<PageAction>,
}

/// Standing of the game, the coach's answer, and the buttons to ask.
#[component]
pub(crate) fn Panel(props: &PanelProps) -> Html {
    let press = |action: fn() -> Action| {
        props
            .dispatch
            .reform(move |_: MouseEvent| PageAction::Play(action()))
    };
    let clashes = props.dispatch.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        PageAction::Play(Action::Clashes(input.checked()))
    });
    let watch = props
        .dispatch
        .reform(|_: MouseEvent| PageAction::Enter(Mode::Watch));
    let is_hint = matches!(
        props.help.as_ref().map(|help| &help.ask),
        Some(CoachQuestion::Hint(_))
    );
    let is_check = props.help.is_some() && !is_hint;
    let advice = props.help.as_ref().and_then(|help| help.advice.as_ref());
    let degree = props.help.as_ref().map(|help| help.degree);
    let hint = match (is_hint, advice, degree) {
        (true, Some(advice), _) if advice.wrong().is_some() => "play-check",
        (true, Some(advice), Some(degree)) if advice.is_hint() => match degree {
            Degree::Where => "play-hint-technique",
            Degree::Technique => "play-hint-evidence",
            Degree::Evidence => "play-hint-do",
        },
        _ => "play-hint",
    };
    let has_wrong = advice.and_then(Advice::wrong).unwrap_or(0) > 0;
    let check = match (is_check && has_wrong, degree) {
        (true, Some(Degree::Where)) => "play-check-first",
        (true, Some(Degree::Technique)) => "play-check-why",
        _ => "play-check",
    };
    html! {
        <>
            <div class="card">
                <section class="caption" aria-label={text::word("play-standing")} data-testid="play-panel">
                    <header><h2 class="name">{ heading(props) }</h2></header>
                    <div class="sentence" role="status" data-testid="coach">{ coach(props) }</div>
                </section>
                <section class="verdict row asks">
                    <button type="button" class="primary" data-testid="hint" onclick={press(|| Action::Hint)}>
                        { text::word(hint) }
                    </button>
                    <button type="button" class="plain" data-testid="check" onclick={press(|| Action::Check)}>
                        { text::word(check) }
                    </button>
                    if props.help.is_some() {
                        <button type="button" class="plain" data-testid="dismiss" onclick={press(|| Action::Dismiss)}>
                            { text::word("page-close") }
                        </button>
                    }
                    <button type="button" class="plain" data-testid="play-watch" onclick={watch}>
                        { text::word("page-show-me") }
                    </button>
                </section>
            </div>
            <section class="row method" aria-label={text::word("play-settings")}>
                <label class="check">
                    <input type="checkbox" data-testid="clashes" onchange={clashes} checked={props.shows_clashes} />
                    { text::word("play-clashes") }
                </label>
            </section>
            <p class="hint">{ text::word(keys(props)) }</p>
        </>
    }
}

/// Message id of the line that tells the gestures of a kind.
fn keys(props: &PanelProps) -> &'static str {
    match props.reading.code.kind {
        crate::kind::Kind::Slitherlink => "play-gestures-slitherlink",
        crate::kind::Kind::Sudoku => "play-gestures-sudoku",
        crate::kind::Kind::Aquarium => "play-gestures-aquarium",
    }
}

/// "Solved", or the name of the puzzle.
fn heading(props: &PanelProps) -> String {
    if props.game.get().is_solved() {
        return text::word("play-solved");
    }
    let reading = &props.reading;
    let name = Explanation::new("page-puzzle-name")
        .with("kind", Arg::Text(text::kind_name(reading.code.kind)))
        .with("rows", Arg::Number(reading.shape.rows.into()))
        .with("cols", Arg::Number(reading.shape.cols.into()));
    text::plain(&name, reading.shape)
}

/// The coach's answer as far as it is to be shown; else the first rule that is broken,
/// or the rules.
fn coach(props: &PanelProps) -> Html {
    let game = props.game.get();
    let shape = props.reading.shape;
    let highlight = props.dispatch.reform(PageAction::Highlight);
    let said = |explanation: &Explanation| {
        let runs = text::speaker().runs(explanation, shape);
        html! { <p><Sentence {runs} on_highlight={highlight.clone()} /></p> }
    };
    let Some(help) = &props.help else {
        if game.is_solved() {
            return html! { <p>{ text::word("play-well-done") }</p> };
        }
        let broken = if props.shows_clashes {
            game.broken()
        } else {
            Vec::new()
        };
        return match broken.first() {
            Some(clash) => said(&clash.explanation),
            None => html! { <p>{ text::word(rules(props.reading.code.kind)) }</p> },
        };
    };
    let Some(advice) = &help.advice else {
        return html! { <p>{ text::word("play-thinking") }</p> };
    };
    let code = game.code();
    let is_check = matches!(help.ask, CoachQuestion::Check { .. });
    match (is_check, help.degree) {
        (true, Degree::Where) if advice.wrong().unwrap_or(0) > 0 => {
            let count = Arg::Number(advice.wrong().unwrap_or(0) as u64);
            said(&Explanation::new("coach-mistake").with("count", count))
        }
        (false, Degree::Where) if advice.is_hint() => {
            html! { <p>{ text::word("play-hint-where") }</p> }
        }
        (false, Degree::Technique) if advice.technique().is_some() => {
            let name = advice.technique().map(text::word).unwrap_or_default();
            said(&Explanation::new("play-hint-named").with("technique", Arg::Text(name)))
        }
        _ => {
            let chain = match (is_check, help.degree) {
                (true, Degree::Evidence) => advice.chain(code),
                _ => Vec::new(),
            };
            html! {
                <>
                    { for advice.sentence(code).iter().map(said) }
                    if !chain.is_empty() {
                        <ol>{ for chain.iter().map(|one| html! { <li>{ said(one) }</li> }) }</ol>
                    }
                </>
            }
        }
    }
}
