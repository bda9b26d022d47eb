//! Random sequences of the page's laws; those of `tests/page` use it as well.

use proptest::test_runner::{Config, RngSeed};

/// Sequences of a law: the same in every run, so that a failure is due to a change. When `CLEW_SOAK` is set, 20,000 fresh ones.
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
