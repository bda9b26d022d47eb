//! Maintenance of the project: the parts of the site that the build writes, and the programs in `src/bin`.

mod place;
pub mod site;

pub use place::root;
