//! Key of the signs on a board: which of them a picture has, and what each looks like alone.

use strum::{EnumIter, IntoEnumIterator as _, IntoStaticStr};

use super::{Figure, Item, Point, Role, Scene};

/// Sign on a board. Its name is the message id of its meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumIter, IntoStaticStr)]
pub enum Sign {
    /// A cross: nothing is here.
    #[strum(serialize = "key-cross")]
    Cross,
    /// A ring around a clue that the step uses.
    #[strum(serialize = "key-ring")]
    Ring,
    /// A halo behind something known that the step uses.
    #[strum(serialize = "key-halo")]
    Halo,
    /// Hatched places that the sentence names.
    #[strum(serialize = "key-hatching")]
    Hatching,
    /// A cell inside the loop.
    #[strum(serialize = "key-inside")]
    Inside,
    /// A cell outside the loop.
    #[strum(serialize = "key-outside")]
    Outside,
    /// A house that the sentence names.
    #[strum(serialize = "key-part")]
    Part,
    /// A ray from a digit to the place that it rules out.
    #[strum(serialize = "key-ray")]
    Ray,
    /// A thin ring around a digit that rules out the same places.
    #[strum(serialize = "key-spare")]
    Spare,
    /// A candidate that is ruled out.
    #[strum(serialize = "key-struck")]
    Struck,
    /// Arrows of a chain.
    #[strum(serialize = "key-chain")]
    Chain,
    /// Something supposed, dashed.
    #[strum(serialize = "key-supposed")]
    Supposed,
    /// The order in which something supposed has consequences.
    #[strum(serialize = "key-order")]
    Order,
    /// The place where something does not fit.
    #[strum(serialize = "key-clash")]
    Clash,
    /// The cell that joins two areas.
    #[strum(serialize = "key-bridge")]
    Bridge,
    /// What a line still needs and can spare.
    #[strum(serialize = "key-tally")]
    Tally,
    /// An outlined piece with its number of cells.
    #[strum(serialize = "key-piece")]
    Piece,
    /// A tick or a cross at a level.
    #[strum(serialize = "key-tick")]
    Tick,
    /// A case that is tried.
    #[strum(serialize = "key-case")]
    Case,
}

impl Sign {
    /// All signs, in the order of the key.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::iter()
    }

    /// Sign that a mark is, or a part of.
    fn of(item: &Item) -> Option<Self> {
        let is_beside = item.site.is_some_and(|site| site.line().is_some());
        Some(match (item.role, &item.figure) {
            (Role::Counted, _) if is_beside => Sign::Tally,
            (Role::Counted, Figure::Text { .. }) => Sign::Piece,
            (Role::Counted, Figure::Cross { .. }) => Sign::Tick,
            (Role::Crossed | Role::News | Role::Follows, Figure::Cross { .. }) => Sign::Cross,
            (Role::Ray, Figure::Ring { .. }) => Sign::Spare,
            (Role::Ray, _) => Sign::Ray,
            (Role::Evidence, _) => Sign::Ring,
            (Role::Premise, _) => Sign::Halo,
            (Role::GroupOne | Role::GroupTwo, _) => Sign::Hatching,
            (Role::Inside, _) => Sign::Inside,
            (Role::Outside, _) => Sign::Outside,
            (Role::Part, _) => Sign::Part,
            (Role::Struck, _) => Sign::Struck,
            (Role::Weak | Role::Strong, _) => Sign::Chain,
            (Role::Trial, _) => Sign::Supposed,
            (Role::Order, _) => Sign::Order,
            (Role::Clash, _) => Sign::Clash,
            (Role::Bridge, _) => Sign::Bridge,
            (Role::Candidate, _) => Sign::Case,
            _ => return None,
        })
    }

    /// Picture of the sign in a cell.
    pub fn picture(self) -> Scene {
        let at = Point::new(0.5, 0.5);
        let ring = |radius: f64| Figure::Ring { at, radius };
        let square = |inset: f64| Figure::Rect {
            at: Point::new(inset, inset),
            width: 1.0 - 2.0 * inset,
            height: 1.0 - 2.0 * inset,
        };
        let segment = |from: (f64, f64), to: (f64, f64)| Figure::Segment {
            from: Point::new(from.0, from.1),
            to: Point::new(to.0, to.1),
        };
        let text = |text: &str, size: f64| Figure::Text {
            at,
            size,
            text: text.to_owned(),
        };
        let marks = match self {
            Sign::Cross => vec![(Role::Crossed, Figure::Cross { at, radius: 0.2 })],
            Sign::Ring => vec![(Role::Clue, text("2", 0.56)), (Role::Evidence, ring(0.42))],
            Sign::Halo => vec![(Role::Premise, Figure::Disc { at, radius: 0.35 })],
            Sign::Hatching => vec![(Role::GroupOne, square(0.0))],
            Sign::Inside => vec![(Role::Inside, square(0.0))],
            Sign::Outside => vec![(Role::Outside, square(0.12))],
            Sign::Part => vec![(Role::Part, square(0.0))],
            Sign::Ray => vec![(Role::Ray, segment((0.0, 0.5), (1.0, 0.5)))],
            Sign::Spare => vec![(Role::Clue, text("2", 0.56)), (Role::Ray, ring(0.42))],
            Sign::Struck => vec![
                (Role::News, text("2", 0.6)),
                (Role::Struck, segment((0.2, 0.8), (0.8, 0.2))),
            ],
            Sign::Chain => vec![
                (Role::Strong, segment((0.0, 0.3), (1.0, 0.3))),
                (Role::Weak, segment((0.0, 0.7), (1.0, 0.7))),
            ],
            Sign::Supposed => vec![(Role::Trial, segment((0.0, 0.5), (1.0, 0.5)))],
            Sign::Order => vec![(Role::Order, text("3", 0.5))],
            Sign::Clash => vec![(Role::Clash, ring(0.42))],
            Sign::Bridge => vec![(Role::Bridge, ring(0.42))],
            Sign::Tally => vec![
                (
                    Role::Counted,
                    Figure::Cross {
                        at: Point::new(0.25, 0.5),
                        radius: 0.15,
                    },
                ),
                (
                    Role::Counted,
                    Figure::Text {
                        at: Point::new(0.75, 0.5),
                        size: 0.5,
                        text: "2".to_owned(),
                    },
                ),
            ],
            Sign::Piece => vec![
                (Role::Counted, segment((0.1, 0.1), (0.9, 0.1))),
                (Role::Counted, segment((0.9, 0.1), (0.9, 0.9))),
                (Role::Counted, segment((0.9, 0.9), (0.1, 0.9))),
                (Role::Counted, segment((0.1, 0.9), (0.1, 0.1))),
                (Role::Counted, text("1", 0.4)),
            ],
            Sign::Tick => vec![
                (Role::Counted, segment((0.25, 0.5), (0.42, 0.7))),
                (Role::Counted, segment((0.42, 0.7), (0.75, 0.25))),
            ],
            Sign::Case => vec![(Role::Candidate, square(0.1))],
        };
        let items = marks.into_iter().map(|(role, figure)| Item {
            site: None,
            role,
            figure,
            appears: None,
            until: None,
        });
        Scene::new(1.0, 1.0, items.collect())
    }
}

impl Scene {
    /// Signs of the picture, in the order of the key.
    pub fn signs(&self) -> Vec<Sign> {
        let has = |sign: &Sign| self.items.iter().any(|item| Sign::of(item) == Some(*sign));
        Sign::all().filter(has).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_sign_is_found_in_its_picture_and_has_a_place_in_the_key() {
        for sign in Sign::all() {
            let signs = sign.picture().signs();
            // A tick alone, a tally alone: its marks are told apart by their places on a board.
            let is_by_place = matches!(sign, Sign::Tally | Sign::Tick);
            assert!(is_by_place || signs == [sign], "{sign:?}: {signs:?}");
        }
    }
}
