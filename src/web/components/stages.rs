//! Names and colours of the stages of solving.

use crate::model::Stage;

/// Message id of a stage.
pub(crate) fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Patterns => "page-stage-patterns",
        Stage::Breakout => "page-stage-breakout",
        Stage::Enumeration => "page-stage-enumeration",
    }
}

/// Class of a stage, for its colour.
pub(crate) fn stage_class(stage: Stage) -> &'static str {
    match stage {
        Stage::Patterns => "patterns",
        Stage::Breakout => "breakout",
        Stage::Enumeration => "enumeration",
    }
}
