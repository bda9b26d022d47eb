//! Random seeds.

/// Bound of fresh seeds, so that they are easy to read aloud.
const SEEDS: u64 = 1_000_000_000;

/// Random seed from the browser; without a source of randomness, any seed will do.
pub(crate) fn fresh_seed() -> u64 {
    getrandom::u64().map_or(1, |random| random % SEEDS)
}

/// Seed of a position that was not requested by its number.
pub(crate) fn random_seed() -> u64 {
    // A float cast saturates.
    (js_sys::Math::random() * 100_000.0) as u64
}
