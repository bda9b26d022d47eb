//! The puzzles to try without having one at hand.

/// A puzzle offered by name.
pub(super) struct Sample {
    /// Message id of its name.
    pub(super) name: &'static str,
    /// Its text.
    pub(super) text: &'static str,
}

/// The samples; the page opens with the first.
pub(super) const SAMPLES: [Sample; 1] = [Sample {
    name: "page-sample-article",
    text: "....02....,230....223,...3..3...,3...22...1,.2.2..0.2.,.2.3..3.3.,3...10...2,...2..3...,303....331,....02....",
}];
