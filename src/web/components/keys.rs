//! Lists of keys.

use yew::prelude::*;

use crate::web::text;

/// Line of keys, and the message id of their meaning.
pub(crate) type Keys = (&'static str, &'static str);

/// Keys of playback.
pub(crate) const WATCHING: [Keys; 12] = [
    ("Space", "page-key-play"),
    ("← →", "page-key-chapter"),
    ("Shift ← →", "page-key-step"),
    ("↑ ↓  PageUp PageDown", "page-key-stage"),
    ("Home End", "page-key-ends"),
    ("+ −", "page-key-speed"),
    ("i", "page-key-what"),
    ("w", "page-key-why"),
    ("Ctrl V", "page-key-paste"),
    ("?", "page-key-help"),
    ("0", "page-key-fit"),
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
pub(crate) const WRITING: [Keys; 16] = [
    ("← ↑ → ↓", "edit-key-move"),
    ("0 … 9", "edit-key-digit"),
    ("Space Backspace Delete", "edit-key-wipe"),
    ("Ctrl Z", "edit-key-undo"),
    ("Ctrl Y", "edit-key-redo"),
    ("Home End PageUp PageDown", "edit-key-rim"),
    ("Shift ← ↑ → ↓", "edit-key-stretch"),
    ("n +", "edit-key-begin"),
    ("Ctrl ← ↑ → ↓", "edit-key-wall"),
    ("r R", "edit-key-rotate"),
    ("m M < >", "edit-key-mirror"),
    ("A … P", "edit-key-letter"),
    ("w", "edit-key-water"),
    ("?", "edit-key-unknown"),
    ("f =", "page-key-fit"),
    ("h ?", "edit-key-help"),
];

/// Keys of lists.
pub(crate) const LISTING: [Keys; 7] = [
    ("↑ ↓  PageUp PageDown", "many-key-choose"),
    ("Home End", "many-key-ends"),
    ("Enter", "many-key-watch"),
    ("p", "many-key-play"),
    ("Ctrl V", "page-key-paste"),
    ("?", "page-key-help"),
    ("Esc", "page-key-close"),
];

/// Keys of the page of making.
pub(crate) const MAKING: [Keys; 5] = [
    ("Enter", "make-key-begin"),
    ("0", "page-key-fit"),
    ("Ctrl V", "page-key-paste"),
    ("?", "page-key-help"),
    ("Esc", "page-key-close"),
];

/// List of keys under a heading.
pub(crate) fn keys(heading: &str, keys: &[Keys]) -> Html {
    html! {
        <>
            <h3>{ text::word(heading) }</h3>
            { lines(keys) }
        </>
    }
}

/// Keys, each with its meaning.
pub(crate) fn lines(keys: &[Keys]) -> Html {
    html! {
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
    }
}
