//! Text of a drawing and the payload that carries it.

use base64::Engine as _;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use miniz_oxide::{deflate, inflate};

use crate::format::MAX_BYTES;

/// Base64 with or without its padding, which the program itself leaves out.
const BASE64: GeneralPurpose = GeneralPurpose::new(
    &base64::alphabet::STANDARD,
    GeneralPurposeConfig::new()
        .with_encode_padding(false)
        .with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// Level of compression, from 0 to 10.
const LEVEL: u8 = 9;

/// Names between quotes and the short ones they are written as, in the order in which they are replaced.
const SHORT: &str = "qa=z9 pu_q=zQ pu_a=zA grid=zG edit_mode=zM surface=zS line=zL lineE=zE wall=zW cage=zC number=zN \
    symbol=zY special=zP board=zB command_redo=zR command_undo=zU command_replay=z8 numberS=z1 \
    freeline=zF freelineE=z2 thermo=zT arrows=z3 direction=zD squareframe=z0 polygon=z5 deletelineE=z4 \
    killercages=z6 nobulbthermo=z7 __a=z_";

/// Long texts and the short ones they are written as, in the order in which they are replaced.
fn short() -> Vec<(String, &'static str)> {
    let names = SHORT.split(' ').filter_map(|name| name.split_once('='));
    let names = names.map(|(long, short)| (format!("\"{long}\""), short));
    let first = [("z".to_owned(), "zZ")].into_iter();
    first
        .chain(names)
        .chain([("null".to_owned(), "zO")])
        .collect()
}

/// The text in a payload; `None` if there is none, or if it is longer than a text may
/// be.
pub(super) fn unpack(payload: &str) -> Option<String> {
    let packed = BASE64.decode(payload).ok()?;
    let text = inflate::decompress_to_vec_with_limit(&packed, MAX_BYTES).ok()?;
    let mut text = String::from_utf8(text).ok()?;
    for (long, short) in short().iter().rev() {
        text = text.replace(short, long);
    }
    Some(text)
}

/// The payload that carries a text.
pub(super) fn pack(text: &str) -> String {
    let mut text = text.to_owned();
    for (long, short) in short() {
        text = text.replace(&long, short);
    }
    BASE64.encode(deflate::compress_to_vec(text.as_bytes(), LEVEL))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_text_is_unpacked() {
        for text in ["", "z", "{\"number\":null,\"zZ\":\"lineE\"}", "数\n1"] {
            assert_eq!(unpack(&pack(text)).as_deref(), Some(text));
        }
    }

    #[test]
    fn padding_and_short_names_are_read() {
        // `abc` in a block that is not compressed.
        assert_eq!(unpack("AQMA/P9hYmM=").as_deref(), Some("abc"));
        assert_eq!(unpack("AQMA/P9hYmM").as_deref(), Some("abc"));
        assert_eq!(unpack("AQMA/P96TjE=").as_deref(), Some("\"number\"1"));
    }

    #[test]
    fn a_text_over_the_limit_is_refused() {
        let large = pack(&"1".repeat(MAX_BYTES + 1));
        assert_eq!(unpack(&large), None);
    }
}
