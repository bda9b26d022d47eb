//! Corner of a scene, for small pictures of large boards.

use super::{Point, Scene};

impl Scene {
    /// Leaves only the corner of a scene that is larger than so many cells each way.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kind;

    fn scene(rows: usize, cols: usize) -> Scene {
        let text = vec!["2".repeat(cols); rows].join(",");
        let code = kind::read(&text).unwrap().remove(0).code;
        kind::player(&code).unwrap().scene(0, 0)
    }

    #[test]
    fn the_corner_has_its_cells_and_dots_and_no_others() {
        let (mut large, small) = (scene(40, 5), scene(10, 5));
        large.crop(10.0);
        assert_eq!((large.width, large.height), (5.0, 10.0));
        let sites = |scene: &Scene| {
            let mut sites: Vec<_> = scene.items.iter().map(|item| item.site).collect();
            sites.sort();
            sites
        };
        assert_eq!(sites(&large), sites(&small));
    }

    #[test]
    fn a_small_scene_stays_as_it_is() {
        let mut small = scene(10, 5);
        small.crop(10.0);
        assert_eq!(small, scene(10, 5));
    }
}
