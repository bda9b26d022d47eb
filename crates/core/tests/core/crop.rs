//! Scenes cut to a corner.

use clew::kind;
use clew_core::scene::Scene;

fn scene(rows: usize, cols: usize) -> Scene {
    let text = vec!["2".repeat(cols); rows].join(",");
    let code = kind::read(&text).expect("it is there").remove(0).code;
    kind::player(&code).expect("it is there").scene(0, 0)
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
