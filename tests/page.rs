//! Tests of the page as a machine: the messages that matter, and a law over any.

use proptest::prelude::*;

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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn any_messages_leave_a_page_that_can_go_on(input in prop::collection::vec(any::<u8>(), 0..400)) {
        messages::check(&input);
    }
}
