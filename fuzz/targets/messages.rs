//! The law of `crates/page/tests/page/messages.rs`, on inputs guided by coverage.
#![no_main]

#[path = "../../crates/page/tests/page/messages.rs"]
mod law;

libfuzzer_sys::fuzz_target!(|input: &[u8]| law::check(input));
