//! Answer to "why?": the place, and how many of all steps it depends on.

use yew::prelude::*;

use crate::web::text;
use clew_core::grid::Site;
use clew_core::model::{Arg, Explanation};
use clew_page::playback::SharedPlayback;
use clew_page::{Answering, Message};

/// Properties of [`Why`].
#[derive(PartialEq, Properties)]
pub(crate) struct WhyProps {
    /// Playback of the steps that the place depends on.
    pub(crate) playback: SharedPlayback,
    /// Playback of all steps.
    pub(crate) run: SharedPlayback,
    /// The place.
    pub(crate) place: Site,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The place asked about, the length of the chain, and the way back.
#[component]
pub(crate) fn Why(props: &WhyProps) -> Html {
    let explanation = Explanation::new("page-why-chain")
        .with("place", Arg::Place(props.place))
        .with("count", Arg::Number(props.playback.get().len() as u64))
        .with("of", Arg::Number(props.run.get().steps() as u64));
    let back = props
        .dispatch
        .reform(|_: MouseEvent| Message::Answering(Answering::Resume));
    html! {
        <section class="why" data-testid="why">
            <h2 role="status">{ text::plain(&explanation, props.playback.shape()) }</h2>
            <button type="button" class="plain" data-testid="why-back" onclick={back}>
                { text::word("page-why-back") }
            </button>
        </section>
    }
}
