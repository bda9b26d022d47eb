//! Tests of everything that the kinds share, as one program. Tests of a single kind are in its package.

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
