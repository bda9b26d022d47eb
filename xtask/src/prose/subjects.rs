//! Form of a commit's subject: `room: imperative`.

/// Maximum number of characters of a subject: with `git log --oneline` it fits into a line of 80.
const LONGEST: usize = 72;

/// Faults of a subject; only a reader can tell whether its verb is an imperative.
pub(super) fn faults(subject: &str) -> Vec<String> {
    let mut faults = Vec::new();
    if !has_room(subject) {
        faults.push("begin with the room: \"soak: report wasm memory separately\"".to_owned());
    }
    let length = subject.chars().count();
    if length > LONGEST {
        faults.push(format!(
            "{length} characters are too many: use at most {LONGEST}"
        ));
    }
    if subject.ends_with('.') {
        faults.push("leave out the full stop at the end".to_owned());
    }
    faults
}

/// Whether a subject has one or more rooms in lower case, a colon, a space and a text.
fn has_room(subject: &str) -> bool {
    let Some((room, text)) = subject.split_once(": ") else {
        return false;
    };
    let is_begin = |char: char| char.is_ascii_lowercase() || char.is_ascii_digit();
    room.starts_with(is_begin)
        && room
            .chars()
            .all(|char| is_begin(char) || ", _/.-".contains(char))
        && !text.trim().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subject_with_a_room_and_an_imperative_is_accepted() {
        for subject in [
            "soak: report wasm memory separately",
            "slitherlink, aquarium: name a fixed cell",
            "tests/e2e: wait for the row",
            "ci.yml: fetch the tags",
            &format!("cli: {}", "a".repeat(67)),
        ] {
            assert_eq!(faults(subject), [""; 0], "{subject}");
        }
    }

    #[test]
    fn other_subjects_are_refused() {
        for subject in [
            "Report wasm memory separately",
            "Soak: report wasm memory separately",
            "soak:report wasm memory",
            "soak: ",
            "soak (page): report wasm memory",
            ": report",
            "soak: report wasm memory.",
            &format!("cli: {}", "é".repeat(68)),
        ] {
            assert_eq!(faults(subject).len(), 1, "{subject}");
        }
    }
}
