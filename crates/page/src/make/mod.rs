//! Generator of puzzles.

mod form;
mod offered;
mod state;

pub use form::{Form, FormError};
pub use offered::Offered;
pub use state::{Action, Generation, MakeState, SharedPreview, Update};
