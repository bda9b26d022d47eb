//! A trace played: the board, the picture and the sentence at each position.

mod film;

pub use film::{Film, Row};
