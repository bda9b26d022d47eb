//! Law: any text is either read, or has a fault at a position within it.

use clew::kind;

pub(crate) fn check(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    match kind::read(&text) {
        Ok(readings) => assert!(!readings.is_empty()),
        Err(error) => assert!(text.get(error.at.clone()).is_some(), "{:?}", error.at),
    }
}
