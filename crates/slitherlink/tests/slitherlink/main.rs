//! Slitherlink against its judge: puzzles on file, laws over random boards, techniques and sentences.

mod corpus;
mod laws;
mod prove;
mod sentences;
mod snapshots;
mod techniques;
