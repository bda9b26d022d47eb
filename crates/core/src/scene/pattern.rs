//! Picture of a fixed pattern, independent of any board.

use super::Scene;

/// Picture of a fixed pattern: before and after, and the same turned and mirrored.
#[derive(Clone, Debug, PartialEq)]
pub struct PatternPicture {
    /// Marks that must be present.
    pub before: Scene,
    /// Conclusion, in each distinct rotation and reflection; first as in `before`.
    pub orientations: Vec<Scene>,
}
