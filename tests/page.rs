//! Tests of the page as a machine: the messages that matter, and a law over any.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

#[path = "page/coming.rs"]
mod coming;
#[path = "page/editing.rs"]
mod editing;
#[path = "page/keeping.rs"]
mod keeping;
#[path = "page/listing.rs"]
mod listing;
#[path = "page/making.rs"]
mod making;
#[path = "fuzz/messages.rs"]
mod messages;
#[path = "page/naming.rs"]
mod naming;
#[path = "page/playing.rs"]
mod playing;
#[path = "page/watching.rs"]
mod watching;
#[path = "page/workers.rs"]
mod workers;

use messages::world;

/// The same sequences in every run, so that a failure is due to a change. When
/// `CLEW_SOAK` is set, more and fresh ones.
fn config() -> ProptestConfig {
    let (cases, rng_seed) = match std::env::var_os("CLEW_SOAK") {
        Some(_) => (20_000, RngSeed::Random),
        None => (64, RngSeed::Fixed(47)),
    };
    ProptestConfig {
        cases,
        rng_seed,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config())]
    #[test]
    fn any_messages_leave_a_page_that_can_go_on(input in prop::collection::vec(any::<u8>(), 0..400)) {
        messages::check(&input);
    }
}
