//! Data that the first view passes to the chunk for copying, saving or printing.

use yew::prelude::*;

use clew_core::playback::Playhead;
use clew_core::scene::Theme;
use clew_page::Overlay;
use clew_page::playback::SharedPlayback;

/// Outcome of copying a text.
#[derive(Clone, PartialEq)]
pub(crate) enum Copied {
    /// The text is in the clipboard.
    Done,
    /// The browser refused: the text, to copy by hand.
    Refused(AttrValue),
}

/// The last outcome, until the reader has seen it.
pub(crate) type Copying = UseStateHandle<Option<Copied>>;

/// Properties of [`CopyNotice`].
#[derive(PartialEq, Properties)]
pub(crate) struct CopyNoticeProps {
    /// Outcome to report.
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
    /// Receiver of the outcome of copying.
    pub(crate) copying: Copying,
    /// Receiver of the sheets or picture to print or draw.
    pub(crate) on_print: Callback<Paper>,
}

/// Entries of a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    /// Pictures, still and moving.
    Picture,
    /// Texts to copy.
    Copy,
    /// The explanation, as text or on paper.
    Explanation,
}

/// Output that takes a while to produce.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paper {
    /// The puzzle, with its level if it should be printed, and its solution on a separate sheet.
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
    /// The present chapter, with its chains link by link.
    Chapter,
    /// All chapters, without the consequences of their arguments.
    Whole,
}
