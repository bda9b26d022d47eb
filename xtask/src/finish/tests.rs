use super::*;

/// A temporary folder for a test, removed afterwards.
struct Folder(PathBuf);

impl Folder {
    fn with(name: &str, files: &[(&str, &str)]) -> Self {
        let folder = env::temp_dir().join(format!("clew-finish-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        for (path, text) in files {
            let file = folder.join(path);
            fs::create_dir_all(file.parent().expect("in the folder")).expect("writable");
            fs::write(file, text).expect("writable");
        }
        Self(folder)
    }

    fn finished(&self, base: &str) -> BTreeMap<String, String> {
        hash_names(&self.0, base).expect("no circle");
        let mut files = Files::new();
        read_all(&self.0, "", &mut files).expect("readable");
        files
            .into_iter()
            .map(|(path, bytes)| (path, String::from_utf8(bytes).expect("text")))
            .collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The hashed name of the file with this original name.
fn name<'a>(files: &'a BTreeMap<String, String>, stem: &str, ending: &str) -> &'a str {
    files
        .keys()
        .find(|path| path.starts_with(&format!("{stem}-")) && path.ends_with(ending))
        .unwrap_or_else(|| panic!("{stem}…{ending} in {:?}", files.keys()))
}

const PAGE: &str = r#"<link rel="icon" href="icon.svg" /><link href="./page.css" rel="stylesheet" />
<script type="module" src="./boot.js" data-app="./app.js" data-wasm="./app_bg.wasm" data-worker="./worker.js"></script>"#;

fn page(more: &[(&str, &str)]) -> Vec<(&'static str, String)> {
    let mut files: Vec<(&str, String)> = vec![
        ("index.html", PAGE.to_owned()),
        ("icon.svg", "<svg/>".to_owned()),
        ("page.css", "a { background: url(dots.png); }".to_owned()),
        ("dots.png", "dots".to_owned()),
        ("boot.js", "// app.js comes by attribute.".to_owned()),
        (
            "app.js",
            "new URL('app_bg.wasm', import.meta.url)".to_owned(),
        ),
        ("app_bg.wasm", "wasm".to_owned()),
        ("worker.js", "import init from \"./app.js\";".to_owned()),
        ("robots.txt", "".to_owned()),
    ];
    for (path, text) in more {
        for file in files.iter_mut().filter(|file| file.0 == *path) {
            file.1 = (*text).to_owned();
        }
    }
    files
}

fn finished(folder: &str, base: &str, more: &[(&str, &str)]) -> BTreeMap<String, String> {
    let files = page(more);
    let files: Vec<(&str, &str)> = files.iter().map(|(a, b)| (*a, b.as_str())).collect();
    Folder::with(folder, &files).finished(base)
}

#[test]
fn referenced_files_get_hashed_names_and_references_follow() {
    let files = finished("all", "./", &[]);
    let page = &files["index.html"];
    for (stem, ending) in [
        ("icon", ".svg"),
        ("page", ".css"),
        ("boot", ".js"),
        ("app", ".js"),
        ("app_bg", ".wasm"),
        ("worker", ".js"),
    ] {
        let name = name(&files, stem, ending);
        assert!(page.contains(&format!("{name}\"")), "{name} in {page}");
        assert!(!files.contains_key(&format!("{stem}{ending}")));
    }
    let app = name(&files, "app", ".js");
    assert!(files[app].contains(name(&files, "app_bg", ".wasm")));
    assert!(files[name(&files, "worker", ".js")].contains(app));
    assert!(files[name(&files, "page", ".css")].contains(name(&files, "dots", ".png")));
    // No page loads it by its name.
    assert!(files.contains_key("robots.txt"));
    // A comment is not a reference.
    assert!(files[name(&files, "boot", ".js")].contains("// app.js"));
}

#[test]
fn a_change_renames_only_the_files_that_lead_to_it() {
    let before = finished("before", "./", &[]);
    let after = finished("after", "./", &[("app_bg.wasm", "other wasm")]);
    for (stem, ending, is_new) in [
        ("app_bg", ".wasm", true),
        ("app", ".js", true),
        ("worker", ".js", true),
        ("boot", ".js", false),
        ("page", ".css", false),
    ] {
        let is_other = name(&before, stem, ending) != name(&after, stem, ending);
        assert_eq!(is_other, is_new, "{stem}{ending}");
    }
}

#[test]
fn addresses_may_begin_with_the_address_of_the_page() {
    let based = PAGE.replace("./", "/clew/");
    let files = finished("based", "/clew/", &[("index.html", based.as_str())]);
    let app = format!("\"/clew/{}\"", name(&files, "app", ".js"));
    assert!(files["index.html"].contains(&app));
}

#[test]
fn folders_are_followed() {
    let folder = Folder::with(
        "folders",
        &[
            ("index.html", "<script src=\"app.js\"></script>"),
            ("app.js", "import { a } from './snippets/one/inline0.js';"),
            ("snippets/one/inline0.js", "import '../two/b.js';"),
            ("snippets/two/b.js", "fetch(`deep.bin?now`)"),
            ("deep.bin", "bytes"),
        ],
    );
    let files = folder.finished("./");
    let inline = name(&files, "snippets/one/inline0", ".js");
    assert!(files[name(&files, "app", ".js")].contains(inline));
    let other = name(&files, "snippets/two/b", ".js");
    assert!(files[inline].contains(&other.replace("snippets/", "../")));
    assert!(files[other].contains(&format!("`{}?now`", name(&files, "deep", ".bin"))));
}

#[test]
fn the_service_worker_keeps_its_name_and_lists_what_has_a_hash() {
    let files = [
        ("index.html", "<script src='boot.js'></script>"),
        ("boot.js", "register('service.js'); fetch('words/en.ftl')"),
        ("words/en.ftl", "name = Clew"),
        (
            "service.js",
            "const BUILD = \"unfinished\";\nconst FILES = {};\n",
        ),
        ("robots.txt", ""),
    ];
    let before = Folder::with("service", &files).finished("./");
    let script = &before["service.js"];
    let boot = name(&before, "boot", ".js");
    let words = name(&before, "words/en", ".ftl");
    let digest = |path: &str| integrity(before[path].as_bytes());
    let list = format!(
        "const FILES = {{\n  \"{boot}\": \"{}\",\n  \"{words}\": \"{}\",\n}};",
        digest(boot),
        digest(words)
    );
    assert!(script.contains(&list), "{script}");
    assert!(before[boot].contains("register('service.js')"));

    let mut changed = files;
    changed[0].1 = "<script src='boot.js'></script> ";
    let after = Folder::with("service-after", &changed).finished("./");
    assert_ne!(
        *script, after["service.js"],
        "another build, another script"
    );
}

/// Name of the build in a finished service worker.
fn build(files: &BTreeMap<String, String>) -> &str {
    let after = files["service.js"].split_once("BUILD = \"");
    let named = after.and_then(|(_, after)| after.split_once('"'));
    named.expect("a build").0
}

#[test]
fn the_page_ends_with_a_build_name_that_depends_on_every_kept_file() {
    const SERVICE: &str = "const BUILD = \"unfinished\";\nconst FILES = {};\n";
    let files = [
        ("index.html", "<script src='boot.js'></script>\n"),
        ("boot.js", "begin()"),
        ("service.js", SERVICE),
    ];
    let before = Folder::with("build", &files).finished("./");
    let end = format!("</script>\n<!-- build {} -->\n", build(&before));
    assert!(before["index.html"].ends_with(&end));
    for (number, text) in [
        (0, "<script src='boot.js'></script> <p>"),
        (1, "begin( )"),
        (2, &format!("{SERVICE}// other")),
    ] {
        let mut changed = files;
        changed[number].1 = text;
        let after = Folder::with(&format!("build-{number}"), &changed).finished("./");
        assert_ne!(build(&before), build(&after), "{text}");
    }
}

#[test]
fn the_digest_is_the_one_that_browsers_expect() {
    // From FIPS 180-2, and from the examples of the W3C recommendation.
    assert_eq!(
        integrity(b"abc"),
        "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
    );
    assert_eq!(
        integrity(b""),
        "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
    );
}

#[test]
fn a_service_worker_without_a_place_for_the_list_is_reported() {
    let files = [("index.html", ""), ("service.js", "const FILES = {};")];
    let folder = Folder::with("unfinished", &files);
    let failure = hash_names(&folder.0, "./").expect_err("no place");
    assert!(failure.to_string().contains("BUILD"), "{failure}");
}

#[test]
fn a_cycle_of_references_is_reported() {
    let folder = Folder::with(
        "circle",
        &[
            ("index.html", "<script src='a.js'></script>"),
            ("a.js", "import './b.js';"),
            ("b.js", "import './a.js';"),
        ],
    );
    let failure = hash_names(&folder.0, "./").expect_err("a circle");
    let told = failure.to_string();
    assert!(told.contains("a.js names b.js names a.js"), "{told}");
}

#[test]
fn the_hash_matches_published_values() {
    // From the authors' test vectors.
    assert_eq!(fnv(b""), 0xcbf2_9ce4_8422_2325);
    assert_eq!(fnv(b"foobar"), 0x8594_4171_f739_67e8);
}

#[test]
fn pages_that_need_no_scripts_keep_their_names_and_are_not_kept() {
    let folder = Folder::with(
        "learn",
        &[
            (
                "index.html",
                "<link href=\"icon.svg\"><a href=\"learn/en/zero.html\">",
            ),
            ("icon.svg", "<svg/>"),
            (
                "service.js",
                "const BUILD = \"unfinished\";\nconst FILES = {};\n",
            ),
            ("learn/learn.css", "a {}"),
            (
                "learn/en/zero.html",
                "<link href=\"../../icon.svg\"><link href=\"../learn.css\">",
            ),
        ],
    );
    let files = folder.finished("./");
    let icon = name(&files, "icon", ".svg");
    let page = &files["learn/en/zero.html"];
    assert!(page.contains(&format!("\"../../{icon}\"")), "{page}");
    assert!(page.contains("\"../learn.css\""), "{page}");
    assert!(files.contains_key("learn/learn.css"));
    assert!(!files["service.js"].contains("learn"));
}

#[test]
fn a_locale_file_is_divided_before_its_guide_and_one_that_has_none_is_refused() {
    let folder = Folder::with(
        "locales",
        &[
            ("locales/en.ftl", "a = A\n### GUIDE\nb = B\n"),
            ("locales/zh-CN.ftl", "### GUIDE\nb = B\n"),
        ],
    );
    locales::divide(&folder.0).expect("both have a guide");
    let mut files = Files::new();
    read_all(&folder.0, "", &mut files).expect("readable");
    let names: Vec<&str> = files.keys().map(String::as_str).collect();
    assert_eq!(
        names,
        [
            "locales/en.ftl",
            "locales/en.guide.ftl",
            "locales/zh-CN.ftl",
            "locales/zh-CN.guide.ftl"
        ]
    );
    assert_eq!(files["locales/en.ftl"], b"a = A\n### END\n");
    assert_eq!(
        files["locales/en.guide.ftl"],
        b"### GUIDE\nb = B\n### END\n"
    );
    // Already split: the first part has no guide.
    let failure = locales::divide(&folder.0).expect_err("there is nothing to divide");
    assert!(failure.to_string().contains("GUIDE"), "{failure}");
}
