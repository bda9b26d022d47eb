//! Spots of a picture by where they lie, so that neighbours are found fast.

use crate::found::Point;
use crate::homography::distance;
use crate::order::sort_by_number;

/// Factor by which the sizes of two spots of one lattice differ at most, when they are neighbours.
const ALIKE: f32 = 1.7;

/// Spots, in squares of about a spot each.
pub(crate) struct Spots {
    /// Where each lies, and its size in pixels.
    all: Vec<(Point, f32)>,
    squares: Vec<Vec<usize>>,
    /// Side of a square, in pixels.
    side: f32,
    across: usize,
    down: usize,
}

impl Spots {
    /// Spots of a picture of a width and height.
    pub(crate) fn new(all: Vec<(Point, f32)>, width: usize, height: usize) -> Self {
        let area = (width * height) as f32;
        let side = (area / (all.len() as f32 + 1.0)).sqrt().max(2.0);
        let squares = |length: usize| (length as f32 / side) as usize + 1;
        let (across, down) = (squares(width), squares(height));
        let mut spots = Self {
            all: Vec::new(),
            squares: vec![Vec::new(); across * down],
            side,
            across,
            down,
        };
        for (number, &(at, _)) in all.iter().enumerate() {
            let (x, y) = spots.square(at);
            spots.squares[y * across + x].push(number);
        }
        spots.all = all;
        spots
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// Where a spot lies.
    pub(crate) fn at(&self, spot: usize) -> Point {
        self.all[spot].0
    }

    /// Size of a spot, in pixels.
    pub(crate) fn size(&self, spot: usize) -> f32 {
        self.all[spot].1
    }

    fn square(&self, [x, y]: Point) -> (usize, usize) {
        // Negative numbers and such as are none become 0.
        let square = |at: f32, count: usize| ((at / self.side) as usize).min(count - 1);
        (square(x, self.across), square(y, self.down))
    }

    /// Spots in the squares at most so many pixels away.
    fn around(&self, [x, y]: Point, reach: f32) -> impl Iterator<Item = usize> {
        let (left, top) = self.square([x - reach, y - reach]);
        let (right, bottom) = self.square([x + reach, y + reach]);
        let squares = (top..=bottom).flat_map(move |row| (left..=right).map(move |col| (row, col)));
        squares.flat_map(|(row, col)| self.squares[row * self.across + col].iter().copied())
    }

    fn is_alike(&self, spot: usize, size: f32) -> bool {
        let ratio = self.size(spot) / size;
        (1.0 / ALIKE..=ALIKE).contains(&ratio)
    }

    /// The spot of about a size that is nearest to a point, at most so many pixels away.
    pub(crate) fn near(&self, at: Point, reach: f32, size: f32) -> Option<usize> {
        let away = |&spot: &usize| distance(self.at(spot), at);
        self.around(at, reach)
            .filter(|spot| away(spot) <= reach && self.is_alike(*spot, size))
            .min_by(|one, other| away(one).total_cmp(&away(other)))
    }

    /// The nearest spots of about the same size.
    pub(crate) fn nearest(&self, spot: usize, count: usize) -> Vec<usize> {
        let at = self.at(spot);
        let mut reach = 2.0 * self.side;
        loop {
            let mut near: Vec<usize> = self
                .around(at, reach)
                .filter(|&other| other != spot && self.is_alike(other, self.size(spot)))
                .filter(|&other| distance(self.at(other), at) <= reach)
                .collect();
            let is_whole = reach > 16.0 * self.side;
            if near.len() >= count || is_whole {
                let away = |spot: usize| distance(self.at(spot), at);
                sort_by_number(&mut near, |&spot| away(spot));
                near.truncate(count);
                return near;
            }
            reach *= 2.0;
        }
    }
}
