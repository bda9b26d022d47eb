// Starts the page. This is a separate file, because the content security policy does not allow inline scripts.

// Elements of a drawn board. Any other markup is refused.
const DRAWN = new Set(["svg", "g", "path", "rect", "circle", "line", "text"]);

// All markup and all script addresses pass through here, if the browser supports this policy: only own files and drawn boards are allowed.
globalThis.trustedTypes?.createPolicy("default", {
  createScriptURL: (address) => (new URL(address, document.baseURI).origin === location.origin ? address : null),
  createHTML: (markup) => {
    const names = [...markup.matchAll(/<\/?([^\s>/]*)/g)].map(([, name]) => name);
    const isDrawing = names[0] === "svg" && names.every((name) => DRAWN.has(name)) && !/\son|href/i.test(markup);
    return isDrawing ? markup : null;
  },
});

const here = document.querySelector("script[data-app]");
const failed = document.querySelector("p.failed");
const handOn = earlyInput();

try {
  const address = (name) => new URL(here.dataset[name], document.baseURI);
  // Chosen by paint.js.
  nameInLanguage();
  const { href } = document.querySelector(`link[rel=locale][hreflang="${document.documentElement.lang}"]`);
  const [{ default: init }, locale] = await Promise.all([import(address("app")), text(href)]);
  const leave = stillBoard();
  // The program looks for it there.
  globalThis.clewLocale = locale;
  // Pass an address instead of the fetched content, so that it is compiled during the download.
  await init({ module_or_path: address("wasm") });
  leave();
  handOn();
  if (!("embed" in document.documentElement.dataset)) {
    const { begin } = await import("./offline.js");
    await begin();
  }
} catch (error) {
  console.error(error);
  failed.hidden = false;
  document.body.replaceChildren(failed);
}

/**
 * Keeps a puzzle that is pasted or dropped before the program listens: otherwise it would be lost, and a dropped file would open in place
 * of the page.
 *
 * @returns {() => void} call this once the program has started: passes the puzzle on as soon as the program listens
 */
function earlyInput() {
  /** @type {Event | undefined} */
  let early;
  // The program's listeners run before these, and prevent the browser's default action for any input that they take.
  const keep = (event) => {
    if (event === early || event.defaultPrevented || event.target.closest?.("input, textarea")) return;
    event.preventDefault();
    if (event.type === "dragover") return;
    const given = event.clipboardData ?? event.dataTransfer;
    const kept = new DataTransfer();
    kept.setData("text/plain", given.getData("text"));
    for (const file of given.files) kept.items.add(file);
    early = new event.constructor(event.type, { bubbles: true, cancelable: true, clipboardData: kept, dataTransfer: kept });
  };
  const events = ["paste", "dragover", "drop"];
  for (const name of events) addEventListener(name, keep);

  const look = (frames) => {
    if (early && !document.body.dispatchEvent(early)) early = undefined;
    if (frames > 0) requestAnimationFrame(() => look(frames - 1));
    else for (const name of events) removeEventListener(name, keep);
  };
  return () => look(120);
}

/** Makes the system install the page under its name in the language of the page. */
function nameInLanguage() {
  const translated = document.querySelector(`link[rel=translated-manifest][hreflang="${document.documentElement.lang}"]`);
  if (translated) document.querySelector("link[rel=manifest]").href = translated.href;
}

/**
 * The content of a file.
 *
 * @param {URL | string} address
 * @returns {Promise<string>}
 */
async function text(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/**
 * Keeps the static board visible while the program, which has emptied the page, needs some frames to draw its own.
 *
 * @returns {() => void} call this once the program has started
 */
function stillBoard() {
  const root = document.documentElement;
  const scene = document.querySelector(".scene");
  if (!scene || root.dataset.opens) return () => {};
  const { x, y, width, height } = scene.getBoundingClientRect();
  const sides = { left: x + scrollX, top: y + scrollY, width, height };

  // A board that has been drawn has published its position to the style sheet.
  const isDrawn = () => document.querySelector(".board")?.style.getPropertyValue("--board-left");
  const look = (frames) => {
    if (isDrawn() || frames === 0) scene.remove();
    else requestAnimationFrame(() => look(frames - 1));
  };
  return () => {
    for (const [side, length] of Object.entries(sides)) scene.style.setProperty(side, `${length}px`);
    root.append(scene);
    look(120);
  };
}
