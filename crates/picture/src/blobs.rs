//! Connected components of ink, and of the paper between it.

use crate::found::Point;
use crate::threshold::Mask;

/// Connected component.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blob {
    pub(crate) left: usize,
    pub(crate) top: usize,
    /// The last column and row, which are in it.
    pub(crate) right: usize,
    pub(crate) bottom: usize,
    /// Number of pixels.
    pub(crate) area: usize,
    /// Sum of the columns and of the rows of all pixels.
    sums: [u64; 2],
}

impl Blob {
    pub(crate) fn width(&self) -> usize {
        self.right - self.left + 1
    }

    pub(crate) fn height(&self) -> usize {
        self.bottom - self.top + 1
    }

    /// Middle of the box around it.
    pub(crate) fn middle(&self) -> Point {
        let middle = |from: usize, to: usize| (from + to + 1) as f32 / 2.0;
        [middle(self.left, self.right), middle(self.top, self.bottom)]
    }

    /// Mean of its pixels.
    pub(crate) fn centroid(&self) -> Point {
        self.sums
            .map(|sum| (sum as f64 / self.area as f64 + 0.5) as f32)
    }

    /// Part of the box around it that it fills, 0 to 1.
    pub(crate) fn fill(&self) -> f32 {
        self.area as f32 / (self.width() * self.height()) as f32
    }

    /// Whether it touches the edge of the picture.
    pub(crate) fn is_cut(&self, mask: &Mask) -> bool {
        let at_end = self.right + 1 == mask.width || self.bottom + 1 == mask.height;
        self.left == 0 || self.top == 0 || at_end
    }
}

/// Components of ink, whose pixels touch at sides or corners, or of paper, whose pixels touch at sides.
pub(crate) fn blobs(mask: &Mask, of_ink: bool) -> Vec<Blob> {
    let (width, height) = (mask.width, mask.height);
    let mut open: Vec<bool> = mask.ink.iter().map(|&ink| ink == of_ink).collect();
    let mut found = Vec::new();
    let mut stack = Vec::new();
    for start in 0..open.len() {
        if !open[start] {
            continue;
        }
        open[start] = false;
        stack.push(start);
        let (x, y) = (start % width, start / width);
        let mut blob = Blob {
            left: x,
            top: y,
            right: x,
            bottom: y,
            area: 0,
            sums: [0; 2],
        };
        while let Some(at) = stack.pop() {
            let (x, y) = (at % width, at / width);
            blob.left = blob.left.min(x);
            blob.right = blob.right.max(x);
            blob.top = blob.top.min(y);
            blob.bottom = blob.bottom.max(y);
            blob.area += 1;
            blob.sums = [blob.sums[0] + x as u64, blob.sums[1] + y as u64];
            let mut visit = |at: usize| {
                if open[at] {
                    open[at] = false;
                    stack.push(at);
                }
            };
            let (has_left, has_right) = (x > 0, x + 1 < width);
            if has_left {
                visit(at - 1);
            }
            if has_right {
                visit(at + 1);
            }
            let above = (y > 0).then(|| at - width);
            let below = (y + 1 < height).then(|| at + width);
            for at in above.into_iter().chain(below) {
                visit(at);
                if of_ink && has_left {
                    visit(at - 1);
                }
                if of_ink && has_right {
                    visit(at + 1);
                }
            }
        }
        found.push(blob);
    }
    found
}
