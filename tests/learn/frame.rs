//! Frame of a page: head, header and footer.

use clew::kind::Kind;
use clew::model::{Arg, Explanation};
use clew::say::{Speaker, languages};
use strum::IntoEnumIterator as _;

use super::Language;

/// Page to be framed.
pub(crate) struct Page<'a> {
    /// Path below the folder of the language, such as `slitherlink/zero.html`.
    pub(crate) path: &'a str,
    /// Kind that it is about, if it is about one.
    pub(crate) kind: Option<Kind>,
    /// Title, without the name of the program.
    pub(crate) title: &'a str,
    /// Description for search engines.
    pub(crate) description: &'a str,
    /// Content of its `main`.
    pub(crate) body: &'a str,
}

impl Page<'_> {
    /// Way from the page to the top folder of the language.
    fn up(&self) -> &'static str {
        if self.path.contains('/') { "../" } else { "" }
    }

    /// The page as a file.
    pub(crate) fn framed(&self, language: &Language) -> String {
        let (tag, up, speaker) = (language.tag, self.up(), &language.speaker);
        let word = |id: &str| escaped(&speaker.word(id));
        let [title, description] = [self.title, self.description].map(escaped);
        let name = word("page-name");
        let alternates: String = languages()
            .map(|other| {
                format!(
                    "<link rel=\"alternate\" hreflang=\"{other}\" href=\"{up}../{other}/{}\">\n",
                    self.path
                )
            })
            .collect();
        let kinds: String = Kind::iter()
            .map(|kind| self.kind_link(speaker, kind))
            .collect();
        let others: String = languages()
            .filter(|other| *other != tag)
            .map(|other| {
                let called = Speaker::new(other).word("language-name");
                let path = self.path;
                format!("<a href=\"{up}../{other}/{path}\" hreflang=\"{other}\" lang=\"{other}\">{called}</a>\n")
            })
            .collect();
        format!(
            "<!doctype html>
<html lang=\"{tag}\">
<head>
<meta charset=\"utf-8\">
<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'\">
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">
<meta name=\"color-scheme\" content=\"light dark\">
<title>{title} · {name}</title>
<meta name=\"description\" content=\"{description}\">
<meta property=\"og:type\" content=\"article\">
<meta property=\"og:title\" content=\"{title}\">
<meta property=\"og:description\" content=\"{description}\">
<!-- address -->
{alternates}<link rel=\"icon\" type=\"image/svg+xml\" href=\"{up}../../icon.svg\">
<link rel=\"stylesheet\" href=\"{up}../learn.css\">
</head>
<body>
<header>
<a class=\"name\" href=\"{up}../../\">{name}</a>
<nav aria-label=\"{kinds_label}\">
{kinds}</nav>
<nav class=\"languages\" aria-label=\"{language_label}\">
{others}</nav>
</header>
<main>
{body}</main>
<footer>
<p>{about}</p>
<p><a href=\"{up}../../\">{solve}</a></p>
</footer>
</body>
</html>
",
            kinds_label = word("page-kinds"),
            language_label = word("page-language"),
            about = word("page-lead"),
            solve = word("learn-solve"),
            body = self.body,
        )
    }

    fn kind_link(&self, speaker: &Speaker, kind: Kind) -> String {
        let current = match self.kind == Some(kind) {
            true if self.path.ends_with("index.html") => " aria-current=\"page\"",
            true => " aria-current=\"true\"",
            false => "",
        };
        let (up, name): (&str, &str) = (self.up(), kind.into());
        let word = kind_name(speaker, kind);
        format!("<a href=\"{up}{name}/index.html\"{current}>{word}</a>\n")
    }
}

/// Name of a kind.
pub(crate) fn kind_name(speaker: &Speaker, kind: Kind) -> String {
    let kind: &str = kind.into();
    escaped(&speaker.word(&format!("page-kind-{kind}")))
}

/// Message with one text in it.
pub(crate) fn with(
    speaker: &Speaker,
    id: &'static str,
    name: &'static str,
    text: String,
) -> String {
    speaker.words(&Explanation::new(id).with(name, Arg::Text(text)))
}

/// Text as it stands in HTML, also in an attribute.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

/// Picture with its description; its size is that of the file.
pub(crate) fn picture(name: &str, drawn: &str, description: &str) -> String {
    let of = |attribute: &str| {
        let start = format!(" {attribute}=\"");
        let (_, rest) = drawn.split_once(&start).expect("a picture has a size");
        rest.split('"').next().unwrap_or_default().to_owned()
    };
    format!(
        "<img src=\"../../pictures/{name}.svg\" width=\"{}\" height=\"{}\" loading=\"lazy\" alt=\"{}\">",
        of("width"),
        of("height"),
        escaped(description)
    )
}
