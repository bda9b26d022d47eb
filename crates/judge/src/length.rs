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

/// Configuration of a law over random boards; at length, it has twenty times as many cases.
pub fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases: either(cases, cases.saturating_mul(20)),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Configuration of a law over sequences of messages: the same ones in every usual run, so that a failure is caused by a change. At
/// length, new ones: as many as `CLEW_SOAK` says, or else 20,000.
pub fn sequences(usual: u32) -> ProptestConfig {
    let soak = std::env::var("CLEW_SOAK").ok();
    let (cases, rng_seed) = match soak.map(|text| text.parse().unwrap_or_default()) {
        Some(0 | 1) => (20_000, RngSeed::Random),
        Some(cases) => (cases, RngSeed::Random),
        None => (usual, RngSeed::Fixed(47)),
    };
    ProptestConfig {
        cases,
        rng_seed,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}
