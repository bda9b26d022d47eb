//! The law of `crates/clew/tests/engine/fuzz/making.rs`, on inputs guided by coverage.
#![no_main]

#[path = "../../crates/clew/tests/engine/fuzz/making.rs"]
mod law;

libfuzzer_sys::fuzz_target!(|input: &[u8]| law::check(input));
