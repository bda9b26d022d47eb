//! Connectivity: the inside is one region, and so is the outside with the
//! exterior.

pub(crate) mod breakout;
pub(crate) mod class_breakout;
mod colours;
mod region_graph;
pub(crate) mod two_edge_cut;

use crate::board::padded_grid::PaddedGrid;
use crate::board::{Board, Clues, Fact, Mark, Rule, Side, Slitherlink};
use crate::catalogue::Technique;
use crate::reason::Reason;

pub(crate) use colours::ColourConnectivity;
