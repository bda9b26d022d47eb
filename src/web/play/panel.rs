//! Words beside a player's board: the status of the game, and the coach.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::web::hooks::{publish_height, random_seed, use_size};
use crate::web::text;
use clew::guide::can_be_practised;
use clew::kind;
use clew_core::coach::Degree;
use clew_core::model::{Arg, Explanation};
use clew_core::trace::Verdict;
use clew_page::guide::GuidePage;
use clew_page::play::{Action, Ask, Choosing, Exercising, Film, Help, Topic};
use clew_page::preferences::Preference;
use clew_page::{Message, Mode};

use super::film::FilmControls;
use super::review::{move_words, review};
use super::said;
use clew_page::play::SharedGame;

/// Maximum number of a film's steps listed at once: a long game has thousands of moves.
const LISTED: usize = 100;

/// Properties of [`Panel`].
#[derive(PartialEq, Properties)]
pub(crate) struct PanelProps {
    /// The game.
    pub(crate) game: SharedGame,
    /// Question to the coach, with its answer.
    pub(crate) help: Option<Help>,
    /// Choice of a place to ask about.
    pub(crate) choosing: Option<Choosing>,
    /// Number of hints applied since the last one that was followed by an easier step.
    pub(crate) run: u32,
    /// Whether the time is shown, with a pause of its own.
    pub(crate) has_timer: bool,
    /// Whether the puzzle has one solution, several or none, if known.
    pub(crate) outcome: Option<Verdict>,
    /// Name of the daily puzzle, if it is one.
    pub(crate) daily: Option<String>,
    /// Whether broken rules are shown.
    pub(crate) shows_clashes: bool,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// Phase of the game, the coach's answer, and the buttons to ask.
#[component]
pub(crate) fn Panel(props: &PanelProps) -> Html {
    let clashes = props.dispatch.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Message::Prefer(Preference::Clashes(input.checked()))
    });
    let watch = props
        .dispatch
        .reform(|_: MouseEvent| Message::Enter(Mode::Watch));
    let pause = props
        .dispatch
        .reform(|_: MouseEvent| Message::Play(Action::Pause(true)));
    use_effect_with(props.choosing.is_some(), |&is_choosing| {
        let board = gloo::utils::document().query_selector(".covered");
        if let (true, Ok(Some(board))) = (is_choosing, board) {
            // On a phone the board is further up, out of sight.
            board.scroll_into_view_with_bool(true);
        }
    });
    let sentences = said::sentences(props);
    let whole = use_node_ref();
    use_size(&whole, publish_height);
    let shape = props.game.get().shape();
    let film = props.help.as_ref().filter(|help| help.frame.is_some());
    // A digit is chosen with the keypad, which must stay visible.
    let is_place_wanted = props
        .choosing
        .is_some_and(|choosing| choosing.place.is_none());
    let is_asked = props.help.is_some() || is_place_wanted;
    let spoken = || {
        let last = sentences.last();
        last.map_or_else(String::new, |sentence| text::plain(sentence, shape))
    };
    html! {
        <>
            <div class="card">
                <section ref={whole} class={classes!("caption", is_asked.then_some("asked"))} aria-label={text::word("play-standing")} data-testid="play-panel">
                    <header><h2 class={classes!("name", props.daily.as_ref().map(|_| "daily"))}>{ heading(props) }</h2></header>
                    <div class={text::sentence_class(&said::words(&sentences, shape))} role="status" data-testid="coach">
                        { said::view(props, &sentences) }
                    </div>
                </section>
                if let Some(help) = film {
                    <FilmControls help={help.clone()} sentence={spoken()} dispatch={props.dispatch.clone()} />
                }
                if let Some(help) = props.help.as_ref().filter(|help| help.topic == Topic::Review) {
                    { review(&props.game, help, &props.dispatch) }
                }
                { asks(props) }
                if let Some(help) = film {
                    { steps(props, help) }
                }
            </div>
            <section class="row method" aria-label={text::word("play-options")}>
                <label class="check">
                    <input type="checkbox" data-testid="clashes" onchange={clashes} checked={props.shows_clashes} />
                    { text::word("play-clashes") }
                </label>
                if !props.has_timer && !props.game.get().is_solved() {
                    <button type="button" class="plain" data-testid="pause" onclick={pause}>
                        { text::word("page-pause") }
                    </button>
                }
                <button type="button" class="plain" data-testid="play-watch" onclick={watch}>
                    { text::word("play-watch") }
                </button>
            </section>
            <p class="hint">{ text::word(kind::offer(props.game.get().code().kind).gestures) }</p>
        </>
    }
}

/// Buttons to ask, and the buttons of the answer.
fn asks(props: &PanelProps) -> Html {
    let button = |id: &'static str,
                  class: &'static str,
                  word: &'static str,
                  disabled: bool,
                  ask: fn() -> Ask| {
        let onclick = props
            .dispatch
            .reform(move |_: MouseEvent| Message::Play(ask().into()));
        html! {
            <button type="button" {class} data-testid={id} {disabled} {onclick}>{ text::word(word) }</button>
        }
    };
    let help = props.help.as_ref();
    let advice = help.and_then(Help::advice);
    let of = |topic: Topic| help.filter(|help| help.topic == topic);
    let game = props.game.get();
    let has_failed = of(Topic::Hint)
        .and_then(Help::advice)
        .is_some_and(|advice| kind::counsel(advice).fails());
    let is_clash = || game.trials() > 0 && (has_failed || !game.broken().is_empty());
    let is_concluding = of(Topic::Conclude).is_some();
    let is_refuted = is_concluding && advice.is_some_and(|advice| game.is_refuted(advice));
    let can_conclude = !is_concluding && is_clash() && game.supposition().is_some();
    let can_go_back = of(Topic::Check).is_some()
        && advice.is_some_and(|advice| game.before_wrong(advice).is_some());
    let can_review = game.done() > 0 && of(Topic::Review).is_none();
    let is_open = help.is_some() || props.choosing.is_some();
    // The permanent buttons come first and keep their place and width; the answer's buttons come below them.
    html! {
        <section class="verdict asks">
            <div class="row always">
                { button("hint", "primary", hint_word(props), false, || Ask::Hint) }
                { button("check", "plain", check_word(props), false, || Ask::Check) }
                { button("play-why", "plain", "page-why", props.choosing.is_some(), || Ask::Why) }
                { button("play-review", "plain", "play-review", !can_review, || Ask::Review) }
            </div>
            <div class="row">
                if is_open {
                    { button("dismiss", "plain", "page-close", false, || Ask::Dismiss) }
                }
                if let Some(technique) = hinted(props).filter(|technique| can_be_practised(technique)) {
                    <button type="button" class="plain" data-testid="hint-practise"
                        onclick={props.dispatch.reform(move |_: MouseEvent| {
                            Message::Play(Action::Exercise(Exercising::Practise(technique, random_seed())))
                        })}>{ text::word("play-hint-practise") }</button>
                }
                if can_go_back {
                    { button("back-before", "plain", "play-back-before", false, || Ask::Back) }
                }
                if can_conclude {
                    { button("conclude", "plain", "play-conclude", false, || Ask::Conclude) }
                }
                if is_refuted {
                    { button("conclude-do", "plain", "play-conclude-do", false, || Ask::Conclude) }
                }
            </div>
        </section>
    }
}

/// Message id of the hint button.
fn hint_word(props: &PanelProps) -> &'static str {
    let help = props.help.as_ref().filter(|help| help.topic == Topic::Hint);
    let Some((degree, advice)) = help.and_then(|help| Some((help.degree, help.advice()?))) else {
        return "play-hint";
    };
    let goes_on = help.is_some_and(|help| help.next_frame().is_some());
    match degree {
        _ if kind::counsel(advice).fails() && goes_on => "play-hint-on",
        _ if kind::counsel(advice).wrong().is_some() => "play-hint-mistake",
        _ if !kind::counsel(advice).is_hint() => "play-hint",
        Degree::Where => "play-hint-technique",
        Degree::Technique => "play-hint-evidence",
        Degree::Evidence if goes_on => "play-hint-on",
        Degree::Evidence => "play-hint-do",
        Degree::Follows => "play-hint-follow",
    }
}

/// Message id of the check button.
fn check_word(props: &PanelProps) -> &'static str {
    let help = props.help.as_ref();
    let help = help.filter(|help| help.topic == Topic::Check);
    let has_wrong = |help: &&Help| help.wrong() > 0;
    match help.filter(has_wrong).map(|help| help.degree) {
        Some(Degree::Where) if help.is_some_and(|help| help.wrong() == 1) => "play-check-which",
        Some(Degree::Where) => "play-check-first",
        Some(Degree::Technique) => "play-check-why",
        _ => "play-check",
    }
}

/// The sentences of a film, each of which leads to its frame.
fn steps(props: &PanelProps, help: &Help) -> Html {
    let game = props.game.get();
    let shape = game.shape();
    let Some(advice) = help.advice() else {
        return Html::default();
    };
    let chain = kind::counsel(advice).chain(game.code());
    // The sentences of a hint would reveal its conclusion before the picture does.
    if chain.is_empty() || help.topic == Topic::Hint {
        return Html::default();
    }
    let turns = match help.topic {
        Topic::Review => game.turns(),
        _ => Vec::new(),
    };
    let present = help
        .frame
        .and_then(|frame| kind::counsel(advice).sentence_of(frame));
    // The last frame of a film may not be a step.
    let near = present.unwrap_or(0).min(chain.len() - 1);
    let first = near - near % LISTED;
    let end = (first + LISTED).min(chain.len());
    let go = |number: usize| {
        let film = Film::Go(kind::counsel(advice).frame_of(number));
        props
            .dispatch
            .reform(move |_: MouseEvent| Message::Play(Action::Ask(Ask::Film(film))))
    };
    let step = |number: usize| {
        let turn = turns.get(number).map(move_words);
        let turn = turn.map(|words| text::plain(&words, shape) + " ");
        let is_present = present == Some(number);
        html! {
            <li key={number}>
                <button type="button" data-number={(number + 1).to_string()}
                    aria-current={is_present.then_some("step")} onclick={go(number)}>
                    { turn }{ text::plain(&chain[number], shape) }
                </button>
            </li>
        }
    };
    let more = |count: usize, number: usize| {
        html! {
            <li key={format!("more {number}")}>
                <button type="button" onclick={go(number)}>
                    { text::counted("list-more", "count", count) }
                </button>
            </li>
        }
    };
    html! {
        <ol class="film-steps" data-testid="film-steps" aria-label={text::word("play-film-steps")}>
            if first > 0 {
                { more(first, first - 1) }
            }
            { for (first..end).map(step) }
            if end < chain.len() {
                { more(chain.len() - end, end) }
            }
        </ol>
    }
}

/// Technique of a hint, once the hint names it.
fn hinted(props: &PanelProps) -> Option<&'static str> {
    let help = props.help.as_ref();
    let help = help.filter(|help| help.topic == Topic::Hint && help.degree >= Degree::Technique)?;
    kind::counsel(help.advice()?).technique()
}

/// The technique of a hint, as a link to its page; "Solved"; or the name of the puzzle.
fn heading(props: &PanelProps) -> Html {
    if let Some(technique) = hinted(props) {
        let open = props
            .dispatch
            .reform(move |_: MouseEvent| Message::Guide(Some(GuidePage::Technique(technique))));
        return html! {
            <button type="button" data-testid="hint-technique" title={text::word("page-what-is-this")} onclick={open}>
                { text::word(technique) }
            </button>
        };
    }
    html! { { standing(props) } }
}

fn standing(props: &PanelProps) -> String {
    let game = props.game.get();
    if game.is_solved() {
        return text::word("play-solved");
    }
    if let Some(daily) = &props.daily {
        return daily.clone();
    }
    let shape = game.shape();
    let name = Explanation::new("page-puzzle-name")
        .with("kind", Arg::Text(text::kind_name(game.code().kind)))
        .with("rows", Arg::Number(shape.rows.into()))
        .with("cols", Arg::Number(shape.cols.into()));
    text::plain(&name, shape)
}
