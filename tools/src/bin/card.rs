//! Prints the drawing of `www/card.png`, the preview picture for links to the page, as SVG.
//!
//! ```text
//! cargo run -p tools --bin card
//! ```
//!
//! A browser renders it: `node card.mjs` in `tests/e2e`.

fn main() {
    print!("{}", tools::site::card::drawing());
}
