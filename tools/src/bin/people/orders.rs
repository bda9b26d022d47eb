//! Order in which people solve, and order of the explanation.

use std::collections::HashMap;
use std::error::Error;

use clew_core::format::Read;
use clew_core::grid::Site;
use clew_core::model::Fact as _;
use clew_core::playback::TracePlayer;
use clew_core::scene::Draw;
use clew_core::solve::{Method, Solve, Solver};
use clew_core::story::Tell;
use clew_core::trace::Event;
use serde::Deserialize;

use super::rank::{median, spearman};
use super::records;

/// Minimum number of places that both orders share.
const LEAST: usize = 20;
/// Maximum length of a hop that does not count as far, in half cells.
const FAR: u8 = 8;

#[derive(Deserialize)]
struct Record {
    puzzle: String,
    moves: String,
}

/// Agreement of one record.
struct Compared {
    correlation: f64,
    /// Share of far hops, of a person and of the explanation.
    far: [f64; 2],
}

/// Prints how well the explanations of a kind agree with recorded games.
pub(crate) fn agreement(kind: &str, file: &str) -> Result<(), Box<dyn Error>> {
    let records: Vec<Record> = records(file)?;
    let compare = match kind {
        "slitherlink" => compared::<clew_slitherlink::Slitherlink>,
        "sudoku" => compared::<clew_sudoku::Sudoku>,
        other => return Err(format!("no recordings of {other} can be read").into()),
    };
    let all: Vec<Compared> = records.iter().filter_map(compare).collect();
    let mean =
        |side: usize| 100.0 * all.iter().map(|one| one.far[side]).sum::<f64>() / all.len() as f64;
    let correlation = median(all.iter().map(|one| one.correlation).collect());
    println!(
        "{kind}: {} of {} games, rank correlation {correlation:.3} (median); hops over {} cells: people {:.1} %, telling {:.1} %",
        all.len(),
        records.len(),
        FAR / 2,
        mean(0),
        mean(1)
    );
    Ok(())
}

fn compared<P: Solve + Draw + Tell + Read>(record: &Record) -> Option<Compared> {
    let clues = P::parse(&record.puzzle).ok()?.into_iter().next()?.clues;
    let mut player = TracePlayer::<P>::new(clues.clone());
    for event in Solver::<P>::new(clues, Method::Human) {
        player.push(event);
    }
    player.finish();
    let mut told: HashMap<Site, usize> = HashMap::new();
    let mut path: Vec<Site> = Vec::new();
    for (number, event) in player.events().iter().enumerate() {
        if let Event::Step(step) = event {
            // The last step about a cell of a Sudoku fills it; earlier ones rule candidates out.
            told.extend(step.found.iter().map(|fact| (fact.site(), number)));
            path.push(P::place(step));
        }
    }
    let moves = last_moves(&record.moves);
    let both = moves.iter().enumerate();
    let both: Vec<(f64, f64)> = both
        .filter_map(|(number, site)| Some((number as f64, *told.get(site)? as f64)))
        .collect();
    (both.len() >= LEAST).then(|| Compared {
        correlation: spearman(&both),
        far: [far(&moves), far(&path)],
    })
}

/// Share of far hops.
fn far(path: &[Site]) -> f64 {
    let hops = path.windows(2);
    let count = hops.len().max(1) as f64;
    let is_far = |hop: &&[Site]| hop[0].y.abs_diff(hop[1].y).max(hop[0].x.abs_diff(hop[1].x)) > FAR;
    hops.filter(is_far).count() as f64 / count
}

/// The places of a game in the order of their last moves.
fn last_moves(moves: &str) -> Vec<Site> {
    let mut last: Vec<Site> = Vec::new();
    for each in moves.split(';') {
        // The value may be followed by notes.
        let mut parts = each.split(',');
        let (Some(place), Some(value)) = (parts.next(), parts.next()) else {
            continue;
        };
        let Some(site) = site(place) else {
            continue;
        };
        last.retain(|other| *other != site);
        // An undone mark, or only notes.
        if value != "-" {
            last.push(site);
        }
    }
    last
}

/// The place with a name; `None` if the text does not name one.
fn site(place: &str) -> Option<Site> {
    let letter = |byte: u8| byte.is_ascii_lowercase().then(|| 2 * (byte - b'a'));
    match *place.as_bytes() {
        [b'H', col, row] => Some(Site {
            y: letter(row)?,
            x: letter(col)? + 1,
        }),
        [b'V', col, row] => Some(Site {
            y: letter(row)? + 1,
            x: letter(col)?,
        }),
        [col, row] => Some(Site {
            y: letter(row)? + 1,
            x: letter(col)? + 1,
        }),
        _ => None,
    }
}
