//! A waiting puzzle: no part of its solution is shown before the reader chooses
//! how to continue.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::web::hooks::{publish_height, use_size};
use crate::web::play::beforehand;
use crate::web::text;
use clew::kind::{self, Reading};
use clew_core::grid::Site;
use clew_core::model::{Arg, Explanation};
use clew_core::playback::Playhead;
use clew_core::trace::Verdict;
use clew_page::playback::SharedPlayback;
use clew_page::watch::Move;
use clew_page::{Answering, Message, Mode};

use super::sentences::{Head, Sentences};

/// Properties of [`Waiting`].
#[derive(PartialEq, Properties)]
pub(crate) struct WaitingProps {
    /// The puzzle.
    pub(crate) reading: Reading,
    /// Its playback, which knows the result of a player's marks.
    pub(crate) playback: SharedPlayback,
    /// Point of the film that plays by itself, if one does.
    pub(crate) sight: Option<Playhead>,
    /// Whether the puzzle has one solution, several or none, if known.
    pub(crate) outcome: Option<Verdict>,
    /// Number of texts pasted so far; the first choice takes the focus with each.
    pub(crate) pasted: u32,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// Name and rules of the puzzle, and the choices.
#[component]
pub(crate) fn Waiting(props: &WaitingProps) -> Html {
    let first = use_node_ref();
    {
        let first = first.clone();
        use_effect_with(props.pasted, move |&pasted| {
            if let (Some(button), 1..) = (first.cast::<HtmlElement>(), pasted) {
                let _ = button.focus();
            }
        });
    }
    let whole = use_node_ref();
    use_size(&whole, publish_height);
    let show = props.dispatch.reform(|_: MouseEvent| Move::Begin.into());
    let answer = props
        .dispatch
        .reform(|_: MouseEvent| Message::Answering(Answering::Solve));
    let play = props
        .dispatch
        .reform(|_: MouseEvent| Message::Enter(Mode::Play));
    let kind = props.reading.code.kind;
    let highlight = props
        .dispatch
        .reform(|site: Option<Site>| Message::Highlight(site));
    let sight = props.sight.filter(|sight| sight.position > 0);
    let head = sight.and_then(|sight| Head::of(&props.playback, sight));
    let told = sight.map(|sight| Sentences::of(&props.playback, sight));
    let about = match props.reading.marks {
        Some(_) => text::plain(
            &props.playback.explanation(Playhead::default()),
            props.reading.shape,
        ),
        None => text::word(kind::offer(kind).rules),
    };
    html! {
        <section class={classes!("caption", "waiting", props.sight.map(|_| "sight"))} ref={whole}
            aria-label={text::word("page-caption-label")} data-testid="waiting">
            <header>
                <h2 class="name">{ head.map_or_else(|| name(&props.reading), |head| head.name) }</h2>
            </header>
            <p class={text::sentence_class(&told.as_ref().map_or_else(String::new, Sentences::words))}>
                if let Some(told) = told {
                    { told.view(&highlight, None) }
                } else {
                    { about }
                }
            </p>
            if let Some(warned) = beforehand(props.outcome) {
                <p class="beforehand" role="status" data-testid="beforehand">{ text::word(warned) }</p>
            }
            <div class="row asks">
                <button type="button" class="primary" ref={first} data-testid="show-me" onclick={show}>
                    { text::word("page-show-me") }
                </button>
                <button type="button" class="plain" data-testid="play-it" onclick={play}>
                    { text::word("page-play-it") }
                </button>
                <button type="button" class="plain" data-testid="just-answer" onclick={answer}>
                    { text::word("page-just-answer") }
                </button>
            </div>
        </section>
    }
}

/// Kind and size of a puzzle.
pub(crate) fn name(reading: &Reading) -> String {
    let name = Explanation::new("page-puzzle-name")
        .with("kind", Arg::Text(text::kind_name(reading.code.kind)))
        .with("rows", Arg::Number(reading.shape.rows.into()))
        .with("cols", Arg::Number(reading.shape.cols.into()));
    text::plain(&name, reading.shape)
}
