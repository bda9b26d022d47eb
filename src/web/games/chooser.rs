//! Choice of a puzzle to play: kind, size and difficulty; a new one, or a daily puzzle.

use std::rc::Rc;

use strum::IntoEnumIterator as _;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::web::hooks::fresh_seed;
use crate::web::text;
use clew::games::{
    Date, Difficulty, Summary, daily, game_of_day, made_sizes, recipe, same_since, techniques_under,
};
use clew::kind::{self, Kind};
use clew_core::model::{Arg, Explanation};
use clew_page::games::Action;
use clew_page::guide::GuidePage;
use clew_page::{Message, Mode};

use super::calendar::Calendar;
use super::{day, words};
use clew_page::games::Choice;

/// The choice, and the buttons that act on it.
pub(super) fn chooser(
    choice: Choice,
    is_making: bool,
    is_unmade: bool,
    listed: &Option<Rc<Vec<Summary>>>,
    dispatch: &Callback<Message>,
) -> Html {
    let choose = |choice: Choice| dispatch.reform(move |_: Event| Action::Choose(choice).into());
    let kinds = kind::all().map(|kind| {
        let is = kind == choice.kind;
        let name = kind.name();
        option(
            "kind",
            name,
            text::kind_name(kind),
            is,
            false,
            choose(choice.of_kind(kind)),
        )
    });
    let sizes = made_sizes(choice.kind).iter().map(|&side| {
        let is = side == choice.side;
        let name = format!("{side}×{side}");
        option(
            "size",
            &side.to_string(),
            name,
            is,
            false,
            choose(choice.of_side(side)),
        )
    });
    let difficulties = Difficulty::iter().map(|difficulty| {
        let is = difficulty == choice.difficulty;
        let name: &str = difficulty.into();
        let is_off = !difficulty.is_offered(choice.kind, choice.side);
        let chosen = Choice {
            difficulty,
            ..choice
        };
        option(
            "difficulty",
            name,
            text::difficulty(difficulty),
            is,
            is_off,
            choose(chosen),
        )
    });
    let begin = dispatch.reform(move |_: MouseEvent| {
        let recipe = recipe(choice.kind, choice.shape(), choice.difficulty, fresh_seed());
        Action::Make(recipe, Some(choice.difficulty), None).into()
    });
    let more = dispatch.reform(|_: MouseEvent| Message::Enter(Mode::Make));
    let stop = dispatch.reform(|_: MouseEvent| Action::Stop.into());
    html! {
        <section class="card new" aria-labelledby="games-new">
            <h2 id="games-new">{ text::word("games-new") }</h2>
            <fieldset><legend>{ text::word("games-kind") }</legend>{ for kinds }</fieldset>
            <fieldset><legend>{ text::word("games-size") }</legend>{ for sizes }</fieldset>
            <fieldset><legend>{ text::word("games-difficulty") }</legend>{ for difficulties }</fieldset>
            { techniques(choice, dispatch) }
            <div class="row asks">
                <button type="button" class="primary" data-testid="games-begin" onclick={begin}
                    disabled={is_making}>{ text::word("games-begin") }</button>
                <button type="button" class="plain" data-testid="games-more" onclick={more}>
                    { text::word("games-more") }
                </button>
                if is_making {
                    <button type="button" class="plain" data-testid="games-stop" onclick={stop}>
                        { text::word("games-stop") }
                    </button>
                }
            </div>
            <p class="hint" role="status" data-testid="games-making">
                { match (is_making, is_unmade) {
                    (true, _) => text::word("games-making"),
                    (false, true) => text::word("games-unmade"),
                    (false, false) => String::new(),
                } }
            </p>
            <Days {choice} listed={listed.clone()} is_making={is_making} dispatch={dispatch.clone()} />
        </section>
    }
}

fn option(
    group: &'static str,
    value: &str,
    label: String,
    is_chosen: bool,
    is_off: bool,
    onchange: Callback<Event>,
) -> Html {
    html! {
        <label class="option">
            <input type="radio" name={format!("games-{group}")} data-testid={format!("games-{group}-{value}")}
                checked={is_chosen} disabled={is_off} {onchange} />
            <span>{ label }</span>
        </label>
    }
}

/// Techniques that puzzles of the difficulty may require.
fn techniques(choice: Choice, dispatch: &Callback<Message>) -> Html {
    let techniques = techniques_under(choice.kind, choice.difficulty);
    let summary = Explanation::new("games-techniques")
        .with("difficulty", Arg::Text(text::difficulty(choice.difficulty)))
        .with("count", Arg::Number(techniques.len() as u64));
    html! {
        <details class="techniques" data-testid="games-techniques">
            <summary>{ text::say(&summary) }</summary>
            <ul>
                // Hardest first: they are what the name promises.
                { for techniques.iter().rev().map(|technique| {
                    let name = technique.name;
                    let open = dispatch.reform(move |_: MouseEvent| {
                        Message::Guide(Some(GuidePage::Technique(name)))
                    });
                    html! {
                        <li key={name}>
                            <button type="button" onclick={open}>
                                <span class="name">{ text::word(name) }</span>
                                <span class="level">{ text::counted("page-level", "level", technique.level().into()) }</span>
                            </button>
                        </li>
                    }
                }) }
            </ul>
        </details>
    }
}

#[derive(PartialEq, Properties)]
struct DaysProps {
    choice: Choice,
    listed: Option<Rc<Vec<Summary>>>,
    is_making: bool,
    dispatch: Callback<Message>,
}

/// Daily puzzles: today's, yesterday's, any other.
#[component]
fn Days(props: &DaysProps) -> Html {
    let choice = props.choice;
    let asked = use_state_eq(|| None);
    let Some(today) = day::today() else {
        return Html::default();
    };
    let make = move |choice: Choice, date: Date| -> Message {
        let recipe = daily(choice.kind, choice.shape(), choice.difficulty, date);
        Action::Make(recipe, Some(choice.difficulty), Some(date.to_string())).into()
    };
    let button = |id: &'static str, date: Date| {
        let onclick = props
            .dispatch
            .reform(move |_: MouseEvent| make(choice, date));
        html! {
            <button type="button" class="plain" data-testid={id} disabled={props.is_making} {onclick}>
                { text::word(id) }<small>{ words::date(date) }</small>
            </button>
        }
    };
    let any = {
        let (dispatch, asked) = (props.dispatch.clone(), asked.setter());
        Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            if let Ok(date) = input.value().parse() {
                asked.set(Some(date));
                dispatch.emit(make(choice, date));
            }
        })
    };
    html! {
        <div class="days" role="group" aria-labelledby="games-days">
            <h3 id="games-days">{ text::word("games-days") }</h3>
            <p class="hint">{ text::word("games-days-what") }</p>
            <div class="row asks" data-testid="games-suggested">
                { for kind::all().map(|kind| suggested(props, kind, today)) }
            </div>
            <div class="row asks">
                { button("games-today", today) }
                { button("games-yesterday", today.previous()) }
                <label>
                    <span>{ text::word("games-any-day") }</span>
                    <input type="date" data-testid="games-any-day" max={today.to_string()} onchange={any}
                        disabled={props.is_making} />
                </label>
            </div>
            { changed(choice, *asked) }
            <details>
                <summary data-testid="games-calendar">{ text::word("calendar-title") }</summary>
                <Calendar {choice} listed={props.listed.clone()} {today} is_making={props.is_making}
                    dispatch={props.dispatch.clone()} />
            </details>
        </div>
    }
}

/// Button for today's puzzle of a kind, in the suggested size and difficulty: continues its game, or makes it.
fn suggested(props: &DaysProps, kind: Kind, today: Date) -> Html {
    let choice = Choice::suggested(kind);
    let listed = props.listed.as_ref().map(|listed| listed.as_slice());
    let listed = listed.unwrap_or_default();
    let game = game_of_day(listed, kind, choice.side, choice.difficulty, today);
    let action = match game {
        Some(game) => Action::Resume(game.clone()),
        None => {
            let recipe = daily(kind, choice.shape(), choice.difficulty, today);
            Action::Make(recipe, Some(choice.difficulty), Some(today.to_string()))
        }
    };
    let is_solved = game.is_some_and(|game| game.is_solved);
    let named = words::chosen(kind, choice.side, choice.side, choice.difficulty);
    let label = match is_solved {
        true => {
            text::say(&Explanation::new("games-suggested-solved").with("puzzle", Arg::Text(named)))
        }
        false => named,
    };
    let onclick = props
        .dispatch
        .reform(move |_: MouseEvent| action.clone().into());
    html! {
        <button type="button" class="plain" data-testid={format!("games-suggested-{}", kind.name())}
            disabled={props.is_making && game.is_none()} {onclick}>
            { label }<small>{ words::date(today) }</small>
        </button>
    }
}

/// What is different about a day that an earlier version made, if the reader asked for one.
pub(super) fn changed(choice: Choice, asked: Option<Date>) -> Html {
    let Some(since) =
        same_since(choice.kind).filter(|&since| asked.is_some_and(|asked| asked < since))
    else {
        return Html::default();
    };
    let said = Explanation::new("games-days-changed").with("date", Arg::Text(words::date(since)));
    html! { <p class="hint" role="status" data-testid="games-days-changed">{ text::say(&said) }</p> }
}
