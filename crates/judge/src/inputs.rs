//! Committed inputs of the laws for any input, each a function of bytes: `tests/fuzz/corpus/<folder>/*`.

use std::fs;

use crate::records::root;

/// Checks a law on its committed inputs, and on small variations of them: parts of each, and each in reverse.
///
/// # Panics
/// The folder has no inputs.
pub fn replay(folder: &str, check: fn(&[u8])) {
    let path = root().join("tests/fuzz/corpus").join(folder);
    let entries = fs::read_dir(path).expect("a corpus");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    assert!(!files.is_empty(), "{folder} has no inputs");
    for file in files {
        let input = fs::read(&file).expect("a readable file");
        // The test harness reports what fails, but not on which file.
        println!("{}", file.display());
        check(&input);
        check(&input[..input.len() / 2]);
        check(&input[input.len() / 3..]);
        let reversed: Vec<u8> = input.iter().rev().copied().collect();
        check(&reversed);
    }
}
