//! Texts: what is written is read back, and the reader accepts or refuses every text.

use clew_aquarium::{Aquarium, Clues};
use clew_core::format::Read as _;
use clew_core::model::Puzzle as _;
use clew_judge::Judged as _;
use clew_judge::length::config;
use clew_say::Speaker;
use proptest::prelude::*;

/// Tanks of scattered cells, and any sums.
fn scattered() -> impl Strategy<Value = Clues> {
    let sides = (1_u8..6, 1_u8..6);
    sides.prop_flat_map(|(rows, cols)| {
        let sum = |most: u8| prop::option::weighted(0.8, 0..=most);
        let sums = |lines: u8, most: u8| prop::collection::vec(sum(most), usize::from(lines));
        let tanks = prop::collection::vec(1_u8..4, usize::from(rows * cols));
        (sums(cols, rows), sums(rows, cols), tanks).prop_map(move |(above, beside, tanks)| {
            let sum = |sum: Option<u8>| sum.map_or("-".to_owned(), |sum| sum.to_string());
            let sums: Vec<String> = above.into_iter().chain(beside).map(sum).collect();
            let tanks: Vec<String> = tanks.iter().map(u8::to_string).collect();
            let text = format!("{cols}x{rows}:{};{}", sums.join("_"), tanks.join(","));
            clew_judge::clues(&text)
        })
    })
}

proptest! {
    #![proptest_config(config(60))]

    /// Puzzles written in any form are read back the same.
    #[test]
    fn written_puzzles_are_read_back(clues in prop_oneof![any::<u64>().prop_map(Aquarium::random), scattered()]) {
        let printed = Aquarium::print(&clues);
        let read = Aquarium::parse(&printed).expect("what is printed is read");
        prop_assert_eq!(&read[0].clues, &clues);
        for export in Aquarium::exports(&clues) {
            let readings = Aquarium::parse(&export.text).expect("what is exported is read");
            prop_assert!(readings.iter().any(|reading| reading.clues == clues), "{}", export.text);
        }
    }

    /// Every text is read or refused, and every fault has a place in it.
    #[test]
    fn any_text_is_read_or_refused(
        text in prop_oneof![
            ".*",
            "[0-9_;,x -]{0,40}",
            "[0-9 \n.-]{0,60}",
            "aquarium/(r/)?[0-9]{0,3}/[0-9]{0,2}/[0-9a-z]{0,12}/[0-9a-z.-]{0,12}",
            "pzprv3/aquarium/[0-9]/[0-9]/(r/)?[0-9#+. /]{0,60}",
        ],
    ) {
        match Aquarium::parse(&text) {
            Ok(readings) => prop_assert!(!readings.is_empty()),
            Err(error) => {
                prop_assert!(text.get(error.at.clone()).is_some());
                let said = Speaker::new("en").words(&error.explanation);
                // Text quoted from the input may look like a gap.
                let has_gap = said.contains("{$") && !text.contains("{$");
                prop_assert!(said.ends_with(['.', '?']) && !has_gap, "{}", said);
            }
        }
    }
}
