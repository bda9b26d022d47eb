//! Tests of sentences and of the locale files behind them.

use super::*;
use clew_core::grid::{Edge, Vertex};

#[test]
fn large_numbers_are_grouped() {
    assert_eq!(grouped(2048.0), "2,048");
    assert_eq!(grouped(1_048_576.0), "1,048,576");
    assert_eq!(grouped(999.0), "999");
}

#[test]
fn rim_edges_are_named_after_their_cell() {
    let speaker = Speaker::new("en");
    let shape = Shape::new(3, 3);
    let bottom = Edge::Above(Cell::new(3, 1)).site();
    assert_eq!(speaker.place(bottom, shape), "R3C2 bottom");
    assert_eq!(speaker.place(Cell::new(1, 2).site(), shape), "R2C3");
}

#[test]
fn dots_are_named_after_a_corner_of_a_cell_that_the_board_has() {
    let speaker = Speaker::new("en");
    let name = |row, col| speaker.place(Vertex { row, col }.site(), Shape::new(3, 4));
    assert_eq!(name(0, 0), "Top-left corner of R1C1");
    assert_eq!(name(0, 4), "Top-right corner of R1C4");
    assert_eq!(name(3, 1), "Bottom-left corner of R3C2");
    assert_eq!(name(3, 4), "Bottom-right corner of R3C4");
}

#[test]
fn lines_are_capitalised_only_at_the_beginning() {
    let speaker = Speaker::new("en");
    let row = |row| Arg::Place(Line::Row(row).site());
    let said = Explanation::new("aquarium-crossing-lines")
        .with("line", row(1))
        .with("need", Arg::Number(2))
        .with("other", row(2))
        .with("other-need", Arg::Number(3));
    let shape = Shape::new(5, 5);
    assert!(
        speaker
            .say(&said, shape)
            .starts_with("Row 2 still needs 2, row 3 needs 3,")
    );
    assert_eq!(speaker.place(Line::Row(1).site(), shape), "Row 2");
}

#[test]
fn every_technique_and_rule_has_its_messages() {
    use clew_aquarium::Aquarium;
    use clew_core::model::{Rule as _, Technique as _};
    use clew_slitherlink::Slitherlink;
    use clew_sudoku::Sudoku;
    fn check<P: clew_core::trace::Explain>() {
        for (tag, _) in LOCALES {
            let speaker = Speaker::new(tag);
            for technique in P::Technique::all() {
                for part in ["", ".nudge", ".whole"] {
                    let id = format!("{}{part}", technique.name());
                    assert!(speaker.knows(&id), "{tag} lacks {id}");
                }
            }
            let rules = P::Rule::all().into_iter().map(|rule| rule.name());
            for id in rules.chain([P::complete(), P::difference()]) {
                assert!(speaker.knows(id), "{tag} lacks {id}");
            }
        }
    }
    check::<Slitherlink>();
    check::<Sudoku>();
    check::<Aquarium>();
}

#[test]
fn every_kind_has_its_words() {
    use crate::kind;
    for (tag, _) in LOCALES {
        let speaker = Speaker::new(tag);
        for kind in kind::all() {
            let kind = kind.name();
            for part in ["page-kind", "edit-places"] {
                let id = format!("{part}-{kind}");
                assert!(speaker.knows(&id), "{tag} lacks {id}");
            }
        }
    }
}

#[test]
fn every_layout_of_a_blank_board_has_its_name() {
    use crate::kind;
    for (tag, _) in LOCALES {
        let speaker = Speaker::new(tag);
        for id in kind::all().flat_map(kind::layouts) {
            assert!(speaker.knows(id), "{tag} lacks {id}");
        }
    }
}

#[test]
fn every_message_of_the_editor_is_there() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut folders = vec![
        root.join("crates/clew/src/draft"),
        root.join("src/web/edit"),
    ];
    let kinds = ["slitherlink", "sudoku", "aquarium"];
    folders.extend(kinds.map(|kind| root.join("crates").join(kind).join("src/edit")));
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path)
            } else {
                files.push(path)
            }
        }
    }
    let speaker = Speaker::new("en");
    let mut known = 0;
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let quoted = text.split('"').filter(|part| {
            let is_id = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
            part.starts_with("edit-") && part.bytes().all(is_id) && !part.ends_with('-')
        });
        for id in quoted.filter(|id| !ELEMENTS.contains(id)) {
            assert!(speaker.knows(id), "{} names {id}", file.display());
            known += 1;
        }
    }
    assert!(known > 60, "{known}");
}

/// Ids of elements that are no messages.
const ELEMENTS: [&str; 2] = ["edit-board", "edit-canvas"];

#[test]
fn the_locale_files_have_no_faulty_entry() {
    for (tag, parts) in LOCALES {
        for part in [parts.page, parts.guide] {
            assert!(FluentResource::try_new(part.to_owned()).is_ok(), "{tag}");
        }
    }
}
