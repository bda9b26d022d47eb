//! Split of the page's program into the part for the first view and the part fetched later, and of the workers' program into one part per
//! kind: each function marked in the source as a split point, with everything that only such functions reach, goes into a separate file.
//!
//! Trunk has no step between the linker and wasm-bindgen, where the split belongs. So this module splits the linker's program, and runs
//! wasm-bindgen again on the first part.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use crate::run::{Failure, Result, output, run, run_silently};
use crate::tools::{self, PROGRAMS, Program, WASM_BINDGEN, WASM_OPT, WASM_SPLIT};
use crate::workshop::Workshop;

use super::{failed, write};

/// Module with which the program fetches its chunks; it is merged into the program's own script.
const LINKS: &str = "./chunks.js";
/// Start of a chunk's address in that module.
const CHUNK_ADDRESS: &str = "fetch(new URL(\"./";

/// The part of the page's program that the first view needs.
const FIRST_VIEW: &str = "app_bg.wasm";

/// Compiles a chunk during the download, or afterwards if the host does not declare it as WebAssembly. If the answer is wrong, the browser's
/// cache has it for a year, so the chunk is fetched once more past the cache.
const INSTANTIATED: &str = "\
async function instantiated(arriving, imports) {
    const response = await arriving;
    const copy = response.clone();
    try {
        return await WebAssembly.instantiateStreaming(response, imports);
    } catch {
        const compile = async (answer) => WebAssembly.instantiate(await answer.arrayBuffer(), imports);
        return compile(copy).catch(async () => compile(await fetch(response.url, { cache: \"reload\" })));
    }
}
";

/// Replaces those programs that are in `folder` by their parts.
///
/// # Errors
/// Returns an error if a linker's program is not found, or a tool fails.
pub(super) fn split(workshop: &Workshop, folder: &Path) -> Result<()> {
    let is_there = |program: &&Program| folder.join(format!("{}.js", program.name)).is_file();
    let mut parts = Vec::new();
    for program in PROGRAMS.iter().filter(is_there) {
        tools::ready(workshop, &[WASM_BINDGEN, WASM_OPT, WASM_SPLIT], None)?;
        parts.extend(program.split(workshop, folder)?);
    }
    optimise(workshop, parts)
}

/// Optimises the parts of programs in parallel, one per core: what the first view needs as far as it goes. For the others half the time
/// makes them, packed, half a per cent larger.
///
/// # Errors
/// Returns an error if `wasm-opt` fails.
fn optimise(workshop: &Workshop, mut parts: Vec<PathBuf>) -> Result<()> {
    // The largest first, so that no core is still busy with it at the end.
    parts.sort_by_key(|part| fs::metadata(part).map_or(0, |file| file.len()));
    let left = Mutex::new(parts);
    let next = || left.lock().ok()?.pop();
    let work = || {
        while let Some(part) = next() {
            let is_first_view = part.ends_with(FIRST_VIEW);
            // It warns about the names of labels in each chunk, which it cannot read and drops, like all other names.
            run_silently(
                workshop
                    .command("wasm-opt")
                    .arg(if is_first_view { "-Os" } else { "-O1" })
                    .arg(&part)
                    .arg("-o")
                    .arg(&part),
            )?;
        }
        Ok(())
    };
    thread::scope(|scope| {
        let lanes = thread::available_parallelism().map_or(1, NonZero::get);
        let lanes: Vec<_> = (0..lanes).map(|_| scope.spawn(work)).collect();
        let panicked = |_| Err(Failure::new("a thread with wasm-opt panicked"));
        let mut lanes = lanes.into_iter();
        lanes.try_for_each(|lane| lane.join().unwrap_or_else(panicked))
    })
}

impl Program {
    /// Replaces the program by its parts. Returns the parts' files.
    fn split(&self, workshop: &Workshop, folder: &Path) -> Result<Vec<PathBuf>> {
        let linked = self.linked()?;
        let parts = linked.with_extension("parts");
        emptied(&parts)?;
        let first = parts.join(format!("{}.wasm", self.name));
        let chunks = output(
            workshop
                .command("wasm-split")
                .arg(&linked)
                .arg(&parts)
                .arg(LINKS),
        )?;
        run(workshop
            .command("wasm-bindgen")
            .args([
                "--target",
                "web",
                "--no-typescript",
                "--out-name",
                self.name,
            ])
            // Memory and table are shared with the chunks.
            .arg("--keep-lld-exports")
            .arg("--out-dir")
            .arg(folder)
            .arg(&first))?;
        let script = folder.join(format!("{}.js", self.name));
        self.join_scripts(&script, &parts.join(LINKS))?;
        let mut files = vec![folder.join(format!("{}_bg.wasm", self.name))];
        for chunk in chunks.lines().map(Path::new) {
            let name = chunk.file_name().unwrap_or_default().to_string_lossy();
            let copy = folder.join(self.chunk_name(&name));
            fs::copy(chunk, &copy).map_err(|error| failed(&copy, "written", &error))?;
            files.push(copy);
        }
        Ok(files)
    }

    /// The program as the linker wrote it.
    fn linked(&self) -> Result<PathBuf> {
        let own = std::env::current_exe()
            .map_err(|error| Failure::new(format!("xtask does not know where it is: {error}")))?;
        let target = own.parent().and_then(Path::parent).unwrap_or(Path::new(""));
        let file = target
            .join(crate::toolchain::WASM)
            .join(self.profile)
            .join(format!("{}.wasm", self.name));
        match file.is_file() {
            true => Ok(file),
            false => Err(Failure::new(format!(
                "{} should be there, built by Trunk a moment ago",
                file.display()
            ))),
        }
    }

    /// Name of a chunk's file in the page: the splitter numbers the chunks of each program from the start.
    fn chunk_name(&self, name: &str) -> String {
        format!("{}_{name}", self.name)
    }

    /// Merges the script that fetches chunks into the program's own. The two need each other, and files that reference each other cannot
    /// both have hashes in their names.
    fn join_scripts(&self, script: &Path, links: &Path) -> Result<()> {
        let read = |file: &Path| fs::read_to_string(file).map_err(|e| failed(file, "read", &e));
        let links = read(links)?.replace(
            CHUNK_ADDRESS,
            &format!("{CHUNK_ADDRESS}{}", self.chunk_name("")),
        );
        let joined = joined(&read(script)?, &links).ok_or_else(|| {
            Failure::new("wasm-bindgen's or the splitter's script has another form")
        })?;
        write(script, joined.as_bytes())
    }
}

fn emptied(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| failed(folder, "replaced", &error))?;
    }
    fs::create_dir_all(folder).map_err(|error| failed(folder, "made", &error))
}

/// The program's script with the links merged; `None` if one of them does not have the expected form.
pub(super) fn joined(program: &str, links: &str) -> Option<String> {
    // One import for each chunk.
    let is_import = |line: &&str| line.starts_with("import * as ") && line.contains(LINKS);
    let imports: Vec<&str> = program.lines().filter(is_import).collect();
    let names: Vec<&str> = imports
        .iter()
        .filter_map(|line| line.strip_prefix("import * as ")?.split(' ').next())
        .collect();
    let (own, links) = links.split_once('\n')?;
    if !own.starts_with("import { initSync }") {
        return None;
    }
    let exported: Vec<&str> = links
        .lines()
        .filter_map(|line| line.strip_prefix("export const ")?.split(' ').next())
        .collect();
    if exported.is_empty() || names.is_empty() {
        return None;
    }
    let links = links
        .replace("export const ", "const ")
        .replace("WebAssembly.instantiateStreaming(", "instantiated(");
    let program: Vec<&str> = program.lines().filter(|line| !is_import(line)).collect();
    let all = exported.join(", ");
    let named: String = names
        .iter()
        .map(|name| format!("const {name} = {{ {all} }};\n"))
        .collect();
    Some(format!(
        "{}\n{links}\n{INSTANTIATED}\n{named}",
        program.join("\n")
    ))
}

#[cfg(test)]
mod tests {
    use super::joined;

    const PROGRAM: &str = "import * as import1 from \"./chunks.js\"\nimport * as import2 from \"./chunks.js\"\n\nfunction initSync() {}\nconst imports = () => ({ \"./chunks.js\": import1 });\n";
    const LINKS: &str = "import { initSync } from \"./app.js\";\n\nconst shared = () => initSync();\nexport const load_pages = () => WebAssembly.instantiateStreaming(src, shared());\n";

    #[test]
    fn the_two_scripts_become_one_that_imports_nothing() {
        let script = joined(PROGRAM, LINKS).expect("the usual form");
        assert!(!script.lines().any(|line| line.starts_with("import ")));
        assert!(!script.contains("export "));
        assert!(
            script.ends_with("const import1 = { load_pages };\nconst import2 = { load_pages };\n")
        );
        assert!(script.contains("=> instantiated(src, shared())"));
    }

    #[test]
    fn a_script_of_another_form_is_not_guessed_at() {
        assert_eq!(joined("function initSync() {}", LINKS), None);
        assert_eq!(
            joined(PROGRAM, "import * as all from \"./app.js\";\n"),
            None
        );
        assert_eq!(
            joined(PROGRAM, "import { initSync } from \"./app.js\";\n"),
            None
        );
    }
}
