//! The law of `tests/fuzz/messages.rs`, on inputs guided by coverage.
#![no_main]

#[path = "../../tests/fuzz/messages.rs"]
mod law;

libfuzzer_sys::fuzz_target!(|input: &[u8]| law::check(input));
