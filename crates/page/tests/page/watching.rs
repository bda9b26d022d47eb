//! Opening the page, and watching.

use clew::kind::{Answer, End, Question, SAMPLES};
use clew_core::grid::Site;
use clew_core::model::Numerals;
use clew_core::playback::{Claim, Detail, Playhead, Reply, RowKind, Scope};
use clew_core::scene::Aspect;
use clew_core::solve::Method;
use clew_core::trace::Verdict;
use clew_page::address::Address;
use clew_page::watch::{Action, Guess, Move, Speed};
use clew_page::{Answering, Asking, Message, Mode, Opening, PasteOutcome, Status, Topic};
use clew_say::Speaker;

use super::world::World;

const BOARD: &str = "#p=slither/7/7/gcgbg8ddi23231301dccgbg1cg23";
const SUDOKU: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// A Slitherlink for which every loop around one cell is a solution.
const SEVERAL: &str = "#p=slither/3/3/i";

fn status(world: &World) -> Status {
    world.page.watch.work.status
}

#[test]
fn without_an_address_the_first_sample_plays_by_itself() {
    let world = World::at("");
    assert!(world.page.is_first() && world.page.watch.is_playing_itself());
    let still = World::of(clew_page::Opening {
        is_still: true,
        ..Opening::plain("")
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
        World::of(clew_page::Opening {
            has_stored: true,
            ..Opening::plain("")
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
fn a_link_to_a_step_goes_there_once_the_step_is_known() {
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
    assert!(matches!(
        world.page.frame.paste.outcome,
        PasteOutcome::Faulty(_)
    ));
    assert!(
        !world.page.frame.paste.text.is_empty(),
        "the text stays in the box for correction"
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

/// Message ids of the words about the last answer.
fn said(world: &World) -> Option<&'static str> {
    let said = world.page.watch.quiz.said.as_ref();
    said.map(|said| said.message)
}

#[test]
fn an_answer_is_right_wrong_for_a_reason_or_shown_and_a_rule_is_known_after_three() {
    let mut world = World::at(&format!("#p={SUDOKU}"));
    world.settle();
    world.tell(Action::Guess(Guess::Show));
    assert_eq!(position(&world), 0, "nothing was asked");
    let playback = world.page.watch.playback.clone();
    let looks: Vec<Playhead> = (1..=playback.get().chapters().len())
        .flat_map(|number| playback.get().stops(number))
        .filter(|stop| stop.scope == Scope::Look)
        .collect();
    let name = |at: Playhead| playback.get().row(at.position).map(|row| row.name);
    let of = |rule| looks.iter().copied().filter(move |&at| name(at) == rule);
    let rule = looks
        .iter()
        .copied()
        .map(name)
        .find(|&rule| of(rule).count() > 6);
    let asked: Vec<Playhead> = of(rule.expect("a rule comes often")).collect();
    let ask = |world: &mut World, at: Playhead| {
        world.tell(Move::Tick(at));
        world.tell(Move::Wait);
    };
    let place = |at: Playhead| playback.places(at.position).found[0];
    let digit = |at: Playhead| {
        let claim = |digit| Claim {
            place: place(at),
            digit: Some(digit),
            holds: true,
        };
        let is_right =
            |&digit: &u8| playback.reply(at.position, claim(digit)) == Some(Reply::Right);
        (1..=9).find(is_right).expect("a digit follows")
    };
    let answer = |world: &mut World, at: Playhead, holds: bool| {
        world.tell(Action::Guess(Guess::At(place(at))));
        world.tell(Action::Guess(Guess::Mark(Some(digit(at)), holds)));
    };
    let (first, last) = (asked[0], asked[asked.len() - 1]);
    ask(&mut world, first);
    world.tell(Action::Guess(Guess::Mark(Some(1), true)));
    assert_eq!(said(&world), None, "no place was chosen");
    answer(&mut world, last, true);
    assert_eq!(said(&world), Some("quiz-later"));
    assert_eq!(world.page.frame.highlighted, Some(place(last)));
    answer(&mut world, last, false);
    assert_eq!(said(&world), Some("quiz-false"));
    answer(&mut world, first, false);
    assert_eq!(said(&world), Some("quiz-excluded"));
    world.tell(Action::Guess(Guess::Mark(None, true)));
    world.tell(Action::Guess(Guess::Mark(Some(10), true)));
    assert_eq!(
        said(&world),
        Some("quiz-excluded"),
        "a Sudoku has no such marks"
    );
    world.tell(Action::Guess(Guess::At(Site {
        y: 0,
        x: Site::BEFORE,
    })));
    assert!(
        world.page.watch.has_waited,
        "a place beside the board is no answer"
    );
    // The first cell of this puzzle is printed.
    world.tell(Action::Guess(Guess::At(Site { y: 1, x: 1 })));
    assert_eq!(said(&world), Some("quiz-known"));
    assert!(world.page.watch.open_marks().is_empty());
    world.tell(Action::Guess(Guess::Show));
    assert_eq!(said(&world), None);
    assert!(world.page.watch.is_playing && !world.page.watch.has_waited);
    assert_eq!(world.page.watch.playhead.scope, Scope::Conclude);
    for &at in &asked[1..4] {
        ask(&mut world, at);
        assert!(world.page.watch.has_waited);
        answer(&mut world, first, true);
        assert_eq!(said(&world), Some("quiz-known-digit"));
        answer(&mut world, at, true);
        assert_eq!(said(&world), Some("quiz-right"));
    }
    ask(&mut world, asked[4]);
    assert!(world.page.watch.has_waited, "each had a wrong answer first");
    for &at in &asked[4..7] {
        ask(&mut world, at);
        answer(&mut world, at, true);
    }
    ask(&mut world, asked[5]);
    assert!(!world.page.watch.has_waited, "three in a row");
    assert_eq!(world.page.watch.playhead.scope, Scope::Conclude);
}

#[test]
fn the_cursor_of_an_answer_walks_from_side_to_side_within_the_board() {
    let mut world = World::at(BOARD);
    world.settle();
    world.tell(Move::Forward);
    world.tell(Move::Wait);
    let mut walk = |down, across| {
        world.tell(Action::Guess(Guess::Walk(down, across)));
        let Site { y, x } = world.page.watch.quiz.cursor.expect("it walked");
        (y, x)
    };
    assert_eq!(walk(0, 1), (1, 1));
    assert_eq!(walk(0, 1), (1, 2));
    assert_eq!(walk(0, -1), (1, 1));
    assert_eq!(walk(-1, 0), (0, 1));
    assert_eq!(walk(-1, 0), (0, 1), "the border ends the walk");
    assert_eq!(walk(0, 1), (0, 3), "nothing is found at a dot");
    assert_eq!(walk(0, -1), (0, 1));
    assert_eq!(walk(0, -1), (0, 1), "beyond is only a dot");
    for _ in 0..20 {
        walk(1, 0);
    }
    assert_eq!(walk(1, 0), (14, 1));
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
        "the level is that of techniques for people"
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
    assert!(world.page.frame.answers.aspect.is_some());
    assert!(world.page.overlay().is_still());
}

#[test]
fn pasting_reads_one_puzzle_asks_which_and_says_what_is_wrong() {
    let mut world = World::at("");
    world.tell(Message::Paste(SUDOKU.to_owned()));
    assert_eq!(world.page.frame.paste.outcome, PasteOutcome::Opened);
    assert!(world.hash().starts_with("#p=sudoku/"), "{}", world.hash());
    world.tell(Message::Paste("what is this?".to_owned()));
    assert!(matches!(
        world.page.frame.paste.outcome,
        PasteOutcome::Faulty(_)
    ));
    assert!(world.hash().starts_with("#p=sudoku/"), "the board stays");
    world.tell(Message::Paste("  ".to_owned()));
    assert_eq!(world.page.frame.paste.outcome, PasteOutcome::Unread);
    world.tell(Message::NotText);
    assert_eq!(world.page.frame.paste.outcome, PasteOutcome::NotText);
}

#[test]
fn several_lines_are_a_list() {
    let mut world = World::at("");
    world.tell(Message::Paste(format!("{SUDOKU}\n{SUDOKU}\n")));
    assert_eq!(world.page.frame.mode, Mode::Many);
    assert!(world.page.many.list.is_some());
}

#[test]
fn back_clears_the_fault_of_the_text_it_leaves() {
    let mut world = World::at(BOARD);
    world.settle();
    world.tell(Message::Paste("nonsense".to_owned()));
    world.follow(&format!("{BOARD}&step=3"));
    assert_eq!(world.page.frame.paste.outcome, PasteOutcome::Unread);
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
    let shape = page.frame.puzzle.shape;
    assert_eq!((shape.rows, shape.cols), (3, 3));
    let good = World::at("#p=slither/3/3/737273&mode=play&marks=R1C1_top_line;R2C2_left_line").page;
    let bad = World::at(
        "#p=slither/3/3/737273&mode=play&marks=R1C1_top_line;R9C9_top_line;R2C2_left_line",
    )
    .page;
    let marks = |page: &clew_page::Page| page.play.game.as_ref().map(|game| game.get().marks());
    assert!(good.frame.puzzle.warnings.is_empty());
    assert_eq!(marks(&bad), marks(&good));
    assert_eq!(bad.frame.puzzle.warnings.len(), 1);
    for end in [";", ";;", "; "] {
        let hash =
            format!("#p=slither/3/3/737273&mode=play&marks=R1C1_top_line;R2C2_left_line{end}");
        let ended = World::at(&hash).page;
        assert_eq!(ended.frame.puzzle.warnings, []);
        assert_eq!(marks(&ended), marks(&good));
    }
}

#[test]
fn a_percent_sign_outside_an_escape_stands_for_itself() {
    let address = Address::parse("#p=100%+5%2C%zz").expect("an address");
    assert_eq!(address.puzzle, "100%+5,%zz");
}

const ARTICLE: usize = 2;
/// Slitherlinks with two solutions and with no solution.
const TWO: usize = 10;
const NONE: usize = 11;
/// A Slitherlink whose chapters above level 2 have consequences.
const HARD: &str = "#p=slither/10/10/g3228cgcbh222273b2c2d32ddh6ci77636b7cm0312dg0cgah66";
/// An Aquarium, made here; beyond the first hundred of its cases, only every hundredth is reported.
const MANY_CASES: &str = "#p=aquarium/r/15/15/p68iq0i41dl8bojjct6ldpkvld6ibnj9tdar2ta2dk8tovr00jjves1icd16vqvec8pjgfairlcea71jgruo/5535575556676894755b6817363759";
/// Sudokus, made here: one that needs only singles, with its solution; one with chains; one with sixteen rows.
const EASY: &str =
    "9........1...6857..6.14..3.......8....6.9....3....5.....29..7.47.1..6......4...61";
const EASY_SOLVED: &str =
    "983752416124368579567149238215674893476893125398215647632981754741536982859427361";
const CHAINS: &str =
    ".....59..1....9.676.....1....3...8....6.....1...12.3..4........7.84.6..3..2.3..7.";
const SIXTEEN: usize = 17;

/// A page into which a text was pasted, and whose puzzle is solved.
fn solved(text: &str) -> World {
    let mut world = World::at("");
    world.tell(Message::Paste(text.to_owned()));
    world.settle();
    world
}

fn position(world: &World) -> usize {
    world.page.watch.playhead.position
}

fn step(world: &World) -> Option<usize> {
    world.page.watch.playback.number(position(world))
}

#[test]
fn a_reading_is_chosen_among_several_and_can_be_changed_later() {
    for (text, shapes) in [
        ("1,2,3", [(3, 1), (1, 3)]),
        ("3 2\n1 3", [(2, 2), (2, 3)]),
        ("4444", [(1, 4), (2, 2)]),
    ] {
        let mut world = World::at("");
        world.tell(Move::Begin);
        for (number, shape) in shapes.into_iter().enumerate() {
            world.tell(Message::Paste(text.to_owned()));
            let PasteOutcome::Ambiguous(readings) = &world.page.frame.paste.outcome else {
                panic!("{text:?} is read in several ways");
            };
            assert_eq!(readings.len(), 2, "{text:?}");
            assert!(
                !world.page.watch.is_playing,
                "nothing plays while there is a question"
            );
            world.tell(Message::Choose(7));
            assert!(matches!(
                world.page.frame.paste.outcome,
                PasteOutcome::Ambiguous(_)
            ));
            world.tell(Message::Choose(number));
            assert_eq!(world.page.frame.paste.outcome, PasteOutcome::Opened);
            let chosen = world.page.frame.puzzle.shape;
            assert_eq!((chosen.rows, chosen.cols), shape, "{text:?}");
            world.settle();
        }
    }
}

#[test]
fn the_rule_of_an_aquarium_is_chosen_when_the_text_does_not_state_it() {
    // A tank shaped like a bridge: the water in its legs may or may not stand at different heights.
    let text = "1 1 1\n3 0\n\n1 1 1\n1 2 1";
    for rule in ["aquarium/r/", "aquarium/3/"] {
        let mut world = solved(text);
        let PasteOutcome::Ambiguous(readings) = &world.page.frame.paste.outcome else {
            panic!("the page does not say which rule it is");
        };
        let mut readings = readings.iter();
        let number = readings.position(|reading| reading.code.text.starts_with(rule));
        world.tell(Message::Choose(number.expect(rule)));
        assert!(
            world.hash().starts_with(&format!("#p={rule}")),
            "{}",
            world.hash()
        );
        assert!(
            !world.page.frame.puzzle.warnings.is_empty(),
            "the page says that this is a guess"
        );
    }
}

#[test]
fn every_sample_opens_waiting_and_comes_out_as_its_name_says() {
    let mut world = World::at("");
    for (number, sample) in SAMPLES.iter().enumerate() {
        world.tell(Message::Sample(sample.text));
        assert_eq!(position(&world), 0, "{}", sample.name);
        assert!(world.page.is_waiting(), "{}", sample.name);
        assert_eq!(
            world.page.frame.puzzle.code.kind, sample.kind,
            "{}",
            sample.name
        );
        world.settle();
        let verdict = match number {
            10 => Verdict::Several,
            11 => Verdict::Impossible,
            _ => Verdict::Unique,
        };
        assert_eq!(world.page.outcome(), Some(verdict), "{}", sample.name);
        let playback = world.page.watch.playback.clone();
        let has_cases = playback.get().tried_until(playback.get().len()) > 0;
        assert!(has_cases || !matches!(number, 1 | 6), "{}", sample.name);
        world.tell(Move::End);
        assert_eq!(position(&world), playback.get().len(), "{}", sample.name);
        assert!(position(&world) > 0, "{}", sample.name);
    }
}

#[test]
fn a_method_is_in_the_address_until_the_usual_one_is_chosen_again() {
    let mut world = World::at(BOARD);
    world.settle();
    world.tell(Action::Solve(Method::HumanUnique));
    assert_eq!(world.hash(), format!("{BOARD}&method=human-unique"));
    world.settle();
    assert_eq!(world.page.outcome(), Some(Verdict::Unique));
    let again = World::at(&world.hash());
    assert_eq!(again.page.watch.method, Method::HumanUnique);
    world.tell(Action::Solve(Method::Human));
    assert_eq!(world.hash(), BOARD);
    // A proof has no film.
    let proved = World::at(&format!("{BOARD}&method=prove"));
    assert_eq!(proved.page.watch.method, Method::Human);
}

#[test]
fn a_method_stays_with_the_kinds_that_have_it() {
    let mut world = solved(SAMPLES[ARTICLE].text);
    let level = |world: &World| world.page.hardness().map(|hardness| hardness.level);
    let by_people = level(&world);
    assert!(by_people.is_some());
    world.tell(Action::Solve(Method::Article));
    world.settle();
    assert_eq!(level(&world), by_people, "a puzzle has one level");
    world.tell(Message::Paste(EASY.to_owned()));
    assert_eq!(world.page.watch.method, Method::Human);
    assert!(!world.hash().contains("method="), "{}", world.hash());
}

#[test]
fn a_conclusion_is_the_picture_of_its_step_shown_alone() {
    let mut world = World::at(HARD);
    world.settle();
    let playback = world.page.watch.playback.clone();
    let chapters = playback.get().chapters().to_vec();
    // Chapters with one argument of one step that has consequences.
    let alone = chapters.iter().filter(|chapter| {
        chapter.beats == [chapter.first]
            && chapter.run.start == chapter.first + 1
            && !chapter.run.is_empty()
    });
    let mut compared = 0;
    for chapter in alone {
        let number = playback.number(chapter.first).expect("a step");
        let shown = |part: &str| {
            let mut world = World::at(&format!("{HARD}&{part}={number}"));
            world.settle();
            assert_eq!(step(&world), Some(number));
            (
                world.page.watch.playhead.scope,
                world.page.watch.playback.scene(world.page.watch.playhead),
            )
        };
        let ((beat, concluded), (alone, step)) = (shown("beat"), shown("step"));
        assert_eq!((beat, alone), (Scope::Conclude, Scope::Step));
        assert_eq!(concluded, step, "step {number}");
        compared += 1;
        if compared == 3 {
            break;
        }
    }
    assert!(compared > 0, "there is such a chapter");
}

#[test]
fn an_aquarium_ends_with_every_sum_met() {
    let mut world = solved(SAMPLES[20].text);
    world.tell(Move::End);
    let words = world.caption();
    assert!(
        words.contains("every sum met") && words.contains("only solution"),
        "{words}"
    );
}

#[test]
fn cases_that_are_not_shown_are_counted() {
    let mut world = World::at(MANY_CASES);
    world.settle();
    world.tell(Move::End);
    let playback = world.page.watch.playback.get();
    let cases = playback.tried_until(playback.len());
    let words: String = world.caption().chars().filter(|c| c.is_ascii()).collect();
    let words: String = words.replace(',', "");
    assert!(
        words.starts_with(&format!("All {cases} cases are done")),
        "{words}"
    );
    let chapters = playback.chapters();
    assert!(cases > 2 * chapters.len() as u64, "{cases}");
    let told = (1..=chapters.len()).filter(|&number| playback.is_cases(number));
    let failed = told.map(|number| {
        let chapter = &chapters[number - 1];
        playback.failed_cases(chapter.first, chapter.last)
    });
    assert_eq!(failed.sum::<u64>() + 1, cases);
}

#[test]
fn a_chain_is_explained_link_by_link() {
    let mut world = solved(CHAINS);
    world.tell(Move::Begin);
    let begins = |words: &str| words.starts_with("Suppose R") && words.contains(" is not ");
    let mut steps = 0;
    while !begins(&world.caption()) {
        world.tell(Move::StepForward);
        steps += 1;
        assert!(steps < 2_000, "there is a chain");
    }
    let at = position(&world);
    let mut told = Vec::new();
    while position(&world) == at {
        told.push(world.caption());
        world.tell(Move::StepForward);
    }
    assert!(told.len() >= 3, "{told:?}");
    assert!(
        told[1].starts_with("If R") && told[1].contains(" must be "),
        "{told:?}"
    );
    let last = told.last().expect("links");
    assert!(
        last.contains("it follows in") && last.contains("links"),
        "{last}"
    );
    assert!(told.windows(2).all(|pair| pair[0] != pair[1]), "{told:?}");
    for words in told.iter().rev() {
        world.tell(Move::StepBack);
        assert_eq!(world.caption(), *words, "and back");
    }
}

#[test]
fn a_players_findings_are_shown_and_compared_but_not_relied_on() {
    let (first, last) = (
        EASY.find('.').expect("a blank"),
        EASY.rfind('.').expect("a blank"),
    );
    let right = &EASY_SOLVED[first..=first];
    let wrong = EASY_SOLVED.as_bytes()[last] - b'0';
    let mut text = EASY.to_owned();
    text.replace_range(last..=last, &format!("+{}", wrong % 9 + 1));
    text.replace_range(first..=first, &format!("+{right}"));
    let mut world = solved(&format!(":0000:x:{text}:::"));
    assert_eq!(world.page.outcome(), Some(Verdict::Unique));
    assert_eq!(
        position(&world),
        0,
        "it waits, so that the marks can be seen"
    );
    let words = world.caption();
    assert!(words.contains("2 marks made by a player"), "{words}");
    assert!(words.contains("One of the marks is wrong"), "{words}");
    world.tell(Move::End);
    assert!(world.caption().contains("only solution"));
}

#[test]
fn digits_above_nine_are_letters_or_numbers() {
    let world = solved(SAMPLES[SIXTEEN].text);
    let playback = &world.page.watch.playback;
    assert!(playback.has_numerals());
    assert!(!solved(EASY).page.watch.playback.has_numerals());
    let numbers = Speaker::new("en").writing(Numerals::Decimal);
    let mut found = 0;
    for at in 1..=playback.get().len() {
        let sentence = playback.explanation(playback.get().step(at));
        let letters = world
            .page
            .frame
            .voice
            .speaker
            .say(&sentence, playback.shape());
        for (letter, number) in [("its A:", "its 10:"), ("its G:", "its 16:")] {
            if letters.contains(letter) {
                let words = numbers.say(&sentence, playback.shape());
                assert!(words.contains(number), "{letters} {words}");
                found += 1;
            }
        }
    }
    assert!(found > 0);
}

#[test]
fn digits_that_contradict_each_other_have_no_solution() {
    let world = solved(&format!("99{}", &EASY[2..]));
    assert_eq!(world.page.outcome(), Some(Verdict::Impossible));
    assert!(world.page.hardness().is_none());
}

#[test]
fn solutions_are_counted_up_to_a_limit() {
    let mut world = solved("3......,.......,...2...,.......,.......,.......,......3");
    assert_eq!(world.page.outcome(), Some(Verdict::Several));
    let code = world.page.subject().clone();
    world.tell(Message::Asking(Asking::Ask(code, Question::Count)));
    let inquiries = world.page.frame.asked.inquiries().iter();
    assert_eq!(
        inquiries
            .filter(|inquiry| inquiry.topic == Topic::Count)
            .count(),
        1
    );
    // The reader can stop it and resume it.
    world.tell(Message::Asking(Asking::Stop(Topic::Count)));
    let status = |world: &World| {
        let about = world
            .page
            .frame
            .asked
            .about(world.page.subject(), Topic::Count);
        about.expect("a question").status
    };
    assert_eq!(status(&world), Status::Stopped);
    world.settle();
    assert_eq!(status(&world), Status::Stopped);
    world.tell(Message::Asking(Asking::Resume(Topic::Count)));
    world.settle();
    let answer = world
        .page
        .answer(Topic::Count)
        .map(|answer| (**answer).clone());
    let Some(Answer::Count(count)) = answer else {
        panic!("a count");
    };
    assert_eq!((count.found, count.is_all), (1_000, false));
}

#[test]
fn solutions_are_shown_and_a_suggested_puzzle_is_opened() {
    let mut world = solved(SAMPLES[TWO].text);
    let playback = world.page.watch.playback.clone();
    let mut pictures = Vec::new();
    for aspect in [
        Aspect::Solution(0),
        Aspect::Solution(1),
        Aspect::Both,
        Aspect::Common,
    ] {
        world.tell(Message::Answering(Answering::Show(Some(aspect))));
        let overlay = world.page.overlay();
        assert!(overlay.is_still() && !world.page.is_waiting());
        let picture = overlay.still(&playback).expect("a picture");
        assert!(!pictures.contains(&picture), "{aspect:?}");
        pictures.push(picture);
    }
    world.tell(Message::Answering(Answering::Show(None)));
    assert!(world.page.overlay().still(&playback).is_none());
    world.tell(Message::Answering(Answering::Show(Some(Aspect::Both))));
    world.tell(Move::Forward);
    assert!(
        !world.page.overlay().is_still(),
        "the steps are shown again"
    );
    let (code, before) = (world.page.subject().clone(), world.hash());
    world.tell(Message::Asking(Asking::Ask(code, Question::Suggestion)));
    assert_eq!(
        world.page.frame.answers.aspect,
        Some(Aspect::Common),
        "the steps do not use this clue"
    );
    world.settle();
    let mut picture = pictures[0].clone();
    world.page.overlay().mark(&mut picture);
    assert!(
        picture.items.len() > pictures[0].items.len(),
        "the clues are on the board"
    );
    world.tell(Message::Answering(Answering::Add));
    assert_ne!(world.hash(), before);
    world.settle();
    assert_eq!(world.page.outcome(), Some(Verdict::Unique));
}

#[test]
fn the_derivation_of_a_contradiction_replaces_the_steps() {
    let mut world = solved(SAMPLES[NONE].text);
    let steps = world.page.watch.playback.get().len();
    world.tell(Message::Answering(Answering::Explain));
    assert!(world.page.watch.is_playing && world.page.watch.set_aside.is_some());
    let last = |world: &World| {
        world
            .page
            .watch
            .playback
            .get()
            .rows()
            .last()
            .map(|row| row.kind)
    };
    assert_eq!(last(&world), Some(RowKind::Contradiction));
    assert!(!world.hash().contains('&'), "{}", world.hash());
    world.tell(Action::Solve(Method::Human));
    assert!(world.page.watch.set_aside.is_none());
    world.settle();
    assert_eq!(world.page.watch.playback.get().len(), steps);
}

#[test]
fn the_answer_that_was_asked_for_early_is_shown_once_it_is_there() {
    let mut world = World::at(BOARD);
    world.tell(Message::Answering(Answering::Solve));
    assert!(world.page.frame.answers.is_awaited && position(&world) == 0);
    world.settle();
    assert!(!world.page.frame.answers.is_awaited);
    assert_eq!(
        world.page.watch.playhead,
        world.page.watch.playback.get().end()
    );
    let mut world = solved(SAMPLES[NONE].text);
    world.tell(Message::Answering(Answering::Solve));
    world.settle();
    assert!(!world.page.frame.answers.is_awaited);
}

#[test]
fn playback_jumps_to_stages_chapters_and_steps() {
    let mut world = World::at(HARD);
    world.settle();
    let playback = world.page.watch.playback.clone();
    let chapter = |world: &World| playback.get().chapter_of(position(world));
    world.tell(Move::Chapter(2));
    assert_eq!(
        (chapter(&world), world.page.watch.playhead),
        (2, playback.get().opened(2))
    );
    world.tell(Move::Step(3));
    assert_eq!(
        (position(&world), world.page.watch.playhead.scope),
        (3, Scope::Step)
    );
    world.tell(Move::StepForward);
    world.tell(Move::StepBack);
    assert_eq!(position(&world), 3);
    let mut stages = vec![0];
    world.tell(Move::Chapter(0));
    loop {
        world.tell(Move::NextStage);
        match stages.last() == Some(&position(&world)) {
            true => break,
            false => stages.push(position(&world)),
        }
        assert!(stages.len() < 100);
    }
    assert!(stages.is_sorted() && stages.len() > 3, "{stages:?}");
    assert_eq!(world.page.watch.playhead, playback.get().end());
    for _ in 0..stages.len() {
        let before = position(&world);
        world.tell(Move::PreviousStage);
        assert!(position(&world) < before || before == 0 || before == stages[1]);
    }
    world.tell(Move::Found(Site { y: 99, x: 99 }));
    assert_eq!(
        world.page.watch.asked, None,
        "nothing is known about such a place"
    );
    let end = playback.get().end();
    world.tell(Move::Tick(end));
    assert_eq!(world.page.watch.playhead, end);
    world.tell(Move::Forward);
    world.tell(Move::StepForward);
    assert_eq!(world.page.watch.playhead, end, "there are no more steps");
}

#[test]
fn a_stage_is_announced_once_where_it_begins() {
    let mut world = World::at(HARD);
    world.settle();
    world.tell(Move::Forward);
    assert!(world.page.watch.card().is_some());
    let cards = world.page.watch.cards.len();
    for _ in 0..cards {
        world.tell(Action::CardOver);
    }
    assert!(world.page.watch.card().is_none());
    world.tell(Move::Chapter(0));
    world.tell(Move::Forward);
    assert!(
        world.page.watch.card().is_none(),
        "the card is shown only once"
    );
    // Too fast to read.
    let mut fast = World::at(HARD);
    fast.settle();
    fast.tell(Action::Speed(Speed::Max));
    fast.tell(Move::Forward);
    assert!(fast.page.watch.card().is_none());
    fast.tell(Action::WaitForMe(true));
    assert!(fast.page.watch.waits);
    fast.tell(Message::Sample(SAMPLES[3].text));
    assert!(
        fast.page.watch.waits && fast.page.watch.speed == Speed::Max,
        "they last"
    );
}

#[test]
fn the_first_film_stops_where_it_is_and_goes_on_from_there() {
    let mut world = World::at("");
    let second = world.page.watch.playback.get().opened(2);
    world.tell(Move::Tick(second));
    assert_eq!((world.page.watch.shown(), position(&world)), (second, 0));
    assert!(world.page.is_waiting(), "the puzzle still waits");
    world.tell(Move::Pause);
    assert!(!world.page.watch.is_playing_itself());
    assert_eq!(world.page.watch.shown(), second);
    world.tell(Move::Toggle);
    assert!(world.page.watch.is_playing && world.page.watch.sight.is_none());
    assert_eq!(
        world.page.watch.playhead, second,
        "the film is the reader's"
    );
    let mut world = World::at("");
    world.tell(Action::StopSight);
    assert!(!world.page.watch.is_playing_itself());
    world.tell(Move::Begin);
    assert!(world.page.watch.is_playing && position(&world) == 0);
}

#[test]
fn the_reasons_of_a_step_that_no_place_names_are_shown_too() {
    let mut world = World::at(HARD);
    world.settle();
    world.tell(Action::Why);
    assert!(
        world.page.watch.why.is_none(),
        "at the start there is nothing to ask"
    );
    let playback = world.page.watch.playback.clone();
    let mut asked = 0;
    for at in (1..=playback.get().len()).step_by(5) {
        world.tell(Move::Step(at));
        let asked_place = playback.asked_place(None, at);
        world.tell(Action::Why);
        let Some(reasons) = world.page.watch.why else {
            continue;
        };
        assert_eq!(reasons.asked_place, asked_place);
        assert_eq!(world.page.frame.highlighted, Some(reasons.place));
        let watch = &world.page.watch;
        assert!(watch.is_playing && watch.playhead.scope == Scope::Look);
        assert_eq!(watch.playback.get().detail(), Detail::Steps);
        let slice = world.page.watch.playback.get().len();
        assert!(slice > 0 && slice <= playback.get().len());
        asked += 1;
        world.tell(Message::Answering(Answering::Resume));
        assert_eq!(position(&world), 0);
    }
    assert!(asked > 3, "{asked}");
}

#[test]
fn a_playback_is_described_drawn_and_exported() {
    let mut world = World::at(BOARD);
    let bare = world.page.watch.playback.clone();
    world.settle();
    let playback = world.page.watch.playback.clone();
    assert!(playback != bare, "steps were added");
    assert!(playback == playback.clone());
    let speaker = &world.page.frame.voice.speaker;
    let chapters = playback.get().chapters().len();
    assert_eq!(playback.walkthrough(speaker).chapters.len(), chapters);
    assert!(!playback.figures(speaker, true).is_empty());
    assert!(!playback.exports().is_empty());
    assert_eq!(playback.code(), world.page.frame.puzzle.code);
    for number in 1..=chapters {
        for stop in playback.get().stops(number) {
            let [sign, conclusion] = playback.words(speaker, stop);
            assert!(!(sign.is_empty() && conclusion.is_empty()), "{stop:?}");
            assert!(!playback.scene(stop).items.is_empty());
            if stop.scope == Scope::Conclude {
                assert_ne!(playback.before(stop.position), playback.scene(stop));
                assert!(!playback.sites(stop.position).is_empty(), "{stop:?}");
            }
        }
    }
    let numbers: Vec<usize> = (1..=playback.get().len())
        .filter_map(|at| playback.number(at))
        .collect();
    for (at, number) in (1..).zip(numbers) {
        assert_eq!(playback.position(number), Some(at));
    }
    assert_ne!(
        playback.scene(Playhead::default()),
        playback.scene(playback.get().end())
    );
}
