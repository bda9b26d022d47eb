//! Buttons and menus to export a puzzle: its address, its sheet, its picture, its text, its explanation. Their actions come
//! with the chunk after the first view; a button pressed earlier takes effect once the chunk is loaded.

use yew::prelude::*;

use crate::web::chunk::{self, Arrival};
use crate::web::chunk::{CopyNoticeProps, EntriesProps, Paper, Section};
use crate::web::text;
use clew_core::playback::Playhead;
use clew_core::scene::Theme;
use clew_page::Overlay;
use clew_page::parts::Loading;
use clew_page::playback::SharedPlayback;

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
    /// Fragment of the link, with its `#`; by default, the fragment of the page's address.
    #[prop_or_default]
    pub(crate) hash: Option<AttrValue>,
    /// Level to print above the puzzle, if that does not spoil anything.
    #[prop_or_default]
    pub(crate) level: Option<u8>,
}

/// Action of a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    /// Copy the link.
    Link,
    /// Print the puzzle.
    Print,
}

/// The buttons and menus. Entries are created when a menu opens, because a puzzle being edited
/// changes with every key.
#[component]
pub(crate) fn Share(props: &ShareProps) -> Html {
    let copying = use_state_eq(|| None);
    let printing = use_state_eq(|| None::<Paper>);
    let wanted = use_state_eq(|| None::<Deed>);
    let on_print = {
        let printing = printing.clone();
        Callback::from(move |paper| printing.set(Some(paper)))
    };
    let on_printed = {
        let printing = printing.clone();
        Callback::from(move |()| printing.set(None))
    };
    // Rendered again once the chunk is loaded.
    let arrival = use_context::<Arrival>();
    let chunk = chunk::loaded();
    let perform = {
        let (copying, on_print) = (copying.clone(), on_print.clone());
        let (hash, level) = (props.hash.clone(), props.level);
        Callback::from(move |deed| match (deed, chunk) {
            (Deed::Link, Some(chunk)) => (chunk.copy_link)(hash.as_deref(), copying.clone()),
            (Deed::Print, Some(_)) => on_print.emit(Paper::Puzzle(level)),
            (_, None) => {}
        })
    };
    {
        let (wanted, perform) = (wanted.clone(), perform.clone());
        use_effect_with((*wanted, chunk.is_some()), move |&(deed, is_there)| {
            if let (Some(deed), true) = (deed, is_there) {
                wanted.set(None);
                perform.emit(deed);
            }
        });
    }
    let button = |id: &'static str, word: &'static str, deed: Deed| {
        let (wanted, perform) = (wanted.clone(), perform.clone());
        let fetch = arrival.as_ref().map(|arrival| again(&arrival.dispatch));
        let onclick = Callback::from(move |event: MouseEvent| match (chunk, &fetch) {
            // Copy at once: browsers only let a page copy directly after the reader's request.
            (Some(_), _) | (None, None) => perform.emit(deed),
            (None, Some(fetch)) => {
                wanted.set(Some(deed));
                fetch.emit(event);
            }
        });
        html! {
            <button type="button" class="quiet" data-testid={id} {onclick}>{ text::word(word) }</button>
        }
    };
    let menu = |id: &'static str, word: &'static str, section: Section| {
        let failed = arrival
            .as_ref()
            .filter(|arrival| arrival.loading == Loading::Failed);
        html! {
            <Menu {id} label={text::word(word)}>
                if let Some(Arrival { dispatch, .. }) = failed {
                    <p>{ text::word("page-missing") }</p>
                    <button type="button" onclick={again(dispatch)}>{ text::word("guide-again") }</button>
                }
                if let Some(chunk) = chunk {
                    { (chunk.share_entries)(EntriesProps {
                        section,
                        playback: props.playback.clone(),
                        playhead: props.playhead,
                        overlay: props.overlay.clone(),
                        theme: props.theme,
                        copying: copying.clone(),
                        on_print: on_print.clone(),
                    }) }
                }
            </Menu>
        }
    };
    let is_told = !props.playback.get().chapters().is_empty();
    html! {
        <div class="share" role="group" aria-label={text::word("page-share-label")}>
            { button("share", "page-share", Deed::Link) }
            { button("print-puzzle", "print-menu", Deed::Print) }
            { menu("share-picture", "page-share-picture", Section::Picture) }
            { menu("share-copy", "page-share-copy", Section::Copy) }
            if is_told {
                { menu("share-explanation", "page-share-explanation", Section::Explanation) }
            }
            if let (Some(chunk), Some(paper)) = (chunk, *printing) {
                { (chunk.paper)(paper, &props.playback, props.playhead, props.theme, on_printed) }
            }
            if let Some(chunk) = chunk {
                { (chunk.copy_notice)(CopyNoticeProps { copying }) }
            }
        </div>
    }
}
