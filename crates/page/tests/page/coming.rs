//! Parts of the program that have not been loaded.

use clew_page::effect::Alarm;
use clew_page::parts::{Fetch, Loading};
use clew_page::work::Trouble;
use clew_page::{Message, Mode, PasteOutcome};

use super::world::World;

const SUDOKU: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn a_first_visit_fetches_nothing_more_until_the_page_is_touched() {
    let mut world = World::first_visit("");
    world.settle();
    assert_eq!(world.page.parts.loading(), Loading::Unasked);
    world.tell(Message::Fetch(Fetch::Wanted));
    world.tell(Message::Fetch(Fetch::Wanted));
    assert_eq!(world.page.parts.loading(), Loading::Running);
    world.settle();
    assert!(world.page.has_rest());
}

#[test]
fn a_link_to_another_page_is_shown_once_the_rest_is_there() {
    let mut world = World::first_visit("#p=slither/7/7/gcgbg8ddi23231301dccgbg1cg23&mode=play");
    assert_eq!(world.page.frame.mode, Mode::Watch);
    assert!(world.page.parts.is_awaited());
    world.settle();
    assert_eq!(world.page.frame.mode, Mode::Play);
    assert!(world.page.play.game.is_some());
    assert!(!world.page.parts.is_awaited());
}

#[test]
fn requests_made_before_the_rest_is_loaded_run_in_order_once_it_is() {
    let mut world = World::first_visit("");
    world.tell(Message::Enter(Mode::Edit));
    world.tell(Message::Enter(Mode::Make));
    assert_eq!(world.page.frame.mode, Mode::Watch);
    world.settle();
    assert_eq!(world.page.frame.mode, Mode::Make);
}

#[test]
fn a_text_of_another_kind_waits_for_the_code_that_shows_it() {
    let mut world = World::first_visit("");
    world.tell(Message::Paste(SUDOKU.to_owned()));
    world.settle();
    assert_eq!(world.page.frame.paste.outcome, PasteOutcome::Opened);
    assert!(world.hash().starts_with("#p=sudoku/"), "{}", world.hash());
}

#[test]
fn a_part_that_does_not_arrive_is_reported_and_can_be_fetched_again() {
    let mut world = World::first_visit("");
    world.has_rest = false;
    world.tell(Message::Enter(Mode::Make));
    world.settle();
    assert_eq!(world.page.parts.loading(), Loading::Failed);
    assert!(world.page.parts.is_awaited());
    world.has_rest = true;
    world.tell(Message::Fetch(Fetch::Wanted));
    world.settle();
    assert_eq!(world.page.frame.mode, Mode::Make);
}

#[test]
fn without_the_rest_a_text_is_read_as_well_as_the_first_view_can() {
    let mut world = World::first_visit("");
    world.has_rest = false;
    world.tell(Message::Paste("nonsense\nof two lines".to_owned()));
    assert_eq!(world.page.frame.paste.outcome, PasteOutcome::Unread);
    world.settle();
    assert!(matches!(
        world.page.frame.paste.outcome,
        PasteOutcome::Faulty(_)
    ));
}

#[test]
fn a_part_that_hangs_is_reported_as_loading_and_then_as_missing() {
    let mut world = World::first_visit("");
    let fetches = |world: &mut World| world.tell(Message::Enter(Mode::Make));
    fetches(&mut world);
    assert_eq!(world.page.trouble(), None);
    world.tell(Message::Alarm(Alarm::Unfetched(1)));
    assert_eq!(world.page.trouble(), Some(Trouble::Loading));
    world.tell(Message::Alarm(Alarm::Unfetched(1)));
    assert_eq!(world.page.parts.loading(), Loading::Failed);
    // A timer of an ended fetch has no effect on the next one.
    world.tell(Message::Fetch(Fetch::Wanted));
    world.tell(Message::Alarm(Alarm::Unfetched(1)));
    assert_eq!(world.page.trouble(), None);
    world.settle();
    assert_eq!(world.page.frame.mode, Mode::Make);
}

#[test]
fn a_page_says_that_it_is_loading_while_the_part_that_shows_it_is_missing() {
    let mut world = World::first_visit("#p=slither/7/7/gcgbg8ddi23231301dccgbg1cg23&mode=play");
    assert!(world.page.is_arriving);
    world.settle();
    assert!(!world.page.is_arriving);
    let mut kind = World::first_visit("#p=sudoku/4/4/g1k23k3g");
    assert!(
        kind.page.is_arriving,
        "the player of the kind is not loaded"
    );
    kind.has_rest = false;
    kind.settle();
    assert!(
        !kind.page.is_arriving,
        "it cannot be loaded: the first view is shown"
    );
    assert!(!World::first_visit("").page.is_arriving);
}

#[test]
fn the_address_keeps_what_a_missing_part_should_show() {
    for hash in [
        "#p=slither/7/7/gcgbg8ddi23231301dccgbg1cg23&mode=play",
        "#p=sudoku/4/4/g1k23k3g",
        "#techniques=sudoku",
    ] {
        let mut world = World::first_visit(hash);
        world.has_rest = false;
        assert_eq!(world.page.hash(), hash, "it is loading");
        world.settle();
        assert_eq!(world.page.hash(), hash, "it is missing");
        assert!(world.page.parts.is_awaited(), "the page says so");
        world.has_rest = true;
        world.tell(Message::Fetch(Fetch::Wanted));
        world.settle();
        assert!(!world.page.parts.is_awaited());
        assert_eq!(world.page.hash(), hash);
    }
}
