//! Corner of a scene, for small pictures of large boards.

use super::{Point, Scene};

impl Scene {
    /// Leaves only a corner of at most `most` cells each way if a scene is larger.
    pub fn crop(&mut self, most: f64) {
        if self.width <= most && self.height <= most {
            return;
        }
        let (width, height) = (self.width.min(most), self.height.min(most));
        (self.width, self.height, self.after) = (width, height, 0.0);
        self.items.retain(|item| {
            let at = item.site.map_or(Point::new(0.0, 0.0), Point::from);
            at.x <= width && at.y <= height
        });
    }
}
