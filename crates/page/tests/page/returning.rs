//! Address and history: where Back leads, and what the address says.

use clew::kind;
use clew_page::guide::GuidePage;
use clew_page::play::{Action as Play, Ask};
use clew_page::watch::Move;
use clew_page::{Message, Mode, games};
use proptest::prelude::*;

use super::world::World;
use clew_judge::length::sequences;

const WATCHED: &str = "#p=slither/4/4/g212cg210616";
const OTHER: &str = "#p=sudoku/4/4/g1k23k3g";
/// Time after which the address is that of the page, in milliseconds.
const RESTED: u64 = 400;

fn guide() -> Message {
    let entry = kind::techniques().next().expect("a technique");
    Message::Guide(Some(GuidePage::Technique(entry.name)))
}

fn hint() -> Message {
    Message::Play(Play::Ask(Ask::Hint))
}

#[test]
fn a_step_goes_into_the_address_after_a_rest() {
    let mut world = World::at(WATCHED);
    world.settle();
    world.tell(Move::StepForward);
    let shown = world.page.hash();
    assert_ne!(shown, WATCHED);
    world.wait(300);
    assert_eq!(world.entries.present().hash, WATCHED);
    world.wait(100);
    assert_eq!(world.entries.present().hash, shown);
    assert_eq!(world.entries.len(), 1, "a step is not an entry");
}

#[test]
fn forward_leads_to_the_guide_again_however_soon_it_follows_back() {
    for delay in [0, 1, 200, 349, 350, 351, 500] {
        let mut world = World::at(WATCHED);
        world.settle();
        world.tell(Move::StepForward);
        world.tell(guide());
        let shown = world.page.hash();
        world.entries.go(-1);
        world.wait_once(delay);
        assert_eq!(world.page.frame.guide, None);
        world.entries.go(1);
        world.wait(RESTED);
        assert_eq!(world.page.hash(), shown, "after {delay} ms");
        assert_eq!(world.entries.present().hash, shown);
        assert_eq!(world.entries.len(), 2);
    }
}

#[test]
fn back_from_the_guide_leads_to_the_step_shown_before() {
    let mut world = World::at(WATCHED);
    world.settle();
    world.tell(Move::StepForward);
    let step = world.page.hash();
    world.tell(guide());
    world.entries.go(-1);
    world.settle();
    assert_eq!(world.page.hash(), step);
    assert_eq!(world.entries.present().hash, step);
}

#[test]
fn back_ends_the_coachs_answer_and_stays_in_the_game() {
    let mut world = World::at(WATCHED);
    world.tell(Message::Enter(Mode::Play));
    world.settle();
    let game = world.page.hash();
    world.tell(hint());
    world.settle();
    assert!(world.entries.present().is_coach);
    world.entries.go(-1);
    world.settle();
    assert!(world.page.play.help.is_none());
    assert_eq!(
        (world.page.frame.mode, world.page.hash()),
        (Mode::Play, game)
    );
    world.tell(hint());
    world.tell(Message::Play(Play::Ask(Ask::Dismiss)));
    world.tell(hint());
    world.wait(RESTED);
    assert!(world.page.play.help.is_some(), "asked again at once");
    assert!(world.entries.present().is_coach);
    assert_eq!(world.entries.before(), 2);
}

#[test]
fn a_puzzle_pasted_while_the_coach_speaks_takes_over_its_entry() {
    let mut world = World::at(WATCHED);
    world.tell(Message::Enter(Mode::Play));
    world.tell(hint());
    world.settle();
    let count = world.entries.len();
    world.tell(Message::Paste("sudoku/4/4/g1k23k3g".to_owned()));
    world.wait(RESTED);
    assert!(world.page.play.help.is_none());
    assert!(!world.entries.present().is_coach);
    assert_eq!(world.entries.present().hash, world.page.hash());
    assert_eq!(world.entries.len(), count);
}

/// Something that a reader does.
#[derive(Clone, Debug)]
enum Deed {
    Back,
    Forward,
    Link(bool),
    Guide(bool),
    Enter(Mode),
    Sheet(bool),
    Step,
    Hint,
    Dismiss,
    Wait(u16),
    Turn,
}

fn deed() -> impl Strategy<Value = Deed> {
    let modes = [Mode::Watch, Mode::Play, Mode::Edit, Mode::Make, Mode::Many];
    prop_oneof![
        3 => Just(Deed::Back),
        2 => Just(Deed::Forward),
        2 => any::<bool>().prop_map(Deed::Link),
        2 => any::<bool>().prop_map(Deed::Guide),
        2 => prop::sample::select(modes.to_vec()).prop_map(Deed::Enter),
        1 => any::<bool>().prop_map(Deed::Sheet),
        2 => Just(Deed::Step),
        3 => Just(Deed::Hint),
        2 => Just(Deed::Dismiss),
        3 => (0_u16..500).prop_map(Deed::Wait),
        3 => Just(Deed::Turn),
    ]
}

fn after(deeds: &[Deed]) -> World {
    let mut world = World::at(WATCHED);
    for deed in deeds {
        match *deed {
            Deed::Back => world.entries.go(-1),
            Deed::Forward => world.entries.go(1),
            Deed::Link(is_other) => world.follow(if is_other { OTHER } else { WATCHED }),
            Deed::Guide(true) => world.tell(guide()),
            Deed::Guide(false) => world.tell(Message::Guide(None)),
            Deed::Enter(mode) => world.tell(Message::Enter(mode)),
            Deed::Sheet(is_open) => world.tell(games::Action::Sheet(is_open)),
            Deed::Step => world.tell(Move::StepForward),
            Deed::Hint => world.tell(hint()),
            Deed::Dismiss => world.tell(Message::Play(Play::Ask(Ask::Dismiss))),
            Deed::Wait(time) => world.wait(time.into()),
            Deed::Turn => drop(world.step()),
        }
    }
    world.wait(RESTED);
    world
}

proptest! {
    #![proptest_config(sequences(200))]

    /// Law: after a rest the address is that of the page, and the coach has an entry exactly while it speaks.
    #[test]
    fn the_address_is_that_of_the_page(deeds in prop::collection::vec(deed(), 0..30)) {
        let mut world = after(&deeds);
        prop_assert_eq!(&world.entries.present().hash, &world.page.hash());
        let is_spoken = world.page.frame.mode == Mode::Play
            && world.page.frame.guide.is_none()
            && world.page.play.help.is_some();
        if is_spoken {
            world.entries.go(-1);
            world.wait(RESTED);
            prop_assert!(world.page.play.help.is_none(), "Back ends the answer");
        }
        prop_assert!(!world.entries.present().is_coach);
    }

    /// Law: a page that is opened can be left by Back, to the place where it was opened, and Forward leads to it again.
    #[test]
    fn back_leads_to_the_page_before(deeds in prop::collection::vec(deed(), 0..20), delay in 0_u64..700) {
        let mut world = after(&deeds);
        world.tell(Message::Guide(None));
        world.tell(Message::Play(Play::Ask(Ask::Dismiss)));
        world.wait(RESTED);
        let left = world.page.hash();
        world.tell(guide());
        let opened = world.page.hash();
        world.entries.go(-1);
        world.wait(delay);
        prop_assert_eq!(&world.page.hash(), &left);
        world.entries.go(1);
        world.wait(RESTED);
        prop_assert_eq!(&world.page.hash(), &opened);
    }
}
