//! Laws about the content of the locale files: each technique, rule, kind and message of the editor has its words.

use clew::kind;
use clew_aquarium::Aquarium;
use clew_core::model::{Rule as _, Technique as _};
use clew_core::trace::Explain;
use clew_judge::records::root;
use clew_say::{Speaker, languages};
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;

use crate::formats::files;
use crate::formats::sentences::quoted;

#[test]
fn every_technique_and_rule_has_its_messages() {
    fn check<P: Explain>() {
        for tag in languages() {
            let speaker = Speaker::new(tag);
            for technique in P::Technique::all() {
                for part in ["", ".whole"] {
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
    for tag in languages() {
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
    for tag in languages() {
        let speaker = Speaker::new(tag);
        for id in kind::all().flat_map(kind::layouts) {
            assert!(speaker.knows(id), "{tag} lacks {id}");
        }
    }
}

#[test]
fn every_message_of_the_editor_is_there() {
    let kinds = kind::all().map(|kind| format!("crates/{}/src/edit", kind.name()));
    let folders = ["crates/clew/src/draft", "src/web/edit"].map(str::to_owned);
    let folders = folders.into_iter().chain(kinds);
    let speaker = Speaker::new("en");
    let mut known = 0;
    for file in folders.flat_map(|folder| files(&root().join(folder))) {
        let text = std::fs::read_to_string(&file).unwrap();
        for id in quoted(&text, &["edit-"]).filter(|id| !ELEMENTS.contains(id)) {
            assert!(speaker.knows(id), "{} names {id}", file.display());
            known += 1;
        }
    }
    assert!(known > 60, "{known}");
}

/// Ids of elements, not of messages.
const ELEMENTS: [&str; 2] = ["edit-board", "edit-canvas"];
