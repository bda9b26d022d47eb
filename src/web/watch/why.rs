//! Answer to "why?": the place, and how many of all steps it depends on.

use yew::prelude::*;

use crate::web::text;
use clew_core::model::{Arg, Explanation};
use clew_page::watch::Reasons;
use clew_page::{Answering, Message, Page};

/// The place asked about, the length of the chain, and the way back; nothing while no place is asked about.
pub(super) fn why(page: &Page, dispatch: &Callback<Message>) -> Html {
    let (playback, run) = (&page.watch.playback, page.watch.run());
    let Some(Reasons { place, .. }) = page.watch.why else {
        return Html::default();
    };
    let explanation = Explanation::new("page-why-chain")
        .with("place", Arg::Place(place))
        .with("count", Arg::Number(playback.get().len() as u64))
        .with("of", Arg::Number(run.get().steps() as u64));
    let back = dispatch.reform(|_: MouseEvent| Message::Answering(Answering::Resume));
    html! {
        <section class="why" data-testid="why">
            <h2 role="status">{ text::plain(&explanation, playback.shape()) }</h2>
            <button type="button" class="plain" data-testid="why-back" onclick={back}>
                { text::word("page-why-back") }
            </button>
        </section>
    }
}
