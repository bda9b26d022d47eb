//! The list of kinds. Each aspect of a kind has its own list, so that a part of the program includes only the aspects that it
//! uses.

use std::sync::RwLock;

use clew_core::coach::Coached;
use clew_core::format::Read;
use clew_core::game::Spoken;
use clew_core::generate::Generate;
use clew_core::kinded::{
    Begin, Compose, Kind, Kinded, MakePlayer, OfKind, Offer, Report, Workshop, Written, job_of,
    player_of,
};
use clew_picture::Layout;

/// Number of kinds.
const COUNT: usize = 3;

static KINDS: [&Kinded; COUNT] = [
    &clew_slitherlink::KIND,
    &clew_sudoku::KIND,
    &clew_aquarium::KIND,
];

static PLAYERS: [(Kind, MakePlayer); COUNT] = [
    (clew_slitherlink::KIND.kind, clew_slitherlink::PLAYER),
    (clew_sudoku::KIND.kind, clew_sudoku::PLAYER),
    (clew_aquarium::KIND.kind, clew_aquarium::PLAYER),
];

static WORKSHOPS: [&Workshop; COUNT] = [
    &clew_slitherlink::WORKSHOP,
    &clew_sudoku::WORKSHOP,
    &clew_aquarium::WORKSHOP,
];

static JOBS: [(Kind, Begin); COUNT] = [
    (clew_slitherlink::KIND.kind, clew_slitherlink::JOB),
    (clew_sudoku::KIND.kind, clew_sudoku::JOB),
    (clew_aquarium::KIND.kind, clew_aquarium::JOB),
];

static REPORTS: [&Report; COUNT] = [
    &clew_slitherlink::REPORT,
    &clew_sudoku::REPORT,
    &clew_aquarium::REPORT,
];

/// Puzzles that are drawn in one layout.
pub(crate) struct Drawn {
    /// Their kind.
    pub kind: Kind,
    /// Message id of the name of the layout.
    pub name: &'static str,
    /// Index of the kind's layout.
    pub layout: usize,
    /// Puts them together.
    pub compose: Compose,
}

/// The puzzles that are drawn in a layout.
pub(crate) fn drawn(layout: Layout) -> Drawn {
    let of = |kind: &Kinded, name, layout, compose| Drawn {
        kind: kind.kind,
        name,
        layout,
        compose,
    };
    let sudoku = clew_sudoku::COMPOSE;
    match layout {
        Layout::Plain => of(
            &clew_slitherlink::KIND,
            "picture-layout-slitherlink",
            0,
            clew_slitherlink::COMPOSE,
        ),
        Layout::Blocks => of(&clew_sudoku::KIND, "picture-layout-sudoku", 0, sudoku),
        Layout::Regions => of(&clew_sudoku::KIND, "picture-layout-jigsaw", 1, sudoku),
        Layout::Margins => of(
            &clew_aquarium::KIND,
            "picture-layout-aquarium",
            0,
            clew_aquarium::COMPOSE,
        ),
    }
}

/// A kind that is not built into Clew, with all its aspects.
#[derive(Clone, Copy)]
pub struct Guest {
    /// Its name, offer and reader.
    pub kinded: &'static Kinded,
    /// Player that explains and draws it.
    pub player: MakePlayer,
    /// Operations for working on it by hand.
    pub workshop: &'static Workshop,
    /// Its jobs.
    pub job: Begin,
    /// Its records.
    pub report: &'static Report,
}

impl Guest {
    /// All aspects of a puzzle type.
    pub fn of<P: Read + Coached + Generate + Spoken + Written + OfKind>() -> Self {
        Self {
            kinded: const { &Kinded::of::<P>() },
            player: player_of::<P>,
            workshop: const { &Workshop::of::<P>() },
            job: job_of::<P>,
            report: const { &Report::of::<P>() },
        }
    }
}

/// Guests, in the order in which they were added.
static GUESTS: RwLock<Vec<Guest>> = RwLock::new(Vec::new());

/// Adds a kind to the end of the list in the running program. A name that already exists is not added again.
pub fn add(guest: Guest) {
    let Ok(mut guests) = GUESTS.write() else {
        return;
    };
    let name = guest.kinded.kind;
    let mut known = KINDS.iter().map(|kinded| kinded.kind);
    let mut added = guests.iter().map(|guest| guest.kinded.kind);
    if !known.any(|kind| kind == name) && !added.any(|kind| kind == name) {
        guests.push(guest);
    }
}

fn guest(kind: Kind) -> Option<Guest> {
    let guests = GUESTS.read().ok()?;
    guests
        .iter()
        .find(|guest| guest.kinded.kind == kind)
        .copied()
}

/// All kinds, in display order.
pub fn all() -> impl Iterator<Item = Kind> + Clone {
    let guests = GUESTS.read().map(|guests| guests.clone());
    let guests = guests.unwrap_or_default().into_iter();
    let own = KINDS.iter().map(|kinded| kinded.kind);
    own.chain(guests.map(|guest| guest.kinded.kind))
}

/// Index of a kind among all, from 0; `None` for a kind that the program does not have.
pub fn place(kind: Kind) -> Option<u64> {
    (0..)
        .zip(all())
        .find(|(_, other)| *other == kind)
        .map(|(place, _)| place)
}

/// The kind with a name, if there is one.
pub fn named(name: &str) -> Option<Kind> {
    all().find(|kind| kind.name() == name)
}

/// Maker of players for the kind that the program opens with.
pub const FIRST_PLAYER: MakePlayer = clew_slitherlink::PLAYER;

/// Kind that the program opens with.
pub fn first() -> Kind {
    KINDS[0].kind
}

/// The part of a kind that is always loaded; `None` for a kind that the program does not have.
pub fn kinded(kind: Kind) -> Option<&'static Kinded> {
    let own = KINDS.iter().find(|kinded| kinded.kind == kind).copied();
    own.or_else(|| Some(guest(kind)?.kinded))
}

/// Features that a kind offers; empty for a kind that the program does not have.
pub fn offer(kind: Kind) -> &'static Offer {
    kinded(kind).map_or(&Offer::NOTHING, |kinded| kinded.offer)
}

/// Maker of players of a kind. This refers to the players of all kinds: a program that loads the kinds one by one uses
/// the constant `PLAYER` of each instead.
pub fn make_player(kind: Kind) -> Option<MakePlayer> {
    let own = PLAYERS.iter().find(|(of, _)| *of == kind);
    let own = own.map(|&(_, player)| player);
    own.or_else(|| Some(guest(kind)?.player))
}

/// Operations for working on puzzles of a kind by hand.
pub(super) fn workshop(kind: Kind) -> Option<&'static Workshop> {
    let own = WORKSHOPS.iter().find(|workshop| workshop.kind == kind);
    own.copied().or_else(|| Some(guest(kind)?.workshop))
}

/// Maker of jobs of a kind.
pub(super) fn begin(kind: Kind) -> Option<Begin> {
    let own = JOBS.iter().find(|(of, _)| *of == kind);
    let own = own.map(|&(_, begin)| begin);
    own.or_else(|| Some(guest(kind)?.job))
}

/// Writer of the records of a kind's runs.
pub fn report(kind: Kind) -> Option<&'static Report> {
    let own = REPORTS.iter().find(|report| report.kind == kind);
    own.copied().or_else(|| Some(guest(kind)?.report))
}
