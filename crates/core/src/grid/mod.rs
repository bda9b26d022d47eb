//! Geometry of a rectangular board: cells, edges and vertices, and [`Site`], which
//! names any of the three on the doubled lattice.
//!
//! Rows count down from 0, columns right from 0. Sides of a cell are numbered
//! clockwise from the top: 0 top, 1 right, 2 bottom, 3 left. Corner `i` lies
//! between side `i` and side `i + 1`: 0 top right, 1 bottom right, 2 bottom left, 3
//! top left.

mod line;
mod place;
mod sort;
mod symmetry;
mod table;
mod walls;

pub use line::Line;
pub use place::{Cell, Edge, Shape, Site, Vertex};
pub use sort::{IntoSet, SortDedup, SortShort};
pub use symmetry::Symmetry;
pub use table::{Place, Table};
pub use walls::Walls;
