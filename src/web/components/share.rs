//! Menu to copy, save or print a puzzle: its address, its text, its picture, its
//! explanation. The entries come with the chunk after the first view.

use yew::prelude::*;

use crate::web::chunk::{self, Arrival};
use crate::web::chunk::{CopyNoticeProps, EntriesProps, Paper};
use crate::web::text;
use clew_core::playback::Playhead;
use clew_core::scene::Theme;
use clew_page::Overlay;
use clew_page::parts::Loading;
use clew_page::playback::SharedPlayback;

use super::icons;
use super::menu::Menu;
use super::missing::again;

/// Properties of [`Share`].
#[derive(PartialEq, Properties)]
pub(crate) struct ShareProps {
    /// The playback.
    pub(crate) playback: SharedPlayback,
    /// Point that playback has reached.
    pub(crate) playhead: Playhead,
    /// Marks that answers add to the picture.
    pub(crate) overlay: Overlay,
    /// Colours and digits.
    pub(crate) theme: Theme,
}

/// The menu. Its entries are made when it opens: a puzzle that is being edited
/// changes with every key.
#[component]
pub(crate) fn Share(props: &ShareProps) -> Html {
    let copying = use_state_eq(|| None);
    let printing = use_state_eq(|| None::<Paper>);
    let on_print = {
        let printing = printing.clone();
        Callback::from(move |paper| printing.set(Some(paper)))
    };
    let on_printed = {
        let printing = printing.clone();
        Callback::from(move |()| printing.set(None))
    };
    // Made anew when the chunk has come.
    let arrival = use_context::<Arrival>();
    let failed = arrival.filter(|arrival| arrival.loading == Loading::Failed);
    let chunk = chunk::loaded();
    html! {
        <>
            <Menu id="share" label={text::word("page-share")} icon={icons::more()}>
                if let Some(Arrival { dispatch, .. }) = failed {
                    <p>{ text::word("page-missing") }</p>
                    <button type="button" onclick={again(&dispatch)}>{ text::word("guide-again") }</button>
                }
                if let Some(chunk) = chunk {
                    { (chunk.share_entries)(EntriesProps {
                        playback: props.playback.clone(),
                        playhead: props.playhead,
                        overlay: props.overlay.clone(),
                        theme: props.theme,
                        copying: copying.clone(),
                        on_print,
                    }) }
                }
            </Menu>
            if let (Some(chunk), Some(paper)) = (chunk, *printing) {
                { (chunk.paper)(paper, &props.playback, props.playhead, props.theme, on_printed) }
            }
            if let Some(chunk) = chunk {
                { (chunk.copy_notice)(CopyNoticeProps { copying }) }
            }
        </>
    }
}
