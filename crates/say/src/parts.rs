//! The two parts of a locale file. `build.rs` and `xtask` include this file as well, so it does not depend on anything
//! else in the package.

/// Line of a locale file, the same in all languages, which is followed by the sentences of the guide to techniques.
const GUIDE: &str = "### GUIDE";

/// Last line of each part of a locale file in a build. A part without it is not whole.
pub const END: &str = "### END\n";

/// A locale file in its two parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts<'a> {
    /// Sentences of the page, which its first view needs.
    pub page: &'a str,
    /// Sentences of the guide, which are fetched when it opens.
    pub guide: &'a str,
}

impl<'a> Parts<'a> {
    /// Divides a locale file before the line that begins the guide.
    ///
    /// # Errors
    /// Returns a description for the build log unless there is exactly one such line.
    pub fn of(text: &'a str) -> Result<Self, String> {
        let mut at = 0;
        let mut found = Vec::new();
        for line in text.split_inclusive('\n') {
            if line.trim_end() == GUIDE {
                found.push(at);
            }
            at += line.len();
        }
        match found[..] {
            [at] => {
                let (page, guide) = text.split_at(at);
                Ok(Self { page, guide })
            }
            _ => Err(format!(
                "one line `{GUIDE}` must begin the sentences of the guide to techniques; there are {}",
                found.len()
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_divides_and_belongs_to_the_guide() {
        for end in ["\n", "\r\n"] {
            let text = ["a = A", "### GUIDE", "b = B"].join(end);
            let parts = Parts::of(&text).expect("the line is there");
            assert_eq!(parts.page, format!("a = A{end}"));
            assert_eq!(parts.guide, format!("### GUIDE{end}b = B"));
        }
    }

    #[test]
    fn a_file_without_the_line_or_with_two_is_refused() {
        let near = ["a = ### GUIDE\n", " ### GUIDE\n", "### GUIDE to\n"];
        for text in ["a = A\n", "### GUIDE\n### GUIDE\n"]
            .into_iter()
            .chain(near)
        {
            assert!(Parts::of(text).is_err(), "{text}");
        }
    }
}
