//! Review of a game: its moves as columns over time, how many were found in which way,
//! and the way to the places where there was something better to find.

use std::collections::BTreeSet;

use yew::prelude::*;

use crate::web::hooks::random_seed;
use crate::web::text;
use clew::guide::can_be_practised;
use clew::kind::{self, Judged, Turn};
use clew_core::game::Action as GameAction;
use clew_core::model::{Arg, Explanation};
use clew_page::Message;
use clew_page::play::{Action, Ask, Exercising, Film, Help};

use clew_page::play::SharedGame;

/// Sorts of judgements with the class of their colour and pattern, and the message id
/// of their name.
const SORTS: [(&str, &str); 4] = [
    ("forced", "play-review-forced"),
    ("guess", "play-review-guess"),
    ("wrong", "play-review-wrong"),
    ("bookkeeping", "play-review-bookkeeping"),
];

/// Height of the columns, in units of the picture.
const HEIGHT: f64 = 40.0;
/// Least number of columns that there is room for.
const LEAST: usize = 16;
/// Time below which a move was made at once, in milliseconds.
const AT_ONCE: u64 = 1_000;

/// Properties of [`Review`].
#[derive(PartialEq, Properties)]
pub(crate) struct ReviewProps {
    /// The game.
    pub(crate) game: SharedGame,
    /// The review.
    pub(crate) help: Help,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// Columns, numbers, and the buttons to go on with.
#[component]
pub(crate) fn Review(props: &ReviewProps) -> Html {
    let judged = props.help.advice();
    let judged = judged
        .map(|advice| kind::counsel(advice).judged())
        .unwrap_or_default();
    if judged.is_empty() {
        return Html::default();
    }
    let at = props.help.frame.unwrap_or(0);
    let turns = props.game.get().turns();
    let press = |ask: fn(usize) -> Ask, number: usize| {
        props
            .dispatch
            .reform(move |_: MouseEvent| Message::Play(ask(number).into()))
    };
    let first = judged.iter().position(|judged| judged.has_better());
    let is_better = at
        .checked_sub(1)
        .and_then(|at| judged.get(at))
        .is_some_and(|judged| judged.has_better());
    let find = props
        .dispatch
        .reform(move |_: MouseEvent| Message::Play(Action::Exercise(Exercising::Find(at))));
    let needed = needed(&judged, &turns);
    let practise = |technique: &'static str| {
        let onclick = props.dispatch.reform(move |_: MouseEvent| {
            let seed = random_seed();
            Message::Play(Action::Exercise(Exercising::Practise(technique, seed)))
        });
        html! {
            <button type="button" class="plain" data-testid="review-practise" {onclick}>
                { text::word(technique) }
            </button>
        }
    };
    let count = |class: &str| judged.iter().filter(|&&one| sort(one) == class).count();
    html! {
        <section class="review" data-testid="review" aria-label={text::word("play-review")}>
            { columns(&judged, &turns, at) }
            <ul class="sorts">
                { for SORTS.into_iter().map(|(class, name)| html! {
                    <li><i class={classes!("swatch", class)} />{ text::counted(name, "count", count(class)) }</li>
                }) }
            </ul>
            <p class="row">
                if is_better {
                    <button type="button" class="plain" data-testid="review-find" onclick={find}>
                        { text::word("play-review-find") }
                    </button>
                }
                if let Some(first) = first {
                    <button type="button" class="plain" data-testid="review-first"
                        onclick={press(|number| Ask::Film(Film::Go(number)), first + 1)}>
                        { text::word("play-review-first") }
                    </button>
                }
            </p>
            if !needed.is_empty() {
                <p>{ text::word("play-review-needed") }</p>
                <p class="row">{ for needed.into_iter().map(practise) }</p>
            }
        </section>
    }
}

/// Techniques, at most three, that a hint gave or that were missed, and that can be
/// practised.
fn needed(judged: &[Judged], turns: &[Turn]) -> Vec<&'static str> {
    let mut needed = Vec::new();
    for (judged, turn) in judged.iter().zip(turns) {
        let Judged::Forced {
            technique, missed, ..
        } = *judged
        else {
            continue;
        };
        let given = (turn.action == GameAction::Hint).then_some(technique);
        if let Some(name) = given.or(missed).filter(|name| can_be_practised(name)) {
            needed.push(name);
        }
    }
    let mut seen = BTreeSet::new();
    needed.retain(|name| seen.insert(*name));
    needed.truncate(3);
    needed
}

/// Class of a judgement.
fn sort(judged: Judged) -> &'static str {
    match judged {
        Judged::Forced { .. } => "forced",
        Judged::Guess => "guess",
        Judged::Wrong => "wrong",
        Judged::Bookkeeping => "bookkeeping",
    }
}

/// A column a move: its height by the time it took, its colour and shape by judgement.
fn columns(judged: &[Judged], turns: &[Turn], at: usize) -> Html {
    let longest = turns.iter().map(|turn| turn.took).max().unwrap_or(0);
    let outline = |number: usize| {
        let took = turns.get(number).map_or(0, |turn| turn.took);
        // The root, so that one long pause leaves the others to be seen.
        let share = (took as f64 / longest.max(1) as f64).sqrt();
        let top = (HEIGHT - 8.0) * (1.0 - share);
        // A wrong one is split in two, and one that says nothing is thin.
        let parts: &[(f64, f64)] = match judged[number] {
            Judged::Forced { .. } | Judged::Guess => &[(0.1, 0.8)],
            Judged::Wrong => &[(0.1, 0.3), (0.6, 0.3)],
            Judged::Bookkeeping => &[(0.4, 0.2)],
        };
        let part = |&(from, width): &(f64, f64)| {
            let left = number as f64 + from;
            format!("M{left:.1} {HEIGHT}V{top:.1}h{width}V{HEIGHT}z")
        };
        parts.iter().map(part).collect::<String>()
    };
    // One outline a sort, since a long game has thousands of moves; and the present one
    // over them.
    let present = at.checked_sub(1).filter(|&number| number < judged.len());
    let all = SORTS.into_iter().map(|(class, _)| {
        let of_sort = (0..judged.len())
            .filter(|&number| sort(judged[number]) == class && Some(number) != present);
        let d: String = of_sort.map(outline).collect();
        html! { <path {class} {d} /> }
    });
    // A short game's columns are no wider than those of a longer one.
    let width = judged.len().max(LEAST);
    html! {
        <svg class="columns" viewBox={format!("0 0 {width} {HEIGHT}")}
            preserveAspectRatio="none" aria-hidden="true">
            { for all }
            if let Some(number) = present {
                <path class={classes!(sort(judged[number]), "present")} d={outline(number)} />
            }
        </svg>
    }
}

/// Beginning of the sentence about a move: its mark and the time it took.
pub(super) fn move_words(turn: &Turn) -> Explanation {
    let no_mark = || Explanation::new("play-review-no-mark");
    let mark = Arg::Said(vec![turn.mark.clone().unwrap_or_else(no_mark)]);
    if turn.took < AT_ONCE {
        return Explanation::new("play-review-at-once").with("mark", mark);
    }
    let took = text::duration(turn.took.saturating_mul(1000));
    Explanation::new("play-review-move")
        .with("mark", mark)
        .with("took", Arg::Text(took))
}
