// The browser of the journeys: Chromium, with pages that record their errors.

import { chromium } from "playwright-core";

/** Another name of this machine that a browser does not trust like the usual one: pages from there have no secure context, like any
 * page without https. */
export const HTTP_HOST = "clew.example";

// Suitable for a container: run by root, without a graphics card, with little network. The last flags keep the browser from sending
// requests of its own.
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--host-resolver-rules=MAP ${HTTP_HOST} 127.0.0.1`,
];

// Chromium itself sometimes ends with a segmentation fault before it has a page (seen once in several thousand starts).
const STARTS = 3;

/**
 * Starts Chromium: the one at `CLEW_CHROMIUM`, or Debian's, with additional flags if given. Close it when done. A start that fails is
 * reported and tried again, `STARTS` times in all; the last failure is thrown.
 */
export async function launch(more = []) {
  const options = { executablePath: process.env.CLEW_CHROMIUM || "/usr/bin/chromium", args: [...FLAGS, ...more] };
  for (let start = 1; start < STARTS; start++) {
    try {
      return await chromium.launch(options);
    } catch (error) {
      console.error(`start ${start} of the browser failed: ${error.message.split("\n", 1)[0]}`);
    }
  }
  return chromium.launch(options);
}

/**
 * Opens a page in a separate context (nothing stored, nothing shared) and goes to `url`.
 *
 * `page.problems` collects console errors, thrown errors, failed requests and requests that leave the site, as sentences: every
 * journey ends by asserting that it is empty. Policy violations (CSP) are console errors, so they are included.
 *
 * `page.close()` closes the context as well.
 *
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 * @param {{ width?: number, height?: number, colorScheme?: "light" | "dark", reducedMotion?: "reduce" | "no-preference",
 *   hasTouch?: boolean, prepare?: (context: import("playwright-core").BrowserContext) => Promise<void>,
 *   waitUntil?: "load" | "domcontentloaded", locale?: string, serviceWorkers?: "allow" | "block" }} [options] `prepare`: runs before any request
 */
export async function openPage(browser, url, options = {}) {
  const { width = 1280, height = 800, colorScheme = "light", reducedMotion = "no-preference", hasTouch = false } = options;
  const { prepare, waitUntil = "load", locale = "en-GB", serviceWorkers = "block" } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion,
    hasTouch,
    locale,
    serviceWorkers,
  });
  const page = await context.newPage();
  page.problems = [];
  const note = (what) => page.problems.push(what);
  const home = new URL(url).origin;

  page.on("console", (message) => {
    if (message.type() === "error") note(`console error: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => note(`error thrown: ${error.message}`));
  // On the context, so that requests by workers count as well.
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!["data:", "blob:"].includes(protocol) && origin !== home) note(`request to elsewhere: ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    // Leaving a page cancels downloads in progress; that is not a fault of the page.
    if (why !== "net::ERR_ABORTED") note(`request failed: ${request.url()} (${why})`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) note(`answered ${response.status()}: ${response.url()}`);
  });

  const close = page.close.bind(page);
  page.close = async () => {
    await close();
    await context.close();
  };
  await prepare?.(context);
  await page.goto(url, { waitUntil });
  return page;
}
