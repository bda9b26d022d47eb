//! Terms in Chinese: one for each English term, and no synonyms that the glossary excludes.

use clew_say::locale;

use super::file;
use super::messages::messages;

/// English terms, given by their first letters, with the Chinese terms, one of which must occur in the same message.
const TERMS: [(&str, &[&str]); 13] = [
    ("border", &["边界", "盘面"]),
    ("candidate", &["候选数"]),
    ("chapter", &["段"]),
    ("contradict", &["矛盾", "冲突"]),
    ("fin ", &["鳍"]),
    ("fins", &["鳍"]),
    ("grade", &["评级", "难度"]),
    ("seed", &["种子"]),
    ("solution", &["解", "答案"]),
    ("suppose", &["假设"]),
    ("surface", &["水面"]),
    ("undo", &["撤销"]),
    ("verdict", &["结论"]),
];

/// Synonyms of words in the glossary, words that address the reader, and words that shout.
const OTHERS: [&str; 17] = [
    "你",
    "您",
    "我们",
    "！",
    "单元格",
    "格子",
    "宫格",
    "棋盘",
    "线段",
    "线条",
    "环路",
    "回环",
    "水族馆",
    "候选数字",
    "谜面",
    "题面",
    "撤消",
];

#[test]
fn a_word_of_the_field_is_the_same_in_all_messages() {
    // The guide may paraphrase if that is shorter.
    let [english, chinese] = ["en", "zh-CN"].map(|tag| messages(tag, locale(tag).1.page));
    for (word, terms) in TERMS {
        let mut count = 0;
        for (id, said) in &english {
            // The placeholder for a term counts as a separate word.
            let text = format!("{} ", said.text.to_lowercase());
            let mut words = text.split_inclusive(|c: char| !c.is_alphabetic());
            let is_named = words.any(|part| part.starts_with(word));
            let Some(translated) = chinese.get(id).filter(|_| is_named) else {
                continue;
            };
            count += 1;
            let has_term = terms.iter().any(|term| translated.text.contains(term));
            assert!(
                has_term,
                "{id}: {word} is not {terms:?} in {}",
                translated.text
            );
        }
        assert!(count > 0, "no message says {word}");
    }
}

#[test]
fn no_other_word_takes_the_place_of_one_of_the_field() {
    for (id, said) in &file("zh-CN") {
        // Names used by others are quoted.
        let is_quoted = id.ends_with("-also");
        let other = OTHERS.iter().find(|other| said.text.contains(**other));
        assert!(
            is_quoted || other.is_none(),
            "{id}: {other:?} in {}",
            said.text
        );
    }
}
