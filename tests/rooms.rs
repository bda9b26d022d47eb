//! Laws of the architecture: rooms use only those above them, by their own names and not through the root, and only the list of kinds
//! names a kind. `cargo test --test rooms`
//! checks this, and names the files that break a law. Between packages, Cargo itself refuses cycles.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Rooms that each room uses, with the files that do.
type Arrows = BTreeMap<String, BTreeMap<String, BTreeSet<PathBuf>>>;

#[test]
fn no_rooms_form_a_cycle() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let packages = fs::read_dir(top.join("crates")).expect("a folder");
    let packages = packages.map(|entry| entry.expect("an entry").path().join("src"));
    let more = [top.join("tools/src"), top.join("xtask/src")];
    let folders = packages.chain(more).map(|folder| (folder, "crate"));
    for (folder, prefix) in folders.chain([(top.join("src/web"), "crate::web")]) {
        let arrows = arrows(&folder, prefix);
        assert!(!arrows.is_empty(), "{} has rooms", folder.display());
        if let Some(cycle) = cycle(&arrows) {
            let told: Vec<String> = cycle
                .iter()
                .map(|(from, to)| format!("{from} uses {to} in {:?}", arrows[from][to]))
                .collect();
            panic!("{} has a cycle:\n{}", folder.display(), told.join("\n"));
        }
    }
}

/// The page, the command line and all other users of puzzles must support a fourth kind once it is in the list of kinds.
#[test]
fn only_the_list_of_kinds_names_a_kind() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in [
        "crates/page/src",
        "crates/cli/src",
        "crates/clew/src/games",
        "crates/clew/src/many",
        "crates/clew/src/draft",
        "crates/clew/src/guide",
        "crates/clew/src/handout",
        "crates/clew/src/picture",
        "crates/picture/src",
        "src/web",
    ] {
        collect(&top.join(folder), &mut files);
    }
    assert!(files.len() > 200, "{} files", files.len());
    for file in files {
        let text = fs::read_to_string(&file).expect("a text");
        let named = kinds_named(&text);
        assert!(named.is_empty(), "{} names {named:?}", file.display());
    }
}

#[test]
fn a_kind_is_named_by_code_but_not_by_messages_and_comments() {
    for (text, names) in [
        ("use clew_sudoku::Board;", 1),
        ("match kind.name() { \"aquarium\" => 1, _ => 2 }", 1),
        ("let quote = '\"'; Slitherlink::parse(text)", 1),
        ("// A Sudoku.\nlet word = \"page-kind-sudoku\";", 0),
        ("let help = \"clew make --kind sudoku\";", 0),
        ("let at = \"https://a.b\"; Sudoku::parse(at)", 1),
    ] {
        assert_eq!(kinds_named(text).len(), names, "{text}");
    }
}

/// Kinds named in the code of a text: by a path, by a type, or by a string that consists of the name alone. Tests may name them.
fn kinds_named(text: &str) -> Vec<&'static str> {
    let (code, texts) = parted(code_of(text).as_str());
    let code = code.to_lowercase();
    let kinds = ["slitherlink", "sudoku", "aquarium"].into_iter();
    kinds
        .filter(|kind| code.contains(kind) || texts.iter().any(|text| text == kind))
        .collect()
}

/// A text without its string literals, and the literals.
fn parted(text: &str) -> (String, Vec<String>) {
    let text = text.replace("'\"'", "").replace("\\\"", "");
    let mut parts = text.split('"');
    let (mut code, mut quoted) = (String::new(), Vec::new());
    while let Some(part) = parts.next() {
        code += part;
        quoted.extend(parts.next().map(str::to_owned));
    }
    (code, quoted)
}

/// The uses of the rooms in a folder, which are named after a prefix.
fn arrows(folder: &Path, prefix: &str) -> Arrows {
    let mut files = Vec::new();
    collect(folder, &mut files);
    let room = |file: &Path| {
        let within = file.strip_prefix(folder).expect("a file of the folder");
        let first = within.iter().next().expect("a name");
        first.to_string_lossy().trim_end_matches(".rs").to_owned()
    };
    let rooms: BTreeSet<String> = files.iter().map(|file| room(file)).collect();
    let mut arrows = Arrows::new();
    for file in files {
        let from = room(&file);
        let used = arrows.entry(from.clone()).or_default();
        let within = file.strip_prefix(folder).expect("a file of the folder");
        for name in names(
            &fs::read_to_string(&file).expect("a text"),
            prefix,
            depth(within),
        ) {
            // An item of the root may come from any room.
            let file = within.display();
            assert!(rooms.contains(&name), "{file} takes {name} from the root");
            if name != from {
                used.entry(name).or_default().insert(within.to_owned());
            }
        }
    }
    arrows
}

/// Collects the files below a folder, except tests, which may use any room, and programs, which are packages of their own.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path
            .file_stem()
            .is_some_and(|name| name == "tests" || name == "bin")
        {
            continue;
        }
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

/// Number of `super` segments that lead from a file's module to the rooms.
fn depth(within: &Path) -> usize {
    let parts = within.iter().count();
    match within.ends_with("mod.rs") {
        true => parts - 1,
        false => parts,
    }
}

/// Rooms that a text uses, by paths from the prefix or from `super`. A module of tests may use any.
fn names(text: &str, prefix: &str, depth: usize) -> BTreeSet<String> {
    let code = code_of(text);
    let mut names = BTreeSet::new();
    let above = (depth > 0).then(|| "super::".repeat(depth));
    for start in above.into_iter().chain([format!("{prefix}::")]) {
        for (at, _) in code.match_indices(&start) {
            let before = code[..at].chars().next_back();
            if before.is_some_and(|letter| letter.is_alphanumeric() || ":_".contains(letter)) {
                continue;
            }
            firsts(&code[at + start.len()..], &mut names);
        }
    }
    // The end of a list, or a glob in tests.
    names.remove("");
    names
}

/// A text without its comments and its module of tests.
fn code_of(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next();
    let lines = text.unwrap_or_default().lines();
    // An address also contains slashes.
    let comment = |line: &str| {
        line.match_indices("//")
            .find(|&(at, _)| !line[..at].ends_with(':'))
            .map(|(at, _)| at)
    };
    let code = lines.map(|line| &line[..comment(line).unwrap_or(line.len())]);
    code.collect::<Vec<_>>().join("\n")
}

/// First names of a path, or of all paths in a list in braces.
fn firsts(path: &str, names: &mut BTreeSet<String>) {
    let name = |text: &str| -> String {
        let text = text.trim_start();
        text.chars()
            .take_while(|letter| letter.is_alphanumeric() || *letter == '_')
            .collect()
    };
    let Some(list) = path.strip_prefix('{') else {
        names.insert(name(path));
        return;
    };
    let (mut level, mut from) = (0, 0);
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => level += 1,
            '}' if level == 0 => {
                names.insert(name(&list[from..at]));
                return;
            }
            '}' => level -= 1,
            ',' if level == 0 => {
                names.insert(name(&list[from..at]));
                from = at + 1;
            }
            _ => {}
        }
    }
}

/// Arrows that form a cycle, if there is one.
fn cycle(arrows: &Arrows) -> Option<Vec<(String, String)>> {
    let mut left: BTreeSet<&String> = arrows.keys().collect();
    // Remove rooms that use no remaining room, until only cycles and the rooms leading to them are left.
    loop {
        let is_free = |room: &&&String| !arrows[**room].keys().any(|used| left.contains(used));
        let Some(free) = left.iter().find(is_free).copied() else {
            break;
        };
        left.remove(free);
    }
    let mut room = (*left.first()?).clone();
    let mut path: Vec<(String, String)> = Vec::new();
    loop {
        let next = arrows[&room]
            .keys()
            .find(|used| left.contains(used))?
            .clone();
        path.push((room, next.clone()));
        if let Some(start) = path.iter().position(|(from, _)| *from == next) {
            return Some(path.split_off(start));
        }
        room = next;
    }
}
