//! The catalogue of techniques as data: one entry for each technique of a kind.
//!
//! A kind declares its enum with [`techniques!`](crate::model::techniques),
//! which reads the doc comment of each variant as its rule. So documentation,
//! grades and tests cannot disagree, and no variant can lack an entry.

use super::Stage;

/// Data of one technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CatalogueEntry<T> {
    /// The technique.
    pub technique: T,
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

/// Puzzles in which the conclusions of a technique hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Soundness {
    /// Any puzzle: each conclusion holds in every solution.
    Always,
    /// Puzzles with exactly one solution, which the technique assumes.
    OneSolution,
}

/// Declares an enum of techniques together with its catalogue.
///
/// A variant is followed by its name, stage, tenths, soundness and source:
///
/// ```text
/// /// The last empty cell of a house takes the digit that the house lacks.
/// FullHouse = "sudoku-full-house", Patterns, 10, Always, "HoDoKu";
/// ```
///
/// The entries are in `CATALOGUE`, in the order of the variants.
#[macro_export]
macro_rules! techniques {
    (
        $(#[$attribute:meta])*
        pub enum $Technique:ident {
            $(
                $(#[doc = $rule:literal])+
                $variant:ident =
                    $name:literal, $stage:ident, $tenths:literal, $soundness:ident, $source:literal;
            )*
        }
    ) => {
        $(#[$attribute])*
        pub enum $Technique {
            $(
                $(#[doc = $rule])+
                $variant,
            )*
        }

        impl $Technique {
            /// Data of the techniques, in the order of the variants.
            const CATALOGUE: &'static [$crate::model::CatalogueEntry<Self>] = &[$(
                $crate::model::CatalogueEntry {
                    technique: Self::$variant,
                    name: $name,
                    rule: concat!($($rule),+).trim_ascii(),
                    tenths: $tenths,
                    stage: $crate::model::Stage::$stage,
                    soundness: $crate::model::Soundness::$soundness,
                    source: $source,
                },
            )*];
        }
    };
}
pub use techniques;
