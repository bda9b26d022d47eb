//! Law: the canonical text of each reading of any text reads back as the same puzzle.

use clew::kind;

pub(crate) fn check(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    for reading in kind::read(&text).unwrap_or_default() {
        let code = reading.code;
        let again = kind::read(&code.text).unwrap_or_else(|error| panic!("{code:?}: {error}"));
        assert!(again.iter().any(|other| other.code == code), "{code:?}");
        assert!(kind::player(&code).is_ok(), "{code:?}");
        let contents = kind::contents(&code).expect("a puzzle has contents");
        assert_eq!(contents.shape, reading.shape);
    }
}
