use super::super::entries;
use super::{BAD, NONE, SEVERAL, UNIQUE};

fn parts(text: &str) -> Option<Vec<&str>> {
    let entries = entries(text)?;
    Some(
        entries
            .into_iter()
            .map(|entry| &text[entry.range])
            .collect(),
    )
}

#[test]
fn lines_of_puzzles_are_a_list() {
    let text = format!("{}\n{BAD}\r\n\n{NONE}\n", UNIQUE[0]);
    assert_eq!(parts(&text), Some(vec![UNIQUE[0], BAD, NONE]));
    let numbers = entries(&text).expect("a list");
    let numbers: Vec<u32> = numbers.iter().map(|entry| entry.line).collect();
    assert_eq!(numbers, [1, 2, 4]);
}

#[test]
fn links_are_a_list_although_they_read_as_the_first() {
    let text = format!("{0}\n{0}\nhttps://puzz.link/p?slither/2/2/d3", UNIQUE[2]);
    assert_eq!(parts(&text).map(|parts| parts.len()), Some(3));
}

#[test]
fn comma_forms_are_a_list_although_they_could_be_stacked() {
    assert_eq!(
        parts("2.3,2.2,2.3\n22.,...,222").map(|parts| parts.len()),
        Some(2)
    );
}

#[test]
fn comments_and_empty_lines_are_not_entries() {
    let text = format!("# three\n// of them\n\n{}\n   \n{}\n", UNIQUE[0], UNIQUE[1]);
    assert_eq!(parts(&text), Some(vec![UNIQUE[0], UNIQUE[1]]));
}

#[test]
fn a_single_record_is_a_list() {
    let text = "{\"puzzle\": \"2.3,2.2,2.3\"}";
    assert_eq!(parts(text), Some(vec![text]));
}

#[test]
fn one_puzzle_over_several_lines_is_not_a_list() {
    for text in [
        "2.3\n2.2\n2.3",
        "2 . 3\n2 . 2\n2 . 3\n",
        "2,,3\n2,,2\n2,,3",
        "2.3,\n2.2,\n2.3",
        "pzprv3\nslither\n2\n2\n. . \n3 . \n",
        "3 3\n2 . 3\n2 . 2\n2 . 3",
        "Try this one:\n\nhttps://puzz.link/p?slither/2/2/c3\n\nIt has 3 lines.",
        "2.3,2.2,2.3",
        "",
        "\n\n",
    ] {
        assert_eq!(parts(text), None, "{text:?}");
    }
}

#[test]
fn a_faulty_grid_is_not_a_list() {
    for text in [
        "2.3\n2!2\n2.3",
        "2.3\n2.\n2.3",
        "2 . 3\n2 . 9\n2 . 3",
        "nothing\nat all",
    ] {
        assert_eq!(parts(text), None, "{text:?}");
    }
}

#[test]
fn grids_between_empty_lines_are_a_list() {
    let text = "2.3\n2.2\n2.3\n\n.3223\n.....\n3.2..\n..0..\n3..3.\n\n22!\n...\n222\n";
    let found = parts(text).expect("a list");
    assert_eq!(found.len(), 3);
    assert_eq!(found[0], "2.3\n2.2\n2.3");
    assert_eq!(found[2], "22!\n...\n222");
}

#[test]
fn a_board_with_a_row_of_blanks_is_not_a_list() {
    assert_eq!(parts(" 2 3\n22  \n    \n3  2\n2 33"), None);
}

#[test]
fn a_long_list_is_known_as_one_by_a_few_of_its_lines() {
    let text = [SEVERAL, BAD, UNIQUE[1]].join("\n") + "\n";
    let text = text.repeat(2_000);
    assert_eq!(parts(&text).map(|parts| parts.len()), Some(6_000));
}
