//! Tests of the page as a machine: the important messages, and a law over arbitrary ones.

use proptest::prelude::*;

mod coming;
mod editing;
mod honest;
mod keeping;
mod listing;
mod making;
mod messages;
mod naming;
mod picturing;
mod playing;
mod returning;
mod storing;
mod watching;
mod workers;

use clew_judge::length::sequences;
use messages::world;

proptest! {
    #![proptest_config(sequences(64))]
    #[test]
    fn any_messages_leave_a_working_page(input in prop::collection::vec(any::<u8>(), 0..400)) {
        messages::check(&input);
    }
}

#[test]
fn committed_messages_leave_a_working_page() {
    clew_judge::inputs::replay("messages", messages::check);
}
