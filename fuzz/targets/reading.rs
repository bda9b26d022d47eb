//! The law of `crates/clew/tests/engine/fuzz/reading.rs`, on inputs guided by coverage; and its time.
#![no_main]

#[path = "../../crates/clew/tests/engine/fuzz/reading.rs"]
mod law;

use std::time::Duration;

use cpu_time::ThreadTime;

/// Longest time for a text of at most [`LENGTH`] bytes, which is at most as many characters. A processor's, for a busy machine
/// delays anything.
const LIMIT: Duration = Duration::from_millis(50);
const LENGTH: usize = 4_000;

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    let start = ThreadTime::now();
    law::check(input);
    let took = start.elapsed();
    assert!(
        took <= LIMIT || input.len() > LENGTH,
        "slow to read: {took:?}"
    );
});
