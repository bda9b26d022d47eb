//! The buttons of the player, its speed, and the legend of the stages.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::web::components::icons;
use crate::web::components::stages::stage_class;
use crate::web::text;
use clew::kind::Kind;
use clew_core::model::Stage;
use clew_core::playback::Detail;
use clew_core::solve::Method;
use clew_page::Message;
use clew_page::playback::SharedPlayback;
use clew_page::watch::{self, Move, Speed, WatchState};

use super::card::stage_name;

/// Properties of [`Controls`].
#[derive(PartialEq, Properties)]
pub(crate) struct ControlsProps {
    /// The film.
    pub(crate) watch: WatchState,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The player's buttons.
#[component]
pub(crate) fn Controls(props: &ControlsProps) -> Html {
    let watch = &props.watch;
    let is_playing = watch.is_playing || watch.is_playing_itself();
    // Each button has its own key, so that the Tab key need not stop at it.
    let button = |id: &'static str, name: &'static str, icon: Html, action: fn() -> Message| {
        let word = text::word(name);
        let onclick = props.dispatch.reform(move |_: MouseEvent| action());
        html! {
            <button type="button" class={id} data-testid={id} title={word.clone()} aria-label={word} tabindex="-1" {onclick}>
                { icon }
            </button>
        }
    };
    let (play, icon) = match (is_playing, watch.has_waited) {
        (true, _) => ("page-pause", icons::pause()),
        (false, true) => ("page-play-on", icons::play()),
        (false, false) => ("page-play", icons::play()),
    };
    let is_asking = watch.has_waited && !is_playing;
    let is_open = use_state_eq(|| false);
    let more = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    let waits = watch.waits;
    let wait = props
        .dispatch
        .reform(move |_: MouseEvent| watch::Action::WaitForMe(!waits).into());
    let toggle = props.dispatch.reform(|_: MouseEvent| Move::Toggle.into());
    html! {
        <div class={classes!("controls", is_open.then_some("open"))} role="group" aria-label={text::word("page-player")}>
            { button("step-back", "page-step-back", icons::back(), || Move::Back.into()) }
            <button type="button" class={classes!("main", is_asking.then_some("asking"))} data-testid="play"
                title={text::word(play)} aria-label={text::word(play)} onclick={toggle}>
                { icon }
                if is_asking {
                    <span class="words">{ text::word(play) }</span>
                }
            </button>
            { button("step-forward", "page-step-forward", icons::forward(), || Move::Forward.into()) }
            // On a phone, these are shown on request.
            <button type="button" class="more" data-testid="player-more" title={text::word("page-player-more")}
                aria-label={text::word("page-player-more")} aria-expanded={if *is_open { "true" } else { "false" }}
                onclick={more}>{ icons::more() }</button>
            <div class="extras">
                { button("start", "page-start-button", icons::start(), || Move::Chapter(0).into()) }
                { button("stage-prev", "page-stage-prev", icons::stage_prev(), || Move::PreviousStage.into()) }
                { button("stage-next", "page-stage-next", icons::stage_next(), || Move::NextStage.into()) }
                { button("end", "page-end", icons::end(), || Move::End.into()) }
                { speed_menu(watch.speed, &props.dispatch) }
                { detail_menu(watch.detail, &props.dispatch) }
                <button type="button" class="wait" role="switch" data-testid="wait" title={text::word("page-wait-what")}
                    aria-checked={if waits { "true" } else { "false" }} onclick={wait}>
                    <i class="knob" aria-hidden="true" /><span>{ text::word("page-wait") }</span>
                </button>
            </div>
        </div>
    }
}

fn speed_menu(present: Speed, dispatch: &Callback<Message>) -> Html {
    let onchange = dispatch.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        watch::Action::Speed(Speed::named(&select.value()).unwrap_or_default()).into()
    });
    html! {
        <select class="speed" data-testid="speed" aria-label={text::word("page-speed")} {onchange}>
            { for Speed::ALL.into_iter().map(|speed| html! {
                <option value={speed.name()} selected={speed == present}>
                    { text::word(speed.name()) }
                </option>
            }) }
        </select>
    }
}

fn detail_menu(present: Detail, dispatch: &Callback<Message>) -> Html {
    let onchange = dispatch.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        watch::Action::Tell(select.value().parse().unwrap_or_default()).into()
    });
    let choice = |detail: Detail, word: &'static str| {
        let name: &'static str = detail.into();
        html! { <option value={name} selected={detail == present}>{ text::word(word) }</option> }
    };
    html! {
        <select class="speed" data-testid="detail" aria-label={text::word("page-detail")} title={text::word("page-detail-what")}
            {onchange}>
            { choice(Detail::Steps, "page-detail-steps") }
            { choice(Detail::Ideas, "page-detail-ideas") }
        </select>
    }
}

/// The three stages by colour and pattern; each leads to its first step.
pub(crate) fn stage_buttons(
    kind: Kind,
    method: Method,
    playback: &SharedPlayback,
    present: Option<Stage>,
    dispatch: &Callback<Message>,
) -> Html {
    let playback = playback.get();
    let sections = playback.sections();
    let of = |stage: Stage| {
        sections
            .iter()
            .filter(move |section| section.stage == stage)
    };
    html! {
        <div class="stages">
            { for Stage::ALL.into_iter().map(|stage| {
                let first = of(stage).next().map(|section| section.first);
                let count = of(stage).map(|section| section.count).sum();
                let go = dispatch.reform(move |_: MouseEvent| Move::Chapter(first.unwrap_or(0)).into());
                let is_present = present == Some(stage);
                html! {
                    <button type="button" onclick={go} disabled={first.is_none()} tabindex="-1"
                        class={classes!(stage_class(stage), is_present.then_some("present"))}
                        aria-current={is_present.then_some("step")}>
                        <i class="swatch" />{ stage_name(kind, method, stage) }
                        <span class="count">{ text::counted("page-number", "number", count) }</span>
                    </button>
                }
            }) }
        </div>
    }
}
