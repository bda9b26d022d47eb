//! The two commands of the README.
fn main() {}
