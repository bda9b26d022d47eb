//! Dialogs: help, settings, pictures.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::web::components::keys::{
    Keys, LISTING, MAKING, PLAYING, WATCHING, WRITING, keys, lines,
};
use crate::web::components::signs;
use crate::web::picture::picture_dialog;
use crate::web::settings::settings_dialog;
use crate::web::text;
use clew::kind::Kind;
use clew_page::guide::GuidePage;
use clew_page::picture::{PictureStage, PictureState};
use clew_page::preferences::Preferences;
use clew_page::{Dialog, Message, Mode};

/// Properties of [`Dialogs`].
#[derive(PartialEq, Properties)]
pub(crate) struct DialogProps {
    /// The dialog that is open.
    pub(crate) dialog: Dialog,
    /// Page that is shown.
    pub(crate) mode: Mode,
    /// Kind of the puzzle.
    pub(crate) kind: Kind,
    /// What the reader prefers.
    pub(crate) preferences: Preferences,
    /// Picture being read.
    pub(crate) picture: PictureState,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// An open dialog.
#[component]
pub(crate) fn Dialogs(props: &DialogProps) -> Html {
    let dialog = use_node_ref();
    {
        let dialog = dialog.clone();
        use_effect_with((), move |()| {
            let dialog = dialog.cast::<HtmlDialogElement>();
            if let Some(dialog) = &dialog
                && !dialog.open()
            {
                // Focus the title: a focused button at the end would scroll the dialog there.
                let _ = dialog.show_modal();
            }
            // Closing returns the focus to its previous element.
            move || {
                if let Some(dialog) = dialog {
                    dialog.close();
                }
            }
        });
    }
    let close = props.dispatch.reform(|_: MouseEvent| Message::Close);
    let closed = props.dispatch.reform(|_: Event| Message::Close);
    let outside = {
        let (dialog, dispatch) = (dialog.clone(), props.dispatch.clone());
        Callback::from(move |event: MouseEvent| {
            // A click on the backdrop has the dialog itself as its target; a click on its contents does not.
            let target = event.target_dyn_into::<HtmlDialogElement>();
            if target.is_some() && target == dialog.cast::<HtmlDialogElement>() {
                dispatch.emit(Message::Close);
            }
        })
    };
    let (id, content) = match props.dialog {
        Dialog::Help => ("help-dialog", help(props.mode)),
        Dialog::Settings => (
            "settings-dialog",
            html! {
                { settings_dialog(&props.preferences, &props.dispatch) }
            },
        ),
        Dialog::Signs => (
            "signs-dialog",
            signs::key(props.kind, props.preferences.theme()),
        ),
        Dialog::Picture => (
            "picture-dialog",
            picture_dialog(&props.picture, props.preferences.theme(), &props.dispatch),
        ),
    };
    let is_at_work = matches!(
        props.picture.stage,
        Some(PictureStage::Decoding | PictureStage::Reading(..))
    );
    let word = match props.dialog == Dialog::Picture && is_at_work {
        true => "picture-cancel",
        false => "page-close",
    };
    html! {
        <dialog ref={dialog} data-testid={id} onclose={closed} onclick={outside}
            aria-labelledby="dialog-title">
            <div class="body">
                { content }
                <button type="button" class="plain close" onclick={close}>{ text::word(word) }</button>
            </div>
        </dialog>
    }
}

/// Keys shown at first.
const FIRST: usize = 10;

/// The keys of the present mode, most important first; the others on demand.
fn help(mode: Mode) -> Html {
    let lists: [(Mode, &str, &[Keys]); 5] = [
        (Mode::Play, "page-help-playing", &PLAYING),
        (Mode::Watch, "page-help-watching", &WATCHING),
        (Mode::Edit, "page-help-writing", &WRITING),
        (Mode::Make, "page-help-making", &MAKING),
        (Mode::Many, "page-help-listing", &LISTING),
    ];
    let own = lists.iter().filter(|(of, ..)| *of == mode);
    let others = lists.iter().filter(|(of, ..)| *of != mode);
    let rest = own.clone().map(|(.., list)| &list[list.len().min(FIRST)..]);
    let rest: Vec<Keys> = rest.flatten().copied().collect();
    html! {
        <>
            <h2 id="dialog-title" tabindex="-1" autofocus=true>{ text::word("page-help") }</h2>
            <p>{ text::word("page-help-what") }</p>
            <p><a href={GuidePage::Index(None).hash()}>{ text::word("guide-all") }</a></p>
            { for own.map(|(_, heading, list)| keys(heading, &list[..list.len().min(FIRST)])) }
            <details>
                <summary>{ text::word("page-help-more") }</summary>
                { lines(&rest) }
                { for others.map(|(_, heading, list)| keys(heading, list)) }
            </details>
            <p>{ text::word("page-privacy") }</p>
        </>
    }
}
