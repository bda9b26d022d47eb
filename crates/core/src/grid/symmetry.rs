//! The eight symmetries of the square, acting on boards of any shape.

use super::{Shape, Site};

/// Symmetry of the square: an optional swap of rows and columns, followed by an
/// optional reversal of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    swap: bool,
    flip_rows: bool,
    flip_cols: bool,
}

impl Symmetry {
    /// A quarter turn to the right.
    pub const CLOCKWISE: Symmetry = Symmetry {
        swap: true,
        flip_rows: false,
        flip_cols: true,
    };
    /// A quarter turn to the left.
    pub const ANTICLOCKWISE: Symmetry = Symmetry {
        swap: true,
        flip_rows: true,
        flip_cols: false,
    };
    /// Left becomes right.
    pub const MIRRORED: Symmetry = Symmetry {
        swap: false,
        flip_rows: false,
        flip_cols: true,
    };
    /// Top becomes bottom.
    pub const UPSIDE_DOWN: Symmetry = Symmetry {
        swap: false,
        flip_rows: true,
        flip_cols: false,
    };

    /// Half a turn.
    pub const HALF_TURN: Symmetry = Symmetry {
        swap: false,
        flip_rows: true,
        flip_cols: true,
    };

    /// The eight symmetries, the identity first.
    pub fn all() -> [Symmetry; 8] {
        std::array::from_fn(|i| Symmetry {
            swap: i & 4 != 0,
            flip_rows: i & 2 != 0,
            flip_cols: i & 1 != 0,
        })
    }

    /// The shape of a board after the symmetry.
    pub fn shape(self, shape: Shape) -> Shape {
        if self.swap {
            Shape::new(shape.cols, shape.rows)
        } else {
            shape
        }
    }

    /// Image of a site of a board of `shape`.
    pub fn site(self, shape: Shape, site: Site) -> Site {
        let after = self.shape(shape);
        let (y, x) = if self.swap {
            (site.x, site.y)
        } else {
            (site.y, site.x)
        };
        Site {
            y: if self.flip_rows {
                2 * after.rows - y
            } else {
                y
            },
            x: if self.flip_cols {
                2 * after.cols - x
            } else {
                x
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_eight_symmetries_differ_and_permute_the_sites() {
        let shape = Shape::new(2, 3);
        let sites: Vec<Site> = (0..=4)
            .flat_map(|y| (0..=6).map(move |x| Site { y, x }))
            .collect();
        let images: BTreeSet<Vec<Site>> = Symmetry::all()
            .into_iter()
            .map(|s| sites.iter().map(|&site| s.site(shape, site)).collect())
            .collect();
        assert_eq!(images.len(), 8);
        for image in images {
            assert_eq!(image.iter().collect::<BTreeSet<_>>().len(), sites.len());
        }
    }
}
