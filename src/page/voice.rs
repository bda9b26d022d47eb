//! Language that speaks.

use std::rc::Rc;

use crate::say::Speaker;

/// Language that speaks, and its speaker. Two are equal when they share a speaker.
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
