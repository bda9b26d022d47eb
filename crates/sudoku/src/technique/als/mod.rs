//! Almost locked sets (ALS).
//!
//! An almost locked set is a set of cells of one house with one digit more than cells. If
//! it loses a digit, it is locked: it holds all its other digits. A digit is restricted
//! between two sets if all its places in one see all its places in the other, so one of
//! the sets loses it.
//!
//! ```text
//! 12 | 13      12 has 1 and 2 for one cell, 13 has 1 and 3: they see each other, so 1 is
//!    |         restricted. One of them loses it: the first is 2, or the second is 3.
//! ```

pub(crate) mod aligned_triplet;
mod almost_locked;
pub(crate) mod chain;
pub(crate) mod death_blossom;
pub(crate) mod sue_de_coq;
mod three_sets;
mod two_sets;

pub(crate) use three_sets::als_xy_wing;
pub(crate) use two_sets::{als_xz, uvwxyz_wing, vwxyz_wing, wxyz_wing, xyz_wing};
