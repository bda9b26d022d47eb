//! What the first view hands to the chunk when something is to be taken away: copied, saved or printed.

use yew::prelude::*;

use clew_core::playback::Playhead;
use clew_core::scene::Theme;
use clew_page::Overlay;
use clew_page::playback::SharedPlayback;

/// Outcome of copying a text.
#[derive(Clone, PartialEq)]
pub(crate) enum Copied {
    /// It is in the clipboard.
    Done,
    /// The browser refused it: the text, to be copied by hand.
    Refused(AttrValue),
}

/// The last outcome, until the reader has seen it.
pub(crate) type Copying = UseStateHandle<Option<Copied>>;

/// Properties of [`CopyNotice`].
#[derive(PartialEq, Properties)]
pub(crate) struct CopyNoticeProps {
    /// Outcome to be told.
    pub(crate) copying: Copying,
}

/// Properties of [`Entries`].
#[derive(PartialEq, Properties)]
pub(crate) struct EntriesProps {
    /// Which entries.
    pub(crate) section: Section,
    /// The playback.
    pub(crate) playback: SharedPlayback,
    /// Point that playback has reached.
    pub(crate) playhead: Playhead,
    /// Marks that answers add to the picture.
    pub(crate) overlay: Overlay,
    /// Colours and digits.
    pub(crate) theme: Theme,
    /// Receiver of what comes of copying.
    pub(crate) copying: Copying,
    /// Receiver of what is to be printed or drawn.
    pub(crate) on_print: Callback<Paper>,
}

/// Entries of a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    /// Pictures, still and moving.
    Picture,
    /// Texts to be copied.
    Copy,
    /// The explanation, as a text or on paper.
    Explanation,
}

/// Form in which a puzzle is taken away that takes a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paper {
    /// The puzzle, with its level if that is to be said, and its solution on another sheet.
    Puzzle(Option<u8>),
    /// The explanation, on paper.
    Chapters(Sheet),
    /// The explanation, as a moving picture.
    Moving(Extent),
}

/// Number of figures on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sheet {
    /// One above the other.
    Two,
    /// Two rows of two.
    Four,
}

/// Part of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// The chapter that is shown, its chains link by link.
    Chapter,
    /// All chapters, without what follows from their arguments.
    Whole,
}
