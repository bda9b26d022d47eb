// Keeps the page for times without a network: all files of a build, so that what is shown is always of one build. It has no hash in
// its name, by which browsers find the next one. `cargo xtask finish` writes the two values.

const BUILD = "unfinished";
const FILES = [];

/** Begin of the names of all caches of this page; other pages of the host have others. */
const OWN = `clew ${registration.scope} `;
const CACHE = OWN + BUILD;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

// A page that came before it is served by it as well: it is of the same build, or asks for the older files.
self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});

self.addEventListener("message", (event) => {
  // Only when the reader asks for it.
  if (event.data === "renew") event.waitUntil(skipWaiting());
  if (event.data === "tidy") event.waitUntil(tidy());
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  // The page has no hash in its name: what the browser has of it may be old.
  const request = (file) => new Request(file, { cache: file === "./" ? "no-cache" : "default" });
  await cache.addAll(FILES.map(request));
}

async function answer(request) {
  const isPage = request.mode === "navigate" && isTop(new URL(request.url));
  return (await kept(isPage ? registration.scope : request)) ?? fetch(request);
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
