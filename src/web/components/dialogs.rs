//! Dialogs: all keys.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::games::Settings;
use crate::page::guide::GuidePage;
use crate::page::{Dialog, Message, Mode};
use crate::web::settings::SettingsDialog;
use crate::web::text;

/// Line of keys, and the message id of their meaning.
pub(crate) type Keys = (&'static str, &'static str);

/// Keys of playback.
const WATCHING: [Keys; 12] = [
    ("Space", "page-key-play"),
    ("← →", "page-key-chapter"),
    ("Shift ← →", "page-key-step"),
    ("↑ ↓  PageUp PageDown", "page-key-stage"),
    ("Home End", "page-key-ends"),
    ("+ −", "page-key-speed"),
    ("i", "page-key-what"),
    ("w", "page-key-why"),
    ("0", "page-key-fit"),
    ("Ctrl V", "page-key-paste"),
    ("?", "page-key-help"),
    ("Esc", "page-key-close"),
];

/// Keys of a player.
pub(crate) const PLAYING: [Keys; 14] = [
    ("← ↑ → ↓", "play-key-move"),
    ("Enter Space", "play-key-draw"),
    ("I O", "play-key-shade"),
    ("X", "play-key-dry"),
    ("1 … 9", "play-key-digit"),
    ("Shift 1  Ctrl 1", "play-key-note"),
    ("Z X C V", "play-key-pad"),
    ("Backspace Delete", "play-key-erase"),
    ("Ctrl Z  Ctrl Y", "play-key-undo"),
    ("h k w", "play-key-coach"),
    ("PageDown PageUp", "play-key-film"),
    ("r l b", "play-key-lines"),
    ("n g u", "play-key-left"),
    ("f =", "page-key-fit"),
];

/// Keys of the editor.
const WRITING: [Keys; 16] = [
    ("← ↑ → ↓", "edit-key-move"),
    ("Home End PageUp PageDown", "edit-key-rim"),
    ("0 … 9", "edit-key-digit"),
    ("A … P", "edit-key-letter"),
    ("Shift ← ↑ → ↓", "edit-key-stretch"),
    ("n +", "edit-key-begin"),
    ("Ctrl ← ↑ → ↓", "edit-key-wall"),
    ("w", "edit-key-water"),
    ("?", "edit-key-unknown"),
    ("Space Backspace Delete", "edit-key-wipe"),
    ("Ctrl Z", "edit-key-undo"),
    ("Ctrl Y", "edit-key-redo"),
    ("r R", "edit-key-rotate"),
    ("m M < >", "edit-key-mirror"),
    ("f =", "page-key-fit"),
    ("h ?", "edit-key-help"),
];

/// Properties of [`Dialogs`].
#[derive(PartialEq, Properties)]
pub(crate) struct DialogProps {
    /// The dialog that is open.
    pub(crate) dialog: Dialog,
    /// Page that is shown.
    pub(crate) mode: Mode,
    /// Settings of a player.
    pub(crate) settings: Settings,
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
                // The title has the focus: the button at the end would scroll there.
                let _ = dialog.show_modal();
            }
            // Closing gives the focus back to where it was.
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
            // The backdrop counts as the dialog itself, its contents do not.
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
                <SettingsDialog settings={props.settings} dispatch={props.dispatch.clone()} />
            },
        ),
    };
    html! {
        <dialog ref={dialog} data-testid={id} onclose={closed} onclick={outside}
            aria-labelledby="dialog-title">
            <div class="body">
                { content }
                <button type="button" class="plain close" onclick={close}>{ text::word("page-close") }</button>
            </div>
        </dialog>
    }
}

/// All keys, those of the present mode first.
fn help(mode: Mode) -> Html {
    let mut lists: [(&str, &[Keys]); 3] = [
        ("page-help-watching", &WATCHING),
        ("page-help-playing", &PLAYING),
        ("page-help-writing", &WRITING),
    ];
    let first = match mode {
        Mode::Play => 1,
        Mode::Edit => 2,
        Mode::Watch | Mode::Make | Mode::Many => 0,
    };
    lists[..=first].rotate_right(1);
    html! {
        <>
            <h2 id="dialog-title" tabindex="-1" autofocus=true>{ text::word("page-help") }</h2>
            <p>{ text::word("page-help-what") }</p>
            <p><a href={GuidePage::Index(None).hash()}>{ text::word("guide-all") }</a></p>
            { for lists.into_iter().map(|(heading, list)| keys(heading, list)) }
            <p>{ text::word("page-privacy") }</p>
        </>
    }
}

pub(crate) fn keys(heading: &str, keys: &[Keys]) -> Html {
    html! {
        <>
            <h3>{ text::word(heading) }</h3>
            <dl class="keys">
                { for keys.iter().map(|(keys, what)| html! {
                    <>
                        <dt>{ for keys.split(' ').filter(|key| !key.is_empty()).map(|key| html! {
                            <kbd>{ key }</kbd>
                        }) }</dt>
                        <dd>{ text::word(what) }</dd>
                    </>
                }) }
            </dl>
        </>
    }
}
