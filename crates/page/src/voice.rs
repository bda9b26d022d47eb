//! Language of the page.

use std::rc::Rc;

use clew_say::Speaker;

/// Language of the page, with its speaker. Two are equal when they share a speaker.
#[derive(Clone)]
pub struct Voice {
    /// Tag of the language, such as `zh-CN`.
    pub language: String,
    /// Its speaker.
    pub speaker: Rc<Speaker>,
}

impl PartialEq for Voice {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.speaker, &other.speaker)
    }
}
