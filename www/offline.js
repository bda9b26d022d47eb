// Application features of the page: it is kept for offline use, takes content that the system shares with it or opens in it, and
// announces a newer version. If a browser lacks one of these features, the page works without it.

/** Time after which the page is idle, in milliseconds: downloads for later use must not compete with visible content. */
const SETTLED = 2000;

/** Starts once the program is running. */
export async function begin() {
  takeShared();
  takeFiles();
  await keep();
}

/** Registers the service worker. A newer version waits until the reader requests it. */
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
      // The first version is not an update.
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

/** Takes content that was shared with the page: the query contains a text or link, the service worker has a picture. */
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
    const opened = await Promise.all((files ?? []).map((handle) => handle.getFile()));
    if (opened.length > 0) put((given) => opened.forEach((file) => given.items.add(file)));
  });
}

/** Inserts a text as if it had been pasted. */
const paste = (text) => put((given) => given.setData("text/plain", text));

/** Inserts the given content as if it had been pasted, as soon as the program listens. */
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
