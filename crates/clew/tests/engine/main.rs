//! Tests of what all kinds share, as one program. Those of one kind alone are in its own package.

mod catalogue;
mod coach;
mod corpus;
mod film;
mod formats;
mod fuzz;
mod game;
mod games;
mod generate;
mod grades;
mod guide;
mod judging;
mod laws;
mod locales;
mod opening;
mod position;
mod practice;
mod prove;
mod snapshots;
mod story;
mod techniques;
