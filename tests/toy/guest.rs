//! The kind as values, and its entry in the list of the running program.

use clew::kind::Guest;
use clew_core::kinded::{Example, Kind, NamedText, OfKind, Offer};

use super::stars::Stars;

/// A puzzle that needs both techniques.
pub(crate) const SAMPLE: &str = "stars/*...,xxx.,x.xx,..*.";

/// Adds the kind to the list of kinds, if it is not there already.
pub(crate) fn add() {
    clew::kind::add(Guest::of::<Stars>());
}

impl OfKind for Stars {
    const KIND: Kind = Kind::new("stars");
    const OFFER: &'static Offer = &OFFER;
}

static OFFER: Offer = Offer {
    samples: &[NamedText {
        name: "stars-sample",
        text: SAMPLE,
    }],
    example: Example {
        puzzle: SAMPLE,
        marks: &["R2C4 star", "R3C2 star"],
    },
    rules: "stars-rules",
    gestures: "stars-gestures",
    sizes: &[4],
    levels: [(1, 1); 4],
    easy_below: &[(5, 1)],
    day_number: 200,
    ..Offer::NOTHING
};
