//! The law of `tests/fuzz/reading.rs`, on inputs guided by coverage; and its time.
#![no_main]

#[path = "../../tests/fuzz/reading.rs"]
mod law;

use std::time::{Duration, Instant};

/// Longest time for a text of at most [`LENGTH`] bytes, which is at most as many characters.
const LIMIT: Duration = Duration::from_millis(50);
const LENGTH: usize = 4_000;
/// Number of times that a text must take longer: a busy machine delays one, not all.
const TIMES: u32 = 8;

libfuzzer_sys::fuzz_target!(|input: &[u8]| {
    let is_slow = |()| {
        let start = Instant::now();
        law::check(input);
        start.elapsed() > LIMIT
    };
    if is_slow(()) && input.len() <= LENGTH {
        assert!(!(0..TIMES).all(|_| is_slow(())), "slow to read");
    }
});
