//! Colours of the stages of solving.

use clew_core::model::Stage;

/// Class of a stage, for its colour.
pub(crate) fn stage_class(stage: Stage) -> &'static str {
    match stage {
        Stage::Patterns => "patterns",
        Stage::Breakout => "breakout",
        Stage::Enumeration => "enumeration",
    }
}
