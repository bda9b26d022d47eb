//! Generator of puzzles.

mod form;
mod offered;
mod pool;
mod state;

pub use form::{Form, FormError};
pub use offered::Offered;
pub(crate) use offered::address;
use state::Update;

pub use state::{Action, Generation, MakeState, Purpose, SharedPreview};
