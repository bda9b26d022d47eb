//! Pages and dialogs.

use strum::{EnumIter, EnumString, IntoStaticStr};

/// Page that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Mode {
    /// A puzzle is solved by hand.
    Play,
    /// A puzzle is solved step by step.
    #[default]
    Watch,
    /// A puzzle is written.
    Edit,
    /// Puzzles are generated.
    Make,
    /// A list of puzzles is solved.
    Many,
}

/// Dialogs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Dialog {
    /// All keys, and where data is stored.
    Help,
    /// Settings of a player.
    Settings,
    /// The picture being read, and the doubtful parts of it.
    Picture,
    /// The signs on the board, with their meanings.
    Signs,
}
