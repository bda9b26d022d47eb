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

/** Time after which the page says that it is still loading, in milliseconds. */
const SLOW = 8000;
/** Last line of a file of sentences. A host may answer with a part of one, and a status of success. */
const END = "### END\n";
/** State of the history entry of a page that loads again after its files were fetched past the browser's cache, by number of times.
 * Once is not always enough: a browser may still read the old file while it stores the new one. */
const AGAIN = ["clew-again", "clew-again-last"];

const here = document.querySelector("script[data-app]");
const address = (name) => new URL(here.dataset[name], document.baseURI).href;
// Chosen by paint.js.
const sentences = document.querySelector(`link[rel=locale][hreflang="${document.documentElement.lang}"]`).href;
const [failed, slow] = ["failed", "slow"].map((name) => document.querySelector(`body > .${name}`));
for (const button of document.querySelectorAll("body > .failed button, body > .slow button")) button.onclick = () => location.reload();

// 0 at the first start.
const times = AGAIN.indexOf(history.state) + 1;
if (times > 0) history.replaceState(null, "");
const handOn = earlyInput();
const waiting = setTimeout(() => (slow.hidden = false), SLOW);

try {
  nameInLanguage();
  const [{ default: init }, locale] = await Promise.all([import(address("app")), text(sentences)]);
  if (!locale.endsWith(END)) throw new Error(`${sentences}: not whole`);
  const leave = stillBoard();
  // The program looks for it there.
  globalThis.clewLocale = locale;
  // Pass an address instead of the fetched content, so that it is compiled during the download.
  await init({ module_or_path: address("wasm") });
  leave();
  handOn();
} catch (error) {
  if (times < AGAIN.length && (await areRenewed())) {
    console.warn(error);
    history.replaceState(AGAIN[times], "");
    location.reload();
    // Nothing may happen until then.
    await new Promise(() => {});
  }
  failed.hidden = false;
  document.body.replaceChildren(failed);
  throw error;
} finally {
  clearTimeout(waiting);
  slow.remove();
}

if (!("embed" in document.documentElement.dataset)) {
  const { begin } = await import("./offline.js");
  await begin();
}

/**
 * Fetches the files that the start needs once more, past the browser's cache: a wrong answer with a status of success stays there for a
 * year.
 *
 * @returns {Promise<boolean>} whether all of them are right, as far as is known
 */
async function areRenewed() {
  // It has the digests of the files of its build, and is never old.
  const service = await text("service.js").catch(() => "");
  const styles = [...document.querySelectorAll("link[rel=stylesheet]")].map(({ href }) => href);
  const renewed = [address("app"), address("wasm"), sentences, ...styles].map(async (file) => {
    const [name] = file.split("/").slice(-1);
    const [, integrity = ""] = service.match(new RegExp(`${name}": "([^"]+)"`)) ?? [];
    return text(file, { cache: "reload", integrity });
  });
  const answers = await Promise.allSettled(renewed);
  return answers.every(({ status }) => status === "fulfilled");
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
 * The content of a file of the page. A page of the host in its place is an error.
 *
 * @param {string} address
 * @param {RequestInit} [options]
 * @returns {Promise<string>}
 */
async function text(address, options) {
  const response = await fetch(address, options);
  const content = await response.text();
  if (!response.ok || content.startsWith("<")) throw new Error(`${address}: ${response.status}, ${content.slice(0, 20)}`);
  return content;
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
