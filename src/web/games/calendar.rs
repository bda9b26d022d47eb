//! Calendar of daily puzzles for a month: which are solved, with a button to play each.

use std::rc::Rc;

use yew::prelude::*;

use crate::web::text;
use clew::games::{Date, Summary, daily, game_of_day};
use clew_core::model::{Arg, Explanation};
use clew_page::Message;
use clew_page::games::{Action, Choice};

use super::{chooser, words};

/// Number of past months available.
const MONTHS: u32 = 240;

/// Properties of [`Calendar`].
#[derive(PartialEq, Properties)]
pub(super) struct CalendarProps {
    /// Kind, size and difficulty.
    pub(super) choice: Choice,
    /// Stored games.
    pub(super) listed: Option<Rc<Vec<Summary>>>,
    /// The present day.
    pub(super) today: Date,
    /// Whether a puzzle is being made.
    pub(super) is_making: bool,
    /// Receiver of actions.
    pub(super) dispatch: Callback<Message>,
}

/// The month.
#[component]
pub(super) fn Calendar(props: &CalendarProps) -> Html {
    let choice = props.choice;
    let before = use_state_eq(|| 0u32);
    let month = props.today.month(*before);
    let Some(&first) = month.first() else {
        return Html::default();
    };
    let turn = |id: &'static str, to: Option<u32>, sign: &'static str| {
        let setter = before.setter();
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(to) = to {
                setter.set(to);
            }
        });
        html! {
            <button type="button" class="quiet" data-testid={id} title={text::word(id)}
                aria-label={text::word(id)} disabled={to.is_none()} {onclick}>{ sign }</button>
        }
    };
    let earlier = Some(*before + 1).filter(|before| *before < MONTHS);
    html! {
        <div class="calendar" data-testid="calendar">
            <div class="row">
                { turn("calendar-earlier", earlier, "‹") }
                <h4 aria-live="polite">{ words::month(first) }</h4>
                { turn("calendar-later", before.checked_sub(1), "›") }
            </div>
            <p>{ words::chosen(choice.kind, choice.side, choice.side, choice.difficulty) }</p>
            { chooser::changed(choice, Some(first)) }
            <div class="days-of-month">
                { for (0..first.weekday()).map(|_| html! { <i /> }) }
                { for month.into_iter().map(|date| day(props, date)) }
            </div>
            <p class="hint">{ text::word("calendar-legend") }</p>
        </div>
    }
}

/// Button for a day: continues its game, or makes its puzzle.
fn day(props: &CalendarProps, date: Date) -> Html {
    let choice = props.choice;
    let listed = props.listed.as_ref().map(|listed| listed.as_slice());
    let game = game_of_day(
        listed.unwrap_or_default(),
        choice.kind,
        choice.side,
        choice.difficulty,
        date,
    );
    let (class, id) = match game {
        Some(game) if game.is_solved => ("solved", "calendar-solved"),
        Some(_) => ("begun", "calendar-begun"),
        None => ("new", "calendar-new"),
    };
    let label = Explanation::new(id).with("day", Arg::Text(words::date(date)));
    let action = match game {
        Some(game) => Action::Resume(game.clone()),
        None => {
            let recipe = daily(choice.kind, choice.shape(), choice.difficulty, date);
            Action::Make(recipe, Some(choice.difficulty), Some(date.to_string()))
        }
    };
    let onclick = props
        .dispatch
        .reform(move |_: MouseEvent| action.clone().into());
    let is_today = date == props.today;
    html! {
        <button type="button" key={date.to_string()} {class} aria-label={text::say(&label)} title={text::say(&label)}
            aria-current={is_today.then_some("date")}
            disabled={date > props.today || (props.is_making && game.is_none())} {onclick}>
            { date.day() }
        </button>
    }
}
