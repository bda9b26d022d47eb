use std::path::Path;
use std::sync::LazyLock;

use super::*;

/// Maximum number of bytes of all pages and pictures, which are fetched one by one.
const MOST: usize = 3_000_000;

/// Elements without an end tag.
const VOID: [&str; 4] = ["meta", "link", "img", "!DOCTYPE"];

static FILES: LazyLock<Files> = LazyLock::new(|| {
    pages(
        include_str!("../../../../www/techniques/examples.txt"),
        include_str!("../../../../www/techniques/shares.txt"),
    )
});

fn html() -> impl Iterator<Item = (&'static String, &'static String)> {
    FILES.iter().filter(|(path, _)| path.ends_with(".html"))
}

#[test]
fn every_technique_and_kind_has_a_page_in_each_language() {
    let mut count = 0;
    for tag in languages() {
        let speaker = Speaker::new(tag);
        let mut has = |path: String, heading: &str| {
            let heading = maud::html! { h1 { (heading) } }.into_string();
            assert!(FILES[&path].contains(&heading), "{path}: {heading}");
            count += 1;
        };
        has(format!("{tag}/index.html"), &speaker.word("learn-all"));
        has(
            format!("{tag}/expected-time.html"),
            &speaker.word("learn-time"),
        );
        for kind in kind::all() {
            let name = frame::kind_name(&speaker, kind);
            let heading = frame::with(&speaker, "learn-how", "kind", name);
            has(format!("{tag}/{}/index.html", kind.name()), &heading);
        }
        for entry in kind::techniques() {
            let kind = entry.kind.name();
            let path = format!("{tag}/{kind}/{}.html", entry.short_name());
            has(path, &speaker.word(entry.name));
        }
    }
    assert_eq!(html().count(), count);
}

#[test]
fn every_link_leads_to_a_page_or_picture_that_is_made() {
    for (path, page) in html() {
        let folder = Path::new(path).parent().expect("a file is in a folder");
        let parts = page.split(['"', ' ']);
        for part in parts.filter(|part| part.ends_with(".html") || part.ends_with(".svg")) {
            let mut target = Vec::new();
            let folder = folder.iter().filter_map(|step| step.to_str());
            for step in folder.chain(part.split('/')) {
                match step {
                    ".." => assert!(target.pop().is_some() || part.ends_with("icon.svg")),
                    step => target.push(step),
                }
            }
            let target = target.join("/");
            assert!(
                FILES.contains_key(&target) || target == "icon.svg",
                "{path} leads to {part}"
            );
        }
    }
}

#[test]
fn every_picture_is_shown_on_a_page() {
    let pictures = FILES.keys().filter(|path| path.ends_with(".svg"));
    for picture in pictures {
        let source = format!("src=\"../../{picture}\"");
        assert!(html().any(|(_, page)| page.contains(&source)), "{picture}");
    }
}

#[test]
fn every_element_is_closed_where_it_should_be() {
    for (path, page) in html() {
        let mut open = Vec::new();
        for tag in page.split('<').skip(1) {
            let (tag, _) = tag.split_once('>').expect("a tag ends");
            let name = tag.split(' ').next().unwrap_or_default();
            match name.strip_prefix('/') {
                Some(name) => assert_eq!(open.pop(), Some(name), "{path}"),
                None if VOID.contains(&name) || name.starts_with("!--") => {}
                None => open.push(name),
            }
        }
        assert!(open.is_empty(), "{path}: {open:?}");
    }
}

#[test]
fn the_pages_have_a_place_for_the_address_and_stay_small() {
    assert!(html().all(|(_, page)| page.matches("<!-- address -->").count() == 1));
    let size: usize = FILES.values().map(String::len).sum();
    assert!(size < MOST, "{size} bytes");
}
