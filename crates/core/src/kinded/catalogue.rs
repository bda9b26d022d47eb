//! Catalogues of techniques without their kind: the data of each technique, and drawings of those that are fixed
//! patterns.

use crate::model::{Soundness, Stage, Technique as _};
use crate::scene::{Draw, PatternPicture};

use super::{Kind, OfKind};

/// Data of one technique of any kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TechniqueEntry {
    /// Kind of the puzzles in which it is used.
    pub kind: Kind,
    /// Kebab-case name with the kind in front; also the message id.
    pub name: &'static str,
    /// The rule in one sentence.
    pub rule: &'static str,
    /// Difficulty in tenths of a level, 10 to 100.
    pub tenths: u8,
    /// Stage of the method that it belongs to.
    pub stage: Stage,
    /// Puzzles in which its conclusions hold.
    pub soundness: Soundness,
    /// Book, program or guide that describes it; empty for one without a known source.
    pub source: &'static str,
}

impl TechniqueEntry {
    /// Level of difficulty, 1 to 10.
    pub fn level(&self) -> u8 {
        self.tenths / 10
    }

    /// Name without the kind in front.
    pub fn short_name(&self) -> &'static str {
        let rest = self.name.strip_prefix(self.kind.name());
        rest.map_or(self.name, |rest| rest.trim_start_matches('-'))
    }
}

/// Techniques of a kind, in the order of its catalogue.
pub(super) fn entries<P: OfKind>() -> Vec<TechniqueEntry> {
    let catalogue = P::Technique::catalogue().iter();
    let entry = catalogue.map(|entry| TechniqueEntry {
        kind: P::KIND,
        name: entry.name,
        rule: entry.rule,
        tenths: entry.tenths,
        stage: entry.stage,
        soundness: entry.soundness,
        source: entry.source,
    });
    entry.collect()
}

/// Pictures of the technique with a name, if it is a fixed pattern; none for any other.
pub(super) fn pictures<P: Draw>(name: &str) -> Vec<PatternPicture> {
    let catalogue = P::Technique::catalogue().iter();
    let technique = catalogue.filter(|entry| entry.name == name);
    technique
        .flat_map(|entry| P::pattern_pictures(entry.technique))
        .collect()
}
