//! Handles of puzzles.

use clew::kind::{self, Code};
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;

fn code() -> Code {
    kind::read("0.0,...,0.0")
        .expect("it is there")
        .remove(0)
        .code
}

fn clues(code: &Code) -> *const clew_slitherlink::Clues {
    code.clues::<Slitherlink>().expect("it is there")
}

#[test]
fn copies_share_what_was_parsed_once() {
    let code = code();
    assert!(std::ptr::eq(clues(&code), clues(&code.clone())));
}

#[test]
fn only_the_text_travels() {
    let code = code();
    let sent = serde_json::to_string(&code).unwrap();
    let arrived: Code = serde_json::from_str(&sent).unwrap();
    assert_eq!(arrived, code);
    assert!(!std::ptr::eq(clues(&code), clues(&arrived)));
    let (sent, arrived) = (code.clues::<Slitherlink>(), arrived.clues::<Slitherlink>());
    assert_eq!(arrived.unwrap(), sent.unwrap());
}

#[test]
fn an_unparsed_handle_shares_no_clues() {
    let code = code();
    let bare = code.unparsed();
    assert_eq!(bare, code);
    assert!(!std::ptr::eq(clues(&code), clues(&bare)));
}

#[test]
fn a_text_of_another_kind_is_a_fault_every_time() {
    let text = r#"{"kind":"sudoku","text":"slither/3/3/i5d"}"#;
    let code: Code = serde_json::from_str(text).unwrap();
    for _ in 0..2 {
        assert!(code.clues::<Sudoku>().is_err());
    }
}
