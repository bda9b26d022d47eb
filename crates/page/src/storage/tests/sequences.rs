//! Random sequences for the page's laws; `tests/page` uses this as well.

use proptest::test_runner::{Config, RngSeed};

/// Configuration for the sequences of a law: the same ones in every run, so that a failure is caused by a change. If `CLEW_SOAK` is set,
/// new ones: as many as it says, or else 20,000.
pub(crate) fn sequences(usual: u32) -> Config {
    let soak = std::env::var("CLEW_SOAK").ok();
    let (cases, rng_seed) = match soak.map(|text| text.parse().unwrap_or_default()) {
        Some(0 | 1) => (20_000, RngSeed::Random),
        Some(cases) => (cases, RngSeed::Random),
        None => (usual, RngSeed::Fixed(47)),
    };
    Config {
        cases,
        rng_seed,
        failure_persistence: None,
        ..Config::default()
    }
}
