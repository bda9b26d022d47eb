//! The catalogues of all kinds as one: data of each technique, and the drawings
//! of those that are fixed patterns.

use strum::IntoEnumIterator as _;

use crate::model::{Puzzle, Soundness, Stage, Technique as _};
use crate::puzzle::{aquarium::Aquarium, slitherlink::Slitherlink, sudoku::Sudoku};
use crate::scene::{Draw, PatternPicture};

use super::Kind;

/// Data of one technique, whatever its kind.
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
        let kind: &str = self.kind.into();
        let rest = self.name.strip_prefix(kind);
        rest.map_or(self.name, |rest| rest.trim_start_matches('-'))
    }
}

/// Techniques of all kinds, in the order of their catalogues.
pub fn techniques() -> impl Iterator<Item = TechniqueEntry> {
    Kind::iter().flat_map(|kind| with_kind!(kind, P => entries::<P>(kind)))
}

/// The technique of a name, if there is one.
pub fn technique(name: &str) -> Option<TechniqueEntry> {
    techniques().find(|entry| entry.name == name)
}

/// Pictures of a technique that is a fixed pattern; none of any other.
pub fn pattern_pictures(technique: &TechniqueEntry) -> Vec<PatternPicture> {
    with_kind!(technique.kind, P => pictures::<P>(technique.name))
}

fn entries<P: Puzzle>(kind: Kind) -> Vec<TechniqueEntry> {
    let catalogue = P::Technique::catalogue().iter();
    let entry = catalogue.map(|entry| TechniqueEntry {
        kind,
        name: entry.name,
        rule: entry.rule,
        tenths: entry.tenths,
        stage: entry.stage,
        soundness: entry.soundness,
        source: entry.source,
    });
    entry.collect()
}

fn pictures<P: Draw>(name: &str) -> Vec<PatternPicture> {
    let catalogue = P::Technique::catalogue().iter();
    let technique = catalogue.filter(|entry| entry.name == name);
    technique
        .flat_map(|entry| P::pattern_pictures(entry.technique))
        .collect()
}
