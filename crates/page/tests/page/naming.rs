//! Addresses, pages of the guide, and the names by which settings are kept.

use clew::games::Appearance;
use clew::kind::{self, Kind, SAMPLES};
use clew_core::model::Numerals;
use clew_core::scene::Palette;
use clew_core::solve::Method;
use clew_page::address::{Address, Bookmark, Place, Subject};
use clew_page::guide::GuidePage;
use clew_page::preferences::Preference;
use clew_page::voice::Voice;
use clew_page::watch::{Action, Move, Speed};
use clew_page::{Dialog, Message, Mode, kind_at};
use clew_say::Speaker;

use super::world::World;

const BOARD: &str = "#p=slither/7/7/gcgbg8ddi23231301dccgbg1cg23";

fn guide(hash: &str) -> Option<GuidePage> {
    match Place::parse(hash) {
        Some(Place::Guide(page)) => Some(page),
        _ => None,
    }
}

#[test]
fn the_text_of_every_puzzle_survives_the_address() {
    for sample in SAMPLES.iter() {
        let code = kind::read(sample.text)
            .expect(sample.name)
            .swap_remove(0)
            .code;
        let place = Place::View(Address::of(code.text.clone()));
        assert_eq!(
            Place::parse(&place.hash()),
            Some(place.clone()),
            "{}",
            sample.name
        );
        assert_eq!(kind_at(&place), Some(sample.kind), "{}", sample.name);
        let Place::View(address) = place else {
            unreachable!("a view")
        };
        assert_eq!(address.reading().expect(sample.name).code, code);
    }
    // Both rules of Aquarium are included.
    for rule in ["aquarium/r/10/10/", "aquarium/8/8/"] {
        assert!(
            SAMPLES.iter().any(|sample| sample.text.starts_with(rule)),
            "{rule}"
        );
    }
}

#[test]
fn positions_in_an_address_count_from_one() {
    let bookmark = |part: &str| {
        Address::parse(&format!("{BOARD}&{part}"))
            .expect("an address")
            .bookmark
    };
    assert_eq!(bookmark("step=5"), Bookmark::Step(5));
    assert_eq!(bookmark("beat=5"), Bookmark::Beat(5));
    assert_eq!(bookmark("chapter=1"), Bookmark::Chapter(1));
    assert_eq!(bookmark("stop=5"), Bookmark::Stop(5));
    assert_eq!(bookmark("single=5"), Bookmark::Single(5));
    for nothing in ["step=0", "beat=-1", "chapter=one", "step=", "why=there"] {
        assert_eq!(bookmark(nothing), Bookmark::Start, "{nothing}");
    }
    assert_eq!(Place::parse("#mode=play"), None, "no puzzle is named");
    assert_eq!(Place::parse(""), None);
}

#[test]
fn a_chapter_in_the_address_opens_where_it_says_what_it_is_about() {
    let mut world = World::at(&format!("{BOARD}&chapter=1"));
    world.settle();
    let watch = &world.page.watch;
    assert_eq!(watch.playhead, watch.playback.get().opened(1));
    assert!(
        world.hash().starts_with(&format!("{BOARD}&beat=")),
        "{}",
        world.hash()
    );
}

#[test]
fn every_part_of_an_address_is_read_back() {
    let text = "#p=sudoku/6/6/h52k1i5i43g45m6h3i&why=R1C2%3D5&method=human-unique&mode=play&sheet=games\
                &made=sudoku.6x6.1-2.none.enough.0.7&marks=R1C1%3D3;R1C2%3D4&walls=a";
    let place = Place::parse(text).expect("an address");
    let Place::View(address) = &place else {
        panic!("a view")
    };
    assert!(matches!(address.bookmark, Bookmark::Why(asked_place) if asked_place.digit == Some(5)));
    assert_eq!(
        (address.method, address.mode),
        (Method::HumanUnique, Mode::Play)
    );
    assert!(address.is_sheet && address.made.is_some() && address.walls.is_some());
    assert_eq!(place.hash(), text);
    assert_eq!(place.subject(), Subject::Sheet);
    let marked = Address::of("slither/3/3/i".to_owned()).with_marks(["R1C1 top line"].into_iter());
    assert_eq!(marked.hash(), "#p=slither/3/3/i&marks=R1C1_top_line");
    assert!(
        marked
            .reading()
            .is_some_and(|reading| reading.marks.is_some())
    );
    assert_eq!(
        Address::of(String::new()).with_marks([].into_iter()).marks,
        None
    );
}

#[test]
fn a_watched_puzzle_is_a_subject_and_a_written_one_is_not() {
    let subject = |hash: &str| Place::parse(hash).expect("a place").subject();
    assert_eq!(
        subject(&format!("{BOARD}&step=3")),
        subject(&format!("{BOARD}&step=4"))
    );
    assert_ne!(subject(BOARD), subject("#p=slither/3/3/i"));
    assert_ne!(subject(BOARD), subject(&format!("{BOARD}&method=article")));
    let written = |hash: &str| subject(&format!("{hash}&mode=edit"));
    assert_eq!(written(BOARD), written("#p=slither/3/3/i"));
    assert_eq!(
        subject("#techniques"),
        Subject::Guide(GuidePage::Index(None))
    );
    assert_eq!(kind_at(&Place::Guide(GuidePage::Index(None))), None);
}

#[test]
fn a_page_of_the_guide_has_an_address_and_an_unknown_one_leads_to_the_index() {
    assert_eq!(
        guide("#technique=sudoku-by-magic"),
        Some(GuidePage::Index(None))
    );
    assert_eq!(guide("#techniques=crossword"), Some(GuidePage::Index(None)));
    assert_eq!(
        guide("#techniques=sudoku"),
        Some(GuidePage::Index(Some(Kind::new("sudoku"))))
    );
    assert_eq!(guide("#p=techniques"), None);
    for kind in [
        Kind::new("slitherlink"),
        Kind::new("sudoku"),
        Kind::new("aquarium"),
    ] {
        let page = GuidePage::Index(Some(kind));
        assert_eq!(guide(&page.hash()), Some(page));
        let page = GuidePage::Shares(kind);
        assert_eq!(guide(&page.hash()), Some(page));
    }
    for entry in kind::techniques() {
        let page = GuidePage::Technique(entry.name);
        assert_eq!(guide(&page.hash()), Some(page));
    }
}

#[test]
fn a_technique_that_is_rarely_the_easiest_step_is_not_practised() {
    assert!(kind::technique("slitherlink-three-beside-zero").is_some());
    assert!(!clew::guide::can_be_practised(
        "slitherlink-three-beside-zero"
    ));
    assert!(clew::guide::can_be_practised("sudoku-hidden-single-box"));
}

#[test]
fn the_guide_lies_over_the_page_until_a_puzzle_is_asked_for() {
    let mut world = World::at(BOARD);
    world.settle();
    world.tell(Message::Open(Dialog::Help));
    world.tell(Move::Begin);
    world.follow("#techniques=sudoku");
    let index = GuidePage::Index(Some(Kind::new("sudoku")));
    assert_eq!(
        (world.page.frame.guide, world.page.frame.dialog),
        (Some(index), None)
    );
    assert!(!world.page.watch.is_playing);
    assert_eq!(world.hash(), "#techniques=sudoku");
    world.tell(Message::Guide(None));
    assert_eq!(world.hash(), BOARD);
    // The name of the present step leads to its page, and Back returns to the step.
    world.tell(Move::Forward);
    world.tell(Move::Forward);
    let here = world.hash();
    world.tell(Action::Explain);
    assert!(
        matches!(world.page.frame.guide, Some(GuidePage::Technique(_))),
        "{here}"
    );
    world.follow(&here);
    assert_eq!((world.page.frame.guide, world.hash()), (None, here));
    for message in [
        Message::Sample(SAMPLES[3].text),
        Message::Enter(Mode::Play),
        Message::Paste("slither/3/3/i".to_owned()),
    ] {
        world.follow("#techniques");
        world.tell(message);
        assert_eq!(world.page.frame.guide, None);
    }
}

#[test]
fn at_the_start_there_is_no_technique_to_explain() {
    let mut world = World::at(BOARD);
    world.settle();
    world.tell(Action::Explain);
    assert_eq!(world.page.frame.guide, None);
}

#[test]
fn speeds_have_names_by_which_they_are_kept_and_an_order() {
    for pair in Speed::ALL.windows(2) {
        assert_eq!((pair[0].faster(), pair[1].slower()), (pair[1], pair[0]));
    }
    let speaker = Speaker::new("en");
    for speed in Speed::ALL {
        assert_eq!(Speed::named(speed.name()), Some(speed));
        assert!(speaker.knows(speed.name()), "{speed:?}");
    }
    assert_eq!(
        (Speed::Max.faster(), Speed::Half.slower()),
        (Speed::Max, Speed::Half)
    );
    assert_eq!(Speed::named("warp"), None);
    let factors: Vec<f64> = Speed::ALL
        .iter()
        .filter_map(|speed| speed.factor())
        .collect();
    assert!(factors.len() == 5 && factors.is_sorted(), "{factors:?}");
}

#[test]
fn a_language_that_is_not_offered_speaks_english() {
    let word = |tag: &str| Speaker::new(tag).word("play-hint");
    assert_eq!(word("fr-FR"), word("en"));
    assert_ne!(word("zh-CN"), word("en"));
}

#[test]
fn another_language_theme_or_writing_changes_what_is_said_and_nothing_else() {
    let mut world = World::at(BOARD);
    world.settle();
    let (here, said) = (world.hash(), world.caption());
    let chinese = Voice {
        language: "zh-CN".to_owned(),
        speaker: std::rc::Rc::new(Speaker::new("zh-CN")),
    };
    world.tell(Message::Language(chinese.clone()));
    assert!(world.page.frame.voice == chinese);
    assert_ne!(world.caption(), said);
    world.tell(Preference::Appearance(Appearance::Dark));
    world.tell(Preference::Numerals(Numerals::Decimal));
    world.tell(Preference::LineNumbers(false));
    let theme = world.page.frame.preferences.theme();
    assert_eq!(
        (theme.palette, theme.numerals),
        (Palette::Dark, Numerals::Decimal)
    );
    assert!(!world.page.frame.preferences.has_line_numbers);
    world.tell(Message::Update(true));
    world.tell(Message::Restarted(true));
    assert!(world.page.has_update && world.page.has_restarted);
    world.tell(Message::Update(false));
    world.tell(Message::Restarted(false));
    assert!(!world.page.has_update && !world.page.has_restarted);
    assert_eq!(world.hash(), here);
    assert!(world.page.is_waiting());
}
