//! Generator of puzzles.

mod form;
mod state;

pub use form::{Form, FormError};
pub use state::{Action, Generation, SharedPreview, State, Update};
