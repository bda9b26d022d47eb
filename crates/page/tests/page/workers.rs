//! Workers that are slow, or never answer.

use clew::kind::{End, Reply};
use clew_page::play::{Action as Play, Ask};
use clew_page::work::Trouble;
use clew_page::worker::Worker;
use clew_page::{Answering, Message, Mode, Status};

use super::world::World;

const BOARD: &str = "#p=slither/7/7/gcgbg8ddi23231301dccgbg1cg23";
/// Longer than any limit of the page, in milliseconds.
const LONG: u64 = 60_000;

#[test]
fn a_silent_solver_is_loading_then_given_up_and_can_be_retried() {
    let mut world = World::at(BOARD);
    world.silent.push(Worker::Solver);
    world.wait(1_000);
    assert_eq!(world.page.trouble(), None);
    world.wait(2_000);
    assert_eq!(world.page.trouble(), Some(Trouble::Loading));
    world.wait(LONG);
    assert_eq!(world.page.watch.work.status, Status::Done(End::Failed));
    assert_eq!(world.page.trouble(), Some(Trouble::Failed));
    world.silent.clear();
    world.tell(Message::Retry);
    world.settle();
    assert!(matches!(
        world.page.watch.work.status,
        Status::Done(End::Verdict(_))
    ));
    assert_eq!(world.page.trouble(), None);
}

#[test]
fn asking_for_just_the_answer_without_a_worker_reports_failure() {
    let mut world = World::at(BOARD);
    world.silent.extend([Worker::Solver, Worker::Answers]);
    world.tell(Message::Answering(Answering::Solve));
    assert!(world.page.frame.answers.aspect.is_some());
    world.wait(LONG);
    assert_eq!(world.page.trouble(), Some(Trouble::Failed));
    assert!(
        world.page.frame.answers.aspect.is_none(),
        "an empty board is not called the answer"
    );
    world.silent.clear();
    world.tell(Message::Retry);
    world.wait(LONG);
    assert_eq!(world.page.trouble(), None);
    assert!(world.page.outcome().is_some());
}

#[test]
fn a_hint_without_a_worker_fails_and_comes_when_it_is_tried_again() {
    let mut world = World::at(&format!("{BOARD}&mode=play"));
    world.settle();
    world.silent.push(Worker::Coach);
    world.tell(Message::Play(Play::Ask(Ask::Hint)));
    world.wait(LONG);
    assert_eq!(world.page.trouble(), Some(Trouble::Failed));
    let help = world.page.play.help.as_ref().expect("the question stays");
    assert!(help.asked.has_failed && !help.asked.is_running);
    world.silent.clear();
    world.tell(Message::Retry);
    world.settle();
    let help = world.page.play.help.as_ref().expect("the question stays");
    assert!(help.advice().is_some());
    assert_eq!(world.page.trouble(), None);
}

#[test]
fn a_worker_that_has_answered_once_is_not_said_to_be_loading() {
    let mut world = World::at(BOARD);
    world.settle();
    world.tell(Message::Paste("slither/5/5/gbcgcgbgbgc".to_owned()));
    world.wait(LONG);
    assert_eq!(world.page.trouble(), None);
}

#[test]
fn a_reply_about_a_replaced_puzzle_changes_nothing() {
    let mut world = World::at(BOARD);
    let job = world.page.watch.work.job;
    world.tell(Message::Enter(Mode::Watch));
    world.tell(Message::Sample(clew::kind::SAMPLES[1].text));
    let before = world.page.watch.playback.get().len();
    world.tell(Message::Reply(Worker::Solver, Reply::failed(job)));
    assert!(world.page.watch.is_running());
    assert_eq!(world.page.watch.playback.get().len(), before);
}

#[test]
fn nothing_is_solved_while_another_page_is_shown() {
    let mut world = World::at(BOARD);
    world.tell(Message::Enter(Mode::Edit));
    world.settle();
    assert!(world.page.watch.is_running(), "the remaining steps wait");
    world.tell(Message::Enter(Mode::Watch));
    world.settle();
    assert!(!world.page.watch.is_running());
}

#[test]
fn work_goes_on_in_another_worker_and_is_given_up_when_three_have_failed() {
    let mut world = World::at(BOARD);
    world.step();
    world.fail(Worker::Solver);
    world.settle();
    assert!(matches!(
        world.page.watch.work.status,
        Status::Done(End::Verdict(_))
    ));
    world.tell(Message::Sample(clew::kind::SAMPLES[1].text));
    for _ in 0..3 {
        world.fail(Worker::Solver);
    }
    assert_eq!(world.page.watch.work.status, Status::Done(End::Failed));
    assert_eq!(world.page.trouble(), Some(Trouble::Failed));
    world.tell(Message::Retry);
    world.settle();
    assert_eq!(world.page.trouble(), None);
}
