//! Opening the page, and watching.

use clew::kind::End;
use clew::page::address::Address;
use clew::page::watch::{Action, Move, Speed};
use clew::page::{Answering, Message, Mode, Outcome, Status};
use clew::playback::Scope;
use clew::solve::Method;
use clew::trace::Verdict;

use super::world::{World, opening};

const BOARD: &str = "#p=slither/7/7/gcgbg8ddi23231301dccgbg1cg23";
const SUDOKU: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// A Slitherlink of which every line around one cell is a solution.
const SEVERAL: &str = "#p=slither/3/3/i";

fn status(world: &World) -> Status {
    world.page.watch.work.status
}

#[test]
fn without_an_address_the_first_sample_plays_by_itself() {
    let world = World::at("");
    assert!(world.page.is_first() && world.page.watch.is_playing_itself());
    let still = World::of(clew::page::Opening {
        is_still: true,
        ..opening("")
    });
    assert!(!still.page.watch.is_playing_itself());
    assert!(
        still.page.watch.shown().position > 0,
        "the best picture is shown"
    );
}

#[test]
fn a_film_that_plays_by_itself_waits_for_the_games_and_goes_if_one_is_unfinished() {
    let held = || {
        World::of(clew::page::Opening {
            has_stored: true,
            ..opening("")
        })
    };
    for has_unfinished in [false, true] {
        let mut world = held();
        assert!(!world.page.watch.is_playing_itself());
        world.tell(Message::Watch(Action::ReleaseSight { has_unfinished }));
        assert_eq!(world.page.watch.is_playing_itself(), !has_unfinished);
    }
}

#[test]
fn a_puzzle_of_the_address_is_solved_by_slices_until_the_verdict() {
    let mut world = World::at(BOARD);
    assert!(world.page.watch.is_running() && world.page.is_waiting());
    world.settle();
    assert_eq!(status(&world), Status::Done(End::Verdict(Verdict::Unique)));
    assert!(world.page.hardness().is_some());
    assert!(world.page.is_waiting(), "the reader has done nothing yet");
    assert_eq!(world.hash(), BOARD);
}

#[test]
fn a_link_to_a_step_goes_there_once_it_is_known() {
    let mut world = World::at(&format!("{BOARD}&step=5"));
    assert_eq!(world.page.watch.playhead.position, 0);
    assert_eq!(world.hash(), format!("{BOARD}&step=5"), "the link stays");
    world.settle();
    assert_eq!(
        world
            .page
            .watch
            .playback
            .number(world.page.watch.playhead.position),
        Some(5)
    );
    assert_eq!(world.hash(), format!("{BOARD}&step=5"));
}

#[test]
fn a_link_to_a_step_that_never_comes_goes_to_the_end() {
    let mut world = World::at(&format!("{BOARD}&step=5000"));
    world.settle();
    let end = world.page.watch.playback.get().end();
    assert_eq!(world.page.watch.playhead, end);
}

#[test]
fn a_faulty_address_shows_the_first_sample_and_the_fault() {
    let world = World::at("#p=nonsense");
    assert!(matches!(world.page.paste.outcome, Outcome::Faulty(_)));
    assert!(
        !world.page.paste.text.is_empty(),
        "the text is there to be mended"
    );
}

#[test]
fn forward_and_back_go_through_the_same_stops() {
    let mut world = World::at(BOARD);
    world.settle();
    let mut there = vec![world.page.watch.playhead];
    for _ in 0..40 {
        world.tell(Move::Forward);
        there.push(world.page.watch.playhead);
    }
    there.dedup();
    while let Some(point) = there.pop() {
        assert_eq!(world.page.watch.playhead, point);
        world.tell(Move::Back);
    }
    assert_eq!(world.page.watch.playhead.position, 0);
}

#[test]
fn at_the_end_play_begins_again() {
    let mut world = World::at(BOARD);
    world.settle();
    world.tell(Move::End);
    assert!(!world.page.watch.is_playing);
    world.tell(Move::Toggle);
    assert!(world.page.watch.is_playing);
    assert_eq!(world.page.watch.playhead.position, 0);
}

#[test]
fn a_film_that_waited_for_its_viewer_goes_on_to_the_conclusion() {
    let mut world = World::at(BOARD);
    world.settle();
    world.tell(Move::Forward);
    let looked = world.page.watch.playhead;
    world.tell(Move::Wait);
    assert!(world.page.watch.has_waited && !world.page.watch.is_playing);
    world.tell(Move::Toggle);
    assert!(world.page.watch.is_playing && !world.page.watch.has_waited);
    let next = world.page.watch.playback.get().following(looked);
    assert_eq!(Some(world.page.watch.playhead), next);
}

#[test]
fn a_place_on_the_board_leads_to_the_step_that_found_it_and_to_its_reasons() {
    let mut world = World::at(BOARD);
    world.settle();
    let sites = world
        .page
        .watch
        .playback
        .get()
        .row(6)
        .map(|row| row.sites.clone());
    let place = sites
        .into_iter()
        .flatten()
        .next()
        .expect("a step has a place");
    world.tell(Move::Found(place));
    assert_eq!(world.page.watch.asked, Some(place));
    assert_eq!(world.page.watch.playhead.scope, Scope::Step);
    world.tell(Message::Watch(Action::Why));
    assert!(world.page.watch.why.is_some() && world.page.watch.set_aside.is_some());
    let link = world.hash();
    assert!(link.contains("&why="), "{link}");
    let mut other = World::at(&link);
    other.settle();
    assert_eq!(other.hash(), link, "the link opens the reasons");
    world.tell(Message::Answering(Answering::Resume));
    assert!(world.page.watch.why.is_none() && world.page.watch.set_aside.is_none());
}

#[test]
fn another_method_begins_another_work_and_keeps_speed() {
    let mut world = World::at(BOARD);
    world.settle();
    world.tell(Message::Watch(Action::Speed(Speed::Double)));
    let job = world.page.watch.work.job;
    world.tell(Message::Watch(Action::Solve(Method::Article)));
    assert_ne!(world.page.watch.work.job, job);
    assert_eq!(world.page.watch.speed, Speed::Double);
    world.settle();
    assert_eq!(status(&world), Status::Done(End::Verdict(Verdict::Unique)));
    assert!(
        world.page.hardness().is_some(),
        "the level is that of people's techniques"
    );
    assert!(world.hash().contains("method=article"));
}

#[test]
fn stop_keeps_what_was_found_and_resume_goes_on() {
    let mut world =
        World::at("#p=slither/10/10/i3c2a3c202d13b2b21c1a23c3a2a3b11c0b1d2b3a21c2c1a3d2a2b32d");
    for _ in 0..3 {
        world.step();
    }
    world.tell(Message::Watch(Action::Stop));
    world.settle();
    if status(&world) == Status::Stopped {
        world.tell(Message::Watch(Action::Resume));
        world.settle();
    }
    assert!(matches!(status(&world), Status::Done(_)));
}

#[test]
fn a_puzzle_with_several_solutions_shows_two_and_what_all_share() {
    let mut world = World::at(SEVERAL);
    world.settle();
    assert_eq!(world.page.outcome(), Some(Verdict::Several));
    world.tell(Message::Answering(Answering::Solve));
    world.settle();
    assert!(world.page.answers.aspect.is_some());
    assert!(world.page.overlay().is_still());
}

#[test]
fn pasting_reads_one_puzzle_asks_which_and_says_what_is_wrong() {
    let mut world = World::at("");
    world.tell(Message::Paste(SUDOKU.to_owned()));
    assert_eq!(world.page.paste.outcome, Outcome::Opened);
    assert!(world.hash().starts_with("#p=sudoku/"), "{}", world.hash());
    world.tell(Message::Paste("what is this?".to_owned()));
    assert!(matches!(world.page.paste.outcome, Outcome::Faulty(_)));
    assert!(world.hash().starts_with("#p=sudoku/"), "the board stays");
    world.tell(Message::Paste("  ".to_owned()));
    assert_eq!(world.page.paste.outcome, Outcome::Unread);
    world.tell(Message::NotText);
    assert_eq!(world.page.paste.outcome, Outcome::NotText);
}

#[test]
fn several_lines_are_a_list() {
    let mut world = World::at("");
    world.tell(Message::Paste(format!("{SUDOKU}\n{SUDOKU}\n")));
    assert_eq!(world.page.mode, Mode::Many);
    assert!(world.page.many.list.is_some());
}

#[test]
fn back_leaves_the_fault_of_a_text_that_was_gone_back_from() {
    let mut world = World::at(BOARD);
    world.settle();
    world.tell(Message::Paste("nonsense".to_owned()));
    world.follow(&format!("{BOARD}&step=3"));
    assert_eq!(world.page.paste.outcome, Outcome::Unread);
    assert_eq!(world.hash(), format!("{BOARD}&step=3"));
}

#[test]
fn a_link_that_cannot_be_read_stays_in_the_address_until_the_reader_goes_on() {
    let mut world = World::at("#p=nonsense&mode=watch");
    assert_eq!(world.page.hash(), "#p=nonsense");
    world.follow(BOARD);
    assert_eq!(world.page.hash(), BOARD);
    world.follow("#p=rubbish");
    assert_eq!(world.page.hash(), "#p=rubbish");
    world.tell(Message::Sample(clew::kind::SAMPLES[1].text));
    assert_ne!(world.page.hash(), "#p=rubbish");
}

#[test]
fn a_link_with_one_bad_mark_keeps_the_others_and_says_so() {
    let page = World::at("#p=slither/3/3/737273&mode=play").page;
    let shape = page.puzzle.shape;
    assert_eq!((shape.rows, shape.cols), (3, 3));
    let good = World::at("#p=slither/3/3/737273&mode=play&marks=R1C1_top_line;R2C2_left_line").page;
    let bad = World::at(
        "#p=slither/3/3/737273&mode=play&marks=R1C1_top_line;R9C9_top_line;R2C2_left_line",
    )
    .page;
    let marks = |page: &clew::page::Page| page.play.game.as_ref().map(|game| game.get().marks());
    assert!(good.puzzle.warnings.is_empty());
    assert_eq!(marks(&bad), marks(&good));
    assert_eq!(bad.puzzle.warnings.len(), 1);
}

#[test]
fn a_percent_sign_that_begins_no_escape_stands_for_itself() {
    let address = Address::parse("#p=100%+5%2C%zz").expect("an address");
    assert_eq!(address.puzzle, "100%+5,%zz");
}
