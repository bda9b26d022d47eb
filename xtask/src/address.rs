//! Writes the site's address into the built pages: search engines and link previews need absolute addresses. The page also works without
//! one, but then link previews have no picture.

use std::fs;
use std::path::Path;

use crate::run::{Failure, Result};

/// Place in the head of each page.
const PLACE: &str = "<!-- address -->";
/// Preview picture for links, with its size in pixels.
const CARD: (&str, u32, u32) = ("card.png", 1200, 630);

/// Page for addresses without a file. Hosts show it at any such address, so it does not have an address of its own.
const LOST: &str = "404.html";

/// The address of the page's folder, with a slash at its end.
///
/// # Errors
/// Returns an error if the text is not a web address.
pub(crate) fn checked(address: &str) -> Result<String> {
    let rest = address.strip_prefix("https://");
    let rest = rest.or_else(|| address.strip_prefix("http://"));
    let is_plain = |rest: &str| !rest.is_empty() && !rest.contains(['"', '<', '&', '?', '#', ' ']);
    match rest.filter(|rest| is_plain(rest)) {
        Some(_) => Ok(format!("{}/", address.trim_end_matches('/'))),
        None => Err(Failure::new(format!(
            "`{address}` is not an address such as https://example.org/clew/"
        ))),
    }
}

/// Writes the address into all pages of `folder`, and the list of pages for search engines.
///
/// # Errors
/// Returns an error if a page cannot be read or written.
pub(crate) fn tell(folder: &Path, address: &str) -> Result<()> {
    let mut pages = Vec::new();
    find(folder, "", &mut pages)?;
    pages.sort();
    let mut list = String::new();
    for path in &pages {
        let file = folder.join(path);
        let page = fs::read_to_string(&file).map_err(|e| failed(&file, "read", &e))?;
        let told = told(&page, path, address);
        fs::write(&file, told).map_err(|e| failed(&file, "written", &e))?;
        if path != LOST {
            list += &format!("<url><loc>{}</loc></url>\n", own(path, address));
        }
    }
    let file = folder.join("sitemap.xml");
    let list = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n{list}</urlset>\n"
    );
    fs::write(&file, list).map_err(|e| failed(&file, "written", &e))
}

/// Address of a page.
fn own(path: &str, address: &str) -> String {
    match path {
        "index.html" => address.to_owned(),
        path => format!("{address}{path}"),
    }
}

/// A page with its address, that of its preview picture, and absolute addresses of the same page in other languages. The page for addresses
/// without a file gets the address of the start page, which it links to.
fn told(page: &str, path: &str, address: &str) -> String {
    if path == LOST {
        return page.replace("href=\"./\"", &format!("href=\"{address}\""));
    }
    let own = own(path, address);
    let (card, width, height) = CARD;
    let tags = [
        format!("<link rel=\"canonical\" href=\"{own}\" />"),
        format!("<meta property=\"og:url\" content=\"{own}\" />"),
        format!("<meta property=\"og:image\" content=\"{address}{card}\" />"),
        format!("<meta property=\"og:image:width\" content=\"{width}\" />"),
        format!("<meta property=\"og:image:height\" content=\"{height}\" />"),
        "<meta name=\"twitter:card\" content=\"summary_large_image\" />".to_owned(),
    ];
    let page = page.replacen(PLACE, &tags.join("\n"), 1);
    // In the form written by `tools/src/site/learn`: relative, up to the top folder and down again.
    let mut parts = page.split("<link rel=\"alternate\" ");
    let mut told = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        told += "<link rel=\"alternate\" ";
        match part.split_once("href=\"") {
            Some((before, rest)) => {
                let rest = rest.trim_start_matches("../");
                told += &format!("{before}href=\"{address}learn/{rest}");
            }
            None => told += part,
        }
    }
    told
}

fn find(folder: &Path, before: &str, pages: &mut Vec<String>) -> Result<()> {
    for entry in fs::read_dir(folder).map_err(|e| failed(folder, "read", &e))? {
        let entry = entry.map_err(|e| failed(folder, "read", &e))?;
        let path = format!("{before}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            find(&entry.path(), &format!("{path}/"), pages)?;
        } else if path.ends_with(".html") {
            pages.push(path);
        }
    }
    Ok(())
}

fn failed(file: &Path, done: &str, error: &std::io::Error) -> Failure {
    Failure::new(format!("{} cannot be {done}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_web_address_and_ends_with_one_slash() {
        for address in ["https://example.org/clew", "https://example.org/clew/"] {
            let checked = checked(address).expect("an address");
            assert_eq!(checked, "https://example.org/clew/");
        }
        for address in [
            "example.org",
            "https://",
            "ftp://example.org",
            "https://a/\"><b",
        ] {
            assert!(checked(address).is_err(), "{address}");
        }
    }

    #[test]
    fn a_page_lists_its_own_address_and_those_in_other_languages() {
        let page = "<!-- address -->\n\
            <link rel=\"alternate\" hreflang=\"zh-CN\" href=\"../../zh-CN/sudoku/bug.html\">\n\
            <a href=\"../../zh-CN/sudoku/bug.html\">";
        let page = told(page, "learn/en/sudoku/bug.html", "https://a.org/");
        for part in [
            "<link rel=\"canonical\" href=\"https://a.org/learn/en/sudoku/bug.html\" />",
            "content=\"https://a.org/card.png\"",
            "hreflang=\"zh-CN\" href=\"https://a.org/learn/zh-CN/sudoku/bug.html\">",
            "<a href=\"../../zh-CN/sudoku/bug.html\">",
        ] {
            assert!(page.contains(part), "{part} in {page}");
        }
        let top = told("<!-- address -->", "index.html", "https://a.org/");
        assert!(top.contains("<link rel=\"canonical\" href=\"https://a.org/\" />"));
    }

    #[test]
    fn the_page_for_addresses_without_a_file_leads_to_the_top_and_is_not_listed() {
        let folder = std::env::temp_dir().join(format!("clew-address-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("writable");
        let link = "<a href=\"./\">Clew</a>";
        for name in ["index.html", LOST] {
            fs::write(folder.join(name), link).expect("writable");
        }
        tell(&folder, "https://a.org/clew/").expect("readable and writable");
        let read = |name: &str| fs::read_to_string(folder.join(name)).expect("readable");
        assert_eq!(read(LOST), "<a href=\"https://a.org/clew/\">Clew</a>");
        assert_eq!(read("index.html"), link);
        let list = read("sitemap.xml");
        assert!(list.contains("<loc>https://a.org/clew/</loc>"), "{list}");
        assert!(!list.contains(LOST), "{list}");
        let _ = fs::remove_dir_all(&folder);
    }
}
