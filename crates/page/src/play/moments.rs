//! Moments of a game that are worth another look.

use clew::kind::Judged;

/// Maximum number of moments named.
const MOST: usize = 3;

/// Numbers, from 0, of at most three moves to look at again, in game order: wrong moves first, then guesses, then moves
/// made when a far easier step was available.
pub fn moments(judged: &[Judged]) -> Vec<usize> {
    let mut worth: Vec<(u16, usize)> = judged
        .iter()
        .zip(0..)
        .filter_map(|(&judged, number)| Some((worth(judged)?, number)))
        .collect();
    // Among equals, prefer the earlier move.
    worth.sort_by_key(|&(worth, number)| (u16::MAX - worth, number));
    worth.truncate(MOST);
    let mut moments: Vec<usize> = worth.into_iter().map(|(_, number)| number).collect();
    moments.sort_unstable();
    moments
}

/// How much a move is worth another look; `None` if it was as good as any.
fn worth(judged: Judged) -> Option<u16> {
    match judged {
        Judged::Wrong => Some(1_000),
        Judged::Guess => Some(500),
        // The harder the chosen way, the more there was to save.
        Judged::Forced {
            missed: Some(_),
            tenths,
            ..
        } => Some(tenths.into()),
        Judged::Forced { .. } | Judged::Hint { .. } | Judged::Bookkeeping | Judged::Tried => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forced(tenths: u8, missed: bool) -> Judged {
        Judged::Forced {
            technique: "a",
            tenths,
            missed: missed.then_some("b"),
        }
    }

    #[test]
    fn at_most_the_three_worst_moments_are_named_in_order() {
        let hint = Judged::Hint {
            technique: Some("a"),
            tenths: 60,
        };
        let judged = [
            forced(30, true),
            forced(50, true),
            hint,
            Judged::Guess,
            forced(90, false),
            Judged::Bookkeeping,
            Judged::Wrong,
        ];
        assert_eq!(moments(&judged), [1, 3, 6]);
        assert!(moments(&judged[4..6]).is_empty());
        assert_eq!(moments(&[Judged::Wrong; 5]), [0, 1, 2]);
    }
}
