use clew_core::scene::{Palette, Theme};

use super::*;

const PAGE: &str = include_str!("../../../../index.html");
const STYLE: &str = include_str!("../../../../styles/cold.css");

fn page() -> String {
    filled(PAGE).expect("the page has its places")
}

#[test]
fn each_message_that_the_still_page_asks_for_is_known_in_each_language() {
    let asked = all_asked(PAGE);
    assert!(asked.len() > 40, "{asked:?}");
    for tag in languages() {
        let speaker = Speaker::new(tag);
        for id in &asked {
            assert!(speaker.knows(id), "{tag}: {id}");
        }
    }
}

#[test]
fn each_place_has_its_word_and_keeps_its_id() {
    let (page, first) = (page(), languages().next().expect("there is a language"));
    assert_eq!(all_asked(&page), all_asked(PAGE));
    let tags = page.split('<').filter_map(|part| part.split_once('>'));
    for (tag, text) in tags {
        for (name, id) in asked(tag) {
            let word = html! { (said(id, first)) }.into_string();
            match name {
                "" => assert_eq!(text, word, "<{tag}>"),
                _ => assert!(tag.contains(&format!(" {name}=\"{word}\"")), "<{tag}>"),
            }
        }
    }
}

#[test]
fn the_other_languages_come_as_json_with_all_words() {
    let page = page();
    for tag in languages().skip(1) {
        let start = format!("class=\"words\" lang=\"{tag}\">");
        let (_, rest) = page.split_once(&start).expect("its words are there");
        let (json, _) = rest.split_once("</script>").expect("the script ends");
        let words: BTreeMap<String, String> = serde_json::from_str(json).expect("it is JSON");
        let ids: BTreeSet<String> = words.keys().cloned().collect();
        assert_eq!(ids, all_asked(PAGE));
        assert!(words.iter().all(|(id, word)| *word == said(id, tag)));
    }
}

#[test]
fn the_style_sheet_has_the_colours_and_the_size_of_the_board() {
    let scene = scene();
    for item in &scene.items {
        let class = svg::role_class(item.role);
        for (palette, before) in [
            (Palette::Light, "\n"),
            (Palette::Dark, ":root[data-palette=\"dark\"] "),
        ] {
            let colour = Theme::from(palette).style(item.role).colour;
            let rule = format!("{before}.{class} {{\n  color: {colour};\n}}");
            assert!(STYLE.contains(&rule), "styles/cold.css should have {rule}");
        }
    }
    let around = 1.0 + scene.margin + scene.after;
    for (name, length) in [("across", scene.width), ("down", scene.height)] {
        let rule = format!("--{name}: {};", length + around);
        assert!(STYLE.contains(&rule), "styles/cold.css should have {rule}");
    }
}
