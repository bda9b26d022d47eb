//! Drawing as data: a kind says what a mark means, the theme says how it looks, and a
//! painter walks the list.
//!
//! Units: one cell is 1.0 × 1.0; the origin is the top-left vertex; y points
//! down. A frame is a function of the scene and `t` in `0..=1`; painters
//! remember nothing.

mod answers;
mod beat;
mod crop;
mod hatching;
mod hit;
mod key;
mod numbers;
mod overlay;
mod paint;
mod pattern;
mod proof;
mod regions;
mod theme;
mod written;

pub mod pixels;
pub mod svg;

pub use answers::{contradicting, suggested};
pub use beat::{conclude_scene, look_scene, run_scene};
pub(crate) use beat::{look_items, tentative_items};
pub use hatching::Hatch;
pub use hit::{cell_at, side_at, site_at};
pub use key::Sign;
pub use overlay::thread;
pub use overlay::{
    case_scene, difference_scene, solution_scene, solved_scene, step_scene, substeps,
};
pub(crate) use overlay::{clash_items, gap, ringed, rings, step_items, uncover, uncover_facts};
pub use paint::{Arrow, grown};
pub use pattern::PatternPicture;
pub use proof::{Aspect, proof_scene};
pub use regions::{divide, loose, outlined, poured, region_sizes};
pub use theme::{Medium, Palette, Style, Theme};

use crate::grid::Site;
use crate::model::{Fact as _, Puzzle};
use crate::trace::Step;

/// A place in a scene, in cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

impl Point {
    /// The point at `(x, y)`.
    pub fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }
}

impl From<Site> for Point {
    fn from(site: Site) -> Self {
        let along = |place| match place {
            Site::BEFORE => -0.5,
            place => f64::from(place) / 2.0,
        };
        Point::new(along(site.x), along(site.y))
    }
}

/// Role of a mark: its meaning. The order is the painting order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// A cell of a part of the board that a step is about.
    Part,
    /// A cell known to be inside.
    Inside,
    /// A cell known to be outside.
    Outside,
    /// A digit like the one that the player points at.
    Alike,
    /// A cell of the first of two groups shown in different ways.
    GroupOne,
    /// A cell of the second group.
    GroupTwo,
    /// The place that joins the groups.
    Bridge,
    /// A candidate's value, while cases are tried.
    Candidate,
    /// A clue of a set that contradicts itself.
    Contradicting,
    /// A fact that only the first of two solutions has.
    Differs,
    /// Known facts the step relies on.
    Premise,
    /// Water.
    Water,
    /// Ripples in water.
    Ripple,
    /// The dots and lines of the empty board.
    Grid,
    /// The number of a row or column beside the board.
    LineNumber,
    /// A thin line between cells.
    Thin,
    /// The surface of water.
    Surface,
    /// A thick line between regions.
    Wall,
    /// A thin ray from what rules something out to the place where it does.
    Ray,
    /// A weak link of a chain: not both.
    Weak,
    /// A strong link of a chain: one or the other.
    Strong,
    /// A candidate of a cell, written small; left out if it could not be read.
    Pencil,
    /// A candidate of a cell that a hint names, written for the player while the hint is shown; and the frame of
    /// that cell.
    Tentative,
    /// A candidate that the step is about: written so that it can be read.
    Spoken,
    /// A cross.
    Crossed,
    /// A line of the loop.
    Line,
    /// A line of the finished loop.
    Thread,
    /// A digit that was found.
    Digit,
    /// A supposition and its consequences.
    Trial,
    /// A fact that follows from what was found.
    Follows,
    /// A fact that the step found.
    News,
    /// The stroke through a candidate that the step rules out.
    Struck,
    /// A fact that only the second of two solutions has.
    DiffersSecond,
    /// A printed clue.
    Clue,
    /// A printed clue that is met.
    ClueMet,
    /// A printed clue that is broken.
    ClueBroken,
    /// A clue that could be added.
    Suggested,
    /// A ring around a clue the step relies on.
    Evidence,
    /// A count beside a line while a step is shown.
    Counted,
    /// A clash.
    Clash,
    /// The order of a trial's consequences.
    Order,
    /// The place pointed at.
    Cursor,
}

/// The form of a mark.
#[derive(Clone, Debug, PartialEq)]
pub enum Figure {
    /// A straight line; it grows from `from` to `to`.
    Segment {
        /// Start point.
        from: Point,
        /// End point.
        to: Point,
    },
    /// A curved arrow; it grows from `from` to `to`.
    Arrow {
        /// Start point.
        from: Point,
        /// Control point: the curve leaves and arrives in its direction.
        bend: Point,
        /// End point, with the head.
        to: Point,
    },
    /// An axis-parallel rectangle.
    Rect {
        /// Top left.
        at: Point,
        /// Width.
        width: f64,
        /// Height.
        height: f64,
    },
    /// An axis-parallel rectangle that fills from the bottom.
    Fill {
        /// Top left.
        at: Point,
        /// Width.
        width: f64,
        /// Height.
        height: f64,
    },
    /// A filled circle.
    Disc {
        /// The middle.
        at: Point,
        /// The radius.
        radius: f64,
    },
    /// The outline of a circle.
    Ring {
        /// The middle.
        at: Point,
        /// The radius.
        radius: f64,
    },
    /// A diagonal cross.
    Cross {
        /// The middle.
        at: Point,
        /// Half the width.
        radius: f64,
    },
    /// A short text, centred.
    Text {
        /// The middle.
        at: Point,
        /// Height of the digits.
        size: f64,
        /// The text.
        text: String,
    },
    /// A digit of the board, centred; the theme says how it is written.
    Digit {
        /// The middle.
        at: Point,
        /// Height of the digits.
        size: f64,
        /// The digit.
        value: u8,
    },
}

/// A mark.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// The place it belongs to.
    pub site: Option<Site>,
    /// Its role.
    pub role: Role,
    /// Its form.
    pub figure: Figure,
    /// Interval of its appearance within `0..=1`: invisible at the start, whole at the
    /// end. `None` if it is there from the beginning.
    pub appears: Option<(f64, f64)>,
    /// Moment at which it disappears; `None` if it stays.
    pub until: Option<f64>,
}

impl Item {
    /// A mark that is there from the beginning.
    pub fn new(site: Site, role: Role, figure: Figure) -> Self {
        Self {
            site: Some(site),
            role,
            figure,
            appears: None,
            until: None,
        }
    }

    /// Lets it appear between two moments of `0..=1`.
    #[must_use]
    pub fn appearing(mut self, start: f64, end: f64) -> Self {
        self.appears = Some((start, end));
        self
    }

    /// Shows it only between two moments of `0..=1`.
    #[must_use]
    pub fn lit(mut self, start: f64, end: f64) -> Self {
        self.appears = Some((start, start));
        self.until = Some(end);
        self
    }
}

/// A picture of a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Width of the board, in cells.
    pub width: f64,
    /// Height of the board, in cells.
    pub height: f64,
    /// Space above the board and left of it for clues, in cells.
    pub margin: f64,
    /// Space below the board and right of it for counts, in cells.
    pub after: f64,
    /// The marks, sorted by role.
    pub items: Vec<Item>,
}

impl Scene {
    /// A scene with its marks put in painting order.
    pub fn new(width: f64, height: f64, mut items: Vec<Item>) -> Self {
        into_painting_order(&mut items);
        Self {
            width,
            height,
            margin: 0.0,
            after: 0.0,
            items,
        }
    }

    /// Adds a row and a column for clues before the board, and room for counts after
    /// it.
    #[must_use]
    pub fn with_clues_before(mut self) -> Self {
        self.margin = 1.0;
        self.after = 0.6;
        self
    }

    /// Adds marks, keeping the painting order.
    pub fn add(&mut self, items: impl IntoIterator<Item = Item>) {
        self.items.extend(items);
        into_painting_order(&mut self.items);
    }
}

/// Sorts marks by role; those of one role keep their order. This is a separate function
/// that is never inlined; otherwise every caller would contain its own sort.
#[inline(never)]
fn into_painting_order(items: &mut [Item]) {
    items.sort_by_key(|item| item.role);
}

/// Kind that draws its boards. Steps are shown by marks in roles, in the same way for
/// every kind; a kind adds what its boards do not show.
pub trait Draw: Puzzle {
    /// Whether its boards are filled with digits; those above 9 can be written in
    /// several ways.
    const HAS_DIGITS: bool = false;

    /// The board in its current state.
    fn draw(clues: &Self::Clues, board: &Self::Board) -> Scene;

    /// Marks of a fact, drawn in a role; lines start at an end the board knows.
    fn mark(board: &Self::Board, fact: Self::Fact, role: Role) -> Vec<Item>;

    /// The facts of a solution in the order in which they are traced at the end.
    fn traced(clues: &Self::Clues, board: &Self::Board) -> Vec<Self::Fact>;

    /// The places that join the groups of a step.
    fn bridges(_: &Step<Self>) -> Vec<Site> {
        Vec::new()
    }

    /// Marks of what a step is about to decide, as it was before: a candidate that will be ruled out.
    fn sought(_: &Self::Board, _: Self::Fact) -> Vec<Item> {
        Vec::new()
    }

    /// Whether the mark of a fact fills its cell, so that candidates written there
    /// would lie below it.
    fn covers_candidates(_: Self::Fact) -> bool {
        false
    }

    /// Middle and height of the number that says when a fact of a trial follows.
    fn order_at(_: &Self::Board, fact: Self::Fact) -> (Point, f64) {
        let at = Point::from(fact.site());
        (Point::new(at.x + 0.16, at.y - 0.16), 0.26)
    }

    /// Pictures of a technique that is a fixed pattern; none for any other.
    fn pattern_pictures(_: Self::Technique) -> Vec<PatternPicture> {
        Vec::new()
    }

    /// Candidates of the cells that a step names, for a player who may not have noted them. They are drawn for as long
    /// as the step is shown.
    fn tentative(_: &Self::Clues, _: &Self::Board, _: &Step<Self>) -> Vec<Item> {
        Vec::new()
    }

    /// Marks that a step needs besides the board before it and its facts.
    fn aids(_: &Self::Clues, _: &Self::Board, _: &Step<Self>) -> Vec<Item> {
        Vec::new()
    }
}
