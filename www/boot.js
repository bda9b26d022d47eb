// Starts the page. A file of its own, because the content security policy allows no inline script.

const here = document.querySelector("script[data-app]");

// The paper's colour must be right before anything is painted.
let stored = null;
try {
  stored = localStorage.getItem("clew-palette");
} catch {
  // Storage may be forbidden; the system's wish is then as good as any.
}
const dark = matchMedia("(prefers-color-scheme: dark)").matches;
document.documentElement.dataset.palette = stored ?? (dark ? "dark" : "light");

try {
  const { default: init } = await import(new URL(here.dataset.app, import.meta.url));
  await init({ module_or_path: new URL(here.dataset.wasm, import.meta.url) });
} catch (error) {
  console.error(error);
  const message = document.createElement("p");
  message.className = "failed";
  message.textContent =
    "Clew could not start: this browser does not run WebAssembly, or a file of the page did not arrive. Reload the page, or try a newer browser.";
  document.body.replaceChildren(message);
}
