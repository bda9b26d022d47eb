//! Tests of what the kinds share, as one program. A kind's own laws are in its package.

mod catalogue;
mod claims;
mod coach;
mod film;
mod film_and_hints;
mod formats;
mod fuzz;
mod game;
mod games;
mod generate;
mod grades;
mod guide;
mod locales;
mod opening;
mod position;
mod practice;
mod story;
