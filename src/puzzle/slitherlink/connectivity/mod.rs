//! Connectivity: the inside is one region, and so is the outside with the
//! exterior.

pub(super) mod breakout;
pub(super) mod class_breakout;
mod colouring;
mod colours;
mod region_graph;
pub(super) mod two_edge_cut;

use super::fast::PaddedGrid;
use super::{Board, Clues, Fact, Mark, Reason, Rule, Side, Slitherlink, Technique};

pub(super) use colouring::Colouring;
pub(super) use colours::ColourConnectivity;
