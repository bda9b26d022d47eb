//! Finished games, each with its picture, its time beside the expected one, the help, and buttons to open, review or replay it.

use yew::prelude::*;

use crate::web::components::thumbnail::LateThumbnail;
use crate::web::text;
use clew::games::Summary;
use clew::kind::Kind;
use clew_core::model::{Arg, Explanation};
use clew_core::scene::Theme;
use clew_page::Message;
use clew_page::games::Action;

use super::times::Times;
use super::{storing, words};

/// Number of games shown at first.
const SHOWN: usize = 6;

/// Properties of [`History`].
#[derive(PartialEq, Properties)]
pub(super) struct HistoryProps {
    /// Finished games, latest first.
    pub(super) games: Vec<Summary>,
    /// Colours and digits of the pictures.
    pub(super) theme: Theme,
    /// Receiver of actions.
    pub(super) dispatch: Callback<Message>,
}

/// The games of one kind or of all kinds, and the times.
#[component]
pub(super) fn History(props: &HistoryProps) -> Html {
    let chosen = use_state_eq(|| None::<Kind>);
    let is_whole = use_state_eq(|| false);
    let mut kinds: Vec<Kind> = Vec::new();
    for summary in &props.games {
        if !kinds.contains(&summary.kind) {
            kinds.push(summary.kind);
        }
    }
    let games: Vec<&Summary> = props
        .games
        .iter()
        .filter(|summary| chosen.is_none_or(|kind| kind == summary.kind))
        .collect();
    let shown = if *is_whole { usize::MAX } else { SHOWN };
    let more = {
        let is_whole = is_whole.clone();
        Callback::from(move |_: MouseEvent| is_whole.set(true))
    };
    let filter = |kind: Option<Kind>| {
        let setter = chosen.setter();
        let onclick = Callback::from(move |_: MouseEvent| setter.set(kind));
        let word = kind.map_or_else(|| text::word("history-all-kinds"), text::kind_name);
        html! {
            <button type="button" class="plain" {onclick}
                aria-pressed={if *chosen == kind { "true" } else { "false" }}>{ word }</button>
        }
    };
    html! {
        <section class="card history" aria-labelledby="games-history" data-testid="history"
            data-games={props.games.len().to_string()}>
            <h2 id="games-history">{ text::word("history-title") }</h2>
            if kinds.len() > 1 {
                <div class="row asks" role="group" aria-label={text::word("games-kind")}>
                    { filter(None) }
                    { for kinds.iter().map(|&kind| filter(Some(kind))) }
                </div>
            }
            <ul class="games-list">
                { for games.iter().take(shown).map(|summary| html! {
                    <li key={summary.id.clone()} data-testid="finished-game">{ row(props, summary) }</li>
                }) }
            </ul>
            if games.len() > shown {
                <button type="button" class="plain" data-testid="history-all" onclick={more}>
                    { text::counted("games-all", "count", games.len()) }
                </button>
            }
            <Times games={props.games.clone()} kind={*chosen} />
        </section>
    }
}

/// Row of a game.
fn row(props: &HistoryProps, summary: &Summary) -> Html {
    let name = words::name(summary);
    let button = |id: &'static str, word: &'static str, action: fn(Summary) -> Action| {
        let summary = summary.clone();
        let label = format!("{}: {name}", text::word(word));
        let onclick = props
            .dispatch
            .reform(move |_: MouseEvent| action(summary.clone()).into());
        html! {
            <button type="button" class="quiet" data-testid={id} aria-label={label} {onclick}>
                { text::word(word) }
            </button>
        }
    };
    let open = {
        let summary = summary.clone();
        props
            .dispatch
            .reform(move |_: MouseEvent| Action::Resume(summary.clone()).into())
    };
    html! {
        <>
            <button type="button" class="go-on" data-testid="history-open" onclick={open}>
                <LateThumbnail puzzle={summary.puzzle.clone()} theme={props.theme} />
                <span>
                    <b>{ name.clone() }</b>
                    <small>{ standing(summary) }</small>
                </span>
            </button>
            <span class="row">
                { button("history-review", "play-review", Action::Review) }
                { button("history-again", "history-again", Action::Again) }
            </span>
        </>
    }
}

/// Time, expected time, help, and date.
fn standing(summary: &Summary) -> String {
    let help = Explanation::new("finish-help")
        .with("hints", Arg::Number(summary.hints.into()))
        .with("questions", Arg::Number(summary.questions.into()));
    let expected = summary.expected.map(|seconds| {
        let brief = Arg::Text(text::expected_briefly(seconds));
        text::say(&Explanation::new("history-expected").with("time", brief))
    });
    let parts = [
        Some(words::time(summary.elapsed)),
        expected,
        Some(text::say(&help)),
        Some(words::ago(summary.changed, storing::now())),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(" · ")
}
