//! The page as a machine: messages in, effects out, without a browser.

pub(crate) mod storage;
