//! Completion of a build for development: the links to its languages, and a service worker that removes what a published build left in the
//! browser under the same address.

use std::fs;
use std::path::Path;

use crate::run::{Failure, Result};

use super::{SERVICE, failed, locales, write};

/// Place of the links in the page; `tools/src/site/still.rs` fills it in a published build.
const PLACE: &str = "<!-- languages -->";

/// Language whose file comes first, as in `clew_say::languages`.
const FIRST: &str = "en";

/// Keeps nothing. A kept page would be shown in place of this build, so its copies go, and its windows load this build.
const KEEPS_NOTHING: &str = "\
self.addEventListener(\"install\", () => skipWaiting());
self.addEventListener(\"activate\", (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  const kept = names.filter((name) => name.startsWith(`clew ${registration.scope} `));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await registration.unregister();
  if (kept.length === 0) return;
  for (const client of await clients.matchAll({ includeUncontrolled: true })) await client.navigate(client.url);
}
";

/// Completes the build in `folder`, whose locale files are divided.
///
/// # Errors
/// Returns an error if a file cannot be read or written, or if the page has no place for the links.
pub(super) fn complete(folder: &Path) -> Result<()> {
    let file = folder.join("index.html");
    let page = fs::read_to_string(&file).map_err(|error| failed(&file, "read", &error))?;
    if !page.contains(PLACE) {
        return Err(Failure::new(format!("{} has no {PLACE}", file.display())));
    }
    let page = page.replace(PLACE, &links(&locales::names(folder)?));
    write(&file, page.as_bytes())?;
    write(&folder.join(SERVICE), KEEPS_NOTHING.as_bytes())
}

/// A link for each language, with its tag and its own name.
fn links(languages: &[(String, String)]) -> String {
    let mut languages: Vec<&(String, String)> = languages.iter().collect();
    languages.sort_by_key(|(tag, _)| (tag != FIRST, tag));
    let link = |(tag, name): &(String, String)| {
        format!(
            "<link rel=\"locale\" hreflang=\"{tag}\" title=\"{name}\" href=\"locales/{tag}.ftl\" data-guide=\"locales/{tag}.guide.ftl\" />\n"
        )
    };
    languages.into_iter().map(link).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_linked_to_its_languages_in_order() {
        let folder = std::env::temp_dir().join(format!("clew-served-{}", std::process::id()));
        let locales = folder.join("locales");
        fs::create_dir_all(&locales).expect("a writable folder");
        for (file, text) in [
            (
                "locales/de.ftl",
                "language-name = Deutsch\n### GUIDE\na = A\n",
            ),
            (
                "locales/en.ftl",
                "# Words\nlanguage-name = English\n### GUIDE\n",
            ),
            ("index.html", "<head><!-- languages --></head>"),
        ] {
            fs::write(folder.join(file), text).expect("a writable folder");
        }
        super::locales::divide(&folder).expect("both have a guide");
        complete(&folder).expect("there is a place");
        let page = fs::read_to_string(folder.join("index.html")).expect("it was written");
        let titles: Vec<&str> = page.split("title=\"").skip(1).collect();
        assert!(titles[0].starts_with("English\" href=\"locales/en.ftl\""));
        assert!(titles[1].contains("data-guide=\"locales/de.guide.ftl\""));
        assert_eq!(titles.len(), 2);
        assert!(folder.join(SERVICE).is_file());
        fs::write(folder.join("index.html"), "<head></head>").expect("a writable folder");
        assert!(complete(&folder).is_err());
        let _ = fs::remove_dir_all(&folder);
    }
}
