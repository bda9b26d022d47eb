//! The buttons of the player, its speed, and the legend of the stages.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::model::Stage;
use crate::web::text;

use super::caption::{stage_class, stage_name};
use super::icons;
use super::playback::SharedPlayback;
use super::speed::Speed;
use super::state::Action;

/// What [`Controls`] shows.
#[derive(PartialEq, Properties)]
pub(super) struct ControlsProps {
    /// Where the film stands.
    pub(super) position: usize,
    /// The last position.
    pub(super) len: usize,
    /// Whether it is playing.
    pub(super) is_playing: bool,
    /// How fast.
    pub(super) speed: Speed,
    /// What to do.
    pub(super) dispatch: Callback<Action>,
}

/// The player's buttons.
#[component]
pub(super) fn Controls(props: &ControlsProps) -> Html {
    let button = |id: &'static str, name: &'static str, icon: Html, action: fn() -> Action| {
        let word = text::word(name);
        let onclick = props.dispatch.reform(move |_: MouseEvent| action());
        html! {
            <button type="button" data-testid={id} title={word.clone()} aria-label={word} {onclick}>
                { icon }
            </button>
        }
    };
    let (play, icon) = if props.is_playing {
        ("page-pause", icons::pause())
    } else {
        ("page-play", icons::play())
    };
    let toggle = props.dispatch.reform(|_: MouseEvent| Action::Toggle);
    html! {
        <div class="controls" role="group" aria-label={text::word("page-player")}>
            { button("start", "page-start-button", icons::start(), || Action::Go(0)) }
            { button("stage-prev", "page-stage-prev", icons::stage_prev(), || Action::PreviousStage) }
            { button("step-back", "page-step-back", icons::back(), || Action::Back) }
            <button type="button" class="main" data-testid="play" title={text::word(play)}
                aria-label={text::word(play)} onclick={toggle}>{ icon }</button>
            { button("step-forward", "page-step-forward", icons::forward(), || Action::Forward) }
            { button("stage-next", "page-stage-next", icons::stage_next(), || Action::NextStage) }
            { button("end", "page-end", icons::end(), || Action::End) }
            <SpeedMenu speed={props.speed} dispatch={props.dispatch.clone()} />
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct SpeedProps {
    speed: Speed,
    dispatch: Callback<Action>,
}

#[component]
fn SpeedMenu(props: &SpeedProps) -> Html {
    let onchange = props.dispatch.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        Action::Speed(Speed::named(&select.value()).unwrap_or_default())
    });
    html! {
        <select class="speed" data-testid="speed" aria-label={text::word("page-speed")} {onchange}>
            { for Speed::ALL.into_iter().map(|speed| html! {
                <option value={speed.name()} selected={speed == props.speed}>
                    { text::word(speed.name()) }
                </option>
            }) }
        </select>
    }
}

/// What [`Stages`] shows.
#[derive(PartialEq, Properties)]
pub(super) struct StagesProps {
    /// The film.
    pub(super) playback: SharedPlayback,
    /// The stage of the present step.
    pub(super) present: Option<Stage>,
    /// What to do.
    pub(super) dispatch: Callback<Action>,
}

/// The three stages by colour and pattern; each leads to where it first begins.
#[component]
pub(super) fn Stages(props: &StagesProps) -> Html {
    let playback = props.playback.get();
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
                let go = props.dispatch.reform(move |_: MouseEvent| Action::Go(first.unwrap_or(0)));
                let is_present = props.present == Some(stage);
                html! {
                    <button type="button" onclick={go} disabled={first.is_none()}
                        class={classes!(stage_class(stage), is_present.then_some("present"))}
                        aria-current={is_present.then_some("step")}>
                        <i class="swatch" />{ text::word(stage_name(stage)) }
                        <span class="count">{ text::counted("page-number", "number", count) }</span>
                    </button>
                }
            }) }
        </div>
    }
}
