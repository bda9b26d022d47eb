//! Caption of the present chapter or step: its number, its technique, its sentence.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::web::components::stages::stage_class;
use crate::web::hooks::{prefers_reduced_motion, publish_height, use_size};
use crate::web::shown;
use crate::web::text;
use clew::kind::Kind;
use clew_core::grid::Site;
use clew_core::model::{Arg, Explanation, Numerals};
use clew_core::playback::{Card, Playhead, Scope, reading_time};
use clew_page::Message;
use clew_page::guide::GuidePage;
use clew_page::watch::{self, Speed, WatchState};

use super::card::{self, StageCard, stage_name};
use super::sentences::{Head, Sentences};

/// Time on a step after which it is read aloud, in milliseconds.
const REST: u32 = 350;
/// Time for which the card of a stage stays at single speed, in milliseconds; longer if it says why the stage finds nothing.
const CARD: u32 = 1_000;
const CARD_OF_NOTHING: u32 = 3_000;

/// Properties of [`Caption`].
#[derive(PartialEq, Properties)]
pub(crate) struct CaptionProps {
    /// Kind of the puzzle, which names the stages.
    pub(crate) kind: Kind,
    /// The film.
    pub(crate) watch: WatchState,
    /// Writing of digits above 9; a change renders the sentence again.
    pub(crate) numerals: Numerals,
    /// What comes before its own heading.
    pub(crate) head: Html,
    /// What follows the sentence.
    pub(crate) foot: Html,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// Caption, and the text for screen readers beside it.
#[component]
pub(crate) fn Caption(props: &CaptionProps) -> Html {
    let watch = &props.watch;
    let Playhead {
        position,
        substep,
        scope,
    } = watch.playhead;
    // Steps follow each other too fast for a voice to keep up.
    let is_fast = watch.is_playing && !matches!(watch.speed, Speed::Half | Speed::Single);
    let told = Sentences::of(&watch.playback, watch.playhead);
    let number = watch.playback.get().chapter_of(position);
    let chapter = watch.playback.get().chapter(number).cloned();
    let head = Head::of(&watch.playback, watch.playhead);
    let card_words = |&card: &Card| card::words(props.kind, watch.method, card);
    let announced: Vec<String> = watch.cards.iter().map(card_words).collect();
    let is_still = prefers_reduced_motion();
    let shown = watch.cards.get(watch.cards_over).filter(|_| !is_still);
    let is_step = watch
        .playback
        .get()
        .row(position)
        .is_some_and(|row| row.level > 0);
    let can_ask = matches!(scope, Scope::Conclude | Scope::Step);
    let substeps = watch.playback.get().substeps(position);
    let whole = use_node_ref();
    use_size(&whole, publish_height);
    let said = use_state_eq(String::new);
    let heard = use_mut_ref(|| None);
    // Time until which the last words may be spoken.
    let spoken = use_mut_ref(|| 0_u64);
    {
        let name = head.as_ref().map(|head| head.name.clone());
        let name = name.unwrap_or_else(|| text::word("page-start"));
        let (words, is_whole) = told.said(*heard.borrow());
        let words = match is_whole {
            true => text::say(
                &Explanation::new("page-caption-told")
                    .with("number", Arg::Number(number as u64))
                    .with("name", Arg::Text(name))
                    .with("sentence", Arg::Text(words)),
            ),
            false => words,
        };
        // Stages that begin here are named once, together with their first step.
        let announced = announced.iter().chain([&words]).cloned();
        let words = text::speaker().sentences(&announced.collect::<Vec<_>>());
        let (said, now) = (said.clone(), told.heard());
        // The words are not a dependency: after reading, they are only those that come next.
        let place = (now, text::language(), is_fast);
        let may_skip = watch.is_playing && watch.playback.get().is_wave(position);
        use_effect_with(place, move |&(now, _, is_fast)| {
            // Steps that only pass by are not announced, nor is a wave while the words before it may still be spoken: the film goes on.
            let say = move || {
                if may_skip && shown::now() < *spoken.borrow() {
                    return;
                }
                *heard.borrow_mut() = Some(now);
                *spoken.borrow_mut() = shown::now() + reading_time(&words) as u64;
                said.set(words);
            };
            let rest = (!is_fast).then(|| Timeout::new(REST, say));
            move || drop(rest)
        });
    }
    let highlight = props
        .dispatch
        .reform(|site: Option<Site>| Message::Highlight(site));
    let is_looked_at = watch.is_playing && scope == Scope::Look;
    let playing = watch.speed.factor().filter(|_| is_looked_at);
    let ask = props
        .dispatch
        .reform(|_: MouseEvent| watch::Action::Why.into());
    html! {
        <section class={classes!("caption", shown.map(|_| "covered-by-card"))} aria-label={text::word("page-caption-label")}
            ref={whole} data-testid="caption">
            if let Some(card) = shown {
                <StageCard words={card_words(card)} stage={card.stage} stay={stay(card, watch.speed)}
                    dispatch={props.dispatch.clone()} />
            } else if is_still {
                { for announced.iter().map(|words| html! { <p class="stage-line">{ words }</p> }) }
            }
            { props.head.clone() }
            <header>
                <span class="number">
                    { text::counted("page-number", "number", number) }
                    if let (Scope::Step, Some(chapter)) = (scope, &chapter) {
                        <small data-testid="step-number">
                            { format!(" · {}/{}", position + 1 - chapter.first, chapter.last + 1 - chapter.first) }
                            if substeps > 1 {
                                { format!(" · {}/{}", substep + 1, substeps) }
                            }
                        </small>
                    }
                </span>
                if let Some(head) = head {
                    if let Some(technique) = head.technique {
                        <h2 class="name">
                            <button type="button" title={text::word("page-what-is-this")}
                                onclick={open(props, technique)}>{ head.name }</button>
                        </h2>
                    } else {
                        <h2 class="name">{ head.name }</h2>
                    }
                    // It keeps its room, so that nothing moves.
                    if is_step && scope != Scope::Event {
                        <button type="button" class={classes!("ask", (!can_ask).then_some("to-come"))} data-testid="ask-why" onclick={ask}>
                            { text::word("page-why") }
                        </button>
                    }
                    if head.assumes_unique {
                        <span class="tag">{ text::word("page-assumes-unique") }</span>
                    }
                    if let Some(stage) = head.stage {
                        <span class={classes!("tag", "stage", stage_class(stage))}>
                            { stage_name(props.kind, watch.method, stage) }
                        </span>
                    }
                } else {
                    <h2 class="name">{ text::word("page-start") }</h2>
                }
            </header>
            if let Some(run) = Head::of_run(&watch.playback, watch.playhead) {
                <p class="run" data-testid="run">{ run }</p>
            }
            <p class={text::sentence_class(&told.words())} title={told.whole()}>{ told.view(&highlight, playing) }</p>
            { props.foot.clone() }
            <p class="unseen" aria-live="polite" data-testid="said">{ &*said }</p>
        </section>
    }
}

/// Time for which a card stays, in milliseconds.
fn stay(card: &Card, speed: Speed) -> u32 {
    let stay = if card.is_empty { CARD_OF_NOTHING } else { CARD };
    (f64::from(stay) / speed.factor().unwrap_or(1.0).max(1.0)) as u32
}

fn open(props: &CaptionProps, name: &'static str) -> Callback<MouseEvent> {
    props
        .dispatch
        .reform(move |_| Message::Guide(Some(GuidePage::Technique(name))))
}
