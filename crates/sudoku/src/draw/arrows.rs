//! Links of a chain as numbered arrows from candidate to candidate, strong and weak in
//! turn. Each bends to the side on which it and its number cross the least.

use clew_core::grid::Cell;
use clew_core::model::Fact as _;
use clew_core::scene::{Figure, Item, Point, Role};

use super::{pencil_at, pencil_size};
use crate::board::{Board, Fact, Houses};

/// Bends that are tried: distance of the control point from the straight line, as a
/// fraction of its length; to the left and to the right.
const BENDS: [f64; 8] = [0.3, -0.3, 0.55, -0.55, 0.15, -0.15, 0.85, -0.85];
/// Largest distance of a control point from the straight line, in cells; the curve stays within half of it, near the row, column or
/// box of its link.
const FARTHEST: f64 = 1.3;
/// Points of a curve at which crossings are checked.
const SAMPLES: usize = 12;
/// Position of the middle of a link's number, as a fraction of its curve.
const NUMBERED: f64 = 0.5;
/// Cost of crossing a candidate of the chain, any other mark, and a place beyond the board.
const COSTS: [f64; 3] = [6.0, 1.0, 2.0];
/// Half the height of a digit in its cell, in cells.
const DIGIT: f64 = 0.24;

/// Marks of a chain: a ring around each candidate, and an arrow with its number for each link.
pub(super) fn links(houses: &Houses, before: &Board, chain: &[Vec<Fact>]) -> Vec<Item> {
    let ring = 0.48 * pencil_size(houses);
    let mut around = Surroundings::new(houses, before, chain);
    let mut items = Vec::new();
    for (i, pair) in chain.windows(2).enumerate() {
        let role = if i % 2 == 0 { Role::Strong } else { Role::Weak };
        let Some([from, to]) = nearest(houses, [&pair[0], &pair[1]]) else {
            continue;
        };
        let site = pair[0][0].site();
        let arrow = around.arrow(from, to, ring);
        let at = arrow.at(NUMBERED);
        around.others.push((at, 0.6 * ring));
        let number = Figure::Text {
            at,
            size: 0.85 * pencil_size(houses),
            text: (i + 1).to_string(),
        };
        let marks = [
            Item::new(site, role, arrow.figure()),
            Item::new(site, Role::Order, number),
        ];
        items.extend(marks);
    }
    for fact in chain.iter().flatten() {
        let figure = Figure::Ring {
            at: pencil_at(houses, fact.cell(), fact.digit()),
            radius: ring,
        };
        items.push(Item::new(fact.cell().site(), Role::Evidence, figure));
    }
    items
}

/// Nearest candidates of two nodes.
fn nearest(houses: &Houses, [from, to]: [&[Fact]; 2]) -> Option<[Point; 2]> {
    let at = |fact: &Fact| pencil_at(houses, fact.cell(), fact.digit());
    let pairs = from
        .iter()
        .flat_map(|one| to.iter().map(move |other| [at(one), at(other)]));
    let length = |[one, other]: &[Point; 2]| (one.x - other.x).hypot(one.y - other.y);
    pairs.min_by(|one, other| length(one).total_cmp(&length(other)))
}

/// Curve of an arrow.
#[derive(Clone, Copy)]
struct Curve {
    from: Point,
    bend: Point,
    to: Point,
}

impl Curve {
    /// The curve between the rings around two points.
    fn new(from: Point, to: Point, bend: f64, ring: f64) -> Self {
        let half = from.towards(to, 0.5);
        let length = (to.x - from.x).hypot(to.y - from.y);
        let most = FARTHEST / length.max(FARTHEST);
        let bend = bend.clamp(-most, most);
        let bend = Point::new(
            half.x + bend * (to.y - from.y),
            half.y - bend * (to.x - from.x),
        );
        let leaving = |end: Point| {
            let length = (bend.x - end.x).hypot(bend.y - end.y);
            end.towards(bend, (ring / length.max(1e-9)).min(0.45))
        };
        Self {
            from: leaving(from),
            bend,
            to: leaving(to),
        }
    }

    fn at(self, part: f64) -> Point {
        let one = self.from.towards(self.bend, part);
        one.towards(self.bend.towards(self.to, part), part)
    }

    fn figure(self) -> Figure {
        Figure::Arrow {
            from: self.from,
            bend: self.bend,
            to: self.to,
        }
    }
}

/// Marks that arrows should avoid, each with its radius.
struct Surroundings {
    side: f64,
    /// Candidates of the chain.
    chain: Vec<(Point, f64)>,
    /// Digits, other candidates, numbers of links.
    others: Vec<(Point, f64)>,
}

impl Surroundings {
    fn new(houses: &Houses, before: &Board, chain: &[Vec<Fact>]) -> Self {
        let radius = 0.4 * pencil_size(houses);
        let linked: Vec<Point> = chain
            .iter()
            .flatten()
            .map(|fact| pencil_at(houses, fact.cell(), fact.digit()))
            .collect();
        let marks_of = |cell: Cell| match before.digit(cell) {
            Some(_) => vec![(Point::from(cell.site()), DIGIT)],
            None => {
                let marks = before.candidates(cell).iter();
                marks
                    .map(|digit| (pencil_at(houses, cell, digit), radius))
                    .collect()
            }
        };
        let others = houses.shape().cells().flat_map(marks_of);
        Self {
            side: f64::from(houses.side()),
            others: others.filter(|(at, _)| !linked.contains(at)).collect(),
            chain: linked.into_iter().map(|at| (at, radius)).collect(),
        }
    }

    /// The arrow from one point to another that crosses the least.
    fn arrow(&self, from: Point, to: Point, ring: f64) -> Curve {
        let curves = BENDS.map(|bend| Curve::new(from, to, bend, ring));
        let costs = curves.map(|curve| self.cost(curve, from, to, ring));
        let least = costs
            .iter()
            .enumerate()
            .min_by(|(_, a), (_, b)| a.total_cmp(b));
        curves[least.map_or(0, |(at, _)| at)]
    }

    fn cost(&self, curve: Curve, from: Point, to: Point, ring: f64) -> f64 {
        let [of_chain, of_other, beyond] = COSTS;
        let mut cost = 0.0;
        for sample in 1..SAMPLES {
            let at = curve.at(sample as f64 / SAMPLES as f64);
            let is_end = |point: Point| point == from || point == to;
            let near = |marks: &[(Point, f64)]| {
                let hit = |(mark, radius): &&(Point, f64)| {
                    !is_end(*mark) && (mark.x - at.x).hypot(mark.y - at.y) < *radius
                };
                marks.iter().filter(hit).count() as f64
            };
            let is_beyond = at.x.min(at.y) < 0.0 || at.x.max(at.y) > self.side;
            cost += of_chain * near(&self.chain) + of_other * near(&self.others);
            cost += f64::from(u8::from(is_beyond)) * beyond;
        }
        // The number must stand clear, also of the rings at the ends.
        let at = curve.at(NUMBERED);
        let number = |marks: &[(Point, f64)]| {
            let hit = |(mark, radius): &&(Point, f64)| {
                (mark.x - at.x).hypot(mark.y - at.y) < radius + 0.6 * ring
            };
            marks.iter().filter(hit).count() as f64
        };
        cost + of_chain * (number(&self.chain) + number(&self.others))
    }
}
