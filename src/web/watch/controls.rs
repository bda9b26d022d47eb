//! The buttons of the player, its speed, and the legend of the stages.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::kind::Kind;
use crate::model::Stage;
use crate::web::components::icons;
use crate::web::components::stages::stage_class;
use crate::web::playback::SharedPlayback;
use crate::web::state::Action;
use crate::web::text;
use crate::web::watch::{self, Move, Speed};

/// Properties of [`Controls`].
#[derive(PartialEq, Properties)]
pub(crate) struct ControlsProps {
    /// Whether it is playing.
    pub(crate) is_playing: bool,
    /// Speed of playback.
    pub(crate) speed: Speed,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Action>,
}

/// The player's buttons.
#[component]
pub(crate) fn Controls(props: &ControlsProps) -> Html {
    // Each has a key, so that the Tab key need not stop at it.
    let button = |id: &'static str, name: &'static str, icon: Html, action: fn() -> Action| {
        let word = text::word(name);
        let onclick = props.dispatch.reform(move |_: MouseEvent| action());
        html! {
            <button type="button" data-testid={id} title={word.clone()} aria-label={word} tabindex="-1" {onclick}>
                { icon }
            </button>
        }
    };
    let (play, icon) = if props.is_playing {
        ("page-pause", icons::pause())
    } else {
        ("page-play", icons::play())
    };
    let toggle = props.dispatch.reform(|_: MouseEvent| Move::Toggle.into());
    html! {
        <div class="controls" role="group" aria-label={text::word("page-player")}>
            { button("start", "page-start-button", icons::start(), || Move::Chapter(0).into()) }
            { button("stage-prev", "page-stage-prev", icons::stage_prev(), || Move::PreviousStage.into()) }
            { button("step-back", "page-step-back", icons::back(), || Move::Back.into()) }
            <button type="button" class="main" data-testid="play" title={text::word(play)}
                aria-label={text::word(play)} onclick={toggle}>{ icon }</button>
            { button("step-forward", "page-step-forward", icons::forward(), || Move::Forward.into()) }
            { button("stage-next", "page-stage-next", icons::stage_next(), || Move::NextStage.into()) }
            { button("end", "page-end", icons::end(), || Move::End.into()) }
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
        watch::Action::Speed(Speed::named(&select.value()).unwrap_or_default()).into()
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

/// Properties of [`Stages`].
#[derive(PartialEq, Properties)]
pub(crate) struct StagesProps {
    /// Kind of the puzzle, which names the stages.
    pub(crate) kind: Kind,
    /// The playback.
    pub(crate) playback: SharedPlayback,
    /// The stage of the present step.
    pub(crate) present: Option<Stage>,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Action>,
}

/// The three stages by colour and pattern; each leads to where it first begins.
#[component]
pub(crate) fn Stages(props: &StagesProps) -> Html {
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
                let go = props.dispatch.reform(move |_: MouseEvent| Move::Chapter(first.unwrap_or(0)).into());
                let is_present = props.present == Some(stage);
                html! {
                    <button type="button" onclick={go} disabled={first.is_none()} tabindex="-1"
                        class={classes!(stage_class(stage), is_present.then_some("present"))}
                        aria-current={is_present.then_some("step")}>
                        <i class="swatch" />{ text::stage_name(props.kind, stage) }
                        <span class="count">{ text::counted("page-number", "number", count) }</span>
                    </button>
                }
            }) }
        </div>
    }
}
