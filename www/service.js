// Keeps the page for times without a network: all files of a build, so that what is shown is always of one build. It has no hash in
// its name, by which browsers find the next one. `cargo xtask finish` writes the two values.

const BUILD = "unfinished";
/** Digest of each file but the page, by address; in the form of an `integrity` attribute. */
const FILES = {};

const PAGE = "./";
/** Last line of the page of this build. The page has no digest, because many hosts put scripts of their own into HTML. */
const END = `<!-- build ${BUILD} -->`;

/** Begin of the names of all caches of this page; other pages of the host have others. */
const OWN = `clew ${registration.scope} `;
const CACHE = OWN + BUILD;

/** Picture that the system shared with the page, until the page asks for it. It is never stored. */
let shared;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

// A page that came before it is served by it as well: it is of the same build, or asks for the older files.
self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
  if (method === "POST" && isTop(new URL(url))) event.respondWith(takeShared(event.request));
});

self.addEventListener("message", (event) => {
  // Only when the reader asks for it.
  if (event.data === "renew") event.waitUntil(skipWaiting());
  if (event.data === "tidy") event.waitUntil(tidy());
  if (event.data === "shared") {
    event.source.postMessage({ shared });
    shared = undefined;
  }
});

/**
 * Keeps all files if each is as it was built, and else none: what is kept is never fetched again. The browser then leaves the build before
 * in charge, and tries again with a later visit.
 */
async function keepAll() {
  // First, because it is small and the most likely to differ.
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

/** A file of this build, from what the browser has already, or else from the host. */
async function genuine(file) {
  try {
    // The page has no hash in its name: what the browser has of it may be old.
    return await checked(file, file === PAGE ? "no-cache" : "default");
  } catch {
    // What the browser has may be wrong, and is meant to be used for a year.
    return checked(file, "reload");
  }
}

/** Fetches a file; fails unless it is of this build and whole. */
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

/** Takes what the system shares with the page: a picture is kept for the page to ask for, a text goes into the query. */
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

/** Whether an address is that of the page, whatever it is given in the query. */
function isTop({ origin, pathname }) {
  return [registration.scope, `${registration.scope}index.html`].includes(origin + pathname);
}

/** The file from this build, or from one that another window may still show. */
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
  // One that waits has its copies as well.
  if (windows.length > 1 || registration.waiting || registration.installing) return;
  const names = await caches.keys();
  const stale = names.filter((name) => name.startsWith(OWN) && name !== CACHE);
  await Promise.all(stale.map((name) => caches.delete(name)));
}
