// What makes a page an application: it is kept for times without a network, takes what the system shares with it or opens in it, and
// tells of a newer version. Where a browser lacks one of these, it does without.

/** Time after which the page is at rest, in milliseconds: what is kept for later leaves the network to what is looked at. */
const SETTLED = 2000;

/** Begins once the program runs. */
export async function begin() {
  takeShared();
  takeFiles();
  await keep();
}

/** Registers the service worker. A newer version waits until the reader asks for it. */
async function keep() {
  const { serviceWorker } = navigator;
  await new Promise((settled) => setTimeout(settled, SETTLED));
  const registration = await serviceWorker?.register("service.js").catch(() => undefined);
  if (!registration) return;

  const tell = () => {
    document.documentElement.dataset.update = "ready";
    dispatchEvent(new Event("clew-update"));
  };
  const watch = (worker) => {
    worker?.addEventListener("statechange", () => {
      // The first one is no news.
      if (worker.state === "installed" && serviceWorker.controller) tell();
    });
  };
  if (registration.waiting && serviceWorker.controller) tell();
  watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));

  addEventListener("clew-renew", () => {
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting?.postMessage("renew");
  });
  addEventListener("clew-forget", () => forget(registration));
  serviceWorker.controller?.postMessage("tidy");
}

/** Removes the copies of the page, until the next visit makes new ones. */
async function forget(registration) {
  await registration.unregister();
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(`clew ${registration.scope} `));
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** Takes what was shared with the page: a text or link stands in the query, a picture is with the service worker. */
function takeShared() {
  const query = new URLSearchParams(location.search);
  if (query.has("shared")) {
    history.replaceState(history.state, "", location.pathname + location.hash);
    const { serviceWorker } = navigator;
    serviceWorker?.addEventListener("message", ({ data }) => {
      if (data?.shared) put((given) => given.items.add(data.shared));
    });
    serviceWorker?.startMessages();
    serviceWorker?.controller?.postMessage("shared");
    return;
  }
  const shared = ["url", "text", "title"].map((name) => query.get(name)).find((part) => part);
  if (!shared) return;
  history.replaceState(history.state, "", location.pathname + location.hash);
  paste(shared);
}

/** Takes files that the system opens in the page. */
function takeFiles() {
  globalThis.launchQueue?.setConsumer(async ({ files }) => {
    const file = await files?.[0]?.getFile();
    if (file) paste(await file.text());
  });
}

/** Puts a text in as if it had been pasted. */
const paste = (text) => put((given) => given.setData("text/plain", text));

/** Puts in what is given as if it had been pasted, as soon as there is somebody to listen. */
function put(give) {
  if (!document.querySelector("main:not(.cold)")) {
    requestAnimationFrame(() => put(give));
    return;
  }
  const clipboardData = new DataTransfer();
  give(clipboardData);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  setTimeout(() => document.body.dispatchEvent(event));
}
