//! A standard output that was closed before the program started, as by `>&-` in a shell.
//!
//! Rust's runtime puts `/dev/null`, opened for reading and writing, in the place of a closed output, so no write
//! to it fails. Shells open `/dev/null` for writing only. Some programs open it both ways for a child
//! whose output they do not want; nothing that the system tells sets these apart. Such an output is
//! therefore an error only if answers are all that a command gives.
//!
//! What was open at the start could only be seen before the runtime begins, and no code of ours can run there without `unsafe`.

use std::io;

/// Fails if the answers would go nowhere, although nobody is known to have asked for that. Only Linux tells.
///
/// # Errors
/// The standard output was closed, or is `/dev/null` opened for reading and writing.
pub(super) fn check() -> io::Result<()> {
    match is_null_both_ways() {
        true => Err(io::Error::other(
            "the standard output is closed; to solve without answers, redirect it: > /dev/null",
        )),
        false => Ok(()),
    }
}

#[cfg(target_os = "linux")]
fn is_null_both_ways() -> bool {
    /// Bits of the flags that say how a file was opened.
    const ACCESS: u32 = 3;
    /// Their value for reading and writing.
    const BOTH_WAYS: u32 = 2;
    let is_null =
        std::fs::read_link("/proc/self/fd/1").is_ok_and(|path| path.as_os_str() == "/dev/null");
    let info = std::fs::read_to_string("/proc/self/fdinfo/1").unwrap_or_default();
    let flags = info.lines().find_map(|line| line.strip_prefix("flags:"));
    let flags = flags.and_then(|octal| u32::from_str_radix(octal.trim(), 8).ok());
    is_null && flags.is_some_and(|flags| flags & ACCESS == BOTH_WAYS)
}

#[cfg(not(target_os = "linux"))]
fn is_null_both_ways() -> bool {
    false
}
