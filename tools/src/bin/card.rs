//! Prints the drawing of `www/card.png`, the picture beside a link to the page, as SVG.
//!
//! ```text
//! cargo run -p tools --bin card
//! ```
//!
//! A browser makes the picture of it: `node card.mjs` in `tests/e2e`.

fn main() {
    print!("{}", tools::site::card::drawing());
}
