//! Search for solutions.

mod encoding;
mod filling;
mod learning;

pub(super) use filling::can_be_filled;
pub(super) use learning::LearningSearch;
