//! Law of claims: the replies at every stop of films.

use clew_aquarium::Aquarium;
use clew_core::grid::Site;
use clew_core::playback::{Claim, Detail, Reply, Scope, TracePlayer};
use clew_core::scene::Draw;
use clew_judge::Judged;
use clew_judge::records::{self, Record};
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;

use super::film::{player, sample};

/// Marks that can be named at a place.
fn claims(place: Site, rows: u8) -> impl Iterator<Item = Claim> {
    let digits = std::iter::once(None).chain((1..=rows).map(Some));
    digits.flat_map(move |digit| {
        [true, false].map(|holds| Claim {
            place,
            digit,
            holds,
        })
    })
}

/// Right marks at a look.
fn right<P: Judged + Draw>(player: &TracePlayer<P>, at: usize, rows: u8) -> Vec<Claim> {
    let found = player.places(at).found.into_iter();
    let claims = found.flat_map(|place| claims(place, rows));
    claims
        .filter(|&claim| player.reply(at, claim) == Some(Reply::Right))
        .collect()
}

fn opposite(claim: Claim) -> Claim {
    Claim {
        holds: !claim.holds,
        ..claim
    }
}

/// Percentage of the looks that a mark answers.
fn answered<P: Judged + Draw>(records: &[Record<P>]) -> usize {
    let (mut asked, mut answered) = (0, 0);
    for clues in sample(records) {
        let player = player::<P>(&clues);
        let rows = P::shape(&clues).rows;
        let chapters = (0..player.chapter_count()).filter_map(|number| player.chapter(number));
        let stops = chapters.flat_map(|chapter| chapter.stops(Detail::Steps));
        let looks = stops.filter(|stop| stop.scope == Scope::Look);
        let (mut from, mut known) = (0, Vec::new());
        for at in looks.map(|stop| stop.position) {
            let right = right(&player, at, rows);
            asked += 1;
            answered += usize::from(!right.is_empty());
            for &claim in &right {
                assert_eq!(player.reply(at, opposite(claim)), Some(Reply::Excluded));
            }
            for &claim in &known {
                assert_eq!(player.reply(at, claim), Some(Reply::Known), "{claim:?}");
                assert_eq!(player.reply(at, opposite(claim)), Some(Reply::Known));
                assert!(from < at);
            }
            // What comes here is still to come at the look before.
            let later = right.iter().filter(|_| !known.is_empty());
            for &claim in later {
                match player.reply(from, claim) {
                    Some(Reply::Later(position, true)) => assert!(position > from),
                    // A second reason for the same.
                    Some(Reply::Right) => {}
                    reply => panic!("{reply:?} to {claim:?}"),
                }
            }
            (from, known) = (at, right);
        }
    }
    assert!(asked > 100, "{asked} looks");
    answered * 100 / asked
}

#[test]
fn what_follows_is_right_then_known_and_its_opposite_is_excluded() {
    let of = [
        answered::<Slitherlink>(&records::own()),
        answered::<Sudoku>(&records::own()),
        answered::<Aquarium>(&records::own()),
    ];
    assert!(of[0] == 100 && of[1] == 100, "{of:?} per cent");
    // A level that does not end somewhere is not always a mark of a cell.
    assert!(of[2] >= 90, "{of:?} per cent");
}
