//! Frame of a page: head, header and footer.

use clew::kind::{self, Kind};
use clew_core::model::{Arg, Explanation};
use clew_say::{Speaker, languages};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::Language;

/// Resources that a page may load: its style sheet and its pictures.
const POLICY: &str =
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/// Content of a page.
pub(super) struct Page<'a> {
    /// Path below the folder of the language, such as `slitherlink/zero.html`.
    pub(super) path: &'a str,
    /// Kind that it is about, if any.
    pub(super) kind: Option<Kind>,
    /// Title, without the name of the program.
    pub(super) title: &'a str,
    /// Description for search engines.
    pub(super) description: &'a str,
    /// Content of its `main`.
    pub(super) body: Markup,
}

impl Page<'_> {
    /// Relative path from the page to the top folder of the language.
    fn up(&self) -> &'static str {
        if self.path.contains('/') { "../" } else { "" }
    }

    /// The page as a file.
    pub(super) fn framed(&self, language: &Language) -> String {
        let (tag, speaker) = (language.tag, &language.speaker);
        let word = |id: &str| speaker.word(id);
        let home = format!("{}../../", self.up());
        html! {
            (DOCTYPE)
            html lang=(tag) {
                (self.head(speaker))
                body {
                    header {
                        a class="name" href=(home) { (word("page-name")) }
                        nav aria-label=(word("page-kinds")) {
                            @for kind in kind::all() { (self.kind_link(speaker, kind)) }
                        }
                        nav class="languages" aria-label=(word("page-language")) {
                            @for other in languages().filter(|other| *other != tag) {
                                a href=(self.in_language(other)) hreflang=(other) lang=(other) {
                                    (Speaker::new(other).word("language-name"))
                                }
                            }
                        }
                    }
                    main { (self.body) }
                    footer {
                        p { (word("page-lead")) }
                        p { a href=(home) { (word("learn-solve")) } }
                    }
                }
            }
        }
        .into_string()
    }

    fn head(&self, speaker: &Speaker) -> Markup {
        let up = self.up();
        html! {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (self.title) " · " (speaker.word("page-name")) }
                meta name="description" content=(self.description);
                meta property="og:type" content="article";
                meta property="og:title" content=(self.title);
                meta property="og:description" content=(self.description);
                // `cargo xtask site --address` inserts the elements that need the address of the site.
                (PreEscaped("<!-- address -->"))
                @for other in languages() {
                    link rel="alternate" hreflang=(other) href=(self.in_language(other));
                }
                link rel="icon" type="image/svg+xml" href={ (up) "../../icon.svg" };
                link rel="stylesheet" href={ (up) "../learn.css" };
            }
        }
    }

    /// Relative path to the same page in another language.
    fn in_language(&self, tag: &str) -> String {
        format!("{}../{tag}/{}", self.up(), self.path)
    }

    fn kind_link(&self, speaker: &Speaker, kind: Kind) -> Markup {
        let current = (self.kind == Some(kind)).then(|| match self.path.ends_with("index.html") {
            true => "page",
            false => "true",
        });
        let name = kind.name();
        html! {
            a href={ (self.up()) (name) "/index.html" } aria-current=[current] { (kind_name(speaker, kind)) }
        }
    }
}

/// Name of a kind.
pub(super) fn kind_name(speaker: &Speaker, kind: Kind) -> String {
    let kind = kind.name();
    speaker.word(&format!("page-kind-{kind}"))
}

/// Message that contains one text.
pub(super) fn with(
    speaker: &Speaker,
    id: &'static str,
    name: &'static str,
    text: String,
) -> String {
    speaker.words(&Explanation::new(id).with(name, Arg::Text(text)))
}

/// Picture with its description; its size comes from the file.
pub(super) fn picture(name: &str, drawn: &str, description: &str) -> Markup {
    let of = |attribute: &str| {
        let start = format!(" {attribute}=\"");
        let (_, rest) = drawn.split_once(&start).expect("a picture has a size");
        rest.split('"').next().unwrap_or_default()
    };
    html! {
        img src={ "../../pictures/" (name) ".svg" } width=(of("width")) height=(of("height")) loading="lazy" alt=(description);
    }
}
