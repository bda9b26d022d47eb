//! Random sequences for the page's laws; `tests/page` uses this as well.

use proptest::test_runner::{Config, RngSeed};

/// Configuration for the sequences of a law: the same ones in every run, so that a failure is caused by a change. If `CLEW_SOAK` is set,
/// 20,000 new ones.
pub(crate) fn sequences(usual: u32) -> Config {
    let (cases, rng_seed) = match std::env::var_os("CLEW_SOAK") {
        Some(_) => (20_000, RngSeed::Random),
        None => (usual, RngSeed::Fixed(47)),
    };
    Config {
        cases,
        rng_seed,
        failure_persistence: None,
        ..Config::default()
    }
}
