//! Law: each export of each reading of any text reads back as the same puzzle first.

use clew::kind;

pub(crate) fn check(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    for reading in kind::read(&text).unwrap_or_default() {
        let code = reading.code;
        let exports = kind::exports(&code);
        assert!(!exports.is_empty(), "{code:?}");
        for export in exports {
            let format = export.format;
            let again = kind::read(&export.text)
                .unwrap_or_else(|error| panic!("{format} of {code:?}: {error}"));
            assert_eq!(again[0].code, code, "{format}: {}", export.text);
        }
    }
}
