//! The player's times by kind and size, in order, as a small plot.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::web::text;
use clew::games::{Series, Summary, series};
use clew::kind::Kind;
use clew_core::model::{Arg, Explanation};

use super::words;

/// Minimum number of games for a comparison.
const LEAST: usize = 2;
/// Maximum number of games drawn: the latest ones.
const MOST: usize = 40;
/// Size of the plot, and the room around its points.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 96.0;
const AROUND: f64 = 8.0;

/// Properties of [`Times`].
#[derive(PartialEq, Properties)]
pub(super) struct TimesProps {
    /// Finished games.
    pub(super) games: Vec<Summary>,
    /// Kind shown; `None` for all.
    pub(super) kind: Option<Kind>,
}

/// The plot for one kind and size, selectable; initially that of the latest game.
#[component]
pub(super) fn Times(props: &TimesProps) -> Html {
    let chosen = use_state_eq(|| 0usize);
    let all: Vec<Series> = series(&props.games)
        .into_iter()
        .filter(|series| series.games.len() >= LEAST)
        .filter(|series| props.kind.is_none_or(|kind| kind == series.kind))
        .collect();
    let at = if *chosen < all.len() { *chosen } else { 0 };
    let Some(series) = all.get(at) else {
        return Html::default();
    };
    let onchange = {
        let chosen = chosen.setter();
        Callback::from(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            chosen.set(usize::try_from(select.selected_index()).unwrap_or_default());
        })
    };
    let time = |time| Arg::Text(words::time(time));
    let told = Explanation::new("times-told")
        .with("count", Arg::Number(series.games.len() as u64))
        .with("best", time(series.best()))
        .with("median", time(series.median()));
    let told = text::say(&told);
    html! {
        <div class="times" data-testid="times">
            <h3>{ text::word("times-title") }</h3>
            <select aria-label={text::word("times-which")} {onchange}>
                { for all.iter().enumerate().map(|(number, series)| html! {
                    <option selected={number == at}>{ words::puzzle(series.kind, series.rows, series.cols) }</option>
                }) }
            </select>
            { plot(series, &told) }
            <p class="hint">{ &told }{ text::gap() }{ text::word("times-legend") }</p>
        </div>
    }
}

/// One point per game, from the earliest; the higher, the longer it took. Games with help are rings.
fn plot(series: &Series, told: &str) -> Html {
    let first = series.games.len().saturating_sub(MOST);
    let games = &series.games[first..];
    let longest = series.longest().max(1) as f64;
    let step = (WIDTH - 2.0 * AROUND) / (games.len().max(2) - 1) as f64;
    let y = |elapsed: u64| HEIGHT - AROUND - elapsed as f64 / longest * (HEIGHT - 2.0 * AROUND);
    let point = |(at, game): (usize, &clew::games::Finish)| {
        html! {
            <circle class={game.is_helped().then_some("helped")} r="4"
                cx={(AROUND + at as f64 * step).to_string()} cy={y(game.elapsed).to_string()} />
        }
    };
    let best = y(series.best()).to_string();
    html! {
        <svg class="plot" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={told.to_owned()}>
            <path d={format!("M0 {}H{WIDTH}", HEIGHT - AROUND)} />
            <path class="best" d={format!("M0 {best}H{WIDTH}")} />
            { for games.iter().enumerate().map(point) }
        </svg>
    }
}
