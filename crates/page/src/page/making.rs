//! What the page knows about the puzzle that it made.

use clew::kind::Recipe;

use crate::make;
use crate::page::Page;

impl Page {
    /// Recipe of the puzzle on the board, if known.
    pub fn recipe(&self) -> Option<&Recipe> {
        self.make.recipe(&self.frame)
    }

    /// Text of the address for watching the puzzle shown on the page of making.
    pub fn made_hash(&self) -> String {
        match &self.make.offered {
            Some(offered) => offered.hash(),
            None => make::address(self.frame.puzzle.code.text.clone(), self.recipe()).hash(),
        }
    }
}
