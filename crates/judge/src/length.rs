//! Length of a test run: usual, or at length if `CLEW_SOAK` is set.

use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;

/// Whether tests run at length.
pub fn is_soak() -> bool {
    std::env::var_os("CLEW_SOAK").is_some()
}

/// A figure for usual runs, and one for runs at length.
pub fn either<T>(usual: T, long: T) -> T {
    if is_soak() { long } else { usual }
}

/// Configuration of a law over random boards: the same ones in every usual run, so that a failure is caused by a change; twenty times as
/// many and new ones at length.
pub fn config(cases: u32) -> ProptestConfig {
    drawn(cases, either(None, Some(cases.saturating_mul(20))))
}

/// Configuration of a law over sequences of messages: at length, as many as `CLEW_SOAK` says, or else 20,000.
pub fn sequences(cases: u32) -> ProptestConfig {
    let soak = std::env::var("CLEW_SOAK").ok();
    let long = soak.map(|text| match text.parse().unwrap_or_default() {
        0 | 1 => 20_000,
        wanted => wanted,
    });
    drawn(cases, long)
}

/// Configuration with the usual number of cases, which are the same in every run, or with `long` new ones.
fn drawn(usual: u32, long: Option<u32>) -> ProptestConfig {
    ProptestConfig {
        cases: long.unwrap_or(usual),
        rng_seed: match long {
            Some(_) => RngSeed::Random,
            None => RngSeed::Fixed(47),
        },
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}
