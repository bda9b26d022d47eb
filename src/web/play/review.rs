//! Review of a game: its moves as columns over time, how many were found in which way,
//! and links to the positions where there was something better to find.

use std::collections::BTreeSet;

use yew::prelude::*;

use crate::web::hooks::random_seed;
use crate::web::text;
use clew::guide::can_be_practised;
use clew::kind::{self, Judged, Turn};
use clew_core::model::{Arg, Explanation};
use clew_page::Message;
use clew_page::play::{Action, Ask, Exercising, Film, Help, moments};

use clew_page::play::SharedGame;

/// Types of judgement, each with the class of its colour and pattern, and the message id
/// of its name.
const SORTS: [(&str, &str); 6] = [
    ("forced", "play-review-forced"),
    ("hinted", "play-review-hint"),
    ("guess", "play-review-guess"),
    ("wrong", "play-review-wrong"),
    ("bookkeeping", "play-review-bookkeeping"),
    ("tried", "play-review-tried"),
];

/// Height of the columns, in units of the picture.
const HEIGHT: f64 = 40.0;
/// Minimum number of columns for which there is room.
const LEAST: usize = 16;
/// Time below which a move counts as immediate, in milliseconds.
const AT_ONCE: u64 = 1_000;

/// Columns, numbers, and the buttons to continue.
pub(crate) fn review(game: &SharedGame, help: &Help, dispatch: &Callback<Message>) -> Html {
    let judged = help.advice();
    let judged = judged
        .map(|advice| kind::counsel(advice).judged())
        .unwrap_or_default();
    if judged.is_empty() {
        return Html::default();
    }
    let at = help.frame.unwrap_or(0);
    let turns = game.get().turns();
    let go = |frame: usize| {
        let film = Ask::Film(Film::Go(frame));
        dispatch.reform(move |_: MouseEvent| Message::Play(film.clone().into()))
    };
    let shape = game.get().shape();
    let told = help.advice().map(|advice| {
        let game = game.get();
        kind::counsel(advice).chain(game.code())
    });
    let told = told.unwrap_or_default();
    let moment = |number: usize| {
        let words = turns.get(number).map(move_words).into_iter();
        let words = words.chain(told.get(number).cloned());
        let words = words.reduce(Explanation::ending_with);
        let words = words.map(|words| text::plain(&words, shape));
        html! {
            <li>
                <button type="button" data-testid="review-moment" onclick={go(number + 1)}>
                    { words }
                </button>
            </li>
        }
    };
    // Once a move is shown, the list of all moves includes those worth a look.
    let is_opening = help.frame.is_none();
    let moments = moments(&judged);
    let is_better = at
        .checked_sub(1)
        .and_then(|at| judged.get(at))
        .is_some_and(|judged| judged.has_better());
    let find =
        dispatch.reform(move |_: MouseEvent| Message::Play(Action::Exercise(Exercising::Find(at))));
    let needed = needed(&judged);
    let practise = |technique: &'static str| {
        let onclick = dispatch.reform(move |_: MouseEvent| {
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
                { for SORTS.into_iter().filter(|&(class, _)| class != "tried" || count(class) > 0).map(|(class, name)| html! {
                    <li><i class={classes!("swatch", class)} />{ text::counted(name, "count", count(class)) }</li>
                }) }
            </ul>
            if is_opening && !moments.is_empty() {
                <p>{ text::word("play-review-moments") }</p>
                <ul class="moments">{ for moments.into_iter().map(moment) }</ul>
            }
            <p class="row">
                if is_opening {
                    <button type="button" class="plain" data-testid="review-all" onclick={go(0)}>
                        { text::word("play-review-all") }
                    </button>
                }
                if is_better {
                    <button type="button" class="plain" data-testid="review-find" onclick={find}>
                        { text::word("play-review-find") }
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

/// The hardest techniques, at most three, that hints used and that can be practised.
fn needed(judged: &[Judged]) -> Vec<&'static str> {
    let hinted = judged.iter().filter_map(|judged| match *judged {
        Judged::Hint {
            technique: Some(technique),
            tenths,
        } => Some((tenths, technique)),
        _ => None,
    });
    let hinted: BTreeSet<(u8, &str)> = hinted.collect();
    let hardest = hinted.into_iter().rev().map(|(_, name)| name);
    let mut seen = BTreeSet::new();
    let hardest = hardest.filter(|name| can_be_practised(name) && seen.insert(*name));
    hardest.take(3).collect()
}

/// Class of a judgement.
fn sort(judged: Judged) -> &'static str {
    match judged {
        Judged::Forced { .. } => "forced",
        Judged::Hint { .. } => "hinted",
        Judged::Guess => "guess",
        Judged::Wrong => "wrong",
        Judged::Bookkeeping => "bookkeeping",
        Judged::Tried => "tried",
    }
}

/// One column per move: its height shows the time it took, its colour and shape the judgement.
fn columns(judged: &[Judged], turns: &[Turn], at: usize) -> Html {
    let longest = turns.iter().map(|turn| turn.took).max().unwrap_or(0);
    let outline = |number: usize| {
        let took = turns.get(number).map_or(0, |turn| turn.took);
        // The square root, so that a single long pause does not hide the others.
        let share = (took as f64 / longest.max(1) as f64).sqrt();
        let top = (HEIGHT - 8.0) * (1.0 - share);
        // A wrong move is split in two, a move from a hint is half as wide, and a neutral one is thin.
        let parts: &[(f64, f64)] = match judged[number] {
            Judged::Forced { .. } | Judged::Guess => &[(0.1, 0.8)],
            Judged::Wrong => &[(0.1, 0.3), (0.6, 0.3)],
            Judged::Hint { .. } => &[(0.1, 0.4)],
            Judged::Bookkeeping | Judged::Tried => &[(0.4, 0.2)],
        };
        let part = |&(from, width): &(f64, f64)| {
            let left = number as f64 + from;
            format!("M{left:.1} {HEIGHT}V{top:.1}h{width}V{HEIGHT}z")
        };
        parts.iter().map(part).collect::<String>()
    };
    // One outline per type, because a long game has thousands of moves; the present move is drawn
    // over them.
    let present = at.checked_sub(1).filter(|&number| number < judged.len());
    let all = SORTS.into_iter().map(|(class, _)| {
        let of_sort = (0..judged.len())
            .filter(|&number| sort(judged[number]) == class && Some(number) != present);
        let d: String = of_sort.map(outline).collect();
        html! { <path {class} {d} /> }
    });
    // Limit the width of a short game's columns.
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

/// Start of the sentence about a move: its mark and the time it took.
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
