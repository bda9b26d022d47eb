// Keeps the page for offline use: all files of a build, so that the content shown always belongs to one build. Its name has no hash, so
// that browsers find the next version. `cargo xtask finish` writes the two values.

const BUILD = "unfinished";
/** Digest of each file except the page, by address; in the format of an `integrity` attribute. */
const FILES = {};

const PAGE = "./";
/** Last line of the page in this build. The page has no digest, because many hosts insert scripts into HTML. */
const END = `<!-- build ${BUILD} -->`;

/** Prefix of the names of all caches of this page; other pages on the host use other names. */
const OWN = `clew ${registration.scope} `;
const CACHE = OWN + BUILD;

/** Picture that the system shared with the page, until the page requests it. It is never stored. */
let shared;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

// A page loaded earlier is served by it as well: it belongs to the same build, or requests the older files.
self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
  if (method === "POST" && isTop(new URL(url))) event.respondWith(takeShared(event.request));
});

self.addEventListener("message", (event) => {
  // Only on the reader's request.
  if (event.data === "renew") event.waitUntil(skipWaiting());
  if (event.data === "tidy") event.waitUntil(tidy());
  if (event.data === "shared") {
    event.source.postMessage({ shared });
    shared = undefined;
  }
});

/**
 * Keeps all files if each matches the build, and otherwise none, because a kept file is never fetched again. In that case the browser
 * keeps using the previous build, and tries again on a later visit.
 */
async function keepAll() {
  // First, because it is small and most likely to differ.
  const page = await genuine(PAGE);
  const rest = Object.keys(FILES).map(async (file) => [file, await genuine(file)]);
  const answers = [[PAGE, page], ...(await Promise.all(rest))];
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(answers.map(([file, answer]) => cache.put(file, answer)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** A file of this build, from the browser's cache if possible, otherwise from the host. */
async function genuine(file) {
  try {
    // The page's name has no hash, so the browser's copy may be old.
    return await checked(file, file === PAGE ? "no-cache" : "default");
  } catch {
    // The browser's copy may be wrong, and would be used for a year.
    return checked(file, "reload");
  }
}

/** Fetches a file; fails unless it is complete and belongs to this build. */
async function checked(file, cache) {
  const answer = await fetch(file, { cache, integrity: FILES[file] ?? "", redirect: "error" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  if (file === PAGE && !(await answer.clone().text()).includes(END)) throw new Error(`${file}: not the page of build ${BUILD}, or not all of it`);
  return answer;
}

async function answer(request) {
  const isPage = request.mode === "navigate" && isTop(new URL(request.url));
  return (await kept(isPage ? registration.scope : request)) ?? fetch(request);
}

/** Takes content that the system shares with the page: a picture is kept until the page requests it, a text goes into the query. */
async function takeShared(request) {
  const given = await request.formData();
  const page = new URL(registration.scope);
  const picture = given.get("picture");
  if (picture instanceof File && picture.size > 0) {
    shared = picture;
    page.search = "shared";
  } else {
    for (const name of ["title", "text", "url"]) page.searchParams.set(name, given.get(name) ?? "");
  }
  return Response.redirect(page.href, 303);
}

/** Whether an address is the page's, whatever its query contains. */
function isTop({ origin, pathname }) {
  return [registration.scope, `${registration.scope}index.html`].includes(origin + pathname);
}

/** The file from this build, or from a build that another window may still show. */
async function kept(request) {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(OWN) && name !== CACHE);
  for (const name of [CACHE, ...older]) {
    const cache = await caches.open(name);
    const found = await cache.match(request);
    if (found) return found;
  }
  return undefined;
}

/** Removes the copies of other builds, unless a second window may need them. */
async function tidy() {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  // A waiting service worker has its copies as well.
  if (windows.length > 1 || registration.waiting || registration.installing) return;
  const names = await caches.keys();
  const stale = names.filter((name) => name.startsWith(OWN) && name !== CACHE);
  await Promise.all(stale.map((name) => caches.delete(name)));
}
